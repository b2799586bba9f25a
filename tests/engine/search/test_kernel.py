"""The committed kernel is what its source compiles to, and keeps within its memory and its budget."""

from __future__ import annotations

import subprocess
from importlib import resources
from pathlib import Path

import wasmtime

from logwright.engine.search import KernelVerdict, Position, solve
from tests.engine.search.oracle_verdicts import kept_position

ROOT = Path(__file__).parents[3]
COMMITTED = resources.files("logwright.engine.kernel").joinpath("kernel.wasm").read_bytes()


def test_the_committed_kernel_is_what_its_source_compiles_to(tmp_path: Path) -> None:
    built = tmp_path / "kernel.wasm"
    subprocess.run([ROOT / "scripts/kernel.sh", built], check=True)
    assert built.read_bytes() == COMMITTED, "run make kernel"


def test_it_asks_for_nothing_from_outside_and_at_most_64_megabytes() -> None:
    store = wasmtime.Store()
    module = wasmtime.Module(store.engine, COMMITTED)
    assert module.imports == []
    memory = wasmtime.Instance(store, module, []).exports(store)["memory"]
    assert isinstance(memory, wasmtime.Memory)
    assert memory.data_len(store) <= 64 << 20


def test_a_search_ends_with_its_budget() -> None:
    positions = [Position(*kept_position(number)) for number in range(1, 200)]
    answers = solve(positions, budget=5)
    undecided = [answer for answer in answers if answer.verdict is KernelVerdict.UNDECIDED]
    assert undecided
    assert all(answer.certificate is None for answer in undecided)
