"""Browser entry point for the scenario designer."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.content.loading.library_builder import known_library
from logwright.publish.scenario_designer.scenario_desk import ScenarioDesk


def open(data: str, lang: str) -> JsonDesk:
    return JsonDesk(scenario_desk(data, lang))


def scenario_desk(data: str, lang: str) -> ScenarioDesk:
    read = json.loads(data)
    return ScenarioDesk(known_library(read["contents"], read["own"]), read["schemas"], lang)
