"""Graph checks for a campaign's branches: reachable chapters, and loops without an exit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from logwright.content.campaign import END, Campaign


def reachable(campaign: Campaign) -> set[str]:
    """Chapters that a crew can reach."""
    return _found({chapter.id: chapter.ways for chapter in campaign.chapters}, campaign.chapters[0].id)


def never_ending(campaign: Campaign) -> set[str]:
    """Reachable chapters from which winning never leads to the end.

    Branches to unknown chapters are reported by another rule.
    """
    known = {chapter.id for chapter in campaign.chapters}
    won = {chapter.id: [branch.go_to for branch in chapter.on_success] for chapter in campaign.chapters}
    return {
        chapter
        for chapter in reachable(campaign) & known
        if END not in (found := _found(won, chapter))
        and found <= known
        and any(chapter in _found(won, after) for after in won[chapter])
    }


def _found(ways: Mapping[str, Iterable[str]], start: str) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        for other in ways.get(waiting.pop(), ()):
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found
