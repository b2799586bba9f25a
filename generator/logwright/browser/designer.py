"""Browser entry point for the mission designer."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.loading.library_builder import known_library
from logwright.publish.designer.desk import DesignerDesk


def open(data: str, lang: str) -> JsonDesk:
    read = json.loads(data)
    library = known_library(read["contents"], read["own"])
    return JsonDesk(DesignerDesk(library, read["schemas"], lang, read["meanings"]))
