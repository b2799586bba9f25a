"""Task cards: a card to be won (Planet Nine) or the picture of an objective (Deep Sea), and their backs."""

from __future__ import annotations

from logwright.engine.cards.card import Card
from logwright.engine.missions.mission import Task
from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.crew_game.deck_look import DeckLook, Scene
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, box, circle, path
from logwright.publish.figures.svg.ink import LINE, PAPER, WHITE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import spark, wave
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.figures.task_icon import task_icon

WIDTH, HEIGHT = 44.0, 68.0
"""A task card, in millimetres where it is printed."""
_CUT = 6.0
GROUND = Ink("task-ground", "#eef6f7", "#1c2b33", WHITE)
RIM = Ink("task-rim", "#1d6f7a", "#6fbcc4", "#1c1c1c")


def task_card(name: str | Card | Task, look: DeckLook) -> Drawing:
    """The front of a task card: a card such as `pink 3`, or a task of the game by its id."""
    if isinstance(name, Task):
        return objective_card(name, look)
    if isinstance(name, str) and "-" in name:
        if name not in look.tasks:
            raise FigureError(f"{look.game} has no task card {name!r}")
        return objective_card(look.tasks[name], look)
    return card_task(look.card(name), look)


def card_task(wanted: Card, look: DeckLook) -> Drawing:
    """A task of Planet Nine: the card is set in a target."""
    suit = look.suits[wanted.suit]
    x = WIDTH / 2
    rings = [
        circle(x, 43, 15.5, fill=PAPER, stroke=suit.ink, stroke_width=1.2),
        path("M22 24.5V29M22 57V61.5M3.5 43H8M36 43H40.5", stroke=suit.ink, stroke_width=1.4, stroke_linecap="round"),
    ]
    return Drawing(
        WIDTH,
        HEIGHT,
        (
            frame(suit.tint, suit.ink),
            *rings,
            symbol(suit.symbol, 19, suit.ink).centred(x, 43),
            lettering(f"{wanted.value}", 15, suit.ink, 2.8).centred(x, 14.5),
        ),
    )


def objective_card(task: Task, look: DeckLook) -> Drawing:
    """A task of Deep Sea: the picture of its objective."""
    picture = task_icon(task.objective, look).within(WIDTH - 9, HEIGHT - 18)
    waves = path("".join(wave(5.5, y, 5, 6.6, 2.2) for y in (59.5, 63)), fill="none", stroke=RIM, stroke_width=0.8)
    return Drawing(WIDTH, HEIGHT, (frame(GROUND, RIM), waves, picture.centred(WIDTH / 2, (HEIGHT - 9) / 2)))


def task_back(look: DeckLook, task: Task | None = None) -> Drawing:
    """The back of a task card. One of Deep Sea says how hard it is with three, four and five players."""
    field, mark = BACKS[look.scene]
    parts: list[Element] = [frame(field, mark)]
    if look.scene is Scene.SPACE:
        parts += [circle(WIDTH / 2, HEIGHT / 2, r, fill="none", stroke=mark, stroke_width=0.8) for r in (8.5, 13, 17.5)]
        parts.append(path(spark(WIDTH / 2, HEIGHT / 2, 3.4) + spark(9, 10, 1.2) + spark(35, 58, 1.2), fill=mark))
    elif task is None:
        parts.append(path("".join(wave(7, y, 5) for y in range(12, 62, 6)), fill="none", stroke=mark))
    else:
        parts += [part for row, pair in enumerate(task.difficulty) for part in _difficulty(row, pair, mark)]
    return Drawing(WIDTH, HEIGHT, tuple(parts))


def _difficulty(row: int, pair: tuple[int, int], mark: Ink) -> list[Element]:
    """Player counts on the left, difficulties on the right."""
    seats, hard = pair
    y = 15 + row * 19
    heads = [circle(9 + 5.2 * (n % 3), y - (3 if n < 3 else -3), 2, fill=mark) for n in range(seats)]
    plate = box(25, y - 7.5, 13, 15, 3, fill=PAPER, stroke=mark)
    return [*heads, plate, lettering(f"{hard}", 10, LINE, 2.6).centred(31.5, y)]


def frame(ground: Ink, rim: Ink) -> Element:
    """Cut corners distinguish a task card from a playing card."""
    w, h, c = WIDTH - 0.8, HEIGHT - 0.8, _CUT
    way = f"M{c} .8H{w - c:g}L{w:g} {c + 0.8:g}V{h - c:g}L{w - c:g} {h:g}H{c + 0.8:g}L.8 {h - c:g}V{c + 0.8:g}Z"
    return path(way, fill=ground, stroke=rim, stroke_width=1.6, stroke_linejoin="round")
