"""The resolution of a PNG, which print shops read from the file."""

from __future__ import annotations

import struct
import zlib

from logwright.publish.print.shops.shop import INCH

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHUNK = 12
"""The bytes of a chunk besides its data: length, name, checksum."""


def at_resolution(png: bytes, dpi: int) -> bytes:
    """The same picture, saying how many dots it has per inch."""
    parts, at = [_SIGNATURE], len(_SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        name = png[at + 4 : at + 8]
        if name != b"pHYs":
            parts.append(png[at : at + _CHUNK + length])
        if name == b"IHDR":
            metre = round(dpi / INCH * 1000)
            parts.append(_chunk(b"pHYs", struct.pack(">IIB", metre, metre, 1)))
        at += _CHUNK + length
    return b"".join(parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
