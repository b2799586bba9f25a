"""The picture of every phrase of the objective language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from logwright.engine.objectives.count import ALL, NONE, SOME, Count
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import cards, choice, comparison, order, streak, tricks, values
from logwright.engine.objectives.position import Stretch, TrickPosition
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.objectives.trick_kind import TrickKind
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.token import task_token
from logwright.publish.figures.svg.badge import crown, struck
from logwright.publish.figures.svg.drawing import Drawing, beside, rows_of, stacked
from logwright.publish.figures.svg.element import Attributes, FigureError, box, circle, line, path
from logwright.publish.figures.svg.ink import EDGE, LINE, PAPER
from logwright.publish.figures.task_icon.card_set import every_one, none_of, tiles
from logwright.publish.figures.task_icon.card_values import bars, sum_sign
from logwright.publish.figures.task_icon.member import bust, member
from logwright.publish.figures.task_icon.sign import how_many, sign, span_text
from logwright.publish.figures.task_icon.strip import Cell, end_bar, run, strip
from logwright.publish.figures.task_icon.trick_frame import opened, plain_trick, trick_frame, winning

Draw = Callable[[Any, DeckLook], Drawing]


_TOWER = 1.6
"""A picture so many times as high as wide would be too small on a card."""


def phrase_icon(phrase: Phrase, look: DeckLook) -> Drawing:
    """The picture of what the phrase asks for, with the member it asks if that is not the task's owner."""
    if type(phrase) not in DRAWN:
        raise FigureError(f"there is no picture for the phrase {phrase.name!r}")
    picture = DRAWN[type(phrase)](phrase, look)
    if (phrase.who.role is Role.OWNER and phrase.who.side is None) or isinstance(phrase, choice.Every | choice.Either):
        return picture
    return beside([member(phrase.who, look), sign(":", 10), picture], 4)


def _win_only(phrase: cards.WinOnly, look: DeckLook) -> Drawing:
    return beside([every_one(phrase.cards, look), none_of(phrase.among, look)], 6)


def _card_count(phrase: cards.CardCount, look: DeckLook) -> Drawing:
    return _in_tricks(_amount_of(phrase.count, phrase.cards, look), phrase.kind, look)


def _in_tricks(shown: Drawing, kind: TrickKind, look: DeckLook) -> Drawing:
    """What counts only in tricks of a kind, with that kind below."""
    if kind.is_any:
        return shown
    if kind.is_only_position and kind.which:
        return stacked([shown, strip(kind.which, Cell.MEANT)], 5)
    return stacked([shown, trick_frame(kind, look)], 5)


def _amount_of(count: Count, of: Selector, look: DeckLook) -> Drawing:
    if count == ALL:
        return every_one(of, look)
    if count == NONE:
        return none_of(of, look)
    amount = how_many(count)
    return beside([amount, tiles(of, look)], 4) if amount else tiles(of, look)


def _all_of_one(phrase: cards.AllOfOne, look: DeckLook) -> Drawing:
    sizes = {len(each.cards(look.deck)) for each in phrase.sets}
    shown = _either([tiles(each, look) for each in phrase.sets])
    return beside([sign(f"{sizes.pop()}×"), shown], 4) if len(sizes) == 1 else shown


def _one_of_each(phrase: cards.OneOfEach, look: DeckLook) -> Drawing:
    per_row = 3 if len(phrase.sets) > 4 else 2
    shown = rows_of([tiles(each, look) for each in phrase.sets], per_row, 3)
    return beside([sign("≥1×"), shown], 4)


def _trick_count(phrase: tricks.TrickCount, look: DeckLook) -> Drawing:
    kind, count = phrase.kind, phrase.count
    if kind.is_only_position and kind.which:
        if count == ALL or (count == SOME and _is_one(kind.which)):
            return strip(kind.which, Cell.WON)
        if count == NONE:
            return strip(kind.which, Cell.LOST)
    shown = trick_frame(kind, look)
    if count == NONE:
        return struck(shown)
    if count == SOME and not kind.is_any and not kind.is_only_position:
        return shown
    amount = how_many(count)
    return beside([amount, shown], 4) if amount else shown


def _is_one(position: TrickPosition) -> bool:
    """Whether exactly one trick is named."""
    place = position.places[0]
    if len(position.places) > 1 or place.stretch not in (Stretch.FIRST, Stretch.LAST, Stretch.NUMBERS):
        return False
    return place.high == 1 if place.stretch is not Stretch.NUMBERS else place.low == place.high


def _every_trick(phrase: tricks.EveryTrick, look: DeckLook) -> Drawing:
    return beside([trick_frame(phrase.kind, look), sign("→", 11), crown()], 4)


