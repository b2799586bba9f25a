"""The desk of the page Play: keeps the device, so that only this side knows the deal, and tells the page scenes."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from logwright.content.library_speech import library_speech
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.attempts import Refusal
from logwright.engine.attempts.plain_data import read_decision
from logwright.engine.attempts.record import PERSON, AttemptRecord
from logwright.engine.attempts.table_state import Distress
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import NoDeal
from logwright.engine.crews.level import CLUB, LEVELS
from logwright.engine.crews.sitting import sit_down
from logwright.engine.missions.clock import without_clock
from logwright.publish.play.daily import daily_deals, deal_words, par_of
from logwright.publish.play.device import Device
from logwright.publish.play.guiding import LessonDevice, lesson_device, lesson_wish
from logwright.publish.play.hints import hint
from logwright.publish.play.looking_back import looking_back
from logwright.publish.play.setting import missing_mission, setting, wanted_mission
from logwright.publish.play.table import TableTeller
from logwright.publish.play.table_words import TableWords
from logwright.publish.views.book import Book
from logwright.publish.views.mission_view import MissionView
from logwright.verdicts.missions.survey import Request, jobs_for

_WORDS = "play."
_GAPS = ("n", "all", "seat", "card", "mission", "name", "level", "seed", "option")
"""Filled in by the script."""
_FOR_PYTHON = ("asks.", "said.", "options.", "note.", "goal.", "missing.", "lost_to.", "hint.tells.")
"""Words that never reach the page by themselves."""


class PlayDesk:
    """One language, one device at a time. `schemas` are those that missions are made of; `links` lead to rules."""

    def __init__(self, library: Library, schemas: Mapping[str, Any], lang: str) -> None:
        self.library, self.lang, self.schemas = library, lang, schemas
        self.book = Book(library, lang)
        self.device: Device | None = None
        self.teller: TableTeller | None = None
        self.record: dict[str, Any] = {}

    def greeting(self) -> dict[str, Any]:
        """What the page needs once, at the start."""
        book, gaps = self.book, {gap: f"{{{gap}}}" for gap in _GAPS}
        keys = [key for key in book.tongue().words if key.startswith(_WORDS)]
        names = [key.removeprefix(_WORDS) for key in keys]
        words = {name: book.say(_WORDS + name, **gaps) for name in names if not name.startswith(_FOR_PYTHON)}
        return {
            "words": words | deal_words(book) | {"our_crew": book.say("evening.log.our_crew")},
            "games": [[game, book.game_title(game)] for game in self.library.games],
            "levels": [[level, book.say(f"crews.levels.{level}")] for level in LEVELS],
            "lessons": [
                [each.id, book.game_title(each.id)]
                for each in self.library.games_in_order
                if each.id in self.library.lessons
            ],
            "missions": [self._listed(mission) for missions in book.missions.values() for mission in missions],
        }

    def _listed(self, mission: LoggedMission, key: str = "") -> dict[str, Any]:
        title = MissionView(self.book, mission).title
        players = list(mission.rules.players)
        seconds = mission.rules.timer.seconds if mission.rules.timer else 0
        named = {"key": key or mission.key, "game": mission.game, "title": title}
        return {**named, "players": players, "seconds": seconds}

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        match asked:
            case {"do": "find", "mission": str(key)}:
                return self._found(key)
            case {"do": "begin", "record": dict(record)}:
                return self._begin(record)
            case {"do": "decide", "option": int(place)}:
                return self._decide(place)
            case {"do": "time"}:
                return self._step(self._teller.time_is_up(self._device))
            case {"do": "go_on"}:
                return self._go_on()
            case {"do": "back", "trick": int(trick)}:
                return self._back(trick)
            case {"do": "hint"}:
                self.record["hints"] += 1
                return {**hint(self._device, self._teller), "record": self._kept()}
            case {"do": "think_ahead"}:
                return {"more": self._device.think_ahead()}
            case {"do": "code", "address": str(address)}:
                return {"qr": self._code(address)}
            case {"do": "learn", "game": str(game)}:
                lesson = self.library.lessons.get(game)
                return {"record": lesson and lesson_wish(lesson)}
            case {"do": "daily", "day": str(day)}:
                return daily_deals(self.book, day)
            case {"do": "par", "record": dict(record)}:
                return par_of(self.book, record)
            case {"do": "look_back"}:
                return looking_back(self._device, self._teller)
            case {"do": "play_on", "decision": int(place)}:
                return self._play_on(place)
        raise ValueError(f"nobody here answers {asked.get('do')!r}")

    @property
    def _device(self) -> Device:
        assert self.device is not None, "nobody has sat down yet"
        return self.device

    @property
    def _teller(self) -> TableTeller:
        assert self.teller is not None, "nobody has sat down yet"
        return self.teller

    def _found(self, key: str) -> dict[str, Any]:
        """The mission that a link names or contains, or why it cannot be played."""
        mission = wanted_mission(self.library, key, self.schemas)
        if isinstance(mission, LoggedMission):
            return {"mission": self._listed(mission, key), "problem": None}
        return {"mission": None, "problem": missing_mission(self.book, mission)}

    def _begin(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """Sits down to a new attempt, or to one that was kept."""
        lesson = self.library.lessons.get(str(record.get("lesson")))
        if lesson:
            return self._resumed(self.library.missions[lesson.mission], lesson_device(self.library, lesson), record)
        mission = wanted_mission(self.library, str(record["mission"]), self.schemas)
        if not isinstance(mission, LoggedMission):
            return {"problem": missing_mission(self.book, mission)}
        if not record.get("clock"):
            mission = replace(mission, rules=without_clock(mission.rules))
        players, seed = int(record["players"]), int(record["seed"])
        jobs = jobs_for(self.library, [mission], [players], Request(seed=seed))
        if not jobs:
            return {"problem": self.book.say("play.setup.no_table", n=players)}
        try:
            deal = jobs[0].deal(0)
        except NoDeal:
            return {"problem": self.book.say("play.setup.no_deal")}
        return self.sit_down(mission, deal, record)

    def sit_down(self, mission: LoggedMission, deal: Deal, record: Mapping[str, Any]) -> dict[str, Any]:
        """Begins or resumes an attempt at this deal."""
        return self._resumed(mission, _device(mission, deal, record), record)

    def _resumed(self, mission: LoggedMission, device: Device, record: Mapping[str, Any]) -> dict[str, Any]:
        """The table as the record left it."""
        self.device, deal = device, device.state.deal
        automaton = deal.automaton.seat if deal.automaton else None
        words = TableWords(self.book, mission.game, deal.seats, list(device.people), automaton)
        self.teller = TableTeller(words, library_speech(self.library, self.lang))
        asked = ("mission", "players", "seed", "level", "seats", "distress", "clock", "lesson")
        self.record = {name: record.get(name) for name in asked}
        self.record |= {name: int(record.get(name) or 0) for name in ("taken_back", "hints")}
        suits = deal.table.deck.suits
        # Kept by another version, or damaged: what still holds is resumed.
        with suppress(Refusal):
            device.resume(None if each is None else read_decision(each, suits) for each in record.get("decisions", []))
        begun = self.teller.begun(device)
        return {"setting": setting(device, words, mission, self.record), **self._step(begun)}

    def _decide(self, place: int) -> dict[str, Any]:
        asked = self._device.asked
        assert asked is not None, "it is nobody's turn here"
        decision = asked.decision(asked.options[place])
        if isinstance(self._device, LessonDevice) and not self._device.accepts(decision):
            return self._step([])
        return self._step(self._teller.decide(self._device, decision))

    def _go_on(self) -> dict[str, Any]:
        return self._step(self._teller.go_on(self._device))

    def _back(self, trick: int) -> dict[str, Any]:
        self._device.back_to(trick)
        self.record["taken_back"] += 1
        return self._step([self._teller.words.say("said.back" if trick else "said.back_start", n=trick)])

    def _play_on(self, place: int) -> dict[str, Any]:
        """Goes back to the last decision that was made here before another, in an attempt that is over."""
        self._device.sitting.take_back(self._device.own_decision_until(place))
        self.record["taken_back"] += 1
        return self._step([])

    def _code(self, address: str) -> str | None:
        """The address as a QR code, if it fits into one."""
        # Loaded on demand: the table should not wait for it.
        from logwright.publish.figures.svg.qr_code import QrCodeFull, qr_code

        try:
            return qr_code(address).svg("deal", self.book.say("play.share.qr"))
        except QrCodeFull:
            return None

    def _step(self, said: list[str]) -> dict[str, Any]:
        device, teller = self._device, self._teller
        drawn = teller.new_pictures(device)
        told = {"lesson": device.guidance(self.book)} if isinstance(device, LessonDevice) else {}
        return {"scene": teller.scene(device), "said": said, "record": self._kept(), "pictures": drawn, **told}

    def _kept(self) -> dict[str, Any]:
        """The record as the page may keep it."""
        return self.record | {"decisions": self._teller.kept_decisions(self._device)}


def _device(mission: LoggedMission, deal: Deal, record: Mapping[str, Any]) -> Device:
    """Who sits where: the people of the record, and a crew of its level."""
    seats = [seat for seat in range(deal.seats) if not deal.automaton or seat != deal.automaton.seat]
    people = sorted({seats[place] for place in record["seats"] if 0 <= place < len(seats)}) or seats[:1]
    level = LEVELS.get(str(record["level"]), CLUB)
    begun = AttemptRecord(
        mission=mission.key if mission.key == record["mission"] else mission.document.data,
        players=deal.players,
        seats=tuple(PERSON if seat in people else level.name for seat in range(deal.seats)),
        seed=int(record["seed"]),
        distress=Distress.OFFERED if record.get("distress") else Distress.NONE,
    )
    return Device(sit_down(begun, mission.rules, deal), people, level)
