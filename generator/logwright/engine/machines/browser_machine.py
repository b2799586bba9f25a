"""WebAssembly run by the browser. Only available under Pyodide."""

from __future__ import annotations

from typing import Any

from js import Uint8Array, WebAssembly
from pyodide.ffi import to_js


class BrowserMachine:
    def __init__(self, module: bytes) -> None:
        self._exports: Any = WebAssembly.Instance.new(WebAssembly.Module.new(to_js(module))).exports

    def call(self, function: str, *values: int) -> Any:
        return getattr(self._exports, function)(*values)

    def read(self, start: int, size: int) -> bytes:
        raw: bytes = self._at(start, size).to_bytes()
        return raw

    def write(self, start: int, raw: bytes) -> None:
        self._at(start, len(raw)).assign(raw)

    def _at(self, start: int, size: int) -> Any:
        """A view of the memory; the browser checks the bounds."""
        return Uint8Array.new(self._exports.memory.buffer, start, size)
