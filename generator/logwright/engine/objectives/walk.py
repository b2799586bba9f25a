"""Looks for subjects, selectors, positions … anywhere inside an objective."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


def inside(part: object, kind: type[T]) -> Iterator[T]:
    """Every value of this kind in the part, the part itself included."""
    if isinstance(part, kind):
        yield part
    if isinstance(part, tuple):
        for item in part:
            yield from inside(item, kind)
    elif is_dataclass(part) and not isinstance(part, type):
        for name in _field_names(type(part)):
            yield from inside(getattr(part, name), kind)


@cache
def _field_names(kind: type[DataclassInstance]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
