"""The rules of a game as a tree of sections, without texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from logwright.content.model.fact import Fact, WorkedExample, read_example
from logwright.content.read.document import Document, Path


@dataclass(frozen=True)
class SectionExample:
    """A worked example of a section. It is empty if its fact has none, which a rule reports."""

    id: str
    fact: str | None
    shows: WorkedExample | None


@dataclass(frozen=True)
class Figure:
    """A picture: its kind (hand, seats, board …) and its data."""

    id: str
    kind: str
    data: Any


@dataclass(frozen=True, order=True)
class Change:
    """What changed in our wording of a section, and on which day."""

    on: str
    what: str


@dataclass(frozen=True)
class Section:
    """A rule, or a few closely related ones. `path` is its place in the file."""

    id: str
    path: Path
    covers: tuple[str, ...]
    rulings: tuple[str, ...]
    see: tuple[str, ...]
    defines: tuple[str, ...]
    quick: bool
    changed: tuple[Change, ...]
    """The latest first."""
    examples: tuple[SectionExample, ...]
    figures: tuple[Figure, ...]
    sections: tuple[Section, ...]

    def walk(self) -> Iterator[Section]:
        """This section and its descendants, in reading order."""
        yield self
        for section in self.sections:
            yield from section.walk()


@dataclass(frozen=True, eq=False)
class Rulebook:
    """The rules of one game. `facts` is its checklist, which the sections cover; `since` is the day on which they were
    first written."""

    game: str
    document: Document
    chapters: tuple[Section, ...]
    facts: Mapping[str, Fact]
    since: str | None = None

    def walk(self) -> Iterator[Section]:
        """All sections in reading order."""
        for chapter in self.chapters:
            yield from chapter.walk()

    @cached_property
    def sections(self) -> dict[str, Section]:
        return {section.id: section for section in self.walk()}

    @cached_property
    def homes(self) -> dict[str, Section]:
        """The section that states a ruling, by the ruling's id."""
        return {ruling: section for section in self.walk() for ruling in section.rulings}

    @cached_property
    def definitions(self) -> dict[str, Section]:
        """The section that explains a term, by the term's id."""
        return {term: section for section in self.walk() for term in section.defines}

    @cached_property
    def forbidding(self) -> dict[str, tuple[Fact, Section]]:
        """Why something is forbidden, by the name of the refusal: the fact, and the section that states it."""
        covered = {fact: section for section in self.walk() for fact in section.covers}
        return {
            name: (fact, covered[fact.id])
            for fact in self.facts.values()
            for name in fact.forbids
            if fact.id in covered
        }

    @cached_property
    def deciding(self) -> dict[str, str]:
        """The fact by which a trick is won, by what wins it."""
        return {name: fact.id for fact in self.facts.values() for name in fact.decides}

    @property
    def words_place(self) -> str:
        """Where its texts are, below content/locales/<lang>/."""
        return f"{self.game}/rules.yaml"


def read_rulebook(document: Document, facts: Mapping[str, Fact]) -> Rulebook:
    """The rules in a document that its schema accepts."""
    data = document.data
    sections = _sections(data["sections"], ("sections",), facts)
    return Rulebook(data["game"], document, sections, facts, data.get("since"))


def _sections(listed: list[Any], path: Path, facts: Mapping[str, Fact]) -> tuple[Section, ...]:
    return tuple(_section(data, (*path, index), facts) for index, data in enumerate(listed))


def _section(data: Mapping[str, Any], path: Path, facts: Mapping[str, Fact]) -> Section:
    return Section(
        id=data["id"],
        path=path,
        covers=tuple(data.get("covers", ())),
        rulings=tuple(data.get("rulings", ())),
        see=tuple(data.get("see", ())),
        defines=tuple(data.get("defines", ())),
        quick=data.get("quick", False),
        changed=tuple(sorted((Change(**each) for each in data.get("changed", ())), reverse=True)),
        examples=tuple(_example(example, facts) for example in data.get("examples", ())),
        figures=tuple(_figure(figure) for figure in data.get("figures", ())),
        sections=_sections(data.get("sections", []), (*path, "sections"), facts),
    )


def _example(data: Mapping[str, Any], facts: Mapping[str, Fact]) -> SectionExample:
    if "shows" in data:
        return SectionExample(data["id"], None, read_example(data["shows"]))
    fact = facts.get(data["fact"])
    return SectionExample(data["id"], data["fact"], fact.example if fact else None)


def _figure(data: Mapping[str, Any]) -> Figure:
    kind = next(field for field in data if field != "id")
    return Figure(data["id"], kind, data[kind])
