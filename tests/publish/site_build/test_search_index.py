"""What of a page the search reads: what is said on it, in its own language, and nowhere else better."""

from __future__ import annotations

from logwright.content.model.library import Library
from logwright.publish.site_build.search_index import read_page, search_script

_PAGE = '<html lang="ru"><body data-kind="{kind}"><article><h1 id="top">{title}</h1>{text}</article></body></html>'


def _text(body: str) -> str:
    page = read_page("x.html", _PAGE.format(kind="handbook", title="Заголовок", text=body))
    return " ".join(page.places[0].text.split())


def test_words_in_another_language_are_not_read() -> None:
    said = '<p>Так: <span lang="ru">возьмите взятку</span>, <span lang="en">win <b>a</b> trick</span>.</p>'
    assert _text(said) == "Так: возьмите взятку, ."


def test_the_numbers_behind_a_chart_are_not_read() -> None:
    table = "<table><tr><td>Миссия 1</td><td>98 %</td></tr></table>"
    assert _text(f'<p>Легко.</p><details class="data"><summary>Числа</summary>{table}</details>') == "Легко."


def test_a_page_of_contents_does_not_repeat_the_pages_it_leads_to(library: Library) -> None:
    row = "<table><tr><td>win</td><td>Взять карты</td></tr></table>"
    pages = {
        "a/index.html": _PAGE.format(kind="handbook", title="Обороты", text=f"<p>Все обороты.</p>{row}"),
        "a/win.html": _PAGE.format(kind="phrase", title="Взять карты", text="<p>win</p>"),
        "b/other.html": _PAGE.format(kind="handbook", title="Другое", text=row),
    }
    script = search_script({name: html.encode() for name, html in pages.items()}, library, "ru").decode()
    assert '"Обороты",[["","Обороты","Все обороты.",[]]]' in script
    assert '"Взять карты",[["","Взять карты","win",[]]]' in script
    assert '"Другое",[["","Другое","win\\nВзять карты",[]]]' in script
