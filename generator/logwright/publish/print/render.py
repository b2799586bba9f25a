"""Rendering: from HTML to a PDF that is the same, byte for byte, on every machine and in every run."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.publish.print.typeface import FOLDER, stylesheet

if TYPE_CHECKING:
    from jinja2 import Environment

    from logwright.publish.print.own_assets import OwnAssets

_NO_FONTS = Path(__file__).with_name("fonts.conf")
_WHERE_FONTS_ARE = "FONTCONFIG_FILE"


class Spoiled(Exception):
    """A sheet that cannot be printed as it is meant, in words."""


def pdf(html: str, *, lang: str, title: str, css: str = "", accessible: bool = False) -> bytes:
    """Render what stands in the body of a document.

    Accessible is a PDF/UA-1: tagged in reading order, with bookmarks. All else is for printers only.
    """
    return lay_out(html, lang=lang, title=title, css=css).pdf(accessible=accessible)


@dataclass(frozen=True)
class Layout:
    """A document on its pages, before it is written."""

    document: Any
    assets: OwnAssets

    def pdf(self, *, accessible: bool = False, zoom: float = 1) -> bytes:
        """The document as PDF, everything so many times as large."""
        with _rendering(self.assets):
            made: bytes = self.document.write_pdf(pdf_variant="pdf/ua-1" if accessible else None, zoom=zoom)
        return made


def lay_out(html: str, *, lang: str, title: str, css: str = "") -> Layout:
    """Put what stands in the body of a document on pages.

    A complaint of the renderer, or an address that is not ours, spoils the sheet.
    """
    # WeasyPrint takes half a second to load, which only those who print need spend.
    from weasyprint import HTML

    from logwright.publish.print.own_assets import SCHEME, OwnAssets

    document = (
        f'<!DOCTYPE html><html lang="{escape(lang)}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{stylesheet(SCHEME)}{css}</style></head><body>{html}</body></html>"
    )
    assets = OwnAssets(FOLDER)
    with _rendering(assets):
        return Layout(HTML(string=document, url_fetcher=assets).render(), assets)


@cache
def templates() -> Environment:
    """Templates lie beside this file. Every word they are given is escaped, for content is written by anybody."""
    # Commands that print nothing need not wait for it to load.
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader("logwright.publish.print"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@contextmanager
def _rendering(assets: OwnAssets) -> Iterator[None]:
    """Watch WeasyPrint while it works, without the fonts of the machine; a browser started later sees them again."""
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
        raise Spoiled(f"the sheet asks for {', '.join(assets.refused)}, which is not part of the project")
    if lines:
        raise Spoiled("\n".join(dict.fromkeys(lines)))
