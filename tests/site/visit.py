"""A reader's visit: a page in a real browser, with everything it asked for and complained about."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import ConsoleMessage, Page, ViewportSize

DESK = ViewportSize(width=1280, height=900)
PHONE = ViewportSize(width=360, height=740)


@dataclass
class Visit:
    page: Page
    home: str
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.complaints.append(f"{self.page.url}: {error}"))
        self.page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.page.url}: {message.text}")

    def open(self, path: str) -> Page:
        self.page.goto(self.home + path)
        return self.page

    @property
    def strangers(self) -> list[str]:
        """What was asked of others than the site itself."""
        return [url for url in self.requests if not url.startswith((self.home, "data:", "blob:"))]
