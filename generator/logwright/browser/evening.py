"""The evening at the table, as the browser opens it."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.shelves import known_library
from logwright.publish.evening.desk import Desk


def open(data: str, lang: str) -> JsonDesk:
    return JsonDesk(Desk(known_library(json.loads(data)["contents"]), lang))
