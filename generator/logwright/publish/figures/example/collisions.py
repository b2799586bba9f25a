"""Examples of flight: collisions, accelerators and boosts, each simulated by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.engine.saucers.games.drawing import drawn
from logwright.engine.saucers.games.game import advance, choose
from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.pieces.card import MovementCard, Plan
from logwright.engine.saucers.pieces.space import Direction
from logwright.engine.saucers.turns.turn import TURN_OVER, TakeTurn
from logwright.publish.figures.saucer_game.board import board
from logwright.publish.figures.saucer_game.movement_card import movement_card
from logwright.publish.figures.saucer_game.piece import booster
from logwright.publish.figures.saucer_game.saucer import saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import FigureError
from logwright.publish.figures.svg.lettering import lettering

Case = Mapping[str, Any]
_FIELD = 13
"""The size of a square board so large that nothing leaves it."""


def collision(case: Case, look: SaucerLook) -> Drawing:
    """Saucers with letters in one row: who hits whom, and how far that one is pushed."""
    colours = dict(zip("ABCDEF", look.colours, strict=True))
    spaces = [*case["at"].values(), *case["ends"].values()]
    data = {
        "rows": [" ".join("." for _ in range(max(spaces) + 2))],
        "saucers": {colours[letter]: [0, at] for letter, at in case["at"].items()},
        "move": {"saucer": colours[case["mover"]], "direction": "right", "distance": case["distance"]},
        "ends": {colours[letter]: [0, at] for letter, at in case["ends"].items()},
    }
    switches = {name: case[name] for name in ("push", "last_space_hit") if name in case}
    return board(data, look, letters=True, **switches).scaled(0.9)


def accelerator(case: Case, look: SaucerLook) -> Drawing:
    """A saucer that reaches an accelerator and flies off again from there."""
    reached, far = case["reached_after"], case["next_distance"]
    if reached > case["distance"]:
        raise FigureError(f"a move of {case['distance']} does not come that far")
    cells = ["."] * (reached + max(case["distance"], far) + 2)
    cells[reached] = "A"
    colour = next(iter(look.colours))
    data = {
        "rows": [" ".join(cells)],
        "saucers": {colour: [0, 0]},
        "move": {"saucer": colour, "direction": "right", "distance": case["distance"], "turns": ["right"]},
        "ends": {colour: [0, reached + far]},
    }
    return board(data, look).scaled(0.9)


def boost(case: Case, look: SaucerLook) -> Drawing:
    """A movement card, how far it took the saucer, and how far a booster takes it."""
    card = next((one for one in look.box.cards if _name(one) == case["card"]), None)
    if card is None or case["moved"] not in card.distances:
        raise FigureError(f"no movement card {case['card']} takes a saucer {case['moved']} spaces")
    found = _boosts(card, case["moved"], look)
    if found != {case["boost"]}:
        raise FigureError(f"a boost after that takes the saucer {sorted(found)} spaces")
    own = saucer(next(iter(look.colours)), look)
    arrow = lettering("→", 14)
    parts = [movement_card(card.id, look), own, arrow, badge.count(case["moved"]), booster().scaled(1.2)]
    return beside([*parts, arrow, badge.count(case["boost"])], 10)


def _name(card: MovementCard) -> str:
    first, last = card.distances[0], card.distances[-1]
    return f"{first}" if first == last else f"{first}-{last}"


def _boosts(card: MovementCard, moved: int, look: SaucerLook) -> set[int]:
    """How far the engine lets a saucer boost after a move with this card."""
    middle, last = _FIELD // 2, _FIELD - 1
    rows = [["."] * _FIELD for _ in range(_FIELD)]
    rows[middle][middle], rows[last][last] = "r", "b"
    state: State = drawn("\n".join(" ".join(row) for row in rows), look.box).with_saucer(0, boosters=1)
    plan = Plan(card, Direction.UP)
    state = advance(state.but(plans=(plan, None), agenda=(TakeTurn(0),), events=()), TURN_OVER)
    if state.decision is not None and state.decision.question == "distance":
        state = choose(state, f"{moved}", TURN_OVER)
    if state.decision is None or state.decision.question != "boost":
        return set()
    return {int(label.split()[1]) for label in state.decision.labels if label != "pass"}
