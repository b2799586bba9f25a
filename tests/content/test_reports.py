"""Everything that rules and commands can say stands in problems.yaml or commands.yaml, in every language.

What can be said is read from the source: each call that makes a saying, with its key and the gaps it fills. A key that
is put together while running stands for all keys that fit.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from logwright.content.base_speech import base_speech
from logwright.content.model.locale import leaves
from logwright.content.read.syntax_words import _FAULTS
from logwright.content.rules import rule_id
from logwright.fault import _FAULTS as WORLD
from logwright.fault import _REASONS as REASONS
from logwright.sentences.message import parse_message
from tests.whole_library import ROOT, whole_library
from tests.words import FILES

CODE = ROOT / "generator" / "logwright"
LANGUAGES = whole_library().languages
# Where nothing stands that a person reads but what it finds under a key.
WORDLESS = (
    "cli/",
    "content/rules/",
    "content/read/schema_words.py",
    "content/read/syntax_words.py",
    "content/read/reader.py",
)
# What argparse says, which is the key to what we say.
OTHERS_WORDS = ("cli/argument_words.py",)
# Words that a shell, a parser, a terminal or an editor reads, and a standard that people look up.
NOT_FOR_PEOPLE = (
    re.compile(r"complete -|autoload -U|COMP_WORDS|__fish|compinit"),
    re.compile(r"^(apt|brew) install [\w. -]+$"),
    re.compile(r"self\.addEventListener"),
    re.compile(r"^(tab character|cannot start any token|alphabetic or numeric|mapping values are not allowed)$"),
    re.compile(r"could not find expected|expected ',' or|<document start>|<block end>|block scalar|node content"),
    re.compile(r"end of stream|sequence entries|unknown escape|is a required"),
)
_SENTENCE = re.compile(r"[A-Za-z’']{2,},? [a-z’']{2,}(?: |$|[.:;?!])")


@dataclass(frozen=True)
class Asked:
    """A key, with `{}` for what is put in while running; `gaps` is None if they cannot be seen."""

    where: str
    key: str
    gaps: frozenset[str] | None

    def fits(self, key: str) -> bool:
        return bool(_pattern(self.key).fullmatch(key))


@cache
def _pattern(key: str) -> re.Pattern[str]:
    escaped = re.escape(key).replace(r"\{\}", r"[\w-]+")
    return re.compile(rf"{escaped}(?:\.message|\.hint)?")


def asked_in(path: Path) -> Iterator[Asked]:
    file = path.relative_to(CODE).as_posix()
    tree = ast.parse(path.read_text("utf-8"))
    rule = (
        rule_id(f"logwright.{file.removesuffix('.py').replace('/', '.')}") if file.startswith("content/rules/") else ""
    )
    rule = next((text for name, text in _constants(tree) if name == "RULE"), rule)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for key, gaps in _sayings(node, rule, file):
                yield Asked(f"{file}:{node.lineno}", key, gaps)


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield ast.unparse(node.targets[0]), node.value.value


def _sayings(call: ast.Call, rule: str, file: str) -> Iterator[tuple[str, frozenset[str] | None]]:
    whole = ast.unparse(call.func)
    called = whole.rpartition(".")[2]
    # Where a problem lies and what to do about it are no gaps.
    aside = () if whole in ("say", "saying") else ("key", "hint")
    names = [keyword.arg for keyword in call.keywords if keyword.arg not in aside]
    gaps = None if None in names else frozenset(map(str, names))
    if whole in ("saying", "say"):
        yield from ((key, gaps) for key in _texts(call.args[0]))
    elif whole == "unfit":
        yield from ((key, frozenset({"problems"})) for key in _texts(call.args[1]))
    elif called == "_say" and file.startswith("starter/"):
        yield from ((f"starter.{key}", gaps) for key in _texts(call.args[0]))
    elif called == "_say" and file.startswith("cli/"):
        yield from ((key, gaps) for key in _texts(call.args[0]))
    elif called in ("problem", "RefusedError") and len(call.args) > 1:
        at = 0 if called == "RefusedError" else 1
        yield from ((_key(named, case), gaps) for named in _rules(call.args[at], rule) for case in _cases(call, 2))
    elif called == "_problem":
        yield from ((_key(rule, case), gaps) for case in _cases(call, 1))
    elif called == "of_rule":
        filled = call.args[2]
        given = [_one_text(key) for key in filled.keys] if isinstance(filled, ast.Dict) else None
        for named in _rules(call.args[0], rule):
            for case in _cases(call, 1):
                yield _key(named, case), None if given is None else frozenset(given)


def _rules(node: ast.expr, rule: str) -> list[str]:
    return [rule] if ast.unparse(node) in ("RULE", "rule") else list(_texts(node))


def _cases(call: ast.Call, at: int) -> list[str]:
    return list(_texts(call.args[at])) or ["{}"] if len(call.args) > at else [""]


def _key(rule: str, case: str) -> str:
    return ".".join(filter(None, (*(rule or "file/unknown").split("/"), case)))


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one)
            yield from _texts(other)


def _one_text(node: ast.expr | None) -> str:
    return next(_texts(node), "") if node else ""


def asked_by_schemas() -> Iterator[Asked]:
    for path in sorted((ROOT / "schemas").rglob("*.json")):
        for word, said in _said_in(json.loads(path.read_text("utf-8"))):
            section = {"x-hint": "advice", "x-expected": "expected", "x-elsewhere": "elsewhere"}[word]
            told = said if isinstance(said, dict) else {"say": said}
            keys = told.values() if word == "x-elsewhere" else [told["say"]]
            gaps = frozenset(told) - {"say"} if word != "x-elsewhere" else frozenset[str]()
            yield from (Asked(path.name, f"{section}.{key}", gaps) for key in keys)


def _said_in(schema: Any) -> Iterator[tuple[str, Any]]:
    for key, value in schema.items() if isinstance(schema, dict) else enumerate(schema):
        if key in ("x-hint", "x-expected", "x-elsewhere"):
            yield key, value
        elif isinstance(value, dict | list):
            yield from _said_in(value)


@cache
def all_asked() -> tuple[Asked, ...]:
    code = [asked for path in sorted(CODE.rglob("*.py")) if _speaks(path) for asked in asked_in(path)]
    faults = [Asked("syntax_words.py", f"yaml.syntax.{fault.case}", None) for fault in _FAULTS]
    faults += [Asked("fault.py", f"faults.{name}", frozenset({"place"})) for name in WORLD.values()]
    faults += [Asked("fault.py", f"reasons.{name}", frozenset()) for name in REASONS.values()]
    templates = "".join(path.read_text("utf-8") for path in (CODE / "starter" / "files").iterdir())
    starter = [Asked("starter", f"starter.{name}", frozenset()) for name in re.findall(r"\{say_(\w+)\}", templates)]
    return (*code, *faults, *starter, *asked_by_schemas(), Asked("yaml", "yaml.syntax.unknown", None))


def _is_wordless(file: str) -> bool:
    return file.startswith(WORDLESS) and file not in OTHERS_WORDS


def _speaks(path: Path) -> bool:
    """Whatever may make a saying. Pages and sheets say what they say with words of their own."""
    text = path.read_text("utf-8")
    file = path.relative_to(CODE).as_posix()
    return "logwright.saying" in text or file.startswith("cli/") or ".problem" in text or "of_rule(" in text


@cache
def messages(lang: str) -> dict[str, str]:
    locale = whole_library().locales[lang]
    return {key: text or "" for place in FILES for key, text in leaves(locale.files[place].data)}


def test_the_walk_finds_what_rules_commands_and_schemas_say() -> None:
    found = {asked.key: asked.gaps for asked in all_asked()}
    assert len(found) > 550
    assert found["mission.token-without-task"] == frozenset({"tokens", "tasks"})
    assert found["mission.identity.both"] == frozenset()
    assert found["no-language"] == frozenset({"lang", "known"})
    assert found["mistakes.no-cards"] == frozenset({"found", "colour", "highest", "trump"})
    assert found["expected.small-letters"] == frozenset({"example"})
    assert found["yaml.alias"] == frozenset({"name"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_has_words(lang: str) -> None:
    known = messages(lang)
    assert [asked for asked in all_asked() if not any(map(asked.fits, known))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_gap_is_filled_where_the_message_is_asked_for(lang: str) -> None:
    unfilled = []
    for asked in all_asked():
        for key, text in messages(lang).items():
            if asked.gaps is not None and asked.fits(key):
                message = parse_message(text)
                wanted = {*message.gaps(), *(name for name, _, _ in message.choices())}
                if "{}" not in asked.key and wanted - asked.gaps:
                    unfilled.append(f"{asked.where}: {key} wants {sorted(wanted - asked.gaps)}")
    assert unfilled == []


def test_nothing_stands_there_that_nobody_says() -> None:
    asked = all_asked()
    # Read by another way than a saying: the fields of a new mission, campaign or scenario.
    elsewhere = ("fields.", "campaign-fields.", "scenario-fields.")
    idle = [
        key for key in messages("en") if not key.startswith(elsewhere) and not any(each.fits(key) for each in asked)
    ]
    assert idle == []


def test_no_key_stands_in_both_files() -> None:
    files = whole_library().locales["en"].files
    one, other = ({key for key, _ in leaves(files[place].data)} for place in FILES)
    assert one & other == set()


@pytest.mark.parametrize(("kind", "section"), [("mission", "fields."), ("campaign", "campaign-fields.")])
def test_fields_of_a_new_file_are_explained_as_the_schema_does(kind: str, section: str) -> None:
    schema = json.loads((ROOT / "schemas" / f"{kind}.schema.json").read_text("utf-8"))
    said = {key.removeprefix(section): text for key, text in messages("en").items() if key.startswith(section)}
    assert said == {name: about["description"] for name, about in schema["properties"].items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_problem_is_told_in_each_language(lang: str) -> None:
    speech = base_speech(lang, *FILES)
    assert speech.lang == lang
    assert speech.has("mission.nothing-to-do.message")
    assert lang == "en" or messages(lang)["mission.nothing-to-do.hint"] != messages("en")["mission.nothing-to-do.hint"]


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(CODE.rglob("*.py")) if _is_wordless(path.relative_to(CODE).as_posix())],
    ids=lambda path: path.relative_to(CODE).as_posix(),
)
def test_no_sentence_for_people_stands_in_the_code(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    comments = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    if path.parent.name == "rules":
        # A group of rules has a page of the handbook for each, as a constant.
        comments |= {id(node.value) for node in tree.body if isinstance(node, ast.Assign)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in comments
        and _SENTENCE.search(node.value)
        and not any(pattern.search(node.value) for pattern in NOT_FOR_PEOPLE)
    ]
    assert found == []
