"""Edits texts in a YAML file without touching any other character."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import yaml

WIDTH = 120
_COMMENT = re.compile(r"\s*#")


@dataclass(frozen=True)
class _Place:
    """The position of a text: its range in the file, the column of its key, and whether it is inside braces."""

    start: int
    end: int
    column: int
    in_braces: bool
    is_gap: bool


def with_texts(file: str, texts: Mapping[str, str]) -> str:
    """The file with new texts at these dotted keys, all of which exist, possibly as gaps."""
    places = dict(_places(yaml.compose(file, Loader=yaml.SafeLoader)))
    for key, place in sorted(places.items(), key=lambda item: -item[1].start):
        if key in texts:
            file = _replaced(file, place, texts[key])
    return file


def _places(node: yaml.Node | None, prefix: str = "") -> Iterator[tuple[str, _Place]]:
    if not isinstance(node, yaml.MappingNode):
        return
    for key, value in node.value:
        name = f"{prefix}{key.value}"
        if isinstance(value, yaml.MappingNode):
            yield from _places(value, f"{name}.")
        elif isinstance(value, yaml.ScalarNode):
            gap = value.tag == "tag:yaml.org,2002:null" and not value.value
            start = key.end_mark.index + 1 if gap else value.start_mark.index
            end = start if gap else value.end_mark.index
            yield name, _Place(start, end, key.start_mark.column, bool(node.flow_style), gap)


def _replaced(file: str, place: _Place, text: str) -> str:
    before, after = file[: place.start], file[place.end :]
    line = before.rpartition("\n")[2]
    # A block extends to the next entry, including empty lines; a text on one line does not.
    old = file[place.start : place.end]
    space = old[len(old.rstrip("\n")) :]
    if place.is_gap:
        # The English text beside a gap was there for the translator.
        if not place.in_braces or _COMMENT.match(after):
            after = after[after.find("\n") :] if "\n" in after else ""
        before, line = f"{before} ", f"{line} "
    # A block would swallow a comment behind the text.
    has_more = not space and bool(after.partition("\n")[0].strip())
    written = _written(text, place.column, len(line), place.in_braces, may_be_block=not has_more)
    return f"{before}{written}{space}{after}"


def _written(text: str, column: int, used: int, in_braces: bool, may_be_block: bool) -> str:
    """The text as YAML, in the style of the other texts."""
    indent = " " * (column + 2)
    ways = []
    is_block = may_be_block and not in_braces
    if is_block and "\n" in text:
        ways.append("|-\n" + "\n".join(f"{indent}{line}" if line else "" for line in text.split("\n")))
    elif "\n" not in text:
        if not is_block or used + len(text) <= WIDTH:
            ways += [text, "'" + text.replace("'", "''") + "'"]
        if is_block:
            ways.append(">-\n" + "\n".join(indent + line for line in _wrapped(text, WIDTH - len(indent))))
    return next((way for way in ways if _says(way, text, in_braces)), _quoted(text))


def _quoted(text: str) -> str:
    """In double quotes. YAML takes more characters for line ends than JSON does, and drops spaces before them."""
    return re.sub("[\x85\u2028\u2029]", lambda found: f"\\u{ord(found[0]):04x}", json.dumps(text, ensure_ascii=False))


def _wrapped(text: str, width: int) -> Iterator[str]:
    """Lines that fold back to the same text: broken at single spaces only."""
    line = ""
    for word in text.split(" "):
        if line and word and not line.endswith(" ") and len(line) + 1 + len(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line or word == "" else word
    yield line


def _says(way: str, text: str, in_braces: bool) -> bool:
    try:
        read = yaml.safe_load(f"{{key: {way}}}" if in_braces else f"key: {way.replace(chr(10), chr(10) + '  ')}")
    except yaml.YAMLError:
        return False
    return isinstance(read, dict) and read == {"key": text}
