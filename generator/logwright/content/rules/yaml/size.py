r"""Files have at most 1 MiB.

No mission needs more; larger files are split.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad (python)::

    b"game: planet-nine\n" + b"# filler\n" * 130_000
"""
