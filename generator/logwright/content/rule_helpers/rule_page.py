"""The page of a rule, from its docstring: title, explanation, a good and a bad example."""

from __future__ import annotations

import re
from dataclasses import dataclass
from inspect import cleandoc

from logwright.content.rules import rule_texts

EXAMPLE_FILE = "content/custom/example.yaml"
_BLOCK = re.compile(r"^(good|bad)(?: \((python)\))?::\n\n((?:(?: {4}.*)?\n)+)", re.MULTILINE)
_FILE = re.compile(r"^# file: (\S+)\n", re.MULTILINE)


@dataclass(frozen=True)
class RuleExample:
    """The contents of an example. Bytes that are not text are written as a Python expression."""

    text: str
    is_python: bool

    @property
    def files(self) -> dict[str, str]:
        """The texts by file name; a line `# file: NAME` starts another file."""
        parts = _FILE.split(self.text)
        named = dict(zip(parts[1::2], parts[2::2], strict=True))
        return {EXAMPLE_FILE: parts[0], **named} if parts[0].strip() else named


@dataclass(frozen=True)
class RulePage:
    rule: str
    title: str
    text: str
    good: RuleExample
    bad: RuleExample


def rule_page(rule: str) -> RulePage:
    """The page of one rule by its id."""
    text = cleandoc(rule_texts()[rule]) + "\n"
    examples = {match[1]: RuleExample(_undent(match[3]), bool(match[2])) for match in _BLOCK.finditer(text)}
    title, _, rest = text[: text.index("good")].partition("\n")
    return RulePage(rule, title.rstrip("."), " ".join(rest.split()), examples["good"], examples["bad"])


def _undent(block: str) -> str:
    return "".join(line[4:] if line.strip() else "\n" for line in block.splitlines(keepends=True)).strip("\n") + "\n"
