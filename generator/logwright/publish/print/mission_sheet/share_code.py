"""The QR code of a mission sheet: it leads to the mission in the designer."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.content.logged_mission import LoggedMission
from logwright.publish.address import DESIGNER, folder_of
from logwright.publish.figures import Drawing
from logwright.publish.figures.qr_code import TooMuch, qr_code
from logwright.publish.mission_link import BadLink, SharedMission, fragment

MODULE = 0.4
"""Millimetres of the smallest square: phones read it at arm's length, and every printer prints it."""
MOST = 27
"""The largest version of a code; its side of 53 millimetres is a quarter of the width of A4."""


@dataclass(frozen=True)
class ShareCode:
    """The address of a mission, and its code."""

    address: str
    drawing: Drawing

    @property
    def side(self) -> float:
        """In millimetres, on paper."""
        return self.drawing.width * MODULE


def share_code(mission: LoggedMission, site: str, lang: str) -> ShareCode | None:
    """The code on a sheet in this language, if the whole mission fits into one that can be read."""
    page = DESIGNER.replace(".md", ".html")
    try:
        address = f"{site.rstrip('/')}/{folder_of(lang)}{page}#{fragment(SharedMission(mission.document.data))}"
        return ShareCode(address, qr_code(address, MOST))
    except (BadLink, TooMuch):
        return None
