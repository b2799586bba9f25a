"""What symbols mean, as pages bring it along instead of the rulebooks."""

from __future__ import annotations

from collections.abc import Mapping

Meanings = Mapping[str, Mapping[str, Mapping[str, str]]]
"""By language, game and symbol."""


def by_symbol(meanings: Meanings, lang: str) -> dict[tuple[str, str], str]:
    """In one language, as a book has them."""
    games = meanings.get(lang, {})
    return {(game, symbol): words for game, symbols in games.items() for symbol, words in symbols.items()}
