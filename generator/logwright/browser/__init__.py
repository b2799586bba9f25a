"""Interactive pages: one thin module per page, run by Python in the browser.

A module has `open(data, lang)`, which takes the text of the page's data file and returns a desk. A desk has a greeting
with what the page needs at the start, and answers the page's questions; both are plain data, sent as JSON.
"""
