"""Browser entry point for the checker of the mission designer."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.loading.library_builder import known_library
from logwright.publish.designer.checker import Checker


def open(data: str, lang: str) -> JsonDesk:
    read = json.loads(data)
    return JsonDesk(Checker(known_library(read["contents"], read["own"]), lang))
