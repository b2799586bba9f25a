"""Pictures that were approved: kept small and blurred, because letters may be smoothed differently elsewhere.

After a change that is meant: UPDATE=1 pytest -n0 and the test's file, then look at the pictures.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

APPROVED = Path(__file__).parent / "approved"
MOST = 4.0
"""Grey levels that a picture may differ on average."""


def change(name: str, picture: bytes, share: int = 3) -> float:
    """How much a picture differs from the one approved under that name, which is kept at a fraction of its size."""
    seen, path = small(picture, share), APPROVED / f"{name}.png"
    if os.environ.get("UPDATE"):
        path.parent.mkdir(parents=True, exist_ok=True)
        seen.quantize(128).save(path, optimize=True)
    return difference(seen, Image.open(path).convert("RGB"))


def small(picture: bytes, share: int = 3) -> Image.Image:
    seen = Image.open(BytesIO(picture)).convert("RGB")
    return seen.filter(ImageFilter.BoxBlur(share - 1)).resize((seen.width // share, seen.height // share))


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ on average; one may be a line higher than the other."""
    if abs(one.height - other.height) > 12 or abs(one.width - other.width) > 4:
        return 255.0
    return sum(ImageStat.Stat(ImageChops.difference(one, other.resize(one.size))).mean) / 3
