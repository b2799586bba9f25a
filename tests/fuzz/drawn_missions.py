"""Missions that make sense, drawn by number: every phrase with every way to fill its fields, every field of a mission.

Most of them pass every rule. Those that do not are refused with a reason, which is an answer, too.
"""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

from logwright.engine.cards.card import Suits
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.position import TrickPosition
from logwright.engine.objectives.subject import CREW, OWNER
from logwright.engine.objectives.walk import inside
from tests.schema_samples import objective_samples, samples, schema_file
from tests.whole_library import whole_library

MISSION = "mission.schema.json"
TITLES = (
    "The Lost Probe",
    "Où ça ? Là-bas !",
    "Ça ira",
    "Verloren",
    "Потеряно",
    "Куда: «туда»",
    "50 % # of it",
    "a & b < c",
    "x*y_z",
    "“No,” she said: ‘yes’",
)
FEWEST_TRICKS, SOME = 7, 10
"""Of objectives about tricks that large tables do not have, one in so many is enough: most are refused."""
NAMES = ("navigator", "m0", "sick-one")
Said = dict[str, Any]


def drawn_mission(number: int) -> Said:
    """The document of this number."""
    return _Drawn(Random(f"mission {number}"), number).document()


@cache
def _phrases(trump: str, suits: Suits, about: str) -> list[list[Said]]:
    """By phrase, so that all occur equally often: the objectives that can be read, of a task or of the mission."""
    found: dict[str, list[Said]] = {}
    skipped = 0
    who = OWNER if about == "owner" else CREW
    for said in objective_samples(trump):
        if about == "crew" and '"owner"' in json.dumps(said):
            continue
        try:
            read = read_objective(said, who, suits)
        except Mistake:
            continue
        late = max((position.furthest for position in inside(read, TrickPosition)), default=0)
        skipped += late > FEWEST_TRICKS
        if late > FEWEST_TRICKS and skipped % SOME:
            continue
        found.setdefault(next(key for key in said if key != "who"), []).append(said)
    return list(found.values())


@cache
def _values(field: str) -> list[Any]:
    return samples(schema_file(MISSION)["properties"][field], MISSION)


