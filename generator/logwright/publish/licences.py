"""The licences of all third-party work on a site, as one file that every page links to."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path

from logwright.base import base_folder

LICENCES = "licences.txt"
_RULE = "=" * 80
# Its styles are the basis of ours.
_THEME = "mkdocs-material"


def all_licences(root: Path) -> bytes:
    """An overview of what comes from whom, then each licence in full."""
    folder = root / "licenses"
    if not folder.is_dir():
        # Content of its own may lie anywhere; what the site is made of comes with Logwright all the same.
        folder = base_folder() / "licenses"
    texts = {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.txt"))}
    texts |= {path.stem.removeprefix("LICENSE-"): path.read_text("utf-8") for path in _of_fonts(root)}
    texts |= {f"{_THEME} (styles)": _of_theme()}
    parts = [(folder / "README.md").read_text("utf-8"), *(f"{name}\n\n{text}" for name, text in texts.items())]
    return f"\n\n{_RULE}\n\n".join(part.strip() for part in parts).encode() + b"\n"


def _of_fonts(root: Path) -> list[Path]:
    return sorted((root / "site" / "fonts").glob("LICENSE-*"))


def _of_theme() -> str:
    found = distribution(_THEME)
    (text,) = (file for file in found.files or () if "licenses" in file.parts)
    return Path(str(found.locate_file(text))).read_text("utf-8")
