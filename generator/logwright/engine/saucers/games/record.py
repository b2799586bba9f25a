"""A game written down step by step: what was decided, what happened, and the state after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from logwright.engine.saucers.games.drawing import letters, picture
from logwright.engine.saucers.games.play import Step
from logwright.engine.saucers.games.state import Game, State
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.saucer import Saucer


def record(steps: Iterable[Step]) -> Iterator[str]:
    """Lines of text, with a picture of the board at the start and after every round."""
    number = -1
    for step in steps:
        state = step.state
        if step.decision is not None and step.option is not None:
            yield f"> player {step.decision.player}, {step.decision.question}: {step.option.label}"
        yield from (f"  {event}" for event in state.events)
        yield notation(state)
        if state.round != number or state.over:
            number = state.round
            yield from ("", picture(state), "")


def notation(state: State) -> str:
    """A state in one line: saucers, crew on the board, lost crew, decks, and who has to decide."""
    game = state.game
    parts = [
        f"= {state.round}.{len(state.moved)} probe {state.probe}",
        *(_saucer(game, saucer) for saucer in state.saucers),
        " ".join(["on board", *(f"{_crew(game, lying.member)}@{lying.space}" for lying in state.lying)]),
        " ".join(["lost", *(_crew(game, queue[0]) + str(len(queue)) for queue in state.queues if queue)]),
        f"deck {len(state.deck)}+{len(state.discard)}",
        f"asks {state.decision.player}" if state.decision else f"won by {state.winner}",
    ]
    return " | ".join(parts)


def _saucer(game: Game, saucer: Saucer) -> str:
    words = [f"{letters(game.colours)[saucer.colour]}@{saucer.space or 'off'}"]
    words += [f"b{saucer.boosters}"] if saucer.boosters else []
    words += [f"e{saucer.energy}"] if saucer.energy else []
    words += [_crew(game, member) for member in saucer.crew]
    words += [f"+{name}" for name in saucer.upgrades]
    return " ".join(words)


def _crew(game: Game, member: CrewMember) -> str:
    return letters(game.colours)[member.colour] + letters(game.crew_types)[member.type]
