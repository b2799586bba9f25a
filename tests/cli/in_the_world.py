"""The command in a process of its own, in a world that is not as it should be."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import IO, Any

import pytest

from tests.cli.run import Outcome


def run_alone(
    *arguments: str | bytes | Path,
    environment: Mapping[str, str] | None = None,
    before: Callable[[], None] | None = None,
    mounts: str = "",
    stdout: int | IO[Any] = subprocess.PIPE,
) -> Outcome:
    """Run it to its end. `before` is done in its process first; `mounts` are commands for a shell that may mount."""
    command = [sys.executable, "-m", "logwright", *arguments]
    if mounts:
        if not _may_mount():
            pytest.skip("this system lets nobody mount")
        command = [
            "unshare",
            "--user",
            "--map-root-user",
            "--mount",
            "sh",
            "-ec",
            f'{mounts}\nexec "$@"',
            "sh",
            *command,
        ]
    done = subprocess.run(
        command, env={**os.environ, **(environment or {})}, preexec_fn=before, stdout=stdout, stderr=subprocess.PIPE
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return Outcome(done.returncode, (done.stdout or b"").decode("latin-1"), done.stderr.decode("utf-8", "replace"))


def small_disk(folder: Path, size: str) -> str:
    """A disk of this size in the place of a folder."""
    return f"mount -t tmpfs -o size={size} small '{folder}'"


def full_disk(folder: Path) -> str:
    """A disk with one file on it and no room for a second one."""
    return f"{small_disk(folder, '4k')}\nhead -c 4096 /dev/zero > '{folder}/full'"


def read_only(folder: Path) -> str:
    return f"mount --bind '{folder}' '{folder}'\nmount -o remount,bind,ro '{folder}'"


def files_no_larger_than(size: int) -> Callable[[], None]:
    """Works everywhere, and is noticed just like a full disk."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


@cache
def _may_mount() -> bool:
    asked = ["unshare", "--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    try:
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False
