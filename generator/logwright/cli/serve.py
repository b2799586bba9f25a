"""logwright serve: shows the site and follows changes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from logwright.cli.library_option import root_of
from logwright.cli.site import Unfit, add_options, build

WATCHED = ("content", "docs", "schemas", "site", "mkdocs.yml")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="show the site and follow changes",
        description="Builds the site, serves it, and builds it again whenever content, handbook or theme change.",
    )
    add_options(parser)
    parser.add_argument("--port", type=int, default=8000, help="where to listen on this machine (8000)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from mkdocs.livereload import LiveReloadServer

    root = root_of(options)
    out: Path = (options.out or root / "build" / "site").resolve()

    def rebuild() -> None:
        try:
            print(build(options, root))
        except Unfit as unfit:
            # Somebody is in the middle of writing; the last good pages stay.
            print(unfit)

    rebuild()
    server = LiveReloadServer(rebuild, host="127.0.0.1", port=options.port, root=str(out))
    for name in WATCHED:
        server.watch(str(root / name))
    print(f"http://127.0.0.1:{options.port}/")
    try:
        server.serve()  # type: ignore[no-untyped-call]
    finally:
        server.shutdown()
    return 0
