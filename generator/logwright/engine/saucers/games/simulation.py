"""Plays many seeded games between players and collects statistics. Memory does not grow with the number of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from logwright.engine.interval import Share
from logwright.engine.saucers.games.event import PickedUp, Stolen, TurnBegan
from logwright.engine.saucers.games.play import play
from logwright.engine.saucers.players import Player
from logwright.engine.saucers.turns.setup import Setup


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game. `winner` is None if it did not end within the limit."""

    winner: int | None
    rounds: int
    turns: int
    pick_ups: int
    thefts: int
    upgrades: tuple[frozenset[str], ...]
    """Upgrades each player had at the end."""


@dataclass(frozen=True, slots=True)
class Statistics:
    players: int
    games: int
    wins: tuple[int, ...]
    lengths: Mapping[int, int]
    """Number of finished games by number of rounds."""
    turns: int
    pick_ups: int
    thefts: int
    upgrade_wins: Mapping[str, int]
    upgrade_losses: Mapping[str, int]
    """How often a player who had the upgrade at the end won or lost a finished game."""

    def __add__(self, other: Statistics) -> Statistics:
        """The statistics of both sets of games together."""
        return Statistics(
            players=self.players,
            games=self.games + other.games,
            wins=tuple(mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)),
            lengths=dict(Counter(self.lengths) + Counter(other.lengths)),
            turns=self.turns + other.turns,
            pick_ups=self.pick_ups + other.pick_ups,
            thefts=self.thefts + other.thefts,
            upgrade_wins=dict(Counter(self.upgrade_wins) + Counter(other.upgrade_wins)),
            upgrade_losses=dict(Counter(self.upgrade_losses) + Counter(other.upgrade_losses)),
        )

    @property
    def finished(self) -> Share:
        return Share(sum(self.wins), self.games)

    def seat(self, player: int) -> Share:
        """Share of the finished games that a seat has won."""
        return Share(self.wins[player], sum(self.wins))

    def upgrade(self, name: str) -> Share:
        """Share of wins among the owners of an upgrade; without effect it is 1 divided by the number of players."""
        won = self.upgrade_wins.get(name, 0)
        return Share(won, won + self.upgrade_losses.get(name, 0))

    @property
    def mean_rounds(self) -> float:
        total = sum(length * count for length, count in self.lengths.items())
        return total / sum(self.lengths.values()) if self.lengths else 0.0

    def rounds_at(self, share: float) -> int:
        """The number of rounds within which this share of the finished games was over."""
        seen, needed = 0, share * sum(self.lengths.values())
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if seen >= needed:
                return length
        return 0


def simulate(setup: Setup, players: Sequence[Player], games: int, rounds: int = 60) -> Statistics:
    """Plays games with consecutive seeds, starting at the setup's, each for at most so many rounds."""
    return tally(setup.players, results(setup, players, games, rounds))


def results(setup: Setup, players: Sequence[Player], games: int, rounds: int) -> Iterator[Result]:
    for game in range(games):
        yield play_out(replace(setup, seed=setup.seed + game), players, rounds)


def play_out(setup: Setup, players: Sequence[Player], rounds: int) -> Result:
    counts: Counter[type] = Counter()
    for step in play(setup, players, rounds):
        state = step.state
        counts.update(type(event) for event in state.events)
    return Result(
        winner=state.winner,
        rounds=state.round,
        turns=counts[TurnBegan],
        pick_ups=counts[PickedUp],
        thefts=counts[Stolen],
        upgrades=tuple(
            frozenset(name for saucer in state.saucers if saucer.player == player for name in saucer.upgrades)
            for player in range(state.game.players)
        ),
    )


def tally(players: int, played: Iterable[Result]) -> Statistics:
    """Adds up results; they may come in any order, as long as each game comes once."""
    wins = [0] * players
    lengths: Counter[int] = Counter()
    totals: Counter[str] = Counter()
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for result in played:
        totals.update(games=1, turns=result.turns, pick_ups=result.pick_ups, thefts=result.thefts)
        if result.winner is None:
            continue
        wins[result.winner] += 1
        lengths[result.rounds] += 1
        for player, upgrades in enumerate(result.upgrades):
            (won if player == result.winner else lost).update(upgrades)
    return Statistics(
        players=players,
        games=totals["games"],
        wins=tuple(wins),
        lengths=dict(lengths),
        turns=totals["turns"],
        pick_ups=totals["pick_ups"],
        thefts=totals["thefts"],
        upgrade_wins=dict(won),
        upgrade_losses=dict(lost),
    )
