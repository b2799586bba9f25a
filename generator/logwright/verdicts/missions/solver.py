"""Solves positions from files: hands, tasks and objectives, with all cards open."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.deal_file import read_deal
from logwright.content.read.flow import flow
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from logwright.content.rule_helpers.missing_references import unknown_game
from logwright.engine.referee import approve
from logwright.engine.search import BUDGET, KernelVerdict, Position
from logwright.verdicts.missions.opinion import decide

if TYPE_CHECKING:
    from logwright.engine.proving.proven import Proven


class Evidence(StrEnum):
    """What a verdict is based on."""

    LINE = "line of play"
    SEARCH = "exhausted search"
    PROOF = "checked proof"


@dataclass(frozen=True)
class Solution:
    """`certificate` is a winning line as plain data, approved by the referee; None unless the position is solvable."""

    verdict: KernelVerdict
    nodes: int
    seconds: float
    certificate: dict[str, Any] | None = None
    evidence: Evidence | None = None
    proof: Proven | None = None

    def to_data(self) -> dict[str, Any]:
        return {
            "verdict": self.verdict.value,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "certificate": self.certificate,
            "evidence": self.evidence.value if self.evidence else None,
        }


@dataclass(frozen=True, eq=False)
class Solver:
    """Reads positions and solves them; every solution is confirmed by the referee."""

    library: Library
    schemas: Schemas
    budget: int = BUDGET

    def solve(self, name: str, raw: bytes, *, with_proof: bool = False) -> Solution | list[Problem]:
        """The solution, or what is wrong with the position; `name` is what reports call it.

        `with_proof`: also prove it if the position cannot be won.
        """
        document = read(name, raw)
        if isinstance(document, Problem):
            return [document]
        if problems := self.schemas.check("deal", document):
            return problems
        game = self.library.games.get(document.data["game"])
        if not game:
            return [unknown_game(document, self.library.games, self.library.files)]
        position = read_deal(document, game, self.library.tasks)
        if isinstance(position, list):
            return position
        start = time.perf_counter()
        answer = decide([position], self.budget)[0]
        seconds = time.perf_counter() - start
        if not answer.certificate:
            evidence = Evidence.SEARCH if answer.verdict is KernelVerdict.UNSOLVABLE else None
            solution = Solution(answer.verdict, answer.steps, seconds, evidence=evidence)
            return self._proved(solution, position, game.id) if with_proof else solution
        approve(position.mission, position.deal, answer.certificate)
        tasks = [_task_name(entry) for entry in document.data.get("tasks", [])]
        line = {**answer.certificate.to_data(game.trump), **({"tasks": tasks} if tasks else {})}
        return Solution(answer.verdict, answer.steps, seconds, line, Evidence.LINE)

    def _proved(self, solution: Solution, position: Position, game: str) -> Solution:
        """Adds a proof, if one is found; it also decides what the search left open."""
        # Imported late: seldom needed.
        from logwright.engine.proving.proven import prove
        from logwright.engine.proving.refuting import MayHold
        from logwright.engine.proving.statement import deal_is_won
        from logwright.verdicts.claims import deal_claim

        mission, deal = position.mission, position.deal
        claim = deal_claim(self.library, mission, deal, game)
        try:
            proof = prove(claim, deal_is_won(mission, deal))
        except MayHold:
            assert solution.verdict is not KernelVerdict.UNSOLVABLE, "search and formula disagree"
            return solution
        if proof is None:
            return solution
        return replace(solution, verdict=KernelVerdict.UNSOLVABLE, evidence=Evidence.PROOF, proof=proof)


def _task_name(entry: dict[str, Any]) -> str:
    """The name of a task in a position: its card, the id of its task card, or the objective itself."""
    return str(entry.get("card") or entry.get("task") or flow(entry["objective"]))
