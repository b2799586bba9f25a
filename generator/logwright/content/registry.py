"""The registry: one row per kind of content file. Everything that depends on kinds of files is derived from it.

A new kind of file needs a row, a schema and, if code needs more than its data, a reader in `library_readers.py`.
"""

from __future__ import annotations

from typing import Any

from logwright.content.file_kind import Families, Family, FileKind, TextKind, place_pattern

# Order matters: a game comes before its cards, cards before the missions that name them, and if two kinds match a
# place the first one counts. Words of a game come after those of all games, and override them.
KINDS = (
    FileKind("project", (), reader="settings", around_missions=True, own=("logwright.yaml",)),
    FileKind("crew-game", ("<game>/game.yaml",), Family.CREW, "game", in_browser=True, around_missions=True),
    FileKind("saucer-game", ("<game>/game.yaml",), Family.SAUCERS, "box", around_missions=True),
    FileKind("tiles", ("<game>/tiles.yaml",), Family.SAUCERS, "box"),
    FileKind("upgrades", ("<game>/upgrades.yaml",), Family.SAUCERS, "box"),
    FileKind("checklist", ("<game>/checklist.yaml",), reader="facts", on_sheets=True),
    FileKind(
        "rulings", ("<game>/rulings.yaml",), reader="rulings", in_browser=True, around_missions=True, by_entry=True
    ),
    FileKind("rules", ("<game>/rules.yaml",), reader="rulebook", on_sheets=True),
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
    FileKind("twists", ("<game>/twists.yaml",), Family.CREW, in_browser=True),
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
        in_browser=True,
        beside=("campaigns/*.svg", "campaigns/*.png"),
    ),
    FileKind("scenario", ("<game>/scenarios/*.yaml",), Family.SAUCERS, "scenario", own=("scenarios/*.yaml",)),
    FileKind("looks", (), Family.CREW, "looks", in_browser=True, around_missions=True, own=("<game>/looks.yaml",)),
    FileKind("crews", ("crews.yaml",), reader="crews", in_browser=True, on_sheets=True, own=()),
    FileKind("searches", ("searches.yaml",), reader="searches", own=()),
    FileKind("lesson", ("<game>/lesson.yaml",), Family.CREW, "lesson", in_browser=True, own=()),
    FileKind("daily", ("daily.yaml",), reader="daily", in_browser=True, own=()),
    FileKind("fonts", ("fonts.yaml",), reader="fonts", in_browser=True, around_missions=True, own=()),
    FileKind("card-sheets", ("print/cards.yaml",)),
    FileKind("print-presets", ("print/presets.yaml",)),
    FileKind("cutters", ("print/cutters.yaml",)),
    FileKind("extras", ("print/extras.yaml",)),
    FileKind("braille", ("print/braille.yaml",)),
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
            "locales/<lang>/workbench.yaml",
            "locales/<lang>/crews.yaml",
            "locales/<lang>/hardness.yaml",
            "locales/<lang>/suggest.yaml",
        ),
        reader="words",
        words=TextKind.MESSAGES,
        in_browser=True,
        on_sheets=True,
    ),
    FileKind(
        "interface",
        ("locales/<lang>/shops.yaml", "locales/<lang>/press.yaml"),
        reader="words",
        words=TextKind.MESSAGES,
    ),
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
    FileKind(
        "rule-texts", ("locales/<lang>/<game>/rules.yaml",), reader="words", words=TextKind.MARKUP, on_sheets=True
    ),
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
# Pages for authors are Markdown in docs/<language>/; among the texts of a language their place is docs/<page>.
PAGE = FileKind("page", words=TextKind.PAGE)
PAGES = "docs/"
"""The folder of the handbook, beside content/."""
# Nor is the record of an attempt.
ATTEMPT = FileKind("attempt", reader="attempt")

AROUND_MISSIONS = frozenset(kind.schema for kind in KINDS if kind.around_missions)
"""The kinds of files that rules about missions look at."""
ON_SHEETS = AROUND_MISSIONS | {kind.schema for kind in KINDS if kind.on_sheets}
"""The kinds of files that logbooks and sheets of missions are made from."""
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
    return any(place_pattern(pattern).fullmatch(place) for kind in KINDS for pattern in kind.beside)


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
