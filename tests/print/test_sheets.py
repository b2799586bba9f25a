"""Play aids and mission sheets: one sheet each, with all their words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import MissionWords
from logwright.engine.cards.dealing import in_order
from logwright.engine.cards.laid_deal import LaidDeal
from logwright.publish.print.aid.job import aid_job
from logwright.publish.print.mission_sheet.mission_sheet import mission_job
from logwright.publish.print.options import A4, LETTER, PrintOptions
from logwright.publish.views.book import Book
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.seats.setup_view import setup_seats
from logwright.publish.views.verdict_with_deal import VerdictWithDeal
from logwright.sentences.mission_text import mission_lines
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.running.in_process import InProcess
from tests.print.reading import letters, page_texts, picture, reader, sizes, tags


@pytest.mark.parametrize(("game", "lang"), [("planet-nine", "en"), ("deep-sea", "fr"), ("crash-and-grab", "ru")])
def test_a_play_aid_holds_every_rule_of_the_quick_reference_on_one_page(game: str, lang: str, whole: Library) -> None:
    book = Book(whole, lang)
    files = aid_job([book], game, PrintOptions()).make()
    (pdf,) = files.values()
    assert list(files) == [f"{lang}/aid-{game}.pdf"]
    assert sizes(pdf) == {(A4.width, A4.height)}
    (page,) = page_texts(pdf)
    quick = [section for section in whole.rulebooks[game].walk() if section.quick]
    assert len(quick) > 12
    for section in quick:
        assert letters(book.section_words(game, section).title) in letters(page)
    alts = [tag["/Alt"] for tag in tags(pdf) if tag.get("/S") == "/Figure"]
    assert all(alts), "a picture says what it shows"


def test_with_little_ink_the_aid_of_crash_and_grab_has_no_colour(whole: Library) -> None:
    (pdf,) = aid_job([Book(whole, "en")], "crash-and-grab", PrintOptions(low_ink=True)).make().values()
    strengths = picture(pdf, 1).convert("HSV").getchannel("S").histogram()
    assert not any(strengths[64:]), "grey may lean towards blue, but nothing is red or gold"


def test_two_languages_stand_side_by_side(whole: Library) -> None:
    books = [Book(whole, lang) for lang in ("ru", "en")]
    (pdf,) = aid_job(books, "planet-nine", PrintOptions(paper=LETTER)).make().values()
    text = letters("".join(page_texts(pdf)))
    assert len(reader(pdf).pages) <= 2, "one sheet"
    for book in books:
        for section in whole.rulebooks["planet-nine"].walk():
            if section.quick and section.id != "token-meanings":
                words = book.section_words("planet-nine", section)
                assert letters(words.title) in text
                last = letters(MarkdownRenderer(book, "planet-nine", "").words(words.short))[-12:]
                assert last in text, section.id


def test_a_mission_sheet_is_one_page_of_the_paper_with_all_its_words(whole: Library) -> None:
    mission, book = whole.missions["custom/plan-b"], Book(whole, "fr")
    (pdf,) = mission_job(book, mission, PrintOptions(paper=LETTER)).make().values()
    assert sizes(pdf) == {(LETTER.width, LETTER.height)}
    (page,) = page_texts(pdf)
    words = whole.words(mission, "fr")
    for text in (words.title, words.story, *mission_lines(mission.rules, book.tongue(mission.game), (2, 3, 4, 5))):
        assert letters(text) in letters(page)


def test_a_mission_sheet_explains_its_symbols(whole: Library) -> None:
    book = Book(whole, "en")
    (pdf,) = mission_job(book, whole.missions["deep-sea/14"], PrintOptions()).make().values()
    (page,) = page_texts(pdf)
    assert "Start the clock when all tasks are taken." in " ".join(page.split())
    assert "3:30 minutes" in page


def test_a_mission_sheet_has_its_answer_on_a_page_of_its_own(whole: Library) -> None:
    mission = whole.missions["planet-nine/05"]
    (job,) = jobs_for(whole, [mission], [4], Request(deals=1))
    (verdict,) = survey([job], InProcess())
    judged = VerdictWithDeal(verdict, job)
    assert judged.line is not None
    book = Book(whole, "de", {(mission.key, 4): judged})
    files = mission_job(book, mission, PrintOptions(), answers=True).make()
    assert list(files) == ["de/mission-planet-nine-05-answers.pdf"]
    (pdf,) = files.values()
    sheet, answer = page_texts(pdf)
    assert book.say("campaign.answers.title") not in sheet
    assert letters(book.say("campaign.answers.title")) in letters(answer)
    for trick in judged.line["tricks"]:
        for card in trick["cards"]:
            assert letters(book.card_name("planet-nine", card)) in letters(answer)


def test_words_on_a_mission_sheet_are_only_words(whole: Library) -> None:
    mission = replace(whole.missions["custom/plan-b"], own_words={"en": MissionWords("<b>Plan</b>", "<img src=x>")})
    (pdf,) = mission_job(Book(whole, "en"), mission, PrintOptions()).make().values()
    (page,) = page_texts(pdf)
    assert "<b>Plan</b>" in page
    assert "<img src=x>" in page


def test_the_sheet_of_a_puzzle_has_its_set_up_after_the_mission(whole: Library) -> None:
    cards = in_order(whole.games["planet-nine"].deck)
    hands = tuple(cards[seat::4] for seat in range(4))
    mission = replace(whole.missions["custom/odd-socks"], laid=LaidDeal(hands))
    book = Book(whole, "de")
    (pdf,) = mission_job(book, mission, PrintOptions()).make().values()
    sheet, setup = page_texts(pdf)
    assert letters(whole.words(mission, "de").title) in letters(sheet)
    rest = "".join(setup.split())
    for card in cards:
        assert rest.count(book.card_name("planet-nine", card).replace(" ", "")) == 1
    assert book.name("planet-nine", "terms.commander") in setup
    seats = setup_seats(book, mission)
    assert len(seats) == 4
    assert seats[0].suits[-1][-1] == cards[-1], "the commander comes first, and trumps last"
