"""The registry: one row per kind of content file. Everything that depends on kinds of files is derived from it.

A new kind of file needs a row, a schema and, if code needs more than its data, a reader in `library_builder.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from typing import Any


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
    pages about missions include it. `around_missions`: rules about a mission look at it. `in_all_languages`: what it
    says in one language is shown in the others, too.
    `apart`: its messages are for authors, and are not part of a game.
    """

    schema: str
    places: tuple[str, ...] = ()
    family: Family | None = None
    reader: str = ""
    words: TextKind | None = None
    in_browser: bool = False
    around_missions: bool = False
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
        return tuple(_pattern(place) for place in self.places)

    @cached_property
    def _own_patterns(self) -> tuple[re.Pattern[str], ...]:
        return tuple(_pattern(place) for place in self.own_places)


# Order matters: a game comes before its cards, cards before the missions that name them, and if two kinds match a
# place the first one counts. Words of a game come after those of all games, and override them.
KINDS = (
    FileKind("project", (), reader="settings", around_missions=True, own=("logwright.yaml",)),
    FileKind("crew-game", ("<game>/game.yaml",), Family.CREW, "game", in_browser=True, around_missions=True),
    FileKind("saucer-game", ("<game>/game.yaml",), Family.SAUCERS, "box", around_missions=True),
    FileKind("tiles", ("<game>/tiles.yaml",), Family.SAUCERS, "box"),
    FileKind("upgrades", ("<game>/upgrades.yaml",), Family.SAUCERS, "box"),
    FileKind("checklist", ("<game>/checklist.yaml",), reader="facts"),
    FileKind(
        "rulings", ("<game>/rulings.yaml",), reader="rulings", in_browser=True, around_missions=True, by_entry=True
    ),
    FileKind("rules", ("<game>/rules.yaml",), reader="rulebook"),
    FileKind("faq", ("<game>/faq.yaml",), reader="faq"),
    FileKind(
        "tasks",
        ("<game>/tasks.yaml", "custom/tasks.yaml"),
        Family.CREW,
        "tasks",
        in_browser=True,
        around_missions=True,
        own=("<game>/tasks.yaml", "tasks.yaml"),
        by_entry=True,
    ),
    FileKind("pairs", ("<game>/pairs.yaml",), Family.CREW, "pairs", in_browser=True, own=()),
    FileKind("twists", ("<game>/twists.yaml",), Family.CREW),
    FileKind(
        "mission",
        ("<game>/missions/*.yaml", "custom/*.yaml"),
        Family.CREW,
        "mission",
        in_browser=True,
        around_missions=True,
        own=("<game>/missions/*.yaml", "missions/*.yaml"),
    ),
    FileKind(
        "campaign",
        ("campaigns/*.yaml",),
        reader="campaign",
        beside=("campaigns/*.svg", "campaigns/*.png"),
    ),
    FileKind("scenario", ("<game>/scenarios/*.yaml",), Family.SAUCERS, "scenario", own=("scenarios/*.yaml",)),
    FileKind("looks", (), Family.CREW, "looks", in_browser=True, around_missions=True, own=("<game>/looks.yaml",)),
    FileKind("crews", ("crews.yaml",), reader="crews", in_browser=True, own=()),
    FileKind("lesson", ("<game>/lesson.yaml",), Family.CREW, "lesson", in_browser=True, own=()),
    FileKind("daily", ("daily.yaml",), reader="daily", in_browser=True, own=()),
    FileKind("fonts", ("fonts.yaml",), reader="fonts", in_browser=True, around_missions=True, own=()),
    FileKind("card-sheets", ("print/cards.yaml",)),
    FileKind("print-presets", ("print/presets.yaml",)),
    FileKind("cutters", ("print/cutters.yaml",)),
    FileKind(
        "grammar",
        ("locales/<lang>/grammar.yaml",),
        reader="words",
        words=TextKind.GRAMMAR,
        in_browser=True,
        around_missions=True,
        in_all_languages=True,
    ),
    FileKind("style", ("locales/<lang>/style.yaml",), own=()),
    FileKind("synonyms", ("locales/<lang>/synonyms.yaml",), reader="words", words=TextKind.GRAMMAR),
    FileKind(
        "sentences",
        ("locales/<lang>/sentences.yaml",),
        reader="words",
        words=TextKind.MESSAGES,
        in_browser=True,
        around_missions=True,
        in_all_languages=True,
    ),
    FileKind(
        "interface",
        (
            "locales/<lang>/interface.yaml",
            "locales/<lang>/designer.yaml",
            "locales/<lang>/evening.yaml",
            "locales/<lang>/play.yaml",
            "locales/<lang>/deals.yaml",
            "locales/<lang>/campaigns.yaml",
            "locales/<lang>/crews.yaml",
            "locales/<lang>/hardness.yaml",
            "locales/<lang>/suggest.yaml",
        ),
        reader="words",
        words=TextKind.MESSAGES,
        in_browser=True,
    ),
    FileKind("interface", ("locales/<lang>/shops.yaml",), reader="words", words=TextKind.MESSAGES),
    FileKind(
        "reports",
        ("locales/<lang>/problems.yaml",),
        reader="words",
        words=TextKind.MESSAGES,
        in_browser=True,
        apart=True,
    ),
    FileKind("reports", ("locales/<lang>/commands.yaml",), reader="words", words=TextKind.MESSAGES, apart=True),
    # Its source is no file: it stands in the docstrings of the rules and in the schema of objectives.
    FileKind("handbook", ("locales/<lang>/handbook.yaml",), reader="words", words=TextKind.CODED),
    FileKind(
        "mission-texts",
        ("locales/<lang>/<game>/missions.yaml",),
        Family.CREW,
        "words",
        words=TextKind.PLAIN,
        in_browser=True,
        around_missions=True,
    ),
    FileKind(
        "terms",
        ("locales/<lang>/<game>/terms.yaml",),
        Family.CREW,
        "words",
        words=TextKind.MESSAGES,
        in_browser=True,
        around_missions=True,
        in_all_languages=True,
    ),
    FileKind(
        "saucer-terms",
        ("locales/<lang>/<game>/terms.yaml",),
        Family.SAUCERS,
        "words",
        words=TextKind.MESSAGES,
        in_all_languages=True,
    ),
    FileKind(
        "upgrade-texts",
        ("locales/<lang>/<game>/upgrades.yaml",),
        Family.SAUCERS,
        "words",
        words=TextKind.PLAIN,
    ),
    FileKind("table-texts", ("locales/<lang>/<game>/table.yaml",), Family.SAUCERS, "words", words=TextKind.MESSAGES),
    FileKind("rule-texts", ("locales/<lang>/<game>/rules.yaml",), reader="words", words=TextKind.MARKUP),
    FileKind(
        "lesson-texts",
        ("locales/<lang>/<game>/lesson.yaml",),
        Family.CREW,
        "words",
        words=TextKind.PLAIN,
        in_browser=True,
    ),
    FileKind("faq-texts", ("locales/<lang>/<game>/faq.yaml",), reader="words", words=TextKind.MARKUP),
)
# A position to be solved is never in content/.
DEAL = FileKind("deal", reader="deal")
# Nor is a line of play.
LINE = FileKind("line", reader="line")
# Pages of the handbook are Markdown below docs/; among the texts of a language they lie in a folder of that name.
PAGE = FileKind("page", words=TextKind.PAGE)
PAGES = "docs/"
"""The folder of the handbook, beside content/."""
# Nor is the record of an attempt.
ATTEMPT = FileKind("attempt", reader="attempt")

