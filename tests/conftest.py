import os
from pathlib import Path

import pytest
from hypothesis import settings

# Here, because Playwright starts only once in a process.
from tests.real_browser import browser, serve

__all__ = ["browser", "repository", "serve"]

# Whoever runs the tests may speak another language.
os.environ["LOGWRIGHT_LANG"] = "en"

# A time limit per example would only measure how busy the machine is.
settings.register_profile("logwright", deadline=None)
settings.load_profile("logwright")


@pytest.fixture(scope="session")
def repository() -> Path:
    return Path(__file__).parents[1]
