"""Ask the referee: examples of play that readers can change. A script judges single tricks, hands and shown cards."""

from __future__ import annotations

import json
from typing import Any

from logwright.content.library_speech import library_speech
from logwright.content.model.fact import WorkedExample
from logwright.engine.attempts import Refusal
from logwright.publish.views.address import rule_places
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute

KINDS = {"trick": ("cards",), "legal_plays": ("led", "hand"), "communication": ("hand",)}
"""The kinds of examples it knows, and the fields of a case it needs."""
REFUSALS = ("follow-suit", "trumps-unsaid", "no-mark-fits", "mark-untrue", "only-card")
_WORDS = "site.referee."
# Filled in by the script.
_GAPS = {"n": "{n}", "card": "{card}"}


def referee_attribute(game: str, shows: WorkedExample) -> str:
    """The first case of an example for the script; nothing for kinds it does not know."""
    if shows.kind not in KINDS:
        return ""
    case = {field: shows.cases[0][field] for field in KINDS[shows.kind]}
    told = json.dumps({"game": game, "kind": shows.kind, **case}, ensure_ascii=False)
    return f' data-referee="{attribute(told)}"'


def referee_script(book: Book, game: str) -> bytes:
    """The cards, words and rules of a game, as a script: pages on a local disk cannot load anything else."""
    made = json.dumps(referee_data(book, game), ensure_ascii=False, separators=(",", ":"))
    return f"(window.refereeData ??= {{}})[{json.dumps(game)}] = {made};\n".encode()


def referee_data(book: Book, game: str) -> dict[str, Any]:
    suits = book.library.games[game].suits
    speech = library_speech(book.library, book.lang)
    words = [key.removeprefix(_WORDS) for key in book.tongue().words if key.startswith(_WORDS)]
    return {
        "trump": suits.trump,
        "cards": [
            {
                "name": card.spelled(suits.trump),
                "said": book.card_name(game, card),
                "suit": suits.trump if card.is_trump else str(card.suit),
                "value": card.value,
            }
            for card in suits.cards
        ],
        "words": {key: book.say(_WORDS + key, game, **_GAPS) for key in words},
        "refusals": {name: speech.say(Refusal(name).said) for name in REFUSALS},
        "rules": _rules(book, game),
    }


def _rules(book: Book, game: str) -> dict[str, str]:
    """Where the rule stands behind each decision, below the pages of the language."""
    rulebook = book.library.rulebooks.get(game)
    if rulebook is None:
        return {}
    facts = {name: fact.id for name, (fact, _) in rulebook.forbidding.items() if name in REFUSALS} | rulebook.deciding
    places = rule_places(book.library, game)
    return {name: places[fact].replace(".md", ".html") for name, fact in facts.items() if fact in places}
