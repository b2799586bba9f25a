"""All phrases by name, and how to read an objective: `{who: commander, tricks: {which: first}}`."""

from __future__ import annotations

from collections.abc import Mapping

from logwright.engine.cards.card import Suits
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase, PhraseData
from logwright.engine.objectives.phrases import cards, choice, comparison, order, streak, tricks, values
from logwright.engine.objectives.subject import Subject, parse_subject
from logwright.saying import both, saying

PHRASES: dict[str, type[Phrase]] = {
    phrase.name: phrase
    for module in (cards, tricks, streak, values, comparison, order, choice)
    for phrase in module.PHRASES
}


def read_objective(value: object, who: Subject, suits: Suits) -> Phrase:
    """Read one objective as written in content; `who` is the subject if it names none."""
    if not isinstance(value, Mapping):
        raise Mistake(saying("mistakes.objective", card=f"{suits.example.suit} 3"))
    names = [key for key in value if key != "who"]
    if len(names) != 1:
        raise Mistake(saying("mistakes.several", fields=both(names)) if names else saying("mistakes.nothing"))
    if "who" in value:
        try:
            who = parse_subject(value["who"], suits)
        except Mistake as mistake:
            raise mistake.under("who") from None
    name = names[0]
    if name not in PHRASES:
        raise Mistake(saying("mistakes.no-phrase", name=repr(name)), (name,))
    try:
        return PHRASES[name].read(PhraseData(value[name], who, suits, read_objective))
    except Mistake as mistake:
        raise mistake.under(name) from None
