"""Missions that nobody can win are found out, with the rules that clash; those that can be won never are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.engine.missions.certificate import read_certificate
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Allocation, ChosenMember, DrawnTasks, Mission, NamedTasks, Token
from logwright.engine.referee import approve
from logwright.publish.views.verdict_with_deal import VerdictWithDeal
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.missions import inquiry
from logwright.verdicts.missions.conclusion import conclude
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.mission_store import mission_store
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.missions.verdict import Finding, MissionVerdict, verdict_from_data
from logwright.verdicts.running.in_process import InProcess
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import says, task
from tests.languages import LANGUAGES
from tests.whole_library import whole_library

Asked = tuple[int, list[dict[str, Any]]]
"""Players and objectives."""
LEFT, RIGHT = {"left_of": "commander"}, {"right_of": "commander"}


def tricks(who: Any, count: str, **where: str) -> dict[str, Any]:
    return {"who": who, "tricks": {"count": count, **where}}


HARMLESS = {"who": "crew", "win": "blue 1"}
TWO: Asked = (4, [{"who": "commander", "win_no": "pink"}, {"who": "commander", "one_of_each": ["pink", "blue"]}])
# Ten tricks: four, four and three are too many.
THREE = (4, [tricks("commander", "4+"), tricks(LEFT, "4+"), tricks(RIGHT, "3+")])
FOUR = (
    4,
    [
        tricks("commander", "3+", which="first 5"),
        tricks("commander", "2+", which="last 5"),
        tricks(LEFT, "4+"),
        tricks(RIGHT, "2+"),
    ],
)

# Whoever wins the first trick has a neighbour to the right who is none of those that have three of eight already.
FIVE = (
    5,
    [
        {"who": "commander", "no_trick": {"which": "first"}},
        {"who": LEFT, "no_trick": {"which": "first"}},
        tricks("commander", "3+"),
        tricks(RIGHT, "3+"),
        tricks({"right_of": "first-winner"}, "3+"),
    ],
)
SIX = (
    5,
    [
        *FIVE[1][:2],
        tricks("commander", "2+", which="first 4"),
        tricks("commander", "1+", which="last 4"),
        *FIVE[1][3:],
    ],
)


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


def job_for(library: Library, mission: Mission, players: int, game: str = "planet-nine") -> Job:
    sample = jobs_for(library, [library.missions[f"{game}/08"]], [players], Request(deals=3))[0]
    return replace(sample, key="custom/test", mission=replace(mission, players=(players,)))


def judged(job: Job) -> MissionVerdict:
    return next(survey([job], InProcess()))


@pytest.mark.parametrize(("players", "clashing"), [TWO, THREE, FOUR, FIVE, SIX])
def test_the_rules_that_clash_are_found_among_others(
    library: Library, players: int, clashing: list[dict[str, Any]]
) -> None:
    """Two to six of them; without any one of these the mission could be won."""
    objectives = tuple(says(objective) for objective in (HARMLESS, *clashing))
    verdict = judged(job_for(library, Mission((), objectives=objectives), players))
    assert verdict.finding is Finding.IMPOSSIBLE
    assert verdict.clash == Clash(objectives=tuple(range(1, len(objectives))))
    assert (verdict.solvable, verdict.deals, verdict.example) == (0, 3, None)
    assert verdict.proof_steps > 0, "a checked proof"
    for index in range(1, len(objectives)):
        rest = Mission((), objectives=objectives[:index] + objectives[index + 1 :])
        assert conclude(job_for(library, rest, players)).finding is Finding.COMPLETABLE


def test_what_cannot_be_won_says_why_in_every_language(library: Library) -> None:
    players, clashing = TWO
    mission = Mission((), objectives=tuple(says(objective) for objective in clashing))
    text = {
        lang: str(clash_text(mission, Clash(objectives=(0, 1)), library.tongue(lang, "planet-nine"), players))
        for lang in LANGUAGES
    }
    assert text == {
        "de": "Diese 2 Regeln lassen sich bei keiner Kartenverteilung zusammen einhalten. Der Kommandant darf keine "
        "pinke Karte gewinnen. Der Kommandant muss von jeder dieser Arten mindestens eine Karte gewinnen: pinke Karten "
        "und blaue Karten.",
        "en": "Whatever the deal, these 2 rules cannot both be kept. The commander must win no pink cards. The "
        "commander must win at least one card of each of these kinds: pink cards and blue cards.",
        "fr": "Quelle que soit la donne, ces 2 règles sont incompatibles. Le Commandant ne doit remporter aucune carte "
        "rose. Le Commandant doit remporter au moins une carte rose et une carte bleue.",
        "ru": "При любой раздаче эти 2 правила нельзя соблюсти одновременно. Командир не должен брать ни одной розовой "
        "карты. Командир должен взять хотя бы по одной карте каждого вида: розовую карту и синюю карту.",
    }


def test_tasks_tokens_and_sharing_are_said_too(library: Library) -> None:
    tongue = library.tongue("en", "planet-nine")
    named = NamedTasks((task("pink 9", "1"), task("blue 9", "omega")))
    mission = Mission((4,), tasks=named, allocation=Allocation.DRAFT)
    assert clash_text(mission, Clash(tasks=(0, 1), tokens=True), tongue, 4).rules == (
        "Task: win the pink 9 (token 1).",
        "Task: win the blue 9 (token Ω).",
        "The tasks are fulfilled in the order of their tokens.",
    )
    shared = clash_text(mission, Clash(tasks=(1,), sharing=True), tongue, 4)
    assert shared.head == "Whatever the deal, these 2 rules cannot both be kept."
    assert shared.rules == ("Task: win the blue 9.", "The tasks are chosen in turn.")
    given = replace(mission, allocation=Allocation.ONE_MEMBER)
    assert clash_text(given, Clash(sharing=True), tongue, 4).rules == (
        "Decide together which crew member takes all the tasks.",
    )
    drawn = replace(mission, tasks=DrawnTasks(3))
    assert clash_text(drawn, Clash(tasks=(0, 2)), tongue, 4).rules == ("2 tasks are drawn by chance.",)
    assert clash_text(mission, Clash(), tongue, 4).head.startswith("No deal can be played.")


def test_two_members_who_cannot_both_win_the_first_trick(library: Library) -> None:
    tasks = [library.tasks[name].task for name in ("win-pink-3", "win-first-trick", "win-first-2-tricks")]
    mission = Mission((), tasks=NamedTasks(tuple(tasks)), allocation=Allocation.DRAFT)
    verdict = judged(job_for(library, mission, 4, "deep-sea"))
    assert verdict.clash == Clash(tasks=(1, 2), sharing=True)
    assert judged(job_for(library, replace(mission, allocation=Allocation.FREE), 4)).finding is Finding.COMPLETABLE


def test_more_roles_than_members(library: Library) -> None:
    chosen = tuple(ChosenMember(name) for name in ("one", "two", "three"))
    verdict = judged(job_for(library, Mission((), chosen=chosen, objectives=(says(HARMLESS),)), 3))
    assert (verdict.finding, verdict.clash) == (Finding.IMPOSSIBLE, Clash())


PINK = says({"who": "commander", "tricks": {"count": "8+", "won_with": "pink"}})
RARE = (
    Mission((), objectives=(PINK,)),
    Mission(
        (),
        tasks=DrawnTasks(3, (Token.ONE, Token.OMEGA)),
        allocation=Allocation.DRAFT,
        draw_after_trick=1,
        objectives=(PINK,),
    ),
)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("mission", RARE)
def test_a_mission_that_can_hardly_ever_be_won_is_still_shown_to_be_possible(
    library: Library, mission: Mission, players: int
) -> None:
    """Who commands rarely holds nearly all pink cards, but it may happen, and such a deal is kept with its line."""
    job = job_for(library, mission, players)
    verdict = verdict_from_data(judged(job).to_data())
    assert (verdict.finding, verdict.solvable) == (Finding.COMPLETABLE, 0)
    assert verdict.example is not None
    assert verdict.example["deal"] is None
    line = {key: verdict.example[key] for key in ("owners", "choices", "tricks")}
    approve(job.mission, VerdictWithDeal(verdict, job).deal, read_certificate(line, PLANET_NINE))


def test_out_of_budget_is_unproven(library: Library) -> None:
    mission = Mission((), tasks=NamedTasks((task({"win": "9"}), task({"win": "3"}))), allocation=Allocation.DRAFT)
    assert conclude(replace(job_for(library, mission, 4), budget=1)).finding is Finding.UNPROVEN


def test_a_proof_is_kept(library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job = job_for(library, Mission((), objectives=tuple(map(says, TWO[1]))), 4)
    store = mission_store(tmp_path)
    first = next(survey([job], InProcess(), store))
    monkeypatch.setattr(inquiry, "conclude", None)
    monkeypatch.setattr(inquiry, "work", None)
    again = next(survey([job], InProcess(), store))
    assert replace(again, seconds=0) == replace(first, seconds=0)
    assert again.clash == Clash(objectives=(0, 1))


def test_no_mission_of_ours_is_called_impossible(library: Library) -> None:
    """Every third custom mission at its largest table, without a look at single deals."""
    missions = [mission for mission in library.all_missions if mission.key.startswith("custom/")][::3]
    found = {
        job.key: conclude(job).finding
        for mission in missions
        for job in jobs_for(library, [mission], [max(mission.rules.players)], Request())
    }
    assert len(found) == len(missions)
    assert set(found.values()) == {Finding.COMPLETABLE}


def test_what_is_proved_is_not_tried_in_vain(library: Library) -> None:
    """Of 120 deals only the first 50 are searched; where none is won but one could be, all are."""
    impossible = replace(job_for(library, Mission((), objectives=tuple(map(says, TWO[1]))), 4), count=120)
    rare = replace(job_for(library, RARE[0], 4), count=120)
    verdicts = list(survey([impossible, rare], InProcess()))
    assert {(verdict.finding, verdict.deals, verdict.solvable) for verdict in verdicts} == {
        (Finding.IMPOSSIBLE, 50, 0),
        (Finding.COMPLETABLE, 120, 0),
    }


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("kind", ["colours", "values"])
def test_more_colours_or_values_than_cards_in_a_trick_have_a_short_checked_proof(
    library: Library, kind: str, players: int
) -> None:
    mission = Mission((), objectives=(says({"who": "crew", "tricks": {kind: 4, "count": "1+"}}),))
    verdict = judged(job_for(library, mission, players))
    assert verdict.finding is Finding.IMPOSSIBLE
    assert 0 < verdict.proof_steps < 10
