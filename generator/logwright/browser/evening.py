"""Browser entry point for the page At the table."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.loading.library_builder import known_library
from logwright.publish.evening.desk import EveningDesk


def open(data: str, lang: str) -> JsonDesk:
    read = json.loads(data)
    return JsonDesk(EveningDesk(known_library(read["contents"], read["own"]), lang))
