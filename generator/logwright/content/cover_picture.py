"""Checks custom cover pictures. They are untrusted: anything harmful or with external references is refused."""

from __future__ import annotations

import re
import zlib
from xml.parsers import expat

from logwright.saying import Saying, Told, saying

LARGEST_PICTURE = 2 * 1024 * 1024
_MOST_PIXELS, _LONGEST_SIDE = 16_000_000, 8_000
_MOST_ELEMENTS, _DEEPEST = 5_000, 40
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_SPACE = "http://www.w3.org/2000/svg"
# Drawing elements only: no animation, external references, embedded pages or unbounded repetition.
_SHAPES = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
_AROUND = ("svg", "g", "defs", "linearGradient", "radialGradient", "stop", "clipPath", "title", "desc", "metadata")
_ELEMENTS = frozenset((*_SHAPES, *_AROUND))
# Metadata of drawing programs, which nothing else interprets.
_NOTES = re.compile(
    r"http://(www\.inkscape\.org/namespaces/inkscape|sodipodi\.sourceforge\.net/DTD/sodipodi-0\.dtd"
    r"|www\.w3\.org/1999/02/22-rdf-syntax-ns#|creativecommons\.org/ns#|purl\.org/dc/elements/1\.1/)"
)
_INSIDE = re.compile(r"url\(\s*['\"]?#[\w.-]+['\"]?\s*\)")


class _Refused(Told):
    """Why a picture is refused."""


def fault_of_picture(name: str, raw: bytes) -> Saying | None:
    """Why a picture cannot be used as a cover; None if it can."""
    if len(raw) > LARGEST_PICTURE:
        return saying("pictures.bytes", most=LARGEST_PICTURE)
    try:
        (_look_at_png if name.endswith(".png") else _look_at_svg)(raw)
    except _Refused as refused:
        return refused.said
    return None


def media_type(name: str) -> str:
    return "image/png" if name.endswith(".png") else "image/svg+xml"


def _look_at_png(raw: bytes) -> None:
    """Complete, of a printable size, and with no more data than it declares."""
    if not raw.startswith(_SIGNATURE):
        raise _Refused(saying("pictures.no-png"))
    place, chunks, pixels = len(_SIGNATURE), [], b""
    header = b""
    while place + 12 <= len(raw):
        length = int.from_bytes(raw[place : place + 4], "big")
        kind, body = raw[place + 4 : place + 8], raw[place + 8 : place + 8 + length]
        sealed = raw[place + 8 + length : place + 12 + length]
        if zlib.crc32(kind + body).to_bytes(4, "big") != sealed:
            raise _Refused(saying("pictures.damaged"))
        chunks.append(kind)
        header = header or body
        pixels += body if kind == b"IDAT" else b""
        place += 12 + length
        if kind == b"IEND":
            break
    if not chunks or chunks[0] != b"IHDR" or chunks[-1] != b"IEND" or len(header) != 13 or place != len(raw):
        raise _Refused(saying("pictures.hung-on"))
    width, height = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    depth, colour = header[8], header[9]
    if not width or not height or max(width, height) > _LONGEST_SIDE or width * height > _MOST_PIXELS:
        raise _Refused(saying("pictures.pixels", width=width, height=height, most=_LONGEST_SIDE))
    if colour not in _CHANNELS or depth not in (1, 2, 4, 8, 16):
        raise _Refused(saying("pictures.damaged"))
    # Each row has a filter byte; an interlaced picture has rows in each of its seven passes.
    most = (width * _CHANNELS[colour] * depth // 8 + 2) * height * 2 + 64
    unpacker = zlib.decompressobj()
    try:
        unpacker.decompress(pixels, most)
    except zlib.error:
        raise _Refused(saying("pictures.damaged")) from None
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise _Refused(saying("pictures.larger-inside"))


def _look_at_svg(raw: bytes) -> None:
    """Only shapes and colours, and no external references."""
    depth = elements = 0

    def refuse_declaration(*_: object) -> None:
        raise _Refused(saying("pictures.declaration"))

    def refuse_instruction(target: str, _: str) -> None:
        raise _Refused(saying("pictures.instruction", target=target[:40]))

    def begin(name: str, attributes: dict[str, str]) -> None:
        nonlocal depth, elements
        depth, elements = depth + 1, elements + 1
        space, _, local = name.rpartition(" ")
        if depth > _DEEPEST or elements > _MOST_ELEMENTS:
            raise _Refused(saying("pictures.parts", most=_MOST_ELEMENTS, deepest=_DEEPEST))
        if elements == 1 and (space != _SPACE or local != "svg"):
            raise _Refused(saying("pictures.no-svg"))
        if local not in _ELEMENTS if space == _SPACE else not _NOTES.fullmatch(space):
            raise _Refused(saying("pictures.element", name=local[:40]))
        if elements == 1 and "viewBox" not in attributes and not {"width", "height"} <= set(attributes):
            raise _Refused(saying("pictures.no-size"))
        for attribute, value in attributes.items():
            _look_at_attribute(attribute.rpartition(" ")[2], value)

    def end(_: str) -> None:
        nonlocal depth
        depth -= 1

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler, parser.EndElementHandler = begin, end
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = refuse_declaration
    parser.ProcessingInstructionHandler = refuse_instruction
    try:
        parser.Parse(raw, True)
    except expat.ExpatError as error:
        raise _Refused(saying("pictures.no-xml", line=error.lineno)) from None


def _look_at_attribute(name: str, value: str) -> None:
    if name.lower().startswith("on"):
        raise _Refused(saying("pictures.script", name=name[:40]))
    if name in ("href", "src", "base") and not re.fullmatch(r"#[\w.-]+", value):
        raise _Refused(saying("pictures.outside", address=value[:60]))
    plain = _INSIDE.sub("", value)
    if re.search(r"url\s*\(|@|\\|expression|javascript:|data:|image-set|src\s*\(", plain, re.IGNORECASE):
        raise _Refused(saying("pictures.outside", address=value[:60]))
