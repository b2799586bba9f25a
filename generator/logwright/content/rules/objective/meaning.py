"""An objective makes no sense.

It says two things at once, names a suit the game does not have, or a range that ends before it begins.

good::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, win: rocket 1}

bad::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, win: submarine 1}
"""
