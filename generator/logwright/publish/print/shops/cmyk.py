"""Pictures in the four colours of a printing press, without a profile: each grey part of a colour becomes black ink."""

from __future__ import annotations

import re
from dataclasses import dataclass
from operator import sub

_INVERTED = bytes(255 - value for value in range(256))
_HEADER = re.compile(rb"P6\s+(\d+)\s+(\d+)\s+255\s")


@dataclass(frozen=True)
class InkPicture:
    """Four bytes for each pixel: cyan, magenta, yellow, black."""

    width: int
    height: int
    inks: bytes


def in_four_inks(ppm: bytes) -> InkPicture:
    """An RGB picture in inks. No place gets more than 200 percent, since black takes the place of all three colours."""
    header = _HEADER.match(ppm)
    assert header
    rgb = ppm[header.end() :].translate(_INVERTED)
    colours = [rgb[n::3] for n in range(3)]
    black = bytes(map(min, *colours))
    inks = bytearray(4 * len(black))
    for n, colour in enumerate(colours):
        inks[n::4] = bytes(map(sub, colour, black))
    inks[3::4] = black
    return InkPicture(int(header[1]), int(header[2]), bytes(inks))


def most_ink(picture: InkPicture) -> float:
    """The most ink at any place, in percent."""
    return max(map(sum, zip(*(picture.inks[n::4] for n in range(4)), strict=True))) / 2.55
