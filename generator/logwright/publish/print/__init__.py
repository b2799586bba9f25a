"""Things to print: logbooks, cards and play aids, from the library to PDF."""
