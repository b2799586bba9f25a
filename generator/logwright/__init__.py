"""A workshop for mission-based board games: from plain YAML to checked, printable, searchable missions."""

from importlib import import_module

__version__ = "0.2.0"
__all__ = ["Project", "__version__"]


def __getattr__(name: str) -> object:
    """`Project` is loaded when somebody asks for it, so that `import logwright` costs next to nothing.

    By its name: every module of ours stands behind this file, and what was kept must not depend on all of them. What
    type checkers see is beside this file.
    """
    if name == "Project":
        return import_module("logwright.project").Project
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
