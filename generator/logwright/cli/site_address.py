"""Where the site lies on the web, as far as anybody has said so."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from logwright.cli.exit_code import UsageError
from logwright.content.document import Document
from logwright.content.reader import read


def site_address(given: str | None, root: Path) -> str:
    """The address that was given, or the one in mkdocs.yml; empty if there is none."""
    address, where = (
        (given, "--site") if given is not None else (_setting(root / "mkdocs.yml"), "site_url in mkdocs.yml")
    )
    if not address:
        return ""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise UsageError(f"{where} is {address}; a whole address is needed, such as https://crew.example/rules/")
    return address


def _setting(file: Path) -> str:
    found = read(file.name, file.read_bytes()) if file.is_file() else None
    return str(found.data.get("site_url") or "") if isinstance(found, Document) and isinstance(found.data, dict) else ""
