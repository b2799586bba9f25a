"""logwright print all: what is there already is left alone, and the index names every file once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.publish.print import full_set as module
from logwright.publish.print.fit import Overfull
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.print_job import Files, PrintJob
from logwright.publish.print.render import pdf
from logwright.publish.views.print_index import NAME, read_index
from tests.cli.run import Runner


def small_set(_: Library, lang: str, __: PrintOptions) -> Iterator[PrintJob]:
    """Two of the real jobs by their titles, each a single page."""
    for game in ("planet-nine", "deep-sea"):
        name = f"{lang}/logbook-custom-{game}.pdf"
        page = {name: pdf("<p>One page.</p>", lang=lang, title=game)}
        yield PrintJob("logbook", game, lang, "Logbook: Missions of our own", page.copy)


@pytest.fixture
def printed(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Runner, Path]:
    monkeypatch.setattr(module, "full_set", small_set)
    return run, tmp_path


def print_all(printed: tuple[Runner, Path]) -> str:
    run, out = printed
    return run("print", "all", "--lang", "en,ru", "--jobs", "1", "--out", str(out)).out


def test_the_second_time_nothing_is_made(printed: tuple[Runner, Path]) -> None:
    assert print_all(printed).startswith("4 made, 0 unchanged")
    first = read_index(printed[1])
    assert [each.file for each in first] == [
        f"{lang}/logbook-custom-{game}.pdf" for lang in ("en", "ru") for game in ("planet-nine", "deep-sea")
    ]
    assert print_all(printed).startswith("0 made, 4 unchanged")
    assert read_index(printed[1]) == first


def test_a_file_that_is_gone_is_made_again(printed: tuple[Runner, Path]) -> None:
    print_all(printed)
    (printed[1] / "ru/logbook-custom-deep-sea.pdf").unlink()
    assert print_all(printed).startswith("1 made, 3 unchanged")
    assert (printed[1] / "ru/logbook-custom-deep-sea.pdf").is_file()


def test_what_cannot_be_made_is_named_and_the_rest_is_made(
    printed: tuple[Runner, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_long() -> Files:
        raise Overfull(["mission 7"])

    def with_a_bad_one(library: Library, lang: str, options: PrintOptions) -> Iterator[PrintJob]:
        yield from small_set(library, lang, options)
        yield PrintJob("logbook", "deep-sea", lang, "A long one", too_long)

    monkeypatch.setattr(module, "full_set", with_a_bad_one)
    run, out = printed
    done = run("print", "all", "--lang", "en", "--jobs", "1", "--out", str(out))
    assert done.code == 1
    assert "A long one (en) was not made: the text is too long for its place: mission 7" in done.out
    assert "2 made" in done.out


def test_a_file_that_is_no_longer_whole_is_made_again(printed: tuple[Runner, Path]) -> None:
    print_all(printed)
    damaged = printed[1] / "ru/logbook-custom-deep-sea.pdf"
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2])
    assert print_all(printed).startswith("1 made, 3 unchanged")
    assert damaged.read_bytes() == whole


def test_without_an_index_everything_is_made_again(printed: tuple[Runner, Path]) -> None:
    print_all(printed)
    index = printed[1] / NAME
    index.write_bytes(index.read_bytes().replace(b"Missions of our own", b"Missions of our foe"))
    assert print_all(printed).startswith("4 made, 0 unchanged")
