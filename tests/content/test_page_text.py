"""A page of the handbook taken apart: code, headings, sentences."""

from __future__ import annotations

from logwright.content.page_text import GAP, anchors, code_apart, headings, sentences, with_anchors

PAGE = """# Les campagnes {#campaigns}

Un fichier, `logwright
validate`, et [une page](mission-file.md#fields).

```yaml
# not a heading
game: planet-nine
```

## Déjà vu ?

- **Un** point
  sur deux lignes
- un autre

| tête | `code` |
| --- | --- |
| cellule | {n} |

!!! note "Une note"

    Son texte.

## Déjà vu
"""


def test_code_is_told_from_words() -> None:
    parts = list(code_apart(PAGE))
    assert "".join(part for _, part in parts) == PAGE
    assert [part.split("\n")[0] for is_code, part in parts if is_code] == ["`logwright", "```yaml", "`code`"]


def test_headings_get_the_anchors_of_another_page() -> None:
    assert [level for level, _ in headings(PAGE)] == [1, 2, 2]
    assert anchors(PAGE) == ["campaigns", "deja-vu", "deja-vu_1"]
    assert anchors("# Кампании\n## Начало\n") == ["part", "part_1"]
    other = with_anchors(PAGE, ["one", "two", "three"])
    assert anchors(other) == ["one", "two", "three"]
    assert "# not a heading\n" in other


def test_a_page_with_other_headings_keeps_its_own_anchors() -> None:
    assert with_anchors(PAGE, ["one"]) == PAGE


def test_sentences_come_with_their_lines_and_without_code_and_marks() -> None:
    assert list(sentences(PAGE)) == [
        (1, "Les campagnes"),
        (3, f"Un fichier, {GAP} , et une page."),
        (6, GAP),
        (11, "Déjà vu ?"),
        (13, "Un point sur deux lignes"),
        (15, "un autre"),
        (17, "tête"),
        (17, GAP),
        (19, "cellule"),
        (19, "{n}"),
        (21, "Une note"),
        (23, "Son texte."),
        (25, "Déjà vu"),
    ]
