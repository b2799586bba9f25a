"""Commands are loaded when they are called, and each is there."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from logwright.cli.command_list import COMMANDS, module_of
from logwright.cli.main import main

LOADED = (
    "import sys; from logwright.cli.main import main\ntry: main(['--help'])\nexcept SystemExit: print(*sys.modules)"
)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_module_of_its_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert import_module(module_of(name)).add_parser
    with pytest.raises(SystemExit):
        main([name, "--help"])
    assert f"usage: logwright {name}" in capsys.readouterr().out


def test_help_lists_all_commands_and_loads_none() -> None:
    said = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    listed, _, modules = said.rpartition("stopped.\n")
    assert all(name in listed for name in COMMANDS)
    # The words of the help are YAML.
    assert not {"jsonschema", "wasmtime", *map(module_of, COMMANDS)} & set(modules.split())


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["valdate"], "there is no 'valdate'; did you mean validate?"),
        (["print", "logbok"], "there is no 'logbok'; did you mean logbook?"),
        (["--lang", "de", "shwo"], "'shwo' gibt es nicht; meinst du show?"),
        (["zzz"], "invalid choice: 'zzz' (choose from"),
    ],
)
def test_a_misspelt_command_is_recognized(typed: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(typed)
    assert stop.value.code == 2
    assert said in capsys.readouterr().err
