"""The mission designer, as the browser opens it."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.shelves import known_library
from logwright.publish.designer.desk import Desk


def open(data: str, lang: str) -> JsonDesk:
    read = json.loads(data)
    return JsonDesk(Desk(known_library(read["contents"]), read["schemas"], lang))
