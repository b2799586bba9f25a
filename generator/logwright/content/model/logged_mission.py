"""A mission of the library: its rules, its texts and its source file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.task_set import TaskCard
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Origin
from logwright.content.read.hands import read_hands
from logwright.engine.cards.card import Card
from logwright.engine.cards.laid_deal import LaidDeal
from logwright.engine.missions.mission import (
    Allocation,
    CardChoice,
    CardPassing,
    ChosenMember,
    CommanderQuestion,
    Communication,
    DrawnTasks,
    Mission,
    NamedTasks,
    PassTo,
    Signal,
    Task,
    TaskPlan,
    TasksByDifficulty,
    Timer,
    Token,
    TokenChange,
    Untimed,
)
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.phrases.cards import Win
from logwright.engine.objectives.selector import ChosenCards, Selector, card_selector, parse_card, parse_selector
from logwright.engine.objectives.subject import CREW, OWNER
from logwright.saying import saying


@dataclass(frozen=True)
class MissionWords:
    title: str
    story: str = ""
    note: str = ""
    """What players must know besides the rules generated from its data."""
    free_rules: tuple[str, ...] = ()
    """Rules in the author's own words, which the engine cannot check."""

    def texts(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        """All that the author wrote, each with its path below the language."""
        yield ("title",), self.title
        yield ("story",), self.story
        for number, rule in enumerate(self.free_rules):
            yield ("free_rules", number), rule


@dataclass(frozen=True)
class LoggedMission:
    """`key` is its unique name: a game and a number, `custom/lost-probe`, or `missions/lost-probe` in a project.

    `laid` is the deal of a puzzle, which is always the same.
    """

    key: str
    game: str
    number: int | None
    rules: Mission
    document: Document
    own_words: Mapping[str, MissionWords] = field(default_factory=dict)
    laid: LaidDeal | None = None

    @property
    def author(self) -> str:
        """Who wrote it, if its file says so."""
        return str(self.document.data.get("author", ""))

    @property
    def official(self) -> bool:
        return self.number is not None

    @property
    def is_own(self) -> bool:
        """Whether it is the user's own, rather than one that comes with Logwright."""
        return self.document.origin is not Origin.BASE

    @property
    def has_free_rules(self) -> bool:
        return any(words.free_rules for words in self.own_words.values())

    def free_rules(self, lang: str, source: str) -> tuple[str, ...]:
        """Its free rules in a language, or in the nearest one that has them: nobody may play without a rule."""
        languages = (lang, source, *self.own_words)
        found = (self.own_words[each].free_rules for each in languages if each in self.own_words)
        return next(filter(None, found), ())

    @property
    def slug(self) -> str:
        """The name of the mission in file names and anchors."""
        return self.key.replace("missions/", "own-").replace("/", "-")

    @property
    def text_key(self) -> str:
        """The key of an official mission in the locales."""
        return f"mission-{self.number:02}"


def mission_key(data: Any, file: str, origin: Origin = Origin.BASE) -> str:
    """The key of a mission before it is fully read; a missing id is replaced by its file name.

    A project's own mission has a different key from one with the same id that comes with Logwright.
    """
    if isinstance(data.get("number"), int):
        return f"{data['game']}/{data['number']:02}"
    stem = file.rpartition("/")[2].removesuffix(".yaml")
    return f"{'custom' if origin is Origin.BASE else 'missions'}/{data.get('id', stem)}"


def read_mission(
    document: Document, game: GameSpec, task_cards: Mapping[str, TaskCard]
) -> tuple[LoggedMission, list[Problem]]:
    """The mission in a document that its schema accepts, and the objectives that make no sense."""
    data, reading = document.data, _MissionReading(document, game, task_cards, [])
    rules = Mission(
        players=_players(data, game),
        tasks=reading.tasks(data.get("tasks")),
        allocation=_allocation(data),
        passing=game.passing,
        volunteers=data.get("volunteers", 0),
        communication=_communication(data.get("communication", {}), game, reading.cards_to_show(data)),
        chosen=tuple(read_chosen(member) for member in data.get("choose", [])),
        objectives=tuple(reading.objectives(data.get("objectives", []))),
        token_change=TokenChange(data["change_tokens"]) if "change_tokens" in data else None,
        draw_after_trick=data.get("draw_after_trick", 0),
        hand_over=data.get("five_player_rule", False),
        timer=_timer(data.get("timer")),
        rises_by=data.get("rises_by", 0),
        pass_cards=read_card_passing(data.get("pass_cards")),
        card_choices=tuple(read_card_choices(data)),
    )
    words = {
        lang: MissionWords(text["title"], text.get("story", ""), free_rules=tuple(text.get("free_rules", ())))
        for lang, text in data.get("text", {}).items()
    }
    key = mission_key(data, document.file, document.origin)
    laid = reading.laid(data.get("deal"))
    return LoggedMission(key, game.id, data.get("number"), rules, document, words, laid), reading.problems


def _players(data: Any, game: GameSpec) -> tuple[int, ...]:
    """A puzzle is for as many as it has hands, whatever else is left out."""
    laid = (len(data["deal"]["hands"]),) if "deal" in data else game.players
    return tuple(sorted(data.get("players", laid)))


@dataclass
class _MissionReading:
    document: Document
    game: GameSpec
    task_cards: Mapping[str, TaskCard]
    problems: list[Problem]

    def objectives(self, values: list[Any]) -> Any:
        for index, value in enumerate(values):
            try:
                yield read_objective(value, CREW, self.game.suits)
            except Mistake as mistake:
                self._report(mistake.under("objectives", index))

    def cards_to_show(self, data: Any) -> Selector | None:
        """The cards that may be shown, if the mission names them."""
        value = data.get("communication", {}).get("cards")
        try:
            return None if value is None else parse_selector(value, self.game.suits)
        except Mistake as mistake:
            self._report(mistake.under("communication", "cards"))
            return None

    def laid(self, deal: Any) -> LaidDeal | None:
        """The deal of a puzzle; None if there is none, or its cards are not those of the game (rule mission/puzzle)."""
        if not deal:
            return None
        hands, unreadable = read_hands(deal["hands"], self.game.suits)
        for place, mistake in unreadable:
            self._report(mistake.under("deal", "hands", *place))
        whole = sorted(card for hand in hands for card in hand) == sorted(self.game.deck.cards)
        return LaidDeal(tuple(map(tuple, map(sorted, hands))), tuple(deal.get("owners", ()))) if whole else None

    def tasks(self, plan: Any) -> TaskPlan | None:
        if not plan:
            return None
        if "count" in plan:
            return DrawnTasks(plan["count"], tuple(Token(token) for token in plan.get("tokens", [])))
        if "difficulty" in plan:
            return TasksByDifficulty(plan["difficulty"])
        if "cards" not in plan:
            return None
        tasks = []
        for index, value in enumerate(plan["cards"]):
            try:
                if task := self._task(value):
                    tasks.append(task)
            except Mistake as mistake:
                self._report(mistake.under("tasks", "cards", index))
        return NamedTasks(tuple(tasks))

    def _task(self, value: Any) -> Task | None:
        """A named task: a playing card, a task card by its id, or an objective defined in place."""
        given = value if isinstance(value, dict) else {self.game.tasks.named_by: value}
        token = Token(given["token"]) if "token" in given else None
        if "card" in given:
            card = parse_card(given["card"], self.game.suits)
            if card.is_trump:
                raise Mistake(saying("mistakes.no-task-for", card=given["card"]))
            return card_task(card, token)
        if "objective" in given:
            try:
                objective = read_objective(given["objective"], OWNER, self.game.suits)
            except Mistake as mistake:
                raise mistake.under("objective") from None
            return Task("", objective, token)
        known = self.task_cards.get(str(given.get("task")))
        # If there is none, rule reference/task reports it.
        return replace(known.task, token=token) if known else None

    def _report(self, mistake: Mistake) -> None:
        self.problems.append(self.document.report(mistake.path, "objective/meaning", mistake.said))


def card_task(card: Card, token: Token | None = None) -> Task:
    """A task card that names a card: its owner must win it (p9-097)."""
    return Task(f"{card.suit}-{card.value}", Win(OWNER, card_selector(card)), token)


def _allocation(data: Any) -> Allocation:
    return Allocation(data.get("allocation", "draft")) if data.get("tasks") else Allocation.NONE


def _communication(data: Any, game: GameSpec, cards: Selector | None) -> Communication:
    signal = Signal(data.get("mode", "normal"))
    return Communication(
        signal=signal,
        from_trick=data.get("from_trick", 1),
        silent=data.get("silent", ""),
        until_trick=data.get("until_trick", 0),
        speaker=data.get("speaker", ""),
        cards=cards,
        messages=data.get("messages", 1),
        only_before_first_trick=data.get("only_before_first_trick_if_passed_on", False),
        terrain=game.terrain if signal is Signal.TERRAIN else (),
    )


def read_chosen(data: Any) -> ChosenMember:
    return ChosenMember(
        name=data["member"],
        by_commander=data.get("by", "commander") == "commander",
        commander_allowed=data.get("commander_allowed", False),
        automaton_allowed=data.get("automaton_allowed", True),
        question=CommanderQuestion(data.get("ask", "nothing")),
    )


def read_card_passing(data: Any) -> CardPassing | None:
    if not data:
        return None
    return CardPassing(data["count"], PassTo(data["to"]), data.get("when") == "before-tasks")


def read_card_choices(data: Any) -> Iterator[CardChoice]:
    for what in ChosenCards:
        if said := data.get(f"chosen_{what}"):
            yield CardChoice(what, said["by"] == "commander", said.get("least", 1), said.get("most", 0))


def _timer(data: Any) -> Timer | None:
    if not data:
        return None
    untimed = data.get("untimed")
    return Timer(data["seconds"], Untimed(Signal(untimed["mode"]), untimed["difficulty"]) if untimed else None)
