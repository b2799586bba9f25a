"""A ruling folded to one line: what we decided; opened, why, and what it rests on."""

from __future__ import annotations

from logwright.content.model.rule_words import RulingWords
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, inline_code, plain, styled, table
from logwright.publish.views.markdown_renderer import MarkdownRenderer


def folded_ruling(
    book: Book, ruling: str, words: RulingWords, renderer: MarkdownRenderer, mark: str, anchor: str = ""
) -> str:
    """`mark` says what the ruling rests on. Links to the `anchor` lead to its line; there, where editions differ, the
    difference is at hand."""
    label = plain(book.label(book.say("site.ruled")))
    line = f"<strong>{label}</strong> {attribute(renderer.words(words.ruling))}"
    why = f"{styled(plain(book.say('site.why')), 'label')} {renderer.on_one_line(words.why)}"
    more = renderer.text(words.ruling) if _has_more(words) else ""
    editions = editions_table(book, words, renderer) if anchor and words.editions else ""
    inside = blocks(more, why, editions, f"{inline_code(ruling)} {mark}")
    name = f' id="{attribute(anchor)}"' if anchor else ""
    return f'<details class="ruling-box"{name} markdown>\n<summary>{line}</summary>\n\n{inside}\n\n</details>'


def editions_table(book: Book, words: RulingWords, renderer: MarkdownRenderer) -> str:
    """What each edition says, paraphrased."""
    names = book.library.locales
    rows = [(plain(names[lang].grammar.name), renderer.on_one_line(said)) for lang, said in words.editions.items()]
    return table([plain(book.say("site.editions.edition")), plain(book.say("site.editions.says"))], rows)


def _has_more(words: RulingWords) -> bool:
    """Whether the line leaves out lists or tables."""
    return len(words.ruling) > 1
