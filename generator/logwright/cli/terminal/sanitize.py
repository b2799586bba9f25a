"""Makes text safe for a terminal: all output of a command passes through here.

Content is untrusted. An escape sequence in a title could move the cursor, change the window or forge a line of
output; bidirectional controls could make a report read as something else.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from logwright.cli.colour import shown_in_colour

# Control characters except line ends and tabs; bidirectional marks, embeddings and isolates; separators that some
# terminals take for line ends; lone surrogates, which no output can encode; invisible tags.
_HARMFUL = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ud800-\udfff\ufff9-\ufffb"
    "\U000e0000-\U000e007f]"
)
_LINE_ANEW = "\r\x1b[K"


def sanitized(text: str) -> str:
    """The text with such characters escaped as \\u001b, which means the same character in JSON."""
    return _HARMFUL.sub(lambda found: _spelled_out(found[0]), text)


def in_cells(text: str) -> str:
    """The text with one visible sign per such character, so that a caret in the line below is aligned."""
    return _HARMFUL.sub("\N{REPLACEMENT CHARACTER}", text.replace("\t", " "))


@contextmanager
def sanitized_output() -> Iterator[None]:
    """While active, nothing that is printed can control the terminal."""
    out, err = sys.stdout, sys.stderr
    # A stream that was closed before we started is None.
    sys.stdout = cast("TextIO", SanitizedStream(out)) if out else out
    sys.stderr = cast("TextIO", SanitizedStream(err)) if err else err
    try:
        yield
    finally:
        sys.stdout, sys.stderr = out, err


def redraw_line(text: str) -> None:
    """Replaces the last progress line."""
    stream: Any = sys.stderr
    behind = stream.behind if isinstance(stream, SanitizedStream) else stream
    behind.write(_LINE_ANEW + sanitized(text))
    behind.flush()


class SanitizedStream:
    """Escapes harmful characters; otherwise behaves like the underlying stream."""

    def __init__(self, behind: TextIO) -> None:
        self.behind = behind

    def write(self, text: str) -> int:
        self.behind.write(shown_in_colour(text, sanitized))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.behind, name)


def _spelled_out(character: str) -> str:
    code = ord(character)
    if code < 0x10000:
        return f"\\u{code:04x}"
    # JSON writes characters beyond 16 bits as a surrogate pair.
    high, low = divmod(code - 0x10000, 0x400)
    return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
