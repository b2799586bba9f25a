"""logwright new campaign: a valid, commented campaign file."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from shlex import quote
from typing import Any

from logwright.cli.begun_file import begin_file, free_place
from logwright.cli.commands.new import id_from, id_of, parts_of, title_from
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import chosen_game, load_library, project_of
from logwright.cli.questions import Questions
from logwright.cli.speech import COMMANDS, say
from logwright.content.base_speech import base_speech
from logwright.content.campaign import full_key
from logwright.content.campaign_file import CampaignDraft, ChapterDraft, campaign_file
from logwright.content.model.library import Library
from logwright.content.problem import PLACE as PROBLEMS
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.schema import Schemas
from logwright.project import Project
from logwright.saying import saying
from logwright.sentences.message import Number

_A_CHAPTER = 4
"""The approximate number of missions in a chapter."""


def add_parser(kinds: Any) -> None:
    parser = kinds.add_parser(
        "campaign",
        help=say("new.campaign.help"),
        description=say("new.campaign.description"),
    )
    parser.add_argument("--game", help=say("new.campaign.options.game"))
    parser.add_argument("--title", help=say("new.mission.options.title"))
    parser.add_argument("--id", help=say("new.mission.options.id"))
    parser.add_argument("--lang", help=say("new.campaign.options.lang"))
    parser.add_argument("--missions", help=say("new.campaign.options.missions"))
    parser.add_argument("--out", type=Path, help=say("new.campaign.options.out"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    library, _ = load_library(project)
    lang = shown_language(options.lang, library)
    draft = _draft(options, library, project, lang)
    folder: Path = options.out or _usual_folder(project)
    path = free_place(folder, draft.id)
    schema = Schemas.below(project.schemas).contents["campaign.schema.json"]
    comments = base_speech(lang, COMMANDS, PROBLEMS)
    text = campaign_file(draft, schema, folder, project.editor_schemas, comments)
    if not begin_file(path, text, project):
        return ExitCode.PROBLEMS
    print(say("new.campaign.next", file=quote(str(path))))
    return ExitCode.FINE


def _draft(options: argparse.Namespace, library: Library, project: Project, lang: str) -> CampaignDraft:
    """The answers, from options where given, otherwise from prompts. An invalid answer is asked for again."""
    asked = Questions(sys.stdin.isatty())
    no_title = say("new.campaign.no-title")
    title = asked.answer(
        options.title, say("new.ask.title"), "", lambda text: title_from(text, no_title, named=bool(options.id))
    )
    missions = asked.answer(
        options.missions,
        say("new.campaign.ask-missions"),
        "",
        lambda text: [_known(full_key(key), library) for key in parts_of(text)],
    )
    game = chosen_game(library, options.game or (library.missions[missions[0]].game if missions else None)).id
    missions = missions or [mission.key for mission in library.all_missions if mission.game == game][:_A_CHAPTER]
    word = library.tongue(lang, "").say
    chapters = [missions[start : start + _A_CHAPTER] for start in range(0, len(missions), _A_CHAPTER)]
    return CampaignDraft(
        game=game,
        id=id_from(options.id) if options.id else id_of(title),
        words={lang: {"title": title}},
        chapters=[
            ChapterDraft(f"chapter-{place}", keys, {lang: word("campaign.evening", {"n": Number(place, str(place))})})
            for place, keys in enumerate(chapters, start=1)
        ],
        author=project.settings.author,
    )


def _known(key: str, library: Library) -> str:
    """The key of a mission that is named by its key, or by its id alone."""
    if found := library.mission_named(key):
        return found.key
    hint = did_you_mean(key, library.mission_names) or saying("show.name-one")
    raise UsageError(say("no-mission", name=key, hint=hint))


def _usual_folder(project: Project) -> Path:
    """campaigns/ of a project or of a checkout, or the current folder."""
    folder = project.own or (project.base / "content" if project.is_checkout else None)
    if folder is None:
        return Path()
    (folder / "campaigns").mkdir(exist_ok=True)
    return Path(os.path.relpath(folder / "campaigns", project.here))
