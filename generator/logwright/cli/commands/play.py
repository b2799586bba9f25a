"""logwright play: a mission in the terminal, beside a crew whose members see only their own cards."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from typing import Any

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.language import shown_language
from logwright.cli.options.given_file import given_bytes
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.playing.card_signs import CardSigns
from logwright.cli.playing.daily_words import daily_deal, par_words, sit_down_daily, told
from logwright.cli.playing.learner import LessonPlayer, chosen_lesson
from logwright.cli.playing.person import Person
from logwright.cli.playing.player import AttemptPlayer
from logwright.cli.playing.seats import Seats, seats_of
from logwright.cli.playing.table_text import TableText
from logwright.cli.playing.what_to_play import mission_to_play
from logwright.cli.speech import say, words_of
from logwright.cli.terminal.interruption import search_in_this_process
from logwright.cli.terminal.paragraph import paragraph
from logwright.content.lesson import Lesson, lesson_deal, lesson_record, lesson_words, scripted
from logwright.content.model.daily_deals import DIFFICULTIES
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.model.rule_words import section_words
from logwright.content.problem import Problem
from logwright.content.read.attempt_file import read_attempt
from logwright.content.read.reader import LARGEST_FILE, read
from logwright.content.read.schema import Schemas
from logwright.engine.attempts import Distress
from logwright.engine.attempts.record import AttemptRecord
from logwright.engine.cards.dealing import NoDeal
from logwright.engine.crews.level import LEVELS
from logwright.engine.crews.sitting import Sitting, sit_down
from logwright.engine.objectives.mistake import Mistake
from logwright.saying import listed
from logwright.verdicts.attempts.arena import begin_data
from logwright.verdicts.attempts.program import PATIENCE, Misbehaved, SeatProgram
from logwright.verdicts.attempts.recorded import resumed

PLAYERS = 4


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("play", description=say("play.description"))
    parser.add_argument("mission", nargs="?", metavar="MISSION", help=say("play.options.mission"))
    parser.add_argument("--daily", choices=DIFFICULTIES, help=say("play.options.daily"))
    parser.add_argument("--learn", action="store_true", help=say("play.options.learn"))
    parser.add_argument("--game", help=say("play.options.game"))
    parser.add_argument("--players", type=int, help=say("play.options.players", players=PLAYERS))
    parser.add_argument("--seat", action="append", metavar="SEAT[=COMMAND]", help=say("play.options.seat"))
    parser.add_argument("--crew", choices=tuple(LEVELS), default="club", help=say("play.options.crew"))
    parser.add_argument("--seed", type=int, default=1, help=say("play.options.seed"))
    parser.add_argument("--deal", type=int, default=0, help=say("play.options.deal"))
    parser.add_argument("--distress", action="store_true", help=say("play.options.distress"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("play.options.record"))
    parser.add_argument("--patience", type=float, default=PATIENCE, help=say("play.options.patience"))
    parser.add_argument("--lang", help=say("check.options.lang"))
    parser.set_defaults(run=run)


@search_in_this_process()
def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    path = Path(options.mission) if options.mission and options.mission.endswith(".yaml") else None
    library, problems = load_library(project, [path] if path and not project.holds(path) else [])
    lang = shown_language(options.lang, library)
    if options.learn:
        return _learned(options, library, lang)
    daily = daily_deal(library, options.game, options.daily, date.today()) if options.daily else None
    if daily:
        sit_down_daily(options, library, daily)
        print(told(library, daily, lang))
    schemas = Schemas.below(project.schemas).knowing(library.game_facts)
    kept = _kept(options.record, library, schemas)
    if kept is None:
        if options.mission is None:
            raise UsageError(say("play.name-one"))
        named = mission_to_play(options.mission, library, project, problems)
        record, seats = _begun(options, library, named)
    else:
        record, seats = kept, seats_of(options.seat or [], kept.players, kept.seats, "")
    try:
        mission, sitting = resumed(record, library, schemas)
    except (Mistake, NoDeal) as bad:
        raise UsageError(words_of(bad.said)) from None
    code = _played(options, library, mission, sitting, seats, lang)
    if daily and sitting.state.is_over:
        print(par_words(library, daily))
    return code


def _learned(options: argparse.Namespace, library: Library, lang: str) -> int:
    """The guided first mission of a game."""
    lesson = chosen_lesson(library, options.game)
    mission, suits = library.missions[lesson.mission], library.games[lesson.game].suits
    sitting = sit_down(lesson_record(lesson, suits), mission.rules, lesson_deal(library, lesson))
    return _played(options, library, mission, sitting, Seats(sitting.record.seats, {}), lang, lesson)


def _kept(path: Path | None, library: Library, schemas: Schemas) -> AttemptRecord | None:
    """The record in a file, if there is one: it is resumed."""
    if path is None or not path.exists():
        return None
    document = read(str(path), given_bytes(path, LARGEST_FILE))
    if isinstance(document, Problem):
        raise UsageError(words_of(document.message))
    wrong = schemas.check("attempt", document)
    found = wrong[0] if wrong else read_attempt(document, [game.suits for game in library.games.values()])
    if isinstance(found, Problem):
        raise UsageError(say("play.bad-record", file=path, problem=words_of(found.message)))
    return found


def _begun(options: argparse.Namespace, library: Library, named: LoggedMission) -> tuple[AttemptRecord, Seats]:
    known = named.rules.players
    players = options.players or (PLAYERS if PLAYERS in known else known[0])
    if players not in known:
        raise UsageError(say("for-players", what=named.key, known=listed(known)))
    if not 0 <= options.seed < 10**9 or not 0 <= options.deal < 10**9:
        raise UsageError(say("play.bad-seed"))
    seats = seats_of(options.seat or ["0"], players, None, options.crew)
    in_library = library.missions.get(named.key) is named
    record = AttemptRecord(
        mission=named.key if in_library else dict(named.document.data),
        players=players,
        seats=seats.sitting,
        seed=options.seed,
        deal=options.deal,
        distress=Distress.OFFERED if options.distress else Distress.NONE,
    )
    return record, seats


def _played(
    options: argparse.Namespace,
    library: Library,
    mission: LoggedMission,
    sitting: Sitting,
    seats: Seats,
    lang: str,
    lesson: Lesson | None = None,
) -> int:
    game = library.games[mission.game]
    signs, rulebook = CardSigns(game), library.rulebooks.get(game.id)
    text = TableText(signs, library.tongue(lang, game.id), seats.people)
    title = f"{mission.key} · {library.words(mission, lang).title}"
    print(say("with-players", key=title, players=sitting.record.players))
    for line in library.rule_lines(mission, lang, sitting.record.players):
        _tell(f"• {line}")
    for line in text.terrain(sitting.state.deal):
        _tell(line)
    _tell(say("play.commands", who=text.who(sitting.state.public.commander)))
    _tell(say("play.keys", key=signs.key()))
    if sitting.record.decisions:
        print(say("play.resumed", n=len(sitting.record.decisions)))

    def keep() -> None:
        if options.record:
            data = sitting.record.to_data(game.suits)
            write_whole(options.record, (json.dumps(data, ensure_ascii=False) + "\n").encode())

    def title_of(section: str) -> str:
        return section_words(library, rulebook, rulebook.sections[section], lang).title if rulebook else ""

    person = Person(text, signs, _asker(), _tell)
    try:
        with ExitStack() as running:
            programs = {}
            for seat, command in seats.programs.items():
                programs[seat] = running.enter_context(SeatProgram(command, options.patience))
                programs[seat].begin(seat, begin_data(mission.key, sitting.record.players, sitting.state.deal))
            table = (sitting, person, programs, keep, rulebook, title_of)
            if lesson:
                script, words = list(scripted(lesson, game.suits)), lesson_words(library, lesson, lang)
                LessonPlayer(*table, lesson=lesson, script=script, words=words).play()
            else:
                AttemptPlayer(*table).play()
    except Misbehaved as misbehaved:
        _tell(words_of(misbehaved.said).rstrip())
        return ExitCode.PROBLEMS
    except EOFError:
        print()
    if options.record:
        keep()
        print(say("play.saved", file=options.record))
    return ExitCode.FINE


def _tell(text: str) -> None:
    print(paragraph(text))


def _asker() -> Callable[[str], str]:
    """Asks at a terminal with a line to edit; otherwise reads a line and repeats it, so that the output can be read."""
    if sys.stdin.isatty():
        return input

    def ask(question: str) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(f"{question}{line.rstrip()}")
        return line

    return ask
