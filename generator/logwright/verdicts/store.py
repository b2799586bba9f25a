"""Verdicts kept between runs, each under a hash of everything it depends on."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from logwright.verdicts.job import Job

_ENGINE = Path(__file__).parents[1] / "engine"


class Kept(Protocol):
    """A verdict on anything, as long as it can be written down."""

    def to_data(self) -> dict[str, Any]: ...


V = TypeVar("V", bound=Kept)


class Store(Generic[V]):
    """A folder of small JSON files, read back by `read`. A damaged or foreign file counts as not there."""

    def __init__(self, folder: Path, read: Callable[[dict[str, Any]], V]) -> None:
        self.folder, self._read = folder, read

    def get(self, name: str) -> V | None:
        try:
            return self._read(json.loads((self.folder / f"{name}.json").read_text("utf-8")))
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None

    def put(self, name: str, verdict: V) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        # Written beside and moved into place, so that a run that is stopped leaves no half file.
        unfinished = self.folder / f"{name}.{os.getpid()}.part"
        unfinished.write_text(json.dumps(verdict.to_data(), ensure_ascii=False), "utf-8")
        unfinished.replace(self.folder / f"{name}.json")


def name_of(job: Job) -> str:
    """The name under which a verdict is kept: mission, table, pile, seed, deals, budget and the engine itself."""
    cards = " ".join(card.spelled() for card in job.table.deck)
    pile = sorted(map(repr, job.pile))
    never = sorted(map(sorted, job.never_by_two))
    table = (job.players, job.table.seats, cards, pile, never)
    said = (job.mission, table, job.seed, job.count, job.budget, engine_revision())
    return blake2b(repr(said).encode(), digest_size=16).hexdigest()


@cache
def engine_revision() -> str:
    """Changes with every file of the engine that has a say in a verdict."""
    digest = blake2b(digest_size=16)
    for path in sorted(_ENGINE.rglob("*")):
        if path.suffix in (".py", ".wasm") and not {"saucers", "crews"} & set(path.parts):
            digest.update(path.relative_to(_ENGINE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
