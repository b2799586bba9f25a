"""The numbers of the page on hardness can be put in order by any column."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.site.visit import Visit


def column(table: Locator, number: int) -> list[str]:
    return table.locator(f"tbody tr td:nth-child({number})").all_inner_texts()


def opened(page: Page) -> Locator:
    details = page.locator("details.data").first
    details.locator("summary").click()
    return details.locator("table")


def test_a_press_on_a_column_puts_the_hardest_first_and_the_first_column_puts_it_back(visit: Visit) -> None:
    table = opened(visit.open("hardness.html"))
    before = column(table, 1)
    heads = table.locator("thead th")
    heads.nth(2).get_by_role("button").click()
    expect(heads.nth(2)).to_have_attribute("aria-sort", "ascending")
    shares = [int(text.partition("%")[0]) for text in column(table, 3)]
    assert shares == sorted(shares)
    assert column(table, 1) != before
    heads.nth(2).get_by_role("button").press("Enter")
    expect(heads.nth(2)).to_have_attribute("aria-sort", "descending")
    assert [int(text.partition("%")[0]) for text in column(table, 3)] == sorted(shares, reverse=True)
    heads.nth(0).get_by_role("button").click()
    expect(heads.nth(0)).to_have_attribute("aria-sort", "ascending")
    assert column(table, 1) == before
    assert visit.complaints == []
