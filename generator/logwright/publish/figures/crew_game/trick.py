"""Tricks: the cards round the table, who led and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.trick import play_trick
from logwright.engine.objectives.selector import Pick
from logwright.publish.figures.crew_game.card import HEIGHT, RADIUS, WIDTH, card
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.laid_tasks import LaidTask, small_tasks
from logwright.publish.figures.crew_game.seats import spot, table
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import Attributes, FigureError, box
from logwright.publish.figures.svg.ink import GOLD, PAPER
from logwright.publish.figures.task_icon.card_set import tile

SCALE = 0.85
_RIM = 5.0


def trick(
    leader: Seat,
    cards: Sequence[str | Card],
    look: DeckLook,
    *,
    winner: Seat | None = None,
    lacks: Mapping[Seat, Suit] | None = None,
    tasks: Mapping[Seat, Sequence[LaidTask]] | None = None,
) -> Drawing:
    """One card from every seat, numbered in the order of play; the flag leads, the crown wins.

    The engine says who wins; a `winner` that it does not agree with is a FigureError. `lacks` shows a suit that
    a member does not hold, `tasks` lie beside the cards of their owners.
    """
    played = [look.card(name) for name in cards]
    if len(set(played)) < len(played) or not 0 <= leader < len(played):
        raise FigureError("a trick is one card from every seat, led by one of them")
    made = play_trick(leader, played)
    if winner is not None and winner != made.winner:
        raise FigureError(
            f"seat {winner} does not win this trick: {made.best.spelled(look.trump)} of {made.winner} does"
        )
    places = []
    for turn in range(len(played)):
        seat = (leader + turn) % len(played)
        front = _played(played[turn], look, turn, wins=seat == made.winner)
        beside_it = _extras(seat, look, lacks or {}, tasks or {})
        places.append((seat, front, beside_it))
    return _round_table(places, len(played))


def _played(shown: Card, look: DeckLook, turn: int, wins: bool) -> Drawing:
    """A card with its badges on the upper edge, and a golden frame if it wins."""
    m = _RIM
    parts = []
    if wins:
        rim: Attributes = {"fill": GOLD, "stroke": PAPER, "stroke_width": 1}
        parts.append(box(m - 4, m - 4, WIDTH + 8, HEIGHT + 8, RADIUS + 3, **rim))
    parts.append(card(shown, look).at(m, m))
    parts.append((badge.flag() if turn == 0 else badge.count(turn + 1)).centred(m + WIDTH - 14, m + 13))
    if wins:
        parts.append(badge.crown().centred(m + 14, m + HEIGHT - 13, 1.25))
    return Drawing(WIDTH + 2 * m, HEIGHT + 2 * m, tuple(parts)).scaled(SCALE)


def _extras(
    seat: Seat, look: DeckLook, lacks: Mapping[Seat, Suit], tasks: Mapping[Seat, Sequence[LaidTask]]
) -> Drawing | None:
    found = []
    if laid := tasks.get(seat):
        found.append(small_tasks(laid, look))
    if seat in lacks:
        suit = lacks[seat]
        found.append(badge.struck(tile(Pick(suit), look)).scaled(0.8))
    return stacked(found, 6, "start") if found else None


def _round_table(places: Sequence[tuple[Seat, Drawing, Drawing | None]], seats: int) -> Drawing:
    w, h = places[0][1].width, places[0][1].height
    spots = {seat: spot(seat, seats) for seat, _, _ in places}
    # Items beside a card lie on its outer side; in the middle they lie to the right and need room there.
    inner = max((extra.width + 5 for seat, _, extra in places if extra and abs(spots[seat].x) < 0.1), default=0)
    rx = w * 1.12 + inner * 0.8
    ry = h * (0.92 if seats == 5 else 0.68)
    drawn = []
    for seat, front, extra in places:
        x, y = spots[seat].x * rx - w / 2, spots[seat].y * ry
        if extra is None:
            drawn.append((x, y, front))
        elif spots[seat].x < -0.1:
            drawn.append((x - extra.width - 5, y, beside([extra, front], 5)))
        else:
            drawn.append((x, y, beside([front, extra], 5)))
    left = min(x for x, _, _ in drawn)
    top = min(y - picture.height / 2 for _, y, picture in drawn)
    right = max(x + picture.width for x, _, picture in drawn)
    bottom = max(y + picture.height / 2 for _, y, picture in drawn)
    ground = table(-left, -top, rx * 0.86, ry * 0.8)
    parts = [picture.at(x - left, y - picture.height / 2 - top) for x, y, picture in drawn]
    return Drawing(right - left, bottom - top, (ground, *parts))
