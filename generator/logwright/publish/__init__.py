"""Turns the library into output: site pages, printed sheets, figures, and the data for browser pages."""
