"""Looking into SVG: is it well made, and what is left of it without colours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree import ElementTree

from logwright.publish.figures import Drawing, Palette

SPACE = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def colourless(drawing: Drawing) -> str:
    """The drawing as shapes only."""
    return re.sub(r"#[0-9a-f]{6}", "#", drawing.icon(Palette.PRINT))


def ids_of(text: str) -> list[str]:
    return [part.attrib["id"] for part in parsed(text).iter() if "id" in part.attrib]


def check_figure(text: str) -> None:
    """What every figure on a page must be."""
    root = parsed(text)
    assert root.tag == f"{SPACE}svg"
    assert root.attrib["role"] == "img"
    ids = ids_of(text)
    assert len(ids) == len(set(ids))
    # The title comes first, so that browsers and screen readers take it for the name of the figure.
    assert root[0].tag == f"{SPACE}title"
    labels = root.attrib["aria-labelledby"].split()
    assert set(labels) <= set(ids)
    assert all("".join(part.itertext()).strip() for part in root.iter() if part.attrib.get("id") in labels)
    x, y, width, height = (float(number) for number in root.attrib["viewBox"].split())
    assert (x, y) == (0, 0)
    assert width > 0
    assert height > 0
    for part in root.iter():
        for name, value in part.attrib.items():
            assert "://" not in value, f"{name}={value}"
            assert "url(" not in value
            assert "nan" not in value
            if name == "href":
                assert value.removeprefix("#") in ids
        assert part.tag.removeprefix(SPACE) not in ("script", "style", "image", "foreignObject")


def inks_in(texts: Iterable[str]) -> set[str]:
    """Names of the custom properties that pages must know."""
    return {name for text in texts for name in re.findall(r"var\(--lw-([a-z0-9-]+),", text)}
