"""WebAssembly run by wasmtime."""

from __future__ import annotations

import atexit
import ctypes
from functools import cache
from typing import Any, NamedTuple
from weakref import WeakSet

import wasmtime

from logwright.engine.search.compiled_module import compiled_module


class WasmtimeMachine:
    """Each machine has its own store, so that its memory is freed with it.

    Memory is accessed by its address, which never changes, as the modules never grow their memory.
    """

    def __init__(self, module: bytes) -> None:
        compiled = _compiled(module)
        self.store = wasmtime.Store(compiled.engine)
        self._exports = wasmtime.Instance(self.store, compiled.module, []).exports(self.store)
        memory = self._exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self._size = memory.data_len(self.store)
        self._address = ctypes.addressof(memory.data_ptr(self.store).contents)
        _machines.add(self)

    def call(self, function: str, *values: int) -> Any:
        called = self._exports[function]
        assert isinstance(called, wasmtime.Func)
        return called(self.store, *values)

    def read(self, start: int, size: int) -> bytes:
        self._check(start, size)
        return ctypes.string_at(self._address + start, size)

    def write(self, start: int, raw: bytes) -> None:
        self._check(start, len(raw))
        ctypes.memmove(self._address + start, raw, len(raw))

    def _check(self, start: int, size: int) -> None:
        if start < 0 or size < 0 or start + size > self._size:
            raise IndexError(f"{size} bytes at {start} are outside of a memory of {self._size}")


class _Compiled(NamedTuple):
    engine: wasmtime.Engine
    module: wasmtime.Module


@cache
def _compiled(module: bytes) -> _Compiled:
    engine = wasmtime.Engine()
    return _Compiled(engine, compiled_module(engine, module))


_machines: WeakSet[WasmtimeMachine] = WeakSet()


@atexit.register
def _close() -> None:
    """Closed at exit: when Python shuts down, wasmtime's functions may be gone before its objects are."""
    for machine in list(_machines):
        machine.store.close()
        machine.store.engine.close()
