"""Subjects: who an objective is about (the owner, the commander, a chosen member, the crew …)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from logwright.engine.cards.card import Card, Suits
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.selector import parse_card
from logwright.saying import listed, saying


class Role(StrEnum):
    OWNER = "owner"
    COMMANDER = "commander"
    CHOSEN = "chosen"
    HOLDER = "holder"
    FIRST_WINNER = "first-winner"
    EVERYONE = "everyone"
    CREW = "crew"
    EACH_OTHER = "each-other"
    OTHERS = "others"


class Side(StrEnum):
    """A neighbour. Play goes clockwise, so the left neighbour plays next (p9-034)."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Subject:
    """One member, a group counted together (`crew`, `others`) or each of several (`everyone`, `each-other`).

    `others` and `each-other` are relative to `base`, the subject they are compared with.
    """

    role: Role
    name: str = ""
    card: Card | None = None
    side: Side | None = None
    base: Subject | None = None

    @property
    def is_one_member(self) -> bool:
        return self.role in (Role.OWNER, Role.COMMANDER, Role.CHOSEN, Role.HOLDER, Role.FIRST_WINNER)

    def seen_from(self, base: Subject) -> Subject:
        return replace(self, base=base) if self.role in (Role.OTHERS, Role.EACH_OTHER) else self


OWNER = Subject(Role.OWNER)
COMMANDER = Subject(Role.COMMANDER)
CREW = Subject(Role.CREW)
EVERYONE = Subject(Role.EVERYONE)
_PLAIN = {
    role.value: Subject(role) for role in Role if role not in (Role.CHOSEN, Role.HOLDER, Role.OTHERS, Role.EACH_OTHER)
}
_COMPARED = _PLAIN | {role.value: Subject(role) for role in (Role.OTHERS, Role.EACH_OTHER)}


def others_of(subject: Subject) -> Subject:
    return Subject(Role.OTHERS, base=subject)


def each_other_of(subject: Subject) -> Subject:
    return Subject(Role.EACH_OTHER, base=subject)


def parse_subject(value: object, suits: Suits, compared: bool = False) -> Subject:
    """Read a subject: a word, `{chosen: sick}`, `{holder: a card}` or `{left_of: …}`.

    `others` and `each-other` make sense only where somebody is compared with them.
    """
    words = _COMPARED if compared else _PLAIN
    if isinstance(value, str) and value in words:
        return words[value]
    if isinstance(value, Mapping) and len(value) == 1:
        key, inner = next(iter(value.items()))
        try:
            match key:
                case "chosen":
                    return Subject(Role.CHOSEN, name=str(inner))
                case "holder":
                    return Subject(Role.HOLDER, card=parse_card(inner, suits))
                case "left_of" | "right_of":
                    member = parse_subject(inner, suits)
                    if member.side or not member.is_one_member:
                        raise Mistake(saying("mistakes.neighbour", card=_example(suits)))
                    return replace(member, side=Side(key.removesuffix("_of")))
        except Mistake as mistake:
            raise mistake.under(key) from None
    raise Mistake(saying("mistakes.nobody", found=repr(value), known=listed(words), card=_example(suits)))


def _example(suits: Suits) -> str:
    colour, highest = suits.example
    return f"{colour} {highest}"
