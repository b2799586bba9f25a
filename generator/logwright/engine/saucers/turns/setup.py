"""Setting up a game: board, decks, crew, saucers and what they start with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.games.state import Game, Option, PendingStep, State
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.box import Box, Price
from logwright.engine.saucers.pieces.crew import CrewMember, Queue
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.layout import lay_tiles
from logwright.engine.saucers.pieces.saucer import Saucer
from logwright.engine.saucers.pieces.tile import LaidTile
from logwright.engine.saucers.turns.placement import PlaceCrew, PlaceSaucer
from logwright.engine.saucers.turns.planning import BeginRound


@dataclass(frozen=True, slots=True)
class HeadStart:
    """What a saucer has besides the usual start; for scenarios. Crew is of the saucer's own colour."""

    boosters: int = 0
    energy: int = 0
    upgrades: tuple[str, ...] = ()
    crew_types: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """A game to be played. Anything left out is as in the rulebook; where that says "any", the seed decides."""

    box: Box
    players: int
    seed: int = 0
    rules: Rules = field(default_factory=Rules)
    colours: tuple[str, ...] = ()
    """Colours of the saucers, player by player."""
    tiles: tuple[LaidTile, ...] = ()
    markers: tuple[str, ...] = ()
    probe: int | None = None
    upgrades: tuple[str, ...] | None = None
    """Upgrades in the deck; None for all."""
    price: Price | None = None
    stations_to_win: int = 4
    extra_crew: int = 0
    """Crew members on the board besides the pilots."""
    head_starts: Mapping[int, HeadStart] = field(default_factory=dict)
    """By saucer, numbered as in `colours`."""
    rolls: tuple[int, ...] = ()


