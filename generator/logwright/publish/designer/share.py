"""A mission that leaves as a link or a QR code, and comes back; a line of play it brings along is refereed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.engine.certificate import read_certificate
from logwright.engine.dealing import NoDeal
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.referee import Foul, approve
from logwright.engine.search import Position
from logwright.publish.book import Book
from logwright.publish.figures.qr_code import TooMuch, qr_code
from logwright.publish.mission_link import BadLink, SharedMission, fragment, shared_mission
from logwright.verdicts.job import Job
from logwright.verdicts.opinion import decide
from logwright.verdicts.survey import Request, jobs_for

_PLACE = ("players", "seed", "deal")
"""What names a deal; the rest of a certificate tells how it was won."""
_LATEST = 1_000_000
"""Deals and seeds beyond this are nobody's."""


def sent(book: Book, document: Mapping[str, Any], page: str, certificate: Mapping[str, Any] | None) -> dict[str, Any]:
    """The part of the link after the #, and the whole link as a QR code if it fits into one."""
    try:
        link = fragment(SharedMission(document, certificate))
    except BadLink as bad:
        return {"fragment": None, "qr": None, "problem": book.say(f"mission_link.{bad.fault}")}
    try:
        code = qr_code(f"{page}#{link}").svg("qr", book.say("designer.share.qr"))
    except TooMuch:
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
    """What a link holds, or why it cannot be opened."""
    try:
        return shared_mission(link), None
    except BadLink as bad:
        return None, book.say(f"mission_link.{bad.fault}")


def refereed(library: Library, mission: LoggedMission | None, certificate: Mapping[str, Any]) -> dict[str, Any]:
    """Whether the line of play in a link holds, and if not, what the referee found."""
    job = _job(library, mission, certificate) if mission else None
    if not job:
        return {"holds": False, "players": None, "sentence": ""}
    line = {name: value for name, value in certificate.items() if name not in _PLACE}
    found = {"holds": True, "players": job.players, "sentence": ""}
    try:
        approve(job.mission, job.deal(certificate["deal"]), read_certificate(line, job.table.deck.trump))
    except (Mistake, Foul, NoDeal) as foul:
        found |= {"holds": False, "sentence": str(foul)}
    return found


def _job(library: Library, mission: LoggedMission, asked: Mapping[str, Any]) -> Job | None:
    """The deals that a certificate speaks of; none if it names no deal of this mission."""
    place = [asked.get(name) for name in _PLACE]
    if not all(type(number) is int and 0 <= number < _LATEST for number in place):
        return None
    jobs = jobs_for(library, [mission], [asked["players"]], Request(seed=asked["seed"]))
    return jobs[0] if jobs else None
