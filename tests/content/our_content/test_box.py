"""What lies in the boxes of the two Crew games, and what one game has and the other lacks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Allocation, Mission, Signal, Token
from logwright.publish.figures import DeckLook, communication_token, distress_token
from logwright.sentences.mission_text import mission_lines
from tests.content.small_library import small_library


def components(library: Library, game: str) -> dict[str, int]:
    return {part.id: part.count for part in library.games[game].components}


def test_the_box_of_planet_nine(library: Library) -> None:
    """p9-023, p9-024, p9-026 to p9-029: reminder cards, 16 tokens, the commander's marker, one booklet."""
    box = components(library, "planet-nine")
    assert box["reminder-card"] == 5
    assert {part: box[part] for part in ("task-token", "radio-token", "distress-token")} == {
        "task-token": 10,
        "radio-token": 5,
        "distress-token": 1,
    }
    assert sum(count for part, count in box.items() if part.endswith("-token")) == 16 + box["commander-token"]
    assert box["commander-token"] == box["booklet"] == 1


def test_there_is_a_task_token_of_every_kind(library: Library) -> None:
    """p9-024: five numbers, omega and four arrows make ten."""
    tokens = library.games["planet-nine"].tokens
    assert [*tokens] == [*NUMBER_TOKENS, Token.OMEGA, *ARROW_TOKENS]
    assert len(tokens) == components(library, "planet-nine")["task-token"]


def test_radio_and_distress_tokens_have_two_sides(library: Library) -> None:
    """p9-026, p9-027: green and red, active and inactive; all four look different."""
    look = DeckLook(library.games["planet-nine"])
    sides = [communication_token(look, side) for side in ("green", "red")]
    sides += [distress_token(look, active) for active in (True, False)]
    assert len({str(side) for side in sides}) == 4


def test_the_box_of_deep_sea(library: Library) -> None:
    """ds-018, ds-020, ds-021: reminder cards, six tokens of which none is for tasks, the captain's marker."""
    box = components(library, "deep-sea")
    assert box["reminder-card"] == 5
    assert (box["sonar-token"], box["distress-token"], box["captain-token"]) == (5, 1, 1)
    assert sum(count for part, count in box.items() if part.endswith("-token")) == 6 + box["captain-token"]


def missions(library: Library, game: str) -> list[Mission]:
    return [mission.rules for mission in library.all_missions if mission.official and mission.game == game]


def test_most_missions_of_deep_sea_use_tasks_that_the_crew_shares_out(library: Library, tmp_path: Path) -> None:
    """ds-057: by drafting, unless the mission says otherwise."""
    with_tasks = [mission for mission in missions(library, "deep-sea") if mission.tasks]
    assert len(with_tasks) > len(missions(library, "deep-sea")) * 3 / 4
    ((most_common, _),) = Counter(mission.allocation for mission in with_tasks).most_common(1)
    assert most_common is Allocation.DRAFT
    silent = {"content/custom/silent.yaml": b"game: deep-sea\nid: silent\ntasks: {difficulty: 5}\n"}
    small, _ = load(small_library(tmp_path, silent))
    assert small.missions["custom/silent"].rules.allocation is Allocation.DRAFT


def test_deep_sea_lacks_what_only_planet_nine_has(library: Library) -> None:
    """ds-172 to ds-177: task tokens, disruption, decision, distribution, the rule for five, the challenge for three."""
    planet_nine, deep_sea = library.games["planet-nine"], library.games["deep-sea"]
    for game, there in ((planet_nine, True), (deep_sea, False)):
        data = game.document.data
        assert ("tokens" in data) is there
        assert (Signal.DISRUPTION in game.signals) is there
        assert (Allocation.COMMANDER_DECISION in game.allocations) is there
        assert (Allocation.COMMANDER_DISTRIBUTION in game.allocations) is there
        assert ("five_player_rule" in data) is there
        assert (game.challenge_deck() is not None) is there
        for symbol in ("disruption", "commander-decision", "commander-distribution", "five-player-rule"):
            assert (symbol in data["symbols"]) is there
    for mission in missions(library, "deep-sea"):
        assert not mission.hand_over
        assert not mission.token_change
        assert mission.communication.signal is not Signal.DISRUPTION


@pytest.mark.parametrize(
    ("lang", "face_down", "once", "yes_or_no", "afterwards"),
    [
        ("en", "stay face down", "asks everyone once", "the answer is yes or no", "and then gives"),
        (
            "fr",
            "restent face cachée",
            "demande une seule fois à chacun",
            "que par oui ou par non",
            "puis il les confie",
        ),
        ("ru", "остаются лицом вниз", "один раз спрашивает каждого", "только «да» или «нет»", "и отдаёт все"),
    ],
)
def test_the_rule_text_tells_how_the_commander_decides(
    library: Library, lang: str, face_down: str, once: str, yes_or_no: str, afterwards: str
) -> None:
    """p9-189, p9-190, p9-193: in this order, for every mission with the commander's decision."""
    asking = [m for m in missions(library, "planet-nine") if m.allocation is Allocation.COMMANDER_DECISION]
    assert len(asking) == 3
    for mission in asking:
        text = " ".join(mission_lines(mission, library.tongue(lang, "planet-nine"), (2, 3, 4, 5)))
        places = [text.find(words) for words in (face_down, once, yes_or_no, afterwards)]
        assert -1 not in places
        assert places == sorted(places)


@pytest.mark.parametrize(
    ("lang", "one_by_one", "everyone", "yes_or_no"),
    [
        ("en", "turns up one task at a time", "asks everyone", "the answer is yes or no"),
        ("fr", "révèle les Tâches une par une", "demande à chacun", "que par oui ou par non"),
        ("ru", "открывает задания по одному", "спрашивает всех", "только «да» или «нет»"),
    ],
)
def test_the_rule_text_tells_how_the_commander_distributes(
    library: Library, lang: str, one_by_one: str, everyone: str, yes_or_no: str
) -> None:
    """p9-196, p9-198: no task lies open before it is asked about, and everyone is asked about each."""
    sharing = [m for m in missions(library, "planet-nine") if m.allocation is Allocation.COMMANDER_DISTRIBUTION]
    assert len(sharing) == 4
    for mission in sharing:
        text = " ".join(mission_lines(mission, library.tongue(lang, "planet-nine"), (2, 3, 4, 5)))
        places = [text.find(words) for words in (one_by_one, everyone, yes_or_no)]
        assert -1 not in places
        assert places == sorted(places)
