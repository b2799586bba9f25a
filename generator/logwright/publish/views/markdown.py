"""Writes Markdown that cannot be misread: all text from content is escaped.

Content is untrusted. A story may contain stars, brackets, HTML or template braces; on a page they are plain
characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

# All whitespace except narrow and no-break spaces, which typography uses on purpose.
_SPACE = re.compile(r"[^\S\u00a0\u202f\u2009]+")
# Starts or ends emphasis, code, links, attributes, HTML, entities, cells and headings anywhere in a line.
_ANYWHERE = re.compile(r"[\\`*_{}\[\]<>&|~^#]")
# Starts a heading, list, rule, quotation, admonition, definition or fence at the start of a line.
_AT_START = re.compile(r"(?:(\d+)(?=[.)]))|([-+#=:!?;/\"'%$@])")


def plain(text: str) -> str:
    """Text on one line, with everything escaped that Markdown or HTML would interpret."""
    line = flowing(text).strip(" ")
    start = _AT_START.match(line)
    if start:
        # Only the full stop after a number is escaped: that is what could begin a list.
        digits = start[1] or ""
        at = len(digits)
        line = f"{digits}&#{ord(line[at])};{line[at + 1 :]}"
    return line


def flowing(text: str) -> str:
    """Text inside a line, with the spaces around it."""
    return _ANYWHERE.sub(_entity, _SPACE.sub(" ", text))


def attribute(text: str) -> str:
    """Text inside a quoted attribute, of HTML or of an attribute list."""
    quoted = escape(_one_line(text))
    return _ANYWHERE.sub(lambda sign: sign[0] if sign[0] in "&<>" else _entity(sign), quoted)


def heading(level: int, words: str, anchor: str = "", also: Iterable[str] = ()) -> str:
    """A heading; `words` is already Markdown. Links to the names in `also` lead to it, too."""
    names = "".join(f'<span id="{attribute(name)}"></span>' for name in also)
    return f"{'#' * level} {words}{names}{f' {{ #{anchor} }}' if anchor else ''}"


def link(words: str, address: str) -> str:
    return f"[{words}]({address})"


def styled(words: str, *classes: str, **data: str) -> str:
    """Text with a class or data attributes; outside our site it is just emphasised."""
    marks = [f".{name}" for name in classes]
    marks += [f'data-{name.replace("_", "-")}="{attribute(value)}"' for name, value in data.items()]
    return f"*{words}*{{ {' '.join(marks)} }}"


def listing(items: Iterable[str], numbered: bool = False) -> str:
    return "\n".join(f"{f'{n}.' if numbered else '-'} {item}" for n, item in enumerate(items, start=1))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """A table; columns in `numbers` are right-aligned."""
    rule = ["---:" if column in numbers else "---" for column in range(len(head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def boxed(inside: str, *classes: str, **attributes: str) -> str:
    """Blocks in a styled box."""
    said = "".join(f' {name.replace("_", "-")}="{attribute(value)}"' for name, value in attributes.items())
    return f'<div class="{" ".join(classes)}"{said} markdown>\n\n{inside}\n\n</div>'


def code(text: str, language: str = "yaml") -> str:
    """A block of code, in a fence longer than any inside it."""
    longest = max((len(ticks) for ticks in re.findall(r"`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{language}\n{text.rstrip()}\n{fence}"


def inline_code(text: str) -> str:
    """A name or value in a line, set as code."""
    line = _one_line(text)
    longest = max((len(ticks) for ticks in re.findall(r"`+", line)), default=0)
    ticks = "`" * (longest + 1)
    space = " " if longest else ""
    # A bar would end a table cell even inside code, and cannot be escaped there.
    return f"{ticks}{space}{line}{space}{ticks}" if "|" not in line else f"<code>{plain(line)}</code>"


def coded(text: str) -> str:
    """Plain text in which `…` is code, as in docstrings."""
    first, *rest = re.split(r"`([^`]+)`", _one_line(text))
    said = [flowing(part) if place % 2 else inline_code(part) for place, part in enumerate(rest)]
    return "".join((plain(first), " " if rest and first.endswith(" ") else "", *said))


def blocks(*parts: str) -> str:
    """Joins blocks; empty ones are left out."""
    return "\n\n".join(part for part in parts if part)


def _one_line(text: str) -> str:
    return _SPACE.sub(" ", text).strip(" ")


def _entity(sign: re.Match[str]) -> str:
    return f"&#{ord(sign[0])};"
