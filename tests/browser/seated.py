"""Somebody at the table of the page Play, in a real browser: sits down, decides, and looks at what comes of it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

EASY = "mission=planet-nine/01&players=3&seed=5&level=beginner&seats=0"
ASKED = ".is-over, .curtain:not([hidden]) button, .held.allowed, .options:not([hidden]) .option"
"""Whatever waits for a person. Once something is decided, the page takes all of it away at once."""


class Seated:
    """Waits for what the page shows, and for no time."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(self, deal: str) -> None:
        """Follows a link to a deal and sits down."""
        asked = dict(part.split("=") for part in deal.split("&"))
        self.page.evaluate("deal => { history.replaceState(null, '', location.pathname); location.hash = deal; }", deal)
        form = self.page.locator(".setup")
        expect(form.get_by_label("Mission")).to_have_value(asked["mission"])
        expect(form.locator("#play-seed")).to_have_value(asked["seed"])
        form.locator(".main").click()
        self.until_asked()

    def until_asked(self) -> None:
        self.page.locator(ASKED).first.wait_for()

    @property
    def options(self) -> Locator:
        """What can be answered besides cards of the hand."""
        return self.page.locator(".options:not([hidden]) .option")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".is-over").count() > 0

    @property
    def kind(self) -> str:
        """Which kind of decision is open."""
        return self.page.locator(".asked").get_attribute("data-kind") or ""

    def tool(self, name: str) -> Locator:
        return self.page.locator(f".tool-{name}")

    def decide(self, first: bool = False) -> None:
        """Answers whatever is asked: the last option or the first one, else the first card that may be played."""
        if self.options.count():
            (self.options.first if first else self.options.last).click()
        else:
            card = self.page.locator(".held.allowed").first
            card.focus()
            card.press("Enter")
        self.until_asked()

    def until_play(self) -> None:
        """Goes on until a card is to be played."""
        self.until_asked()
        while not self.is_over and self.kind != "play":
            self.decide()

    def show_a_card(self) -> None:
        """Shows the first card that may be shown, which takes two steps: what is shown cannot be hidden again."""
        self.page.locator(".held.allowed").first.click(position={"x": 8, "y": 8})
        if self.page.locator(".held.raised").count():
            self.options.first.click()
        self.until_asked()

    def to_the_end(self) -> Locator:
        """Plays on; what is said afterwards."""
        self.until_asked()
        while not self.is_over:
            self.decide()
        after = self.page.locator(".after")
        after.locator(".time-line").wait_for()
        return after
