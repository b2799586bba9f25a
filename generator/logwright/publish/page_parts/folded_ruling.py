"""A ruling folded to one line: what we decided; opened, why, and what it rests on."""

from __future__ import annotations

from logwright.content.model.rule_words import RulingWords
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, inline_code, plain, styled
from logwright.publish.views.markdown_renderer import MarkdownRenderer


def folded_ruling(
    book: Book, ruling: str, words: RulingWords, renderer: MarkdownRenderer, mark: str, anchor: str = ""
) -> str:
    """`mark` says what the ruling rests on. Links to the `anchor` lead to its line."""
    label = plain(book.label(book.say("site.ruled")))
    line = f"<strong>{label}</strong> {attribute(renderer.words(words.ruling))}"
    why = f"{styled(plain(book.say('site.why')), 'label')} {renderer.on_one_line(words.why)}"
    inside = blocks(renderer.text(words.ruling) if _has_more(words) else "", why, f"{inline_code(ruling)} {mark}")
    name = f' id="{attribute(anchor)}"' if anchor else ""
    return f'<details class="ruling-box"{name} markdown>\n<summary>{line}</summary>\n\n{inside}\n\n</details>'


def _has_more(words: RulingWords) -> bool:
    """Whether the line leaves out lists or tables."""
    return len(words.ruling) > 1
