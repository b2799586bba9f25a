"""What is up to date: a change of one mission concerns what shows it, and nothing else of the full set."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from logwright.content.model.library import Library
from logwright.content.read.document import Map
from logwright.publish.print.full_set import full_set
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.set_revisions import SetRevisions
from tests.whole_library import whole_library

USUAL = PrintOptions()
Job = tuple[str, str, str]


def revisions(library: Library, lang: str = "fr") -> dict[Job, str]:
    known = SetRevisions(library, USUAL)
    return {(job.thing, job.game, job.title): known.of(job) for job in full_set(library, lang, USUAL)}


@cache
def before() -> dict[Job, str]:
    return revisions(whole_library())


def renewed(library: Library) -> set[Job]:
    return {job for job, revision in revisions(library).items() if before()[job] != revision}


def with_a_note_in(key: str) -> Library:
    """The library with a comment at the end of a mission's file."""
    library = whole_library()
    old = library.missions[key]
    new = replace(old.document, text=f"{old.document.text}\n# changed\n")
    return replace(
        library,
        documents={**library.documents, new.file: new},
        all_missions=tuple(replace(each, document=new) if each is old else each for each in library.all_missions),
    )


def test_nothing_is_renewed_if_nothing_has_changed() -> None:
    assert renewed(replace(whole_library())) == set()


def test_a_mission_renews_what_shows_it() -> None:
    found = renewed(with_a_note_in("planet-nine/41"))
    assert {game for _, game, _ in found} == {"planet-nine"}
    assert {thing for thing, _, _ in found} == {"starter", "logbook", "cards", "extras", "plain"}
    cards = [title for thing, _, title in found if thing == "cards"]
    assert len(cards) == 1, "the mission cards; decks, tasks and tokens show no mission"
    logbooks = {title for thing, _, title in before() if thing == "logbook"}
    assert len({title for thing, _, title in found if thing == "logbook"}) < len(logbooks)


def test_a_mission_of_a_campaign_renews_its_book_and_its_poster() -> None:
    library = whole_library()
    campaign = library.campaigns["wheelbarrow-week"]
    title = campaign.words("fr").title
    shown = {(thing, name) for thing, _, name in renewed(with_a_note_in(campaign.keys[0]))}
    assert any(thing == "logbook" and title in name for thing, name in shown)
    assert any(thing == "extras" and title in name for thing, name in shown)


def test_the_words_of_a_mission_count_one_by_one() -> None:
    """Titles and stories of a game lie in one file, as do the titles of all its missions."""
    library = whole_library()
    file = "content/locales/fr/deep-sea/missions.yaml"
    old = library.documents[file]
    assert isinstance(old.data, Map)
    same = replace(old, text=f"{old.text}\n# changed\n")
    assert renewed(replace(library, documents={**library.documents, file: same})) == set()


def test_everything_else_concerns_the_whole_language() -> None:
    library = whole_library()
    file = "content/print/cards.yaml"
    new = replace(library.documents[file], text="# changed\n")
    assert renewed(replace(library, documents={**library.documents, file: new})) == set(before())
