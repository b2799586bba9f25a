"""The JSON Schemas: what each kind of file may say."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cache.revision import revision
from logwright.content.problem import Problem
from logwright.content.read.acceptance import Acceptance
from logwright.content.read.document import Document
from logwright.content.read.game_schemas import GAMES, Facts, with_games

if TYPE_CHECKING:
    from logwright.content.read.refusal import Refusals


class Schemas:
    """Schemas by name. A document that did not change is checked once."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = tuple(sorted(texts.items()))
        self._checks = _checks(self._texts)
        self.contents: Mapping[str, Any] = self._checks.contents

    @classmethod
    def below(cls, folder: Path) -> Schemas:
        """All schemas of a folder."""
        return cls(
            {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.schema.json")}
        )

    @property
    def revision(self) -> str:
        """Changes with any of the schemas."""
        return revision(self._texts)

    def knowing(self, games: Iterable[Facts]) -> Schemas:
        """The same, extended to a library with these games."""
        contents = with_games(self.contents, games)
        if contents[GAMES] is self.contents[GAMES]:
            return self
        return Schemas({name: json.dumps(schema) for name, schema in contents.items()})

    def check(self, name: str, document: Document) -> list[Problem]:
        """The errors that the schema called `name` finds in the document, each once."""
        return list(self._checks.check(name, document))


class _Contents(Mapping[str, Any]):
    """The schemas as data; each is parsed when it is first needed."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts
        self._parsed: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._parsed:
            self._parsed[name] = json.loads(self._texts[name])
        return self._parsed[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


class _Checks:
    def __init__(self, contents: Mapping[str, Any]) -> None:
        self.contents = contents
        self._acceptance = Acceptance(contents)
        self.check = lru_cache(maxsize=1024)(self._check)

    def _check(self, name: str, document: Document) -> tuple[Problem, ...]:
        file = f"{name}.schema.json"
        return () if self._acceptance.accepts(file, document.data) else self._refusals.problems(file, document)

    @cached_property
    def _refusals(self) -> Refusals:
        # Imported here: jsonschema takes as long to load as all the rest, and few files are refused.
        from logwright.content.read.refusal import Refusals

        return Refusals(self.contents)


@lru_cache(maxsize=4)
def _checks(texts: tuple[tuple[str, str], ...]) -> _Checks:
    """Cached across reloads, as `logwright serve` does after every change, while the schemas are the same."""
    return _Checks(_Contents(dict(texts)))
