"""The page Play with nothing around it: its own body, the styles of the site, its scripts, and Python."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from logwright.publish.pages import play
from logwright.publish.site_build.browser_python import python_files
from logwright.publish.site_build.manuscript import script_words
from logwright.publish.site_build.style_bundle import site_styles
from logwright.publish.views.book import Book
from tests.whole_library import whole_library

_PAGE = """<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Play</title>{styles}</head>
<body data-root="./" data-language="./"><header class="top"><a class="home" href="#content">Logwright</a></header>
<div class="frame"><main id="content" class="md-typeset" tabindex="-1">
<article><h1>{title}</h1>{body}</article></main></div>
<script id="words" type="application/json">{words}</script>
<script type="module">
import {{ startPythonSlot }} from "./scripts/pages/python-slot.js";
startPythonSlot();
</script></body></html>"""
_SIZE = 15_000_000


def write_play_page(folder: Path, repository: Path) -> None:
    """Everything the page needs, in English and Russian."""
    library = whole_library()
    for name, raw in python_files(repository, library, ["en"]).items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(raw)
    shutil.copytree(repository / "site/scripts", folder / "scripts")
    shutil.copytree(repository / "site/theme/styles", folder / "styles")
    (folder / "styles/site.css").write_bytes(site_styles(repository / "site/theme", library, []))
    styles = "".join(f'<link rel="stylesheet" href="styles/{name}.css">' for name in ("site", *play.STYLES))
    for lang in ("en", "ru"):
        book = Book(library, lang, python_size=_SIZE)
        (page,) = play.pages(book)
        intro, slot, *_ = page.body.split("\n\n")
        body = f"<p>{intro}</p>{slot}"
        words = json.dumps(script_words(book))
        text = _PAGE.format(lang=lang, styles=styles, title=page.title, body=body, words=words)
        (folder / f"play-{lang}.html").write_text(text, "utf-8")
