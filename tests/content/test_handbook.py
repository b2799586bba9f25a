"""The examples of the handbook are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.content.page_text import code_apart, headings
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.content.rules import rule_texts
from logwright.engine.objectives.phrases import PHRASES, read_objective
from logwright.engine.objectives.subject import OWNER
from logwright.engine.objectives.trick_kind import FIELDS
from tests.engine.crew_suits import DEEP_SEA, PLANET_NINE
from tests.languages import TRANSLATED

from .small_library import small_library

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").rglob("*.md"))
TRANSLATIONS = [page for page in PAGES if page.parent.name in TRANSLATED]
MISSIONS = [
    pytest.param(block, id=f"{page.relative_to(ROOT / 'docs').with_suffix('')}-{number}")
    for page in PAGES
    for number, block in enumerate(
        re.findall(r"^```yaml\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )
]


@pytest.mark.parametrize("block", MISSIONS)
def test_a_mission_in_the_handbook_is_valid(block: str, tmp_path: Path) -> None:
    name = re.search(r"^id: (\S+)", block, re.MULTILINE)
    # A position for logwright solve has no id and may lie anywhere.
    folder = "crash-and-grab/scenarios" if "game: crash-and-grab" in block else "custom"
    folder = "campaigns" if "\nchapters:" in block else folder
    file = f"content/{folder}/{name[1]}.yaml" if name else "position.yaml"
    missions = re.findall(r"(?:planet-nine|custom)/[a-z0-9-]+", block) if folder == "campaigns" else []
    named = {f"content/{key.replace('planet-nine/', 'planet-nine/missions/')}.yaml" for key in missions}
    others = {name: (ROOT / name).read_bytes() for name in named}
    root = small_library(tmp_path, {file: block.encode(), **others})
    _, problems = load(root, [] if name else [root / file])
    assert [problem for problem in problems if problem.file.endswith(file)] == []


@pytest.mark.parametrize("page", TRANSLATIONS, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_translation_has_the_headings_links_code_and_pictures_of_its_source(page: Path) -> None:
    english, said = (path.read_text("utf-8") for path in (ROOT / "docs" / "en" / page.name, page))
    assert [level for level, _ in headings(said)] == [level for level, _ in headings(english)]
    assert _links(said) == _links(english)
    # Names of fields, values and commands are typed as they are; what is said about them may differ.
    assert _names(english) <= _names(said)
    assert _fences(said) == _fences(english)


def _links(text: str) -> list[str]:
    return sorted(re.findall(r"\]\(([^)]+)\)", text))


def _names(text: str) -> set[str]:
    return {part for is_code, part in code_apart(text) if is_code and re.fullmatch(r"`[a-z_-]+(: [a-z_]+)?`", part)}


def _fences(text: str) -> list[str]:
    return [part.split("\n")[0] for is_code, part in code_apart(text) if is_code and part.lstrip().startswith("```")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT / "docs")))
def test_links_lead_to_files_also_where_the_pages_are_read_in_the_repository(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        # Pages about phrases and rules are made for the site.
        assert (page.parent / target).is_file() or target.startswith(("phrases/", "checks/")), target


def test_the_handbook_lists_every_phrase_with_an_example_that_works() -> None:
    page = (ROOT / "docs/en/objectives.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| .* \| `(.*)` \|$", page, re.MULTILINE))
    assert list(rows) == list(PHRASES)
    for example in rows.values():
        document = read("example.yaml", f"{{{example}}}".encode())
        assert isinstance(document, Document), example
        assert read_objective(document.data, OWNER, DEEP_SEA if "submarine" in example else PLANET_NINE).core()


def test_the_handbook_explains_every_condition_of_a_trick() -> None:
    page = (ROOT / "docs/en/objectives.md").read_text("utf-8")
    assert [field for field in FIELDS if f"`{field}`" not in page] == []


def test_rules_named_in_the_handbook_exist() -> None:
    for page in PAGES:
        for rule in re.findall(
            r"\b(?:mission|text|yaml|schema|objective|task|reference|file)/[a-z]+(?:-[a-z]+)+\b",
            page.read_text("utf-8"),
        ):
            assert rule in rule_texts() or rule.startswith("file/"), rule
