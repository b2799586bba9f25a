"""A preview for translators: the library with a badge before every text that is missing or out of date."""

from __future__ import annotations

import re
from dataclasses import replace

from logwright.content.file_kind import TextKind
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, Locale, in_forms, plain
from logwright.content.registry import words_kind
from logwright.content.writing.translation import compare, translated_places

# Private-use characters around state, file and key, which become a badge once the page is rendered.
_OPEN, _CLOSE = "\ue000", "\ue001"
_BADGE = re.compile(f"{_OPEN}([^{_OPEN}{_CLOSE}]*){_CLOSE}")
_TAG = re.compile(r"<(script|style|title)\b.*?</\1>|<[^>]*>", re.DOTALL)


def with_badges(library: Library, lang: str) -> Library:
    """The library as a translator of this language sees it; missing texts are in English."""
    locale = library.locales[lang]
    marked = {**library.locales, lang: _marked(library.locales[SOURCE], locale)}
    return replace(library, locales=marked)


def _marked(source: Locale, locale: Locale) -> Locale:
    words = {place: _words(source, locale, place) for place in translated_places(source)}
    return replace(locale, _words=words)


def _words(source: Locale, locale: Locale, place: str) -> dict[str, str]:
    state = compare(source, locale, place)
    wanted = {plain(key): text for key, text in source.words(place).items()}
    stale = {*state.stale, *state.unrecorded}
    said = {
        key: _with_badge("stale", place, key, text) if plain(key) in stale else text
        for key, text in locale.words(place).items()
    }
    # Forms occur inside sentences, and without all of them no sentence can be formed.
    missing = [key for key in state.missing if not in_forms(key)]
    return {**said, **{key: _with_badge("missing", place, key, wanted[key]) for key in missing}}


def _with_badge(state: str, place: str, key: str, text: str) -> str:
    badge = f"{_OPEN}{state} {place}:{key}{_CLOSE}"
    kind = words_kind(place)
    if kind and kind.words is TextKind.PAGE:
        # A page begins with its title, and ends up in the menu with it.
        title, end, rest = text.partition("\n")
        return f"{title}{end}\n{badge}\n{rest}"
    # Before a list or a table the badge is a separate paragraph.
    between = "\n\n" if kind and kind.words is TextKind.MARKUP and "\n" in text else " "
    return f"{badge}{between}{text}"


def shown(html: str) -> str:
    """A rendered page with visible badges: in text, but not in attributes, scripts or titles."""
    parts, at = [], 0
    for tag in _TAG.finditer(html):
        parts += [_BADGE.sub(_element, html[at : tag.start()]), _BADGE.sub("", tag[0])]
        at = tag.end()
    return "".join([*parts, _BADGE.sub(_element, html[at:])])


def _element(badge: re.Match[str]) -> str:
    state, _, key = badge[1].partition(" ")
    return f'<code class="untranslated {state}" translate="no">{state} {key}</code>'
