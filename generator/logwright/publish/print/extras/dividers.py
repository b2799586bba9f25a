"""Dividers: as wide as the cards they part, with a tab above them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.publish.figures import Drawing, symbol
from logwright.publish.figures.medal import numbered_medal
from logwright.publish.figures.svg.element import Attributes, Element, box, number, path
from logwright.publish.figures.svg.ink import LINE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.print.cards.box import sets_of
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece, Text
from logwright.publish.print.cards.faces.ground import panel
from logwright.publish.print.cards.faces.reminders import ON_HEAD
from logwright.publish.print.cards.size import Size
from logwright.publish.print.extras.extra_measures import ExtraMeasures
from logwright.publish.print.extras.game_scene import GameScene
from logwright.sentences.message import capital

_INSET, _CORNER = 2.8, 2.0
_TYPICAL = 4
"""The difficulty of a task card depends on the number of players; cards are sorted by the one for four."""
_CUT: Attributes = {"fill": "none", "stroke": LINE, "stroke_width": 0.12, "stroke_dasharray": "1 0.8"}


@dataclass(frozen=True)
class Label:
    """What a divider stands before: its name, a drawing for its middle, its colours, and what its tab says."""

    id: str
    words: str
    sign: Drawing
    ground: Ink
    mark: Ink
    tab: str


def dividers(edition: Edition) -> Iterator[Piece]:
    """For each set of cards that can be sorted, a divider before each part of it."""
    known = sets_of(edition)
    for of, size, labels in _sorted(edition):
        if of in known:
            for place, label in enumerate(labels):
                yield _divider(label, place, edition, edition.measures.sizes[f"divider-{size}"], of)


def _sorted(edition: Edition) -> Iterator[tuple[str, str, list[Label]]]:
    """The sets, the sizes of their cards, and what parts them."""
    if edition.game not in edition.library.games:
        yield "movement", "square", list(_saucers(edition))
        return
    yield "deck", "playing", list(_suits(edition, trumps=True))
    yield "tasks", "task", list(_levels(edition) if edition.tasks(official=True) else _suits(edition, trumps=False))
    yield "missions", "tarot", list(_missions(edition))


def _suits(edition: Edition, trumps: bool) -> Iterator[Label]:
    look = edition.deck_look
    for suit in look.suits.values():
        if trumps or suit.id != look.trump:
            words = capital(edition.book.say(f"site.suit.{suit.id}", edition.game))
            yield Label(suit.id, words, symbol(suit.symbol, 20, suit.on_field), suit.field, suit.on_field, words)


def _levels(edition: Edition) -> Iterator[Label]:
    scene = GameScene.of(edition)
    for level in sorted({dict(card.task.difficulty)[_TYPICAL] for card in edition.tasks(official=True)}):
        words = edition.book.say("print.logbook.difficulty", n=level)
        yield Label(
            f"difficulty-{level}", words, lettering(f"{level}", 20, scene.mark), scene.ground, scene.mark, f"{level}"
        )


def _missions(edition: Edition) -> Iterator[Label]:
    """A divider before every ten missions: 1 to 10, 11 to 20."""
    scene, step = GameScene.of(edition), int(ExtraMeasures.of(edition.library).data["dividers"]["missions"])
    numbers = [mission.number for mission in edition.missions if mission.number]
    for first in range(1, max(numbers, default=0) + 1, step):
        last = min(first + step - 1, max(numbers))
        words = edition.book.say("press.dividers.missions", first=first, last=last)
        sign = numbered_medal(edition.deck_look, f"{first}")
        yield Label(f"{first}", words, sign, scene.ground, scene.mark, words)


def _saucers(edition: Edition) -> Iterator[Label]:
    for colour, hue in edition.saucer_look.colours.items():
        words = capital(edition.name(f"colours.{colour}"))
        yield Label(colour, words, symbol(hue.symbol, 20, hue.on_field), hue.field, hue.on_field, words)


def _divider(label: Label, place: int, edition: Edition, size: Size, of: str) -> Piece:
    said = ExtraMeasures.of(edition.library).data["dividers"]
    tab, abreast = float(said["tab"]), int(said["abreast"])
    at = place % abreast
    set_name = edition.say(f"sets.{of}")
    front = _face(label, at, abreast, tab, size, set_name)
    # Seen from behind, left and right are swapped.
    back = _face(label, abreast - 1 - at, abreast, tab, size, set_name)
    return Piece(f"{of}-{label.id}", edition.book.titled(set_name, label.words), size, front, back)


def _face(label: Label, at: int, abreast: int, tab: float, size: Size, set_name: str) -> Face:
    wide = size.width / abreast
    left, right = at * wide, (at + 1) * wide
    body = Size(size.id, size.width, size.height - tab)
    way = _outline(left, right, tab, size)
    inner = Drawing(body.width, body.height, (panel(body, _INSET, label.ground, label.mark, 3, 0.5),))
    sign = label.sign.within(body.width * 0.5, body.height * 0.4)
    art: tuple[Element, ...] = (
        *_flood(left, right, tab, size, label.ground),
        path(way, **_CUT),
        inner.at(0, tab),
        sign.centred(size.width / 2, tab + body.height * 0.42),
    )
    low = tab + body.height * 0.7
    ink = label.mark if label.mark.name.endswith("on-field") else ON_HEAD
    return Face(
        art,
        (
            Text(label.tab, "tab", left + 1.5, 1, wide - 3, tab - 1, ink),
            Text(label.words, "box-title", 6, low, size.width - 12, body.height * 0.12, ink),
            Text(set_name, "box-line", 6, low + body.height * 0.12, size.width - 12, 6, ink),
        ),
    )


def _flood(left: float, right: float, tab: float, size: Size, ink: Ink) -> Iterator[Element]:
    """Colour for tab and body, with their bleed; beside the tab the paper is cut away."""
    bleed = size.bleed
    yield box(-bleed, tab - bleed, size.width + 2 * bleed, size.height - tab + 2 * bleed, fill=ink)
    start, end = max(left - bleed, -bleed), min(right + bleed, size.width + bleed)
    yield box(start, -bleed, end - start, tab + bleed, fill=ink)


def _outline(left: float, right: float, tab: float, size: Size) -> str:
    """The cut beside the tab, on one side or on both."""
    n, r = number, _CORNER
    way = ""
    if left > 0:
        way += f"M0 {n(tab)}H{n(left - r)}a{r} {r} 0 0 0 {r}-{r}V{r}a{r} {r} 0 0 1 {r}-{r}"
    if right < size.width - 0.01:
        way += f"M{n(size.width)} {n(tab)}H{n(right + r)}a{r} {r} 0 0 1-{r}-{r}V{r}a{r} {r} 0 0 0-{r}-{r}"
    return way
