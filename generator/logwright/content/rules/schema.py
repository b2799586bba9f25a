"""What the schemas refuse: one constant per rule, whose text is its page. `content.read.schema_words` reports them."""

from __future__ import annotations

CHOICE = """A value is not one of the possible ones.

The nearest possible value is suggested.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nin
    id: example
    tasks: {count: 3}
"""

MISSING = """A field is missing.

Some things cannot be guessed.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    id: example
    tasks: {count: 3}
"""

NOT_HERE = """A field has no place in a mission of this game.

Deep Sea has no task tokens; Planet Nine has no difficulty.

good::

    game: deep-sea
    id: example
    tasks: {difficulty: 5}

bad::

    game: deep-sea
    id: example
    tasks: {count: 3}
"""

RANGE = """A number is too small or too large.

No deck has more than 54 colour cards, no table more than 20 tricks, and so on.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 99}
"""

REPEATED = """Something is named twice in a list.

Each player count or ruling is named once.

good::

    game: planet-nine
    id: example
    players: [3, 4]
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    players: [3, 3]
    tasks: {count: 3}
"""

SIZE = """A list or text is too short or too long.

An empty list of objectives says nothing; a title of a hundred letters fits on no page.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    objectives: []
"""

SPELLING = """A value is spelled in a way nobody understands.

Cards are a colour and a value, ids are small letters and dashes, and so on.

good::

    game: planet-nine
    id: example
    objectives:
      - {win: pink 3}

bad::

    game: planet-nine
    id: example
    objectives:
      - {win: pnk 3}
"""

TYPE = """A value is of the wrong kind.

A number is needed where a text stands, a list where a single value stands, and so on.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: three}
"""

UNKNOWN_FIELD = """A field is not known.

Usually a typing mistake; the nearest known name is suggested.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    taks: {count: 3}
"""
