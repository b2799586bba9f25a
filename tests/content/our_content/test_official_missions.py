"""The official missions are exactly those of the logbooks: counts and values are locked here, by hand."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from logwright.engine.missions.mission import Communication, DrawnTasks, NamedTasks, TasksByDifficulty, Token

# number, tasks, tokens, communication (with the first free trick), allocation, five-player rule
PLANET_NINE = (
    (1, 1, "", "normal", "draft", False),
    (2, 2, "", "normal", "draft", False),
    (3, 2, "1 2", "normal", "draft", False),
    (4, 3, "", "normal", "draft", False),
    (5, 0, "", "normal", "none", False),
    (6, 3, "> >>", "dead-zone", "draft", False),
    (7, 3, "omega", "normal", "draft", False),
    (8, 3, "1 2 3", "normal", "draft", False),
    (9, 0, "", "normal", "none", False),
    (10, 4, "", "normal", "draft", False),
    (11, 4, "1", "normal", "draft", False),
    (12, 4, "omega", "normal", "draft", False),
    (13, 0, "", "normal", "none", False),
    (14, 4, "> >> >>>", "dead-zone", "draft", False),
    (15, 4, "1 2 3 4", "normal", "draft", False),
    (16, 0, "", "normal", "none", False),
    (17, 2, "", "normal", "draft", False),
    (18, 5, "", "disruption 2", "draft", False),
    (19, 5, "1", "disruption 3", "draft", False),
    (20, 2, "", "normal", "commander-decision", False),
    (21, 5, "1 2", "dead-zone", "draft", False),
    (22, 5, "> >> >>> >>>>", "normal", "draft", False),
    (23, 5, "1 2 3 4 5", "normal", "draft", False),
    (24, 6, "", "normal", "commander-distribution", False),
    (25, 6, "> >>", "dead-zone", "draft", True),
    (26, 0, "", "normal", "none", False),
    (27, 3, "", "normal", "commander-decision", True),
    (28, 6, "1 omega", "disruption 3", "draft", True),
    (29, 0, "", "dead-zone", "none", False),
    (30, 6, "> >> >>>", "disruption 2", "draft", True),
    (31, 6, "1 2 3", "normal", "draft", True),
    (32, 7, "", "normal", "commander-distribution", True),
    (33, 0, "", "normal", "none", False),
    (34, 0, "", "normal", "none", False),
    (35, 7, "> >> >>>", "normal", "draft", True),
    (36, 7, "1 2", "normal", "commander-distribution", True),
    (37, 4, "", "normal", "commander-decision", True),
    (38, 8, "", "disruption 3", "draft", True),
    (39, 8, "> >> >>>", "dead-zone", "draft", True),
    (40, 8, "1 2 3", "normal", "draft", True),
    (41, 0, "", "normal", "none", False),
    (42, 9, "", "normal", "draft", True),
    (43, 9, "", "normal", "commander-distribution", True),
    (44, 0, "", "normal", "none", False),
    (45, 9, "> >> >>>", "normal", "draft", True),
    (46, 0, "", "normal", "none", False),
    (47, 10, "", "normal", "draft", True),
    (48, 3, "omega", "normal", "draft", True),
    (49, 10, "> >> >>>", "normal", "draft", True),
    (50, 0, "", "normal", "none", False),
)

# number, difficulty (0 for no drawn tasks), communication, allocation, seconds on the clock
DEEP_SEA = (
    (0, 1, "normal", "draft", 0),
    (1, 1, "normal", "draft", 0),
    (2, 2, "normal", "draft", 0),
    (3, 3, "normal", "draft", 0),
    (4, 4, "normal", "draft", 0),
    (5, 5, "normal", "draft", 0),
    (6, 5, "normal", "one-member", 0),
    (7, 6, "normal", "draft", 0),
    (8, 0, "normal", "none", 0),
    (9, 7, "currents", "draft", 0),
    (10, 4, "normal", "commander-or-willing", 0),
    (11, 8, "rapture", "draft", 0),
    (12, 0, "normal", "none", 0),
    (13, 5, "normal", "commander-or-willing", 0),
    (14, 6, "normal", "volunteers", 210),
    (15, 6, "normal", "volunteers", 180),
    (16, 6, "normal", "volunteers", 150),
    (17, 9, "normal", "free", 0),
    (18, 9, "normal", "draft", 0),
    (19, 9, "normal", "commander-hardest", 0),
    (20, 10, "terrain", "draft", 0),
    (21, 0, "terrain", "none", 0),
    (22, 11, "terrain", "draft", 0),
    (23, 0, "terrain 2", "none", 0),
    (24, 12, "terrain", "draft", 0),
    (25, 12, "terrain", "commander-skipped", 0),
    (26, 10, "terrain", "volunteers", 300),
    (27, 0, "terrain", "none", 0),
    (28, 14, "normal", "free", 0),
    (29, 15, "normal", "free", 0),
    (30, 16, "normal", "free", 0),
    (31, 17, "normal", "free", 0),
    (32, 0, "normal", "draft", 0),
    (33, 18, "normal", "free", 0),
)
WITH_OBJECTIVES = {
    "planet-nine": {5, 9, 13, 16, 17, 26, 29, 33, 34, 41, 44, 46, 48, 50},
    "deep-sea": {8, 12, 21, 23, 27},
}


def test_there_are_50_and_34_official_missions(library: Library) -> None:
    """p9-007; Deep Sea has a training mission, 32 missions and an epilogue."""
    numbers: dict[str, list[int]] = {"planet-nine": [], "deep-sea": []}
    for mission in library.all_missions:
        if mission.number is not None:
            numbers[mission.game].append(mission.number)
    assert numbers["planet-nine"] == list(range(1, 51))
    assert numbers["deep-sea"] == list(range(34))


@pytest.mark.parametrize("row", PLANET_NINE, ids=lambda row: f"{row[0]:02}")
def test_a_planet_nine_mission_is_as_printed(library: Library, row: tuple[int, int, str, str, str, bool]) -> None:
    number, tasks, tokens, communication, allocation, five_players = row
    rules = library.missions[f"planet-nine/{number:02}"].rules
    wanted = DrawnTasks(tasks, tuple(Token(token) for token in tokens.split())) if tasks else None
    assert rules.tasks == wanted
    assert _communication(rules.communication) == communication
    assert rules.allocation == allocation
    assert rules.hand_over is five_players
    assert rules.players == (2, 3, 4, 5)
    assert rules.timer is None


@pytest.mark.parametrize("row", DEEP_SEA, ids=lambda row: f"{row[0]:02}")
def test_a_deep_sea_mission_is_as_printed(library: Library, row: tuple[int, int, str, str, int]) -> None:
    number, difficulty, communication, allocation, seconds = row
    rules = library.missions[f"deep-sea/{number:02}"].rules
    if number == 32:
        assert isinstance(rules.tasks, NamedTasks)
        assert [task.id for task in rules.tasks.tasks] == [
            "win-0-tricks",
            "win-exactly-3-tricks-in-a-row",
            "win-2-tricks-in-a-row",
            "win-first-and-last-trick",
        ]
    else:
        assert rules.tasks == (TasksByDifficulty(difficulty) if difficulty else None)
    assert _communication(rules.communication) == communication
    assert rules.allocation == allocation
    assert (rules.timer.seconds if rules.timer else 0) == seconds


def test_the_untimed_variants_of_deep_sea(library: Library) -> None:
    """ds-154: without the clock harder communication or a higher difficulty."""
    found = {}
    for mission in library.all_missions:
        if mission.rules.timer and mission.rules.timer.untimed and mission.official:
            untimed = mission.rules.timer.untimed
            found[mission.number] = (untimed.signal.value, untimed.difficulty)
    assert found == {14: ("currents", 6), 15: ("rapture", 6), 16: ("none", 6), 26: ("terrain", 12)}


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_which_missions_have_objectives_of_their_own(library: Library, game: str) -> None:
    found = {
        mission.number
        for mission in library.all_missions
        if mission.game == game and mission.official and mission.rules.objectives
    }
    assert found == WITH_OBJECTIVES[game]


def test_special_steps_of_planet_nine(library: Library) -> None:
    missions = {mission.number: mission.rules for mission in library.all_missions if mission.game == "planet-nine"}
    assert {number for number, rules in missions.items() if rules.token_change and number} == {23, 40}
    assert {number for number, rules in missions.items() if rules.draw_after_trick and number} == {12}
    assert {number for number, rules in missions.items() if rules.chosen and number} == {5, 11, 33, 41, 50}
    assert missions[11].communication.silent == "silent"
    assert not missions[11].chosen[0].automaton_allowed


def test_special_steps_of_deep_sea(library: Library) -> None:
    missions = {mission.number: mission.rules for mission in library.all_missions if mission.game == "deep-sea"}
    passed_on = {number for number, rules in missions.items() if rules.communication.only_before_first_trick}
    assert passed_on == {10, 13}
    assert {number: rules.volunteers for number, rules in missions.items() if rules.volunteers and number} == {
        14: 1,
        15: 1,
        16: 1,
        26: 2,
    }
    assert missions[33].rises_by == 1


def _communication(communication: Communication) -> str:
    late = f" {communication.from_trick}" if communication.from_trick > 1 else ""
    return f"{communication.signal}{late}"
