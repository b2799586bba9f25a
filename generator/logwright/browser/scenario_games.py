"""Browser entry point for the games that the scenario designer plays."""

from __future__ import annotations

from logwright.browser.json_desk import JsonDesk
from logwright.browser.scenarios import scenario_desk
from logwright.publish.scenario_designer.scenario_table import ScenarioTable


def open(data: str, lang: str) -> JsonDesk:
    return JsonDesk(ScenarioTable(scenario_desk(data, lang)))
