"""An illegal decision is refused with the rule that forbids it, which the checklist of the game knows by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from logwright.content.base_speech import base_speech
from logwright.engine.attempts import DecisionKind, Distress, Refusal, TableState, after, begin, decisions
from logwright.engine.attempts.plain_data import read_decision, read_value
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage, Mark
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.certificate import HandOver
from logwright.engine.missions.mission import (
    Allocation,
    ChosenMember,
    Communication,
    DrawnTasks,
    Mission,
    Signal,
    Timer,
    TokenChange,
)
from logwright.engine.objectives.selector import parse_selector
from logwright.engine.objectives.subject import Side
from tests.engine.attempts.random_attempts import decide, until
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.crews.tables import jobs
from tests.engine.notation import card, position, task
from tests.whole_library import ROOT, whole_library

K = DecisionKind
PLAIN = Mission((3,), DrawnTasks(1), Allocation.DRAFT)
DEAL = position(
    "pink 9, pink 5, pink 1, blue 4, rocket 4",
    "pink 2, pink 3, blue 1, blue 9, rocket 1",
    "green 1, green 2, blue 2, blue 3, rocket 2",
    leader=0,
    tasks=[task("pink 1"), task("blue 1")],
)


def refused(state: TableState, kind: DecisionKind, seat: int, value: object = None) -> str:
    with pytest.raises(Refusal) as found:
        decide(state, kind, seat, value)
    assert found.value.said.key == f"refusals.{found.value.rule}"
    return found.value.rule


def shown(text: str, mark: Mark | None = None) -> CardMessage:
    return CardMessage(card(text), mark)


def of(allocation: Allocation = Allocation.DRAFT, deal: Deal = DEAL, **rules: Any) -> TableState:
    return begin(replace(PLAIN, allocation=allocation, **rules), deal)


def test_suit_must_be_followed_p9_038_ds_025() -> None:
    state = until(PLAIN, DEAL, K.PLAY)
    assert refused(state, K.PLAY, 1, card("pink 2")) == "clockwise", "p9-034, ds-024"
    assert refused(state, K.PLAY, 0, card("pink 2")) == "not-held", "p9-033"
    state = decide(state, K.PLAY, 0, card("pink 9"))
    assert refused(state, K.PLAY, 1, card("blue 1")) == "follow-suit"
    assert refused(state, K.PLAY, 1, card("rocket 1")) == "follow-suit", "p9-048"
    assert refused(state, K.SHOW, 2) == "show-in-trick", "p9-061, ds-040"
    state = decide(state, K.PLAY, 1, card("pink 2"))
    assert decide(state, K.PLAY, 2, card("rocket 2")).public.tricks[0].winner == 2, "p9-039, p9-047"


def test_what_may_be_communicated_p9_053_to_p9_072() -> None:
    state = until(PLAIN, DEAL, K.SHOW)
    assert refused(state, K.PLAY, 0, card("pink 9")) == "play-in-gap", "p9-060"
    assert refused(state, K.SHOW, 0, shown("rocket 4", Mark.ONLY)) == "trumps-unsaid", "p9-064, ds-046"
    assert refused(state, K.SHOW, 0, shown("pink 5", Mark.HIGHEST)) == "no-mark-fits", "p9-071, ds-045"
    assert refused(state, K.SHOW, 0, shown("pink 9", Mark.LOWEST)) == "mark-untrue", "p9-071"
    assert refused(state, K.SHOW, 0, shown("blue 4", Mark.HIGHEST)) == "only-card", "p9-072, ds-049, ruling B17"
    assert refused(state, K.SHOW, 0, shown("blue 9", Mark.HIGHEST)) == "not-held"
    state = decide(state, K.SHOW, 2, shown("green 2", Mark.HIGHEST))
    state = decide(state, K.SHOW, 0, shown("pink 9", Mark.HIGHEST))
    assert [past.seat for past in state.public.said] == [2, 0], "p9-073, ruling B18: in any order"
    assert refused(state, K.SHOW, 0, shown("blue 4", Mark.ONLY)) == "communicated-once", "p9-057, ds-039"
    state = decide(state, K.SHOW, 1)
    assert [asked.kind for asked in decisions(state)] == [K.PLAY], "p9-058: nobody has to"


def second_trick(state: TableState) -> TableState:
    """Played by chance, without another word."""
    while state.public.number < 2:
        asked = decisions(state)[0]
        state = decide(state, asked.kind, asked.seat, None if asked.kind is K.SHOW else asked.options[-1])
    return state


def test_where_communication_is_limited() -> None:
    def gap(communication: Communication, **more: Any) -> TableState:
        return until(
            replace(PLAIN, communication=communication, **more), replace(DEAL, signal=communication.signal), K.PLAY
        )

    assert refused(gap(Communication(Signal.NONE)), K.SHOW, 0) == "no-communication"
    assert refused(gap(Communication(from_trick=3)), K.SHOW, 0) == "disrupted", "p9-185"
    zone = Communication(Signal.DEAD_ZONE)
    state = until(replace(PLAIN, communication=zone), replace(DEAL, signal=zone.signal), K.SHOW)
    assert refused(state, K.SHOW, 0, shown("pink 9", Mark.HIGHEST)) == "mark-hidden", "p9-181, ds-138"
    silent = replace(PLAIN, communication=Communication(silent="mute"), chosen=(ChosenMember("mute"),))
    assert refused(until(silent, DEAL, K.SHOW), K.SHOW, 1) == "silent-member", "mission 11"
    mate = replace(PLAIN, communication=Communication(speaker="mute"), chosen=(ChosenMember("mute"),))
    assert refused(until(mate, DEAL, K.SHOW), K.SHOW, 0) == "only-speaker"
    few = Communication(until_trick=1, cards=parse_selector("9", PLANET_NINE), messages=2)
    state = until(replace(PLAIN, communication=few), DEAL, K.SHOW)
    assert refused(state, K.SHOW, 0, shown("pink 1", Mark.LOWEST)) == "card-not-allowed"
    state = decide(decide(state, K.SHOW, 1, shown("blue 9", Mark.HIGHEST)), K.SHOW, 0, shown("pink 9", Mark.HIGHEST))
    assert refused(second_trick(state), K.SHOW, 0) == "too-late-to-talk"
    twice = until(replace(PLAIN, communication=Communication(messages=2)), DEAL, K.SHOW)
    for text, mark in (("pink 9", Mark.HIGHEST), ("pink 1", Mark.LOWEST)):
        twice = decide(twice, K.SHOW, 0, shown(text, mark))
    assert refused(twice, K.SHOW, 0, shown("blue 4", Mark.ONLY)) == "communicated-often"
    pool = Communication(Signal.RAPTURE)
    state = until(replace(PLAIN, communication=pool), replace(DEAL, signal=pool.signal), K.SHOW)
    state = decide(state, K.SHOW, 1, shown("pink 3", Mark.HIGHEST))
    assert refused(state, K.SHOW, 1, shown("blue 9", Mark.HIGHEST)) == "pool-is-empty", "ds-140, ds-143"


def test_tokens_of_rapture_may_be_used_by_one_member_ds_142() -> None:
    (job,) = jobs("deep-sea/11", players=5)
    deal = replace(job.deal(0), signal=Signal.RAPTURE)
    state = until(replace(job.mission, communication=Communication(Signal.RAPTURE)), deal, K.SHOW)
    asked = decisions(state)[0]
    first, second = [option for option in asked.options if option][:2]
    state = decide(state, K.SHOW, asked.seat, first)
    assert refused(state, K.SHOW, asked.seat, first) == "card-lies-open"
    assert len(decide(state, K.SHOW, asked.seat, second).public.said) == 2


def test_the_draft_p9_115_to_p9_121() -> None:
    state = of()
    assert refused(state, K.TASK, 1, 0) == "draft-order", "p9-116, ds-071"
    assert refused(state, K.TASK, 0) == "draft-no-passing", "p9-121"
    assert refused(state, K.TASK, 0, 7) == "no-such-task"
    assert refused(state, K.SHOW, 0) == "show-before-tasks", "p9-062, ds-041"
    assert refused(state, K.PLAY, 0, card("pink 9")) == "play-before-tasks", "p9-114"
    assert refused(state, K.PASS, 0, card("pink 9")) == "distress-early", "p9-141"
    state = decide(state, K.TASK, 0, 1)
    assert refused(state, K.TASK, 1, 1) == "task-is-taken", "p9-118"
    state = decide(state, K.TASK, 1, 0)
    assert state.public.owners == (1, 0)
    assert refused(state, K.TASK, 0, 0) == "tasks-shared"
    assert refused(state, K.SIDE, 0, Side.LEFT) == "distress-late", "p9-142, ds-104"
    assert refused(state, K.OFFER, 0, HandOver(0, 1, 2)) == "hand-over", "p9-210: only with five"


def test_passing_in_the_draft_ds_074_to_ds_077() -> None:
    state = of(passing=True)
    state = decide(state, K.TASK, 0)
    assert refused(state, K.TASK, 1) == "draft-last-must", "ds-075"
    three = replace(DEAL, tasks=(*DEAL.tasks, task("green 1")))
    assert refused(of(deal=three, passing=True), K.TASK, 0) == "draft-too-many-tasks", "ds-076"


def test_tasks_that_are_not_for_the_commander_ds_127() -> None:
    deal = replace(DEAL, tasks=(task("pink 1", commander_may_own=False), task("blue 1")))
    assert refused(of(deal=deal), K.TASK, 0, 0) == "not-for-commander"
    hard = replace(DEAL, tasks=(task("pink 1", difficulty=((3, 2),)), task("blue 1", difficulty=((3, 1),))))
    assert refused(of(Allocation.COMMANDER_HARDEST, hard), K.TASK, 0, 1) == "hardest-first", "ruling B42"
    assert refused(of(Allocation.COMMANDER_SKIPPED), K.TASK, 0, 1) == "commander-skipped"
    assert refused(of(Allocation.FREE), K.OWNER, 0, 0) == "not-now"


def test_the_commander_decides_p9_188_to_p9_194() -> None:
    state = of(Allocation.COMMANDER_DECISION)
    assert state.public.tasks == (), "p9-188: face down"
    assert refused(state, K.WILLING, 1, 2) == "yes-or-no", "p9-190"
    assert refused(state, K.WILLING, 2, True) == "asked-in-turn"
    state = decide(decide(state, K.WILLING, 1, False), K.WILLING, 2, False)
    assert refused(state, K.OWNER, 1, 2) == "commander-decides"
    assert refused(state, K.OWNER, 0, 0) == "commander-not-self", "p9-192"
    assert refused(state, K.OWNER, 0, 9) == "no-such-seat"
    state = decide(state, K.OWNER, 0, 2)
    assert state.public.owners == (2, 2), "p9-191, p9-194: the answers do not bind"
    assert len(state.public.tasks) == 2, "p9-193"


def test_the_commander_distributes_evenly_p9_196_to_p9_202() -> None:
    state = of(Allocation.COMMANDER_DISTRIBUTION)
    assert (len(state.public.tasks), state.public.covered_tasks) == (1, 1), "p9-197"
    for seat in (0, 1, 2):
        state = decide(state, K.WANTED, seat, seat == 0)
    state = decide(state, K.OWNER, 0, 0)
    assert (len(state.public.tasks), state.public.covered_tasks) == (2, 0)
    assert [asked.among for asked in decisions(state)] == [(1, 2)]
    state = decide(decide(state, K.WANTED, 1, False), K.WANTED, 2, False)
    assert refused(state, K.OWNER, 0, 0) == "evenly", "p9-201"


def test_volunteers_ds_155_to_ds_158() -> None:
    state = of(Allocation.VOLUNTEERS, volunteers=1)
    assert [asked.seat for asked in decisions(state)] == [1], "ds-155: clockwise from the left, the captain last"
    last = decide(decide(state, K.VOLUNTEER, 1, False), K.VOLUNTEER, 2, False)
    assert last.public.owners == (0, 0), "ds-158: the captain is forced"
    assert decide(state, K.VOLUNTEER, 1, True).public.owners == (1, 1), "ds-156"
    two = of(Allocation.VOLUNTEERS, volunteers=2)
    two = decide(two, K.VOLUNTEER, 1, True)
    two = decide(two, K.VOLUNTEER, 2, False)
    assert two.public.ready == (1, 0), "ds-158"
    two = decide(decide(two, K.WANTED, 0, True), K.WANTED, 1, True)
    assert refused(two, K.OWNER, 0, 2) == "only-volunteers", "ds-157"


def test_all_tasks_are_passed_on_only_to_the_willing() -> None:
    state = of(Allocation.COMMANDER_OR_WILLING)
    for seat, yes in ((0, False), (1, False), (2, True)):
        state = decide(state, K.WILLING, seat, yes)
    assert refused(state, K.OWNER, 0, 1) == "only-willing"
    assert decide(state, K.OWNER, 0, 2).public.owners == (2, 2)
    assert decide(state, K.OWNER, 0, 0).public.owners == (0, 0)


def test_distress_p9_140_to_p9_150() -> None:
    state = until(PLAIN, DEAL, K.WISH, distress=Distress.OFFERED)
    assert refused(state, K.SIDE, 0, Side.LEFT) == "distress-unasked", "p9-140"
    for seat in (0, 1, 2):
        state = decide(state, K.WISH, seat, seat == 1)
    quiet = decide(state, K.DISTRESS, 0, False)
    assert quiet.passing is None
    state = decide(state, K.DISTRESS, 0, True)
    assert refused(state, K.SIDE, 1, Side.LEFT) == "commander-decides"
    assert refused(state, K.SIDE, 0, None) == "one-side-for-all", "p9-148, ds-107"
    state = decide(state, K.SIDE, 0, Side.LEFT)
    assert {asked.seat for asked in decisions(state)} == {0, 1, 2}, "p9-149: all at once"
    assert refused(state, K.PASS, 0, card("rocket 4")) == "trumps-stay", "p9-147, ds-108"
    assert refused(state, K.PASS, 0, card("pink 2")) == "not-held"
    state = decide(state, K.PASS, 2, card("green 1"))
    assert card("green 1") in state.look(2).hand, "p9-149: nobody has anything yet"
    assert refused(state, K.PASS, 2, card("green 2")) == "passed-already", "p9-145, p9-146"
    state = decide(decide(state, K.PASS, 0, card("pink 1")), K.PASS, 1, card("blue 1"))
    assert card("green 1") in state.look(0).hand
    assert state.public.commander == 0, "p9-150"


def test_five_players_may_hand_one_task_over_p9_208_to_p9_214() -> None:
    (job,) = jobs("planet-nine/28", players=5)
    state = until(job.mission, job.deal(0), K.OFFER)
    asked = decisions(state)[0]
    assert refused(state, K.OFFER, asked.seat, HandOver(0, asked.seat, asked.seat)) == "hand-over"
    offer = asked.options[0]
    assert isinstance(offer, HandOver)
    offered = decide(state, K.OFFER, asked.seat, offer)
    assert decide(offered, K.ACCEPT, offer.taker, True).owners[offer.task] == offer.taker
    assert decide(offered, K.ACCEPT, offer.taker, False).public.owners == state.public.owners, "p9-211"


def test_members_and_tokens() -> None:
    chosen = (ChosenMember("first"), ChosenMember("last", commander_allowed=True))
    state = begin(replace(PLAIN, chosen=chosen), DEAL)
    assert refused(state, K.MEMBERS, 0, (("first", 0), ("last", 1))) == "not-the-commander", "ruling B15"
    assert refused(state, K.MEMBERS, 0, (("first", 1), ("last", 1))) == "different-members"
    assert refused(state, K.MEMBERS, 0, (("first", 1),)) == "name-all-members"
    assert refused(state, K.MEMBERS, 1, (("first", 1), ("last", 2))) == "commander-decides", "p9-112"
    laid = begin(replace(PLAIN, token_change=TokenChange.SWAP_TWO), DEAL)
    assert refused(laid, K.TOKENS, 0, ("1", None)) == "one-change-of-tokens"


def test_a_prediction_is_a_number_of_tricks_ds_131() -> None:
    (job,) = jobs("deep-sea/33", players=4)
    deal = next(deal for deal in map(job.deal, range(60)) if any("predict" in task.id for task in deal.tasks))
    state = until(job.mission, deal, K.PREDICT)
    assert refused(state, K.PREDICT, decisions(state)[0].seat, 11) == "predict-tricks"


def test_the_automaton_plays_what_lies_face_up_p9_226() -> None:
    (job,) = jobs("planet-nine/10", players=2)
    state = until(job.mission, job.deal(0), K.PLAY)
    while decisions(state)[0].seat != state.public.automaton:
        asked = decisions(state)[0]
        state = decide(state, K.PLAY, asked.seat, asked.options[0])
    asked = decisions(state)[0]
    assert asked.decider == state.public.commander, "p9-225, ds-165"
    covered = state.hands.columns[0].down
    assert covered is not None
    assert refused(state, K.PLAY, asked.seat, covered) == "automaton-face-up"
    assert refused(state, K.SHOW, asked.seat) == "automaton-has-no-token", "p9-230, ds-168"
    passing = until(job.mission, job.deal(0), K.PASS, distress=Distress.SENT)
    row = passing.hands.columns
    hidden = next(column.down for column in row if column.down and not column.down.is_trump)
    assert refused(passing, K.PASS, asked.seat, hidden) == "automaton-face-up", "ruling B24"


def test_the_clock_is_told_from_outside_ds_151_to_ds_153() -> None:
    timed = replace(PLAIN, timer=Timer(60))
    early = begin(timed, DEAL)
    assert refused(early, K.TIME, 0) == "no-clock", "ds-152, ruling B47: it does not run yet"
    over = decide(until(timed, DEAL, K.SHOW), K.TIME, 0)
    assert over.is_over
    assert over.status.name == "FAILED"
    assert refused(over, K.PLAY, 0, card("pink 9")) == "over"
    assert refused(until(PLAIN, DEAL, K.SHOW), K.TIME, 0) == "no-clock", "ds-149"


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (K.PLAY, "mauve 3"),
        (K.PLAY, 12),
        (K.PLAY, None),
        (K.OWNER, "1"),
        (K.OWNER, True),
        (K.SHOW, {"mark": "only"}),
        (K.SHOW, {"card": "pink 3", "mark": "nicest"}),
        (K.SIDE, "up"),
        (K.MEMBERS, 4),
        (K.TOKENS, ["7"]),
        (K.ACCEPT, 1),
        (K.OFFER, {"task": 1}),
    ],
)
def test_data_that_is_no_decision_is_refused_too(kind: DecisionKind, data: object) -> None:
    with pytest.raises(Refusal, match="no-value"):
        read_value(kind, data, PLANET_NINE)
    with pytest.raises(Refusal, match="no-value"):
        read_decision([kind.value, 0, data], PLANET_NINE)


@pytest.mark.parametrize("data", [None, [], ["play", 0], ["sing", 0, None], ["play", "0", "pink 3"], {"kind": "play"}])
def test_nor_is_anything_else_a_decision(data: object) -> None:
    with pytest.raises(Refusal, match="no-value"):
        read_decision(data, PLANET_NINE)


def test_a_number_is_no_card() -> None:
    """Cards are numbers inside; what is decided must be a card."""
    state = until(PLAIN, DEAL, K.PLAY)
    nine = card("pink 9")
    assert refused(state, K.PLAY, 0, int(nine)) == "no-value"
    assert isinstance(after(state, decisions(state)[0].decision(nine)).public.lying[0], Card)


def names_in_code() -> Iterator[str]:
    for path in sorted((ROOT / "generator/logwright/engine/attempts").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                yield from _texts(node.args[0])


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_texts(one), *_texts(other))


@pytest.mark.parametrize("lang", whole_library().languages)
def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal(lang: str) -> None:
    words = yaml.safe_load(Path(ROOT / f"content/locales/{lang}/problems.yaml").read_text("utf-8"))["refusals"]
    assert set(words) == set(names_in_code())
    assert base_speech(lang, "problems.yaml").say(Refusal("follow-suit").said)


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_the_checklist_knows_what_it_forbids(game: str) -> None:
    rulebook = whole_library().rulebooks[game]
    assert set(rulebook.forbidding) <= set(names_in_code())
    assert set(rulebook.forbidding) == {name for fact in rulebook.facts.values() for name in fact.forbids}
    fact, section = rulebook.forbidding["follow-suit"]
    assert fact.id in ("p9-038", "ds-025")
    assert section.id == "follow-suit"
