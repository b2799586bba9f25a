"""Browser entry point for the campaign designer."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.loading.library_builder import known_library
from logwright.publish.designer.campaign_desk import CampaignDesk


def open(data: str, lang: str) -> JsonDesk:
    read = json.loads(data)
    library = known_library(read["contents"], read["own"])
    return JsonDesk(CampaignDesk(library, read["schemas"], lang, read["meanings"]))
