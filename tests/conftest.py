from pathlib import Path

import pytest
from hypothesis import settings

# A time limit per example would only measure how busy the machine is.
settings.register_profile("logwright", deadline=None)
settings.load_profile("logwright")


@pytest.fixture(scope="session")
def repository() -> Path:
    return Path(__file__).parents[1]
