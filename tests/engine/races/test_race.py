"""Races go as the engine plays them: the kernel knows no rule better than Python does."""

from __future__ import annotations

import os
import subprocess
from dataclasses import replace
from importlib import resources
from pathlib import Path
from random import Random

import pytest

from logwright.engine.machines.machine import Machine, machine_for
from logwright.engine.races import race as races
from logwright.engine.races.race import race
from logwright.engine.races.race_words import race_words
from logwright.engine.saucers.games.play import luck_of
from logwright.engine.saucers.games.simulation import Result, play_out
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.tile import LaidTile, Tile
from logwright.engine.saucers.pieces.upgrade import Effect, Upgrade
from logwright.engine.saucers.players import STRENGTHS, Greedy, Planner
from logwright.engine.saucers.turns.setup import HeadStart, Setup
from tests.engine.races.any_game import any_game, our_box

ROOT = Path(__file__).parents[3]
SOURCES = sorted((ROOT / "generator/logwright/engine/races").glob("*.c"))
GAMES, LOT = 500, 50
"""`make fuzz ARGS=races` plays as many more as wanted."""
DAMAGED = 500


@pytest.fixture(scope="module")
def box(repository: Path) -> Box:
    return our_box(repository)


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    """The kernel with a check at every step that stops it."""
    built = tmp_path_factory.mktemp("races") / "checked.wasm"
    subprocess.run([ROOT / "scripts/kernel.sh", built, *SOURCES], env={**os.environ, "CHECKED": "yes"}, check=True)
    return machine_for(built.read_bytes())


@pytest.fixture
def left_to_python(monkeypatch: pytest.MonkeyPatch) -> list[Setup]:
    """The games that were left to Python."""
    left: list[Setup] = []

    def slowly(setup: Setup, *_: object) -> Result:
        left.append(setup)
        return Result(None, 0, 0, 0, 0, ())

    monkeypatch.setattr(races, "play_out", slowly)
    return left


def test_the_committed_module_is_what_its_source_compiles_to(tmp_path: Path) -> None:
    built = tmp_path / "races.wasm"
    subprocess.run([ROOT / "scripts/kernel.sh", built, *SOURCES], check=True)
    committed = resources.files("logwright.engine.races").joinpath("races.wasm").read_bytes()
    assert built.read_bytes() == committed, "run make kernel"


@pytest.mark.parametrize("first", range(0, GAMES, LOT))
def test_games_of_all_kinds_end_as_they_do_in_python(box: Box, first: int) -> None:
    """Whatever is played, with whatever upgrades, readings of the rules, equipment and players."""
    games = [any_game(box, seed) for seed in range(first, first + LOT)]
    assert [race(*game) for game in games] == [play_out(*game) for game in games]


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_of_equals_end_as_they_do_in_python(box: Box, players: int, strength: str) -> None:
    seats = [STRENGTHS[strength]] * players
    for seed in range(3):
        setup = Setup(box, players, seed=seed)
        assert race(setup, seats, 60) == play_out(setup, seats, 60)


def test_the_kernel_plays_them_all(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> Result:
        raise AssertionError("left to Python")

    monkeypatch.setattr(races, "play_out", never)
    for seed in range(200):
        race(*any_game(box, seed))


def test_the_checks_find_nothing_and_change_nothing(
    box: Box, checked: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [any_game(box, seed) for seed in range(200)]
    plain = [race(*game) for game in games]
    monkeypatch.setattr(races, "_machine", lambda: checked)
    assert [race(*game) for game in games] == plain


def test_nothing_that_is_asked_breaks_the_kernel(box: Box, checked: Machine) -> None:
    """Damaged tables are refused or played; the checks would stop a step beyond a list."""
    chance = Random(17)
    played = 0
    for damage in range(DAMAGED):
        setup, _, _ = any_game(box, damage % 40)
        state = races._ready(setup, [Greedy()] * setup.players)[0]
        words = race_words(state, [damage % 3] * setup.players, luck_of(setup), 2)
        assert words is not None
        for _ in range(chance.randint(1, 3)):
            words[chance.randrange(10, len(words))] = chance.choice((0, 1, 2, 3, 7, 31, 255, 1 << 31))
        checked.write(checked.call("area"), words.tobytes())
        played += checked.call("play", len(words))
        assert checked.call("play", chance.randrange(len(words) + 1)) in (0, 1)
    assert 0 < played < DAMAGED, "some are refused and some are sound"


def test_only_as_many_numbers_are_read_as_there_is_room_for(checked: Machine) -> None:
    assert checked.call("play", -1) == 0
    assert checked.call("play", checked.call("room") + 1) == 0


def test_what_the_kernel_has_no_room_for_is_left_to_python(box: Box, left_to_python: list[Setup]) -> None:
    usual = Setup(box, 3)
    wide = LaidTile(Tile.drawn(0, {"a": ("1 2 3 4 5 6 7 8 9 10 11 12" + " ." * 30,)}), "a", 0, 0, 0)
    rolled = replace(usual, rolls=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    for setup in (replace(usual, tiles=(wide,)), rolled):
        race(setup, [Greedy()] * 3, 5)
    race(usual, [Planner(depth=1)] * 3, 5)
    assert left_to_python == [replace(usual, tiles=(wide,)), rolled, usual]
    race(usual, [Planner(), Greedy(), Greedy()], 5)
    assert len(left_to_python) == 3


def test_an_upgrade_that_the_kernel_does_not_know_is_left_to_python(box: Box, left_to_python: list[Setup]) -> None:
    mystery = Upgrade("mystery", 99, "turn-end", "once-per-turn", (3,), Effect("mystery"))
    setup = Setup(replace(box, upgrades=(*box.upgrades, mystery)), 3, head_starts={1: HeadStart(upgrades=("mystery",))})
    race(setup, [Greedy()] * 3, 5)
    assert left_to_python == [setup]
