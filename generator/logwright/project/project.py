"""A project: the base that comes with Logwright, the user's folder on top of it, and the output folders."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.base import base_folder, user_cache
from logwright.content.loading.load import Tell, all_problems, library_for_sheets, mission_problems, read_layers
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.model.settings import FILE, SCHEMAS, Settings, read_settings
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import nearest
from logwright.content.read.document import Document, Origin
from logwright.content.read.layer import Layer
from logwright.content.read.plain_file import read_plain_file
from logwright.content.read.reader import LARGEST_FILE, read
from logwright.content.read.schema import Schemas
from logwright.project.known_sound import KnownSound
from logwright.project.refusals import NoProject, UnsoundContent

if TYPE_CHECKING:
    from logwright.content.campaign import Campaign
    from logwright.project.checking import Checked
    from logwright.verdicts.crews.crew_verdict import CrewVerdict
    from logwright.verdicts.missions.solver import Solution
    from logwright.verdicts.missions.verdict import MissionVerdict

_MADE = "build"


@dataclass(frozen=True)
class Project:
    """`base` holds content/, schemas/, docs/ and site/; `own` is a folder marked by logwright.yaml, if there is one.

    Output is written only below `made`, for users, and `cache`, for what can be recomputed. `here` is the user's
    current folder: file names are relative to it.
    """

    base: Path
    own: Path | None
    made: Path
    cache: Path
    here: Path
    settings: Settings = field(default_factory=Settings)

    @classmethod
    def open(cls, folder: str | os.PathLike[str] | None = None) -> Project:
        """The project that contains a folder, found as git does: the folder itself or the nearest one above.

        The default is the current folder, which need not be part of a project: then only the base is used, and output
        goes to ./build.
        """
        here = Path.cwd()
        start = here if folder is None else Path(folder).resolve()
        for found in (start, *start.parents):
            made = found / _MADE
            if (found / FILE).is_file():
                return cls(base_folder(), found, made, made, here, _settings(found))
            if (found / "content").is_dir() and (found / "schemas").is_dir():
                return cls(found, None, made, made, here)
        if folder is not None:
            raise NoProject(str(folder))
        return cls.base_alone()

    @classmethod
    def base_alone(cls) -> Project:
        """The base alone, whatever the current folder."""
        here = Path.cwd()
        return cls(base_folder(), None, here / _MADE, user_cache(), here)

    @property
    def is_checkout(self) -> bool:
        """Whether Logwright itself is being developed: then content is written into the base."""
        return self.own is None and self.made.parent == self.base

    @property
    def schemas(self) -> Path:
        return self.base / "schemas"

    @property
    def editor_schemas(self) -> Path | None:
        """The path of the schemas for editors, valid wherever a file of the project is moved."""
        folder = self.own / SCHEMAS if self.own else self.schemas
        return folder if folder.is_dir() and (self.own or self.is_checkout) else None

    @property
    def layers(self) -> tuple[Layer, ...]:
        """The base, and the project on top of it."""
        label = "content/" if self.is_checkout else "logwright:"
        base = Layer(self.base / "content", label, here=self._seen_from(self.base) if self.is_checkout else None)
        return (base, Layer(self.own, "", Origin.OWN, self._seen_from(self.own))) if self.own else (base,)

    @property
    def library(self) -> Library:
        """The whole library, read once."""
        return self._loaded[0]

    @property
    def problems(self) -> list[Problem]:
        """All problems; empty if there are none."""
        return list(self._loaded[1])

    @property
    def missions(self) -> Mapping[str, LoggedMission]:
        """All missions by key: `planet-nine/05`, `custom/plan-b`, `missions/lost-probe`."""
        return self.library.missions

    @property
    def campaigns(self) -> Mapping[str, Campaign]:
        """All campaigns by id; the project's own first."""
        return self.library.campaigns

    def campaign(self, name: str) -> Campaign:
        """A campaign by its id. Raises KeyError, and UnsoundContent if its file or one of its missions has problems."""
        if name not in self.campaigns:
            near = nearest(name, self.campaigns)
            raise KeyError(f"there is no campaign {name}" + (f"; did you mean {near}?" if near else ""))
        found = self.campaigns[name]
        if own := [problem for problem in self.problems if problem.file == found.document.file]:
            raise UnsoundContent(own)
        for key in found.keys:
            self.mission(key)
        return found

    def mission(self, name: str) -> LoggedMission:
        """A mission by its key, or by its id alone: the project's own first. Raises KeyError, and UnsoundContent if its
        file has problems.
        """
        if found := self.library.mission_named(name):
            if own := [problem for problem in self.problems if problem.file == found.document.file]:
                raise UnsoundContent(own)
            return found
        near = nearest(name, self.library.mission_names)
        raise KeyError(f"there is no mission {name}" + (f"; did you mean {near}?" if near else ""))

    def rules(self, name: str, lang: str = SOURCE, players: int | None = None) -> list[str]:
        """The rules of a mission as sentences, as on its page and in its logbook."""
        from logwright.sentences.mission_text import mission_lines

        mission = self.mission(name)
        tongue, everybody = self.library.tongue(lang, mission.game), self.library.games[mission.game].players
        return mission_lines(mission.rules, tongue, everybody, players, is_laid=mission.laid is not None)

    def check(
        self, *names: str, players: Sequence[int] | None = None, deals: int = 200, seed: int = 1, jobs: int = 1
    ) -> list[MissionVerdict]:
        """Deals missions, searches every deal with open cards, and summarizes: a verdict for each number of players.

        Cached results are not searched again. `jobs` is the number of processes.
        """
        from logwright.project.checking import CheckRequest, LibraryChecker

        request = CheckRequest(deals, seed=seed, players=players, processes=jobs)
        return _all(
            LibraryChecker(self.library, request, self.verdicts).search(map(self.mission, names))
        ).missions.verdicts

    def crews(
        self,
        *names: str,
        level: str = "club",
        players: Sequence[int] | None = None,
        games: int = 100,
        seed: int = 1,
        jobs: int = 1,
    ) -> list[CrewVerdict]:
        """Lets simulated crews play missions, each member seeing only its own cards; how often they win, and why they
        lose.
        """
        from logwright.project.checking import CheckRequest, LibraryChecker

        request = CheckRequest(seed=seed, players=players, processes=jobs)
        checker = LibraryChecker(self.library, request, self.verdicts)
        return _all(checker.play(map(self.mission, names), level, games)).crews.verdicts

    def render(
        self, *names: str, what: str = "logbook", lang: str = SOURCE, title: str = "", paper: str = ""
    ) -> dict[str, bytes]:
        """PDFs by file name: a `logbook` of these missions per game, a sheet each (`mission`), or the book of each of
        these campaigns (`campaign`).
        """
        from logwright.project.rendering import rendered

        return rendered(self, names, what, lang, title, paper)

    def solve(self, position: str | Mapping[str, Any], budget: int | None = None) -> Solution:
        """Searches one position, as YAML like in docs/en/solve.md or as plain data. Raises UnsoundContent."""
        from logwright.engine.search import BUDGET
        from logwright.verdicts.missions.solver import Solver

        text = position if isinstance(position, str) else json.dumps(position)
        found = Solver(self.library, Schemas.below(self.schemas), budget or BUDGET).solve("position", text.encode())
        if isinstance(found, list):
            raise UnsoundContent(found)
        return found

    @property
    def verdicts(self) -> Path:
        """The folder of stored verdicts."""
        return self.cache / "verdicts"

    def read(self, extra: Iterable[Path] = (), tell: Tell = lambda _: None) -> tuple[Library, list[Problem]]:
        """The library and the problems found while reading; the rules are not run."""
        return read_layers(self.layers, self.schemas, extra, tell)

    def cards(self) -> Library:
        """The games and their task cards: the part of the library that positions need."""
        return read_layers(self.layers, self.schemas, kinds=("crew-game", "tasks"))[0]

    def load(
        self, extra: Iterable[Path] = (), tell: Tell = lambda _: None, thorough: bool = False
    ) -> tuple[Library, list[Problem]]:
        """The library, together with files from elsewhere, and all problems. Unless it is to be thorough, rules do not
        run on content that they were found to have nothing against.
        """
        library, problems = self.read(extra, tell)
        known = KnownSound(self.cache, library, Schemas.below(self.schemas))
        if not thorough and not problems and known:
            return library, []
        problems = all_problems(library, problems)
        if not problems:
            known.remember()
        return library, problems

    def for_sheets(self, extra: Iterable[Path] = ()) -> Library | None:
        """The part of the library that is printed of missions; None if any of it has a problem."""
        return library_for_sheets(self.layers, self.schemas, extra, self.cache)

    def problems_in(self, paths: Iterable[Path], tell: Tell = lambda _: None) -> tuple[Library, list[Problem]]:
        """The problems of these files, wherever they are, and a library that is about them.

        They are those that loading everything finds in them; for missions it takes a tenth of the time.
        """
        given = {path: path.exists() and self.holds(path) for path in paths}
        # A file that is not there is read by its name, so that it is reported.
        extra = [path for path, is_held in given.items() if not is_held]
        names = {self.name_of(path.resolve()) if is_held else str(path) for path, is_held in given.items()}
        if quick := mission_problems(self.layers, self.schemas, extra, names, self.cache):
            return quick
        library, problems = self.load(extra, tell)
        about = replace(library, about=frozenset(names))
        return about, [problem for problem in problems if problem.file in names]

    def holds(self, path: Path) -> bool:
        """Whether a file is part of the project, so that it is read anyway."""
        return bool(self._place(path))

    def name_of(self, path: Path) -> str:
        """The library's name for a file."""
        place = self._place(path)
        return self.layers[-1].name(place) if place else str(path)

    @cached_property
    def _loaded(self) -> tuple[Library, list[Problem]]:
        return self.load()

    def __getstate__(self) -> dict[str, Any]:
        """Other processes read the library themselves instead of receiving it pickled."""
        return {name: value for name, value in self.__dict__.items() if name != "_loaded"}

    def _place(self, path: Path) -> str:
        """The place of a file in the writable folder; empty if it is elsewhere."""
        layer, wanted = self.layers[-1], path.resolve()
        if not wanted.is_relative_to(layer.folder) or not (self.own or self.is_checkout):
            return ""
        place = wanted.relative_to(layer.folder).as_posix()
        return place if self.is_checkout or place in dict(layer.files()) else ""

    def _seen_from(self, folder: Path) -> Path | None:
        """The current folder, if it is inside a folder."""
        return self.here if self.here.is_relative_to(folder) else None


def _settings(folder: Path) -> Settings:
    """The settings in logwright.yaml; defaults if it has problems, which loading the project reports."""
    try:
        found = read(FILE, read_plain_file(folder / FILE, LARGEST_FILE))
    except OSError:
        return Settings()
    if isinstance(found, Document) and not Schemas.below(base_folder() / "schemas").check("project", found):
        return read_settings(found.data)
    return Settings()


def _all(found: Checked) -> Checked:
    """Everything that was asked for; if the work was stopped, the caller hears why."""
    if found.broken_off:
        raise found.broken_off
    return found
