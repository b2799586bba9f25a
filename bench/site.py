"""How long the site takes, compared with bare MkDocs and Material on the same pages; and how heavy it is.

Each figure of time is a ratio of processes timed in the same run, because machines differ and are busy. Verdicts are
left out: they are measured elsewhere.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
# Somebody changes a word of a story, then what a mission asks for, while `logwright serve` follows.
FOLLOWING = """
import argparse, re, resource, sys
from pathlib import Path
from logwright.cli.commands.site import build
from logwright.cli.options.sound_content import load_sound
from logwright.project import Project

def used():
    each = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in each)

def rebuild():
    before = used()
    build(argparse.Namespace(out=None, deals=0, jobs=1, lang=None), project, load_sound(project))
    return used() - before

root = Path(sys.argv[1])
project = Project.open(root)
rebuild()
story = root / "content/locales/fr/planet-nine/missions.yaml"
text = re.sub("story: >-[\\s]+", lambda found: found[0] + "Encore. ", story.read_text("utf-8"), count=1)
story.write_text(text, "utf-8")
words = rebuild()
mission = root / "content/planet-nine/missions/14.yaml"
mission.write_text(mission.read_text("utf-8").replace("count: 4", "count: 5"), "utf-8")
first = rebuild()
mission.write_text(mission.read_text("utf-8").replace("count: 5", "count: 3"), "utf-8")
print(words, first, rebuild())
"""
# Material as it comes, on our pages, with the extensions that they need.
BARE = {
    "site_name": "Bare",
    "use_directory_urls": False,
    "theme": {"name": "material"},
    "markdown_extensions": [
        "admonition",
        "attr_list",
        "md_in_html",
        "pymdownx.highlight",
        "pymdownx.superfences",
        {"toc": {"permalink": True}},
    ],
}


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("content", "docs", "site"):
            shutil.copytree(ROOT / part, folder / part)
        shutil.copy(ROOT / "mkdocs.yml", folder)
        (folder / "schemas").symlink_to(ROOT / "schemas")
        first = _site(folder)
        for made in ("work", "site", "drawings"):
            shutil.rmtree(folder / "build" / made)
        full = _site(folder)
        bare, words_only = _bare(folder), _bare(folder, pictures=False)
        print(f"  all languages: {full:.1f} s ({first:.1f} s with fonts to be cut), bare Material: {bare:.1f} s")
        print(f"  ratio {full / bare:.2f} (at most 1.5)")
        print(f"  bare Material on the same pages without pictures: {words_only:.1f} s, ratio {full / words_only:.2f}")
        asked = [sys.executable, "-c", FOLLOWING, str(folder)]
        following = subprocess.run(asked, capture_output=True, text=True, check=True)
        words, first, rules = map(float, following.stdout.split())
        print(f"  after a change in one file of words: {words:.1f} s, {words / full:.2f} of a full build (at most 0.2)")
        print(f"  after a change that every language shows: {rules:.1f} s, {rules / full:.2f} of a full build")
        print(f"  the first time, before anything was set: {first:.1f} s, {first / full:.2f} of a full build")
        _touch(folder / "content/locales/ru/deep-sea/missions.yaml")
        anew = _site(folder)
        print(f"  the same for another file in a new process: {anew:.1f} s, {anew / full:.2f} of a full build")
        _weigh(folder / "build" / "site")


def _site(folder: Path) -> float:
    return _seconds("-m", "logwright", "--root", str(folder), "site", "--deals", "0", "--jobs", "1")


def _touch(words: Path) -> None:
    """Somebody adds a word to the first story."""
    text = words.read_text("utf-8")
    words.write_text(re.sub(r"story: >-\s+", lambda found: f"{found[0]}Ещё. ", text, count=1), "utf-8")


def _bare(folder: Path, pictures: bool = True) -> float:
    """One build after the other, as there is one for each language."""
    seconds = 0.0
    for pages in sorted(path for path in (folder / "build" / "work" / "pages").iterdir() if path.is_dir()):
        if not pictures:
            pages = _without_pictures(pages, folder / "words" / pages.name)
        settings = folder / f"bare-{pages.name}.yml"
        told = {**BARE, "docs_dir": str(pages), "site_dir": str(folder / "bare" / pages.name)}
        settings.write_text(json.dumps(told), "utf-8")
        seconds += _seconds("-m", "mkdocs", "build", "--quiet", "--config-file", str(settings))
    return seconds


def _without_pictures(pages: Path, target: Path) -> Path:
    shutil.copytree(pages, target)
    for page in target.rglob("*.md"):
        page.write_text(re.sub(r"<svg.*?</svg>", "", page.read_text("utf-8"), flags=re.DOTALL), "utf-8")
    return target


def _seconds(*arguments: str) -> float:
    """Processor time of a command and all it starts: others on the machine do not count."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    result = subprocess.run([sys.executable, *arguments], env=env, capture_output=True, text=True, check=False)
    # Content that is being worked on may have problems; pages are made all the same.
    assert result.returncode in (0, 1), result.stderr
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _weigh(site: Path) -> None:
    """What a first visit fetches, and the search index of each language."""
    for page, scripts in (("index.html", ("latin",)), ("ru/index.html", ("latin", "cyrillic"))):
        text = (site / page).read_text("utf-8")
        files = [site / page]
        files += [(site / page).parent / name for name in re.findall(r'(?:src|href)="([^"]+\.(?:css|js|svg))"', text)]
        # The first page has words in two weights, and no others.
        fonts = [path for weight in ("regular", "bold") for path in (site / "fonts").glob(f"sans-{weight}-*")]
        files += [path for path in fonts if any(script in path.name for script in scripts)]
        raw = [path.read_bytes() for path in files]
        plain, packed = sum(map(len, raw)), sum(len(gzip.compress(each)) for each in raw)
        print(f"  first page {page}: {plain / 1000:.0f} kB with fonts, {packed / 1000:.0f} kB compressed (below 300)")
    for index in sorted((site / "search").glob("*.js")):
        raw = index.read_bytes()
        packed = len(gzip.compress(raw)) / 1_000_000
        print(f"  search index {index.stem}: {len(raw) / 1_000_000:.2f} MB, {packed:.2f} compressed (below 1.0)")


if __name__ == "__main__":
    main()
