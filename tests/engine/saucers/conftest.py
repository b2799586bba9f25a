"""A table to play on: positions as pictures, crew as letters, answers as the labels of options."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

from logwright.engine.saucers.games.drawing import drawn, letters, picture
from logwright.engine.saucers.games.game import advance, choose
from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.games.state import PendingStep, State, Turn
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.card import Plan
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.space import Direction
from logwright.engine.saucers.turns.movement import fly
from logwright.engine.saucers.turns.turn import TURN_OVER, TakeTurn


class Table:
    """Everything a test needs to set a position up and play a piece of a game from there."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def draw(self, position: str, rules: dict[str, str] | None = None, **settings: Any) -> State:
        """A position; keywords named after colours set what those saucers have: `red={"crew": "gp bd"}`."""
        mats = {name: settings.pop(name) for name in list(settings) if name in self.box.colours}
        state = drawn(position, self.box, rules=Rules.of(rules or {}), **settings)
        for colour, mat in mats.items():
            crew = self.crew(mat.get("crew", ""))
            state = state.with_saucer(self.seat(state, colour), **(mat | {"crew": crew}))
            queues = tuple(tuple(member for member in queue if member not in crew) for queue in state.queues)
            state = state.but(queues=queues)
        return state

    def crew(self, codes: str) -> tuple[CrewMember, ...]:
        colours = {letter: colour for colour, letter in letters(self.box.colours).items()}
        types = {letter: crew_type for crew_type, letter in letters(self.box.crew_types).items()}
        return tuple(CrewMember(colours[code[0]], types[code[1]]) for code in codes.split())

    def seat(self, state: State, colour: str) -> int:
        return next(index for index, saucer in enumerate(state.saucers) if saucer.colour == colour)

    def perform(self, state: State, colour: str, *tasks: PendingStep, answers: Iterable[str] = ()) -> State:
        """Does tasks on the turn of a saucer."""
        state = state.but(turn=Turn(self.seat(state, colour))).then(*tasks)
        return self.answer(advance(state), *answers)

    def fly(self, state: State, colour: str, direction: str, distance: int, *answers: str) -> State:
        """Only the move itself, on the own turn."""
        flight = fly(self.seat(state, colour), Direction(direction), distance)
        return self.perform(state, colour, flight, answers=answers)

    def turn(self, state: State, colour: str, card: str, direction: str, *answers: str) -> State:
        """A whole turn with a planned card, as far as the answers go, and not further than its end."""
        seat = self.seat(state, colour)
        plan = Plan(next(one for one in self.box.cards if one.id == card), Direction(direction))
        plans = (*state.plans[:seat], plan, *state.plans[seat + 1 :])
        state = advance(state.but(plans=plans, agenda=(TakeTurn(seat),), events=()), TURN_OVER)
        return self.answer(state, *answers, until=TURN_OVER)

    def answer(self, state: State, *labels: str, until: tuple[type[PendingStep], ...] = ()) -> State:
        """Takes decisions one after the other and keeps the events of all of them."""
        events = state.events
        for label in labels:
            state = choose(state, label, until)
            events += state.events
        return state.but(events=events)

    def asked(self, state: State) -> tuple[str, tuple[str, ...]]:
        """Question and possible answers."""
        assert state.decision is not None, "nothing is asked"
        return state.decision.question, state.decision.labels

    def shows(self, state: State, position: str) -> bool:
        """Whether the board looks like the picture; a test that fails prints both."""
        want = [line.split() for line in position.splitlines() if line.strip()]
        have = [line.split() for line in picture(state).splitlines()]
        assert have == want, f"\n{picture(state)}\n\nnot\n{position}"
        return True


@pytest.fixture(scope="session")
def data(repository: Path) -> dict[str, Any]:
    """The content of the game as plain data."""
    folder = repository / "content" / "crash-and-grab"
    names = ("game", "tiles", "upgrades")
    return {name: yaml.safe_load((folder / f"{name}.yaml").read_text(encoding="utf-8")) for name in names}


@pytest.fixture(scope="session")
def box(data: dict[str, Any]) -> Box:
    return Box.of(data["game"], data["tiles"], data["upgrades"])


@pytest.fixture(scope="session")
def table(box: Box) -> Table:
    return Table(box)
