"""The meanings of a formula's variables, in a shorthand for human readers. Checkers ignore it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from logwright.engine.missions.resolved import Pattern, Tally
from logwright.engine.second_opinion.any_deal import AnyDeal
from logwright.engine.second_opinion.literals.hands import HandLiterals
from logwright.engine.second_opinion.literals.play import Play
from logwright.engine.second_opinion.literals.standing import Predictions
from logwright.engine.second_opinion.literals.tallies import Tallies
from logwright.engine.second_opinion.pairs import Pairs
from logwright.engine.second_opinion.question import FormulaQuestion, RuleLiterals
from logwright.engine.second_opinion.solvers.formula import TRUE, Formula, Literal


class Meanings:
    """Collects meanings; the first one given to a variable is kept."""

    def __init__(self, trump: str) -> None:
        self.trump = trump
        self.found: dict[int, str] = {}

    def note(self, literal: Literal, meaning: str) -> None:
        if abs(literal) != TRUE:
            self.found.setdefault(abs(literal), meaning if literal > 0 else f"not: {meaning}")

    def of_question(self, question: FormulaQuestion, trump_hands: HandLiterals) -> None:
        self.of_hands(trump_hands)
        self.of_play(question.play)
        for task, owners in enumerate(question.owners, start=1):
            for seat, owns in owners.items():
                self.note(owns, f"seat {seat} owns task {task}")
        for task, slot in enumerate(question.slots, start=1):
            for lies, card in slot:
                self.note(lies, f"task {task} is {card.id}")
        for name, seats in question.chosen.items():
            for seat, chosen in seats.items():
                self.note(chosen, f"{name} is seat {seat}")
        for what, values in question.picked.items():
            for value, picked in values.items():
                self.note(picked, f"the chosen {what} is {value}")
        for number, placed in enumerate(question.placed, start=1):
            self.note(placed, f"tokens lie in way {number}")
        self.of_predictions(question.predictions)
        self.of_tallies(question.tallies)

    def of_hands(self, hands: HandLiterals) -> None:
        for card, seats in hands.held.items():
            for seat, holds in enumerate(seats):
                self.note(holds, f"seat {seat} holds {card.spelled(self.trump)}")
        if hands.row:
            for side, places in (("up", hands.row.up), ("down", hands.row.down)):
                for card, columns in places.items():
                    for column, lies in enumerate(columns, start=1):
                        self.note(lies, f"{card.spelled(self.trump)} lies {side} in column {column}")

    def of_play(self, play: Play) -> None:
        for card, tricks in play.played.items():
            for trick in play.tricks:
                self.note(tricks[trick], f"{card.spelled(self.trump)} in trick {trick}")
                self.note(play.before[card][trick + 1], f"{card.spelled(self.trump)} by trick {trick}")
        for seat in play.everyone:
            for trick in play.tricks:
                self.note(play.wins(seat, trick), f"seat {seat} wins trick {trick}")
                for card, plays in play.plays[seat][trick].items():
                    self.note(plays, f"seat {seat} plays {card.spelled(self.trump)} in trick {trick}")
        for trick in play.tricks:
            for suit, led in play.suit_led.items():
                self.note(led[trick], f"{suit} led in trick {trick}")
            for suit, has in play.has_suit.items():
                self.note(has[trick], f"{suit} in trick {trick}")
            for card, best in play.best.items():
                self.note(best[trick], f"{card.spelled(self.trump)} wins trick {trick}")

    def of_predictions(self, predictions: Predictions) -> None:
        for seat, numbers in predictions.noted.items():
            for number, noted in enumerate(numbers):
                self.note(noted, f"seat {seat} foretells {number}")

    def of_tallies(self, tallies: Tallies) -> None:
        for card, seats in tallies.winners.items():
            for seat, wins in enumerate(seats):
                self.note(wins, f"seat {seat} wins {card.spelled(self.trump)}")
        for (tally, after, _), number in tallies.amounts.items():
            for least, stroke in enumerate(number.strokes, start=1):
                self.note(stroke, f"{self._tally(tally, tallies.play)}: {least}+ by trick {after}")

    def of_rules(self, rules: RuleLiterals) -> None:
        for number, rule in enumerate(rules.objectives, start=1):
            self.note(rule, f"objective {number} is to be met")
        for number, rule in enumerate(rules.tasks, start=1):
            self.note(rule, f"task {number} is to be met")
        self.note(rules.tokens, "tokens are to be kept")
        self.note(rules.sharing, "tasks are shared out by the rules")

    def of_joined(self, formula: Formula) -> None:
        """Describes variables without a name by the parts they join."""
        for parts, joined in formula.joined.items():
            self.note(joined, " & ".join(map(str, sorted(parts, key=abs))))

    def _tally(self, tally: Tally, play: Play) -> str:
        seats = ", ".join(map(str, sorted(tally.seats)))
        kind = "" if tally.pattern == Pattern(frozenset(play.tricks)) else " of a kind"
        if tally.cards is None:
            return f"tricks{kind} of seats {seats}"
        cards = ", ".join(card.spelled(self.trump) for card in sorted(tally.cards))
        counted = "values of cards" if tally.summed else "cards"
        return f"{counted} in tricks{kind} of seats {seats} out of {cards}"


def deal_meanings(formula: Formula, question: FormulaQuestion, trump: str) -> Mapping[int, str]:
    meanings = Meanings(trump)
    meanings.of_question(question, question.play.hands[1])
    meanings.of_joined(formula)
    return meanings.found


def mission_meanings(world: AnyDeal, trump: str) -> Mapping[int, str]:
    meanings = Meanings(trump)
    meanings.of_rules(world.rules)
    meanings.of_question(world.question, world.hands)
    meanings.of_joined(world.formula)
    return meanings.found


def pair_meanings(pairs: Pairs, names: Sequence[str], trump: str) -> Mapping[int, str]:
    meanings = Meanings(trump)
    meanings.note(pairs.one_owner, "one member owns both")
    for member, asked in enumerate(pairs.asked, start=1):
        for ask, name in zip(asked, names, strict=True):
            meanings.note(ask, f"owner {member} meets {name}")
    for name, seats in zip(names, pairs.met, strict=True):
        for seat, meets in enumerate(seats):
            meanings.note(meets, f"seat {seat} meets {name}")
    meanings.of_hands(pairs.hands)
    meanings.of_play(pairs.play)
    meanings.of_predictions(pairs.predictions)
    meanings.of_tallies(pairs.tallies)
    meanings.of_joined(pairs.formula)
    return meanings.found
