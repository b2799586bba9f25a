"""Setting a game up."""

from typing import Any

import pytest

from logwright.engine.saucers.games.event import CrewPlaced, Gained, SaucerPlaced
from logwright.engine.saucers.games.game import begin, choose
from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.turns.setup import HeadStart, Setup, lay_out

COUNTS = [2, 3, 4, 5, 6]
MORE = [3, 4, 5, 6]


def ready(box: Box, players: int, **settings: int) -> State:
    """A game at the first plan; with two players the first saucers offered start."""
    state = begin(Setup(box, players, **settings))  # type: ignore[arg-type]
    while state.decision and state.decision.question != "plan":
        state = choose(state, state.decision.options[0])
    return state


@pytest.mark.parametrize(
    ("players", "saucers", "pilots", "boosters"),
    [(2, 4, 2, 1), (3, 3, 2, 0), (4, 4, 2, 1), (5, 5, 3, 1), (6, 6, 4, 1)],
)
def test_the_setup_table(box: Box, players: int, saucers: int, pilots: int, boosters: int) -> None:
    """cg-035, cg-036: saucers, pilots and boosters by number of players."""
    state = ready(box, players, seed=players)
    assert len(state.saucers) == saucers
    assert [lying.member.type for lying in state.lying] == ["pilot"] * pilots
    assert sum(saucer.boosters for saucer in state.saucers) == boosters


@pytest.mark.parametrize("players", COUNTS)
def test_a_marker_lies_at_each_edge(box: Box, players: int) -> None:
    """cg-023: in any order."""
    orders = {lay_out(Setup(box, players, seed=seed)).game.markers for seed in range(60)}
    assert all(sorted(order) == sorted(box.directions) for order in orders)
    assert len(orders) > 10


@pytest.mark.parametrize("players", COUNTS)
def test_every_saucer_starts_with_an_energy(box: Box, players: int) -> None:
    """cg-024, cg-025"""
    assert {saucer.energy for saucer in ready(box, players).saucers} == {1}


@pytest.mark.parametrize("players", COUNTS)
def test_upgrades_are_shuffled(box: Box, players: int) -> None:
    """cg-026"""
    decks = {lay_out(Setup(box, players, seed=seed)).deck for seed in range(10)}
    assert len(decks) == 10
    assert len({frozenset(deck) for deck in decks}) == 1


@pytest.mark.parametrize("players", MORE)
def test_every_player_has_a_colour(box: Box, players: int) -> None:
    """cg-027: with its three movement cards."""
    state = ready(box, players)
    assert len({saucer.colour for saucer in state.saucers}) == players
    assert [saucer.player for saucer in state.saucers] == list(range(players))
    assert state.decision
    assert len({label.split()[0] for label in state.decision.labels}) == 3


@pytest.mark.parametrize("players", COUNTS)
def test_crew_waits_in_one_queue_per_colour(box: Box, players: int) -> None:
    """cg-029, cg-030, cg-031: pilot in front, the rest in any order; one more colour if one is left."""
    for seed in range(5):
        state = lay_out(Setup(box, players, seed=seed))
        assert len(state.queues) == (6 if players == 6 else len(state.saucers) + 1)
        for queue in state.queues:
            assert queue[0].type == "pilot"
            assert len({member.colour for member in queue}) == 1
            assert {member.type for member in queue} == set(box.crew_types)
    orders = {lay_out(Setup(box, players, seed=seed)).queues[0] for seed in range(30)}
    assert len(orders) == 6


@pytest.mark.parametrize("players", COUNTS)
def test_saucers_are_placed_by_die_from_the_probe_holder_on(box: Box, players: int) -> None:
    """cg-034, cg-104"""
    state = begin(Setup(box, players, probe=1, rolls=(7, 2, 9, 4, 11, 1)))
    placed = [event for event in state.events if isinstance(event, SaucerPlaced)]
    owners = [next(saucer.player for saucer in state.saucers if saucer.colour == e.saucer) for e in placed]
    each = len(placed) // players
    assert owners == [(1 + seat) % players for seat in range(players) for _ in range(each)]
    assert [event.site for event in placed] == [7, 2, 9, 4, 11, 1][: len(placed)]
    assert all(state.board.sites[event.site] == event.space for event in placed)


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize(("reading", "step"), [("right", -1), ("left", 1)])
def test_a_neighbour_of_the_probe_holder_gets_the_booster(box: Box, players: int, reading: str, step: int) -> None:
    """cg-035, ruling I3: the one to the right; seats are numbered clockwise."""
    state = begin(Setup(box, players, probe=2, rules=Rules.of({"starting_booster": reading})))
    assert [saucer.player for saucer in state.saucers if saucer.boosters] == [(2 + step) % players]


