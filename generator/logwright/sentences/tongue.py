"""A tongue: one language as sentences need it - words by key, plural rules, lists, elision."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from logwright.sentences.message import Arguments, capital, parse_message
from logwright.sentences.plural import plural_chooser

_GROUPED_FROM = 10_000


@dataclass(frozen=True)
class Grammar:
    """Grammar of a language beyond its words; content/locales/<lang>/grammar.yaml."""

    name: str
    plurals: Mapping[str, str]
    both: str = " and "
    either: str = " or "
    comma: str = ", "
    elide: Sequence[str] = ()
    elide_before: str = ""
    contract: Mapping[str, str] = field(default_factory=dict)
    both_after_comma: str = " and "
    """Behind a part with a comma of its own, some languages close it before the last "and"."""
    semicolon: str = "; "
    card_forms: Sequence[str] = ("base",)
    """The forms in which a text may name a card; the first is the default."""
    point: str = "."
    group: str = ""

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as the language writes it: with so many digits after the point, or as many as it has."""
        if digits is None:
            digits = len(repr(value).partition(".")[2])
        whole, _, part = f"{value:.{digits}f}".partition(".")
        if abs(value) >= _GROUPED_FROM:
            whole = f"{int(whole):,}".replace(",", self.group)
        return f"{whole}{self.point}{part}" if part else whole


class MissingWordError(KeyError):
    """A word that sentences need is not in the locale."""

    def __init__(self, lang: str, key: str) -> None:
        super().__init__(f"{lang}: {key}")
        self.lang, self.key = lang, key

    def __str__(self) -> str:
        return f"there are no words for {self.key} in {self.lang}"


class Tongue:
    """Says messages of one language for one game with so many colours; the game's own terms take precedence."""

    def __init__(self, lang: str, grammar: Grammar, words: Mapping[str, str], colours: int = 0) -> None:
        self.lang, self.grammar, self.words, self.colours = lang, grammar, words, colours
        self.plural = plural_chooser(grammar.plurals)
        self.verbs = sorted({key.split(".")[1] for key in words if key.startswith("verbs.")})

    def has(self, key: str) -> bool:
        return key in self.words

    def say(self, key: str, arguments: Arguments | None = None) -> str:
        """The message under `key` with its gaps filled."""
        if key not in self.words:
            raise MissingWordError(self.lang, key)
        return parse_message(self.words[key]).say(arguments or {}, self.plural)

    def first(self, *keys: str) -> str:
        """The first of these keys that the language has."""
        for key in keys:
            if key in self.words:
                return key
        raise MissingWordError(self.lang, " or ".join(keys))

    def both(self, items: Sequence[str]) -> str:
        return self._join(items, self.grammar.both)

    def together(self, parts: Sequence[str]) -> str:
        """Whole clauses in a row, which may have commas of their own."""
        stops = (self.grammar.comma, self.grammar.semicolon)
        stopped = any(stop in part for part in parts[:-1] for stop in stops)
        return self._join(parts, self.grammar.both_after_comma if stopped else self.grammar.both)

    def either(self, items: Sequence[str]) -> str:
        return self._join(items, self.grammar.either)

    def sentence(self, text: str) -> str:
        """A clause as a sentence: elided, with a capital and a full stop."""
        text = self.smooth(text)
        return capital(text) + ("" if text.endswith((".", "!", "?", "…")) else ".")

    def smooth(self, text: str) -> str:
        """Join words as the language requires: contractions first, then elision."""
        text = re.sub(r" {2,}", " ", text).strip()
        if self._contraction:
            text = self._contraction.sub(self._contracted, text)
        if self._elision:
            text = self._elision.sub(lambda match: match[0].rstrip()[:-1] + "\u2019", text)
        return text

    def _join(self, items: Sequence[str], last: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.grammar.comma.join(items[:-1]) + last + items[-1]

    def _contracted(self, match: re.Match[str]) -> str:
        melted = self.grammar.contract[match[0].lower()]
        return capital(melted) if match[0][0].isupper() else melted

    @cached_property
    def _contraction(self) -> re.Pattern[str] | None:
        pairs = "|".join(re.escape(pair) for pair in self.grammar.contract)
        return re.compile(rf"\b(?:{pairs})\b", re.IGNORECASE) if pairs else None

    @cached_property
    def _elision(self) -> re.Pattern[str] | None:
        words, vowels = "|".join(map(re.escape, self.grammar.elide)), re.escape(self.grammar.elide_before)
        return re.compile(rf"\b(?:{words}) (?=[{vowels}])", re.IGNORECASE) if words and vowels else None
