"""Sentences at a terminal break between words."""

from __future__ import annotations

from logwright.cli.terminal.paragraph import broken, paragraph

LONG = "The commander asks everybody once whether they would take all the tasks"


def test_no_line_is_wider_than_the_terminal_and_no_word_is_lost() -> None:
    lines = broken(f"• {LONG}", 30).split("\n")
    assert all(len(line) <= 30 for line in lines)
    assert " ".join(line.strip() for line in lines) == f"• {LONG}"
    assert all(line.startswith("  ") for line in lines[1:])


def test_what_is_indented_stays_so() -> None:
    first, second, *_ = broken(f"  {LONG}", 30).split("\n")
    assert first.startswith("  The")
    assert second.startswith("    ")


def test_short_lines_and_empty_ones_stay_as_they_are() -> None:
    assert broken("one\n\ntwo", 80) == "one\n\ntwo"


def test_without_a_terminal_nothing_is_broken() -> None:
    assert paragraph(LONG * 5) == LONG * 5
