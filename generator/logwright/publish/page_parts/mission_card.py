"""A mission as its logbook page begins: its number in a planet, its signs, its story, its rules."""

from __future__ import annotations

from logwright.publish.figures import DeckLook, Drawing
from logwright.publish.figures.medal import numbered_medal
from logwright.publish.views.address import mission_page
from logwright.publish.views.game_style import look_key, look_of, scene_of
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, link, listing, plain
from logwright.publish.views.mission_signs import MissionSign, mission_signs
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import way


def mission_heading(view: MissionView) -> str:
    """The title of a mission's page: medal, number, name. Read aloud it is the same title as everywhere."""
    name, label = view.name, view.book.label(view.name)
    colon = f'<span class="unseen">{plain(label.removeprefix(name))}</span>'
    return f'{mission_medal(view)}<span class="kicker">{plain(name)}{colon}</span> {plain(view.words.title)}'


def mission_medal(view: MissionView) -> str:
    """The number in its planet, as a picture beside words that say it."""
    book, mission = view.book, view.mission
    look = look_of(book.library, mission.game)
    assert isinstance(look, DeckLook)
    number = str(mission.number or "")
    drawn_from = (look_key(book.library, mission.game), "medal", number)
    drawn = book.drawings.icon(lambda: numbered_medal(look, number), drawn_from)
    return f'<span class="medal">{drawn}</span>'


def sign_row(view: MissionView) -> str:
    """Symbols, tokens and named tasks in a row, as HTML."""
    items = "".join(_sign(view, sign) for sign in mission_signs(view))
    return f'<ul class="signs">{items}</ul>' if items else ""


def _sign(view: MissionView, sign: MissionSign) -> str:
    drawn = "".join(_icon(view, drawing) for drawing in sign.drawings)
    return f'<li class="{sign.kind}"><span class="drawn">{drawn}</span> {attribute(sign.words)}</li>'


def _icon(view: MissionView, drawing: Drawing) -> str:
    key = look_key(view.book.library, view.mission.game)
    return view.book.drawings.icon(lambda: drawing, (key, "sign", repr(drawing)))


def mission_opening(view: MissionView) -> str:
    """Signs, story and rules: what a crew reads before it plays."""
    book = view.book
    return blocks(
        sign_row(view),
        boxed(plain(view.words.story), "story") if view.words.story else "",
        heading(2, plain(book.say("rules")), "rules"),
        boxed(listing(plain(line) for line in book.library.rule_lines(view.mission, book.lang)), "rule-lines"),
    )


def mission_card(view: MissionView, here: str, there: str = "") -> str:
    """A mission on another page, linked to its own or to another address."""
    book = view.book
    there = there or way(here, mission_page(view.mission))
    title = f'<span class="kicker">{plain(view.name)}</span> {link(plain(view.words.title), there)}'
    inside = blocks(
        heading(3, f"{mission_medal(view)}{title}", f"card-{view.mission.slug}"),
        sign_row(view),
        boxed(plain(view.words.story), "story") if view.words.story else "",
        boxed(listing(plain(line) for line in book.library.rule_lines(view.mission, book.lang)), "rule-lines"),
    )
    return boxed(inside, "mission-card", data_scene=scene_of(book.library, view.mission.game))
