"""Every message that code, templates and scripts can ask for is there in every language, and its gaps are filled.

What is asked for is read from the source: the key in each call of `say`, and the gaps that the call fills. A key that
is put together while running (`site.verdict.{outcome}`) stands for all keys that fit.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import pytest

from logwright.content.registry import KINDS, message_places, words_kind
from logwright.sentences.message import Number, parse_message
from logwright.sentences.tongue import Tongue
from tests.whole_library import ROOT, whole_library

CODE = ROOT / "generator" / "logwright"
SCRIPTS = ROOT / "site" / "scripts"
LANGUAGES = whole_library().languages
# Functions that put something before the key they are given: file, how they are called, and what they put.
WRAPPERS = (
    ("publish/views/saucers/scenario_twists.py", r"say", "scenarios."),
    ("publish/play/", r"(self\.)?((_?teller\.)?words\.)?say", "play."),
    ("publish/print/", r"(self\.)?edition\.say", "sheets."),
    ("publish/print/shops/steps.py", r"self\._say", "shops."),
    ("sentences/clash_text.py", r"_say", "mission.clash."),
    ("sentences/mission_text.py", r"self\._say", "mission."),
)
# What is said to authors stands apart; see test_reports.py.
AUTHORS = (
    "cli/",
    "starter/",
    "sentences/speech.py",
    "content/problem.py",
    "content/library_speech.py",
    "content/writing/mission_writer.py",
)
# What these add to the gaps by themselves.
ADDED = {"mission.": frozenset({"commander"})}
TEMPLATES = {"say": "print.logbook.", "tell": "campaign."}
# Scripts get the words of their page by the rest of the key.
PAGES = {"designer": ("designer.", "site."), "evening": ("evening.",), "play": ("play.",), "table": ("play.",)}


@dataclass(frozen=True)
class Asked:
    """A key that is asked for, with `{}` for what is put in while running; `gaps` is None if they cannot be seen."""

    where: str
    key: str
    gaps: frozenset[str] | None

    def fits(self, key: str) -> bool:
        return bool(self._pattern.fullmatch(key))

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        # There are more keys than the module re remembers.
        return re.compile(re.escape(self.key).replace(r"\{\}", r"[\w>-]+"))


def asked_by_code() -> Iterator[Asked]:
    for path in sorted(CODE.rglob("*.py")):
        file = path.relative_to(CODE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                if re.search(r"(^|\.)_?say$", called) and not file.startswith(AUTHORS):
                    yield from _asked(node, called, file)


def _asked(call: ast.Call, called: str, file: str) -> Iterator[Asked]:
    prefix = next((put for place, name, put in WRAPPERS if file.startswith(place) and re.fullmatch(name, called)), "")
    for index, argument in enumerate(call.args[:2]):
        keys = list(_keys(argument))
        for key in keys:
            gaps = _gaps(call, called, index)
            added = ADDED.get(prefix, frozenset())
            yield Asked(f"{file}:{call.lineno}", prefix + key, None if gaps is None else gaps | added)
        if keys:
            return


def _keys(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from _keys(one)
            yield from _keys(other)


def _gaps(call: ast.Call, called: str, index: int) -> frozenset[str] | None:
    """The names of what a call puts in: keywords, or a mapping behind the key."""
    names = {keyword.arg for keyword in call.keywords}
    rest = call.args[index + 1 :]
    if None in names:
        return None
    if rest and isinstance(rest[0], ast.Dict):
        names |= {str(key.value) if isinstance(key, ast.Constant) else None for key in rest[0].keys}
    elif rest and "book" not in called:
        # A book asks for the game next; all others for what fills the gaps.
        return None
    return None if None in names else frozenset(str(name) for name in names)


def asked_by_templates() -> Iterator[Asked]:
    for path in sorted(CODE.rglob("*.html")):
        calls = re.finditer(r"""\b(say|tell)\(["']([^"']+)["'](?:, *(\w+)=[^)]*)?\)""", path.read_text("utf-8"))
        for found in calls:
            yield Asked(path.name, TEMPLATES[found[1]] + found[2], frozenset({found[3]} if found[3] else ()))


@cache
def all_asked() -> tuple[Asked, ...]:
    return (*asked_by_code(), *asked_by_templates())


def tongues(lang: str) -> list[Tongue]:
    return [whole_library().tongue(lang, game) for game in ("", *whole_library().families)]


def test_the_walk_finds_the_calls() -> None:
    asked = all_asked()
    assert len(asked) > 300
    assert Asked("logbook.html", "print.logbook.missions", frozenset({"n"})) in asked
    by_code = {(each.where.rpartition(":")[0], each.key): each.gaps for each in asked}
    assert by_code["publish/views/book.py", "site.titled"] == frozenset({"name", "title"})
    assert by_code["sentences/mission_text.py", "mission.choose.{}.{}"] in (None, frozenset({"commander", "member"}))
    assert None in by_code.values()
    assert by_code["publish/print/cards/calibration.py", "sheets.calibration.title"] == frozenset()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_asked_for_is_there(lang: str) -> None:
    known = {key for tongue in tongues(lang) for key in tongue.words}
    missing = [each for each in all_asked() if not any(map(each.fits, known))]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_gap_of_a_message_is_filled_where_it_is_asked_for(lang: str) -> None:
    unfilled = []
    for tongue in tongues(lang):
        for asked in all_asked():
            if asked.gaps is not None and asked.key in tongue.words:
                try:
                    assert tongue.say(asked.key, {gap: Number(2, "2") for gap in asked.gaps})
                except KeyError as gap:
                    unfilled.append(f"{asked.where}: {asked.key} wants {gap}")
    assert unfilled == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_put_together_while_running_finds_only_messages_whose_gaps_somebody_fills(lang: str) -> None:
    """Not so for words of sentences, which fill each other's gaps."""
    locale = whole_library().locales[lang]
    places = [place for place in locale.files if _is_interface(place)]
    assert len(places) == 12
    for key, text in [entry for place in places for entry in locale.words(place).items()]:
        message = parse_message(text)
        wanted = {*message.gaps(), *(name for name, _, _ in message.choices())}
        asking = [asked.gaps for asked in all_asked() if asked.fits(key)]
        assert not asking or any(gaps is None or wanted <= gaps for gaps in asking), f"{lang}: {key}"


def _is_interface(place: str) -> bool:
    kind = words_kind(place)
    return kind is not None and kind.schema == "interface"


@pytest.mark.parametrize("script", sorted(SCRIPTS.rglob("*.js")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_scripts_find_their_words(script: Path) -> None:
    page = script.parent.name
    known = {key for tongue in tongues("en") for key in tongue.words}
    named = re.findall(r"""\bwords\["([\w.]+)"\]""", script.read_text("utf-8"))
    assert [key for key in named if page in PAGES and not {f"{put}{key}" for put in PAGES[page]} & known] == []


def test_messages_are_looked_for_in_every_file_that_holds_them() -> None:
    places = {place for kind in KINDS if kind.holds_messages and not kind.apart for place in kind.places}
    found = {f"locales/<lang>/{place.replace('any/', '<game>/')}" for place in message_places("any")}
    assert found == places
