"""The part of Material's stylesheet that our pages use: typography, tables, code; no menus and widgets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files as package_files

# Classes of Material for parts that our theme does not have, or has of its own.
_NOT_OURS = re.compile(
    r"\.(?:md-(?!typeset\b)[\w-]+|tabbed-\w+|task-list\w*|keys?\b|key-[\w-]+|footnote\w*|critic\w*|arithmatex|mermaid|grid\b|"
    r"gh-\w+|glightbox\w*|lb-\w+|mdx-\w+|giscus\w*|linenodiv|highlighttable|twemoji|emojione|gemoji|magiclink\w*|doc-\w+)"
    r"|\[data-md-(?!color)[\w-]+"
)
_ICON = re.compile(r'(--md-[\w-]+):url\("[^"]*"\);?')
_BLOCK = re.compile(r"[^{}]*\{")


def material_styles() -> str:
    """Rules for what can be on our pages, as Material says them."""
    folder = package_files("material") / "templates" / "assets" / "stylesheets"
    (path,) = (each for each in folder.iterdir() if each.name.startswith("main.") and each.name.endswith(".css"))
    text = path.read_text("utf-8")
    return _with_used_icons("".join(_kept(text.partition("/*# source")[0].removeprefix('@charset "UTF-8";'))))


def _with_used_icons(text: str) -> str:
    """Icons are custom properties; most belong to what was left out."""
    return _ICON.sub(lambda icon: icon[0] if f"var({icon[1]})" in text else "", text)


def _kept(text: str) -> Iterator[str]:
    """Every rule with the selectors that may match; rules without any are left out."""
    at = 0
    while found := _BLOCK.match(text, at):
        head, end = found[0][:-1].strip(), _end(text, found.end())
        inside = text[found.end() : end]
        at = end + 1
        if head.startswith(("@media", "@supports")):
            if inner := "".join(_kept(inside)):
                yield f"{head}{{{inner}}}"
        elif head.startswith("@keyframes"):
            # Nothing of Material's moves on our pages.
            continue
        elif ours := [each for each in _selectors(head) if not _NOT_OURS.search(each)]:
            yield f"{','.join(ours)}{{{inside}}}"


def _end(text: str, at: int) -> int:
    """Where the block that begins here is closed."""
    depth = 1
    for sign in re.finditer(r"[{}]", text[at:]):
        depth += 1 if sign[0] == "{" else -1
        if not depth:
            return at + sign.start()
    return len(text)


def _selectors(head: str) -> list[str]:
    """The selectors of a rule; commas in brackets do not part them."""
    found, depth, start = [], 0, 0
    for place, sign in enumerate(head):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            found.append(head[start:place])
            start = place + 1
    return [*found, head[start:]]
