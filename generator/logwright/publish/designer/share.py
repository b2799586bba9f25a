"""Shares a mission as a link or QR code and opens it again; a line of play in the link is checked by the referee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.content.library_speech import library_speech
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.dealing import NoDeal
from logwright.engine.missions.certificate import read_certificate
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.referee import Foul, approve
from logwright.engine.search import Position
from logwright.publish.figures.svg.qr_code import QrCodeFull, qr_code
from logwright.publish.views.book import Book
from logwright.publish.views.mission_link import BadLink, SharedMission, fragment, shared_mission
from logwright.saying import Saying, read_saying
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.opinion import decide
from logwright.verdicts.missions.survey import Request, jobs_for

_PLACE = ("players", "seed", "deal")
"""The fields that identify a deal; the rest of a certificate is how it was won."""
_LATEST = 1_000_000
"""Larger deal numbers and seeds are rejected."""


def sent(book: Book, document: Mapping[str, Any], page: str, certificate: Mapping[str, Any] | None) -> dict[str, Any]:
    """The part of the link after the #, and the whole link as a QR code if it fits into one."""
    try:
        link = fragment(SharedMission(document, certificate))
    except BadLink as bad:
        return {"fragment": None, "qr": None, "problem": book.say(f"mission_link.{bad.fault}")}
    try:
        code = qr_code(f"{page}#{link}").svg("qr", book.say("designer.share.qr"))
    except QrCodeFull:
        code = None
    return {"fragment": link, "qr": code, "problem": None}


def won_deal(library: Library, mission: LoggedMission, asked: Mapping[str, Any]) -> dict[str, Any] | None:
    """A certificate for a deal that can be won: which deal it is, and a line of play."""
    job = _job(library, mission, asked)
    if not job:
        return None
    try:
        (answer,) = decide([Position(job.mission, job.deal(asked["deal"]))], job.budget)
    except NoDeal:
        return None
    if not answer.certificate:
        return None
    return {name: asked[name] for name in _PLACE} | answer.certificate.to_data(job.table.deck.trump)


def received(book: Book, link: str) -> tuple[SharedMission | None, str | None]:
    """The contents of a link, or why it cannot be opened."""
    try:
        return shared_mission(link), None
    except BadLink as bad:
        return None, book.say(f"mission_link.{bad.fault}")


def refereed(
    library: Library, mission: LoggedMission | None, certificate: Mapping[str, Any], lang: str
) -> dict[str, Any]:
    """Whether the line of play in a link is valid, and if not, what the referee objected to."""
    job = _job(library, mission, certificate) if mission else None
    if not job:
        return {"holds": False, "players": None, "sentence": ""}
    line = {name: value for name, value in certificate.items() if name not in _PLACE}
    found = {"holds": True, "players": job.players, "sentence": ""}
    try:
        approve(job.mission, job.deal(certificate["deal"]), read_certificate(line, job.table.deck.suits))
    except (Mistake, Foul, NoDeal) as foul:
        said = read_saying(str(foul))
        sentence = library_speech(library, lang).say(said) if isinstance(said, Saying) else said
        found |= {"holds": False, "sentence": sentence}
    return found


def _job(library: Library, mission: LoggedMission, asked: Mapping[str, Any]) -> Job | None:
    """The deals that a certificate refers to; None if it names no deal of this mission."""
    place = [asked.get(name) for name in _PLACE]
    if not all(type(number) is int and 0 <= number < _LATEST for number in place):
        return None
    jobs = jobs_for(library, [mission], [asked["players"]], Request(seed=asked["seed"]))
    return jobs[0] if jobs else None
