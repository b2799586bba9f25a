"""Formats problems with the messages of a library, where there are no files to read, as in a browser."""

from __future__ import annotations

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, Locale
from logwright.content.problem import PLACE
from logwright.sentences.speech import Messages, Speech


def library_speech(library: Library, lang: str) -> Speech:
    locales = [library.locales[each] for each in dict.fromkeys((lang, SOURCE)) if each in library.locales]
    return Speech(
        lang, lambda: library.locales[lang].grammar, [source for each in locales for source in _sources(each)]
    )


def _sources(locale: Locale) -> list[Messages]:
    """The message sources; a project's own come first."""
    documents = [files[PLACE] for files in (locale.own, locale.files) if PLACE in files]
    return [lambda data=document.data: data for document in documents]  # type: ignore[misc]
