"""What occurs several times is written once, and the picture stays the same."""

from xml.etree import ElementTree

from logwright.publish.figures import DeckLook, Drawing, beside, hand
from logwright.publish.figures.crew_game.card import card
from tests.publish.figures.read_svg import SPACE, ids_of, parsed


def unfolded(text: str) -> list[str]:
    """Every shape with all transformations above it, as if nothing were reused."""
    root = parsed(text)
    named = {part.attrib["id"]: part for part in root.iter() if "id" in part.attrib}
    shapes: list[str] = []

    def walk(part: ElementTree.Element, place: str) -> None:
        name = part.tag.removeprefix(SPACE)
        place = f"{place} {part.attrib.get('transform', '')}".strip()
        if name == "use":
            walk(named[part.attrib["href"].removeprefix("#")], place)
        elif name not in ("title", "desc", "defs"):
            said = {key: value for key, value in part.attrib.items() if key not in ("transform", "id")}
            if name not in ("g", "svg"):
                shapes.append(f"{name} {sorted(said.items())} at {place}")
            for child in part:
                walk(child, place)

    walk(root, "")
    return shapes


def test_the_picture_is_the_same(planet_nine: DeckLook) -> None:
    drawing = hand(["pink 9", "pink 3", "blue 3", "rocket 2", "rocket 4"], planet_nine)
    assert unfolded(drawing.svg("a", "A hand")) == unfolded(drawing.icon())


def test_it_saves_a_good_part(planet_nine: DeckLook) -> None:
    cards = beside([card(f"pink {value}", planet_nine) for value in range(1, 10)])
    assert len(cards.svg("a", "Pink")) < 0.6 * len(cards.icon())


def test_nothing_is_defined_that_is_used_only_once(planet_nine: DeckLook) -> None:
    text = hand(["pink 9", "pink 3", "green 9", "rocket 2", "rocket 4"], planet_nine).svg("a", "A hand")
    root = parsed(text)
    uses = [part.attrib["href"].removeprefix("#") for part in root.iter(f"{SPACE}use")]
    defined = [name for name in ids_of(text) if not name.endswith(("-title", "-desc"))]
    assert defined
    assert all(uses.count(name) > 1 for name in defined)


def test_one_of_a_kind_is_drawn_in_place() -> None:
    assert "<defs>" not in Drawing(1, 1).svg("a", "Nothing")
