"""Every chapter has a title in every language of the file.

The words of a chapter stand under its id. Words for a chapter that is not there would never be read.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    chapters:
      - {id: a, missions: [custom/one]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}

bad::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    chapters:
      - {id: a, missions: [custom/one]}
    text: {en: {title: Tour, chapters: {aa: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        ids = [chapter.id for chapter in campaign.chapters]
        for lang, words in campaign.own_words.items():
            path = ("text", lang, "chapters")
            for name in words.chapters:
                if name not in ids:
                    hint = did_you_mean(name, ids)
                    yield campaign.document.problem(
                        (*path, name), RULE, "unknown", chapter=name, known=listed(ids), hint=hint, key=True
                    )
            for name in dict.fromkeys(ids):
                if name not in words.chapters:
                    yield campaign.document.problem(path, RULE, "missing", chapter=name, lang=lang)
