"""The browser and the server of the tests of the site, for tests of what runs in a browser."""

from tests.site.conftest import browser, serve

__all__ = ["browser", "serve"]
