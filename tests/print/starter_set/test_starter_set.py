"""The starter set, read back: rules, missions and pieces, each where the first page says."""

from __future__ import annotations

import re
from functools import cache

import pytest

from logwright.publish.figures import Palette
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.page import Typesetter
from logwright.publish.print.options import LETTER, PAPERS, PrintOptions
from logwright.publish.print.starter_set.cover_sheet import PackedSet, cover_sheet
from logwright.publish.print.starter_set.job import has_starter_set, starter_job
from tests.languages import LANGUAGES
from tests.print.cards.read_back import Printed
from tests.print.reading import letters, page_texts, sizes
from tests.whole_library import whole_library

PLANET = Edition(whole_library(), "planet-nine", "en")
SEA = Edition(whole_library(), "deep-sea", "ru")


@cache
def starter(edition: Edition, options: PrintOptions) -> Printed:
    ((name, raw),) = starter_job(edition, options).make().items()
    assert name == f"{edition.lang}/{edition.game}-starter-{edition.lang}-{options.paper.name}.pdf"
    return Printed(raw)


def sheets(file: Printed) -> dict[str, tuple[int, int]]:
    """The first and the last sheet of each part, as the first page tells it."""
    found = re.findall(
        r"^(\d+ × )?(.+)\n+(?:sheets?|листы?) (\d+)(?:–(\d+))?$", page_texts(file.contents)[0], re.MULTILINE
    )
    return {name: (int(first), int(last or first)) for _, name, first, last in found}


def test_a_set_has_all_cards_tokens_and_five_missions_where_it_says() -> None:
    file = starter(PLANET, PrintOptions())
    texts = page_texts(file.contents)
    size = PLANET.size("playing-card")
    counts = [len(page.floods(size.width + 6, size.height + 6)) for page in file.pages]
    # Fronts and backs of forty cards and five reminders, eight to a sheet.
    assert sum(counts[0::2]) == sum(counts[1::2]) == 45
    task = PLANET.size("task-card")
    assert sum(len(page.floods(task.width + 6, task.height + 6)) for page in file.pages) == 2 * 36
    titles = [PLANET.library.words(mission, "en").title for mission in PLANET.missions[:6]]
    cards = letters("".join(texts[2:]))
    assert [letters(title) in cards for title in titles] == [True] * 5 + [False]
    assert len(file.pages) % 2 == 0, "the file can be printed on both sides at once"


def test_the_rules_are_on_the_back_of_the_first_sheet_and_parts_are_bookmarked() -> None:
    file = starter(PLANET, PrintOptions())
    texts = page_texts(file.contents)
    assert "Quick reference" in texts[1]
    assert "You need the game to play" not in texts[1]
    assert "Three to five of you win or lose together." in texts[0].replace("\n", " ")
    for step in ("Print", "Cut", "Learn", "Play"):
        assert step in texts[0]
    assert f"{len(file.pages) // 2} sheets of A4" in texts[0].replace("\n", " ")
    parts = {entry.title: file.reader.get_destination_page_number(entry) for entry in file.reader.outline}  # type: ignore[union-attr, arg-type]
    assert list(parts) == [
        "Starter set", "Quick reference", "Mission cards", "Playing cards", "Task cards", "Reminder cards", "Tokens",
    ]  # fmt: skip
    assert len(sheets(file)) == 6
    for name, (first, _) in sheets(file).items():
        wanted = 1 if name == "Quick reference" else 2 * (first - 1)
        assert parts[name] == wanted


def test_tasks_with_words_come_with_their_difficulties_in_russian_on_letter() -> None:
    file = starter(SEA, PrintOptions(LETTER))
    assert sizes(file.contents) == {(215.9, 279.4), (279.4, 215.9)}
    task = SEA.size("task-card")
    assert sum(len(page.floods(task.width + 6, task.height + 6)) for page in file.pages) == 2 * 96
    assert letters(SEA.book.say("press.starter.promise")) in letters(page_texts(file.contents)[0])
    assert all(file.fonts.values())


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_fits_in_every_language(lang: str, paper: str) -> None:
    packed = [PackedSet(name, 96, 10) for name in ("missions", "deck", "tasks", "reminders", "tokens")]
    for game in ("planet-nine", "deep-sea"):
        edition = Edition(whole_library(), game, lang)
        page = cover_sheet(edition, packed, PAPERS[paper])
        assert Typesetter(edition.measures, lang, Palette.PRINT).html([page])
        foot = page.notes[-1]
        assert max(note.y + note.height for note in page.notes[:-1]) <= foot.y, "the list ends above the foot"


def test_a_game_without_missions_has_none() -> None:
    assert not has_starter_set(Edition(whole_library(), "crash-and-grab", "en"))
