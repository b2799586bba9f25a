"""A new project: everything that `logwright init` writes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from string import Formatter
from typing import Any

from logwright.content.campaign_file import CampaignDraft, ChapterDraft, campaign_file
from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.model.settings import SCHEMAS
from logwright.content.read.flow import flow
from logwright.content.read.schema import Schemas
from logwright.content.writing.editor_settings import schemas_of_files
from logwright.content.writing.mission_file import MissionDraft, mission_file
from logwright.saying import saying
from logwright.sentences.speech import Speech

_TEMPLATES = {
    "logwright.yaml": "logwright.yaml",
    "tasks.yaml": "tasks.yaml",
    "README.md": "README.md",
    ".gitignore": "gitignore",
    ".github/workflows/missions.yaml": "workflow.yaml",
    ".github/workflows/comment.yaml": "comment.yaml",
}
# Folders that start empty, which git would not keep.
_EMPTY = ("scenarios",)
_KEPT = ".gitkeep"
_EXAMPLE = "borrowed-compass"
_CAMPAIGN = "first-evening"
_TOLD = ("title", "subtitle", "story", "end")
"""The texts of a campaign besides its chapters."""
_SAID = "say_"
"""The prefix of template gaps that are filled with localized texts."""


@dataclass(frozen=True)
class NewProject:
    name: str
    author: str
    library: Library
    """The base, which has the languages and games."""
    schemas: Path
    version: str
    """The version of Logwright that the project's workflow installs."""
    speech: Speech
    """The language of its comments and of the example."""

    def files(self) -> dict[str, bytes]:
        """Every file by its place in the project."""
        texts = {place: self._filled(template) for place, template in _TEMPLATES.items()}
        texts[f"missions/{_EXAMPLE}.yaml"] = self._example()
        texts[f"campaigns/{_CAMPAIGN}.yaml"] = self._campaign()
        texts[".vscode/settings.json"] = self._editor_settings()
        texts[".vscode/extensions.json"] = _json({"recommendations": ["redhat.vscode-yaml"]})
        texts |= {f"{folder}/{_KEPT}": "" for folder in _EMPTY}
        written = {place: text.encode() for place, text in texts.items()}
        return {**written, **schema_files(self.schemas)}

    def _filled(self, template: str) -> str:
        text = files("logwright.starter").joinpath("files", template).read_text("utf-8")
        if template == "README.md":
            author = self._say("by", author=self.author) if self.author else self._say("by_nobody")
            name = self.name
        else:
            # Quoted for YAML, so that any name is a single text.
            author = f"author: {flow(self.author)}" if self.author else f"# author: {self._say('your_name')}"
            name = flow(self.name)
        return text.format(
            name=name,
            author=author,
            languages=flow(self.library.languages),
            games=flow(sorted(self.library.families)),
            example=_EXAMPLE,
            show=f"logwright show {_EXAMPLE}",
            campaign=_CAMPAIGN,
            version=self.version,
            **{gap: self._say(gap.removeprefix(_SAID)) for gap in _gaps(text) if gap.startswith(_SAID)},
        )

    def _say(self, name: str, **arguments: object) -> str:
        return self.speech.say(saying(f"starter.{name}", **arguments))

    def _example(self) -> str:
        schema = Schemas.below(self.schemas).contents["mission.schema.json"]
        draft = MissionDraft(
            game=self._game,
            id=_EXAMPLE,
            title=self._say("example_title"),
            lang=self.speech.lang,
            story=self._say("example_story"),
            players=(3, 4, 5),
            tasks=3,
            tokens=("1", "omega"),
        )
        return mission_file(draft, schema, Path("missions"), Path(SCHEMAS), self.speech)

    def _campaign(self) -> str:
        """A campaign of the example and some base missions, with a branch for crews that lose."""
        schema = Schemas.below(self.schemas).contents["campaign.schema.json"]
        game = self._game.id
        first, second, third = [each.key for each in self.library.all_missions if each.official and each.game == game][
            :3
        ]
        draft = CampaignDraft(
            game=game,
            id=_CAMPAIGN,
            author=self.author,
            cover={"scene": "comet"},
            words={self.speech.lang: {name: self._say(f"evening.{name}") for name in _TOLD}},
            chapters=[
                self._chapter("setting-out", [first, second]),
                self._chapter(
                    "the-compass",
                    [f"missions/{_EXAMPLE}"],
                    {"on_success": "end", "on_failure": {"after": 3, "go_to": "the-long-way"}},
                ),
                self._chapter("the-long-way", [third]),
            ],
        )
        return campaign_file(draft, schema, Path("campaigns"), Path(SCHEMAS), self.speech)

    def _chapter(self, name: str, missions: Sequence[str], ways: Mapping[str, Any] | None = None) -> ChapterDraft:
        lang = self.speech.lang
        title, story = self._say(f"evening.{name}.title"), self._say(f"evening.{name}.story")
        return ChapterDraft(name, missions, {lang: title}, {lang: story}, ways or {})

    @property
    def _game(self) -> GameSpec:
        """A game with task tokens, because the example uses them."""
        return next(game for game in self.library.games_in_order if game.tokens)

    def _editor_settings(self) -> str:
        listed = schemas_of_files(self.library.families, own=True)
        schemas = {f"./{SCHEMAS}/{schema}.schema.json": places for schema, places in listed.items()}
        return _json({"yaml.schemas": schemas, "yaml.schemaStore.enable": False})


def _gaps(template: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(template) if name]


def schema_files(folder: Path) -> dict[str, bytes]:
    """The schemas by their place in a project."""
    paths = sorted(folder.rglob("*.schema.json"))
    return {f"{SCHEMAS}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in paths}


def _json(data: object) -> str:
    return json.dumps(data, indent=2) + "\n"
