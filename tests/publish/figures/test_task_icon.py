"""Pictures of objectives: every phrase and every kind of trick has one, and different tasks have different ones."""

from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import PHRASES, read_objective
from logwright.engine.objectives.subject import OWNER
from logwright.engine.objectives.trick_kind import FIELDS
from logwright.publish.figures import DeckLook, FigureError, task_back, task_card, task_icon
from logwright.publish.figures.task_icon import DRAWN
from tests.engine.crew_suits import DEEP_SEA
from tests.publish.figures.read_svg import check_figure, colourless

KINDS: dict[str, Any] = {
    "which": "last 3",
    "led_by": "commander",
    "led_with": "blue",
    "won_with": "9",
    "closed_with": "pink 1",
    "only": "odd",
    "holds": {"cards": "7", "count": "2+"},
    "none": "submarine",
    "beats": "green 9",
    "equal": ["pink", "blue"],
    "sum": {3: ">20", 4: ">25", 5: ">30"},
    "colours": 1,
    "values": "..2",
}
SETS = ["pink 3", "pink", "9", "submarine", "odd", "even", ">5", "<4", "4..6", "pink >5", "colour", ["pink", "9"]]
TRICKS = ["first", "last", "first 3", "last 2", "5", "4..6", "first half", "second half", "odd", "even", "4+", "middle"]
MEMBERS = ["owner", "commander", "everyone", "crew", "first-winner", {"holder": "pink 9"}, {"chosen": "sick"}]
MEMBERS += [{"left_of": "commander"}, {"right_of": "owner"}]


def says(objective: object) -> Phrase:
    return read_objective(objective, OWNER, DEEP_SEA)


def test_every_phrase_has_a_picture() -> None:
    assert set(DRAWN) == set(PHRASES.values())


def test_a_phrase_without_a_picture_is_reported(deep_sea: DeckLook) -> None:
    class Unheard(Phrase):
        name = "unheard"

    with pytest.raises(FigureError, match="unheard"):
        task_icon(Unheard(OWNER), deep_sea)


def test_every_task_card_has_a_picture_of_its_own(deep_sea: DeckLook) -> None:
    pictures = {name: colourless(task_card(name, deep_sea)) for name in deep_sea.tasks}
    assert len(pictures) >= 96
    assert len(set(pictures.values())) == len(pictures)
    for name in deep_sea.tasks:
        check_figure(task_card(name, deep_sea).svg("task", name))
        check_figure(task_back(deep_sea, deep_sea.tasks[name]).svg("task", name))


def test_every_objective_of_a_mission_has_a_picture(
    library: Library, planet_nine: DeckLook, deep_sea: DeckLook
) -> None:
    looks = {"planet-nine": planet_nine, "deep-sea": deep_sea}
    drawn = 0
    for mission in library.all_missions:
        for objective in mission.rules.objectives:
            check_figure(task_icon(objective, looks[mission.game]).svg("mission", mission.key))
            drawn += 1
    assert drawn > 20


def test_every_condition_of_a_trick_shows(deep_sea: DeckLook) -> None:
    assert set(KINDS) == set(FIELDS)
    plain = colourless(task_icon(says({"tricks": {"count": "2+"}}), deep_sea))
    seen = {
        colourless(task_icon(says({"tricks": {name: value, "count": "2+"}}), deep_sea)) for name, value in KINDS.items()
    }
    assert len(seen) == len(KINDS)
    assert plain not in seen
    check_figure(task_icon(says({"no_trick": KINDS}), deep_sea).svg("a", "All at once"))


def test_every_way_to_name_cards_shows(deep_sea: DeckLook) -> None:
    seen = {colourless(task_icon(says({"win_no": cards}), deep_sea)) for cards in SETS}
    assert len(seen) == len(SETS)


def test_every_way_to_name_tricks_shows(deep_sea: DeckLook) -> None:
    seen = {colourless(task_icon(says({"only_tricks": which}), deep_sea)) for which in TRICKS}
    assert len(seen) == len(TRICKS)


def test_every_kind_of_member_shows(deep_sea: DeckLook) -> None:
    seen = {colourless(task_icon(says({"who": who, "win": "pink 3"}), deep_sea)) for who in MEMBERS}
    # "Everyone" and "the crew" differ in the picture; so do the two sides of a member.
    assert len(seen) == len(MEMBERS)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"cards": {"of": "9", "count": 2}}, {"cards": {"of": "9", "count": "2+"}}),
        ({"cards": {"of": "9", "count": "2+"}}, {"cards": {"of": "9", "count": "..2"}}),
        ({"win": "9"}, {"cards": {"of": "9", "count": 1}}),
        ({"more_cards": {"of": "pink", "than": "green"}}, {"more_cards": {"of": "green", "than": "pink"}}),
        ({"more_tricks_than": "each-other"}, {"more_tricks_than": "others"}),
        ({"in_a_row": 2}, {"exactly_in_a_row": 2}),
        ({"in_a_row": 2}, {"never_in_a_row": 2}),
        ({"predict": "open"}, {"predict": "secret"}),
        ({"tricks": {"which": "first 3", "count": "all"}}, {"tricks": {"which": "first 3", "count": "none"}}),
        ({"tricks": {"which": "first", "count": "all"}}, {"only_tricks": "first"}),
        ({"capture": {"cards": "5", "with": "7"}}, {"capture": {"cards": "7", "with": "5"}}),
        ({"win": "pink 3"}, {"keep": "pink 3"}),
        ({"win_with": "2"}, {"each_wins": "2"}),
    ],
)
def test_what_means_something_else_looks_different(one: object, other: object, deep_sea: DeckLook) -> None:
    assert colourless(task_icon(says(one), deep_sea)) != colourless(task_icon(says(other), deep_sea))


def test_an_unknown_task_is_refused(deep_sea: DeckLook) -> None:
    with pytest.raises(FigureError, match="win-the-lottery"):
        task_card("win-the-lottery", deep_sea)
