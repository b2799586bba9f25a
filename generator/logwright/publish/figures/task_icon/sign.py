"""Signs between pictures, and counts: `2×`, `≥3×`, also by number of players."""

from __future__ import annotations

from logwright.engine.objectives.count import Count, Span
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import circle
from logwright.publish.figures.svg.ink import LINE, MUTED
from logwright.publish.figures.svg.lettering import lettering

HEIGHT = 15.0


def sign(text: str, height: float = HEIGHT) -> Drawing:
    return lettering(text, height, LINE, 2.5)


def how_many(count: Count, times: str = "×") -> Drawing | None:
    """The count as a sign; None for `all`, which shows in the picture itself."""
    if count.by_players:
        return by_players(count, times)
    return sign(span_text(count.span) + times) if count.span else None


def by_players(count: Count, times: str = "", strict: bool = False) -> Drawing:
    """One line for three, four and five members."""
    lines = [beside([_heads(seats), sign(span_text(span, strict) + times, 10)], 4) for seats, span in count.by_players]
    return stacked(lines, 3, "start")


def span_text(span: Span, strict: bool = False) -> str:
    """`2`, `≥2`, `≤2`, `2–4`. With `strict` signs `<3` and `>1` instead, as sums are printed."""
    least, most = span.least, span.most
    if least is not None and least == most:
        return f"{least}".replace("-", "−")
    if least is not None and most is not None:
        return f"{least}–{most}"
    if least is not None:
        return f">{least - 1}" if strict and least else f"≥{least}"
    return f"<{(most or 0) + 1}" if strict else f"≤{most}".replace("-", "−")


def _heads(seats: int) -> Drawing:
    """This many members, as dots."""
    dots = [circle(2 + 4.4 * (n % 3), 2 + 4.4 * (n // 3), 1.8, fill=MUTED) for n in range(seats)]
    return Drawing(12.8, 8.4 if seats > 3 else 4, tuple(dots))
