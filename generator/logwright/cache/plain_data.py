"""Reading plain data back: every value must have exactly the type that was written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from math import isfinite
from typing import Any, TypeVar, get_type_hints

T = TypeVar("T")


class Odd(ValueError):
    """A value that we would never have written."""


def whole(value: object, least: int = 0) -> int:
    """A whole number; neither `True` nor 1.0 counts as one."""
    if type(value) is not int or value < least:
        raise Odd(f"{value!r} is no whole number from {least} up")
    return value


def number(value: object) -> float:
    """A measured number, such as seconds; finite and not negative."""
    if type(value) is int:
        return whole(value)
    if type(value) is not float or not isfinite(value) or value < 0:
        raise Odd(f"{value!r} is no number")
    return value


def text(value: object) -> str:
    if type(value) is not str:
        raise Odd(f"{value!r} is no text")
    return value


def yes_or_no(value: object) -> bool:
    if type(value) is not bool:
        raise Odd(f"{value!r} is neither true nor false")
    return value


def listed(value: object, read: Callable[[Any], T]) -> tuple[T, ...]:
    if type(value) is not list:
        raise Odd(f"{value!r} is no list")
    return tuple(map(read, value))


def mapped(value: object, read: Callable[[Any], T]) -> dict[str, T]:
    if type(value) is not dict:
        raise Odd(f"{value!r} is no mapping")
    return {text(key): read(entry) for key, entry in value.items()}


_READERS: dict[Any, Callable[[Any], Any]] = {int: whole, str: text, float: number, bool: yes_or_no}


def record(kind: type[T], value: object) -> T:
    """An instance of a dataclass whose fields are all plain, from a mapping with exactly these fields."""
    types = get_type_hints(kind)
    found = mapped(value, lambda entry: entry)
    if found.keys() != {field.name for field in fields(kind)}:  # type: ignore[arg-type]  # T is a dataclass
        raise Odd(f"{sorted(found)} are not the fields of {kind.__name__}")
    return kind(**{name: _READERS[types[name]](entry) for name, entry in found.items()})
