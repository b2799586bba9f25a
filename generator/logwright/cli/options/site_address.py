"""The public address of the site, if it is known."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from logwright.cli.exit_code import UsageError
from logwright.cli.speech import say
from logwright.content.read.document import Document
from logwright.content.read.plain_file import read_plain_file
from logwright.content.read.reader import LARGEST_FILE, read
from logwright.project import Project


def site_address(given: str | None, project: Project) -> str:
    """The address from the option, from logwright.yaml or from mkdocs.yml; empty if there is none."""
    if given is not None:
        address, where = given, say("site-address.option")
    elif project.own or not project.is_checkout:
        address, where = project.settings.site, say("site-address.in-file", field="site", file="logwright.yaml")
    else:
        address = _setting(project.base / "mkdocs.yml")
        where = say("site-address.in-file", field="site_url", file="mkdocs.yml")
    if not address:
        return ""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise UsageError(say("site-address.not-whole", where=where, address=address))
    return address


def _setting(file: Path) -> str:
    found = read(file.name, read_plain_file(file, LARGEST_FILE)) if file.is_file() else None
    return str(found.data.get("site_url") or "") if isinstance(found, Document) and isinstance(found.data, dict) else ""
