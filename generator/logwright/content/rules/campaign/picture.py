"""A picture of your own is harmless.

It may come from anybody and ends on other people's screens: an SVG of shapes and colours without scripts, entities and
references to anything outside, or a sound PNG; both not too large.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    cover: {picture: tour.svg}
    chapters:
      - {id: a, missions: [custom/one]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
    # file: content/campaigns/tour.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 190"><circle cx="64" cy="80" r="30" fill="gold"/></svg>

bad::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    cover: {picture: tour.svg}
    chapters:
      - {id: a, missions: [custom/one]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
    # file: content/campaigns/tour.svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 190"><script>alert(1)</script></svg>
"""
