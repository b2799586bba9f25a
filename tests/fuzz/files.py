"""Damaged files: bytes, text and structure of every kind of content file, a few at a time among sound ones."""

from __future__ import annotations

import atexit
import json
import shutil
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import yaml

from logwright.cli.terminal.reporter import report
from logwright.cli.terminal.sanitize import sanitized
from logwright.content.loading.load import load
from logwright.content.model.locale import leaves
from logwright.content.problem import Problem
from tests.content.mutated import mutated
from tests.content.test_hostile_files import DEAL, LINE
from tests.fuzz.case import Case
from tests.schema_samples import ROOT

SECONDS = 30.0
AMONG, GIVEN = 8, 40
"""Files that are damaged at the same time: in their place among the content, and given by name from elsewhere. Reading
the sound ones around them costs most, so many at a time are cheaper."""
KEPT_WHOLE = ("game.yaml", "grammar.yaml")
ONE_OF_MANY = ("missions", "scenarios", "custom", "campaigns")
LEFT_OUT = ("de/", "ru/", "fr/crash-and-grab/", "fr/deep-sea/", "deep-sea/rules", "deep-sea/faq", "deep-sea/checklist")
FEW, LONG = 3, 25
"""How many entries are left of a list or a mapping."""
FORMATS = ("text", "json", "github")


def attempt(number: int, case: Case) -> None:
    chance = Random(f"files {number}")
    root, files = _root(), _files()
    places = chance.sample(sorted(files), AMONG)
    changed = {place: mutated(files[place], chance.randrange(2**40), _parts()) for place in places}
    elsewhere = {
        f"elsewhere-{each}.yaml": mutated(chance.choice(_elsewhere()), chance.randrange(2**40), _parts())
        for each in range(GIVEN)
    }
    case.shown |= changed | elsewhere
    case.seen["files"] += AMONG + GIVEN
    try:
        for place, raw in (changed | elsewhere).items():
            (root / place).write_bytes(raw)
        library, problems = load(root, [root / name for name in elsewhere])
        located = all(isinstance(each, Problem) and each.line >= 1 and each.column >= 1 for each in problems)
        case.expect(located, "a problem without a place")
        said = sanitized(report(problems, library.texts, chance.choice(FORMATS)))
        case.expect("\x1b" not in said and "\u202e" not in said, "a report passes on what a terminal obeys")
        case.seen["problems"] += len(problems)
        blamed = {
            Path(problem.file).relative_to(root).as_posix() if problem.file.startswith("/") else problem.file
            for problem in problems
        }
        case.seen["files that were complained about"] += len(blamed & (changed | elsewhere).keys())
    finally:
        for place in places:
            (root / place).write_bytes(files[place])


@cache
def _files() -> dict[str, bytes]:
    """A file of every kind by its place, shortened, and one or two missions, scenarios and campaigns."""
    found: dict[str, bytes] = {}
    for path in sorted((ROOT / "content").rglob("*.yaml")):
        place = path.relative_to(ROOT).as_posix()
        many = path.parent.name in ONE_OF_MANY
        if any(f"/{part}" in place.removesuffix(".yaml") for part in LEFT_OUT):
            continue
        if not many or path.stem in ("48", "05", "tasks", "four-wishes", "lunch-break", "wheelbarrow-week"):
            raw = path.read_bytes()
            found[place] = raw if many or path.name in KEPT_WHOLE else _shortened(raw, texts="/locales/" in place)
    return found


def _shortened(raw: bytes, *, texts: bool) -> bytes:
    """The first few entries, and of the notes on translations only those about them."""
    data = _read(raw)
    notes = data.pop("made_from", None) if isinstance(data.get("made_from"), dict) else None
    short = _few_texts(data) if texts else _few_entries(data)
    if notes:
        said = {key for key, _ in leaves(short)}
        short["made_from"] = {key: made for key, made in notes.items() if key in said}
    return yaml.safe_dump(short, allow_unicode=True, sort_keys=False).encode()


def _few_texts(data: Any) -> Any:
    return {key: _few_texts(value) for key, value in list(data.items())[:FEW]} if isinstance(data, dict) else data


def _few_entries(data: Any) -> Any:
    if isinstance(data, dict):
        # Long ones are tables, such as that of pairs.
        entries = list(data.items())[: LONG if len(data) > LONG else None]
        return {key: _few_entries(value) for key, value in entries}
    return [_few_entries(value) for value in data[:FEW]] if isinstance(data, list) else data


@cache
def _elsewhere() -> list[bytes]:
    """Files that are given by name: positions, lines of play, missions, task cards, campaigns."""
    own = [DEAL.encode(), LINE.encode()]
    own.append(b"game: deep-sea\ntasks:\n  - {id: my-own, difficulty: [1, 2, 3], objective: {win: pink 3}}\n")
    many = [path for path in sorted((ROOT / "content").rglob("*.yaml")) if path.parent.name in ONE_OF_MANY]
    return own * 12 + [path.read_bytes() for path in many if path.parent.parent.name != "locales"]


@cache
def _parts() -> Sequence[Any]:
    """Data of small files, to put into one another."""
    return [_read(raw) for raw in list(_files().values())[::5] if len(raw) < 20_000]


def _read(raw: bytes) -> Any:
    return json.loads(json.dumps(yaml.load(raw, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)), default=str))


@cache
def _root() -> Path:
    root = Path(tempfile.mkdtemp(prefix="logwright-files-"))
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    (root / "schemas").symlink_to(ROOT / "schemas")
    for place, raw in _files().items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_bytes(raw)
    return root
