"""A folder for a command's intermediate files: it can be deleted at any time, and is used by one run at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from logwright.output.lock import locked
from logwright.output.output_folder import Occupied
from logwright.output.tree import opened
from logwright.saying import saying

TAG = "CACHEDIR.TAG"
# https://bford.info/cachedir/: backup programs skip such folders.
_TAGGED = b"Signature: 8a477f597d28d172789f06886806bc55\n# Made by Logwright, which may remove anything in here.\n"


@contextmanager
def work_folder(path: Path, inside: Iterable[str] = (), on_wait: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Create the folder if needed and lock it. A folder that is not ours is refused.

    `inside` names the folders below it that are used; neither they nor their parents may be links.
    """
    _refuse_link(path)
    path.mkdir(parents=True, exist_ok=True)
    with opened(path) as folder, locked(folder, on_wait):
        names = sorted(entry.name for entry in path.iterdir())
        if not names:
            with (path / TAG).open("xb") as tag:
                tag.write(_TAGGED)
        elif TAG not in names or (path / TAG).is_symlink() or (path / TAG).read_bytes() != _TAGGED:
            raise Occupied(saying("occupied.not-ours", folder=path, file=names[0]))
        for name in inside:
            for around in (Path(name), *Path(name).parents):
                _refuse_link(path / around)
        yield


def _refuse_link(path: Path) -> None:
    if path.is_symlink():
        raise Occupied(saying("occupied.work-link", folder=path, to=path.resolve()))
