"""Pages are set by MkDocs: all of them, only what changed, or none; and nothing that content says becomes markup."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import tinyhtml5  # type: ignore[import-untyped]

from logwright.content.model.library import Library
from logwright.publish.site_build.contents import Contents, MenuPart
from logwright.publish.site_build.manuscript import Manuscript, write
from logwright.publish.site_build.mkdocs_build import BuildFailed, print_pages
from logwright.publish.views.book import Book
from logwright.publish.views.build_stamp import BuildStamp, look_revision
from logwright.publish.views.markdown import plain
from logwright.publish.views.page import Page

Printer = Callable[..., bool]
NASTY = "</title></script><script>alert(1)</script><img src=x onerror=alert(1)>{{ 7 * 7 }} \"' & [a](b)"


@pytest.fixture
def place(tmp_path: Path) -> Manuscript:
    return Manuscript("fr", tmp_path / "pages/fr", tmp_path / "pages/fr.yml", tmp_path / "html/fr")


@pytest.fixture
def press(library: Library, repository: Path, place: Manuscript) -> Printer:
    def run(*pages: Page) -> bool:
        found = Contents((MenuPart("Accueil", pages[:1]), MenuPart("Reste", pages[1:])))
        revision = write(Book(library, "fr"), found, {}, place, repository)
        note = BuildStamp("source", look_revision(repository), revision.frame, revision.text, len(pages))
        return print_pages(place, note)

    return run


def page(name: str, title: str, body: str = "Un texte.") -> Page:
    return Page(f"{name}.md", title, body)


HOME = page("index", "Accueil")


def test_a_page_that_did_not_change_is_not_set_again(press: Printer, place: Manuscript) -> None:
    assert press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux"))
    one, two = place.html / "jeu/un.html", place.html / "jeu/deux.html"
    before = one.stat().st_mtime_ns, two.stat().st_mtime_ns
    assert not press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux"))
    assert press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux", "Autre chose."))
    assert "Autre chose." in two.read_text("utf-8")
    assert one.stat().st_mtime_ns == before[0]
    assert two.stat().st_mtime_ns > before[1]


def test_a_new_title_changes_the_menu_of_every_page(press: Printer, place: Manuscript) -> None:
    press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux"))
    press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Second"))
    assert "Second" in (place.html / "jeu/un.html").read_text("utf-8")


def test_a_page_that_is_gone_leaves_nothing_behind(press: Printer, place: Manuscript) -> None:
    press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux"))
    press(HOME, page("jeu/un", "Un"))
    assert not (place.pages / "jeu/deux.md").exists()
    assert not (place.html / "jeu/deux.html").exists()


@pytest.mark.parametrize("link", ["nowhere.md", "un.md#nowhere"])
def test_a_link_that_leads_nowhere_is_a_misprint_until_it_is_mended(press: Printer, link: str) -> None:
    with pytest.raises(BuildFailed, match="nowhere"):
        press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux", f"[là]({link})"))
    with pytest.raises(BuildFailed, match="nowhere"):
        press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux", f"[là]({link})"))
    assert press(HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux", "[là](un.md)"))


def test_nothing_that_content_says_becomes_part_of_the_page(press: Printer, place: Manuscript) -> None:
    nasty = Page("jeu/un.md", NASTY, plain(NASTY), short=NASTY, description=NASTY)
    press(HOME, page("jeu/deux", "Deux"), nasty)
    for name in ("jeu/un.html", "jeu/deux.html"):
        tree = tinyhtml5.parse((place.html / name).read_bytes(), namespace_html_elements=False)
        assert [img.get("src") for img in tree.iter("img")] == []
        assert not any("alert" in (script.text or "") for script in tree.iter("script"))
        assert not any(element.get("onerror") for element in tree.iter())
    tree = tinyhtml5.parse((place.html / "jeu/un.html").read_bytes(), namespace_html_elements=False)
    title, description = tree.find(".//title"), tree.find(".//meta[@name='description']")
    assert title is not None
    assert description is not None
    assert (title.text or "").startswith(NASTY)
    assert description.get("content") == NASTY
    (shown,) = tree.findall(".//article/p")
    assert shown.text == NASTY
    menu = [link.text for link in tree.findall(".//nav[@id='menu']//a")]
    assert NASTY in menu


def test_a_page_that_was_lost_or_changed_is_set_again(press: Printer, place: Manuscript) -> None:
    pages = (HOME, page("jeu/un", "Un"), page("jeu/deux", "Deux"))
    press(*pages)
    one = place.html / "jeu/un.html"
    whole = one.read_bytes()
    one.unlink()
    assert press(*pages)
    assert one.read_bytes() == whole
    one.write_bytes(whole.replace(b"Un texte.", b"Un conte."))
    assert press(*pages)
    assert one.read_bytes() == whole
    (place.html / "jeu/trois.html").write_bytes(whole)
    assert press(*pages)
    assert not (place.html / "jeu/trois.html").exists()
    assert not press(*pages)
