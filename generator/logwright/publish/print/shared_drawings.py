"""Draws each picture of a document once for all pages: what shows it again refers to that drawing.

WeasyPrint hands out the picture itself to the first that shows it, and from its cache to all others.
"""

from __future__ import annotations

from typing import Any

import pydyf  # type: ignore[import-untyped]
from weasyprint.images import SVGImage


class SharedDrawings(dict[str, Any]):
    """The images of one document, by address, as WeasyPrint keeps them while it lays out."""

    def __setitem__(self, address: str, image: Any) -> None:
        shared = isinstance(image, SVGImage)
        super().__setitem__(address, SharedDrawing(image, f"drawing{len(self)}") if shared else image)


class SharedDrawing:
    """An SVG that WeasyPrint takes for a photo: those it already shares between pages."""

    def __init__(self, image: Any, name: str) -> None:
        self._image = image
        self._name = name

    def get_intrinsic_size(self, image_resolution: Any, font_size: Any) -> Any:
        return self._image.get_intrinsic_size(image_resolution, font_size)

    def draw(self, stream: Any, width: float, height: float, style: Any) -> None:
        sized = _SizedDrawing(f"{self._name}-{width:.3f}-{height:.3f}-".replace(".", "_"))
        if f"i{sized.id}0" not in stream._images:
            sized.form = _form(stream, width, height)
            self._image.draw(sized.form, width, height, style)
        stream.draw_x_object(stream.add_image(sized, False, 1))


class _SizedDrawing:
    """A drawing in one size: lines do not always scale with the picture, so each size is drawn by itself."""

    form: Any = None

    def __init__(self, name: str) -> None:
        self.id = name

    def get_x_object(self, _interpolate: bool, _ratio: float) -> Any:
        return self.form


def _form(stream: Any, width: float, height: float) -> Any:
    """A form that belongs to no page. It is larger than the picture, whose lines may reach over its edge.

    It is no group of its own: readers draw thin lines in groups paler than on the page.
    """
    holder = stream.clone(
        resources=pydyf.Dictionary({"XObject": pydyf.Dictionary(), "ColorSpace": stream._resources["ColorSpace"]})
    )
    form = holder.add_group(-width, -height, 3 * width, 3 * height)
    del form.extra["Group"]
    return form
