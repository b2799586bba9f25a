"""Functions of a WebAssembly module are called with the values given, and what they raise is heard."""

from __future__ import annotations

import pytest
import wasmtime

from logwright.engine.machines.wasmtime_machine import WasmtimeMachine

MODULE = wasmtime.wat2wasm("""
(module
  (memory (export "memory") 1)
  (func (export "minus") (param i32 i32) (result i32) local.get 0 local.get 1 i32.sub)
  (func (export "wide") (param i64) (result i64) local.get 0)
  (func (export "nothing") (param i32))
  (func (export "fails") (param i32) (result i32) unreachable))
""")


@pytest.fixture(scope="module")
def machine() -> WasmtimeMachine:
    return WasmtimeMachine(bytes(MODULE))


def test_whole_numbers_come_and_go(machine: WasmtimeMachine) -> None:
    assert machine.call("minus", 7, 3) == 4
    assert machine.call("minus", 3, 7) == -4
    assert machine.call("minus", -(2**31), 0) == -(2**31)


def test_other_functions_are_called_as_well(machine: WasmtimeMachine) -> None:
    assert machine.call("wide", 2**40) == 2**40
    assert machine.call("nothing", 1) is None


def test_a_trap_is_raised_and_the_next_call_works(machine: WasmtimeMachine) -> None:
    with pytest.raises(wasmtime.Trap, match="unreachable"):
        machine.call("fails", 1)
    assert machine.call("minus", 2, 1) == 1


@pytest.mark.parametrize("values", [(1,), (1, 2, 3)])
def test_a_wrong_number_of_values_is_refused(machine: WasmtimeMachine, values: tuple[int, ...]) -> None:
    with pytest.raises(wasmtime.WasmtimeError, match="parameters"):
        machine.call("minus", *values)
