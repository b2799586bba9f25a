"""A kind of content file: where it may lie, what reads it, and what depends on it. The registry lists them all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property


class Family(StrEnum):
    """The family of a game. Its game.yaml names it, and it decides which kinds of files the game has."""

    CREW = "crew"
    SAUCERS = "saucers"


class TextKind(StrEnum):
    """The format of the texts in a locale file."""

    GRAMMAR = "grammar"
    """Written for each language and not translated."""
    MESSAGES = "messages"
    """Messages with gaps and plurals."""
    MARKUP = "markup"
    """Rules and answers, with references to cards, symbols and each other."""
    PLAIN = "plain"
    """Titles, stories and names, printed as they are."""
    CODED = "coded"
    """Plain text, in which `…` is code."""
    PAGE = "page"
    """A page of the handbook, in Markdown."""


Families = Mapping[str, Family | None]
"""The games by folder; None for one whose file cannot be read."""


@dataclass(frozen=True)
class FileKind:
    """A kind of file.

    `places` are patterns below content/: `<game>` is the folder of a game, `<lang>` a language, `*` any name. `own` are
    its places in a project: the same by default. A project's file replaces that of the base or, with `by_entry` and for
    all texts, only the entries it has. A kind with a `family` belongs to games of that family only. `reader` makes it
    part of the library; without one only its data is looked up. `words` is the format of a locale file. `in_browser`:
    pages about missions include it. `around_missions`: rules about a mission look at it. `on_sheets`: its sheets show
    something of it besides. `in_all_languages`: what it says in one language is shown in the others, too.
    `apart`: its messages are for authors, and are not part of a game.
    """

    schema: str
    places: tuple[str, ...] = ()
    family: Family | None = None
    reader: str = ""
    words: TextKind | None = None
    in_browser: bool = False
    around_missions: bool = False
    on_sheets: bool = False
    in_all_languages: bool = False
    own: tuple[str, ...] | None = None
    by_entry: bool = False
    apart: bool = False
    beside: tuple[str, ...] = ()
    """Places of files that are not content themselves, but may be referenced by this kind."""

    @property
    def is_translated(self) -> bool:
        return self.words not in (None, TextKind.GRAMMAR)

    @property
    def holds_messages(self) -> bool:
        return self.words is TextKind.MESSAGES

    @property
    def joins(self) -> bool:
        """Whether a project's file is read in addition to that of the base, and overrides it."""
        return self.by_entry or self.words is not None

    @property
    def own_places(self) -> tuple[str, ...]:
        return self.places if self.own is None else self.own

    def match(self, place: str, families: Families, own: bool = False) -> dict[str, str] | None:
        """The values of `<game>` and `<lang>` at a place, if this kind of file may be there."""
        for pattern in self._own_patterns if own else self._patterns:
            if found := pattern.fullmatch(place):
                names = found.groupdict()
                if "game" not in names or self._belongs_to(names["game"], families):
                    return names
        return None

    def files(self, families: Families, own: bool = False) -> list[str]:
        """Its places as file patterns. Where another family could have such a file, games are listed by name."""
        games = [game for game in families if self._belongs_to(game, families)] if self.family else ["*"]
        places = self.own_places if own else self.places
        named = [place.replace("<game>", game) for place in places for game in games]
        return [place.replace("<lang>", "*") for place in dict.fromkeys(named)]

    def _belongs_to(self, game: str, families: Families) -> bool:
        return game in families and (self.family is None or families[game] in (None, self.family))

    @cached_property
    def _patterns(self) -> tuple[re.Pattern[str], ...]:
        return tuple(place_pattern(place) for place in self.places)

    @cached_property
    def _own_patterns(self) -> tuple[re.Pattern[str], ...]:
        return tuple(place_pattern(place) for place in self.own_places)


@cache
def place_pattern(place: str) -> re.Pattern[str]:
    """Fits a file at such a place; `<game>` and `<lang>` are named groups."""
    parts = re.split(r"(<\w+>|\*)", place)
    return re.compile("".join(_part(part) for part in parts))


def _part(part: str) -> str:
    if part == "*":
        return "[^/]+"
    return f"(?P<{part[1:-1]}>[^/]+)" if part.startswith("<") else re.escape(part)
