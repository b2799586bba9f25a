"""A card is named in a form that its language has.

`{card:pink 9|gen}` asks for a form of the card's name. grammar.yaml lists the forms of a language under `card_forms`,
and the words for cards (`cards` in sentences.yaml and in the terms of a game) say each of them.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    card_forms: [base, of]
    # file: content/locales/en/sentences.yaml
    cards:
      colour: {base: 'the {colour} {value}', of: 'of the {colour} {value}'}
    # file: content/locales/en/planet-nine/rules.yaml
    trump: {title: Trump, text: 'Look at the colour {card:pink 9|of}.'}

bad::

    # file: content/locales/en/planet-nine/rules.yaml
    trump: {title: Trump, text: 'Look at the colour {card:pink 9|off}.'}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.locale import Locale, key_path
from logwright.content.model.marked_text import marked_texts
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for text in marked_texts(library):
        forms = library.locales[text.lang].grammar.card_forms
        for mark in text.marks():
            if mark.form and mark.form not in forms:
                yield text.problem(
                    mark.at,
                    RULE,
                    "unknown",
                    lang=text.lang,
                    form=mark.form,
                    known=listed(forms),
                    hint=did_you_mean(mark.form, forms),
                )
    for locale in library.locales.values():
        yield from _unsaid(locale)


def _unsaid(locale: Locale) -> Iterator[Problem]:
    """Forms that the grammar lists and a card's words lack; a name that is a single text is the same in all."""
    for place, document in locale.files.items():
        words = locale.words(place)
        for entry in ("cards.colour", "cards.trump"):
            forms = [form for form in locale.grammar.card_forms if f"{entry}.{form}" not in words]
            if forms and any(key.startswith(f"{entry}.") for key in words):
                yield document.problem(key_path(entry), RULE, "unsaid", forms=listed(forms))
