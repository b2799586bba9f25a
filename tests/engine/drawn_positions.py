"""Small positions drawn from the schema: every phrase with every way to fill its fields, whoever it is about.

Decks are reduced, so that many cards an objective names are not in the game; tokens lie on tasks of any kind; every
allocation, every choice and every number of seats occurs. They are drawn by a number, as plain data.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any

from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Token
from tests.engine.positions import Draw, Said
from tests.engine.told import Told
from tests.schema_samples import objective_samples, samples, schema_file

TRICKS = {2: (2, 3, 4), 3: (2, 3, 3), 4: (2, 2, 3), 5: (2,)}
TOKENS = [token.value for token in (*NUMBER_TOKENS, Token.OMEGA, *ARROW_TOKENS)]
NAMES = ("sick", "mute")
_CARD = re.compile(r"\b(?:blue|green|pink|yellow) [1-9]\b|\brocket [1-4]\b")


@cache
def schema_objectives() -> dict[str, list[Said]]:
    """By phrase, so that all occur equally often."""
    found: dict[str, list[Said]] = {}
    for said in objective_samples("rocket"):
        found.setdefault(next(key for key in said if key != "who"), []).append(said)
    return found


@cache
def allocations() -> list[str]:
    return samples(schema_file("deal.schema.json")["properties"]["allocation"], "deal.schema.json")


def drawn_told(number: int) -> Told:
    return _Drawn(Random(f"drawn {number}")).told()


class _Drawn(Draw):
    def told(self) -> Told:
        random = self.random
        seats = self.seats = random.choice((2, 3, 3, 3, 4, 5))
        tricks = random.choice(TRICKS[seats])
        with_row = seats == 3 and random.random() < 0.25
        extra = not with_row and random.random() < 0.25
        self.cards = self.deck(seats * tricks + extra)
        spelled = [card.spelled("rocket") for card in self.cards]
        hands = [spelled[seat::seats] for seat in range(seats)]
        self.names = random.sample(NAMES, random.choice((0, 0, 0, 1, 1, 2))) if seats > 2 else []
        tasks = [self._task_of(said) for said in self._said(random.choice((0, 1, 1, 2, 2, 3, 4)), "owner")]
        for task, token in zip(tasks, self._laid(len(tasks)), strict=True):
            task |= {"token": token} if token else {}
        allocation = random.choice(allocations()) if tasks else "none"
        if allocation == "fixed":
            for task in tasks:
                task["owner"] = random.randrange(seats)
        told: Told = {
            "hands": hands[:2] if with_row else hands,
            "commander": random.randrange(2 if with_row else seats),
            "leader": random.randrange(seats),
            "tasks": tasks,
            "allocation": allocation,
            "volunteers": random.choice((1, 2, 3)),
            "choose": [
                {"member": name, "commander_allowed": random.random() < 0.5, "automaton_allowed": random.random() < 0.5}
                for name in self.names
            ],
            "objectives": list(self._said(random.choice((0, 1, 1, 2) if tasks else (1, 1, 2, 3)), "crew")),
            "change_tokens": random.choice((None, None, "swap-two", "move-one")),
            "five_player_rule": random.random() < 0.5,
            "passing": random.random() < 0.5,
        }
        if with_row:
            told["automaton"] = self.row(hands[2])
        if random.random() < 0.1:
            told["draws"] = [random.sample(spelled, len(spelled)) for _ in hands]
            told["draw_after_trick"] = random.choice((1, 2))
        if random.random() < 0.15 and (most := self._passable(told)):
            ways = ("left", "right", "either", *["across"] * (seats % 2 == 0))
            told["pass_cards"] = {"count": random.randint(1, min(most, 3)), "to": random.choice(ways)}
        return self._with_chosen_cards(told, 0.6 if random.random() < 0.15 else 0)

    def _with_chosen_cards(self, told: Told, share: float) -> Told:
        """So many suits and values of its objectives are chosen ones, besides those that are already."""
        text = json.dumps([told["tasks"], told["objectives"]])
        for what, cards in (("colour", r'"(?:blue|green|pink|yellow)"'), ("number", r'"[6-9]"')):
            if share and self.random.random() < 0.7:
                text = re.sub(cards, partial(self._perhaps, share, f'"chosen-{what}"'), text)
            if f"chosen-{what}" in text:
                told[f"chosen_{what}"] = {"by": "crew"} | ({"least": 2, "most": 4} if what == "number" else {})
        told["tasks"], told["objectives"] = json.loads(text)
        return told

    def _perhaps(self, share: float, chosen: str, said: re.Match[str]) -> str:
        return chosen if self.random.random() < share else said[0]

    def _passable(self, told: Told) -> int:
        """How many cards everybody can pass: no trumps, and nothing that is covered."""
        row = told.get("automaton", [])
        shown = [*told["hands"], *([[column[0] for column in row]] if row else [])]
        return min(sum(not card.startswith("rocket") for card in hand) for hand in shown)

    def _said(self, count: int, who: str) -> Iterator[Said]:
        for _ in range(count):
            kind = self.random.random()
            if who == "owner" and kind < 0.35:
                yield {"win": self.card()}
            elif kind < 0.55:
                yield {"who": self._member(who)} | self.objective()
            else:
                yield self._of_schema(who)

    def _member(self, who: str) -> Any:
        holder = {"holder": self.random.choice((self.card(), "pink 9", "rocket 4"))}
        others: list[Any] = ["everyone", "everyone", "everyone"]
        others += ["commander", "crew", "first-winner", holder, {"left_of": "commander"}]
        others += [{"right_of": holder}, *({"chosen": name} for name in self.names)]
        return self.random.choice([*[who] * 4, *others])

    def _of_schema(self, who: str) -> Said:
        """Any objective, often with cards of this game; one that nobody here can mean is drawn again."""
        while True:
            said = self.random.choice(self.random.choice(list(schema_objectives().values())))
            if self.random.random() < 0.5:
                said = {"who": self._member(who)} | {key: value for key, value in said.items() if key != "who"}
            text = json.dumps(said)
            if self.random.random() < 0.7:
                text = _CARD.sub(lambda _: self.card(), text)
            if self.names:
                text = re.sub(r'"chosen": "[^"]*"', lambda _: f'"chosen": "{self.random.choice(self.names)}"', text)
            if ('"chosen"' not in text or self.names) and (who == "owner" or '"owner"' not in text):
                found: Said = json.loads(text)
                return found

    def _task_of(self, objective: Said) -> Said:
        return {
            "objective": objective,
            "difficulty": self.random.choice((1, 2, 3)),
            "commander_may_own": self.random.random() < 0.85,
        }

    def _laid(self, tasks: int) -> list[str | None]:
        """No tokens, tokens as missions have them, or any."""
        random = self.random
        if random.random() < 0.5:
            return [None] * tasks
        laid: list[str | None] = [
            *(self._tokens(tasks) if random.random() < 0.5 else random.sample(TOKENS, random.randint(0, tasks)))
        ]
        laid += [None] * (tasks - len(laid))
        return random.sample(laid, tasks)
