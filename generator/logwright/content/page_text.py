"""Takes the Markdown of a handbook page apart: what is code, what are headings, what is read as a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import normalize

GAP = "\ufffc"
"""A placeholder for what is no word: code, a gap, a card or a sign."""
_CODE = re.compile(r"^( *)(`{3,}).*?^\1\2$|(`+)[^`]+?\3(?!`)", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^(#{1,6}) +(.+?)(?: *\{ *#([\w-]+) *\})?$", re.MULTILINE)
_HIDDEN = re.compile(
    r"<!--.*?-->|</?[a-zA-Z][^>]*>|(?<=\])\([^)]*\)|\{ ?[#.:][^}]*\}|^#+ |[\[\]]|!(?=\[)|\*+", re.MULTILINE
)
_NOTE = re.compile(r'^!!! \w+ "(.*)"$', re.MULTILINE)
_ITEM = re.compile(r"^\s*(?:[-*>]|\d+\.) ")


def code_apart(text: str) -> Iterator[tuple[bool, str]]:
    """The parts of a page in order, and whether each is code."""
    at = 0
    for code in _CODE.finditer(text):
        yield False, text[at : code.start()]
        yield True, code[0]
        at = code.end()
    yield False, text[at:]


def headings(text: str) -> list[tuple[int, str]]:
    """All headings in order: level and words."""
    return [(len(found[1]), found[2]) for found in _found_headings(text)]


def anchors(text: str) -> list[str]:
    """An anchor for each heading: the one that the page gives it, or its words."""
    made: list[str] = []
    for found in _found_headings(text):
        plain = normalize("NFKD", found[2]).encode("ascii", "ignore").decode().lower()
        slug = found[3] or "-".join(re.findall(r"\w+", plain.replace("'", ""))) or "part"
        same = sum(1 for each in made if each == slug or each.startswith(f"{slug}_"))
        made.append(f"{slug}_{same}" if same else slug)
    return made


def with_anchors(text: str, names: list[str]) -> str:
    """The page with these anchors at its headings, in order; what it says of anchors itself is dropped."""
    found = _found_headings(text)
    if len(found) != len(names):
        return text
    for heading, anchor in reversed(list(zip(found, names, strict=True))):
        text = f"{text[: heading.start()]}{heading[1]} {heading[2]} {{ #{anchor} }}{text[heading.end() :]}"
    return text


def _found_headings(text: str) -> list[re.Match[str]]:
    code = [found.span() for found in _CODE.finditer(text)]
    return [found for found in _HEADING.finditer(text) if not any(a <= found.start() < b for a, b in code)]


def sentences(text: str) -> Iterator[tuple[int, str]]:
    """Paragraphs, headings, list items and table cells, each with the number of its first line."""
    # Code keeps its line breaks, so that lines can be counted.
    flat = "".join(GAP + "\n" * part.count("\n") if is_code else part for is_code, part in code_apart(text))
    begun, run = 1, ""
    for number, line in enumerate([*_HIDDEN.sub(_breaks, _NOTE.sub(r"\1", flat)).split("\n"), ""], start=1):
        ends = not line.strip() or line.lstrip().startswith("|") or _ITEM.match(line)
        if ends and run:
            yield begun, run
            run = ""
        if line.lstrip().startswith("|"):
            yield from ((number, cell.strip()) for cell in line.strip().strip("|").split("|") if cell.strip(" -:"))
        elif line.strip():
            begun = begun if run else number
            run = f"{run} {_ITEM.sub('', line).strip()}".strip()


def _breaks(hidden: re.Match[str]) -> str:
    return "\n" * hidden[0].count("\n")
