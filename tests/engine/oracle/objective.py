"""The oracle's own reading of every phrase: what can still become of it, after some tricks.

Two answers at any time: may it hold in the end, and may it fail? When all tricks are played exactly one is yes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from tests.engine.oracle.count import Count, apart
from tests.engine.oracle.seen import Group, Seen, best
from tests.engine.oracle.words import Says, number, tricks

Fate = tuple[bool, bool]
"""May it hold in the end? May it fail?"""


def fate(said: dict[str, Any], who: Any, seen: Seen) -> Fate:
    who = said.get("who", who)
    ((name, value),) = [item for item in said.items() if item[0] != "who"]
    match name:
        case "all_of":
            return every(fate(part, who, seen) for part in value)
        case "any_of":
            return opposite(every(opposite(fate(part, who, seen)) for part in value))
        case "not":
            return opposite(fate(value, who, seen))
        case "task_in":
            return _task_in(value, seen)
        case "tasks_together" | "tasks_in_a_row":
            return _tasks_at_once(value, name == "tasks_in_a_row", seen)
        case "nobody_ahead":
            return _nobody_ahead(value, seen)
    if not seen.tricks and seen.first_winner is None and "first-winner" in json.dumps([who, value]):
        # Nobody has won the first trick: it may fail, and may hold if it may for anybody.
        fates = [fate(said, who, replace(seen, first_winner=seat)) for seat in range(seen.seats)]
        return any(holds for holds, _ in fates), True
    return every(PHRASES[name](value, group, seen) for group in seen.groups(who))


def every(parts: Iterable[Fate]) -> Fate:
    several = list(parts)
    return all(holds for holds, _ in several), any(fails for _, fails in several)


def opposite(of: Fate) -> Fate:
    return of[1], of[0]


def ends_as(says: Says, low: int, high: int) -> Fate:
    """A number that will end up between these two."""
    ends = [says(end) for end in range(low, high + 1)]
    return any(ends), not all(ends)


def _counted(count: Count, says: Says) -> Fate:
    return ends_as(says, count.now(), count.now() + count.more())


def _compared(one: Count, other: Count, says: Says, always: bool = False) -> Fate:
    apart(one, other)
    if not always:
        lead = one.now() - other.now()
        return ends_as(says, lead - other.more(), lead + one.more())
    lead, leads = 0, []
    for more, less in zip(one.each(), other.each(), strict=True):
        lead += more - less
        leads.append(lead)
    if not all(map(says, leads)):
        return False, True
    if one.more() or other.more():
        return True, True
    return says(lead), not says(lead)


def _some(n: int) -> bool:
    return n >= 1


def _none(n: int) -> bool:
    return n == 0


def _task_in(value: Any, seen: Seen) -> Fate:
    if value["token"] not in seen.done:
        return False, True
    when, wanted = seen.done[value["token"]], tricks(value["which"], seen.total)
    if when is not None and when <= len(seen.tricks):
        return when in wanted, when not in wanted
    return bool(wanted & seen.coming), True


def _tasks_at_once(tokens: list[str], in_a_row: bool, seen: Seen) -> Fate:
    """Try every trick for the first of them: each task has fallen where it should, or still can."""
    if any(token not in seen.done for token in tokens):
        return False, True
    ways = [[first + (place if in_a_row else 0) for place in range(len(tokens))] for first in range(1, seen.total + 1)]
    done = [seen.done[token] for token in tokens]
    known = [when if when is not None and when <= len(seen.tricks) else None for when in done]
    holds = any(
        all(trick == when or (when is None and trick in seen.coming) for trick, when in zip(way, known, strict=True))
        for way in ways
    )
    return holds, not holds or None in known


def _win(value: Any, group: Group, seen: Seen) -> Fate:
    return _counted(Count(seen, group, cards=value), lambda n: n >= len(seen.cards(value)))


def _win_no(value: Any, group: Group, seen: Seen) -> Fate:
    return _counted(Count(seen, group, cards=value), _none)


def _cards(value: Any, group: Group, seen: Seen) -> Fate:
    says = number(value["count"], seen.seats, len(seen.cards(value["of"])))
    return _counted(Count(seen, group, value.get("in"), value["of"]), says)


def _win_only(value: Any, group: Group, seen: Seen) -> Fate:
    named = seen.cards(value["cards"])
    rest = Count(seen, group, cards=value["of"])
    rest.cards = seen.cards(value["of"]) - named
    return every((_win(value["cards"], group, seen), _counted(rest, _none)))


def _all_of_one(value: Any, group: Group, seen: Seen) -> Fate:
    return opposite(every(opposite(_win(one, group, seen)) for one in value))


def _one_of_each(value: Any, group: Group, seen: Seen) -> Fate:
    return every(_counted(Count(seen, group, cards=one), _some) for one in value)


def _more_cards(value: Any, group: Group, seen: Seen) -> Fate:
    return _compared(Count(seen, group, cards=value["of"]), Count(seen, group, cards=value["than"]), _some)


def _as_many_cards(value: Any, group: Group, seen: Seen) -> Fate:
    some = _counted(Count(seen, group, cards=value["of"]), _some)
    return every((some, _compared(Count(seen, group, cards=value["of"]), Count(seen, group, cards=value["as"]), _none)))


def _others(group: Group, seen: Seen) -> Group:
    return frozenset(range(seen.seats)) - group


def _keep(value: Any, group: Group, seen: Seen) -> Fate:
    return _win_no(value, _others(group, seen), seen)


def _at_the_end_of(place: int) -> Callable[[Any, Group, Seen], Fate]:
    """Of all cards of a set, the first or the last that is played."""

    def phrase(value: Any, group: Group, seen: Seen) -> Fate:
        cards = seen.cards(value)
        tricks = [trick for trick in seen.tricks if cards & set(trick.cards)]
        more = bool(seen.coming and cards & seen.left)
        if more and (place == -1 or not tricks):
            return bool(group), True
        holds = bool(tricks) and tricks[place].winner in group
        return holds, not holds

    return phrase


def _tricks(value: Any, group: Group, seen: Seen) -> Fate:
    kind = {key: said for key, said in value.items() if key != "count"}
    if value.get("count") == "all":
        return _every_trick(kind, group, seen)
    return _counted(Count(seen, group, kind), number(value.get("count", "1+"), seen.seats, 0))


def _no_trick(value: Any, group: Group, seen: Seen) -> Fate:
    return _counted(Count(seen, group, value), _none)


def _every_trick(value: Any, group: Group, seen: Seen) -> Fate:
    return _no_trick(value, _others(group, seen), seen)


def _only_tricks(value: Any, group: Group, seen: Seen) -> Fate:
    wanted = Count(seen, group, value)
    rest = Count(seen, group)
    rest.numbers -= wanted.numbers
    return every((_counted(wanted, lambda n: n >= len(wanted.numbers)), _counted(rest, _none)))


def _win_with(value: Any, group: Group, seen: Seen) -> Fate:
    return _counted(Count(seen, group, {"won_with": value}), _some)


def _capture(value: Any, group: Group, seen: Seen) -> Fate:
    return _counted(Count(seen, group, {"won_with": value["with"], "beats": value["cards"]}), _some)


def _each_wins(value: Any, group: Group, seen: Seen) -> Fate:
    return _counted(Count(seen, group, {"won_with": value}), lambda n: n >= len(seen.cards(value)))


def _never_open(value: Any, group: Group, seen: Seen) -> Fate:
    opened = [trick for trick in seen.tricks if trick.leader in group and trick.cards[0] in seen.cards(value)]
    return not opened, bool(opened or (seen.coming and seen.cards(value) & seen.left))


def _predict(_: Any, group: Group, seen: Seen) -> Fate:
    """Every member of the group notes a number of their own; none is right if they noted none."""
    return every(
        ends_as(lambda n, seat=seat: n == seen.noted.get(seat), won, won + len(seen.coming))  # type: ignore[misc]
        for seat in sorted(group)
        for won in [sum(trick.winner == seat for trick in seen.tricks)]
    )


def _longest(marks: Iterable[bool]) -> int:
    return max(map(len, "".join("x" if mark else " " for mark in marks).split()), default=0)


def _run(group: Group, seen: Seen, says: Says) -> Fate:
    won = [trick.winner in group for trick in seen.tricks]
    return ends_as(says, _longest(won), _longest([*won, *(bool(group) for _ in seen.coming)]))


def _in_a_row(value: Any, group: Group, seen: Seen) -> Fate:
    return _run(group, seen, lambda n: n >= value)


def _exactly_in_a_row(value: Any, group: Group, seen: Seen) -> Fate:
    return every((_counted(Count(seen, group), lambda n: n == value), _in_a_row(value, group, seen)))


def _never_in_a_row(value: Any, group: Group, seen: Seen) -> Fate:
    return _run(group, seen, lambda n: n < value)


def _tricks_than(says: Says, always: bool = False) -> Callable[[Any, Group, Seen], Fate]:
    def phrase(value: Any, group: Group, seen: Seen) -> Fate:
        rivals = seen.rivals(group, value)
        return every(_compared(Count(seen, group), Count(seen, rival), says, always) for rival in rivals)

    return phrase


def _nobody_ahead(value: Any, seen: Seen) -> Fate:
    """Of all members, whoever the objective is about."""
    members = [frozenset({seat}) for seat in range(seen.seats)]
    cards = value.get("cards")
    return every(
        _compared(Count(seen, one, cards=cards), Count(seen, other, cards=cards), lambda n: n < value["by"], True)
        for one in members
        for other in members
        if one != other
    )


def _compare(value: Any, group: Group, seen: Seen) -> Fate:
    says, always = number(value["difference"], seen.seats, 0), value.get("always", False)
    return every(
        _compared(
            Count(seen, group, value.get("tricks"), value.get("cards")),
            Count(seen, rival, value.get("than_tricks"), value.get("than_cards")),
            says,
            always,
        )
        for rival in (seen.rivals(group, value["than"]) if "than" in value else [group])
    )


def _sum(seen: Seen, group: Group, kind: Any = None, cards: Any = None) -> Count:
    count = Count(seen, group, kind, [] if cards is None else cards)
    if cards is None:
        count.cards = seen.deck
    count.summed = True
    return count


def _total(value: Any, group: Group, seen: Seen) -> Fate:
    return _counted(_sum(seen, group, value.get("in"), value.get("of")), number(value["sum"], seen.seats, 0))


def _total_than(says: Says) -> Callable[[Any, Group, Seen], Fate]:
    def phrase(value: Any, group: Group, seen: Seen) -> Fate:
        return every(_compared(_sum(seen, group), _sum(seen, rival), says) for rival in seen.rivals(group, value))

    return phrase


def _winning_values(value: Any, group: Group, seen: Seen) -> Fate:
    count = Count(seen, group, value.get("in"))
    won = [best(trick).value for trick, n in zip(seen.tricks, count.each(), strict=True) if n]
    steps = [won[place + 1] - won[place] for place in range(len(won) - 1)]
    fine = {
        "rising": won == sorted(set(won)),
        "falling": won == sorted(set(won), reverse=True),
        "up-and-down": all(steps) and not any((steps[n] > 0) == (steps[n + 1] > 0) for n in range(len(steps) - 1)),
        "even-steps": all(steps) and all(step == steps[0] for step in steps),
    }[value["go"]]
    return fine, not fine or bool(count.more())


def _in_order(value: Any, group: Group, seen: Seen) -> Fate:
    return _order([{"won_with": one} for one in value], group, seen)


def _win_in_order(value: Any, group: Group, seen: Seen) -> Fate:
    return _order([{"holds": {"cards": one}} for one in value], group, seen)


def _order(value: Any, group: Group, seen: Seen) -> Fate:
    """Kinds that need cards of which none is in the game are left out."""
    counts = [
        count for one in value for count in [Count(seen, group, one)] if all(cards for cards, _ in count.needed())
    ]
    firsts = [next((place for place, n in enumerate(count.each(), 1) if n), None) for count in counts]
    happened = [first for first in firsts if first is not None]
    if None not in firsts:
        return happened == sorted(happened), happened != sorted(happened)
    # Those that happened must be the first ones of the list, in order; the others must still be possible.
    begun = firsts[: len(happened)] == happened and happened == sorted(happened)
    return begun and all(count.more() for count, first in zip(counts, firsts, strict=True) if first is None), True


PHRASES: dict[str, Callable[[Any, Group, Seen], Fate]] = {
    "win": _win,
    "win_no": _win_no,
    "cards": _cards,
    "win_only": _win_only,
    "all_of_one": _all_of_one,
    "one_of_each": _one_of_each,
    "more_cards": _more_cards,
    "as_many_cards": _as_many_cards,
    "keep": _keep,
    "win_first": _at_the_end_of(0),
    "win_last": _at_the_end_of(-1),
    "tricks": _tricks,
    "no_trick": _no_trick,
    "every_trick": _every_trick,
    "only_tricks": _only_tricks,
    "win_with": _win_with,
    "capture": _capture,
    "each_wins": _each_wins,
    "never_open": _never_open,
    "predict": _predict,
    "in_a_row": _in_a_row,
    "exactly_in_a_row": _exactly_in_a_row,
    "never_in_a_row": _never_in_a_row,
    "more_tricks_than": _tricks_than(_some),
    "fewer_tricks_than": _tricks_than(lambda n: n < 0),
    "as_many_tricks_as": _tricks_than(_none),
    "always_ahead_of": _tricks_than(_some, always=True),
    "compare": _compare,
    "total": _total,
    "higher_total_than": _total_than(_some),
    "lower_total_than": _total_than(lambda n: n < 0),
    "same_total_as": _total_than(_none),
    "winning_values": _winning_values,
    "in_order": _in_order,
    "win_in_order": _win_in_order,
    "order": _order,
}
