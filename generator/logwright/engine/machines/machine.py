"""What runs the kernel: wasmtime, or the browser if this code runs in one."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Protocol


class Machine(Protocol):
    """A WebAssembly module that is ready to be called, and its memory."""

    def call(self, function: str, *values: int) -> int: ...

    def read(self, start: int, size: int) -> bytes: ...

    def write(self, start: int, raw: bytes) -> None: ...

    # Accesses outside of the memory are refused.


def machine_for(module: bytes) -> Machine:
    """The machine for this platform."""
    if find_spec("wasmtime"):
        from logwright.engine.machines.wasmtime_machine import WasmtimeMachine

        return WasmtimeMachine(module)
    from logwright.engine.machines.browser_machine import BrowserMachine

    return BrowserMachine(module)
