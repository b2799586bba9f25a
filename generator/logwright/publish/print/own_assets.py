"""What a sheet may read while it is rendered: our own fonts and what stands inside it, and nothing else at all."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.ttLib import woff2
from weasyprint.urls import URLFetcher, URLFetcherResponse

SCHEME = "logwright"


class OwnAssets(URLFetcher):  # type: ignore[misc]  # WeasyPrint has no types
    """Delivers `logwright:NAME` from one folder, and `data:`. Whatever else is asked for is noted in `refused`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(allowed_protocols={"data"}, allow_redirects=False)
        self.files = {path.name: path for path in folder.glob("*.woff2")}
        self.refused: list[str] = []

    def fetch(self, url: str, headers: Any = None) -> Any:
        scheme, _, name = url.partition(":")
        if scheme == SCHEME and name in self.files:
            return URLFetcherResponse(url, _unpacked(self.files[name]), {"Content-Type": "font/ttf"})
        if scheme == "data":
            return super().fetch(url, headers)
        self.refused.append(url)
        raise ValueError("a sheet may read only what belongs to the project")


@cache
def _unpacked(path: Path) -> bytes:
    """The font as the renderer needs it; unpacking takes longer than rendering a page, so it is done once."""
    unpacked = BytesIO()
    woff2.decompress(BytesIO(path.read_bytes()), unpacked)
    return unpacked.getvalue()
