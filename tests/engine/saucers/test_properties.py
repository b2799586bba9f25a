"""What holds in every game, whoever plays it and however badly."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logwright.engine.saucers.games.drawing import drawn
from logwright.engine.saucers.games.event import Event
from logwright.engine.saucers.games.game import begin, choose
from logwright.engine.saucers.games.record import notation
from logwright.engine.saucers.games.rules import Rules, switch_options
from logwright.engine.saucers.games.state import Decision, State, Turn
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.space import Direction
from logwright.engine.saucers.turns.movement import Flight
from logwright.engine.saucers.turns.setup import HeadStart, Setup

SEEDS = st.integers(min_value=0, max_value=2**32)
READINGS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in switch_options().items()})
# Asked while a saucer has just entered the space of another and has not yet pushed it away.
MID_COLLISION = ("push-or-crash", "exchange-crew", "transfer")


@st.composite
def games(draw: st.DrawFn, box: Box) -> Setup:
    """Any game: any number of players, any reading of the rules, upgrades from the start for some."""
    players = draw(st.integers(min_value=2, max_value=6))
    cards = [card.id for card in box.upgrades if players in card.players]
    held = draw(st.lists(st.sampled_from(cards), unique=True, max_size=12))
    saucers = 4 if players == 2 else players
    starts = {
        saucer: HeadStart(upgrades=tuple(held[saucer::saucers]), boosters=2, energy=2) for saucer in range(saucers)
    }
    return Setup(box, players, draw(SEEDS), Rules.of(draw(READINGS)), head_starts=starts)


def everyone(state: State) -> Counter[CrewMember]:
    return Counter(
        [
            *(member for saucer in state.saucers for member in saucer.crew),
            *(lying.member for lying in state.lying),
            *(member for queue in state.queues for member in queue),
        ]
    )


def cards(state: State) -> Counter[str]:
    owned = [name for saucer in state.saucers for name in saucer.upgrades]
    return Counter([*owned, *state.deck, *state.discard])


@settings(max_examples=60)
@given(data=st.data())
def test_nothing_is_lost_or_doubled(box: Box, data: st.DataObject) -> None:
    """No saucer, crew member or upgrade vanishes or appears twice; nobody owes boosters or energy (cg-007, cg-120)."""
    setup = data.draw(games(box))
    picks = data.draw(st.randoms(use_true_random=False))
    state = begin(setup)
    colours, crew, upgrades = [saucer.colour for saucer in state.saucers], everyone(state), cards(state)
    for _ in range(120):
        decision = state.decision
        if decision is None:
            break
        before = notation(state)
        following = choose(state, picks.choice(decision.options))
        assert notation(state) == before, "a state never changes"
        state = following
        check(state, colours, crew, upgrades)


def check(state: State, colours: list[str], crew: Counter[CrewMember], upgrades: Counter[str]) -> None:
    assert [saucer.colour for saucer in state.saucers] == colours
    assert everyone(state) == crew
    assert set(crew.values()) == {1}
    assert all(saucer.boosters >= 0 and saucer.energy >= 0 for saucer in state.saucers)
    question = state.decision.question if state.decision else ""
    if question != "keep-upgrade":
        assert cards(state) == upgrades
    occupied = [saucer.space for saucer in state.saucers if saucer.space] + [lying.space for lying in state.lying]
    assert all(space in state.board for space in occupied)
    if question not in MID_COLLISION and not state.over:
        assert len(set(occupied)) == len(occupied), "everything has a space of its own"
    if question == "plan":
        pilots = {2: 2, 3: 2, 4: 2, 5: 3, 6: 4}[state.game.players]
        assert len(state.lying) == pilots or not any(state.queues)
        assert all(saucer.space for saucer in state.saucers)


@settings(max_examples=30)
@given(data=st.data())
def test_the_same_seed_gives_the_same_game(box: Box, data: st.DataObject) -> None:
    setup = data.draw(games(box))
    order = data.draw(st.randoms(use_true_random=False)).sample(range(1000), 60)

    def play() -> list[tuple[str, tuple[Event, ...]]]:
        state, story = begin(setup), []
        for pick in order:
            if state.decision is None:
                break
            state = choose(state, state.decision.options[pick % len(state.decision.options)])
            story.append((notation(state), state.events))
        return story

    assert play() == play()


CELLS = st.sampled_from([".", ".", ".", "A", "r", "g", "b", "y", "p", "e", "rp", "ge", "bd"])


def each_piece_once(rows: list[list[str]]) -> list[list[str]]:
    seen: set[str] = set()
    result: list[list[str]] = []
    for row in rows:
        result.append([])
        for cell in row:
            result[-1].append("." if cell in seen else cell)
            if cell.islower():
                seen.add(cell)
    return result


@settings(max_examples=300)
@given(
    rows=st.lists(st.lists(CELLS, min_size=7, max_size=7), min_size=7, max_size=7),
    direction=st.sampled_from(list(Direction)),
    distance=st.integers(min_value=0, max_value=10),
    readings=READINGS,
    pushed=st.booleans(),
)
def test_chains_of_collisions_end(
    box: Box,
    rows: list[list[str]],
    direction: Direction,
    distance: int,
    readings: dict[str, str],
    pushed: bool,
) -> None:
    """However crowded the board, a flight comes to rest, to a question or over the edge (cg-084, cg-093)."""
    state = drawn("\n".join(" ".join(row) for row in each_piece_once(rows)), box, rules=Rules.of(readings))
    if not state.saucers:
        return
    state = state.but(turn=Turn(0)).then(Flight(0, direction, distance, distance, pushed))
    steps = 0
    while state.agenda and not isinstance(state.agenda[0], Decision):
        state = state.agenda[0].perform(state.but(agenda=state.agenda[1:]))
        steps += 1
        assert steps < 500
    spaces = [saucer.space for saucer in state.saucers if saucer.space]
    assert len(set(spaces)) == len(spaces)


@given(seed=SEEDS, sides=st.integers(min_value=1, max_value=12))
def test_dice_show_their_faces(seed: int, sides: int) -> None:
    """cg-004: and nothing else."""
    dice = Dice(seed)
    for _ in range(20):
        face, dice = dice.roll(sides)
        assert 1 <= face <= sides


def test_dice_are_fair_enough() -> None:
    """cg-004: every face of the placement die comes up about as often."""
    dice, faces = Dice(7), Counter[int]()
    for _ in range(12000):
        face, dice = dice.roll(12)
        faces[face] += 1
    assert set(faces) == set(range(1, 13))
    assert max(faces.values()) - min(faces.values()) < 200


def test_given_rolls_come_first_and_must_fit() -> None:
    dice = Dice(0, given=(5, 13))
    face, dice = dice.roll(12)
    assert face == 5
    with pytest.raises(ValueError, match="cannot show 13"):
        dice.roll(12)