def _capture(phrase: tricks.Capture, look: DeckLook) -> Drawing:
    return beside([winning(phrase.using, look), sign("→", 11), tiles(phrase.cards, look)], 4, "end")


def _predict(phrase: tricks.Predict, _: DeckLook) -> Drawing:
    return stacked([beside([plain_trick(), sign("= ?", 17)], 5), _eye(phrase.secret)], 5)


def _eye(closed: bool) -> Drawing:
    """An eye: visible to all, or to nobody else."""
    pen: Attributes = {"fill": "none", "stroke": LINE, "stroke_width": 1.7, "stroke_linecap": "round"}
    if closed:
        return Drawing(30, 18, (path("M2 5C6 12 24 12 28 5M7.4 9.4 5.6 12.6M15 10.8V14.6M22.6 9.4 24.4 12.6", **pen),))
    return Drawing(30, 18, (path("M2 9C6 1.6 24 1.6 28 9 24 16.4 6 16.4 2 9Z", **pen), circle(15, 9, 3.6, fill=LINE)))


def _compared(symbol_between: str) -> Draw:
    def draw(phrase: Any, look: DeckLook) -> Drawing:
        return _against(_mine(), symbol_between, member(phrase.than, look))

    return draw


def _total(phrase: values.Total, look: DeckLook) -> Drawing:
    shown = sum_sign(phrase.sum)
    if phrase.cards:
        shown = beside([shown, tiles(phrase.cards, look)], 5)
    return _in_tricks(shown, phrase.kind, look)


def _totals_compared(symbol_between: str) -> Draw:
    def draw(phrase: Any, look: DeckLook) -> Drawing:
        return stacked([sum_sign(), beside([_mine(), sign(symbol_between), member(phrase.than, look)], 5)], 4)

    return draw


def _winning_values(phrase: values.WinningValues, look: DeckLook) -> Drawing:
    return _in_tricks(bars(phrase.way), phrase.kind, look)


def _mine() -> Drawing:
    return bust(LINE, PAPER)


def _against(left: Drawing, between: str, right: Drawing) -> Drawing:
    """The tricks of one member compared with those of another."""
    return stacked([plain_trick(), beside([left, sign(between), right], 5)], 4)


def _always_ahead(phrase: comparison.AlwaysAhead, look: DeckLook) -> Drawing:
    return _at_all_times(_against(_mine(), ">", member(phrase.than, look)))


def _at_all_times(picture: Drawing) -> Drawing:
    """A clock: after every trick, not only at the end."""
    hands = path("M8 4V8L10.8 9.8", fill="none", stroke=LINE, stroke_width=1.6, stroke_linecap="round")
    clock = Drawing(16, 16, (circle(8, 8, 7, fill=PAPER, stroke=LINE, stroke_width=1.5), hands))
    return beside([picture, clock], 4, "start")


def _nobody_ahead(phrase: comparison.NobodyAhead, look: DeckLook) -> Drawing:
    won = tiles(phrase.cards, look) if phrase.cards else plain_trick()
    lead = beside([bust(LINE), sign(f"+{phrase.by}"), won], 4)
    return _at_all_times(struck(lead))


def _compare(phrase: comparison.Compare, look: DeckLook) -> Drawing:
    left = _counter(phrase.cards, phrase.kind, phrase.who, phrase.who, look)
    right = _counter(phrase.than_cards, phrase.than_kind, phrase.than, phrase.who, look)
    span = phrase.difference.span
    difference = sign(span_text(span)) if span else how_many(phrase.difference, "")
    sides = stacked([left, sign("−"), right], 3)
    shown = beside([sides, difference], 5) if difference else sides
    return _at_all_times(shown) if phrase.always else shown


def _counter(of: Selector | None, kind: TrickKind, by: Subject, owner: Subject, look: DeckLook) -> Drawing:
    won = tiles(of, look) if of else trick_frame(kind, look)
    if of and not kind.is_any:
        won = stacked([won, trick_frame(kind, look)], 3)
    return won if by == owner else beside([won, member(by, look)], 4)


def _in_order(steps: Sequence[Drawing]) -> Drawing:
    """Cards in sequence, from left to right."""
    return rows_of([beside([step, sign("→", 9)], 2) if n + 1 < len(steps) else step for n, step in enumerate(steps)], 3)


def _task_in(phrase: order.TaskIn, _: DeckLook) -> Drawing:
    return stacked([task_token(phrase.token), strip(phrase.which, Cell.MEANT)], 4)


