"""Writes mission files that explain themselves."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import yaml


@dataclass(frozen=True)
class MissionDraft:
    """The answers from which a new mission file is made."""

    game: str
    id: str
    title: str
    lang: str = "en"
    story: str = ""
    players: tuple[int, ...] = (2, 3, 4, 5)
    tasks: int = 0
    tokens: tuple[str, ...] = ()
    allocation: str = "draft"
    signal: str = "normal"


def mission_file(draft: MissionDraft, folder: Path, root: Path) -> str:
    """The text of the file, with comments about what the fields mean and what else there is."""
    schema = Path(os.path.relpath(root / "schemas" / "mission.schema.json", folder)).as_posix()
    lines = [
        f"# yaml-language-server: $schema={schema}",
        "# All fields are explained in docs/mission-file.md; objectives in docs/objectives.md.",
        f"game: {draft.game}",
        f"id: {draft.id}  # the file is named after it",
        f"players: [{', '.join(map(str, draft.players))}]",
        *_tasks(draft),
        *_communication(draft),
        *_objectives(draft),
        "text:",
        f"  {draft.lang}:",
        f"    title: {_text(draft.title)}",
    ]
    if draft.story:
        lines.append(f"    story: {_text(draft.story)}")
    else:
        lines.append("    # story: A few sentences that set the scene.")
    return "\n".join(lines) + "\n"


def _tasks(draft: MissionDraft) -> list[str]:
    if not draft.tasks:
        return ["# tasks: {count: 4}" if draft.game == "planet-nine" else "# tasks: {difficulty: 7}"]
    if draft.game == "deep-sea":
        plan = f"tasks: {{difficulty: {draft.tasks}}}  # task cards are drawn until they add up to this"
    else:
        tokens = ", ".join(token if token.isalpha() else f"'{token}'" for token in draft.tokens)
        plan = f"tasks: {{count: {draft.tasks}{f', tokens: [{tokens}]' if tokens else ''}}}"
    return [plan, f"allocation: {draft.allocation}  # how the tasks find their owners"]


def _communication(draft: MissionDraft) -> list[str]:
    if draft.signal == "normal":
        return []
    late = ", from_trick: 3" if draft.signal == "disruption" else ""
    return [f"communication: {{mode: {draft.signal}{late}}}"]


def _objectives(draft: MissionDraft) -> list[str]:
    example = "{who: commander, tricks: {which: [first, last], count: all}}"
    if draft.tasks:
        return ["# objectives:  # what must hold besides the task cards", f"#   - {example}"]
    return ["objectives:  # what must hold; change it to what you like", f"  - {example}"]


def _text(text: str) -> str:
    """The text as a YAML value on one line, quoted if it has to be."""
    return yaml.safe_dump(text, allow_unicode=True, width=10_000).strip().removesuffix("...").strip()
