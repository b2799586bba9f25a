"""What the reader refuses: one constant per rule, whose text is its page. `content.read.reader` finds them."""

from __future__ import annotations

ALIAS = """Aliases are not read.

They make a file harder to read and can blow it up.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: *name
    tasks: {count: 3}
"""

ANCHOR = """Anchors are not read.

They make a file harder to read and can blow it up.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: &name example
    tasks: {count: 3}
"""

CHARACTER = r"""Control characters are not allowed.

They are invisible and usually came in by copying.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad (python)::

    b"game: planet-nine\nid: exa\x07mple\n"
"""

DEPTH = """Lists and mappings are nested at most 40 deep.

Nothing in a game is that deep.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad (python)::

    b"game: " + b"[" * 50 + b"]" * 50
"""

DOCUMENTS = """One file holds one document.

A second document after a line of dashes would be ignored silently elsewhere.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3}
    ---
    game: deep-sea
"""

DUPLICATE_KEY = """A name stands twice in one mapping.

Which of the two is meant would be a guess.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3}
    tasks: {count: 4}
"""

EMPTY = """A file is not empty.

An empty file is usually a file that was not saved.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    # nothing but a comment
"""

ENCODING = r"""Files are UTF-8.

Other encodings garble accents and Cyrillic letters.

good (python)::

    "game: planet-nine\nid: example\ntasks: {count: 3}\ntext: {fr: {title: Été}}\n".encode()

bad (python)::

    "game: planet-nine\nid: example\ntext: {fr: {title: Été}}\n".encode("latin-1")
"""

KEY = """Names are plain words.

A list or a mapping cannot be the name of a field.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    ? [a, b]
    : 3
"""

MERGE_KEY = """Merge keys are not read.

The fields of a mission stand where they belong.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    <<: {tasks: {count: 3}}
"""

NUL = r"""NUL bytes are not text.

They come from files that are not text, or were saved as UTF-16.

good (python)::

    b"game: planet-nine\nid: example\ntasks: {count: 3}\n"

bad (python)::

    b"game: planet-nine\nid: exa\0mple\n"
"""

NUMBER = """Numbers must fit.

Whole numbers beyond 2^53, infinity and not-a-number are not read.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 99999999999999999999}
"""

SIZE = r"""Files have at most 1 MiB.

No mission needs more; larger files are split.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad (python)::

    b"game: planet-nine\n" + b"# filler\n" * 130_000
"""

SYNTAX = """The file is not YAML.

Indentation, colons, quotes and brackets must fit together.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3
"""

TAG = """Tags are not read.

A tag could ask for anything; content needs only texts, numbers, lists and mappings.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: !!str example
    tasks: {count: 3}
"""
