"""Browser entry point for the page Play."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.loading.library_builder import known_library
from logwright.publish.play.desk import PlayDesk


def open(data: str, lang: str) -> JsonDesk:
    read = json.loads(data)
    return JsonDesk(PlayDesk(known_library(read["contents"], read["own"]), read["schemas"], lang))
