"""What tests put into a project of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

PLAN_B = "game: planet-nine\nid: plan-b\ntasks: {count: 2}\ntext: {en: {title: Our Plan B, story: Ours.}}\n"
"""A mission; one that comes with Logwright has the same id."""
Make = Callable[[dict[str, str]], Path]
"""Lays out a project with these files and goes there."""
