"""Rules about positions and lines of play, found by their readers: one constant per rule, its text is its page."""

from __future__ import annotations

ATTEMPT = """The record of an attempt can be read.

It names a mission, who sits where, how it was dealt, and every decision with its kind, its seat and its value. These
files are written by logwright play, which also resumes them, and read by logwright replay.

good::

    # file: attempt.json
    attempt: 1
    mission: planet-nine/01
    players: 3
    seats: [person, club, club]
    decisions:
      - [task, 0, 0]

bad::

    # file: attempt.json
    attempt: 1
    mission: planet-nine/01
    players: 3
    seats: [person, club, club]
    decisions:
      - [task, 0, 0]
      - [play, 0, mauve 12]
"""

LINE = """A line of play can be shown.

It names every trick with its leader, its cards in order of play and its winner. These files are written by
logwright solve and logwright check with --format json, and read by logwright replay.

good::

    # file: line.json
    owners: [0]
    tricks:
      - {leader: 0, cards: [pink 9, pink 1, pink 5], winner: 0}
      - {leader: 0, cards: [blue 2, blue 3, blue 1], winner: 1}

bad::

    # file: line.json
    owners: [0]
    tricks:
      - {leader: 0, cards: [pink 9, pink 1, pink 5], winner: 7}
      - {leader: 0, cards: [blue 2, blue 3], winner: 1}
"""

POSITION = """A position can be played.

Each card is dealt once, hands are of one size (one of them may be a card longer), every seat exists, every task has
one meaning and, with fixed allocation, an owner. These files are for logwright solve.

good::

    # file: position.deal.yaml
    game: planet-nine
    hands: [[pink 9, rocket 4], [pink 1, blue 2], [pink 5, blue 3]]
    tasks:
      - {card: pink 1, owner: 0}

bad::

    # file: position.deal.yaml
    game: planet-nine
    hands: [[pink 9, rocket 4], [pink 1, blue 2], [pink 5, pink 9]]
    tasks:
      - {card: pink 1, owner: 7}
"""
