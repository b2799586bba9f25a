"""A refusal for the page: the sentence of the rule, and the name under which the page finds its address."""

from __future__ import annotations

from typing import Any

from logwright.engine.attempts import Refusal
from logwright.publish.play.table_words import TableWords
from logwright.sentences.speech import Speech


def refusal_data(refusal: Refusal, words: TableWords, speech: Speech) -> dict[str, Any]:
    """`rule` is looked up among the links that the page was built with."""
    return {"words": speech.say(refusal.said), "rule": f"{words.game}/{refusal.rule}"}
