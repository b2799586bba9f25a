"""Task cards: a card in a target (Planet Nine), or a picture and a sentence (Deep Sea)."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.task_set import TaskCard
from logwright.engine.cards.card import Card
from logwright.engine.missions.mission import Task
from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.task_card import GROUND, RIM
from logwright.publish.figures.crew_game.token import rank_token
from logwright.publish.figures.svg.badge import struck
from logwright.publish.figures.svg.element import Element, circle, number, path
from logwright.publish.figures.svg.ink import LINE, PAPER, WHITE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import spark, wave
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.figures.task_icon import task_icon
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece, Text
from logwright.publish.print.cards.faces.ground import both_ends, cut_panel, fitted, flood
from logwright.publish.print.cards.size import Size
from logwright.sentences.task_text import task_text

_INSET, _CUT = 2.4, 5.0
_SEA = Ink("print-sea", RIM.light, RIM.light, WHITE)
_SHORE, _HIGH_SHORE = 38.5, 31.5
"""Where the picture of a Deep Sea card ends and its sentence begins, from the top: a long one needs more room."""
_LONG = 150
"""Letters of a long sentence."""


def task_cards(edition: Edition) -> Iterator[Piece]:
    """All tasks of a game: one for each colour card, or the task cards from content."""
    look, size = edition.deck_look, edition.size("task-card")
    if cards := edition.tasks(official=True):
        yield from (_objective_piece(card, edition, size) for card in cards)
        return
    back = Face(tuple(target_back(look, size)))
    for suit, shown in look.suits.items():
        for card in sorted(card for card in look.deck.cards if card.suit is suit and not card.is_trump):
            name = edition.book.card_name(edition.game, card)
            yield Piece(f"task-{shown.id}-{card.value}", name, size, Face(tuple(target(card, look, size))), back)


def custom_task_cards(edition: Edition) -> Iterator[Piece]:
    size = edition.size("custom-task-card")
    yield from (_objective_piece(card, edition, size) for card in edition.tasks(official=False))


def target(card: Card, look: DeckLook, size: Size) -> Iterator[Element]:
    """The wanted card in a target."""
    suit = look.suits[card.suit]
    x, y = size.width / 2, 43.5
    yield flood(size, suit.field)
    yield cut_panel(size, _INSET, _CUT, suit.tint, suit.ink)
    yield cut_panel(size, _INSET + 1, _CUT - 0.4, suit.tint, suit.wash, 0.35)
    stars = ((8.4, 20, 1), (36, 25, 0.8), (7.6, 62, 0.8), (37, 60.5, 1.1), (34.5, 12.5, 0.9), (10, 11.5, 0.7))
    yield path("".join(spark(*star) for star in stars), fill=suit.wash)
    yield circle(x, y, 14.6, fill=PAPER, stroke=suit.ink, stroke_width=0.9)
    yield circle(x, y, 12.6, fill="none", stroke=suit.wash, stroke_width=0.5)
    cross = f"M{number(x)} 26.4v5M{number(x)} 55.6v5M{number(x - 17.1)} {y}h5M{number(x + 12.1)} {y}h5"
    yield path(cross, stroke=suit.ink, stroke_width=1.1, stroke_linecap="round")
    yield symbol(suit.symbol, 17.4, suit.ink).centred(x, y)
    yield lettering(f"{card.value}", 14.6, suit.ink, 2.8).centred(x, 15)


def target_back(look: DeckLook, size: Size) -> Iterator[Element]:
    """A target among stars."""
    field, mark = BACKS[look.scene]
    x, y = size.width / 2, size.height / 2
    yield flood(size, field)
    yield cut_panel(size, _INSET + 0.3, _CUT, field, mark, 0.7)
    yield cut_panel(size, _INSET + 1.4, _CUT - 0.5, field, mark, 0.3)
    stars = ((10, 58, 1), (35, 57, 1.2), (21, 61.5, 0.7), (8, 49, 0.7), (36.6, 47, 0.6))
    yield both_ends(size, path("".join(spark(*star) for star in stars), fill=mark))
    for r, width in ((14.6, 0.7), (9.6, 0.4)):
        yield circle(x, y, r, fill="none", stroke=mark, stroke_width=width)
    cross = f"M{x} {y - 17.4}v5.4M{x} {y + 12}v5.4M{x - 17.4} {y}h5.4M{x + 12} {y}h5.4"
    yield path(cross, stroke=mark, stroke_width=0.8, stroke_linecap="round")
    yield path(spark(x, y, 3.8), fill=mark)


def _objective_piece(card: TaskCard, edition: Edition, size: Size) -> Piece:
    words = task_text(card.task, edition.tongue, edition.library.games[card.game].trumps)
    back = Face(tuple(depth_back(card.task, edition.deck_look, size)))
    return Piece(card.id, words, size, objective(card.task, words, edition.deck_look, size), back)


def objective(task: Task, words: str, look: DeckLook, size: Size) -> Face:
    """The picture of an objective above the water line, its text below."""
    shore = _HIGH_SHORE if len(words) > _LONG else _SHORE
    return Face(tuple(_objective_art(task, look, size, shore)), (_below(words, size, shore),))


def _objective_art(task: Task, look: DeckLook, size: Size, shore: float) -> Iterator[Element]:
    yield flood(size, _SEA)
    yield cut_panel(size, _INSET, _CUT, GROUND, RIM)
    yield path(_sea(size, shore), fill=PAPER, stroke=RIM, stroke_width=0.5, stroke_linejoin="round")
    yield path(
        wave(_INSET + 1.6, shore - 1.6, 5, 7.2, 2), fill="none", stroke=RIM, stroke_width=0.35, stroke_opacity=0.5
    )
    yield fitted(task_icon(task.objective, look), _INSET + 2.6, 5.8, size.width - 2 * (_INSET + 2.6), shore - 9.8, 0.78)
    if not task.commander_may_own:
        yield struck(rank_token(look)).centred(size.width - 7.4, 8.2, 0.24)


def _sea(size: Size, shore: float) -> str:
    """The lower part of the panel, beginning with a wave."""
    left, right, bottom = _INSET, size.width - _INSET, size.height - _INSET
    length = (right - left) / 5
    surface = wave(left, shore, 5, length, 2.2)
    return (
        f"{surface}V{number(bottom - _CUT)}L{number(right - _CUT)} {number(bottom)}"
        f"H{number(left + _CUT)}L{number(left)} {number(bottom - _CUT)}Z"
    )


def _below(words: str, size: Size, shore: float) -> Text:
    side = _INSET + 1.9
    return Text(words, "task", side, shore + 2, size.width - 2 * side, size.height - shore - _INSET - 3.8)


def depth_back(task: Task, look: DeckLook, size: Size) -> Iterator[Element]:
    """The difficulty with three, four and five players, from top to bottom."""
    field, mark = BACKS[look.scene]
    yield flood(size, field)
    yield cut_panel(size, _INSET + 0.3, _CUT, field, mark, 0.7)
    yield path(_swell(size), fill="none", stroke=mark, stroke_width=0.4, stroke_opacity=0.6)
    for row, (seats, hard) in enumerate(task.difficulty):
        y = 15 + row * 19
        yield path("".join(_bust(x, y + below) for x, below in _standing(seats)), fill=mark)
        yield path(_drop(32, y + 0.4), fill=PAPER, stroke=mark, stroke_width=0.6)
        yield lettering(f"{hard}", 7.6, LINE, 2.8).centred(32, y + 1.8)


def _standing(seats: int) -> Iterator[tuple[float, float]]:
    """Where each figure stands, and how far below the middle; more than three stand in two rows."""
    rows = (seats,) if seats <= 3 else ((seats + 1) // 2, seats // 2)
    for row, count in enumerate(rows):
        for n in range(count):
            yield 14.2 + 5 * (n - (count - 1) / 2), 6.8 * (row - (len(rows) - 1) / 2)


def _bust(x: float, y: float) -> str:
    """Head and shoulders."""
    n = number
    return (
        f"M{n(x)} {n(y - 3)}a1.35 1.35 0 1 1 0 2.7a1.35 1.35 0 1 1 0-2.7Z"
        f"M{n(x - 2.2)} {n(y + 2.6)}c0-1.7.8-2.5 2.2-2.5s2.2.8 2.2 2.5Z"
    )


def _drop(x: float, y: float) -> str:
    n = number
    return (
        f"M{n(x)} {n(y - 8)}C{n(x + 3.6)} {n(y - 4)} {n(x + 6)} {n(y - 1.4)} {n(x + 6)} {n(y + 1.6)}"
        f"A6 6 0 0 1 {n(x - 6)} {n(y + 1.6)}C{n(x - 6)} {n(y - 1.4)} {n(x - 3.6)} {n(y - 4)} {n(x)} {n(y - 8)}Z"
    )


def _swell(size: Size) -> str:
    return "".join(wave(6.4, y, 5, (size.width - 12.8) / 5, 2) for y in (24.7, 43.7))
