"""Crashes: leaving the board, and the penalties and rewards when the turn is cleaned up."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Crashed, Given, Stolen
from logwright.engine.saucers.games.state import Option, PendingStep, State
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.turns.boarding import hand_over


def crash(state: State, saucer: int) -> State:
    """Takes the saucer off the board; the turn's clean-up settles the consequences (cg-072, cg-105)."""
    space = state.position(saucer)
    state = state.with_turn(crashed=(*state.active.crashed, saucer))
    return state.with_saucer(saucer, space=None).tell(Crashed(state.colour(saucer), space))


@dataclass(frozen=True, slots=True)
class SettleCrashes:
    """First the penalty for crashes of the player whose turn it is, then the rewards for others (cg-106 to cg-114)."""

    def perform(self, state: State) -> State:
        turn = state.active
        if not turn.crashed and not turn.hit:
            return state
        player = state.saucers[turn.saucer].player
        own = [saucer for saucer in turn.crashed if state.saucers[saucer].player == player]
        others = [saucer for saucer in turn.crashed if state.saucers[saucer].player != player]
        tasks: list[PendingStep] = [Penalty(_payer(state, saucer)) for saucer in own]
        tasks += [Reward(saucer) for saucer in others]
        if state.game.rules.steal_on == "hit":
            hit = dict.fromkeys(saucer for saucer in turn.hit if saucer not in turn.crashed)
            tasks += [Robbery(saucer) for saucer in hit if state.saucers[saucer].player != player]
        return state.with_turn(crashed=(), hit=()).then(*tasks)


def _payer(state: State, crashed: int) -> int:
    """With two players a saucer that crashes the other saucer of its player pays itself (cg-149)."""
    return state.active.saucer if state.game.rules.own_crash_pays == "mover" else crashed


@dataclass(frozen=True, slots=True)
class Penalty:
    """One crew member of another colour, if any, goes to the player with fewest stationed crew (cg-106, cg-107)."""

    saucer: int

    def perform(self, state: State) -> State:
        payer = state.saucers[self.saucer]
        players = [player for player in range(state.game.players) if player != payer.player]
        if not payer.stealable:
            return state
        fewest = min(state.stationed(player) for player in players)
        options = [
            Option(f"{member} to player {player}", (Give(self.saucer, player, member),))
            for member in payer.stealable
            for player in players
            if state.stationed(player) == fewest
        ]
        return state.ask(self.saucer, "give-crew", options)


@dataclass(frozen=True, slots=True)
class Give:
    """With two saucers the receiver decides which of them takes the crew member (ruling B65)."""

    saucer: int
    player: int
    member: CrewMember

    def perform(self, state: State) -> State:
        receivers = state.saucers_of(self.player)
        options = [
            Option(state.colour(receiver), (Receive(self.saucer, receiver, self.member),)) for receiver in receivers
        ]
        return state.ask(receivers[0], "receive-crew", options)


@dataclass(frozen=True, slots=True)
class Receive:
    saucer: int
    receiver: int
    member: CrewMember

    def perform(self, state: State) -> State:
        event = Given(state.colour(self.saucer), state.colour(self.receiver), self.member)
        return hand_over(state, self.saucer, self.receiver, self.member, event)


@dataclass(frozen=True, slots=True)
class Reward:
    """The player whose turn it is steals a crew member or takes an energy (cg-109 to cg-112)."""

    victim: int

    def perform(self, state: State) -> State:
        thief = state.active.saucer
        options = [Option("energy", (TakeEnergy(thief),)), *_thefts(state, thief, self.victim)]
        return state.ask(thief, "reward", options)


@dataclass(frozen=True, slots=True)
class Robbery:
    """The reading in which a hit is enough to steal, though not to gain energy (cg-098, ruling B66)."""

    victim: int

    def perform(self, state: State) -> State:
        thief = state.active.saucer
        return state.ask(thief, "steal", [Option("pass", ()), *_thefts(state, thief, self.victim)])


@dataclass(frozen=True, slots=True)
class Steal:
    thief: int
    victim: int
    member: CrewMember

    def perform(self, state: State) -> State:
        state = state.with_turn(crew_gained=True)
        event = Stolen(state.colour(self.thief), state.colour(self.victim), self.member)
        return hand_over(state, self.victim, self.thief, self.member, event)


@dataclass(frozen=True, slots=True)
class TakeEnergy:
    saucer: int

    def perform(self, state: State) -> State:
        return state.gain(self.saucer, energy=1)


def _thefts(state: State, thief: int, victim: int) -> list[Option]:
    """Only from a player who has at least as many stationed crew as the thief (cg-111, ruling B67)."""
    if state.stationed(state.saucers[victim].player) < state.stationed(state.saucers[thief].player):
        return []
    loot = state.saucers[victim].stealable
    return [Option(f"{member}", (Steal(thief, victim, member),)) for member in loot]
