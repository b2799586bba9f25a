"""What a sheet may read while it is rendered: our own fonts and what stands inside it, and nothing else at all."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from fontTools.ttLib import woff2
from weasyprint.urls import URLFetcher, URLFetcherResponse

from logwright.publish.print.typeface import FOLDER

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
    """The font as the renderer needs it. Unpacking takes longer than rendering ten pages, so it is kept in build/."""
    packed = path.read_bytes()
    kept = FOLDER.parents[1] / "build" / "fonts" / f"{path.stem}-{blake2b(packed, digest_size=8).hexdigest()}.ttf"
    if kept.is_file():
        return kept.read_bytes()
    unpacked = BytesIO()
    woff2.decompress(BytesIO(packed), unpacked)
    # Written beside and moved into place: a run that is stopped, or one beside it, never sees half a font.
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=kept.parent, suffix=".part", delete=False) as part:
            part.write(unpacked.getvalue())
        Path(part.name).replace(kept)
    return unpacked.getvalue()
