"""The checker of the mission designer, as the browser opens it."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.shelves import known_library
from logwright.publish.designer.checker import Checker


def open(data: str, lang: str) -> JsonDesk:
    return JsonDesk(Checker(known_library(json.loads(data)["contents"]), lang))
