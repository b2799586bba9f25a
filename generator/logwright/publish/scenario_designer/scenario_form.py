"""The fields of the scenario designer besides board and words, as the schema of scenarios has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from logwright.publish.scenario_designer.scenario_desk import SCHEMA
from logwright.publish.views.book import Book
from logwright.sentences.message import capital
from logwright.sentences.saucer_story import card_name

Path = tuple[str, ...]
Options = Sequence[tuple[str | int, str]]


def scenario_form(book: Book, schemas: Mapping[str, Any]) -> dict[str, Any]:
    """Sections with their fields, and the fields that each seat has."""
    form = _Form(book, schemas[SCHEMA])
    sections = {
        "goal": [form.choice(("goal", "stations"), form.numbers(("goal", "stations"))), form.number(("rounds",))],
        "start": [
            form.choice(("start", "probe"), form.seats()),
            form.number(("start", "extra_crew")),
            form.number(("start", "everyone", "boosters")),
            form.number(("start", "everyone", "energy")),
            form.several(("start", "everyone", "crew"), form.crew()),
        ],
        "rules": [form.switch(name) for name in form.properties(("rules",))],
        "upgrades": [
            form.number(("upgrades", "cost", "energy")) | {"along": form.price("draw")},
            form.number(("upgrades", "cost", "draw")) | {"along": form.price("energy")},
            form.several(("movement_cards",), form.cards()) | {"all": True},
            form.several(("upgrades", "without"), form.upgrades()),
            form.several(("upgrades", "only"), form.upgrades()),
        ],
    }
    return {
        "sections": [
            {"name": name, "label": book.say(f"scenario_designer.sections.{name}"), "fields": fields}
            for name, fields in sections.items()
        ],
        "seat": [
            form.number(("start", "seats", "boosters")),
            form.number(("start", "seats", "energy")),
            form.several(("start", "seats", "crew"), form.crew()),
            form.several(("start", "seats", "upgrades"), form.upgrades()),
        ],
        "seats": form.seats(),
    }


class _Form:
    def __init__(self, book: Book, schema: Mapping[str, Any]) -> None:
        self.book, self.schema, self.game = book, schema, book.library.saucer_game
        assert book.library.box is not None
        self.box = book.library.box

    def properties(self, path: Path) -> Mapping[str, Any]:
        properties: Mapping[str, Any] = self.schema["properties"]
        for name in path:
            found = properties[name]
            properties = found.get("items", found).get("properties", {})
        return properties

    def number(self, path: Path) -> dict[str, Any]:
        about = self._about(path)
        return self._field(path, "number") | {"least": about["minimum"], "most": about["maximum"]}

    def choice(self, path: Path, options: Options) -> dict[str, Any]:
        usual = self.book.say(f"scenario_designer.usual.{path[-1]}")
        return self._field(path, "choice") | {"options": [["", usual], *map(list, options)]}

    def several(self, path: Path, options: Options) -> dict[str, Any]:
        return self._field(path, "several") | {"options": [list(option) for option in options]}

    def switch(self, name: str) -> dict[str, Any]:
        """A house rule: its first option is the usual one, which a file leaves out."""
        values = self._about(("rules", name))["enum"]
        told = [(value, self.book.say(f"switches.{name}.options.{value}", self.game)) for value in values]
        options = [["" if place == 0 else value, text] for place, (value, text) in enumerate(told)]
        label = self.book.say(f"switches.{name}.name", self.game)
        return {"path": ["rules", name], "kind": "choice", "label": label, "options": options}

    def price(self, part: str) -> dict[str, Any]:
        """Who names one part of the price names both."""
        return {"path": ["upgrades", "cost", part], "value": getattr(self.box.price, part)}

    def numbers(self, path: Path) -> Options:
        about = self._about(path)
        return [(number, str(number)) for number in range(about["minimum"], about["maximum"] + 1)]

    def seats(self) -> Options:
        most = max(self.box.table)
        return [(seat, self.book.say("scenario_designer.seat", n=seat + 1)) for seat in range(most)]

    def crew(self) -> Options:
        return [(kind, capital(self.book.name(self.game, f"crew_types.{kind}"))) for kind in self.box.crew_types]

    def cards(self) -> Options:
        return [(card.id, card_name(card)) for card in self.box.cards]

    def upgrades(self) -> Options:
        return [(card.id, self.book.upgrade_words(card.id).name) for card in self.box.upgrades]

    def _about(self, path: Path) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.properties(path[:-1])[path[-1]]
        return found

    def _field(self, path: Path, kind: str) -> dict[str, Any]:
        self._about(path)  # A field that the schema does not have fails here.
        label = self.book.say(f"scenario_designer.fields.{'-'.join(path[-2:])}")
        return {"path": list(path), "kind": kind, "label": label}
