r"""Control characters are not allowed.

They are invisible and usually came in by copying.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad (python)::

    b"game: planet-nine\nid: exa\x07mple\n"
"""
