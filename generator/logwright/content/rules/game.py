"""Rules about the file of a trick-taking game: one constant per rule, whose text is its page. Its reader finds them."""

from __future__ import annotations

MEANING = """A game fits together.

The trumps are one of its suits, and the highest trump makes the leader. For every number of players there is a table at
which all cards are dealt, no hand more than a card longer than another; two players have an automaton. Suits have
symbols of their own, and terrain says what every value means.

good::

    # file: content/orchard/game.yaml
    id: orchard
    family: crew
    order: 4
    players: [3]
    trump: wasp
    leader: {id: farmer, card: wasp 3}
    scene: space
    suits:
      - {id: apple, symbol: circle, ink: '#a03030', values: 6}
      - {id: pear, symbol: triangle, ink: '#608030', values: 6}
      - {id: wasp, symbol: star, ink: '#303030', values: 3}
    components: [{id: playing-card, count: 15}]
    tables: [{players: 3, hands: [5, 5, 5], tricks: 5}]
    setup: [{id: deal}]
    tasks: {from: deck, few: 2, most: 4}
    draft: {passing: never}
    signals: [normal]
    allocations: [draft]
    missions: {first: 1, last: 9}

bad::

    # file: content/orchard/game.yaml
    id: orchard
    family: crew
    order: 4
    players: [3]
    trump: wasp
    leader: {id: farmer, card: wasp 1}
    scene: space
    suits:
      - {id: apple, symbol: circle, ink: '#a03030', values: 6}
      - {id: pear, symbol: circle, ink: '#608030', values: 6}
      - {id: wasp, symbol: star, ink: '#303030', values: 3}
    components: [{id: playing-card, count: 15}]
    tables: [{players: 3, hands: [5, 5, 4], tricks: 5}]
    setup: [{id: deal}]
    tasks: {from: deck, few: 2, most: 4}
    draft: {passing: never}
    signals: [normal]
    allocations: [draft]
    missions: {first: 1, last: 9}
"""
