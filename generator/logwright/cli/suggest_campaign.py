"""The campaign of suggested missions: written, read back and checked like any other."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from logwright.cli.campaign_choice import choose_campaign
from logwright.cli.exit_code import ExitCode
from logwright.cli.speech import say, speech
from logwright.cli.terminal.reporter import report
from logwright.content.campaign_file import campaign_file
from logwright.content.model.library import Library
from logwright.content.read.schema import Schemas
from logwright.output.new_file import create_file
from logwright.project import Project
from logwright.suggestions.suggested_campaign import suggested_campaign
from logwright.suggestions.suggestion import Workshop


def write_campaign(
    project: Project, library: Library, workshop: Workshop, missions: Path, written: Sequence[Path]
) -> int:
    """`missions` is the folder of the `written` mission files; the campaign is placed beside it."""
    keys = [f"missions/{path.stem}" for path in written]
    draft = suggested_campaign(library, workshop, keys, project.settings.author)
    folder = missions.parent / "campaigns"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{draft.id}.yaml"
    schema = Schemas.below(project.schemas).contents["campaign.schema.json"]
    create_file(path, campaign_file(draft, schema, folder, project.editor_schemas, speech()).encode())
    named = Path(os.path.relpath(path))
    choice = choose_campaign(project, str(named))
    if choice.problems:
        print(report(choice.problems, choice.library.texts, "text"))
        return ExitCode.PROBLEMS
    print(say("new.written", file=named))
    print(say("suggest.to-print-campaign", file=named))
    return ExitCode.FINE
