"""Markdown that says exactly what was meant: every word from content is escaped before it is set.

Content is written by anybody. A story may hold stars, brackets, HTML or the braces of a template; on a page they
are letters like all others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

# All but spaces that are narrow or do not break, which a language sets on purpose.
_SPACE = re.compile(r"[^\S\u00a0\u202f\u2009]+")
# What begins or ends emphasis, code, links, attributes, HTML, entities, cells and headings anywhere in a line.
_ANYWHERE = re.compile(r"[\\`*_{}\[\]<>&|~^#]")
# What begins a heading, list, rule, quotation, admonition, definition or fence at the start of one.
_AT_START = re.compile(r"(?:(\d+)(?=[.)]))|([-+#=:!?;/\"'%$@])")


def plain(text: str) -> str:
    """Words on one line, with nothing in them that Markdown or HTML would take for a sign of its own."""
    line = flowing(text).strip(" ")
    start = _AT_START.match(line)
    if start:
        # A number before a full stop keeps its digits: only the stop could begin a list.
        digits = start[1] or ""
        at = len(digits)
        line = f"{digits}&#{ord(line[at])};{line[at + 1 :]}"
    return line


def flowing(text: str) -> str:
    """Words inside a line, with the spaces around them."""
    return _ANYWHERE.sub(_entity, _SPACE.sub(" ", text))


def attribute(text: str) -> str:
    """Words inside a quoted attribute, of HTML or of an attribute list."""
    quoted = escape(_one_line(text))
    return _ANYWHERE.sub(lambda sign: sign[0] if sign[0] in "&<>" else _entity(sign), quoted)


def heading(level: int, words: str, anchor: str = "", also: Iterable[str] = ()) -> str:
    """A heading; `words` are Markdown already. Links to one of the names in `also` lead to it, too."""
    names = "".join(f'<span id="{attribute(name)}"></span>' for name in also)
    return f"{'#' * level} {words}{names}{f' {{ #{anchor} }}' if anchor else ''}"


def link(words: str, address: str) -> str:
    return f"[{words}]({address})"


def styled(words: str, *classes: str, **data: str) -> str:
    """Words with a look or data of their own; elsewhere than on our site they are simply emphasised."""
    marks = [f".{name}" for name in classes]
    marks += [f'data-{name.replace("_", "-")}="{attribute(value)}"' for name, value in data.items()]
    return f"*{words}*{{ {' '.join(marks)} }}"


def listing(items: Iterable[str], numbered: bool = False) -> str:
    return "\n".join(f"{f'{n}.' if numbered else '-'} {item}" for n, item in enumerate(items, start=1))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """A table; columns in `numbers` are set to the right."""
    rule = ["---:" if column in numbers else "---" for column in range(len(head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def boxed(inside: str, *classes: str, **attributes: str) -> str:
    """Blocks in a box with a look of its own."""
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
    # A bar would end a cell of a table, in code as well; there is no way to write it in code.
    return f"{ticks}{space}{line}{space}{ticks}" if "|" not in line else f"<code>{plain(line)}</code>"


def blocks(*parts: str) -> str:
    """Blocks below each other; empty ones are left out."""
    return "\n\n".join(part for part in parts if part)


def _one_line(text: str) -> str:
    return _SPACE.sub(" ", text).strip(" ")


def _entity(sign: re.Match[str]) -> str:
    return f"&#{ord(sign[0])};"