def test_with_three_players_nobody_gets_a_booster(box: Box) -> None:
    """cg-035"""
    assert not any(isinstance(event, Gained) for event in begin(Setup(box, 3)).events)


@pytest.mark.parametrize("players", MORE)
def test_pilots_of_saucers_without_probe_and_booster_are_placed(box: Box, players: int) -> None:
    """cg-036, cg-037: by die on a crash site, like crew during play."""
    state = begin(Setup(box, players, probe=0))
    placed = [event for event in state.events if isinstance(event, CrewPlaced)]
    without = {saucer.colour for saucer in state.saucers if saucer.player != 0 and not saucer.boosters}
    assert {event.member.colour for event in placed} == without
    assert all(event.space == state.board.sites[event.site] for event in placed)
    assert {lying.space for lying in state.lying} == {event.space for event in placed}


@pytest.mark.parametrize("players", COUNTS)
def test_then_planning_begins(box: Box, players: int) -> None:
    """cg-038"""
    state = ready(box, players)
    assert state.round == 1
    assert state.decision
    assert state.decision.question == "plan"


@pytest.mark.parametrize("players", MORE)
def test_the_probe_holder_moves_first(box: Box, players: int) -> None:
    """cg-033"""
    state = begin(Setup(box, players, probe=2))
    for _ in range(players):
        state = choose(state, "two up")
    assert (state.acted or (state.saucers[state.active.saucer].player,))[0] == 2


@pytest.mark.parametrize(
    ("players", "settings", "complaint"),
    [
        (7, {}, "not for 7 players"),
        (2, {"colours": ("red", "blue")}, "2 players need 4 different colours"),
        (3, {"colours": ("red", "blue", "red")}, "3 players need 3 different colours"),
        (3, {"colours": ("red", "blue", "pink")}, "not in this game: pink"),
        (3, {"probe": 3}, "player 3 cannot hold the probe"),
        (3, {"upgrades": ("warp",)}, "not in this game: warp"),
        (
            2,
            {"head_starts": {0: HeadStart(upgrades=("rotational-stabilizer",))}},
            "not in this game: rotational-stabilizer",
        ),
        (3, {"head_starts": {3: HeadStart()}}, "not in this game: saucer 3"),
        (3, {"head_starts": {0: HeadStart(crew_types=("cook",))}}, "not in this game: cook"),
        (
            3,
            {"head_starts": {seat: HeadStart(upgrades=("airlock",)) for seat in (0, 1)}},
            "only one card of each upgrade",
        ),
        (3, {"head_starts": {0: HeadStart(crew_types=("pilot", "pilot"))}}, "only one crew member of each type"),
        (
            3,
            {"head_starts": {0: HeadStart(crew_types=("pilot", "doctor"))}, "stations_to_win": 2},
            "must leave something to do",
        ),
    ],
)
def test_what_cannot_be_set_up_is_refused(box: Box, players: int, settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        begin(Setup(box, players, **settings))


def test_a_scenario_may_change_the_start(box: Box) -> None:
    start = HeadStart(boosters=2, energy=3, upgrades=("hyperdrive",), crew_types=("doctor",))
    state = begin(Setup(box, 4, head_starts={0: start}, extra_crew=3, probe=1, stations_to_win=3))
    first = state.saucers[0]
    assert (first.energy, first.upgrades, len(first.crew)) == (4, ("hyperdrive",), 1)
    assert first.boosters == 3, "the head start and the booster to the right of the probe holder"
    assert "hyperdrive" not in state.deck
    assert len(state.lying) == 5
    everyone = [
        *first.crew,
        *(lying.member for lying in state.lying),
        *(m for queue in state.queues for m in queue),
    ]
    assert len(everyone) == len(set(everyone)) == 20
