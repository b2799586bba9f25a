"""A game of Crash & Grab to step through: buttons, the board, and the moves as a list."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.saucers.games.event import TurnBegan
from logwright.engine.saucers.games.told_game import ToldTurn
from logwright.publish.figures import SaucerLook
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute
from logwright.sentences.saucer_story import SaucerStory

_CONTROLS = ("first", "back", "on", "last")


class ShownGame:
    """The parts of a replay as HTML, here from the beginning, so that nothing moves when the script comes."""

    def __init__(self, book: Book, game: str, look: SaucerLook, turns: Sequence[ToldTurn]) -> None:
        self.book, self.game, self.turns = book, game, turns
        upgrades = {card.id: book.upgrade_words(card.id).name for card in look.box.upgrades}
        self.story = SaucerStory(book.tongue(game), look.box.cards, upgrades)

    def where(self, now: str, last: str) -> str:
        return self.book.say("replay.where", self.game, n=now, all=last)

    def controls(self) -> str:
        buttons = "".join(
            f'<button type="button" data-go="{name}">{attribute(self.book.say(f"replay.{name}", self.game))}</button>'
            for name in _CONTROLS
        )
        where = attribute(self.where("0", str(len(self.turns) - 1)))
        return f'<div class="controls needs-js">{buttons}<span>{where}</span></div>'

    def board(self, picture: str) -> str:
        return f'<figure><div class="drawing">{picture}</div></figure>'

    def told(self) -> str:
        return f'<p class="told needs-js" role="status">{self._told(self.turns[0])}</p>'

    def moves(self) -> str:
        """One entry per layer of the drawing; raw HTML, because the entries are long and numerous."""
        entries = [f'<li data-step="{number}">{self._told(turn)}</li>' for number, turn in enumerate(self.turns)]
        return f'<ol start="0">{"".join(entries)}</ol>'

    def _told(self, turn: ToldTurn) -> str:
        # The name already says whose turn it is.
        said = " ".join(self.story.tell(event for event in turn.events if not isinstance(event, TurnBegan)))
        return f"<strong>{attribute(self._name(turn))}</strong> {attribute(said)}"

    def _name(self, turn: ToldTurn) -> str:
        if turn.saucer is None:
            return self.book.say("replay.start", self.game) + "."
        # The round of a turn: the state after the last turn of a round already has the next probe holder.
        saucer = self.story.saucer(turn.saucer)
        return self.book.say("replay.turn", self.game, round=turn.state.round, saucer=saucer) + "."
