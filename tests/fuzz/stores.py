"""Stores: flipped bits, files cut short, swapped, forged or gone, and writers that were killed.

Whatever happens to a store, it gives what was put there or nothing; what is missing is made again, and then all is as
it was. Folders of finished files come to be what they should be, and a stranger's file in them stays.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from logwright.cache.file_cache import FileCache, write_whole
from logwright.cache.revision import checksum
from logwright.engine.crews.level import BEGINNER
from logwright.output.output_folder import Occupied, OutputFolder
from logwright.publish.figures import Drawing
from logwright.publish.views.build_stamp import BuildStamp, read_note, write_note
from logwright.publish.views.drawing_store import DrawingStore
from logwright.publish.views.print_index import NAME as INDEX
from logwright.publish.views.print_index import Printed, read_index, write_index
from logwright.verdicts.crews.crew_survey import crew_holds, crew_jobs, crew_name, crew_store, survey_crews
from logwright.verdicts.missions.mission_store import mission_holds, mission_name, mission_store
from logwright.verdicts.missions.survey import survey
from logwright.verdicts.running.in_process import InProcess
from logwright.verdicts.scenarios.scenario_survey import scenario_holds, scenario_name, scenario_store, survey_scenarios
from tests.cache.damage import ODD_VALUES, forged, places
from tests.fuzz.case import Case
from tests.verdicts.running.test_store import UNKNOWABLE, job_for
from tests.verdicts.scenario_table import job_of
from tests.whole_library import whole_library

SECONDS = 20.0
MOST_KILL_DELAY = 0.004
"""Seconds: a file is written in less."""
PAGES = {"index.html": b"<h1>Home</h1>", "game/one.html": b"<h1>One</h1>" * 90, "search/en.js": b"{}"}
SHEETS = {"en/logbook.pdf": b"%PDF-1.7 one" * 400, "fr/logbook.pdf": b"%PDF-1.7 deux" * 300}
OWN, STRANGER = "own.txt", b"somebody's own"


@dataclass(frozen=True, eq=False)
class Shelf:
    """A store in a folder. `ask` gives what would be shown, None if there is nothing; `make` is what a run does: take
    what is there, make the rest, and keep it. `whole` is what both have to give.

    `put` writes once more what is known. Where making takes long, only one case in `seldom` makes it again.
    """

    folder: Path
    ask: Callable[[], Any]
    make: Callable[[], Any]
    put: Callable[[], Any]
    whole: Any
    seldom: int = 1

    @property
    def files(self) -> list[Path]:
        found = (path for path in self.folder.rglob("*") if path.is_file() and not path.name.endswith(".part"))
        return sorted(path for path in found if path.name != OWN)


def attempt(number: int, case: Case) -> None:
    chance = Random(f"store {number}")
    name = chance.choice(sorted(_shelves()))
    shelf = _shelves()[name]
    before = {path: path.read_bytes() for path in shelf.files}
    case.seen["stores"] += 1
    try:
        kind = chance.choice(
            ("flipped", "flipped", "cut", "junk", "swapped", "gone", "odd", "forged", "killed", "killed")
        )
        harmless = _DAMAGES[kind](shelf, chance)
        case.seen[f"{kind}"] += 1
        case.shown |= {f"{name}/{path.relative_to(shelf.folder)}": path.read_bytes() for path in shelf.files}
        found = shelf.ask()
        case.seen["refused" if found is None else "still there"] += 1
        case.expect(found is None or found == shelf.whole or harmless(found), f"{name}, {kind}: shows {found}")
        if number % shelf.seldom == 0 and (found is None or not harmless(found)):
            case.seen["made again"] += 1
            case.expect(shelf.make() == shelf.whole, f"{name}, {kind}: made again, it is something else")
            case.expect(shelf.ask() == shelf.whole, f"{name}, {kind}: it was not kept again")
    finally:
        _mend(shelf, before)


def _mend(shelf: Shelf, before: dict[Path, bytes]) -> None:
    """The store as it was, so that cases do not depend on each other."""
    for path in shelf.folder.rglob("*"):
        if path.is_symlink() or (path not in before and not path.is_dir()):
            path.unlink()
    for path, raw in before.items():
        if not path.is_file() or path.read_bytes() != raw:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(raw)


Harmless = Callable[[Any], bool]


def _never(_: Any) -> bool:
    return False


def _flipped(shelf: Shelf, chance: Random) -> Harmless:
    path = chance.choice(shelf.files)
    raw = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 1, 1, 8))):
        place = chance.randrange(8 * len(raw))
        raw[place // 8] ^= 1 << place % 8
    path.write_bytes(raw)
    return _never


def _cut(shelf: Shelf, chance: Random) -> Harmless:
    path = chance.choice(shelf.files)
    raw = path.read_bytes()
    at = chance.randrange(len(raw))
    path.write_bytes(chance.choice((raw[:at], raw[at + 1 :], raw[:at] + bytes(len(raw) - at), raw + raw[:at] + b"\n")))
    return _never


def _junk(shelf: Shelf, chance: Random) -> Harmless:
    chance.choice(shelf.files).write_bytes(chance.choice((b"", b"{}", b"null", b"[" * 50_000, chance.randbytes(300))))
    return _never


def _swapped(shelf: Shelf, chance: Random) -> Harmless:
    """A file in the place of another one, of this store or of any other."""
    path = chance.choice(shelf.files)
    others = [each for other in _shelves().values() for each in other.files if each != path]
    path.write_bytes(chance.choice(others).read_bytes())
    return _never


def _gone(shelf: Shelf, chance: Random) -> Harmless:
    for path in chance.sample(shelf.files, chance.randint(1, len(shelf.files))):
        path.unlink()
    return _never


def _odd(shelf: Shelf, chance: Random) -> Harmless:
    """No file at all in its place: a link that leads nowhere, or a folder."""
    path = chance.choice([path for path in shelf.files if path.suffix == ".kept"] or shelf.files)
    path.unlink()
    if chance.random() < 0.5:
        path.symlink_to("nowhere")
    else:
        path.symlink_to(shelf.folder, target_is_directory=True)
    return _never


def _forged(shelf: Shelf, chance: Random) -> Harmless:
    """Other values, with a proper checksum. Only what nobody can know without playing again may pass."""
    kept = [path for path in shelf.files if path.suffix == ".kept" and b"\n{" in path.read_bytes()]
    if not kept:
        return _flipped(shelf, chance)
    path = chance.choice(kept)
    seal, _, contents = path.read_bytes().partition(b"\n")
    data = json.loads(contents)
    place, _ = chance.choice(list(places(data)))
    wrong = forged(data, place, chance.choice(ODD_VALUES))
    FileCache(path.parent, seal.split(b" ")[2].decode()).put(path.stem, json.dumps(wrong).encode())
    unknowable = bool(UNKNOWABLE & {str(part) for part in place})
    return lambda _: unknowable or json.dumps(wrong) == json.dumps(data)


def _killed(shelf: Shelf, chance: Random) -> Harmless:
    """A process that writes everything anew, again and again, until it is killed on the way."""
    if chance.random() < 0.5:
        _gone(shelf, chance)
    child = os.fork()
    if not child:
        # Whatever it meets, nothing of this process may go on in it.
        with suppress(BaseException):
            while True:
                shelf.put()
                for path in shelf.files:
                    path.unlink(missing_ok=True)
        os._exit(0)
    time.sleep(chance.random() * MOST_KILL_DELAY)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return _never


_DAMAGES: dict[str, Callable[[Shelf, Random], Harmless]] = {
    "flipped": _flipped,
    "cut": _cut,
    "junk": _junk,
    "swapped": _swapped,
    "gone": _gone,
    "odd": _odd,
    "forged": _forged,
    "killed": _killed,
}


@cache
def _shelves() -> dict[str, Shelf]:
    top = Path(tempfile.mkdtemp(prefix="logwright-stores-"))
    atexit.register(shutil.rmtree, top, ignore_errors=True)
    found = {f"missions {name}": _missions(top / name, name) for name in ("drawn", "named", "rare")}
    found |= {"crews": _crews(top / "crews"), "scenarios": _scenarios(top / "scenarios")}
    found |= {
        "drawings": _drawings(top / "drawings"),
        "pages": _pages(top / "pages"),
        "sheets": _sheets(top / "sheets"),
    }
    found["site"] = _site(top / "site")
    return found


def _missions(folder: Path, name: str) -> Shelf:
    job, store = job_for(whole_library(), name), mission_store(folder)
    key = mission_name(job)

    def make() -> Any:
        (verdict,) = survey([job], InProcess(), store)
        return replace(verdict, key="", seconds=0)

    def ask() -> Any:
        verdict = store.get(key, partial(mission_holds, job))
        return verdict and replace(verdict, key="", seconds=0)

    make()
    known = store.get(key, partial(mission_holds, job))
    assert known
    return Shelf(folder, ask, make, lambda: store.put(key, known), ask(), seldom=200 if name == "rare" else 2)


def _crews(folder: Path) -> Shelf:
    (job,) = crew_jobs([job_for(whole_library(), "named")], BEGINNER, 1)
    run = partial(survey_crews, [job], InProcess())
    return _played(folder, run, crew_store(folder), crew_name(job), partial(crew_holds, job))


def _scenarios(folder: Path) -> Shelf:
    job = job_of(whole_library(), "lunch-break", 3, games=1)
    run = partial(survey_scenarios, [job], InProcess())
    return _played(folder, run, scenario_store(folder), scenario_name(job), partial(scenario_holds, job))


def _played(folder: Path, run: Any, store: Any, key: str, holds: Callable[[Any], bool]) -> Shelf:
    """Verdicts of games that were played; how long it took is no part of them."""

    def ask() -> Any:
        verdict = store.get(key, holds)
        return verdict and verdict.to_data() | {"id": "", "seconds": 0}

    def make() -> Any:
        (verdict,) = run(store)
        return verdict.to_data() | {"id": "", "seconds": 0}

    make()
    known = store.get(key, holds)
    return Shelf(folder, ask, make, lambda: store.put(key, known), ask(), seldom=20)


def _drawings(folder: Path) -> Shelf:
    def make() -> Any:
        return DrawingStore(folder).icon(lambda: Drawing(10, 10), "a square")

    whole = make()
    (path,) = folder.iterdir()
    files = FileCache(folder, "drawing")
    return Shelf(folder, lambda: (raw := files.get(path.stem)) and raw.decode(), make, make, whole)


def _pages(folder: Path) -> Shelf:
    note, html = folder / "fr.note", folder / "fr"
    stamp = BuildStamp("source", "look", "frame", "text", 3)

    def ask() -> Any:
        return read_note(note, html)

    def make() -> Any:
        if ask() is None:
            shutil.rmtree(html, ignore_errors=True)
            for name, raw in PAGES.items():
                (html / name).parent.mkdir(parents=True, exist_ok=True)
                (html / name).write_bytes(raw)
            if note.is_symlink():
                note.unlink()
            write_note(note, stamp, html)
        return ask()

    return Shelf(folder, ask, make, make, make())


def _sheets(folder: Path) -> Shelf:
    printed = [
        Printed(name, "logbook", "planet-nine", name[:2], "Title", 1, len(raw), "revision", checksum(raw))
        for name, raw in SHEETS.items()
    ]
    return _output(folder, SHEETS, lambda out: write_index(out, printed), INDEX, lambda: read_index(folder) == printed)


def _site(folder: Path) -> Shelf:
    return _output(folder, PAGES, lambda _: None, "", lambda: True)


def _output(
    folder: Path, files: dict[str, bytes], more: Callable[[OutputFolder], None], index: str, known: Callable[[], bool]
) -> Shelf:
    """A folder of finished files, with a stranger's among them. If nobody can tell any more what is ours, a run says so
    and touches nothing; then somebody empties the folder."""

    def ask() -> Any:
        there = {name: (folder / name).read_bytes() if (folder / name).is_file() else None for name in files}
        return True if there == files and known() else None

    def make() -> Any:
        out, own = OutputFolder(folder, "print"), folder / OWN
        try:
            out.fill(files | ({index: (folder / index).read_bytes()} if index and (folder / index).is_file() else {}))
            more(out)
        except Occupied:
            assert not (folder / OWN).exists() or (folder / OWN).read_bytes() == STRANGER, (
                "a stranger's file was touched"
            )
            shutil.rmtree(folder)
            return make()
        own = folder / OWN
        if not own.exists():
            # Whole or not at all: this, too, may be killed.
            write_whole(own, STRANGER)
        assert own.read_bytes() == STRANGER, "a stranger's file was touched"
        return ask()

    return Shelf(folder, ask, make, make, make())
