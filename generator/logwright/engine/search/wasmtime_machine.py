"""WebAssembly run by wasmtime."""

from __future__ import annotations

import atexit
from typing import Any

import wasmtime


class WasmtimeMachine:
    def __init__(self, module: bytes) -> None:
        self._store = wasmtime.Store()
        instance = wasmtime.Instance(self._store, wasmtime.Module(self._store.engine, module), [])
        self._exports = instance.exports(self._store)
        memory = self._exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self._memory = memory
        # When Python ends, wasmtime's own functions may be gone before its objects are.
        atexit.register(self._store.engine.close)
        atexit.register(self._store.close)

    def call(self, function: str, *values: int) -> Any:
        called = self._exports[function]
        assert isinstance(called, wasmtime.Func)
        return called(self._store, *values)

    def read(self, start: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, start, start + size))

    def write(self, start: int, raw: bytes) -> None:
        self._memory.write(self._store, raw, start)
