"""The compiled kernel is kept, and only what is certain to be ours and whole is ever run."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
import wasmtime

from logwright.engine.machines.compiled_module import compiled_module

KERNEL = resources.files("logwright.engine.kernel").joinpath("kernel.wasm").read_bytes()


class Compiling:
    """Counts how often wasmtime compiles."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        compiled = wasmtime.Module.__init__

        def counted(module: wasmtime.Module, *arguments: object) -> None:
            self.times += 1
            compiled(module, *arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(wasmtime.Module, "__init__", counted)


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Compiling:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return Compiling(monkeypatch)


def folder(cache: Path) -> Path:
    return cache / "logwright" / "compiled"


def run() -> None:
    """Get the module and call it."""
    store = wasmtime.Store()
    exports = wasmtime.Instance(store, compiled_module(store.engine, KERNEL), []).exports(store)
    size = exports["answer_size"]
    assert isinstance(size, wasmtime.Func)
    assert size(store) > 0


def test_it_is_compiled_once(compiling: Compiling, tmp_path: Path) -> None:
    run()
    run()
    assert compiling.times == 1
    assert folder(tmp_path).stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("place", [0, 60, -1])
def test_a_file_that_was_changed_is_made_again(compiling: Compiling, tmp_path: Path, place: int) -> None:
    run()
    (kept,) = folder(tmp_path).iterdir()
    whole = kept.read_bytes()
    damaged = bytearray(whole)
    damaged[place] ^= 1
    kept.write_bytes(damaged)
    run()
    assert compiling.times == 2
    assert kept.read_bytes() == whole


def test_a_folder_that_others_can_open_is_not_trusted(compiling: Compiling, tmp_path: Path) -> None:
    run()
    folder(tmp_path).chmod(0o770)
    run()
    assert compiling.times == 2


def test_a_link_is_not_followed(compiling: Compiling, tmp_path: Path) -> None:
    run()
    (kept,) = folder(tmp_path).iterdir()
    kept.rename(tmp_path / "elsewhere")
    kept.symlink_to(tmp_path / "elsewhere")
    run()
    assert compiling.times == 2
    assert not kept.is_symlink()


def test_where_nothing_can_be_kept_it_works_all_the_same(
    compiling: Compiling, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    run()
    run()
    assert compiling.times == 2
