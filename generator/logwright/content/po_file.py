"""Reads and writes PO files for Weblate, Poedit and other translation tools: as much of the format as we need."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from logwright.saying import Told, saying

FUZZY = "fuzzy"
_LANGUAGE = re.compile(r'^"Language:[ ]*([A-Za-z]+)', re.MULTILINE)
_LINE = re.compile(r'(msgctxt|msgid|msgstr)?\s*("(?:[^"\\]|\\.)*")\s*')


class PoError(Told):
    """A line that is not valid PO; gives its number."""


@dataclass(frozen=True)
class Entry:
    """One text: its key, its source text, and its translation.

    `notes` are for the translator, `place` is where the source stands, `flags` tell tools what kind of text it is.
    """

    context: str
    source: str
    text: str
    notes: tuple[str, ...] = ()
    place: str = ""
    flags: tuple[str, ...] = ()

    @property
    def is_fuzzy(self) -> bool:
        """Whether it needs review."""
        return FUZZY in self.flags


def written(entries: Iterable[Entry], lang: str) -> str:
    """The text of the file, with the header that tools expect."""
    header = (
        "Project-Id-Version: Logwright\n"
        f"Language: {lang}\n"
        "MIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=UTF-8\n"
        "Content-Transfer-Encoding: 8bit\n"
    )
    parts = [f'msgid ""\nmsgstr {_quoted(header)}\n']
    for entry in entries:
        lines = [f"#. {line}" for note in entry.notes for line in note.split("\n")]
        lines += [f"#: {entry.place}"] if entry.place else []
        lines += [f"#, {', '.join(entry.flags)}"] if entry.flags else []
        lines += [f"msgctxt {_quoted(entry.context)}", f"msgid {_quoted(entry.source)}"]
        parts.append("\n".join([*lines, f"msgstr {_quoted(entry.text)}", ""]))
    return "\n".join(parts)


def read(file: str) -> Iterator[Entry]:
    """The entries of a file written by any tool; the header is left out."""
    for number, block in _blocks(file):
        texts: dict[str, list[str]] = {"msgctxt": [], "msgid": [], "msgstr": []}
        notes: list[str] = []
        flags: list[str] = []
        place, field = "", ""
        for offset, line in enumerate(block):
            if line.startswith("#."):
                notes.append(line[2:].strip())
            elif line.startswith("#:"):
                place = line[2:].strip()
            elif line.startswith("#,"):
                flags += [flag.strip() for flag in line[2:].split(",") if flag.strip()]
            elif not line.startswith("#"):
                field = _add(line, field, texts, number + offset)
        if texts["msgctxt"]:
            said = {name: "".join(parts) for name, parts in texts.items()}
            yield Entry(said["msgctxt"], said["msgid"], said["msgstr"], tuple(notes), place, tuple(flags))


def language(file: str) -> str:
    """The language that the header names, without its country; empty if it names none."""
    found = _LANGUAGE.search(file.partition("msgctxt")[0])
    return found[1].lower() if found else ""


def _blocks(file: str) -> Iterator[tuple[int, list[str]]]:
    block: list[str] = []
    # Only line feeds end a line: Poedit writes other separators inside a text as they are.
    for number, line in enumerate([*file.lstrip("\ufeff").split("\n"), ""], 1):
        if line.strip(" \t\r"):
            block.append(line.strip(" \t\r"))
        elif block:
            yield number - len(block), block
            block = []


def _add(line: str, field: str, texts: dict[str, list[str]], number: int) -> str:
    """Adds one line of an entry; returns the field that the next line continues."""
    found = _LINE.fullmatch(line)
    if not found or not (found[1] or field):
        raise PoError(saying("po.no-part", line=str(number), text=line[:60]))
    field = found[1] or field
    try:
        texts[field].append(json.loads(found[2].replace("\t", "\\t")))
    except ValueError:
        raise PoError(saying("po.unknown-sign", line=str(number), text=line[:60])) from None
    return field


def _quoted(text: str) -> str:
    """One line of PO for each line of the text."""
    lines = re.findall(r"[^\n]*\n|[^\n]+$", text) or [""]
    # Other characters that split lines elsewhere must not do so here.
    said = [
        re.sub("[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", _escaped, json.dumps(line, ensure_ascii=False)) for line in lines
    ]
    return said[0] if len(said) == 1 else '""\n' + "\n".join(said)


def _escaped(sign: re.Match[str]) -> str:
    return f"\\u{ord(sign[0]):04x}"
