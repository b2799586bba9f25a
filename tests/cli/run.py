"""Runs the command as a user would, in its own process folder but without a new interpreter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from logwright.cli.main import main


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


class Runner:
    """`run("validate", "--format", "json")` in a project folder."""

    def __init__(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.root, self._capsys = root, capsys

    def __call__(self, *arguments: str) -> Outcome:
        try:
            code = main(["--root", str(self.root), *arguments])
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = self._capsys.readouterr()
        return Outcome(code, out, err)
