"""No word in any language that its dictionary does not know, unless the editor does (`known` in style.yaml).

The dictionaries are those of LibreOffice, from npm; spylls reads them as Hunspell does. They are only for this test, so
that whoever lacks them can still work; `make test` fetches both.
"""

from __future__ import annotations

import gc
import json
import os
import re
import warnings
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from logwright.cli.command_list import COMMANDS
from logwright.content.prose import prose, told_prose
from logwright.content.rules import rule_texts
from tests.languages import LANGUAGES
from tests.whole_library import ROOT, whole_library

DICTIONARIES = {"en": "dictionary-en-gb"}
_ADDRESS = re.compile(r"www\.\S+")
_WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
# French words lose their end before a vowel: l’île, qu’il.
_ELIDED = frozenset(["c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quelqu", "presqu"])
# Fields, values and commands are typed as they are, whatever the language; on pages they mostly stand in code.
_TYPED_IN = ("handbook.yaml", "docs/")
# Endings behind a number: 3-й, 4-ю, 2nd, 9ern; and signs that are no letters.
_ENDINGS = frozenset(["nd", "th", "er", "ern", "en", "s", "e", "ᵉ", "ʳᵉ", "й", "ю", "я", "м", "е", "²¹", "¹²", "¹⁸"])


def _folder(lang: str) -> Path | None:
    name = DICTIONARIES.get(lang, f"dictionary-{lang}")
    places = [ROOT / "node_modules", *map(Path, filter(None, os.environ.get("NODE_PATH", "").split(os.pathsep)))]
    return next((place / name for place in places if (place / name / "index.dic").is_file()), None)


def _words(lang: str) -> dict[str, str]:
    """Every word of a language and one place where it stands."""
    library = whole_library()
    found: dict[str, str] = {}
    for said in (*prose(library), *told_prose(library)):
        if said.lang == lang:
            typed = _typed() if said.place.startswith(_TYPED_IN) else frozenset()
            for word in set(_WORD.findall(_ADDRESS.sub("", said.text))) - typed:
                found.setdefault(word.replace("'", "’"), f"{said.document.file} {said.key}")
    return found


@lru_cache
def _typed() -> frozenset[str]:
    """Fields and values of content files, commands, and parts of file names."""
    library = whole_library()
    schemas = [json.loads(path.read_text("utf-8")) for path in (ROOT / "schemas").rglob("*.json")]
    names = {name for schema in schemas for name in _names(schema)} | set(COMMANDS) | set(library.families)
    names |= {part for rule in rule_texts() for part in rule.split("/")}
    names |= {part for place in library.places for part in place.split("/")}
    names |= {"logwright", "yaml", "update", "confirm"}
    return frozenset({*names, *(part for name in names for part in re.findall(r"[^\W\d_]+", name))})


def _names(schema: Any) -> Iterator[str]:
    """The fields that a schema knows, and the values that it lists."""
    if isinstance(schema, list):
        for part in schema:
            yield from _names(part)
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        yield from (value for value in schema.get("enum", ()) if isinstance(value, str))
        for part in schema.values():
            yield from _names(part)


@lru_cache
def _dictionary(folder: Path) -> Any:
    with warnings.catch_warnings():
        # It forgets to close its files.
        warnings.simplefilter("ignore", ResourceWarning)
        dictionary = import_module("spylls.hunspell").Dictionary.from_files(str(folder / "index"))
        gc.collect()
    return dictionary


def _is_known(word: str, dictionary: Any, known: frozenset[str]) -> bool:
    def right(part: str) -> bool:
        forms = {part, part.lower(), part.capitalize()} if part[0].isupper() else {part}
        return part in known or len(part) == 1 or any(dictionary.lookup(form) for form in forms)

    if word in known or word in _ENDINGS or right(word.replace("’", "'")):
        return True
    parts = [part for part in re.split("[’-]", word) if part.lower() not in _ELIDED]
    return parts != [word] and all(right(part) for part in parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_known(lang: str, request: pytest.FixtureRequest) -> None:
    folder = _folder(lang)
    if folder is None or not find_spec("spylls"):
        pytest.skip("no dictionaries on this machine; make fetches them")
    known = frozenset(whole_library().data(f"locales/{lang}/style.yaml")["known"])
    # Compounds take long to take apart, so what was found right once is remembered.
    cache = request.config.cache
    remembered = frozenset(cache.get(f"spelling/{lang}", [])) if cache else frozenset[str]()
    words = _words(lang)
    assert len(words) > 2500
    dictionary = _dictionary(folder)
    right = {word for word in words if word in remembered or _is_known(word, dictionary, known)}
    if cache:
        cache.set(f"spelling/{lang}", sorted(right))
    assert {word: place for word, place in words.items() if word not in right} == {}


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "recieve"), ("fr", "soucoupes-volente"), ("de", "Auftrakskarte"), ("ru", "карточька")]
)
def test_a_slip_is_found(lang: str, word: str) -> None:
    folder = _folder(lang)
    if folder is None or not find_spec("spylls"):
        pytest.skip("no dictionaries on this machine; make fetches them")
    assert not _is_known(word, _dictionary(folder), frozenset())
