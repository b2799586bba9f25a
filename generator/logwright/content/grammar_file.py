"""Reads the grammar file of a language."""

from __future__ import annotations

from typing import Any

from logwright.sentences.tongue import Grammar

SOURCE = "en"
"""The language the others are translated from."""
GRAMMAR = "grammar.yaml"


def read_grammar(lang: str, data: Any) -> Grammar:
    joints, digits = data.get("list", {}), data.get("digits", {})
    return Grammar(
        name=data.get("name", lang),
        plurals=data.get("plurals", {}),
        both=joints.get("and", " + "),
        either=joints.get("or", " / "),
        comma=joints.get("comma", ", "),
        elide=tuple(data.get("elide", ())),
        elide_before=data.get("elide_before", ""),
        contract=dict(data.get("contract", {})),
        both_after_comma=joints.get("and_after_comma", joints.get("and", " + ")),
        semicolon=joints.get("semicolon", "; "),
        card_forms=tuple(data.get("card_forms", ("base",))),
        point=digits.get("point", "."),
        group=digits.get("group", ""),
    )
