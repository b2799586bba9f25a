"""The movement helper as the browser opens it: from JSON alone, without anything that a browser has not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from logwright.browser import movement
from logwright.content.loading.load import load
from logwright.publish.figures import SaucerLook
from logwright.publish.movement.desk import MovementDesk
from logwright.publish.movement.example import EXAMPLE
from logwright.publish.site_build.browser_python import movement_data
from logwright.publish.views.game_style import look_of
from logwright.sentences.saucer_story import SaucerStory

# What Pyodide brings is the standard library and nothing else.
ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
import logwright.browser.movement
roots = {name.partition(".")[0] for name in sys.modules} - {"logwright"}
print(sorted(name for name in roots - sys.stdlib_module_names if not name.startswith("_")))
"""


def test_it_says_what_the_library_says(repository: Path) -> None:
    library, _ = load(repository)
    look = look_of(library, "crash-and-grab")
    assert isinstance(look, SaucerLook)
    for lang in library.languages:
        opened = movement.open(json.dumps(movement_data(library, lang), ensure_ascii=False), lang)
        desk = MovementDesk(look, SaucerStory(library.tongue(lang, look.game), look.box.cards, {}))
        assert json.loads(opened.answer(json.dumps(EXAMPLE))) == json.loads(json.dumps(desk.answer(EXAMPLE)))
        assert json.loads(opened.greet()) == json.loads(json.dumps(desk.greeting()))


def test_it_needs_the_standard_library_only(repository: Path) -> None:
    # Without site-packages, as in the browser.
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE, str(repository / "generator")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "[]"
