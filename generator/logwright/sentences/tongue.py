"""A tongue: one language as sentences need it - words by key, plural rules, lists, elision."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from logwright.sentences.message import Arguments, parse_message
from logwright.sentences.plural import plural_chooser


@dataclass(frozen=True)
class Grammar:
    """What a language needs beyond words; content/locales/<lang>/grammar.yaml."""

    name: str
    plurals: Mapping[str, str]
    both: str = " and "
    either: str = " or "
    comma: str = ", "
    elide: Sequence[str] = ()
    elide_before: str = ""
    contract: Mapping[str, str] = field(default_factory=dict)
    semicolon: str = "; "


class MissingWordError(KeyError):
    """A word that sentences need is not in the locale."""


class Tongue:
    """Says messages of one language for one game; a key that a game's own terms have wins."""

    def __init__(self, lang: str, grammar: Grammar, words: Mapping[str, str]) -> None:
        self.lang, self.grammar, self.words = lang, grammar, words
        self.plural = plural_chooser(grammar.plurals)
        self.verbs = sorted({key.split(".")[1] for key in words if key.startswith("verbs.")})

    def has(self, key: str) -> bool:
        return key in self.words

    def say(self, key: str, arguments: Arguments | None = None) -> str:
        """The message under `key` with its gaps filled."""
        if key not in self.words:
            raise MissingWordError(f"{self.lang}: {key}")
        return parse_message(self.words[key]).say(arguments or {}, self.plural)

    def first(self, *keys: str) -> str:
        """The first of these keys that the language has."""
        for key in keys:
            if key in self.words:
                return key
        raise MissingWordError(f"{self.lang}: {' or '.join(keys)}")

    def both(self, items: Sequence[str]) -> str:
        return self._join(items, self.grammar.both)

    def either(self, items: Sequence[str]) -> str:
        return self._join(items, self.grammar.either)

    def sentence(self, text: str) -> str:
        """A clause as a sentence: elided, with a capital and a full stop."""
        text = self.smooth(text)
        return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", "…")) else ".")

    def smooth(self, text: str) -> str:
        """Let words run together as the language wants: contractions first, then elision."""
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
        return melted[0].upper() + melted[1:] if match[0][0].isupper() else melted

    @cached_property
    def _contraction(self) -> re.Pattern[str] | None:
        pairs = "|".join(re.escape(pair) for pair in self.grammar.contract)
        return re.compile(rf"\b(?:{pairs})\b", re.IGNORECASE) if pairs else None

    @cached_property
    def _elision(self) -> re.Pattern[str] | None:
        words, vowels = "|".join(map(re.escape, self.grammar.elide)), re.escape(self.grammar.elide_before)
        return re.compile(rf"\b(?:{words}) (?=[{vowels}])", re.IGNORECASE) if words and vowels else None