class _Drawn:
    def __init__(self, chance: Random, number: int) -> None:
        self.chance, self.number = chance, number
        library = whole_library()
        self.game = library.games[chance.choice(sorted(library.games))]
        self.data = self.game.document.data
        self.names = chance.sample(NAMES, chance.choice((0, 0, 0, 0, 1, 1, 2)))

    def document(self) -> Said:
        chance = self.chance
        made: Said = {"game": self.game.id, "id": f"drawn-{self.number}"}
        if chance.random() < 0.6:
            counts = list(self.game.players)
            made["players"] = sorted(chance.sample(counts, chance.randint(1, len(counts))))
        with_tasks = chance.random() < 0.7
        if with_tasks:
            made["tasks"] = self._tasks()
            made["allocation"] = chance.choice(self.data["allocations"])
            if made["allocation"] == "volunteers":
                made["volunteers"] = chance.randint(1, 2)
        if chance.random() < 0.4:
            made["communication"] = self._communication()
        if self.names:
            made["choose"] = [self._member(name) for name in self.names]
        some = chance.choice((0, 0, 1, 1, 2, 3)) if with_tasks and not self.names else chance.choice((1, 1, 2, 3))
        some = max(some, len(self.names))
        if some:
            made["objectives"] = [self._objective("crew") for _ in range(some)]
            for place, name in enumerate(self.names):
                made["objectives"][place % some]["who"] = {"chosen": name}
        if chance.random() < 0.3:
            field = chance.choice(("draw_after_trick", "timer", *self._own_fields(with_tasks)))
            made[field] = chance.choice(_values(field))
        words = {"title": chance.choice(TITLES)}
        if chance.random() < 0.5:
            words["story"] = " ".join(chance.choice(TITLES) for _ in range(chance.choice((1, 1, 2, 20))))
        made["text"] = dict.fromkeys(chance.sample(("en", "fr", "de", "ru"), chance.choice((1, 1, 2, 4))), words)
        found: Said = json.loads(self._with_tokens(self._with_names(json.dumps(made)), made))
        return self._before_play(found)

    def _before_play(self, made: Said) -> Said:
        """Cards to pass, and a colour or a number that the crew chooses; drawn last, so that old missions stay."""
        chance = self.chance
        if chance.random() < 0.15:
            made["pass_cards"] = {"count": chance.randint(1, 3), "to": chance.choice(("left", "right", "either"))}
            if made.get("players") == [4] and chance.random() < 0.5:
                made["pass_cards"]["to"] = "across"
            if chance.random() < 0.3:
                made["pass_cards"]["when"] = chance.choice(("before-tasks", "after-tasks"))
        text = json.dumps([made.get("objectives"), made.get("tasks")])
        if chance.random() < 0.15:
            suits = "|".join(suit for suit, _ in self.game.suits.colours)
            text = re.sub(f'"(?:{suits})"', lambda said: chance.choice((said[0], '"chosen-colour"')), text)
            text = re.sub('"[6-9]"', lambda said: chance.choice((said[0], '"chosen-number"')), text)
        for what in ("colour", "number"):
            if f"chosen-{what}" in text:
                made[f"chosen_{what}"] = {"by": chance.choice(("commander", "crew"))}
        said = zip(("objectives", "tasks"), json.loads(text), strict=True)
        return made | {field: value for field, value in said if value is not None}

    def _own_fields(self, with_tasks: bool) -> tuple[str, ...]:
        if not with_tasks:
            return ()
        return ("rises_by",) if whole_library().pile(self.game.id) else ("five_player_rule", "change_tokens")

    def _with_names(self, text: str) -> str:
        """Whoever an objective calls chosen is one of those who are."""
        if self.names:
            return re.sub(r'"chosen": "[^"]*"', lambda _: f'"chosen": "{self.chance.choice(self.names)}"', text)
        return re.sub(r'\{"chosen": "[^"]*"\}', '"commander"', text)

    def _with_tokens(self, text: str, made: Said) -> str:
        """Whatever task an objective asks about lies there, mostly."""
        tasks = made.get("tasks", {})
        lying = [*tasks.get("tokens", ()), *(card["token"] for card in tasks.get("cards", ()) if "token" in card)]
        if not lying or self.chance.random() < 0.1:
            return text
        return re.sub(r'("task_in": \{"token": )"[^"]*"', lambda said: f'{said[1]}"{self.chance.choice(lying)}"', text)

    def _objective(self, about: str) -> Said:
        trump = self.game.trump
        return dict(self.chance.choice(self.chance.choice(_phrases(trump, self.game.suits, about))))

    def _member(self, name: str) -> Said:
        chance = self.chance
        member: Said = {"member": name, "by": chance.choice(("commander", "crew"))}
        for field in ("commander_allowed", "automaton_allowed"):
            if chance.random() < 0.3:
                member[field] = chance.random() < 0.5
        if chance.random() < 0.3:
            member["ask"] = chance.choice(("nothing", "yes-or-no", "condition", "role"))
        return member

    def _communication(self) -> Said:
        found: Said = {"mode": self.chance.choice(self.data["signals"])}
        if found["mode"] == "disruption" or self.chance.random() < 0.1:
            found["from_trick"] = self.chance.randint(2, 5)
        if self.names and self.chance.random() < 0.3:
            found[self.chance.choice(("silent", "speaker"))] = self.names[0]
        for field, values in {"until_trick": (5, 6), "cards": ("odd", ">4"), "messages": (2, 3)}.items():
            if self.chance.random() < 0.1:
                found[field] = self.chance.choice(values)
        return found

    def _tasks(self) -> Said:
        chance = self.chance
        pile = whole_library().pile(self.game.id)
        if chance.random() < 0.3:
            return {"cards": self._laid([{"objective": self._objective("owner")} for _ in range(chance.randint(1, 4))])}
        if pile:
            if chance.random() < 0.4:
                return {"difficulty": chance.choice((*range(1, 20), 40, 87))}
            return {"cards": self._laid([{"task": card.id} for card in chance.sample(pile, chance.randint(1, 4))])}
        count = chance.randint(1, 8)
        if chance.random() < 0.4:
            deck = [card.spelled(self.game.trump) for card in sorted(self.game.deck.cards) if not card.is_trump]
            return {"cards": self._laid([{"card": card} for card in chance.sample(deck, count)])}
        tokens = self._tokens(count)
        return {"count": count, "tokens": tokens} if tokens else {"count": count}

    def _laid(self, tasks: list[Said]) -> list[Said]:
        if self.data.get("tokens") and self.chance.random() < 0.5:
            for task, token in zip(tasks, self._tokens(len(tasks)), strict=False):
                task["token"] = token
            self.chance.shuffle(tasks)
        return tasks

    def _tokens(self, most: int) -> list[str]:
        """Numbers and arrows without gaps, or the last."""
        if not self.data.get("tokens"):
            return []
        chance = self.chance
        numbers = ["1", "2", "3", "4", "5"][: chance.randint(0, min(most, 4))]
        left = most - len(numbers)
        arrows = [">", ">>", ">>>", ">>>>"][: chance.choice((0, 0, 2, 3))] if left > 3 and not numbers else []
        omega = ["omega"] if left > len(arrows) and chance.random() < 0.3 else []
        return [*numbers, *arrows, *omega]
