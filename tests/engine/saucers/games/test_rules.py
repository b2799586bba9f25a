"""Switches: the engine knows those of the content, with the same options and defaults."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from logwright.engine.saucers.games.rules import Rules, switch_options


def test_switches_are_those_of_the_game_file(data: dict[str, Any]) -> None:
    switches = data["game"]["switches"]
    assert {name: set(values) for name, values in switch_options().items()} == {
        name: set(switch["options"]) for name, switch in switches.items()
    }
    assert {name: switch["default"] for name, switch in switches.items()} == {
        name: getattr(Rules(), name) for name in switches
    }


def test_every_switch_has_its_ruling(repository: Path) -> None:
    text = (repository / "content/crash-and-grab/rulings.yaml").read_text(encoding="utf-8")
    ruled = {
        ruling["switch"]: set(ruling["choices"]) for ruling in yaml.safe_load(text)["rulings"] if "switch" in ruling
    }
    assert ruled == {name: set(values) for name, values in switch_options().items()}


def test_unknown_switches_and_options_are_refused() -> None:
    with pytest.raises(ValueError, match="no switch 'gravity'"):
        Rules.of({"gravity": "low"})
    with pytest.raises(ValueError, match="only remaining or full"):
        Rules.of({"push": "double"})
