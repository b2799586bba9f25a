"""One file holds one document.

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
