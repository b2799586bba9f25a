"""Titles from our own word lists: a thing and its owner or place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.engine.chance import Chance
from logwright.sentences.message import Said

Title = dict[str, str]
"""One title in every language."""


def titles(library: Library, game: str, chance: Chance) -> Iterator[tuple[str, Title]]:
    """Ids and titles without repetition; every thing and place is used before any is used again."""
    words = library.tongue(SOURCE, game).words
    things, places = (chance.shuffled(_names(words, f"suggest.{game}.{kind}.")) for kind in ("things", "places"))
    for turn in range(len(places)):
        for place, thing in enumerate(things):
            yield _title(library, game, thing, places[(place + turn) % len(places)])


def _names(words: Iterable[str], prefix: str) -> list[str]:
    return sorted(key.removeprefix(prefix) for key in words if key.startswith(prefix))


def _title(library: Library, game: str, thing: str, place: str) -> tuple[str, Title]:
    said = {}
    for lang in library.languages:
        tongue = library.tongue(lang, game)
        parts = {
            "thing": Said(tongue.say(f"suggest.{game}.things.{thing}")),
            "place": Said(tongue.say(f"suggest.{game}.places.{place}")),
        }
        said[lang] = tongue.say("suggest.title", parts)
    return f"{thing}-of-{place}".replace("_", "-"), said
