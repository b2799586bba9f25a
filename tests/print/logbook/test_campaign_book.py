"""The book of a campaign, read back: cover, contents, chapters, curve, index, answers and credits in every language."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from logwright.content.campaign import Cover
from logwright.content.model.library import Library
from logwright.publish.campaign_view import CampaignView
from logwright.publish.print.logbook.job import campaign_job
from logwright.publish.print.options import PrintOptions
from logwright.publish.views.book import Book, Verdicts
from logwright.publish.views.verdict_with_deal import VerdictWithDeal
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.running.in_process import InProcess
from tests.languages import LANGUAGES
from tests.print.reading import difference, letters, page_texts, picture, reader, sizes, tags
from tests.whole_library import whole_library

NAME = "wheelbarrow-week"
STEM = f"logbook-campaign-{NAME}"
USUAL = PrintOptions()


@cache
def printed(lang: str, options: PrintOptions = USUAL) -> dict[str, bytes]:
    library = whole_library()
    return dict(campaign_job(Book(library, lang), library.campaigns[NAME], options).make())


@cache
def pages(lang: str) -> list[str]:
    return page_texts(printed(lang)[f"{lang}/{STEM}.pdf"])


def page_of(lang: str, words: str) -> int:
    """The first page after the contents that says something, counted from 1."""
    return next(n for n, text in enumerate(pages(lang), start=1) if n > 3 and letters(words) in letters(text))


def view(lang: str) -> CampaignView:
    library = whole_library()
    return CampaignView(Book(library, lang), library.campaigns[NAME])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cover_names_game_title_subtitle_and_author(lang: str) -> None:
    cover = letters(pages(lang)[0])
    for words in (view(lang).title, view(lang).words.subtitle, view(lang).book.game_title("planet-nine"), "Logwright"):
        assert letters(words) in cover


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_contents_name_every_chapter_and_mission_with_its_page(lang: str) -> None:
    lines = pages(lang)[2]
    said, of = letters(lines), view(lang)
    for chapter in of.chapters:
        assert letters(f"{of.book.say('campaign.chapter', n=chapter.number)} · {chapter.title}") in said
        assert str(page_of(lang, chapter.story[0][:60])) in lines
    for placed in of.missions:
        assert letters(f"{placed.number}{placed.title}") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_story_is_told_and_every_way_has_its_page(lang: str) -> None:
    whole, of = letters("".join(pages(lang))), view(lang)
    for story in (*of.story, *of.end, *(part for chapter in of.chapters for part in chapter.story)):
        # The first letter of a story is set larger, and read by itself.
        assert letters(story[1:40]) in whole
    wednesday, workshop = of.chapters[2], of.chapters[3]
    page = letters(pages(lang)[page_of(lang, wednesday.story[0][1:40]) - 1])
    _, lost = of.ways(wednesday)
    assert letters(f"{of.way_line(lost).rstrip('.')}") in page
    assert letters(f"{of.book.say('print.logbook.page')} {page_of(lang, workshop.story[0][1:40])}") in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_hard_it_gets_and_which_symbols_there_are(lang: str) -> None:
    of = view(lang)
    curve = pages(lang)[page_of(lang, of.book.say("campaign.curve.text")[:40]) - 1]
    for placed, *levels in zip(of.missions, *(of.difficulties(count) for count in (3, 4, 5)), strict=True):
        assert letters(placed.title) in letters(curve)
        assert all(level is None or str(level) in curve for level in levels)
    key = pages(lang)[-3]
    assert letters(of.book.say("print.logbook.key")) in letters(key)
    silent = page_of(lang, of.missions[7].view.words.story[:40])
    assert str(silent) in key, "the index names the page of the mission in a dead zone"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_are_listed_with_their_pages_and_the_back_cover_tells_what_it_is(lang: str) -> None:
    of = view(lang)
    tokens = letters(pages(lang)[-3]).partition(letters(of.book.say("print.logbook.tokens_key")))[2]
    omega = page_of(lang, of.missions[4].view.words.story[:40])
    assert str(omega) in tokens, "the fifth mission has a task to be fulfilled last"
    back = letters(pages(lang)[-1])
    for words in (of.title, of.words.subtitle, of.about(), of.book.say("print.fan_tool")):
        assert letters(words) in back


def test_a_mission_has_its_number_in_this_book_and_says_where_it_is_from() -> None:
    text = letters(pages("en")[page_of("en", "Draw 3 tasks. Task token, on the first") - 1])
    running_head = "A Week on the Wheelbarrow Chapter 2 · Tuesday: Tidying Up"
    assert text.startswith(letters(f"{running_head} No. 7 in the box 5"))
    extra = letters(pages("en")[page_of("en", "In the galley every drawer has a number") - 1])
    assert letters("Extra mission, opens when “The Lid Goes On Last” is won") in extra


def test_the_book_is_tagged_and_its_bookmarks_lead_to_chapters() -> None:
    pdf = printed("en")[f"en/{STEM}.pdf"]
    outline = [entry.title for entry in reader(pdf).outline if not isinstance(entry, list)]
    assert "Chapter 3 · Wednesday: Whispers" in outline
    assert "No. 5 in the box · Last Year’s Soup" in outline
    figures = [element for element in tags(pdf) if element.get("/S") == "/Figure"]
    assert [element.get("/Alt") for element in figures] == ["How hard it gets"]


def test_it_also_comes_as_a_booklet() -> None:
    files = printed("en")
    assert sizes(files[f"en/{STEM}.pdf"]) == {(148.0, 210.0)}
    booklet = reader(files[f"en/{STEM}-booklet.pdf"])
    assert len(booklet.pages) == -(-len(pages("en")) // 4) * 2


def test_a_book_for_four_leaves_out_what_concerns_others() -> None:
    four = printed("en", PrintOptions(players=4))
    text = page_texts(four[f"en/{STEM}-4-players.pdf"])
    curve = next(page for page in text if "From 1, a first evening" in page)
    assert "4 players" in curve
    assert "5 players" not in curve


def test_an_own_picture_is_on_the_cover_unless_ink_is_saved() -> None:
    library: Library = whole_library()
    red = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>'
    own = replace(library.campaigns[NAME], cover=Cover(picture="red.svg"), picture=red)
    book = Book(library, "en")
    made = campaign_job(book, own, PrintOptions()).make()[f"en/{STEM}.pdf"]
    r, g, b = picture(made, 1).getpixel((60, 200))  # type: ignore[misc]
    assert r > 120
    assert max(g, b) < 40
    saved = campaign_job(book, own, PrintOptions(low_ink=True)).make()[f"en/{STEM}-low-ink.pdf"]
    assert difference(picture(saved, 1), picture(made, 1)) > 50
    assert picture(saved, 1).getpixel((60, 130)) == (255, 255, 255)


def test_answers_show_a_line_that_wins_and_say_so_where_none_is_known() -> None:
    library = whole_library()
    campaign = library.campaigns[NAME]
    missions = [library.missions[key] for key in ("planet-nine/01", "planet-nine/05")]
    jobs = {(job.key, job.players): job for job in jobs_for(library, missions, [4], Request(2))}
    verdicts: Verdicts = {
        (found.key, found.players): VerdictWithDeal(found, jobs[found.key, found.players])
        for found in survey(list(jobs.values()), InProcess())
    }
    job = campaign_job(Book(library, "en", verdicts), campaign, PrintOptions(), answers=True)
    text = page_texts(job.make()[f"en/{STEM}-answers.pdf"])
    start = next(place for place, page in enumerate(text) if "One way to win each mission" in page)
    answers = "\n".join(text[start:])
    line = verdicts["planet-nine/01", 4].line
    assert line is not None
    for card in line["tricks"][0]["cards"]:
        assert letters(card) in letters(answers)
    assert "The sick member" in answers or "sick" in answers, "what was chosen is told"
    assert answers.count("No line of play is known for this mission yet.") == len(campaign.missions) - 2
    assert "Answers" not in "".join(pages("en"))