AROUND_MISSIONS = frozenset(kind.schema for kind in KINDS if kind.around_missions)
"""The kinds of files that rules about missions look at."""
_LOCALE = "locales/<lang>/"
# Folders that are not games.
_OTHERS = {place.partition("/")[0] for kind in KINDS for place in (*kind.places, *kind.own_places)} - {"<game>"}


def game_of(place: str) -> str:
    """The game that a file describes; empty for any other file."""
    folder, _, name = place.partition("/")
    return folder if name == "game.yaml" and folder not in _OTHERS else ""


def missing_game(place: str, families: Families, own: bool = False) -> str:
    """The game that a file would belong to, if it existed; empty if the place is invalid anyway."""
    parts = (part for part in place.split("/") if part not in families and part not in _OTHERS)
    return next((part for part in parts if kind_of_place(place, {**families, part: None}, own)), "")


def family_of(data: Any) -> Family | None:
    """The family that a game.yaml names; if it names none, a guess from its fields, and its schema reports that."""
    if not isinstance(data, dict):
        return None
    named = data.get("family")
    if named in list(Family):
        return Family(named)
    return Family.SAUCERS if "movement_cards" in data else Family.CREW


def kind_of_place(place: str, families: Families, own: bool = False) -> FileKind | None:
    """The kind of a file by its place below content/, or in a project."""
    return next((kind for kind in KINDS if kind.match(place, families, own) is not None), None)


def kind_of_data(data: Any, families: Families) -> FileKind:
    """The kind of a file from elsewhere: an attempt has decisions, a position hands, a line of play tricks, a
    set of task cards lists them, a campaign has chapters.

    Saucer games have scenarios instead of missions.
    """
    fields = data if isinstance(data, dict) else {}
    if "decisions" in fields:
        return ATTEMPT
    if "hands" in fields:
        return DEAL
    if is_line_file(data):
        return LINE
    if "chapters" in fields:
        return _named("campaign")
    if isinstance(game := fields.get("game"), str) and families.get(game) is Family.SAUCERS:
        return _named("scenario")
    return _named("tasks" if isinstance(fields.get("tasks"), list) else "mission")


def is_line_file(data: Any) -> bool:
    """Whether a file looks like lines of play, however invalid it may be."""
    return isinstance(data, dict) and bool({"tricks", "certificate", "missions"} & set(data))


def lies_beside(place: str) -> bool:
    """Whether a file is not content itself, but may be referenced by content."""
    return any(_pattern(pattern).fullmatch(place) for kind in KINDS for pattern in kind.beside)


def words_kind(place: str) -> FileKind | None:
    """The kind of a locale file by its place below the folder of its language, for any game."""
    if place.startswith(PAGES):
        return PAGE
    game = place.partition("/")[0]
    return next((kind for kind in KINDS if kind.words and kind.match(f"locales/any/{place}", {game: None})), None)


def message_places(game: str) -> list[str]:
    """Where messages are, below the folder of a language: those for all games, then those of one."""
    places = [
        place.removeprefix(_LOCALE) for kind in KINDS if kind.holds_messages and not kind.apart for place in kind.places
    ]
    return list(dict.fromkeys(place.replace("<game>", game) for place in places if game or "<game>" not in place))


def _named(schema: str) -> FileKind:
    return next(kind for kind in KINDS if kind.schema == schema)


@cache
def _pattern(place: str) -> re.Pattern[str]:
    parts = re.split(r"(<\w+>|\*)", place)
    return re.compile("".join(_part(part) for part in parts))


def _part(part: str) -> str:
    if part == "*":
        return "[^/]+"
    return f"(?P<{part[1:-1]}>[^/]+)" if part.startswith("<") else re.escape(part)
