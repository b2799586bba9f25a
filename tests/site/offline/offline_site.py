"""A small site with the real worker and the real script of the pages, and a server whose network can be cut."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread

from logwright.publish.site_build.offline import offline_files
from logwright.publish.site_build.script_bundle import site_scripts

SITE = Path(__file__).parents[3] / "site"
LANGS = ("en", "fr")
WORDS = '{"newer": "There is a newer version.", "reload": "Reload", "later": "Later"}'
KEEP = '{"keep": "Keep all", "size": "{n} MB", "loading": "{n}%", "done": "All kept", "away": "Away!", "full": "Full!"}'
PAGE = """<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>
<link rel="stylesheet" href="{up}styles/look.css"><body data-root="{up}">
<h1>{title} {version}</h1><a href="{up}late.html">late</a>{more}<div data-keep='{keep}'></div>
<script id="words" type="application/json">{words}</script>
<script src="{up}scripts/said.js"></script><script src="{up}scripts/site.js" defer></script></body></html>"""


@cache
def _script() -> bytes:
    """What every page runs."""
    return site_scripts(SITE / "scripts")["site.js"]


def small_site(version: str) -> dict[str, bytes]:
    """A site of which each file says which version it is; one never changes."""

    def page(title: str, lang: str = "en", up: str = "./", more: str = "") -> bytes:
        words = {"title": title, "version": version, "lang": lang, "up": up, "more": more, "words": WORDS, "keep": KEEP}
        return PAGE.format(**words).encode()

    again = '<a data-wanted href="index.html">Again</a>'
    files = {
        "index.html": page("Home"),
        "rules.html": page("Rules"),
        "not-kept.html": page("Not kept", more=again),
        "fr/index.html": page("Accueil", "fr", "../"),
        "fr/not-kept.html": page("Pas gardé", "fr", "../", again),
        "styles/look.css": f"body {{--version: '{version}'}}".encode(),
        "scripts/said.js": f"window.version = '{version}';".encode(),
        "scripts/late.js": f"export const version = '{version}';".encode(),
        "scripts/worker.js": b"import { version } from './late.js'; postMessage(version);",
        "scripts/site.js": _script(),
        "images/always.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        "python/large.bin": version.encode() * 300_000,
        "print/sheet.pdf": f"%PDF {version}".encode(),
    }
    return files | offline_files(files, LANGS, (SITE / "offline.js").read_text("utf-8"))


@dataclass
class Host:
    """Serves files by path. After `left` more requests the network is cut, until somebody mends it."""

    files: dict[str, bytes] = field(default_factory=dict)
    left: float = float("inf")
    asked: list[str] = field(default_factory=list)
    address: str = ""
    _lock: Lock = field(default_factory=Lock)

    def put(self, site: Mapping[str, bytes], folder: str = "") -> None:
        """What is served below a folder from now on."""
        self.files = {name: raw for name, raw in self.files.items() if not name.startswith(folder)}
        self.files |= {folder + name: raw for name, raw in site.items()}

    def cut(self, after: int = 0) -> None:
        self.left = after

    def mend(self) -> None:
        self.left = float("inf")

    def answers(self, path: str) -> bool:
        with self._lock:
            self.asked.append(path)
            self.left -= 1
            return self.left >= 0


@contextmanager
def hosted() -> Iterator[Host]:
    host = Host()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.partition("?")[0].lstrip("/")
            if not host.answers(path):
                self.close_connection = True
                self.connection.close()
                return
            name = path if path and not path.endswith("/") else f"{path}index.html"
            raw = host.files.get(name)
            self.send_response(404 if raw is None else 200)
            self.send_header("Content-Type", mimetypes.guess_type(name)[0] or "application/octet-stream")
            self.send_header("Content-Length", str(len(raw or b"")))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(raw or b"")

        def log_message(self, *_: object) -> None:
            """Nobody wants to read it."""

    class Server(ThreadingHTTPServer):
        def handle_error(self, *_: object) -> None:
            """A cut connection is what is wanted here."""

    server = Server(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    host.address = f"http://127.0.0.1:{server.server_port}/"
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()
