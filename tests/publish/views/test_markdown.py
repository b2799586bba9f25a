"""Whatever content says, a page shows it letter by letter, and nothing in it becomes markup."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown import Markdown  # type: ignore[import-untyped]

from logwright.publish.views.markdown import (
    attribute,
    boxed,
    code,
    coded,
    heading,
    inline_code,
    link,
    listing,
    plain,
    styled,
    table,
)

# The extensions of mkdocs.yml, by which pages are read.
EXTENSIONS = ["admonition", "attr_list", "md_in_html", "pymdownx.highlight", "pymdownx.superfences", "tables", "toc"]
# Letters, and every sign that means something to Markdown, HTML or Jinja; control characters are refused by content.
TEXTS = st.text(st.sampled_from("aZ9é\u202fя \n\t*_`~^[](){}<>#+-=.!|:;\"'&\\/@%$?,1"), min_size=1, max_size=40)
NASTY = [
    "<script>alert(1)</script>",
    "</title><img src=x onerror=alert(1)>",
    "{{ 7 * 7 }} {% raw %}",
    "[click](javascript:alert(1))",
    "![x](http://elsewhere.example/x.png)",
    "<http://elsewhere.example>",
    "# no heading\n\n- no list\n\n1. none either",
    "1. first",
    "---",
    "=====",
    "!!! note",
    "*[abbr]: nothing",
    "[ref]: http://elsewhere.example",
    "~~~ fence",
    "``` fence",
    ": a definition",
    "{ .class #id onclick=alert(1) }",
    "| a | b |",
    "a | b",
    "&copy; &#60;b&#62;",
    "back\\slash\\*",
    "-->",
    "<!-- hidden",
    "trailing two spaces  \nand a break",
]


def html(markdown: str) -> str:
    return str(Markdown(extensions=EXTENSIONS).convert(markdown))


def shown(page: str) -> str:
    """What a reader sees, with spaces as a browser shows them."""
    page = page.replace("&nbsp;", "\u00a0")
    text = "".join(ElementTree.fromstring(f"<page>{page}</page>").itertext())
    return one_line(text)


def one_line(text: str) -> str:
    return re.sub(r"[^\S\u202f\u00a0]+", " ", text).strip(" ")


def elements(page: str) -> list[str]:
    return [element.tag for element in ElementTree.fromstring(f"<page>{page}</page>").iter()][1:]


@pytest.mark.parametrize("text", NASTY)
def test_nothing_in_a_text_becomes_markup(text: str) -> None:
    page = html(plain(text))
    assert elements(page) == ["p"]
    assert shown(page) == one_line(text)


@given(TEXTS)
def test_a_paragraph_shows_its_text_letter_by_letter(text: str) -> None:
    if text.strip():
        page = html(plain(text))
        assert elements(page) == ["p"]
        assert shown(page).strip() == one_line(text).strip()


@given(TEXTS)
def test_a_heading_a_list_and_a_link_show_their_text(text: str) -> None:
    if not text.strip():
        return
    page = html("\n\n".join((heading(2, plain(text), "here"), listing([plain(text)]), link(plain(text), "#here"))))
    assert elements(page) == ["h2", "ul", "li", "p", "a"]
    assert "".join(shown(page).split()) == "".join(text.split()) * 3


@given(TEXTS)
def test_a_cell_stays_one_cell(text: str) -> None:
    page = html(table(["a", "b"], [(plain(text), inline_code(text))]))
    assert elements(page).count("td") == 2
    assert elements(page).count("tr") == 2


@given(TEXTS)
def test_code_in_a_text_is_the_only_markup(text: str) -> None:
    if not text.strip("` \n\t"):
        return
    page = html(coded(text))
    assert set(elements(page)) <= {"p", "code"}
    assert "".join(shown(page).split()) == "".join(re.sub(r"`([^`]+)`", r"\1", one_line(text)).split())


def test_code_in_a_text_is_set_as_code() -> None:
    page = html(coded("- `go_to` and `end` | <b>"))
    assert elements(page) == ["p", "code", "code"]
    assert shown(page) == "- go_to and end | <b>"


# Python-Markdown writes what looks like an entity (“&1;”) as it stands, which XML, unlike HTML, does not read.
@given(TEXTS.filter(lambda text: not re.search(r"&#?\w+;", text)))
def test_an_attribute_cannot_be_left(text: str) -> None:
    page = html(boxed("inside", "box", data_text=text))
    box = ElementTree.fromstring(page)
    assert set(box.keys()) == {"class", "data-text"}
    assert box.get("data-text") == one_line(text)
    word = ElementTree.fromstring(html(styled("word", "look", said=text))).find("em")
    assert word is not None
    assert set(word.keys()) == {"class", "data-said"}


@given(TEXTS)
def test_code_is_shown_as_it_stands(text: str) -> None:
    page = html(code(text, "yaml"))
    assert elements(page)[:2] == ["div", "pre"]
    assert shown(page).split() == text.split()


def test_an_attribute_of_html_is_escaped() -> None:
    assert attribute('a "b" <c>') == "a &quot;b&quot; &lt;c&gt;"
