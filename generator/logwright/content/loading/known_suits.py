"""The suits of all games, for commands that need nothing else of the library."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from logwright.content.model.game_spec import read_suits
from logwright.content.read.document import Document
from logwright.content.read.plain_file import read_plain_file
from logwright.content.read.reader import LARGEST_FILE, read
from logwright.content.read.schema import Schemas
from logwright.content.rule_helpers.game_problems import game_problems
from logwright.engine.cards.card import Suits


def known_suits(folders: Iterable[Path], schemas_folder: Path) -> Iterator[Suits]:
    """The suits of every trick-taking game in these folders; reads no other files."""
    schemas = Schemas.below(schemas_folder)
    for path in [path for folder in folders for path in sorted(folder.glob("*/game.yaml"))]:
        document = read(path.name, read_plain_file(path, LARGEST_FILE))
        if isinstance(document, Document) and not schemas.check("crew-game", document) and not game_problems(document):
            yield read_suits(document.data)
