"""Raised for a decision that a rule forbids."""

from __future__ import annotations

from logwright.saying import Told, saying


class Refusal(Told):
    """`rule` is the name under which the checklists of games know what forbids it (`forbids` there); its sentence in
    each language is `refusals.<rule>`."""

    def __init__(self, rule: str, /, **arguments: object) -> None:
        super().__init__(saying(f"refusals.{rule}", **arguments))
        self.rule = rule
