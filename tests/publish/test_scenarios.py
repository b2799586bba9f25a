"""The page of scenarios tells everything that a scenario changes."""

from __future__ import annotations

import re
from html import unescape

import pytest

from logwright.content.model.library import Library
from logwright.publish.pages.saucers import scenarios
from logwright.publish.views.book import Book


def section(library: Library, lang: str, name: str) -> str:
    """The text of one scenario, without drawings."""
    (page,) = scenarios.pages(Book(library, lang), "crash-and-grab")
    text = re.sub(r"<svg.*?</svg>", "[drawing]", page.body, flags=re.DOTALL)
    return unescape(text).partition(f"{{ #{name} }}")[2].partition("\n## ")[0]


def test_every_scenario_has_its_place(library: Library) -> None:
    (page,) = scenarios.pages(Book(library, "en"), "crash-and-grab")
    assert re.findall(r"(?m)^## .* \{ #(.+) \}$", page.body) == [one.id for one in library.scenarios.values()]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("bumper-cars", "- Every saucer also starts with: 2 boosters."),
        ("bumper-cars", "- How far a hit saucer is pushed: The whole distance of the move"),
        ("family-reunion", "- These upgrade cards stay in the box: Distress Signaler."),
        ("family-reunion", "- You win with 3 manned stations on each of your saucers."),
        ("fog-bank", "- Everyone has only these movement cards: 2 and 3."),
        ("four-specialists", "- Player 4 also starts with: 1 booster and Boost Amplifier."),
        ("jumble-sale", "- An upgrade costs 1 energy; draw 4 cards and keep one."),
        ("lunch-break", "- 2 crew members more lie on the board at the start."),
        ("stone-age", "- There are no upgrade cards."),
        ("ring-road", "[drawing]"),
        ("ring-road", "For 3, 4, 5 players."),
    ],
)
def test_what_is_different_is_told(library: Library, name: str, told: str) -> None:
    assert told in section(library, "en", name)


def test_it_is_told_in_every_language(library: Library) -> None:
    assert "- Chaque soucoupe commence aussi avec\u202f: 2 énergies." in section(library, "fr", "jumble-sale")
    assert "- У каждого только эти карты движения: 2 и 3." in section(library, "ru", "fog-bank")


def test_games_without_scenarios_have_no_such_page(library: Library) -> None:
    assert list(scenarios.pages(Book(library, "en"), "planet-nine")) == []
