"""The plain editions of a game on the download page: a row for each thing, a column for each form."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute
from logwright.publish.views.print_index import Printed

THING = "plain"
FORMS = {"large": "PDF", "text": "TXT", "braille": "BRF"}
"""The forms in the order of their columns, and what kind of file each is."""


def plain_editions(book: Book, files: Sequence[Printed], address: Callable[[Printed], str]) -> str:
    """A table in a section that can be opened; empty if there are no such files. `address` gives the link to a file."""
    rows: dict[str, dict[str, Printed]] = {}
    for each in files:
        form = _form(each)
        name = each.title.removesuffix(book.say("press.shown", title="", form=book.say(f"press.forms.{form}")))
        rows.setdefault(name, {})[form] = each
    if not rows:
        return ""
    forms = [form for form in FORMS if any(form in row for row in rows.values())]
    head = "".join(f'<th scope="col">{attribute(book.say(f"press.forms.{form}"))}</th>' for form in forms)
    body = "".join(_row(book, name, [row.get(form) for form in forms], address) for name, row in rows.items())
    table = f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<details class="plain"><summary>{attribute(book.say("site.print.plain"))}</summary>{table}</details>'


def _row(book: Book, name: str, files: Sequence[Printed | None], address: Callable[[Printed], str]) -> str:
    # The title starts or ends with that of the game, which is already the heading.
    game = next(each.game for each in files if each)
    short = name.replace(book.game_title(game), "").strip(" :\u00a0\u202f") or name
    cells = "".join(f"<td>{_link(book, each, address(each)) if each else ''}</td>" for each in files)
    return f'<tr><th scope="row">{attribute(short)}</th>{cells}</tr>'


def _link(book: Book, printed: Printed, address: str) -> str:
    """The kind of file and its size; for those who hear a list of links, what it is."""
    kind = FORMS[_form(printed)]
    size = book.say("site.print.kilobytes", kb=-(-printed.size // 1000))
    heard = attribute(f"{printed.title}, {kind}")
    return (
        f'<a href="{attribute(address)}" class="file" aria-label="{heard}">{kind}</a> <small>{attribute(size)}</small>'
    )


def _form(printed: Printed) -> str:
    ends = printed.file.rpartition(".")[2]
    return {"txt": "text", "brf": "braille"}.get(ends, "large")
