"""An interactive page with nothing around it: its own body, the styles of the site, its scripts, and Python."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

from logwright.publish.site_build.browser_python import python_files
from logwright.publish.site_build.manuscript import script_words
from logwright.publish.site_build.style_bundle import site_styles
from logwright.publish.views.book import Book
from logwright.publish.views.page import Page
from tests.whole_library import whole_library

_PAGE = """<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>{styles}</head>
<body data-root="./" data-language="./"><header class="top"><a class="home" href="#content">Logwright</a></header>
<div class="frame"><main id="content" class="md-typeset" tabindex="-1">
<article><h1>{title}</h1>{body}</article></main></div>
<script id="words" type="application/json">{words}</script>
<script type="module">
import {{ startPythonSlot }} from "./scripts/pages/python-slot.js";
startPythonSlot();
</script></body></html>"""
SIZE = 15_000_000
"""What a book says about Python if nobody counted its bytes."""


def write_parts(folder: Path, repository: Path) -> None:
    """All that such pages load."""
    library = whole_library()
    for name, raw in python_files(repository, library, ["en"]).items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(raw)
    shutil.copytree(repository / "site/scripts", folder / "scripts")
    shutil.copytree(repository / "site/theme/styles", folder / "styles")
    (folder / "styles/site.css").write_bytes(site_styles(repository / "site/theme", library, []))


def bare_page(page: Page, book: Book, used: Sequence[str]) -> str:
    """`used` are the styles of the page besides those of the site."""
    parts = page.body.split("\n\n")
    slot = next(part for part in parts if "data-python-slot" in part)
    # What stands below it leads to it, and says nothing that it does not say itself.
    intro = parts[: parts.index(slot)]
    words = json.dumps(script_words(book))
    told = "".join(f"<p>{each}</p>" for each in intro)
    styles = "".join(f'<link rel="stylesheet" href="styles/{name}.css">' for name in ("site", *used))
    return _PAGE.format(lang=book.lang, styles=styles, title=page.title, body=told + slot, words=words)
