"""Valid missions: read, said in words, drawn, dealt, searched, refereed, and now and then asked about twice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from random import Random
from typing import Any

from logwright.content.library_speech import library_speech
from logwright.content.loading.single_mission_check import SingleMission, check_single_mission
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission, read_mission
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Spot
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from logwright.content.rules import check_library
from logwright.content.writing.mission_writer import written_mission
from logwright.engine import search, second_opinion
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import NoDeal
from logwright.engine.missions.mission import Mission
from logwright.engine.referee import Foul, approve
from logwright.engine.search import KernelAnswer, KernelVerdict
from logwright.engine.second_opinion.solvers.engine import SolverLimit
from logwright.publish.designer.logbook_page import logbook_page
from logwright.publish.designer.own_cards import own_cards
from logwright.publish.pages import mission as mission_pages
from logwright.publish.views.book import Book
from logwright.sentences.mission_text import mission_lines
from logwright.verdicts.missions.job import work
from logwright.verdicts.missions.survey import Request, jobs_for
from tests.fuzz.case import Case
from tests.fuzz.drawn_missions import drawn_mission
from tests.schema_samples import schema_file
from tests.whole_library import ROOT, whole_library

SECONDS = 20.0
TOGETHER = 20
"""So many missions are checked by the rules at once, which is cheaper; if that fails, one by one."""
ONE_BY_ONE = "checked one by one"
BUDGET = 400
CONFLICTS = 300
PARSED, ALL_LANGUAGES, PAGE, PUBLISHED, WHOLE, SECOND, BOTH_WAYS = 10, 4, 5, 50, 100, 100, 50
"""One batch in so many is read as text. One mission in so many is said in every language instead of one, has a page in
the logbook, one on the site, is dealt as `check` does it, goes to the second opinion, and is written and read again."""


def attempt(number: int, case: Case) -> None:
    document = drawn_mission(number)
    case.shown[f"{document['id']}.yaml"] = _text(document).encode()
    case.seen["missions"] += 1
    checked = _checked(number // TOGETHER)
    lone = checked.missions[number % TOGETHER]
    case.seen[ONE_BY_ONE] += not checked.together
    if isinstance(lone, Exception):
        raise lone
    if lone.problems or lone.mission is None:
        case.seen["refused"] += 1
        for problem in lone.problems:
            case.seen[f"refused by {problem.rule}"] += 1
            speech = library_speech(whole_library(), "en")
            case.expect(bool(problem.to_data(speech)["message"]), f"nothing is said about {problem.rule}")
        return
    case.seen["valid missions"] += 1
    chance = Random(number)
    every = whole_library().languages
    _say(lone.mission, every if number % ALL_LANGUAGES == 0 else [every[number % len(every)]], case)
    if number % PAGE == 0:
        _show(lone.mission, chance.choice(whole_library().languages), case)
    if number % PUBLISHED == 0:
        _publish(lone.mission, chance.choice(whole_library().languages), case)
    if number % BOTH_WAYS == 0:
        _write(lone.mission, case)
    _deal(lone.mission, number, chance, case)


def _say(mission: LoggedMission, languages: Sequence[str], case: Case) -> None:
    library = whole_library()
    for lang in languages:
        lines = mission_lines(mission.rules, library.tongue(lang, mission.game), library.games[mission.game].players)
        case.expect(bool(lines) and all(line.strip() and "{" not in line for line in lines), f"{lang}: {lines}")
        case.seen["rule texts"] += 1


def _show(mission: LoggedMission, lang: str, case: Case) -> None:
    """Its page in the logbook with its icons, and its own task cards."""
    book = _book(lang)
    title = book.library.words(mission, lang).title
    case.expect(bool(title) and "<h" in logbook_page(book, mission), "no page in the logbook")
    case.seen["with own task cards"] += bool(own_cards(book, mission))
    case.seen["pages of the logbook"] += 1


def _publish(mission: LoggedMission, lang: str, case: Case) -> None:
    book = Book(replace(whole_library(), all_missions=(mission,)), lang)
    (page,) = mission_pages.pages(book, mission.game)
    case.expect(bool(page.body), "no page on the site")
    case.seen["pages of the site"] += 1


def _write(mission: LoggedMission, case: Case) -> None:
    """Written as the designer writes it, it says the same."""
    speech = library_speech(whole_library(), "en")
    text = written_mission(mission.document.data, schema_file("mission.schema.json"), speech=speech)
    again = check_single_mission(text, whole_library(), _schemas())
    case.expect(again.document is not None and again.document.data == mission.document.data, f"written as\n{text}")
    case.expect(not again.problems, f"{again.problems}")
    case.seen["written and read again"] += 1


def _deal(mission: LoggedMission, number: int, chance: Random, case: Case) -> None:
    players = chance.choice(mission.rules.players)
    (job,) = jobs_for(whole_library(), [mission], [players], Request(deals=1, seed=number, budget=BUDGET))
    try:
        deal = job.deal(0)
    except NoDeal as none:
        case.seen["not dealt"] += 1
        case.expect(bool(str(none)), "not dealt without a reason")
        return
    case.seen["deals"] += 1
    (answer,) = search.solve([search.Position(job.mission, deal)], BUDGET, patience=BUDGET)
    case.seen[f"search: {answer.verdict.value}"] += 1
    _referee(job.mission, deal, answer, case)
    if number % SECOND == 0:
        _ask_again(job.mission, deal, answer, case)
    if number % WHOLE == 1:
        result = work(job)
        case.expect(result.deals == 1 or bool(result.reason), "neither dealt nor a reason")
        case.expect(bool(result.undecided) <= bool(result.reason), "undecided without a reason")
        case.seen["jobs"] += 1


def _referee(mission: Mission, deal: Deal, answer: KernelAnswer, case: Case) -> None:
    if answer.certificate:
        try:
            approve(mission, deal, answer.certificate)
        except Foul as foul:
            case.said.append(f"the referee about the line of the search: {foul}")
        case.seen["lines refereed"] += 1


def _ask_again(mission: Mission, deal: Deal, answer: KernelAnswer, case: Case) -> None:
    limit = SolverLimit(conflicts=CONFLICTS, steps=400_000)
    second = second_opinion.solve(mission, deal, limit=limit)
    case.seen[f"second opinion: {second.verdict.value}"] += 1
    both = {answer.verdict.value, second.verdict.value} - {KernelVerdict.UNDECIDED.value}
    case.expect(len(both) < 2, f"search: {answer.verdict.value}, second opinion: {second.verdict.value}")
    if second.certificate:
        try:
            approve(mission, deal, second.certificate)
        except Foul as foul:
            case.said.append(f"the referee about the line of the second opinion: {foul}")


@dataclass(frozen=True)
class _Checked:
    """Missions as `validate` sees them, or what was raised instead; `together` unless the rules failed on the batch."""

    missions: Sequence[SingleMission | Exception]
    together: bool


@lru_cache(maxsize=2)
def _checked(batch: int) -> _Checked:
    drawn = [drawn_mission(number) for number in range(batch * TOGETHER, (batch + 1) * TOGETHER)]
    try:
        return _Checked(_together([_document(data, parsed=batch % PARSED == 0) for data in drawn]), together=True)
    except Exception:
        return _Checked([_alone(_text(data)) for data in drawn], together=False)


def _document(data: dict[str, Any], *, parsed: bool) -> Document:
    name = f"custom/{data['id']}.yaml"
    if not parsed:
        return Document(f"content/{name}", "", data, Spot(1, 1), place=name)
    found = read(f"content/{name}", _text(data).encode())
    assert isinstance(found, Document), found
    return replace(found, place=name)


def _together(documents: Sequence[Document]) -> list[SingleMission]:
    library = whole_library()
    problems: dict[str, list[Problem]] = {each.file: list(_schemas().check("mission", each)) for each in documents}
    missions: dict[str, LoggedMission] = {}
    for each in documents:
        if not problems[each.file]:
            missions[each.file], mistakes = read_mission(each, library.games[each.data["game"]], library.tasks)
            problems[each.file] += mistakes
    for problem in check_library(_around(tuple(missions.values()), library)):
        problems.get(problem.file, []).append(problem)
    return [SingleMission(tuple(problems[each.file]), each, missions.get(each.file)) for each in documents]


def _around(missions: tuple[LoggedMission, ...], library: Library) -> Library:
    """The library with these missions as its only question."""
    files = {each.key: each.document.file for each in missions}
    return replace(
        library,
        all_missions=(*library.all_missions, *missions),
        mission_files={**library.mission_files, **files},
        about=frozenset(files.values()),
    )


def _alone(text: str) -> SingleMission | Exception:
    try:
        return check_single_mission(text, whole_library(), _schemas())
    except Exception as error:
        return error


def _text(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1)


@cache
def _book(lang: str) -> Book:
    return Book(whole_library(), lang)


@cache
def _schemas() -> Schemas:
    return Schemas.below(ROOT / "schemas")