def lay_out(setup: Setup) -> State:
    """The table before the first roll, with the rest of the setup pending (cg-021 to cg-038)."""
    check(setup)
    box, dice = setup.box, Dice(setup.seed)
    row = box.table[setup.players]

    tiles, dice = (setup.tiles, dice) if setup.tiles else lay_tiles(box, setup.players, dice)
    markers, dice = (setup.markers, dice) if setup.markers else dice.shuffle(box.directions)
    deck, dice = dice.shuffle(_deck(setup))
    colours = setup.colours or box.colours[: setup.players * row.saucers_each]
    spare = [colour for colour in box.colours if colour not in colours][: row.spare_colours]
    queues, dice = _queues(box, (*colours, *spare), dice)
    probe = setup.probe
    if probe is None:
        first, dice = dice.roll(setup.players)
        probe = first - 1

    saucers = [_saucer(setup, index, colour, index // row.saucers_each) for index, colour in enumerate(colours)]
    aboard = {member for saucer in saucers for member in saucer.crew}
    game = Game.of(
        box,
        setup.players,
        rules=setup.rules,
        price=setup.price or box.price,
        stations_to_win=setup.stations_to_win,
        markers=tuple(markers),
    )
    state = State(
        game=game,
        board=Board.of(tiles),
        saucers=tuple(saucers),
        lying=(),
        queues=tuple(tuple(member for member in queue if member not in aboard) for queue in queues),
        deck=deck,
        discard=(),
        dice=replace(dice, given=setup.rolls),
        plans=(None,) * len(saucers),
        probe=probe,
    )
    seats = [(probe + seat) % setup.players for seat in range(setup.players)]
    order = [saucer for player in seats for saucer in state.saucers_of(player)]
    start: PendingStep = StartForTwo() if game.two_saucers_each else StartForMore(row.boosters)
    extra = [PlaceLongestQueue()] * setup.extra_crew
    return state.then(*(PlaceSaucer(saucer) for saucer in order), start, *extra, BeginRound())


def check(setup: Setup) -> None:
    """Refuses what cannot be set up."""
    box = setup.box
    if setup.players not in box.table:
        raise ValueError(f"the game is not for {setup.players} players")
    saucers = setup.players * box.table[setup.players].saucers_each
    if setup.colours and (len(set(setup.colours)) != saucers or len(setup.colours) != saucers):
        raise ValueError(f"{setup.players} players need {saucers} different colours")
    if setup.probe is not None and not 0 <= setup.probe < setup.players:
        raise ValueError(f"player {setup.probe} cannot hold the probe in a game for {setup.players}")
    held = [name for start in setup.head_starts.values() for name in start.upgrades]
    unknown = {
        *(set(setup.colours) - set(box.colours)),
        *(set(held) - {card.id for card in box.upgrades if setup.players in card.players}),
        *(set(setup.upgrades or ()) - {card.id for card in box.upgrades}),
        *({name for start in setup.head_starts.values() for name in start.crew_types} - set(box.crew_types)),
        *(f"saucer {index}" for index in setup.head_starts if not 0 <= index < saucers),
    }
    if unknown:
        raise ValueError(f"not in this game: {', '.join(sorted(unknown))}")
    if len(set(held)) != len(held):
        raise ValueError("there is only one card of each upgrade")
    for start in setup.head_starts.values():
        if len(set(start.crew_types)) != len(start.crew_types):
            raise ValueError("there is only one crew member of each type in each colour")
        if len(start.crew_types) >= min(setup.stations_to_win, len(box.crew_types)):
            raise ValueError("a head start must leave something to do")


@dataclass(frozen=True, slots=True)
class StartForMore:
    """A booster for a neighbour of the probe holder; pilots for those with neither it nor the probe (cg-035,
    cg-036)."""

    boosters: int

    def perform(self, state: State) -> State:
        players = state.game.players
        step = -1 if state.game.rules.starting_booster == "right" else 1
        lucky = {(state.probe + step * (turn + 1)) % players for turn in range(self.boosters)}
        for player in sorted(lucky):
            state = state.gain(state.saucers_of(player)[0], boosters=1)
        seats = [(state.probe + seat) % players for seat in range(1, players)]
        pilots = [saucer for player in seats if player not in lucky for saucer in state.saucers_of(player)]
        return state.then(*(PlaceCrew(state.colour(saucer)) for saucer in pilots))


@dataclass(frozen=True, slots=True)
class StartForTwo:
    """One pilot for the probe holder; a booster and the other saucer's pilot for the other (cg-142, cg-143)."""

    def perform(self, state: State) -> State:
        first, second = state.saucers_of(state.probe), state.saucers_of(1 - state.probe)
        return state.then(
            Ask(first[0], "starting-pilot", tuple(_starting_pilot(state, saucer) for saucer in first)),
            Ask(
                second[0],
                "starting-booster",
                (
                    _starting_booster(state, second[0], second[1]),
                    _starting_booster(state, second[1], second[0]),
                ),
            ),
        )


@dataclass(frozen=True, slots=True)
class Ask:
    saucer: int
    question: str
    options: tuple[Option, ...]

    def perform(self, state: State) -> State:
        return state.ask(self.saucer, self.question, self.options)


@dataclass(frozen=True, slots=True)
class TakeBooster:
    saucer: int

    def perform(self, state: State) -> State:
        return state.gain(self.saucer, boosters=1)


@dataclass(frozen=True, slots=True)
class PlaceLongestQueue:
    """One more crew member for the board, from the colour with most left."""

    def perform(self, state: State) -> State:
        longest = max(state.queues, key=len)
        return state.then(PlaceCrew(longest[0].colour)) if longest else state


def _starting_pilot(state: State, saucer: int) -> Option:
    return Option(state.colour(saucer), (PlaceCrew(state.colour(saucer)),))


def _starting_booster(state: State, boosted: int, other: int) -> Option:
    return Option(state.colour(boosted), (TakeBooster(boosted), PlaceCrew(state.colour(other))))


def _saucer(setup: Setup, index: int, colour: str, player: int) -> Saucer:
    extra = setup.head_starts.get(index, HeadStart())
    return Saucer(
        colour,
        player,
        crew=tuple(CrewMember(colour, crew_type) for crew_type in extra.crew_types),
        boosters=extra.boosters,
        energy=setup.box.start_energy + extra.energy,
        upgrades=extra.upgrades,
    )


def _deck(setup: Setup) -> list[str]:
    """Upgrades for this number of players that nobody holds yet (cg-026, cg-141)."""
    held = {name for start in setup.head_starts.values() for name in start.upgrades}
    return [
        card.id
        for card in setup.box.upgrades
        if setup.players in card.players
        and card.id not in held
        and (setup.upgrades is None or card.id in setup.upgrades)
    ]


def _queues(box: Box, colours: Sequence[str], dice: Dice) -> tuple[list[Queue], Dice]:
    """One queue per colour, the pilot in front, the others in any order (cg-029 to cg-031)."""
    queues: list[Queue] = []
    first, *others = box.crew_types
    for colour in colours:
        shuffled, dice = dice.shuffle(others)
        queues.append(tuple(CrewMember(colour, crew_type) for crew_type in (first, *shuffled)))
    return queues, dice
