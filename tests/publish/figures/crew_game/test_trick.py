"""Tricks, hands and tasks on the table."""

import pytest

from logwright.publish.figures import DeckLook, FigureError, LaidTask, hand, laid_tasks, seats, token_row, trick
from logwright.publish.figures.crew_game.seats import spot
from tests.engine.crew_suits import PINK
from tests.publish.figures.read_svg import check_figure, colourless, parsed

CROWN = "M4.4 12.6 3.8 6.6"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_card_from_every_seat(planet_nine: DeckLook, seats: int) -> None:
    drawing = trick(0, [f"blue {value}" for value in range(1, seats + 1)], planet_nine)
    check_figure(drawing.svg("trick", "A trick"))
    # Exactly one of them wins.
    assert drawing.icon().count(CROWN) == 1


def test_the_engine_says_who_wins(planet_nine: DeckLook) -> None:
    trick(0, ["blue 3", "blue 7", "rocket 1"], planet_nine, winner=2)
    with pytest.raises(FigureError, match="rocket 1 of 2"):
        trick(0, ["blue 3", "blue 7", "rocket 1"], planet_nine, winner=1)


@pytest.mark.parametrize(("leader", "cards"), [(3, ["blue 3", "blue 7"]), (0, ["blue 3", "blue 3"])])
def test_what_is_no_trick_is_refused(planet_nine: DeckLook, leader: int, cards: list[str]) -> None:
    with pytest.raises(FigureError, match="trick"):
        trick(leader, cards, planet_nine)


def test_tasks_and_missing_suits_lie_beside_the_cards(planet_nine: DeckLook) -> None:
    cards = ["pink 9", "pink 5", "yellow 2", "pink 1"]
    plain = trick(0, cards, planet_nine)
    full = trick(0, cards, planet_nine, lacks={2: PINK}, tasks={0: [LaidTask("pink 1")], 1: [LaidTask("blue 2")]})
    assert full.width > plain.width
    check_figure(full.svg("trick", "A trick"))


def test_play_goes_clockwise() -> None:
    """p9-034: at a table of four the left-hand neighbour of the reader sits to the left."""
    places = [(round(at.x), round(at.y)) for at in (spot(seat, 4) for seat in range(4))]
    assert places == [(0, 1), (-1, 0), (0, -1), (1, 0)]


def test_arrows_go_either_way() -> None:
    ways = {arrows: colourless(seats(4, arrows=arrows)) for arrows in ("clockwise", "counter-clockwise")}
    assert ways["clockwise"] != ways["counter-clockwise"]
    check_figure(seats(6, first=2, automaton=1, arrows="clockwise").svg("seats", "Six"))


def test_long_hands_overlap(planet_nine: DeckLook) -> None:
    cards = list(planet_nine.deck)
    assert hand(cards[:7], planet_nine).width == 7 * 63 + 6 * 4
    assert hand(cards[:14], planet_nine).width < 9 * 63


def test_raised_cards_stand_higher(planet_nine: DeckLook) -> None:
    cards = [planet_nine.card(name) for name in ("pink 1", "blue 2")]
    flat, raised = hand(cards, planet_nine), hand(cards, planet_nine, raised=cards[:1])
    assert raised.height > flat.height
    assert "translate(0 0)" not in raised.icon()


def test_many_tasks_stand_in_rows(planet_nine: DeckLook) -> None:
    tasks = [LaidTask(f"pink {value}", "1" if value == 1 else None) for value in range(1, 8)]
    one, two = laid_tasks(tasks[:5], planet_nine), laid_tasks(tasks, planet_nine)
    assert two.height > 1.9 * one.height
    assert two.width < one.width
    assert float(parsed(token_row(["1", "omega"]).icon()).attrib["width"]) == 58
