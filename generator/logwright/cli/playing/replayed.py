"""A recorded attempt, shown decision by decision with open cards, and how it ended."""

from __future__ import annotations

from logwright.cli.exit_code import ExitCode
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import load_library
from logwright.cli.playing.card_signs import CardSigns
from logwright.cli.playing.ending import ending
from logwright.cli.playing.table_text import TableText
from logwright.cli.speech import say, titled
from logwright.cli.terminal.reporter import report
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.attempt_file import RULE, read_attempt
from logwright.content.read.document import Document
from logwright.content.read.schema import Schemas
from logwright.engine.attempts.record import PERSON
from logwright.engine.cards.dealing import NoDeal
from logwright.engine.objectives.mistake import Mistake
from logwright.project import Project
from logwright.verdicts.attempts.recorded import resumed


def replay_attempt(document: Document, project: Project, text: str) -> int:
    library, _ = load_library(project)
    found = _shown(document, library, Schemas.below(project.schemas).knowing(library.game_facts))
    if isinstance(found, list):
        print(report(found, {document.file: text}, "text"))
        return ExitCode.PROBLEMS
    print(found)
    return ExitCode.FINE


def _shown(document: Document, library: Library, schemas: Schemas) -> str | list[Problem]:
    if wrong := schemas.check("attempt", document):
        return list(wrong)
    record = read_attempt(document, [game.suits for game in library.games.values()])
    if isinstance(record, Problem):
        return [record]
    try:
        mission, sitting = resumed(record, library, schemas)
    except Mistake as mistake:
        return [document.report(mistake.path, RULE, mistake.said)]
    except NoDeal as nothing:
        return [document.report(("deal",), RULE, nothing.said)]
    lang = shown_language(None, library)
    people = tuple(seat for seat, who in enumerate(record.seats) if who == PERSON)
    table = TableText(CardSigns(library.games[mission.game]), library.tongue(lang, mission.game), people)
    first = sitting.states[0]
    lines = [say("with-players", key=mission.key, players=record.players)]
    lines += [titled(table.who(seat), table.cards(hand)) for seat, hand in enumerate(first.deal.hands)]
    seats = first.public.seats
    lines += [f"  {number} {table.task(task, seats)}" for number, task in enumerate(first.deal.tasks, start=1)]
    steps = zip(sitting.states, record.decisions, sitting.states[1:], strict=False)
    for before, decision, after in steps:
        lines += table.told(before, decision, after)
    if back := sum(len(each.decisions) for each in record.taken_back):
        lines.append(say("play.taken-back-in-all", n=back))
    lines += ending(sitting, table)
    return "\n".join(lines)
