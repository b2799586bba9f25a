"""A plain edition in large print: 18 points and more, black on white, tagged for screen readers."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection, Mapping
from functools import partial

from logwright.publish.figures import Drawing, Palette
from logwright.publish.print.fit import fitted
from logwright.publish.print.options import Paper
from logwright.publish.print.plain.passage import PlainEdition
from logwright.publish.print.render import RenderedLayout, lay_out, templates


def large_print(edition: PlainEdition, page: Paper, title: str) -> bytes:
    """Where words need more room, pictures get smaller; words never do."""
    return fitted(partial(_layout, edition, page, title)).pdf(accessible=True)


def _layout(
    edition: PlainEdition, page: Paper, title: str, tighter: Mapping[str, int], _: Collection[str] | None
) -> RenderedLayout:
    passages = [(passage, _address(passage.picture) if edition.cards else "") for passage in edition.passages]
    html = templates().get_template("large.html").render(edition=edition, passages=passages, tighter=tighter)
    css = templates().get_template("large.css").render(page=page)
    return lay_out(html, lang=edition.lang, title=title, css=css)


def _address(drawing: Drawing | None) -> str:
    if drawing is None:
        return ""
    svg = drawing.icon(Palette.LOW_INK)
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
