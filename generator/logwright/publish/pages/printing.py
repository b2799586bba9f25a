"""The download page: every printed file of a language, by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.publish.page_parts.plain_editions import THING as PLAIN
from logwright.publish.page_parts.plain_editions import plain_editions
from logwright.publish.page_parts.product_picture import product_picture
from logwright.publish.views.address import folder_of
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import scene_of
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, inline_code, plain
from logwright.publish.views.page import Page, way
from logwright.publish.views.print_index import Printed

HERE = "print.md"
FOLDER = "print"
"""Where the files lie, below the root of the site; they are the same files in build/print."""
_THINGS = ("starter", "logbook", "aid", "cards", "extras")
_TOLD = ("starter", "extras")
"""Things whose name alone does not say what they are."""
_TURNED = ("starter", "cards", "extras")
"""Things that have backs, if they have more than one page."""


def pages(book: Book) -> Iterator[Page]:
    """No page if nothing was printed at all; otherwise every language has the page."""
    if not book.printed:
        return
    own = [each for each in book.printed if each.lang == book.lang]
    parts = [plain(book.say("site.print.intro"))]
    for game in (*book.games, ""):
        products = [_product(book, found) for thing in _THINGS for found in _products(own, game, thing)]
        if products:
            title = book.game_title(game) if game else book.say("site.print.printer")
            plain_files = [each for each in own if (each.game, each.thing) == (game, PLAIN)]
            offered = f'<ul class="products">{"".join(products)}</ul>' + plain_editions(
                book, plain_files, lambda printed: address_of(book, HERE, printed.file)
            )
            scene = {"data_scene": scene_of(book.library, game)} if game else {}
            parts.append(boxed(blocks(heading(2, plain(title), game or "printer"), offered), "printed", **scene))
    # Last, so that on a phone, too, the page begins with what it offers.
    parts.append(boxed(_paper(book), "note"))
    title = book.say("site.print.title")
    yield Page(HERE, title, blocks(*parts), kind="print")


def _paper(book: Book) -> str:
    """The paper of the files, and the commands for other paper, less ink, one side only, shops and tables."""
    commands = {
        "paper": ("logwright print all --paper letter",),
        "ink": ("logwright print all --low-ink",),
        "one_sided": ("logwright print cards --backs fold-over",),
        "shops": ("logwright print cards --preset tgc", "logwright print cards --cutter silhouette"),
        "tables": ("logwright print cards --tts", "logwright print cards --pcio"),
        "more": ("logwright print box --sleeves thin", "logwright print cards --punch"),
    }
    return blocks(
        *(
            f"{plain(book.say(f'site.print.{key}'))} {' · '.join(map(inline_code, named))}"
            for key, named in commands.items()
        )
    )


def _products(own: Sequence[Printed], game: str, thing: str) -> Iterator[list[Printed]]:
    """The files of one product: a book to read and the same as a booklet."""
    found: dict[str, list[Printed]] = {}
    for each in own:
        if (each.game, each.thing) == (game, thing):
            found.setdefault(each.title, []).append(each)
    yield from found.values()


def _product(book: Book, files: Sequence[Printed]) -> str:
    """A picture, the name, the files, and how the printer turns the paper. As HTML: files are not Markdown pages."""
    first = files[0]
    # The title starts or ends with that of the game, which is already the heading.
    name = first.title.replace(book.game_title(first.game), "").strip(" :\u00a0\u202f") if first.game else ""
    picture = product_picture(book, first.game, first.thing, _set_of(first))
    title = name or first.title
    links = "".join(f"<li>{_file(book, each, title)}</li>" for each in files)
    about = f"<p>{attribute(book.say(f'site.print.about.{_set_of(first)}'))}</p>" if first.thing in _TOLD else ""
    return f'<li class="{first.thing}">{picture}<div><h3>{attribute(title)}</h3>{about}<ul>{links}</ul></div></li>'


def _set_of(printed: Printed) -> str:
    """The set of pieces in a file, from its name: `en/planet-nine-deck-en-a4.pdf`."""
    return printed.file.rpartition("/")[2].removeprefix(f"{printed.game}-").partition("-")[0]


def _flip(printed: Printed) -> str:
    """The edge over which a printer that prints both sides has to turn the paper."""
    if _is_booklet(printed):
        return "short"
    return "long" if printed.thing in _TURNED and printed.pages > 1 else "single"


def _is_booklet(printed: Printed) -> bool:
    return printed.file.endswith("-booklet.pdf")


def address_of(book: Book, here: str, file: str) -> str:
    """The address of a printed file relative to a page: files are at the root, other languages one folder below it."""
    up = "../" if folder_of(book.lang) else ""
    return up + way(here, f"{FOLDER}/{file}")


def _file(book: Book, printed: Printed, title: str) -> str:
    """A book can be read or folded; of everything else there is one file."""
    form = "booklet" if _is_booklet(printed) else "read"
    said = book.say(f"site.print.{form}") if printed.thing == "logbook" else title
    size = book.say("site.print.size", n=printed.pages, kb=-(-printed.size // 1000))
    address = address_of(book, HERE, printed.file)
    flip = book.say(f"site.print.flip.{_flip(printed)}")
    return (
        f'<a href="{attribute(address)}" class="file">{attribute(said)}</a> <small>PDF, {attribute(size)}</small>'
        f'<small class="flip {_flip(printed)}">{attribute(flip)}</small>'
    )
