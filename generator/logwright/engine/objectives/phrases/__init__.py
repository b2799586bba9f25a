"""All phrases by name, and how to read an objective: `{who: commander, tricks: {which: first}}`."""

from __future__ import annotations

from collections.abc import Mapping

from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Given, Phrase
from logwright.engine.objectives.phrases import cards, choice, comparison, order, streak, tricks
from logwright.engine.objectives.subject import Subject, parse_subject

PHRASES: dict[str, type[Phrase]] = {
    phrase.name: phrase for module in (cards, tricks, streak, comparison, order, choice) for phrase in module.PHRASES
}


def read_objective(value: object, who: Subject, trump: str) -> Phrase:
    """Read one objective as written in content; `who` is meant where it names nobody."""
    if not isinstance(value, Mapping):
        raise Mistake("an objective is needed here", "write for example {win: pink 3}")
    names = [key for key in value if key != "who"]
    if len(names) != 1:
        said = " and ".join(names) or "nothing"
        raise Mistake(f"one objective says {said}", "say one thing per objective; join several with all_of")
    if "who" in value:
        try:
            who = parse_subject(value["who"], trump)
        except Mistake as mistake:
            raise mistake.under("who") from None
    name = names[0]
    if name not in PHRASES:
        raise Mistake(f"{name!r} is no phrase of the objective language", "", (name,))
    try:
        return PHRASES[name].read(Given(value[name], who, trump, read_objective))
    except Mistake as mistake:
        raise mistake.under(name) from None
