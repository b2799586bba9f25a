"""Figures that are lists: the components, what the symbols mean, the setup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from logwright.content.model.rulebook import Figure
from logwright.publish.figures import ListEntry, entries
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_key, look_of
from logwright.publish.views.markdown import attribute as words


def listed_figure(book: Book, game: str, shown: Figure) -> str:
    """The list as HTML, with a picture for each entry that has one."""
    found = entries(shown.kind, shown.data, look_of(book.library, game))
    name = "setup" if shown.kind == "setup" else shown.data

    def picture(entry: ListEntry) -> str:
        drawing = entry.picture
        if drawing is None:
            return ""
        sign = book.drawings.icon(lambda: drawing, (look_key(book.library, game), name, entry.key))
        return f'<span class="sign">{sign}</span>'

    match name:
        case "setup":
            return _list([_said(book, game, "setup", entry.key) for entry in found], numbered=True)
        case "tables":
            return _tables(book, found)
        case "round":
            return _list([_phase(book, game, entry.data) for entry in found], numbered=True)
        case "switches":
            return _list([_switch(book, game, entry) for entry in found])
        case "layouts":
            return _list([f"{picture(entry)} {_players(book, entry.data['players'])}" for entry in found])
    return _list([f"{picture(entry)} {_name(book, game, name, entry)}" for entry in found])


def _list(items: Sequence[str], numbered: bool = False) -> str:
    tag = "ol" if numbered else "ul"
    return f'<{tag} class="listed">' + "".join(f"<li>{item}</li>" for item in items) + f"</{tag}>"


def _said(book: Book, game: str, place: str, key: str) -> str:
    return words(book.name(game, f"{place}.{key}"))


def _name(book: Book, game: str, name: str, entry: ListEntry) -> str:
    match name:
        case "suits":
            return words(book.say(f"site.suit.{entry.key}", game))
        case "components":
            tongue = book.tongue(game)
            key = tongue.first(f"components.{entry.key}", f"terms.{entry.key}.plural", f"terms.{entry.key}")
            one = f"terms.{entry.key}.singular"
            said = tongue.say(one if entry.data["count"] == 1 and tongue.has(one) else key)
            return f"{entry.data['count']} × {words(said)}"
    return _said(book, game, name, entry.key)


def _players(book: Book, counts: Sequence[int]) -> str:
    said = book.tongue().either([str(count) for count in counts])
    return words(book.say("site.mission.players", players=said, n=counts[-1]))


def _tables(book: Book, found: Sequence[ListEntry]) -> str:
    head = "".join(f"<th>{words(book.say(f'site.tables.{column}'))}</th>" for column in ("players", "hands", "tricks"))
    rows = "".join(
        f"<tr><td>{entry.data['players']}</td><td>{', '.join(map(str, entry.data['hands']))}</td>"
        f"<td>{entry.data['tricks']}</td></tr>"
        for entry in found
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _phase(book: Book, game: str, phase: Any) -> str:
    steps = [_said(book, game, "steps", step) for step in phase["steps"]]
    return f"<strong>{_said(book, game, 'phases', phase['id'])}</strong>{_list(steps)}"


def _switch(book: Book, game: str, entry: ListEntry) -> str:
    """A house rule that a table can choose; the default comes first."""
    name = _said(book, game, f"switches.{entry.key}", "name")
    return f"<strong>{name}</strong>{_list(list(_options(book, game, entry)))}"


def _options(book: Book, game: str, entry: ListEntry) -> Iterator[str]:
    usual = entry.data["default"]
    for option in sorted(entry.data["options"], key=lambda option: option != usual):
        said = _said(book, game, f"switches.{entry.key}.options", option)
        yield f"{said} ({words(book.say('site.switch_default'))})" if option == usual else said
