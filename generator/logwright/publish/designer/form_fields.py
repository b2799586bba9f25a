"""Turns a schema into form fields: a key, a label, and a node whose `kind` says how the value is edited.

Whatever the schema can say has a node; what no kind fits is `written` by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from logwright.publish.designer.form_options import Options, in_suits_of
from logwright.publish.views.book import Book

Schema = Mapping[str, Any]
Node = dict[str, Any]
SHOWN = (
    "text",
    "players",
    "tasks",
    "allocation",
    "communication",
    "mode",
    "objectives",
    "choose",
    "five_player_rule",
    "id",
)
"""Fields that the form always shows, although a mission may leave them out."""
DEFAULTS = {"allocation": "draft", "mode": "normal", "by": "commander", "ask": "nothing"}
"""The meaning of a choice that is left out (docs/en/mission-file.md)."""
PLANS = (("count", "tokens"), ("difficulty",), ("cards",))
"""The ways to specify tasks; a mission uses one of them."""
ALONG = ("allocation", "volunteers", "change_tokens")
"""Fields without meaning in a mission without tasks."""
# Schema parts with an editor of their own, by the last word of the reference.
_KINDS = {
    "card": "card",
    "selector": "cards",
    "count": "count",
    "amount": "count",
    "difference": "count",
    "position": "position",
    "kind": "trick",
    "holding": "holding",
    "member": "who",
    "who": "who",
    "rival": "who",
    "objective.schema.json": "objective",
    "#": "objective",
}


class Fields:
    """The fields of one game."""

    def __init__(self, book: Book, schemas: Schema, game: str) -> None:
        self.book, self.schemas, self.game = book, schemas, book.library.games[game]
        self.options = Options(book, self.game)
        self._needs = dict(_needs(schemas["mission.schema.json"]))

    @property
    def members(self) -> dict[str, Any]:
        """The members that can be named, by the field that names them."""
        subjects = self.schemas["parts/subject.schema.json"]["$defs"]
        return {name: self.options.members(each["then"]["enum"]) for name, each in subjects.items()}

    def of(self, file: str, schema: Schema, parent: str = "") -> Iterator[dict[str, Any]]:
        for key, inner in schema["properties"].items():
            if key in self.options.unused:
                continue
            node = self._node(file, inner, key, parent)
            field = {"key": key, **self._words(parent, key, node["kind"], inner), "of": node}
            if key in schema.get("required", ()):
                field["required"] = True
            if key in SHOWN:
                field["shown"] = True
            if key in DEFAULTS and node["kind"] == "choice":
                field["default"] = DEFAULTS[key]
            yield field | self._sample(file, inner) | _own_sample(node)

    def _words(self, parent: str, key: str, kind: str, schema: Schema) -> dict[str, str]:
        """Label and help: the words for this place, for the key, for the kind, or the schema's own, in that order."""
        tongue = self.book.tongue(self.game.id)
        names = [f"designer.fields.{parent}-{key}", f"designer.fields.{key}", f"designer.kinds.{kind}"]
        label = next((self.options.say(name) for name in names if tongue.has(name)), schema.get("title", key))
        hint = f"designer.hints.{key}"
        return {"label": label, **({"help": self.options.say(hint)} if tongue.has(hint) else {})}

    def _sample(self, file: str, schema: Schema) -> dict[str, Any]:
        """The initial value of a field."""
        while "examples" not in schema and "$ref" in schema:
            file, schema = self._behind(file, schema)
        examples = schema.get("examples")
        return {"sample": in_suits_of(self.game, examples[0], self.book.library)} if examples else {}

    def _node(self, file: str, schema: Schema, key: str, parent: str) -> Node:
        # Only task counts depend on the game; an objective counts cards and tricks.
        if (key != "count" or parent == "tasks") and (own := self.options.node(key)):
            return self._with_needs(key, own)
        if key == "tasks":
            found = {field["key"]: field for field in self.of(file, schema, key)}
            plans = [[found[name] for name in plan if name in found] for plan in PLANS]
            return {"kind": "tasks", "plans": [plan for plan in plans if plan], "along": list(ALONG)}
        if parent == "tasks" and key == "cards":
            return {
                "kind": "named",
                "fields": list(self.of(file, schema["items"], "named")),
                "most": schema["maxItems"],
            }
        while "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            if kind := _KINDS.get(name):
                return {"kind": kind, "of": name} if kind in ("who", "count") else {"kind": kind}
            file, schema = self._behind(file, schema)
        return self._plain(file, schema, key)

    def _plain(self, file: str, schema: Schema, key: str) -> Node:
        """A node for a plain JSON type."""
        match schema.get("type"):
            case "boolean":
                return {"kind": "switch"}
            case "integer":
                return {"kind": "number", "least": schema.get("minimum", 0), "most": schema.get("maximum", 999)}
            case "string" if "enum" in schema:
                return self._with_needs(key, {"kind": "choice", "options": self.options.named(key, schema["enum"])})
            case "string":
                return {"kind": "text", "most": schema.get("maxLength", 60)}
            case "array":
                return self._list(file, schema, key)
            case "object" if "properties" in schema:
                return {"kind": "group", "fields": list(self.of(file, schema, key))}
        return {"kind": "written"}

    def _list(self, file: str, schema: Schema, key: str) -> Node:
        limits = {"least": schema.get("minItems", 0), "most": schema.get("maxItems", 99)}
        inner = self._node(file, schema["items"], key, key)
        if inner["kind"] == "choice":
            return {**inner, **limits, "kind": "sequence"}
        sample = self._sample(file, schema["items"]) or {"sample": schema["examples"][0][0]}
        return {"kind": "list", "of": inner, **limits, **sample}

    def _with_needs(self, key: str, node: Node) -> Node:
        """Choices that require another field say which one."""
        chosen = {option["value"] for option in node.get("options", ())}
        if needs := {value: keys for value, keys in self._needs.get(key, {}).items() if value in chosen}:
            node["needs"] = needs
        return node

    def _behind(self, file: str, schema: Schema) -> tuple[str, Schema]:
        """The target of a reference merged with its sibling keywords, and the file it is in."""
        name, _, place = schema["$ref"].partition("#")
        if name:
            file = name if name.startswith("parts/") else f"parts/{name}"
        found = self.schemas[file]
        for step in place.strip("/").split("/") if place.strip("/") else ():
            found = found[step]
        return file, {**found, **{key: each for key, each in schema.items() if key != "$ref"}}


def _own_sample(node: Node) -> Node:
    """Lists that only one game has start with an item of that game."""
    match node["kind"]:
        case "named":
            return {"sample": [node["fields"][0]["sample"]]}
        case "sequence":
            return {"sample": [option["value"] for option in node["options"][: max(1, node.get("least", 1))]]}
    return {}


def _needs(mission: Schema) -> Iterator[tuple[str, dict[str, list[str]]]]:
    """Which choices of a mission require another field: `if` one is a constant, `then` another is required."""
    for rule in (each for each in mission["allOf"] if "if" in each):
        properties, then = rule["if"]["properties"], rule["then"]
        for key, condition in properties.items():
            if "required" in then and "const" in condition:
                yield key, {condition["const"]: then["required"]}
            elif inner := condition.get("properties"):
                for name, each in inner.items():
                    yield name, {each["const"]: then["properties"][key]["required"]}
