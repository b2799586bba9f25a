"""The QR code of a mission sheet, which opens the mission in the designer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures import Drawing
from logwright.publish.figures.svg.qr_code import QrCodeFull, qr_code
from logwright.publish.views.address import DESIGNER, folder_of
from logwright.publish.views.mission_link import BadLink, SharedMission, fragment

MODULE = 0.4
"""The side of a module in millimetres: readable by phones at arm's length, and printable everywhere."""
MOST = 27
"""The largest version of a code; its side of 53 millimetres is a quarter of the width of A4."""


@dataclass(frozen=True)
class ShareCode:
    """The address of a mission, and its code."""

    address: str
    drawing: Drawing

    @property
    def side(self) -> float:
        """The side length on paper, in millimetres."""
        return self.drawing.width * MODULE


def share_code(mission: LoggedMission, site: str, lang: str) -> ShareCode | None:
    """The QR code for a sheet in this language; None if the mission does not fit into a readable one.

    It has the texts of all languages if there is room, otherwise only those of the sheet.
    """
    page = DESIGNER.replace(".md", ".html")
    whole = mission.document.data
    for document in (whole, in_language(whole, lang)):
        try:
            address = f"{site.rstrip('/')}/{folder_of(lang)}{page}#{fragment(SharedMission(document))}"
            return ShareCode(address, qr_code(address, MOST))
        except (BadLink, QrCodeFull):
            continue
    return None


def in_language(document: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """The mission with its own texts in one language only; unchanged if it has none in that language."""
    words = document.get("text", {})
    return {**document, "text": {lang: words[lang]}} if lang in words else document
