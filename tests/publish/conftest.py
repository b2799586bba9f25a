from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.content.model.library import Library


@pytest.fixture(scope="session")
def library(repository: Path) -> Library:
    return load(repository)[0]
