"""A folder that a command writes its results to: a site, sheets to print.

It keeps a list of the files it made, and overwrites or removes no others. A folder that already contained other files
is refused, and links are not followed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from logwright.cache.revision import checksum
from logwright.output.lock import locked
from logwright.output.manifest import FOLDER, NAME, Manifest, is_inside, read_manifest
from logwright.output.tree import NotPlain, Tree, opened
from logwright.saying import Listed, Saying, Told, listed, saying

_FEW = 3


class Occupied(Told):
    """A folder, or a place in it, is used for something else; says what was found and what to do."""


@dataclass(frozen=True)
class Written:
    """What was done. `left` are files that should be removed but have been changed since they were made."""

    files: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


@dataclass(frozen=True)
class OutputFolder:
    """`kind` is the kind of output, such as `site`: other kinds are refused, or they would remove each other's files.

    `on_wait` is called if another run is writing here.
    """

    path: Path
    kind: str
    on_wait: Callable[[], None] = field(default=lambda: None, compare=False)

    def check(self) -> None:
        """Refuse a folder that is not ours, before any work is done for it. Creates nothing."""
        if os.path.lexists(self.path):
            self._refuse_what_is_no_folder()
            with opened(self.path) as top, closing(Tree(top, FOLDER, self.path)) as tree:
                self._manifest(tree)

    def add(self, files: Mapping[str, bytes]) -> Written:
        """Write these files next to the existing ones."""
        with self._tree() as (tree, manifest):
            return self._write(tree, manifest, files, gone=())

    def fill(self, files: Mapping[str, bytes]) -> Written:
        """Write these files, and remove those made before that are not among them."""
        with self._tree() as (tree, manifest):
            return self._write(tree, manifest, files, sorted(manifest.files.keys() - files.keys()))

    def remove(self, names: Iterable[str]) -> Written:
        """Remove these files, if they were made here and are unchanged."""
        with self._tree() as (tree, manifest):
            return self._write(tree, manifest, {}, sorted(filter(manifest.lists, names)))

    @contextmanager
    def _tree(self) -> Iterator[tuple[Tree, Manifest]]:
        """The folder, created if missing, locked for this run."""
        while True:
            if not os.path.lexists(self.path):
                self.path.mkdir(parents=True, exist_ok=True)
            self._refuse_what_is_no_folder()
            with opened(self.path) as top, locked(top, self.on_wait):
                if not _is_still(self.path, top):
                    # The folder was moved away while we waited for the lock.
                    continue
                with closing(Tree(top, FOLDER, self.path)) as tree:
                    yield tree, _settled(tree, self._manifest(tree))
                return

    def _write(self, tree: Tree, manifest: Manifest, files: Mapping[str, bytes], gone: Sequence[str]) -> Written:
        outside = [name for name in files if not is_inside(name)]
        if outside:
            raise ValueError(f"{outside[0]!r} leads out of its folder")
        removed, left = self._removed(tree, manifest, gone)
        new = self._different(tree, manifest, files)
        made = {name: checksum(files[name]) for name in files}
        if new:
            # Recorded before writing: if the run is interrupted, the next one still knows which files are ours.
            tree.write(NAME, replace(manifest, writing={name: made[name] for name in new}).written())
            for name in new:
                self._put(tree, name, files[name])
        kept = {name: sum_of_it for name, sum_of_it in manifest.files.items() if name not in gone}
        after = Manifest(self.kind, kept | made).written()
        if tree.read(NAME) != after:
            tree.write(NAME, after)
        return Written(tuple(new), removed, left)

    def _put(self, tree: Tree, name: str, contents: bytes) -> None:
        try:
            tree.write(name, contents)
        except (NotPlain, IsADirectoryError, NotADirectoryError):
            # It was checked a moment ago, so another program is changing the folder.
            raise Occupied(saying("occupied.in-the-way", file=self.path / name)) from None

    def _removed(self, tree: Tree, manifest: Manifest, gone: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Remove unchanged files; returns what was removed and what was left."""
        removed, left = [], []
        for name in gone:
            try:
                contents = tree.read(name)
            except NotPlain:
                left.append(name)
                continue
            if contents is None:
                continue
            if manifest.made(name, contents):
                tree.remove(name)
                removed.append(name)
            else:
                left.append(name)
        return tuple(removed), tuple(left)

    def _different(self, tree: Tree, manifest: Manifest, files: Mapping[str, bytes]) -> list[str]:
        """The files that have to be written. Refuses to overwrite foreign files before writing any."""
        new, others = [], []
        for name, wanted in files.items():
            try:
                there = tree.read(name)
            except NotPlain as found:
                others.append(found.name)
                continue
            if there == wanted:
                continue
            new.append(name)
            if there is not None and not manifest.lists(name):
                others.append(name)
        if others:
            raise Occupied(saying("occupied.others", folder=self.path, files=_some(list(dict.fromkeys(others)))))
        return new

    def _manifest(self, tree: Tree) -> Manifest:
        """The manifest of this folder; an empty one for an empty folder. Refuses a folder that is not ours."""
        try:
            raw = tree.read(NAME)
        except NotPlain as found:
            raise Occupied(saying("occupied.no-file", file=self.path / found.name)) from None
        if raw is None:
            others = [name for name in tree.names() if name != FOLDER]
            if others:
                raise Occupied(saying("occupied.not-empty", folder=self.path, files=_some(others)))
            return Manifest(self.kind)
        manifest = read_manifest(raw)
        if manifest is None:
            raise Occupied(saying("occupied.damaged", file=self.path / NAME))
        if manifest.kind != self.kind:
            raise Occupied(saying("occupied.other-kind", folder=self.path, found=manifest.kind, wanted=self.kind))
        return manifest

    def _refuse_what_is_no_folder(self) -> None:
        if self.path.is_symlink():
            raise Occupied(saying("occupied.link", folder=self.path, to=self.path.resolve()))
        if not self.path.is_dir():
            raise Occupied(saying("occupied.no-folder", folder=self.path))


def _settled(tree: Tree, manifest: Manifest) -> Manifest:
    """The manifest after a killed run: files it was about to write count only if they were actually written."""
    tree.remove_parts()
    files = dict(manifest.files)
    for name, made in manifest.writing.items():
        try:
            there = tree.read(name)
        except NotPlain:
            continue
        if there is not None and checksum(there) == made:
            files[name] = made
    return Manifest(manifest.kind, files)


def _is_still(path: Path, folder: int) -> bool:
    try:
        return os.path.samestat(os.lstat(path), os.fstat(folder))
    except FileNotFoundError:
        return False


def _some(names: Sequence[str]) -> Listed | Saying:
    shown = listed(names[:_FEW])
    return saying("and-more", things=shown, more=len(names) - _FEW) if len(names) > _FEW else shown
