"""Renders HTML to a PDF that is byte-for-byte reproducible."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.publish.figures.design_tokens import print_inks
from logwright.publish.print.tagging import completed
from logwright.publish.print.typeface import FOLDER, stylesheet
from logwright.saying import Told, listed, saying

if TYPE_CHECKING:
    from jinja2 import Environment

    from logwright.publish.print.own_assets import OwnAssets

_NO_FONTS = Path(__file__).with_name("fonts.conf")
_WHERE_FONTS_ARE = "FONTCONFIG_FILE"


class Spoiled(Told):
    """A sheet that cannot be printed as intended, with the reason."""


def pdf(html: str, *, lang: str, title: str, css: str = "", accessible: bool = False) -> bytes:
    """Renders the body of a document.

    `accessible` makes a PDF/UA-1: tagged in reading order, with bookmarks. Other files are only for printing.
    """
    return lay_out(html, lang=lang, title=title, css=css).pdf(accessible=accessible)


@dataclass(frozen=True)
class RenderedLayout:
    """A document laid out on pages, before it is written."""

    document: Any
    assets: OwnAssets

    def pdf(self, *, accessible: bool = False, zoom: float = 1) -> bytes:
        """The document as a PDF, scaled by this factor."""
        with _rendering(self.assets), _no_collecting():
            variant = "pdf/ua-1" if accessible else None
            made: bytes = self.document.write_pdf(pdf_variant=variant, zoom=zoom, finisher=completed)
        return made


def lay_out(html: str, *, lang: str, title: str, css: str = "") -> RenderedLayout:
    """Lays out the body of a document on pages.

    A warning of the renderer, or a request for a foreign address, raises Spoiled.
    """
    # Imported here: WeasyPrint takes half a second to load, and only printing needs it.
    from weasyprint import HTML

    from logwright.publish.print.own_assets import SCHEME, OwnAssets
    from logwright.publish.print.shared_drawings import SharedDrawings

    document = (
        f'<!DOCTYPE html><html lang="{escape(lang)}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{stylesheet(SCHEME)}{css}</style></head><body>{html}</body></html>"
    )
    assets = OwnAssets(FOLDER)
    with _rendering(assets), _no_collecting():
        return RenderedLayout(HTML(string=document, url_fetcher=assets).render(cache=SharedDrawings()), assets)


@cache
def templates() -> Environment:
    """The templates beside this file. They escape all text, because content is untrusted."""
    # Imported here, because commands that print nothing need not load it.
    from jinja2 import Environment, PackageLoader, StrictUndefined

    found = Environment(
        loader=PackageLoader("logwright.publish.print"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["print_inks"] = print_inks
    return found


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Looks for no garbage meanwhile: what WeasyPrint makes lives until the sheet is done, and looking takes time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def _rendering(assets: OwnAssets) -> Iterator[None]:
    """Collects WeasyPrint's warnings while it runs, and hides system fonts from it; both are undone afterwards."""
    lines: list[str] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    log, collector = logging.getLogger("weasyprint"), Collector(logging.WARNING)
    before = os.environ.get(_WHERE_FONTS_ARE)
    os.environ[_WHERE_FONTS_ARE] = str(_NO_FONTS)
    log.addHandler(collector)
    try:
        yield
    finally:
        log.removeHandler(collector)
        if before is None:
            del os.environ[_WHERE_FONTS_ARE]
        else:
            os.environ[_WHERE_FONTS_ARE] = before
    if assets.refused:
        raise Spoiled(saying("misfits.refused", files=listed(assets.refused)))
    if lines:
        raise Spoiled(saying("misfits.set-badly", complaints="\n".join(dict.fromkeys(lines))))
