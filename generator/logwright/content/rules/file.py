"""Rules about files: one constant per rule, whose text is its page. Loading finds them."""

from __future__ import annotations

UNKNOWN = """No kind of content lies at this place.

Every folder of content/ holds files of known kinds.

good::

    # file: content/custom/example.yaml
    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    # file: content/extra/example.yaml
    game: planet-nine
    id: example
    tasks: {count: 3}
"""

UNREADABLE = """The file cannot be read.

It does not exist, or you may not read it. This shows only for files named on the command line.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    # file: missing.yaml
"""
