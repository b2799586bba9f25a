"""The verdict on a mission at one player count, with the deal of its winning example."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from logwright.engine.cards.deal import Deal
from logwright.verdicts.missions.found_deal import read_found_deal
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.verdict import MissionVerdict


@dataclass(frozen=True, eq=False)
class VerdictWithDeal:
    verdict: MissionVerdict
    job: Job

    @property
    def line(self) -> dict[str, Any] | None:
        """The winning line of play as plain data, if one was found."""
        return self.verdict.example

    @cached_property
    def deal(self) -> Deal:
        """The deal of the winning line: dealt again, or read from the verdict if it is none of the seed's deals."""
        assert self.line is not None
        if self.line["deal"] is None:
            return read_found_deal(self.line["found"], self.job)
        return self.job.deal(self.line["deal"])
