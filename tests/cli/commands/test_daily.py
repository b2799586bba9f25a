"""logwright daily, play --daily and play --learn, as somebody types them."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from logwright.cli.commands import daily, play
from logwright.cli.playing.card_signs import CardSigns
from logwright.content.lesson import lesson_deal, lesson_record, lesson_words, scripted
from logwright.content.model.daily_deals import DailyDeal, Par, read_daily_deals
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.engine.attempts import after, decisions
from logwright.engine.cards.card import Card
from logwright.engine.crews.sitting import sit_down
from logwright.verdicts.crews.daily_choice import ChoiceJob
from logwright.verdicts.running.in_process import InProcess
from tests.cli.run import Runner
from tests.whole_library import whole_library

P = ParamSpec("P")
T = TypeVar("T")
OTHER = str.maketrans("123", "231")
"""Another number, for a mistake."""
FAR = "2031-05-01"
"""A day that nothing was chosen for."""


class Written:
    """What the command would write into content."""

    text = ""

    def __call__(self, path: Path, raw: bytes) -> None:
        assert path.name == "daily.yaml"
        self.text = raw.decode()

    def lines(self) -> list[str]:
        document = read("content/daily.yaml", self.text.encode())
        assert isinstance(document, Document)
        return [str(each) for each in read_daily_deals(document).chosen.values() if str(each.deal.day) >= FAR]


class Crews:
    """Crews that win as rarely as the band allows."""

    def __init__(self, stop_after: int | None = None, without: str = "") -> None:
        self.left, self.without = stop_after, without

    def __call__(self, choice: ChoiceJob) -> tuple[DailyDeal, Par] | None:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left = self.left and self.left - 1
        deal = choice.candidates[0].deal
        return None if deal.game == self.without else (deal, Par(choice.band.low, 100))


class OneByOne(InProcess):
    """Works only when it is asked for the result, so that an interrupt comes where it would in a real run."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        class Later(Future[T]):
            def result(self, timeout: float | None = None) -> T:
                assert timeout is None
                return fn(*args, **kwargs)

        later = Later()
        later.set_running_or_notify_cancel()
        later.set_exception(AssertionError("nobody asks for this"))
        return later


@contextmanager
def here(_: int) -> Iterator[OneByOne]:
    yield OneByOne()


@pytest.fixture(autouse=True)
def _loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is read once for all these commands."""
    for command in (daily, play):
        monkeypatch.setattr(command, "load_library", lambda *_: (whole_library(), []))


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    written = Written()
    monkeypatch.setattr(daily, "write_whole", written)
    monkeypatch.setattr(daily, "workers", here)
    return written


def test_the_deals_of_a_day_follow_from_the_date(run: Runner) -> None:
    found = run("daily", "--date", FAR)
    assert found.code == 0
    assert [line.partition(":")[0] for line in found.out.splitlines()] == ["easy", "middling", "hard"] * 2
    assert found.out.count("no par has been worked out for this deal") == 6
    assert run("daily", "--date", FAR).out == found.out
    assert run("daily", "--date", "2031-05-02").out != found.out
    assert run("daily", "--date", FAR, "--lang", "ru").out != found.out


def test_choosing_shows_how_far_it_is_and_says_what_it_missed(
    run: Runner, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "choose", Crews(without="deep-sea"))
    found = run("daily", "--make", "--days", "2", "--date", FAR)
    assert found.code == 1
    *lines, last = found.out.splitlines()
    assert len(lines) == 12
    assert re.match(r"12 of 12, 0:00:00 to go · 2031-05-0[12] · ", lines[-1])
    assert sum("none of the candidates is as hard as it should be" in line for line in lines) == 6
    assert last == "Deals kept in content/daily.yaml: 6"
    assert len(written.lines()) == 6


def test_what_was_chosen_before_a_stop_is_kept(run: Runner, written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each deal is written as soon as it is chosen, so that a run that is killed goes on where it was."""
    monkeypatch.setattr(daily, "choose", Crews(stop_after=2))
    found = run("daily", "--make", "--days", "1", "--date", FAR)
    assert found.code == 130
    assert "2 of 6 deals are chosen and kept; the next run goes on" in found.err
    assert len(written.lines()) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["daily", "--date", "tomorrow"], "tomorrow is not a date"),
        (["daily", "--days", "0"], "must be at least 1"),
        (["play", "--daily", "easy", "--game", "crash-and-grab"], "crash-and-grab"),
        (["play", "--learn", "--game", "chess"], "chess"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(run: Runner, arguments: list[str], said: str) -> None:
    found = run(*arguments)
    assert found.code == 2
    assert said in found.err


def test_the_deal_of_today_is_played(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    found = run("play", "--daily", "easy", "--game", "deep-sea")
    assert found.code == 0
    deals = whole_library().daily.of(date.today())
    today = next(deal for deal in deals if (deal.game, deal.difficulty) == ("deep-sea", "easy"))
    assert found.out.startswith(f"easy: {today.mission}, ")
    assert f"{today.mission} · " in found.out


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_a_lesson_is_learnt_with_mistakes_on_the_way(run: Runner, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types what the lesson says wins; whoever does not is told why not, and asked again."""
    typed = list(_typed(game))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([typed[0].translate(OTHER), *typed]) + "\n"))
    found = run("play", "--learn", "--game", game)
    assert found.code == 0, found.err
    words = lesson_words(whole_library(), whole_library().lessons[game], "en")
    assert [key for key in words if key.endswith(".text") and words[key] not in found.out] == []
    assert words[f"steps.{whole_library().lessons[game].steps[0].id}.wrong"] in found.out
    assert f"Step {len(typed)} of {len(typed)}" in found.out
    assert found.out.rstrip().endswith("That was everything you need. The next mission is yours.")


def _typed(game: str) -> Iterator[str]:
    """What a learner types who does as told: cards as they are written, everything else by its number."""
    library = whole_library()
    lesson, signs = library.lessons[game], CardSigns(library.games[game])
    suits, rules = library.games[game].suits, library.missions[lesson.mission].rules
    state = sit_down(lesson_record(lesson, suits), rules, lesson_deal(library, lesson)).state
    for each in scripted(lesson, suits):
        due = each.decision
        if each.step is not None:
            options = next(one.options for one in decisions(state) if (one.kind, one.seat) == (due.kind, due.seat))
            yield signs.typed(due.value) if isinstance(due.value, Card) else str(options.index(due.value) + 1)
        state = after(state, due)
