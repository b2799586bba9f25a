"""A position can be played.

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
