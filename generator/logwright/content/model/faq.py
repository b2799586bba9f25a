"""Frequently asked questions, and the rules that answer them."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.content.read.document import Document


@dataclass(frozen=True)
class FaqQuestion:
    """A question by name. `cites` are facts and rulings, `sections` are for further reading."""

    id: str
    cites: tuple[str, ...]
    sections: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Faq:
    game: str
    document: Document
    questions: tuple[FaqQuestion, ...]

    @property
    def words_place(self) -> str:
        """Where its texts are, below content/locales/<lang>/."""
        return f"{self.game}/faq.yaml"


def read_faq(document: Document) -> Faq:
    """The questions in a document that its schema accepts."""
    entries = document.data["questions"]
    questions = tuple(FaqQuestion(entry["id"], tuple(entry["cites"]), tuple(entry["sections"])) for entry in entries)
    return Faq(document.data["game"], document, questions)