def _every(phrase: choice.Every, look: DeckLook) -> Drawing:
    """All parts, stacked, with a line between them; side by side where the stack would be a tower."""
    parts = [phrase_icon(part, look) for part in phrase.parts]
    width, height = max(part.width for part in parts), max(part.height for part in parts)
    below = Drawing(width, 1.4, (line(0, 0.7, width, 0.7, stroke=EDGE, stroke_width=1.4),))
    stack = stacked([piece for part in parts for piece in (below, part)][1:], 5)
    if stack.height <= _TOWER * stack.width:
        return stack
    right = Drawing(1.4, height, (line(0.7, 0, 0.7, height, stroke=EDGE, stroke_width=1.4),))
    return beside([piece for part in parts for piece in (right, part)][1:], 5)


def _either(parts: Sequence[Drawing]) -> Drawing:
    """Alternatives, with strokes between them."""
    joined = [beside([part, sign("/", 22)], 3) if n + 1 < len(parts) else part for n, part in enumerate(parts)]
    return rows_of(joined, 2, 4)


def _never(phrase: choice.Never, look: DeckLook) -> Drawing:
    return struck(phrase_icon(phrase.part, look).padded(3))


DRAWN: dict[type[Phrase], Draw] = {
    cards.Win: lambda phrase, look: every_one(phrase.cards, look),
    cards.WinNo: lambda phrase, look: none_of(phrase.cards, look),
    cards.CardCount: _card_count,
    cards.WinOnly: _win_only,
    cards.AllOfOne: _all_of_one,
    cards.OneOfEach: _one_of_each,
    cards.MoreCards: lambda phrase, look: beside([tiles(phrase.cards, look), sign(">"), tiles(phrase.than, look)], 5),
    cards.AsManyCards: lambda phrase, look: beside([tiles(phrase.cards, look), sign("="), tiles(phrase.than, look)], 5),
    cards.Keep: lambda phrase, look: _boxed(every_one(phrase.cards, look)),
    cards.WinFirst: lambda phrase, look: beside([end_bar(), tiles(phrase.cards, look), sign("…", 9)], 3),
    cards.WinLast: lambda phrase, look: beside([sign("…", 9), tiles(phrase.cards, look), end_bar()], 3),
    tricks.TrickCount: _trick_count,
    tricks.NoTrick: lambda phrase, look: struck(trick_frame(phrase.kind, look)),
    tricks.EveryTrick: _every_trick,
    tricks.OnlyTricks: lambda phrase, _: strip(phrase.which, Cell.WON, Cell.LOST),
    tricks.WinWith: lambda phrase, look: winning(phrase.cards, look),
    tricks.Capture: _capture,
    tricks.EachWins: lambda phrase, look: stacked([crown(), every_one(phrase.cards, look)], 1),
    tricks.NeverOpen: lambda phrase, look: struck(opened(phrase.cards, look).padded(2)),
    tricks.Predict: _predict,
    streak.InARow: lambda phrase, _: run(phrase.length),
    streak.ExactlyInARow: lambda phrase, _: run(phrase.length, around=True),
    streak.NeverInARow: lambda phrase, _: struck(run(phrase.length).padded(3)),
    values.Total: _total,
    values.HigherTotalThan: _totals_compared(">"),
    values.LowerTotalThan: _totals_compared("<"),
    values.SameTotalAs: _totals_compared("="),
    values.WinningValues: _winning_values,
    comparison.MoreTricksThan: _compared(">"),
    comparison.FewerTricksThan: _compared("<"),
    comparison.AsManyTricksAs: _compared("="),
    comparison.AlwaysAhead: _always_ahead,
    comparison.NobodyAhead: _nobody_ahead,
    comparison.Compare: _compare,
    order.InOrder: lambda phrase, look: _in_order([winning(each, look) for each in phrase.sets]),
    order.WinInOrder: lambda phrase, look: _in_order([tiles(each, look) for each in phrase.sets]),
    order.Sequence: lambda phrase, look: _in_order([trick_frame(kind, look) for kind in phrase.steps]),
    order.TaskIn: _task_in,
    order.TasksTogether: lambda phrase, _: _boxed(beside([task_token(token) for token in phrase.tokens], 4)),
    order.TasksInARow: lambda phrase, _: _in_order([task_token(token) for token in phrase.tokens]),
    choice.Every: _every,
    choice.Either: lambda phrase, look: _either([phrase_icon(part, look) for part in phrase.parts]),
    choice.Never: _never,
}


def _boxed(shown: Drawing) -> Drawing:
    """A box: cards that others cannot reach into, tasks that share a trick."""
    w, h = shown.width + 10, shown.height + 10
    return Drawing(w, h, (box(1, 1, w - 2, h - 2, 5, fill="none", stroke=LINE, stroke_width=2), shown.at(5, 5)))
