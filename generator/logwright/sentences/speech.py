"""A speech: puts sayings (messages with arguments) into the words of one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from logwright.saying import Argument, Listed, Saying
from logwright.sentences.message import Number, Said, Word, parse_message
from logwright.sentences.plural import plural_chooser
from logwright.sentences.tongue import Grammar, MissingWordError

Messages = Callable[[], Any]
"""Nested messages, loaded when first needed."""
_MESSAGE, _HINT = "message", "hint"


class Speech:
    """`sources` are tried in turn; the source language comes last, so that every message is found."""

    def __init__(self, lang: str, grammar: Callable[[], Grammar], sources: Sequence[Messages]) -> None:
        self.lang, self._sources = lang, sources
        self._read_grammar = grammar
        self._grammar: Grammar | None = None

    @property
    def grammar(self) -> Grammar:
        if self._grammar is None:
            self._grammar = self._read_grammar()
        return self._grammar

    def has(self, key: str) -> bool:
        return self._find(key) is not None

    def say(self, said: Saying) -> str:
        """The message in words, without its hint."""
        text = self._find(said.key) or self._find(f"{said.key}.{_MESSAGE}")
        if text is None:
            raise MissingWordError(self.lang, said.key)
        return self._fill(text, said)

    def hint(self, said: Saying) -> str:
        """What to do about it; empty if there is nothing to add."""
        text = self._find(f"{said.key}.{_HINT}")
        return self._fill(text, said) if text else ""

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        return self.grammar.number(value, digits)

    def _fill(self, text: str, said: Saying) -> str:
        if "{" not in text and "\\" not in text:
            return text
        arguments = {name: self._word(value) for name, value in said.arguments}
        return parse_message(text).say(arguments, self._plural)

    def _plural(self, number: int) -> str:
        return plural_chooser(self.grammar.plurals)(number)

    def _word(self, value: Argument) -> Word:
        match value:
            case int():
                return Number(value, self.number(value))
            case float():
                return Said(self.grammar.number(value))
            case Saying():
                return Said(self.say(value), value.key)
            case Listed():
                return Said(self._joined(value))
        return Said(value)

    def _joined(self, listed: Listed) -> str:
        items = [self._word(item).form("") for item in listed.items]
        if listed.joint == "comma" or len(items) < 2:
            return self.grammar.comma.join(items)
        joint = self.grammar.both if listed.joint == "and" else self.grammar.either
        return self.grammar.comma.join(items[:-1]) + joint + items[-1]

    def _find(self, key: str) -> str | None:
        for source in self._sources:
            found: Any = source()
            for step in key.split("."):
                found = found.get(step) if isinstance(found, dict) else None
            if isinstance(found, str):
                return found
        return None
