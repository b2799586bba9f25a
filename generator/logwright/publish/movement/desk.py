"""The desk of the movement helper: takes the state of a page and answers with drawings, words and questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.engine.saucers.games.rules import switch_options
from logwright.engine.saucers.games.state import Decision, State
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.space import DIRECTIONS, Direction, Space
from logwright.publish.figures.saucer_game.board_pieces import planned
from logwright.publish.figures.saucer_game.flight import told
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.table_board import flying, place_on, standing, table_board, taken
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.movement.move import MOST_BOOSTERS, Move, MoveOutcome, fly
from logwright.publish.movement.table import SWITCHES, MovementTable, places
from logwright.sentences.message import Said, capital
from logwright.sentences.saucer_story import SaucerStory, card_name, space_name

FOOTHOLD = {"saucer": "red", "card": "three", "direction": "right", "distance": 3}
"""The default move of a table."""


class MovementDesk:
    """One language, one box; keeps no state between questions."""

    def __init__(self, look: SaucerLook, story: SaucerStory) -> None:
        self.look, self.box, self.story, self.tongue = look, look.box, story, story.tongue

    def greeting(self) -> dict[str, Any]:
        """What the page needs once, at the start: its words and the names of the choices."""
        words = {key: text for key, text in self.tongue.words.items() if key.startswith("movement.")}
        members = [(colour, trade) for colour in self.box.colours for trade in self.box.crew_types]
        return {
            "words": {key.removeprefix("movement."): text for key, text in words.items()},
            "players": list(self.box.layouts),
            "saucers": [[colour, capital(self.saucer(colour))] for colour in self.box.colours],
            "crew": [[f"{colour} {trade}", capital(self.member(colour, trade))] for colour, trade in members],
            "cards": [[card.id, card_name(card), list(card.distances)] for card in self.box.cards],
            "directions": [[way, self.story.way(way)] for way in DIRECTIONS],
            "most_boosters": MOST_BOOSTERS,
            "switches": [self._switch(name) for name in SWITCHES],
        }

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """The table before the move and, if its saucer is on the board, the result."""
        table = MovementTable.of(asked, self.box)
        move = Move.of(asked.get("move") or FOOTHOLD, self.box)
        state = table.state(self.box)
        flies = move.saucer in table.saucers
        before = self._before(state, move if flies else None)
        found = {
            "table": table.data(),
            "places": places(self.box, table.players),
            "before": before.svg("before", self.tongue.say("movement.before")),
            "spaces": self._spaces(state, before),
        }
        if not flies:
            return found | {"move": move.data(()), "story": [self.tongue.say("movement.nothing")]}
        outcome = fly(state, move)
        return found | {
            "move": move.data(outcome.answers),
            "after": self._after(outcome, move).svg("after", self.tongue.say("movement.after")),
            "story": self.story.tell(outcome.events),
            "question": self._question(outcome.state.decision),
            "end": _end(outcome.state),
        }

    def saucer(self, colour: str) -> str:
        return self.tongue.smooth(self.story.saucer(colour).form(""))

    def member(self, colour: str, trade: str) -> str:
        return self.tongue.smooth(self.story.member(CrewMember(colour, trade)).form(""))

    def _switch(self, name: str) -> dict[str, Any]:
        options = [[value, self.tongue.say(f"switches.{name}.options.{value}")] for value in switch_options()[name]]
        return {"name": name, "label": self.tongue.say(f"switches.{name}.name"), "options": options}

    def _before(self, state: State, move: Move | None) -> Drawing:
        parts = [standing(state, self.look)]
        if move and (start := next(one.space for one in state.saucers if one.colour == move.saucer)):
            parts.append(planned(start, move.direction, move.distance))
        return table_board(state.board.tiles, *parts)

    def _after(self, outcome: MoveOutcome, move: Move) -> Drawing:
        ways, marks = flying(told(outcome.state, outcome.events, move.direction), self.look)
        pale = taken(outcome.events, self.look)
        return table_board(outcome.state.board.tiles, pale, ways, standing(outcome.state, self.look), marks)

    def _spaces(self, state: State, drawing: Drawing) -> list[dict[str, Any]]:
        """Every space in reading order: its position in the drawing, and its contents in words."""
        return [
            {"at": list(space), "box": [round(100 * share, 3) for share in place_on(drawing, space)], "label": label}
            for space in sorted(state.board.cells)
            for label in (self._label(state, space),)
        ]

    def _label(self, state: State, space: Space) -> str:
        board, name = state.board, Said(space_name(space))
        kind = "accelerator" if board.is_accelerator(space) else "crash-site" if board.is_site(space) else "plain"
        place = self.tongue.say(f"there.{kind}", {"space": name, "site": Said(board.cells[space])})
        piece = ""
        if (seat := state.occupant(space)) is not None:
            piece = self.saucer(state.colour(seat))
        elif member := state.crew_at(space):
            piece = self.member(*member)
        return self.tongue.say("there.with", {"place": Said(place), "piece": Said(piece)}) if piece else place

    def _question(self, decision: Decision | None) -> dict[str, Any] | None:
        if decision is None:
            return None
        options = [[label, capital(self._option(label))] for label in decision.labels]
        return {"words": self.tongue.say(f"movement.ask.{decision.question}"), "options": options}

    def _option(self, label: str) -> str:
        """An option in words: accelerators offer directions; boosts also a distance, and not boosting."""
        if label == "pass":
            return self.tongue.say("movement.no_boost")
        direction, _, distance = label.partition(" ")
        way = self.story.way(Direction(direction))
        if not distance:
            return way
        return self.tongue.say("movement.boost_way", {"direction": Said(way), "n": Said(distance)})


def _end(state: State) -> dict[str, Any]:
    """The pieces after the move, to continue from."""
    return {
        "saucers": {saucer.colour: list(saucer.space) for saucer in state.saucers if saucer.space},
        "crew": [{"colour": c.member.colour, "type": c.member.type, "at": list(c.space)} for c in state.lying],
    }
