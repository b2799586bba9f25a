"""Rendering: from HTML to a PDF that is the same, byte for byte, on every machine and in every run."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from html import escape
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from logwright.publish.print.typeface import FOLDER, stylesheet

_NO_FONTS = Path(__file__).with_name("fonts.conf")
_VARIABLE = "FONTCONFIG_FILE"


class Spoiled(Exception):
    """A sheet that cannot be printed as it is meant, in words."""


def pdf(html: str, *, lang: str, title: str, css: str = "", accessible: bool = False) -> bytes:
    """Render what stands in the body of a document.

    Accessible is a PDF/UA-1: tagged in reading order, with bookmarks. All else is for printers only.
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
    with _complaints() as complaints, _only_own_fonts():
        made: bytes = HTML(string=document, url_fetcher=assets, base_url=None).write_pdf(
            pdf_variant="pdf/ua-1" if accessible else None,
        )
    if assets.refused:
        raise Spoiled(f"the sheet asks for {', '.join(assets.refused)}, which is not part of the project")
    if complaints:
        raise Spoiled("\n".join(complaints))
    return made


@cache
def templates() -> Environment:
    """Templates lie beside this file. Every word they are given is escaped, for content is written by anybody."""
    return Environment(
        loader=PackageLoader("logwright.publish.print"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@contextmanager
def _only_own_fonts() -> Iterator[None]:
    """Hide the fonts of the machine while a sheet is rendered; a browser started later shall see them again."""
    before = os.environ.get(_VARIABLE)
    os.environ[_VARIABLE] = str(_NO_FONTS)
    try:
        yield
    finally:
        if before is None:
            del os.environ[_VARIABLE]
        else:
            os.environ[_VARIABLE] = before


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """Collect what WeasyPrint warns about."""
    lines: list[str] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    log, collector = logging.getLogger("weasyprint"), Collector(logging.WARNING)
    log.addHandler(collector)
    try:
        yield lines
    finally:
        log.removeHandler(collector)
