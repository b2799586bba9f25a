"""What a first visit costs, beside the same pages of an earlier commit: layout shift, files, bytes and first paint.

Run: python bench/first_visit.py [COMMIT]. Files come compressed, scripts and fonts late.
Paint is a ratio within one run, pages of both in turn. Only the earlier commit's files are taken; both are built by the
packages that are installed, without verdicts.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.real_browser import CHROMIUM_FLAGS, CHROMIUM_NAMES  # noqa: E402
from tests.site.looks.first_visit import FirstVisit, first_visit, slow_site  # noqa: E402

EARLIER = "01f83d1"
"""The last commit before the site got its face and its search."""
ROUNDS = 3
SCREENS = (ViewportSize(width=360, height=740), ViewportSize(width=1440, height=900))
PAGES = {
    "home": "index.html",
    "game": "planet-nine/index.html",
    "rules": "planet-nine/rules/communication.html",
    "faq": "planet-nine/faq.html",
    "glossary": "planet-nine/glossary.html",
    "catalogue": "planet-nine/missions/index.html",
    "mission": "planet-nine/missions/14.html",
    "tasks": "deep-sea/tasks.html",
    "at the table": "evening.html",
    "home, Russian": "ru/index.html",
}
# Earlier searches had an indexer that is not installed any more. No visit opens the search, so an empty index will do.
INDEXER = """#!/bin/sh
mkdir -p "$2/$4" && echo "{}" > "$2/$4/pagefind-entry.json"
"""
BUILD = """
import sys, types
sys.modules["pagefind_bin"] = types.SimpleNamespace(get_executable=lambda: sys.argv[1])
from logwright.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


def main() -> None:
    commit = sys.argv[1] if len(sys.argv) > 1 else EARLIER
    chromium = next(filter(None, map(shutil.which, CHROMIUM_NAMES)))
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        sites = [_site(_earlier(commit, Path(name) / "earlier")), _site(_now(Path(name) / "now"))]
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        with slow_site(sites[0]) as earlier, slow_site(sites[1]) as now:
            for kind, path in PAGES.items():
                for screen in SCREENS:
                    visits = [
                        [first_visit(browser, home + path, screen) for home in (earlier, now)] for _ in range(ROUNDS)
                    ]
                    _tell(f"{kind}, {screen['width']} px", *map(list, zip(*visits, strict=True)))
        browser.close()


def _tell(kind: str, before: list[FirstVisit], after: list[FirstVisit]) -> None:
    paint = median(new.paint / old.paint for old, new in zip(before, after, strict=True))
    shifts = (max(visit.shift for visit in visits) for visits in (before, after))
    print(
        f"  {kind}: shift {' → '.join(f'{shift:.3f}' for shift in shifts)}, "
        f"files {len(before[0].requests)} → {len(after[0].requests)}, "
        f"kB {before[0].size / 1000:.0f} → {after[0].size / 1000:.0f}, first paint {paint:.2f} times"
    )


def _earlier(commit: str, folder: Path) -> Path:
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def _now(folder: Path) -> Path:
    for part in ("content", "docs", "generator", "licenses", "schemas", "site"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("mkdocs.yml", "package.json", "package-lock.json", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / part, folder)
    return folder


def _site(folder: Path) -> Path:
    """The site of a working tree, built by its own code."""
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    env = {**os.environ, "PYTHONPATH": str(folder / "generator"), "NO_MKDOCS_2_WARNING": "1"}
    indexer = folder / "indexer.sh"
    indexer.write_text(INDEXER, "utf-8")
    indexer.chmod(0o755)
    asked = [sys.executable, "-c", BUILD, str(indexer), "--root", str(folder), "site", "--deals", "0", "--jobs", "1"]
    made = subprocess.run(asked, cwd=folder, env=env, capture_output=True, text=True, check=False)
    # Content that is being worked on may have problems; pages are made all the same.
    assert made.returncode in (0, 1), made.stderr
    return folder / "build" / "site"


if __name__ == "__main__":
    main()
