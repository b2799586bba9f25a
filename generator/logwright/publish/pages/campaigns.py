"""Campaign pages: an overview, and a page each with chapters, branches and the crew's progress."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from logwright.content.campaign import Campaign
from logwright.publish.campaign_view import CampaignView, PlacedChapter
from logwright.publish.figures.cover_scene import cover_scene
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.page_parts.illustration import chart_figure
from logwright.publish.pages.printing import address_of
from logwright.publish.views.address import (
    EVENING,
    PLAY,
    campaign_cover,
    campaign_file,
    campaign_page,
    folder_of,
    mission_page,
)
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, link, listing, plain, styled, table
from logwright.publish.views.page import Page, way

NAME = "campaign"
_WORDS = "campaign.progress."
# Filled in by scripts.
_GAPS = ("n", "all", "name", "mission")


def pages(book: Book) -> Iterator[Page]:
    """No page if there are no campaigns. A project's own come first."""
    campaigns = of_book(book)
    if not campaigns:
        return
    here, title = campaign_page(), book.say("campaign.title")
    cards = [_card(CampaignView(book, campaign), here) for campaign in campaigns]
    body = blocks(plain(book.say("campaign.intro")), boxed(blocks(*cards), "campaigns"))
    yield Page(here, title, body, kind="campaigns", styles=(NAME,))
    for campaign in campaigns:
        view = CampaignView(book, campaign)
        body = blocks(*_parts(view, campaign_page(campaign)))
        about = view.words.subtitle or view.about()
        yield Page(campaign_page(campaign), view.title, body, description=about, kind=NAME, styles=(NAME,))


def of_book(book: Book) -> list[Campaign]:
    """The campaigns of the games on this site."""
    return [campaign for campaign in book.library.campaigns.values() if campaign.game in book.games]


def described(view: CampaignView, here: str) -> dict[str, Any]:
    """A campaign as data for scripts; page addresses are relative to `here`."""

    def page(path: str) -> str:
        return way(here, path).replace(".md", ".html")

    chapters = []
    for chapter in view.chapters:
        missions = []
        for each in chapter.missions:
            found: dict[str, Any] = {
                "key": each.mission.key,
                "title": each.title,
                "page": page(mission_page(each.mission)),
            }
            failure = chapter.of.failure_at(each.of)
            if each.of.is_extra:
                found["unlock"] = each.of.unlock
            elif failure:
                found |= {"after": failure.after, "go_to": failure.go_to}
            missions.append(found)
        chapters.append(
            {
                "id": chapter.of.id,
                "title": chapter.title,
                "story": chapter.story,
                "needs": chapter.of.needs,
                "missions": missions,
                "on_success": [
                    {"go_to": branch.go_to, **({"within": branch.within} if branch.within else {})}
                    for branch in chapter.of.on_success
                ],
            }
        )
    about = {"id": view.campaign.id, "title": view.title, "page": page(campaign_page(view.campaign))}
    return {**about, "chapters": chapters, "end": view.end}


def progress_words(book: Book) -> dict[str, str]:
    gaps = {gap: f"{{{gap}}}" for gap in _GAPS}
    names = [key for key in book.tongue().words if key.startswith(_WORDS)]
    return {key.removeprefix(_WORDS): book.say(key, **gaps) for key in names}


def _card(view: CampaignView, here: str) -> str:
    address = way(here, campaign_page(view.campaign))
    title = heading(2, link(plain(view.title), address), view.campaign.id)
    lines = (f"*{plain(view.words.subtitle)}*" if view.words.subtitle else "", _badges(view))
    story = plain(view.story[0]) if view.story else ""
    return boxed(blocks(_cover(view), boxed(blocks(title, *lines, story), "words")), "campaign-card")


