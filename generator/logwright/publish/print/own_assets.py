"""Restricts what a sheet can load while it is rendered: our own fonts and inline data, nothing else."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.ttLib import woff2
from weasyprint.urls import URLFetcher, URLFetcherResponse

from logwright.base import user_cache
from logwright.cache.code_revision import versions
from logwright.cache.file_cache import FileCache
from logwright.cache.revision import checksum, revision

SCHEME = "logwright"


class OwnAssets(URLFetcher):  # type: ignore[misc]  # WeasyPrint has no types
    """Serves `logwright:NAME` from one folder, and `data:`. All other requests are recorded in `refused`."""

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
    """The font as the renderer needs it; cached, because unpacking takes longer than rendering ten pages."""
    packed = path.read_bytes()
    kept = FileCache(user_cache() / "fonts", "unpacked-font")
    name = f"{path.stem}-{revision(checksum(packed), versions(('fonttools', 'brotli')))}"
    if (known := kept.get(name)) is not None:
        return known
    unpacked = BytesIO()
    woff2.decompress(BytesIO(packed), unpacked)
    # If the font cannot be cached, it is unpacked again next time.
    with suppress(OSError):
        kept.put(name, unpacked.getvalue())
    return unpacked.getvalue()
