"""A plain edition in braille: a BRF file for embossers and braille displays, translated by liblouis."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from logwright.publish.print.plain.passage import PlainEdition
from logwright.publish.print.render import Spoiled
from logwright.saying import Told, saying

PLACE = "print/braille.yaml"
_TOOL = "lou_translate"
_FIRST = 0x2800
"""The empty cell; the dots of a cell are the bits of its number beyond this one."""
_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American ASCII braille: a letter for each cell of six dots, in the order of their numbers."""


class NoBraille(Told):
    """The tool that translates into braille is missing or fails."""


def braille_version() -> str:
    """What translates here, for whoever must know whether files are up to date; empty if nothing does."""
    tool = shutil.which(_TOOL)
    if not tool:
        return ""
    return subprocess.run([tool, "--version"], capture_output=True, encoding="utf-8", check=False).stdout.split("\n")[0]


def braille(edition: PlainEdition, data: Any, omega: str) -> bytes:
    """Pages of as many cells and lines as `data` says, the contents of print/braille.yaml.

    `omega` is the name of the letter on the last task token, which not every table has.
    """
    width, height = data["cells"], data["lines"]
    said = [(words.replace("Ω", omega), heading) for words, heading in _said(edition)]
    cells = translated([words for words, _ in said], data["tables"].get(edition.lang) or data["otherwise"])
    lines: list[str] = []
    for (_, heading), words in zip(said, cells, strict=True):
        if heading and lines:
            lines.append("")
        lines += (
            [f"{line:^{width}}".rstrip() for line in _broken(words, width - 6, 0)]
            if heading
            else _broken(words, width, 2)
        )
    return "".join(_pages(lines, width, height)).encode("ascii")


def _centred(words: str, width: int) -> list[str]:
    return [f"{line:^{width}}".rstrip() for line in _broken(words, width - 6, 0)]


def _said(edition: PlainEdition) -> Iterator[tuple[str, bool]]:
    """Every line, and whether it is a heading."""
    yield edition.title, True
    yield edition.note, False
    for passage in edition.passages:
        plain = not passage.lines and not passage.told
        yield passage.title, not plain
        if passage.told:
            yield passage.told, False
        yield from ((line, False) for line in passage.lines)


def translated(lines: Sequence[str], table: str) -> list[str]:
    """Lines as ASCII braille."""
    tool = shutil.which(_TOOL)
    if not tool:
        raise NoBraille(saying("misfits.no-braille", tool=_TOOL))
    asked = "".join(f"{_spelled(line)}\n" for line in lines)
    done = subprocess.run(
        [tool, "--forward", f"unicode.dis,{table}"], input=asked, capture_output=True, encoding="utf-8", check=False
    )
    found = done.stdout.splitlines()
    if done.returncode or len(found) != len(lines):
        raise NoBraille(saying("misfits.braille-failed", tool=_TOOL, reason=done.stderr.strip() or done.returncode))
    return [_letters(cells, line) for cells, line in zip(found, lines, strict=True)]


@cache
def missing_braille() -> NoBraille | None:
    """Why nothing can be translated here; None if it can."""
    try:
        translated(["a"], "en-ueb-g1.ctb")
    except NoBraille as reason:
        return reason
    return None


def _spelled(line: str) -> str:
    """Spaces and signs that braille does not tell apart, as plain ones."""
    return " ".join(line.split()).translate(_PLAIN)


_PLAIN = str.maketrans({"\u00ad": "", "\u2011": "-", "\u2212": "-", "→": ">", "▸": ">", "×": "x", "·": "-", "•": "-"})


def _letters(cells: str, line: str) -> str:
    numbers = [ord(cell) - _FIRST for cell in cells]
    # liblouis writes a letter that the table lacks with dots that no printed braille has.
    if any(not 0 <= number < len(_ASCII) for number in numbers):
        raise Spoiled(saying("misfits.no-cell", text=repr(line)))
    return "".join(_ASCII[number] for number in numbers)


def _broken(words: str, width: int, indent: int) -> list[str]:
    """Lines of at most this many cells; what runs over is indented. A word that is longer than a line is cut."""
    lines = [""]
    for word in words.split():
        rest = word
        while rest:
            start = lines[-1]
            joint = " " if start.strip() else ""
            if len(start) + len(joint) + len(rest) <= width:
                lines[-1] += joint + rest
                break
            if start.strip():
                lines.append(" " * indent)
                continue
            lines[-1], rest = start + rest[: width - len(start)], rest[width - len(start) :]
    return lines


def _pages(lines: Sequence[str], width: int, height: int) -> Iterator[str]:
    """The last line of a page has its number at the right."""
    room = height - 1
    for number, start in enumerate(range(0, len(lines), room), start=1):
        page = [*lines[start : start + room]]
        page += [""] * (room - len(page)) + [f"{_number(number):>{width}}"]
        yield "".join(f"{line}\r\n" for line in page) + "\f"


def _number(number: int) -> str:
    """The number sign, and the first ten letters for digits, in every language."""
    return "#" + "".join("JABCDEFGHI"[int(digit)] for digit in str(number))
