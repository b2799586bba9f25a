"""The order of tasks that tokens ask for, tried out by laying the tasks in a row."""

from __future__ import annotations

from collections.abc import Sequence


def in_order(tokens: Sequence[str | None], when: Sequence[int | None]) -> bool:
    """Can the tasks be laid in a row, in the order of their tricks, so that every token has its place?"""
    if not any(tokens):
        return True
    if None in when:
        return False

    def lay(row: tuple[int, ...]) -> bool:
        if len(row) == len(tokens):
            return _places_right([tokens[task] for task in row])
        open_tasks = [task for task in range(len(tokens)) if task not in row]
        soonest = min(when[task] or 0 for task in open_tasks)
        return any(lay((*row, task)) for task in open_tasks if (when[task] or 0) == soonest)

    return lay(())


def _places_right(row: list[str | None]) -> bool:
    arrows = [token for token in row if token and token.startswith(">")]
    return (
        all(token == str(place) for place, token in enumerate(row, 1) if token and token.isdigit())
        and ("omega" not in row or row[-1] == "omega")
        and arrows == sorted(arrows, key=len)
    )