def _parts(view: CampaignView, here: str) -> Iterator[str]:
    book, words = view.book, view.words
    subtitle = f"*{plain(words.subtitle)}*{{ .subtitle }}" if words.subtitle else ""
    story = boxed(blocks(*map(plain, view.story)), "story") if view.story else ""
    links = [link(plain(book.say("campaign.play")), f"{way(here, EVENING)}?campaign={view.campaign.id}")]
    links += _printed(view, here)
    beginning = boxed(blocks(subtitle, _badges(view), story, listing(links)), "words")
    yield boxed(blocks(_cover(view), beginning), "campaign-head")
    data = {"campaign": described(view, here), "words": progress_words(book)}
    said = attribute(json.dumps(data, ensure_ascii=False))
    yield f'<div class="campaign-progress" data-campaign="{said}"></div>'
    for chapter in view.chapters:
        yield _chapter(view, chapter, here)
    if view.end:
        ending = blocks(*map(plain, view.end))
        summary = plain(book.say("campaign.ending"))
        yield f'<details class="ending" markdown>\n<summary>{summary}</summary>\n\n{ending}\n\n</details>'
    yield from _curve(view)
    if words.credits:
        yield heading(2, plain(book.say("campaign.credits")), "credits")
        yield plain(words.credits)


def _badges(view: CampaignView) -> str:
    author = [view.book.say("campaign.by", author=view.campaign.author)] if view.campaign.author else []
    words = (view.book.game_title(view.campaign.game), *view.about().split(" · "), *author)
    return " ".join(styled(plain(word), "badge") for word in words)


def _cover(view: CampaignView) -> str:
    """A decorative image: the text of the cover is beside it."""
    book, campaign = view.book, view.campaign
    if campaign.picture:
        up = "../" if folder_of(book.lang) else ""
        # Both kinds of campaign page are in the same folder.
        address = f"{up}../{campaign_cover(campaign)}"
        return f'<div class="cover"><img src="{attribute(address)}" alt=""></div>'
    look = look_of(book.library, campaign.game)
    assert isinstance(look, DeckLook)
    return f'<div class="cover">{cover_scene(look, campaign.cover).icon()}</div>'


def _printed(view: CampaignView, here: str) -> Iterator[str]:
    """A link to its book, if that was printed."""
    stem, files = campaign_file(view.book.lang, view.campaign), {each.file for each in view.book.printed}
    for file, key in ((f"{stem}.pdf", "book"), (f"{stem}-booklet.pdf", "booklet")):
        if file in files:
            address = address_of(view.book, here, file)
            said = plain(view.book.say(f"campaign.{key}"))
            yield f'<a href="{attribute(address)}" class="file">{said}</a> <small>PDF</small>'


def _chapter(view: CampaignView, chapter: PlacedChapter, here: str) -> str:
    book = view.book
    name = book.titled(book.say("campaign.chapter", n=chapter.number), chapter.title)
    missions = []
    for each in chapter.missions:
        facts = [view.origin(each.mission), view.extra(each)]
        about = " · ".join(plain(fact) for fact in facts if fact)
        title = link(plain(each.title), way(here, mission_page(each.mission)))
        there = f"{way(here, PLAY)}?mission={each.mission.key}"
        play = f" · {link(plain(book.say('play.to_page')), there)}" if book.python_size else ""
        missions.append(f"**{each.number}** {title} <small>{about}{play}</small>")
    ways = [plain(view.way_line(each)) for each in view.ways(chapter)]
    return blocks(
        heading(2, plain(name), f"chapter-{chapter.of.id}"),
        boxed(blocks(*map(plain, chapter.story)), "story") if chapter.story else "",
        boxed(listing(missions), "chapter-missions", data_chapter=chapter.of.id),
        boxed(blocks(f"**{plain(book.say('campaign.ways'))}**", listing(ways)), "ways") if ways else "",
    )


def _curve(view: CampaignView) -> Iterator[str]:
    book = view.book
    drawing = view.curve()
    title = book.say("campaign.curve.title")
    yield heading(2, plain(title), "curve")
    if not drawing:
        yield plain(book.say("campaign.curve.none"))
        return
    yield plain(book.say("campaign.curve.text"))
    yield chart_figure(drawing, f"curve-{view.campaign.id}", title, "")
    if view.unmeasured:
        yield plain(book.say("campaign.curve.missing", n=view.unmeasured))
    head = [book.say("campaign.curve.mission"), *(book.say("hardness.players", n=count) for count in view.players)]
    columns = [view.difficulties(count) for count in view.players]
    rows = [
        (plain(f"{each.number} · {each.title}"), *("–" if level is None else str(level) for level in levels))
        for each, *levels in zip(view.missions, *columns, strict=True)
    ]
    whole = table([plain(name) for name in head], rows, numbers=range(1, len(head)))
    summary = plain(book.say("hardness.data"))
    yield f'<details class="data" markdown>\n<summary>{summary}</summary>\n\n{whole}\n\n</details>'
