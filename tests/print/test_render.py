"""Rendering reads only what belongs to the project, and says so when it is asked for more."""

from __future__ import annotations

import pytest

from logwright.publish.figures.design_tokens import SANS
from logwright.publish.print.render import Spoiled, pdf
from tests.print.reading import reader, tags
from tests.words import in_english, raises_saying

FOREIGN = {
    '<img src="http://127.0.0.1:9/a.png">': "http://127.0.0.1:9/a.png",
    '<img src="file:///etc/hostname">': "file:///etc/hostname",
    '<p style="background: url(http://127.0.0.1:9/b)">x</p>': "http://127.0.0.1:9/b",
    '<link rel="stylesheet" href="file:///etc/hostname">': "file:///etc/hostname",
    '<a rel="attachment" href="file:///etc/hostname">x</a>': "file:///etc/hostname",
    '<svg><image href="file:///etc/hostname" width="9" height="9"/></svg>': "file:///etc/hostname",
    '<img src="logwright:../../LICENSE">': "logwright:../../LICENSE",
}
STYLE = f"* {{ font-family: '{SANS}' }}"


@pytest.mark.parametrize("html", FOREIGN)
def test_what_is_not_ours_is_refused_and_named(html: str) -> None:
    with raises_saying(Spoiled, match="not part of the project") as refusal:
        pdf(html, lang="en", title="title", css=STYLE)
    assert FOREIGN[html] in in_english(refusal.value.said)


def test_a_complaint_of_the_renderer_spoils_a_sheet() -> None:
    with raises_saying(Spoiled, match="unknown property"):
        pdf("<p>x</p>", lang="en", title="title", css=STYLE + "p { colour: red }")


def test_a_sheet_may_hold_pictures_of_its_own() -> None:
    dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"
    made = pdf(f'<img alt="a dot" src="{dot}">', lang="fr", title="Un & deux", css=STYLE)
    metadata = reader(made).metadata
    assert metadata is not None
    assert metadata.title == "Un & deux"
    assert not metadata.creation_date, "a date would make each run different"


def test_headers_of_a_table_say_what_they_head() -> None:
    html = """<h1>A table</h1><table><thead><tr><th>Crew</th><th>Won</th></tr></thead>
    <tbody><tr><th>1</th><td>yes</td></tr></tbody></table>"""
    headers = [tag for tag in tags(pdf(html, lang="en", title="A table", accessible=True)) if tag.get("/S") == "/TH"]
    assert [header["/A"]["/Scope"] for header in headers] == ["/Column", "/Column", "/Row"]
