"""A mission that was judged: the verdict at one number of players, and the deal that its example wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from logwright.engine.deal import Deal
from logwright.verdicts.found_deal import read_found_deal
from logwright.verdicts.job import Job
from logwright.verdicts.verdict import MissionVerdict


@dataclass(frozen=True, eq=False)
class Judged:
    verdict: MissionVerdict
    job: Job

    @property
    def line(self) -> dict[str, Any] | None:
        """The winning line of play as plain data, if one was found."""
        return self.verdict.example

    @cached_property
    def deal(self) -> Deal:
        """The deal of the winning line: dealt again, or as it was found where no deal of the seed could be won."""
        assert self.line is not None
        if self.line["deal"] is None:
            return read_found_deal(self.line["found"], self.job)
        return self.job.deal(self.line["deal"])
