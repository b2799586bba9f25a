"""The search against SAT solvers, on the same random deals in the same run.

The formula is the plain one that suggests itself: which card a seat plays in which trick, which suit is led, who wins.
Kissat is taken where there is its program (KISSAT=path names it; the package passagemath-kissat on PyPI brings one),
CaDiCaL comes with python-sat.
What is compared is processor time for one deal: of the search from the deal to the line of play, asked for one deal
alone and for all at once; of CaDiCaL to take the clauses in and to solve them; of Kissat the same, less what it needs
for an empty formula. Writing the formula down is not counted.

Options: a number scales the deals (bench/sat.py 0.1 for a quick look).
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import combinations, product
from pathlib import Path
from statistics import mean, median

from _deals import random_position
from pysat.solvers import Cadical195

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.objectives.selector import parse_card
from logwright.engine.search import BUDGET, KernelVerdict, Position, solve

ROOT = Path(__file__).parents[1]
ROUNDS = 3
DEALS = 150
SEATS = 4
KISSAT = os.environ.get("KISSAT") or shutil.which("kissat")
MOST_SECONDS = 60
WON, LOST = 10, 20
"""How Kissat ends."""

Clause = list[int]
Clauses = list[Clause]


def main() -> None:
    library = load(ROOT)[0]
    count = max(1, int(DEALS * (float(sys.argv[1]) if len(sys.argv) > 1 else 1)))
    print(f"  solvers: {', '.join([*(['Kissat'] if KISSAT else []), 'CaDiCaL 1.9.5'])}")
    if not KISSAT:
        print("  no Kissat here (KISSAT names its program): only CaDiCaL is compared")
    solve([random_position(library, 0, tasks=1, seats=SEATS)])  # the first question also loads the kernel
    for fixed in (False, True):
        name = "fixed owners, 1 to 8 tasks" if fixed else "anyone may own the tasks, 1 to 10 of them"
        print(f"  {count} deals for four, {name}; of {ROUNDS} rounds the middle one (and all)")
        compare(library, count, fixed)


def compare(library: Library, count: int, fixed: bool) -> None:
    positions = [
        random_position(library, n, tasks=1 + n % (8 if fixed else 10), seats=SEATS, fixed=fixed, tokens=False)
        for n in range(count)
    ]
    formulas = [list(formula(position)) for position in positions]
    solvers: dict[str, Callable[[Clauses], tuple[bool | None, float]]] = {"CaDiCaL": cadical}
    if KISSAT:
        solvers["Kissat"] = kissat
    ratios: dict[str, list[tuple[float, ...]]] = {name: [] for name in solvers}
    for _ in range(ROUNDS):
        engine, verdicts = one_by_one(positions)
        start = time.process_time()
        solve(positions)
        together = (time.process_time() - start) / count
        print(f"    search: {said(engine)}; all at once {1000 * together:.3f} ms each")
        for name, ask in solvers.items():
            answers = [ask(clauses) for clauses in formulas]
            seconds = [taken for _, taken in answers]
            against = [won for won, _ in answers]
            assert all(won is None or won == told for won, told in zip(against, verdicts, strict=True)), (
                "search and solver disagree"
            )
            each = median(one / other for one, other in zip(seconds, engine, strict=True))
            ratios[name].append(
                (mean(seconds) / mean(engine), median(seconds) / median(engine), each, mean(seconds) / together)
            )
            given_up = f", {against.count(None)} given up" if None in against else ""
            print(f"    {name}: {said(seconds)}{given_up}")
    for name, rounds in ratios.items():
        for what, several in zip(
            ("means", "medians", "deal by deal, median", "means, all at once"), zip(*rounds, strict=True), strict=True
        ):
            print(f"    {name}, {what}: {median(several):.0f} times as long ({', '.join(f'{n:.0f}' for n in several)})")


def said(seconds: list[float]) -> str:
    return (
        f"mean {1000 * mean(seconds):.2f} ms, median {1000 * median(seconds):.2f} ms, most {1000 * max(seconds):.0f} ms"
    )


def one_by_one(positions: list[Position]) -> tuple[list[float], list[bool]]:
    seconds, won = [], []
    for position in positions:
        start = time.process_time()
        (answer,) = solve([position], BUDGET)
        seconds.append(time.process_time() - start)
        assert answer.verdict is not KernelVerdict.UNDECIDED, "the search decides these deals"
        won.append(answer.verdict is KernelVerdict.SOLVABLE)
    return seconds, won


def cadical(clauses: Clauses) -> tuple[bool | None, float]:
    start = time.process_time()
    with Cadical195(bootstrap_with=clauses) as solver:
        won = solver.solve()
        return won, time.process_time() - start


def kissat(clauses: Clauses) -> tuple[bool | None, float]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deal.cnf"
        code, taken = run_kissat(path, clauses)
        _, nothing = run_kissat(path, [])
    return {WON: True, LOST: False}.get(code), max(taken - nothing, 0.0)


def run_kissat(path: Path, clauses: Clauses) -> tuple[int, float]:
    """Its exit code, and its processor time."""
    most = max((abs(literal) for clause in clauses for literal in clause), default=0)
    lines = [f"p cnf {most} {len(clauses)}", *(" ".join(map(str, (*clause, 0))) for clause in clauses)]
    path.write_text("\n".join(lines) + "\n", "ascii")
    child = os.posix_spawn(
        str(KISSAT),
        [str(KISSAT), "--quiet", "-n", f"--time={MOST_SECONDS}", str(path)],
        {},
        file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)],
    )
    _, status, used = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime


def formula(position: Position) -> Iterator[Clause]:
    """The deal is won."""
    deal = position.deal
    numbers: dict[tuple[object, ...], int] = {}

    def the(*what: object) -> int:
        return numbers.setdefault(what, len(numbers) + 1)

    seats, tricks, suits = range(deal.seats), range(deal.table.tricks), deal.table.deck.suits
    holder = {card: seat for seat in seats for card in deal.hands[seat]}
    for trick in tricks:
        for seat in seats:
            yield from one_of([the("plays", card, trick) for card in deal.hands[seat]])
        yield from one_of([the("wins", seat, trick) for seat in seats])
        yield from one_of([the("led", suit, trick) for suit in dict.fromkeys(card.suit for card in holder)])
    for card, seat in holder.items():
        yield from one_of([the("plays", card, trick) for trick in tricks])
        for trick in tricks:
            now, led, wins = the("plays", card, trick), the("led", card.suit, trick), the("wins", seat, trick)
            if trick:
                yield [-the("wins", seat, trick - 1), -now, led]
            elif seat == deal.leader:
                yield [-now, led]
            # Who plays another suit than the one led has none of it left.
            for other in deal.hands[seat]:
                if other.suit != card.suit:
                    earlier = [the("plays", other, before) for before in range(trick)]
                    yield [-now, -the("led", other.suit, trick), *earlier]
            # Who wins has played the suit that was led, or trumps, and nobody else anything higher.
            if not card.is_trump:
                yield [-now, -wins, led]
            for other, neighbour in holder.items():
                higher = other.value > card.value if other.suit == card.suit else other.is_trump
                if neighbour != seat and higher:
                    yield [-now, -the("plays", other, trick), -wins]
    for index, task in enumerate(deal.tasks):
        card = parse_card(task.id, suits)
        owners = seats if deal.owners is None else [deal.owners[index]]
        yield [the("owns", seat, index) for seat in owners]
        for seat, trick in product(owners, tricks):
            yield [-the("owns", seat, index), -the("plays", card, trick), the("wins", seat, trick)]


def one_of(literals: list[int]) -> Iterator[Clause]:
    yield literals
    for one, other in combinations(literals, 2):
        yield [-one, -other]


if __name__ == "__main__":
    main()
