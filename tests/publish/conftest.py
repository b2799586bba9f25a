from pathlib import Path

import pytest

from logwright.content.library import Library
from logwright.content.load import load


@pytest.fixture(scope="session")
def library(repository: Path) -> Library:
    return load(repository)[0]
