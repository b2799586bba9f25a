"""Questions that players ask, and the rules that answer them."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.content.document import Document


@dataclass(frozen=True)
class Question:
    """A question by name. `cites` are facts and rulings, `sections` where to read on."""

    id: str
    cites: tuple[str, ...]
    sections: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Faq:
    game: str
    document: Document
    questions: tuple[Question, ...]

    @property
    def words_place(self) -> str:
        """Where its words stand below content/locales/<lang>/."""
        return f"{self.game}/faq.yaml"


def read_faq(document: Document) -> Faq:
    """The questions in a document that its schema accepts."""
    entries = document.data["questions"]
    questions = tuple(Question(entry["id"], tuple(entry["cites"]), tuple(entry["sections"])) for entry in entries)
    return Faq(document.data["game"], document, questions)
