"""Faults that an audit against the printed rulebooks found, one test each, so that none comes back in any language."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from tests.languages import LANGUAGES
from tests.whole_library import whole_library

IN_FOUR = pytest.mark.parametrize("lang", LANGUAGES)
CREW_GAMES = pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


def _said(library: Library, lang: str, place: str, key: str) -> str:
    return " ".join(library.locales[lang].words(place)[key].split())


@IN_FOUR
@CREW_GAMES
def test_with_three_players_any_card_may_be_the_one_left_over(library: Library, lang: str, game: str) -> None:
    """Not the extra card itself: whichever is left after the last trick (B1)."""
    said = _said(library, lang, f"{game}/terms.yaml", "setup.deal")
    after = {
        "en": "after the last trick",
        "fr": "à la fin",
        "de": "nach dem letzten Stich",
        "ru": "после последней взятки",
    }
    assert after[lang] in said


@IN_FOUR
def test_a_task_is_to_win_the_card_not_to_win_with_it(library: Library, lang: str) -> None:
    """A13, in the quick reference and on the aid."""
    said = _said(library, lang, "planet-nine/rules.yaml", "task.short")
    misread = {"en": "with that card", "fr": "avec cette carte", "de": "mit dieser Karte", "ru": "этой картой"}
    assert misread[lang] not in said


@IN_FOUR
def test_meg_diver_is_a_girl_who_turns_ten(library: Library, lang: str) -> None:
    said = _said(library, lang, "deep-sea/rules.yaml", "training.text")
    assert ("Мег Дайвер" if lang == "ru" else "Meg Diver") in said
    assert {"en": "girl", "fr": "fillette", "de": "Mädchen", "ru": "ей исполняется десять"}[lang] in said


@IN_FOUR
@CREW_GAMES
def test_there_is_a_reason_to_play_on_when_all_seems_lost(library: Library, lang: str, game: str) -> None:
    said = _said(library, lang, f"{game}/rules.yaml", "luck-and-skill.text")
    reason = {"en": "still see a way", "fr": "une issue", "de": "noch einen Weg", "ru": "ещё есть выход"}
    assert reason[lang] in said


@IN_FOUR
def test_starting_energy_has_a_ruling(library: Library, lang: str) -> None:
    assert library.ruling("B72")["basis"] == "online"
    assert "1" in _said(library, lang, "crash-and-grab/rules.yaml", "choose-colour.rulings.B72.ruling")


@IN_FOUR
def test_lost_crew_lies_in_the_middle_of_the_table(library: Library, lang: str) -> None:
    middle = {"en": "middle of the table", "fr": "milieu de la table", "de": "Tischmitte", "ru": "посередине стола"}
    assert middle[lang] in _said(library, lang, "crash-and-grab/rules.yaml", "line-up-crew.text")
    assert middle[lang] in _said(library, lang, "crash-and-grab/terms.yaml", "setup.line-up-crew")


@IN_FOUR
def test_credits_and_the_way_to_help_name_who_is_meant(library: Library, lang: str) -> None:
    """The first name of the illustrator was not in print, and help comes from the publisher."""
    credits = _said(library, lang, "crash-and-grab/rules.yaml", "credits.text")
    assert all(name in credits for name in ("Skancke", "Henk", "Billiau", "Laigre", "Pull the Pin Games"))
    assert "Pull the Pin Games" in _said(library, lang, "crash-and-grab/rules.yaml", "card-questions.text")


@pytest.mark.parametrize("key", ["own-crash.short", "crashing-others.short"])
def test_the_french_quick_reference_compares_all_stationed_crew(library: Library, key: str) -> None:
    """It once read as if only crew of other colours were compared."""
    assert "membres d’équipage en poste" in _said(library, "fr", "crash-and-grab/rules.yaml", key)


@IN_FOUR
@pytest.mark.parametrize("mission", ["03", "16", "20", "29", "32"])
def test_disputed_values_of_deep_sea_have_a_note(library: Library, lang: str, mission: str) -> None:
    assert library.words(library.missions[f"deep-sea/{mission}"], lang).note


@IN_FOUR
@pytest.mark.parametrize("mission", ["12", "46"])
def test_two_players_are_told_what_the_machine_does(library: Library, lang: str, mission: str) -> None:
    note = library.words(library.missions[f"planet-nine/{mission}"], lang).note
    assert library.tongue(lang, "planet-nine").say("automaton") in note


@IN_FOUR
@pytest.mark.parametrize("mission", ["07", "11", "12", "19", "48"])
def test_one_token_is_one_token(library: Library, lang: str, mission: str) -> None:
    lines = library.rule_lines(library.missions[f"planet-nine/{mission}"], lang)
    single = {"en": "Task token,", "fr": "Jeton Tâche,", "de": "Auftragsplättchen auf dem", "ru": "Жетон на первом"}
    assert any(line.startswith(single[lang]) for line in lines)


@IN_FOUR
def test_mission_27_of_deep_sea_says_which_card_comes_last(library: Library, lang: str) -> None:
    lines = library.rule_lines(library.missions["deep-sea/27"], lang)
    last = {
        "en": "The last card of the last trick must be the yellow 5.",
        "fr": "La dernière carte du dernier pli doit être le 5 jaune.",
        "de": "Die letzte Karte des letzten Stichs muss die gelbe 5 sein.",
        "ru": "Последней картой последней взятки должна быть жёлтая\u00a05.",
    }
    assert last[lang] in lines


@IN_FOUR
@pytest.mark.parametrize("mission", ["09", "26"])
def test_the_rocket_of_value_1_does_not_count(library: Library, lang: str, mission: str) -> None:
    rocket = {"en": "Rocket 1 does not count", "fr": "La fusée 1 ne compte pas", "de": "Die Rakete 1", "ru": "Ракета 1"}
    assert library.words(library.missions[f"planet-nine/{mission}"], lang).note.startswith(rocket[lang])


@IN_FOUR
def test_whoever_holds_pink_9_says_so(library: Library, lang: str) -> None:
    holder = {
        "en": "Whoever holds the pink 9 says so",
        "fr": "Celui qui a le 9 rose l’annonce",
        "de": "Wer die pinke 9 hat, sagt es",
        "ru": "Тот, у кого розовая 9, объявляет",
    }
    assert library.words(library.missions["planet-nine/46"], lang).note.startswith(holder[lang])


@IN_FOUR
def test_the_last_mission_asks_once_names_its_watches_and_says_who_wins_the_rest(library: Library, lang: str) -> None:
    """Its question was printed twice, and members were called first and second chosen member."""
    lines = library.rule_lines(library.missions["planet-nine/50"], lang)
    between = {"en": "in between", "fr": "intermédiaires", "de": "dazwischen", "ru": "между ними"}
    watch = {"en": "watch", "fr": "veilleur", "de": "Wache", "ru": "вахтенный"}
    assert len(lines) == 5
    assert between[lang] in lines[-1]
    assert all(watch[lang] in line for line in lines[1:4])


@IN_FOUR
def test_no_mission_says_a_sentence_twice(library: Library, lang: str) -> None:
    for mission in library.all_missions:
        lines = library.rule_lines(mission, lang)
        sentences = [part for line in lines for part in line.rstrip(".").split(". ") if len(part) > 20]
        assert len(sentences) == len(set(sentences)), mission.key


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_ruling_is_translated(library: Library, lang: str) -> None:
    """B59 to B71 once were not."""
    told = 0
    for place in ("planet-nine/rules.yaml", "deep-sea/rules.yaml", "crash-and-grab/rules.yaml"):
        english, said = (library.locales[each].words(place) for each in ("en", lang))
        for key in (key for key in english if ".rulings." in key and ".editions." not in key):
            assert said.get(key), key
            assert said[key] != english[key], key
            told += 1
    assert told > 100
