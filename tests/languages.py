"""The languages of the project, as its content has them: whoever adds one need not touch a test."""

from __future__ import annotations

from pathlib import Path

LANGUAGES = tuple(sorted(path.name for path in (Path(__file__).parents[1] / "content" / "locales").iterdir()))
TRANSLATED = tuple(lang for lang in LANGUAGES if lang != "en")
