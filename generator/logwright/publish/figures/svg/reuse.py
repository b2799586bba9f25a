"""Keeps figures small: a part that occurs several times is defined once and referenced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from logwright.publish.figures.svg.element import Element, tag
from logwright.publish.figures.svg.ink import Palette

WORTH_IT = 90
"""Elements shorter than this are repeated instead of referenced."""
PASSES = 3
"""Reused parts may contain reused parts themselves."""


def reused(elements: Sequence[Element], prefix: str) -> tuple[Element, ...]:
    """The same picture; `prefix` starts the ids of its reused parts."""
    definitions: list[Element] = []
    drawn = tuple(elements)
    made = 0
    for _ in range(PASSES):
        counts = Counter(part for element in (*definitions, *drawn) for part in _cores(element))
        wanted = [part for part, count in counts.items() if count > 1 and len(part.text(Palette.PRINT)) > WORTH_IT]
        if not wanted:
            break
        names = {part: f"{prefix}-{n}" for n, part in enumerate(wanted, start=made + 1)}
        made += len(names)
        drawn = tuple(_replaced(element, names) for element in drawn)
        definitions = [_replaced(element, names) for element in definitions]
        for part, name in names.items():
            inner = tuple(child if isinstance(child, str) else _replaced(child, names) for child in part.children)
            definitions.append(Element(part.name, (("id", name), *part.attributes), inner))
        drawn, definitions = _without_single_uses(drawn, definitions)
    return (tag("defs", *definitions), *drawn) if definitions else drawn


def _core(element: Element) -> Element:
    """The element without its position and its id."""
    kept = tuple(pair for pair in element.attributes if pair[0] not in ("transform", "id"))
    return Element(element.name, kept, element.children)


def _cores(element: Element) -> Iterator[Element]:
    if element.name == "use":
        return
    if not any(name == "id" for name, _ in element.attributes):
        yield _core(element)
    for child in element.children:
        if isinstance(child, Element):
            yield from _cores(child)


def _replaced(element: Element, names: dict[Element, str]) -> Element:
    name = names.get(_core(element))
    if name and not any(key == "id" for key, _ in element.attributes):
        place = dict(element.attributes).get("transform")
        return tag("use", href=f"#{name}", transform=place)
    inner = tuple(child if isinstance(child, str) else _replaced(child, names) for child in element.children)
    return Element(element.name, element.attributes, inner)


def _without_single_uses(
    drawn: tuple[Element, ...], definitions: list[Element]
) -> tuple[tuple[Element, ...], list[Element]]:
    """Inlines definitions that turned out to be used only once, because they only occur inside something larger."""
    uses = Counter(name for element in (*drawn, *definitions) for name in _uses(element))
    single = {name: part for part in definitions if uses[name := str(dict(part.attributes)["id"])] == 1}
    if not single:
        return drawn, definitions
    kept = [part for part in definitions if part not in single.values()]
    return tuple(_restored(element, single) for element in drawn), [_restored(part, single) for part in kept]


def _uses(element: Element) -> Iterator[str]:
    if element.name == "use":
        yield str(dict(element.attributes)["href"]).removeprefix("#")
    for child in element.children:
        if isinstance(child, Element):
            yield from _uses(child)


def _restored(element: Element, single: dict[str, Element]) -> Element:
    said = dict(element.attributes)
    if element.name == "use" and (part := single.get(str(said["href"]).removeprefix("#"))):
        place = (("transform", said["transform"]),) if "transform" in said else ()
        kept = tuple(pair for pair in part.attributes if pair[0] != "id")
        return _restored(Element(part.name, (*place, *kept), part.children), single)
    inner = tuple(child if isinstance(child, str) else _restored(child, single) for child in element.children)
    return Element(element.name, element.attributes, inner)
