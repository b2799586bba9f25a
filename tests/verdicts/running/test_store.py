"""A store hands out only what it was given: nothing damaged, mistaken or made up is ever shown as a verdict."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logwright.cache.file_cache import FileCache
from logwright.content.model.library import Library
from logwright.engine.crews.level import BEGINNER
from logwright.engine.missions.certificate import read_certificate
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission, NamedTasks, Token
from logwright.engine.referee import approve
from logwright.publish.views.verdict_with_deal import VerdictWithDeal
from logwright.verdicts.crews.crew_survey import crew_holds, crew_jobs, crew_name, crew_store, survey_crews
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.mission_store import mission_holds, mission_name, mission_store
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.missions.verdict import Finding, MissionVerdict
from logwright.verdicts.running.in_process import InProcess
from logwright.verdicts.scenarios.scenario_survey import scenario_holds, scenario_name, scenario_store, survey_scenarios
from tests.cache.damage import Damage, damages, forged, odd_values, places
from tests.engine.notation import says, task
from tests.verdicts.scenario_table import job_of
from tests.whole_library import whole_library

UNKNOWABLE = {"id", "seconds", "objectives", "strengths", "upgrades", "turns", "pick_ups", "thefts", "gaps"}
UNKNOWABLE |= {"row", "column", "site"}
"""Values that nobody can tell to be wrong without playing again."""


@dataclass(frozen=True, eq=False)
class Shelf:
    """A store with one verdict in it."""

    files: FileCache
    name: str
    get: Callable[[], Any]
    written: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.written)

    def put_forged(self, data: Any) -> Any:
        """What the store says when somebody has written other data, with a proper checksum; then all is mended."""
        self.files.put(self.name, json.dumps(data).encode())
        try:
            return self.get()
        finally:
            self.files.put(self.name, self.written)


PINK = says({"who": "commander", "tricks": {"count": "8+", "won_with": "pink"}})
MISSIONS = {
    "drawn": Mission((), DrawnTasks(3, (Token.ONE, Token.OMEGA)), Allocation.DRAFT),
    "named": Mission((), NamedTasks((task({"win": "pink 3"}),)), Allocation.FREE),
    "impossible": Mission(
        (), objectives=(says({"who": "commander", "win": "9"}), says({"who": "crew", "win_no": "9"}))
    ),
    "rare": Mission((), DrawnTasks(2, (Token.ONE,)), Allocation.DRAFT, objectives=(PINK,)),
    "rare for two": Mission((), DrawnTasks(1), Allocation.DRAFT, draw_after_trick=1, objectives=(PINK,)),
    "rare in the sea": Mission((), objectives=(PINK,)),
}


def job_for(library: Library, name: str) -> Job:
    mission = library.missions["deep-sea/05" if name == "rare in the sea" else "planet-nine/05"]
    (job,) = jobs_for(library, [mission], [4], Request(deals=4))
    job = replace(job, mission=MISSIONS[name])
    if name == "rare for two":
        return replace(job, players=2, table=library.games["planet-nine"].table(2))
    if name == "rare in the sea":
        plan = mission.rules.tasks
        return replace(job, mission=replace(job.mission, tasks=plan, allocation=Allocation.DRAFT))
    return job


def shelf_of(folder: Path, kind: str, store: Any, name: str, holds: Callable[[Any], bool]) -> Shelf:
    files = FileCache(folder, kind)
    written = files.get(name)
    assert written is not None
    return Shelf(files, name, lambda: store.get(name, holds), written)


def mission_shelf(folder: Path, name: str) -> Shelf:
    job, store = job_for(whole_library(), name), mission_store(folder)
    list(survey([job], InProcess(), store))
    return shelf_of(folder, "mission-verdict", store, mission_name(job), partial(mission_holds, job))


def crew_shelf(folder: Path) -> Shelf:
    (job,) = crew_jobs([job_for(whole_library(), "named")], BEGINNER, 2)
    store = crew_store(folder)
    list(survey_crews([job], InProcess(), store))
    return shelf_of(folder, "crew-verdict", store, crew_name(job), partial(crew_holds, job))


def scenario_shelf(folder: Path) -> Shelf:
    job, store = job_of(whole_library(), "lunch-break", 3, games=3), scenario_store(folder)
    list(survey_scenarios([job], InProcess(), store))
    return shelf_of(folder, "scenario-verdict", store, scenario_name(job), partial(scenario_holds, job))


@pytest.fixture(scope="module")
def builder(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Shelf]:
    return {name: mission_shelf(tmp_path_factory.mktemp("store"), name) for name in MISSIONS}


@pytest.fixture(scope="module", params=[*MISSIONS, "crew", "scenario"])
def shelf(request: pytest.FixtureRequest, builder: dict[str, Shelf], tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    match request.param:
        case "crew":
            return crew_shelf(tmp_path_factory.mktemp("store"))
        case "scenario":
            return scenario_shelf(tmp_path_factory.mktemp("store"))
    return builder[request.param]


def test_what_was_put_is_there(shelf: Shelf) -> None:
    assert json.dumps(shelf.get().to_data()).encode() == shelf.written


@given(damages())
def test_a_damaged_verdict_is_not_there(shelf: Shelf, damage: Damage) -> None:
    path = shelf.files.path(shelf.name)
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    try:
        assert (shelf.get() is None) == (path.read_bytes() != whole)
    finally:
        path.write_bytes(whole)


@given(st.data())
@settings(max_examples=150)
def test_made_up_values_are_found_out_or_harmless(shelf: Shelf, data: st.DataObject) -> None:
    """With a proper checksum, only what nobody can know without searching again may pass: how long it took, and
    which of as many deals were won. Every line of play that is shown wins."""
    place, _ = data.draw(st.sampled_from(list(places(shelf.data))))
    value = data.draw(odd_values())
    wrong = forged(shelf.data, place, value)
    found = shelf.put_forged(wrong)
    if found is not None:
        assert json.dumps(found.to_data()) == json.dumps(wrong)
        assert wrong == shelf.data or UNKNOWABLE & {str(part) for part in place}


def test_every_type_is_checked(shelf: Shelf) -> None:
    """A value of another type never passes, wherever it stands; of all tricks and hands the first will do."""
    others: list[Any] = [None, True, "1", 1.5, -1, [], {}]
    for place, old in places(shelf.data):
        for value in others:
            if type(value) is not type(old) and place[2:3] in ((), (0,)):
                assert shelf.put_forged(forged(shelf.data, place, value)) is None, (place, value)


def test_no_key_may_be_missing_or_added(shelf: Shelf) -> None:
    for key in shelf.data:
        assert shelf.put_forged({name: value for name, value in shelf.data.items() if name != key}) is None, key
    assert shelf.put_forged({**shelf.data, "more": 1}) is None
    shelf.files.put(shelf.name, b"[" * 100_000 + b"]" * 100_000)
    assert shelf.get() is None
    shelf.files.put(shelf.name, shelf.written)


def test_more_deals_than_were_asked_for_are_made_up(builder: dict[str, Shelf]) -> None:
    for shelf in builder.values():
        assert shelf.put_forged(consistent({**shelf.data, "solvable": 999})) is None


def consistent(data: dict[str, Any]) -> dict[str, Any]:
    """The data with all numbers that follow from the counts, as somebody would write who knows how."""
    finding = Finding(data["verdict"])
    verdict = MissionVerdict("", 4, finding, data["solvable"], data["unsolvable"], data["undecided"], 0.0)
    derived = {key: verdict.to_data()[key] for key in ("deals", "rate", "interval")}
    return data | derived


def test_a_verdict_that_contradicts_itself_is_made_up(builder: dict[str, Shelf]) -> None:
    drawn, impossible = builder["drawn"].data, builder["impossible"].data
    for wrong in (
        {**drawn, "verdict": "impossible"},
        {**drawn, "verdict": "unproven"},
        {**drawn, "example": None},
        {**drawn, "verdict": "unproven", "example": None},
        {**drawn, "solvable": 0, "unsolvable": 4},
        {**drawn, "clash": impossible["clash"]},
        {**drawn, "players": 5},
        {**drawn, "proof_steps": 3},
    ):
        assert builder["drawn"].put_forged(consistent(wrong)) is None
    for wrong in (
        {**impossible, "verdict": "completable"},
        {**impossible, "verdict": "unproven"},
        {**impossible, "clash": None},
        {**impossible, "solvable": 1, "unsolvable": 3},
        {**impossible, "clash": {**impossible["clash"], "objectives": [0, 2]}},
        {**impossible, "clash": {**impossible["clash"], "tasks": [0]}},
    ):
        assert builder["impossible"].put_forged(consistent(wrong)) is None


def forged_examples(example: dict[str, Any]) -> Iterator[dict[str, Any]]:
    tricks = example["tricks"]
    yield {**example, "tricks": tricks[::-1]}
    yield {**example, "tricks": []}
    yield {**example, "tricks": [{**tricks[0], "winner": (tricks[0]["winner"] + 1) % 3}, *tricks[1:]]}
    yield {**example, "tricks": [{**tricks[0], "cards": tricks[0]["cards"][::-1]}, *tricks[1:]]}
    yield {**example, "tricks": [{**tricks[0], "leader": str(tricks[0]["leader"])}, *tricks[1:]]}
    yield {**example, "owners": [seat + 1 for seat in example["owners"]] or [0]}
    yield {**example, "choices": {"chosen": {"nobody": 0}}}
    yield {**example, "deal": -1}
    yield {**example, "deal": 4}
    yield {**example, "deal": True}
    yield {**example, "extra": 1}


@pytest.mark.parametrize("name", [name for name in MISSIONS if name != "impossible"])
def test_a_forged_example_is_found_out(builder: dict[str, Shelf], name: str) -> None:
    shelf = builder[name]
    for example in forged_examples(shelf.data["example"]):
        assert shelf.put_forged({**shelf.data, "example": example}) is None, example


@pytest.mark.parametrize("name", ["rare", "rare for two", "rare in the sea"])
def test_a_deal_that_nobody_can_deal_is_found_out(builder: dict[str, Shelf], name: str) -> None:
    shelf = builder[name]
    example = shelf.data["example"]
    found = example["found"]
    hands = found["hands"]
    moved = [[*hands[0], hands[1][0]], hands[1][1:], *hands[2:]]
    moved_twice = [[*hands[0], *hands[1][:2]], hands[1][2:], *hands[2:]]
    doubled = [[hands[1][0], *hands[0][1:]], *hands[1:]]
    row = found["automaton"]
    for wrong in (
        {**found, "hands": moved if name != "rare in the sea" and row == [] else moved_twice},
        {**found, "hands": doubled},
        {**found, "hands": hands[:-1]},
        {**found, "hands": [*hands, []]},
        {**found, "automaton": [] if row else [["pink 1", "pink 2"]]},
        {**found, "automaton": [column[:1] for column in row] or [["pink 1"]]},
        {**found, "automaton": [column[::-1] for column in row][:-1] or [["pink 1"]]},
        {**found, "tasks": [*found["tasks"], "pink 1"], "tokens": [*found["tokens"], None]},
        {**found, "tasks": found["tasks"][:-1], "tokens": found["tokens"][:-1]},
        {**found, "tasks": [*found["tasks"][:-1], "no such task"]},
        {**found, "tokens": ["5"] * len(found["tokens"])},
        {**found, "draws": [order[1:] for order in found["draws"]] or [["pink 1"]]},
        {},
        None,
    ):
        assert shelf.put_forged({**shelf.data, "example": {**example, "found": wrong}}) is None, wrong
    assert shelf.put_forged({**shelf.data, "example": {**example, "deal": 0}}) is None
    without = {key: value for key, value in example.items() if key != "found"}
    assert shelf.put_forged({**shelf.data, "example": without}) is None


def test_what_is_shown_wins(builder: dict[str, Shelf]) -> None:
    for name, shelf in builder.items():
        verdict, job = shelf.get(), job_for(whole_library(), name)
        if verdict.example:
            line = {key: verdict.example[key] for key in ("owners", "choices", "tricks")}
            approve(job.mission, VerdictWithDeal(verdict, job).deal, read_certificate(line, job.table.deck.suits))


def test_a_verdict_under_the_name_of_another_is_not_there(builder: dict[str, Shelf]) -> None:
    drawn, named = builder["drawn"], builder["named"]
    path = drawn.files.path(drawn.name)
    whole = path.read_bytes()
    path.write_bytes(named.files.path(named.name).read_bytes())
    assert drawn.get() is None
    path.write_bytes(whole)


def test_what_does_not_hold_is_made_again_silently(builder: dict[str, Shelf]) -> None:
    shelf, job = builder["drawn"], job_for(whole_library(), "drawn")
    store = mission_store(shelf.files.folder)
    shelf.files.put(shelf.name, json.dumps(consistent({**shelf.data, "solvable": 999})).encode())
    (verdict,) = survey([job], InProcess(), store)
    assert (verdict.deals, verdict.solvable) == (4, shelf.data["solvable"])
    again = shelf.get()
    assert replace(again, seconds=0, key="") == replace(verdict, seconds=0, key="")


def test_the_name_depends_on_all_that_has_a_say() -> None:
    job = job_for(whole_library(), "drawn")
    library = whole_library()
    others = [
        replace(job, players=3),
        replace(job, mission=MISSIONS["named"]),
        replace(job, table=library.games["planet-nine"].table(3)),
        replace(job, table=library.games["deep-sea"].table(4)),
        replace(job, pile=tuple(card.task for card in library.pile("deep-sea"))),
        replace(job, pile=tuple(card.task for card in library.pile("deep-sea"))[::-1]),
        replace(job, seed=2),
        replace(job, count=5),
        replace(job, budget=7),
        replace(job, never_by_two=frozenset([frozenset("ab")])),
    ]
    assert len({mission_name(each) for each in (job, *others)}) == 11
    assert mission_name(replace(job, key="custom/renamed")) == mission_name(job)
