"""The file cannot be read.

It does not exist, or you may not read it. This shows only for files named on the command line.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    # file: missing.yaml
"""
