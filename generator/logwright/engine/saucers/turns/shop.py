"""Buying upgrades: pay energy, draw cards, keep one."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import UpgradeBought
from logwright.engine.saucers.games.state import Option, PendingStep, State
from logwright.engine.saucers.upgrades import UseEndUpgrades


@dataclass(frozen=True, slots=True)
class OfferUpgrade:
    """Buying is optional; there is no limit on upgrades held (cg-124, cg-125, cg-127)."""

    saucer: int

    def perform(self, state: State) -> State:
        if state.saucers[self.saucer].energy < state.game.price.energy or not (state.deck or state.discard):
            return state
        again: tuple[PendingStep, ...] = (self,) if state.game.rules.buy_limit == "several" else ()
        return state.ask(
            self.saucer, "buy-upgrade", [Option("pass", ()), Option("buy", (DrawUpgrades(self.saucer), *again))]
        )


@dataclass(frozen=True, slots=True)
class DrawUpgrades:
    """Draws the cards to choose from; an empty deck is refilled from the discards (cg-129)."""

    saucer: int

    def perform(self, state: State) -> State:
        saucer, price = state.saucers[self.saucer], state.game.price
        state = state.with_saucer(self.saucer, energy=saucer.energy - price.energy)
        drawn: list[str] = []
        while len(drawn) < price.draw and (state.deck or state.discard):
            if not state.deck:
                deck, dice = state.dice.shuffle(state.discard)
                state = state.but(deck=deck, discard=(), dice=dice)
            drawn.append(state.deck[0])
            state = state.but(deck=state.deck[1:])
        options = [
            Option(kept, (KeepUpgrade(self.saucer, kept, tuple(card for card in drawn if card != kept)),))
            for kept in drawn
        ]
        return state.ask(self.saucer, "keep-upgrade", options)


@dataclass(frozen=True, slots=True)
class KeepUpgrade:
    """Places the upgrade face up for the rest of the game (cg-126) and discards the others."""

    saucer: int
    kept: str
    others: tuple[str, ...]

    def perform(self, state: State) -> State:
        saucer, card = state.saucers[self.saucer], state.game.upgrades[self.kept]
        state = state.with_saucer(self.saucer, upgrades=(*saucer.upgrades, self.kept))
        state = state.with_turn(bought=(*state.active.bought, self.kept))
        state = state.tell(UpgradeBought(saucer.colour, self.kept)).but(discard=state.discard + self.others)
        if card.timing == "when-bought":
            return state.gain(self.saucer, card.effect.boosters, card.effect.energy)
        if card.timing == "turn-end" and state.game.rules.new_end_upgrade == "at-once":
            return state.then(UseEndUpgrades(self.saucer, only=self.kept))
        return state
