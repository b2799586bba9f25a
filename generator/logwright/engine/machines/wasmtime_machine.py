"""WebAssembly run by wasmtime."""

from __future__ import annotations

import atexit
import ctypes
from functools import cache
from typing import Any, NamedTuple
from weakref import WeakSet

import wasmtime
from wasmtime import _ffi as ffi
from wasmtime._func import enter_wasm

from logwright.engine.machines.compiled_module import compiled_module


class WasmtimeMachine:
    """Each machine has its own store, so that its memory is freed with it.

    Memory is accessed by its address, which never changes, as the modules never grow their memory.
    """

    def __init__(self, module: bytes) -> None:
        compiled = _compiled(module)
        self.store = wasmtime.Store(compiled.engine)
        exports = wasmtime.Instance(self.store, compiled.module, []).exports(self.store)
        self._functions = {
            name: _Exported(self.store, found) for name, found in exports.items() if isinstance(found, wasmtime.Func)
        }
        memory = exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self._size = memory.data_len(self.store)
        self._address = ctypes.addressof(memory.data_ptr(self.store).contents)
        _machines.add(self)

    def call(self, function: str, *values: int) -> Any:
        return self._functions[function](*values)

    def read(self, start: int, size: int) -> bytes:
        self._check(start, size)
        return ctypes.string_at(self._address + start, size)

    def write(self, start: int, raw: bytes) -> None:
        self._check(start, len(raw))
        ctypes.memmove(self._address + start, raw, len(raw))

    def _check(self, start: int, size: int) -> None:
        if start < 0 or size < 0 or start + size > self._size:
            raise IndexError(f"{size} bytes at {start} are outside of a memory of {self._size}")


class _Exported:
    """A function that takes whole numbers and returns one.

    wasmtime's own call looks up the function's type and converts each value by it, which takes longer than a short
    search. Here the places for the values are made once.
    """

    def __init__(self, store: wasmtime.Store, function: wasmtime.Func) -> None:
        kinds = function.type(store)
        self._store, self._function = store, function
        self._plain = len(kinds.results) == 1 and all(
            kind == wasmtime.ValType.i32() for kind in (*kinds.params, *kinds.results)
        )
        self._values = (ffi.wasmtime_val_t * len(kinds.params))()
        self._result = (ffi.wasmtime_val_t * 1)()
        for value in self._values:
            value.kind = ffi.WASMTIME_I32

    def __call__(self, *values: int) -> Any:
        if not self._plain or len(values) != len(self._values):
            return self._function(self._store, *values)
        for place, value in zip(self._values, values, strict=True):
            place.of.i32 = value
        with enter_wasm(self._store) as trap:
            error = ffi.wasmtime_func_call(
                self._store._context(),
                ctypes.byref(self._function._func),
                self._values,
                len(values),
                self._result,
                1,
                trap,
            )
            if error:
                raise wasmtime.WasmtimeError._from_ptr(error)
        return self._result[0].of.i32


class _Compiled(NamedTuple):
    engine: wasmtime.Engine
    module: wasmtime.Module


@cache
def _compiled(module: bytes) -> _Compiled:
    config = wasmtime.Config()
    # Its threads are not there in a process that was forked after they began: a worker would wait for them for ever.
    config.parallel_compilation = False
    engine = wasmtime.Engine(config)
    return _Compiled(engine, compiled_module(engine, module))


_machines: WeakSet[WasmtimeMachine] = WeakSet()


@atexit.register
def _close() -> None:
    """Closed at exit: when Python shuts down, wasmtime's functions may be gone before its objects are."""
    for machine in list(_machines):
        machine.store.close()
        machine.store.engine.close()
