"""logwright serve: serves the site and rebuilds it on changes."""

from __future__ import annotations

import argparse
import socket
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.commands.site import add_options, build, made_folder
from logwright.cli.exit_code import Unfit, UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.options.sound_content import load_sound
from logwright.cli.speech import say
from logwright.content.model.locale import SOURCE
from logwright.project import Project
from logwright.saying import listed

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

WORKER = b"""// Who is writing pages wants to see the new ones at once, so nothing is kept.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.registration.unregister()));
"""
_HOST = "127.0.0.1"
_PARTS = ("content", "docs", "schemas", "site", "mkdocs.yml")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        description=say("serve.description"),
    )
    add_options(parser)
    parser.add_argument("--port", type=int, default=8000, help=say("serve.options.port"))
    parser.add_argument("--preview", metavar="LANG", help=say("serve.options.preview"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from mkdocs.livereload import LiveReloadServer

    _check_port(options.port)
    project = project_of(options)
    _check_preview(options.preview, project)
    out: Path = (options.out or made_folder(project, options.preview)).resolve()

    def rebuild() -> None:
        try:
            print(build(options, project, load_sound(project)))
        except Unfit as unfit:
            # A file may be half-written; the last good pages stay.
            print(unfit)

    rebuild()
    server = LiveReloadServer(rebuild, host=_HOST, port=options.port, root=str(out))
    server.set_app(_without_worker(server.serve_request))
    for path in watched(project):
        server.watch(str(path))
    print(f"http://{_HOST}:{options.port}/")
    try:
        server.serve()  # type: ignore[no-untyped-call]
    finally:
        server.shutdown()
    return 0


def _check_port(port: int) -> None:
    """Before a site is built for minutes that nobody could then look at."""
    if not 1 <= port <= 65535:
        raise UsageError(say("serve.no-port", port=str(port)))
    socket.create_server((_HOST, port)).close()


def _check_preview(lang: str | None, project: Project) -> None:
    if not lang:
        return
    library, _ = load_library(project)
    if lang not in library.locales or lang == SOURCE:
        raise UsageError(say("translations.not-translated", lang=lang, known=listed(library.languages[1:])))


def watched(project: Project) -> list[Path]:
    """The paths to watch: the files of a project, or everything a checkout is built from."""
    if project.own:
        inside = [path for path in sorted(project.own.iterdir()) if not path.name.startswith(".")]
        return [path for path in inside if path != project.made]
    return [project.base / name for name in _PARTS]


def _without_worker(app: WSGIApplication) -> WSGIApplication:
    """The same pages, but with a service worker that removes itself instead of caching them."""

    def answer(asked: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        if asked["PATH_INFO"] != "/offline.js":
            return app(asked, start)
        start("200 OK", [("Content-Type", "text/javascript"), ("Content-Length", str(len(WORKER)))])
        return [WORKER]

    return answer
