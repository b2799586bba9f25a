"""Project-specific card styles: other symbols and inks for the suits of a game."""

from __future__ import annotations

from dataclasses import replace

from logwright.content.read.document import Document
from logwright.content.rule_helpers.game_problems import SHAPES


def with_looks(game: Document, looks: Document) -> Document:
    """The data of a game with the project's symbols and inks; entries that do not fit are ignored."""
    anew = looks.data["suits"]
    suits = [{**suit, **anew.get(suit["id"], {})} for suit in game.data["suits"]]
    if symbols_astray(game, looks):
        suits = [{**suit, "symbol": old["symbol"]} for suit, old in zip(suits, game.data["suits"], strict=True)]
    return replace(game, data={**game.data, "suits": suits})


def symbols_astray(game: Document, looks: Document) -> dict[str, str]:
    """Suits whose new symbol cannot be drawn or told apart from another suit's, with the case of the rule."""
    known = (*SHAPES, *game.data.get("shapes", ()))
    symbols = {suit["id"]: suit["symbol"] for suit in game.data["suits"]}
    anew = {suit: look["symbol"] for suit, look in looks.data["suits"].items() if "symbol" in look and suit in symbols}
    shown = list((symbols | anew).values())
    wrong = {suit: "no-symbol" for suit, symbol in anew.items() if symbol not in known}
    twice = {suit: "same-symbol" for suit, symbol in anew.items() if shown.count(symbol) > 1}
    return twice | wrong
