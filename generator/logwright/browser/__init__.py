"""Pages that compute: one thin module per page, run by Python in the browser.

A module has `open(data, lang)`, which takes the text of the page's data file and returns a desk. A desk greets with
everything the page needs once, and answers what the page asks; both as plain data, written as JSON.
"""
