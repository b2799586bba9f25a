"""Tokens: two-sided discs."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.figures.crew_game.token import (
    RIM,
    communication_sign,
    distress_sign,
    rank_sign,
    task_sign,
)
from logwright.publish.figures.saucer_game.piece import booster, direction_marker, energy, patrol_token, probe
from logwright.publish.figures.saucer_game.saucer import crew_member, saucer
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, circle
from logwright.publish.figures.svg.ink import ACCENT, ACCENT_TINT, BAD, GOLD_TINT, MUTED, PAPER, WHITE, Ink
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece
from logwright.publish.print.cards.size import Size

_GO = Ink("print-go", "#1d7a4b", "#1d7a4b", WHITE)
_ON_GO = Ink("print-on-go", WHITE, WHITE, "#1c1c1c")
_RANK = Ink("print-rank", "#e0a100", "#e0a100", WHITE)
_ON_RANK = Ink("print-on-rank", "#3b2a00", "#3b2a00", "#1c1c1c")
_ALERT = Ink("print-alert", "#fbe3df", "#fbe3df", WHITE)
_SIGNS = 26.0
"""Signs of tokens are drawn in a square of this size."""


def disc(size: Size, ground: Ink, rim: Ink, *signs: Element | Drawing, share: float = 0.9) -> Face:
    """A coloured disc with a rim inside the cut; signs are scaled to `share` of it."""
    r = size.width / 2
    scale = size.width * share / _SIGNS
    drawn = [sign if isinstance(sign, Drawing) else Drawing(_SIGNS, _SIGNS, (sign,)) for sign in signs]
    return Face(
        (
            circle(r, r, r + size.bleed, fill=ground),
            circle(r, r, r - 1.3, fill=ground, stroke=rim, stroke_width=0.7),
            circle(r, r, r - 2.3, fill="none", stroke=rim, stroke_width=0.25),
            *(sign.centred(r, r, scale * _SIGNS / max(sign.width, sign.height)) for sign in drawn),
        )
    )


def task_tokens(edition: Edition) -> Iterator[Piece]:
    size = edition.size("task-token")
    for token in edition.deck_look.spec.tokens:
        face = disc(size, GOLD_TINT, RIM, task_sign(token), share=0.86)
        name = edition.book.titled(edition.name("components.task-token"), str(token))
        yield Piece(f"task-token-{_spelled(token)}", name, size, face, face)


def _spelled(token: str) -> str:
    """A token name that is safe in file names, where arrows are not."""
    return token if token.isalnum() else f"arrow-{len(token)}"


def communication_tokens(component: str, count: int, edition: Edition) -> Iterator[Piece]:
    """A full disc for sending; on the other side an empty one, struck through."""
    look, size = edition.deck_look, edition.size(component)
    front = disc(size, _GO, _ON_GO, communication_sign(look, _ON_GO))
    back = disc(size, PAPER, BAD, communication_sign(look, MUTED, struck=True))
    yield Piece(component, edition.name(f"components.{component}"), size, front, back, count)


def distress_tokens(component: str, count: int, edition: Edition) -> Iterator[Piece]:
    look, size = edition.deck_look, edition.size(component)
    front = disc(size, _ALERT, BAD, distress_sign(look, BAD, active=True))
    back = disc(size, PAPER, MUTED, distress_sign(look, MUTED, active=False))
    yield Piece(component, edition.name(f"components.{component}"), size, front, back, count)


def rank_tokens(component: str, count: int, edition: Edition) -> Iterator[Piece]:
    size = edition.size(component)
    face = disc(size, _RANK, _ON_RANK, rank_sign(edition.deck_look, _ON_RANK))
    yield Piece(component, edition.name(f"components.{component}"), size, face, face, count)


def saucers(edition: Edition) -> Iterator[Piece]:
    look, size = edition.saucer_look, edition.size("saucer")
    for colour, hue in look.colours.items():
        face = disc(size, hue.field, hue.on_field, saucer(colour, look), share=0.84)
        yield Piece(
            f"saucer-{colour}",
            edition.book.titled(edition.name("terms.saucer"), edition.name(f"colours.{colour}")),
            size,
            face,
            face,
        )


def crew_members(edition: Edition) -> Iterator[Piece]:
    look, size = edition.saucer_look, edition.size("crew-member")
    for colour, hue in look.colours.items():
        for trade in look.box.crew_types:
            face = disc(size, hue.tint, hue.ink, crew_member(colour, trade, look), share=0.68)
            name = edition.book.titled(edition.name(f"crew_types.{trade}"), edition.name(f"colours.{colour}"))
            yield Piece(f"crew-{colour}-{trade}", name, size, face, face)


def small_pieces(component: str, count: int, edition: Edition) -> Iterator[Piece]:
    """Energy, boosters, override tokens and the probe."""
    size = edition.size(component)
    sign, ground, rim = {
        "energy": (energy(), GOLD_TINT, RIM),
        "booster": (booster(), ACCENT_TINT, ACCENT),
        "patrol-token": (patrol_token(), PAPER, MUTED),
        "probe": (probe(), PAPER, MUTED),
    }[component]
    face = disc(size, ground, rim, sign, share=0.62)
    yield Piece(component, edition.name(f"terms.{component}"), size, face, face, count)


def direction_markers(edition: Edition) -> Iterator[Piece]:
    size = edition.size("direction-marker")
    for direction in edition.saucer_look.box.directions:
        face = disc(size, PAPER, MUTED, direction_marker(direction), share=0.74)
        yield Piece(f"direction-{direction}", edition.name(f"directions.{direction}"), size, face, face)
