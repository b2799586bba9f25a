"""Logwright's own messages, read from its locale files: one language, on first use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from logwright.base import base_folder
from logwright.content.grammar_file import GRAMMAR, SOURCE, read_grammar
from logwright.sentences.speech import Speech


@cache
def base_speech(lang: str, *places: str) -> Speech:
    """Messages of these files in a language, with English as the fallback."""
    langs = dict.fromkeys((lang, SOURCE))
    sources: list[Callable[[], Any]] = [partial(_words, each, place) for each in langs for place in places]
    return Speech(lang, lambda: read_grammar(lang, _words(lang, GRAMMAR)), sources)


@cache
def spoken_languages() -> tuple[str, ...]:
    """The languages of Logwright's own messages."""
    return tuple(sorted(path.parent.name for path in _folder().glob(f"*/{GRAMMAR}")))


@cache
def _words(lang: str, place: str) -> Any:
    """The texts of a file, loaded without validation: they ship with Logwright and are checked there."""
    # Imported here: browser pages have their words with them, and not all of them have YAML.
    import yaml

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return yaml.load((_folder() / lang / place).read_bytes(), loader) or {}
    except OSError:
        return {}


def _folder() -> Any:
    return base_folder() / "content" / "locales"
