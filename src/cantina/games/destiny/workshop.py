"""The workshop of Destiny: decks judged card by card, as they are judged at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from cantina.core.problem import BadOptions
from cantina.core.text import text
from cantina.core.wire import Ready
from cantina.core.workshop import Fault, Judgement, Part, ReadyList, Wish, Workshop
from cantina.games.destiny.content.formats import FORMATS
from cantina.games.destiny.deck_files import read_deck, write_json, write_text
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.names import full_card_name
from cantina.games.destiny.printed import Card
from cantina.games.destiny.random_decks import random_deck
from cantina.games.destiny.records import known_card
from cantina.games.destiny.rules.deckbuilding import (
    Builder,
    DeckProblem,
    DeckReport,
    check,
    known_part,
)
from cantina.games.destiny.rules.formats import CONSTRUCTED, Format
from cantina.games.destiny.terms import Affiliation, CardType

MOST_MEMBERS = 12
MOST_COPIES = 99


def fault(problem: DeckProblem, deck: Deck) -> Fault:
    """Return a problem as the builder tells it, at the character it is about."""
    names = [card.full_name for card in deck.characters]
    place = names.index(problem.card) if problem.card in names else None
    return Fault(problem.reason, problem.rule, place)


def format_of(deck: Deck, wish: Wish) -> Format:
    """Return the format to judge by: that of the wish, or the deck's own."""
    return FORMATS.get(wish.format or deck.format, CONSTRUCTED)


def first_new(before: list[DeckProblem], after: list[DeckProblem]) -> DeckProblem | None:
    """Return what a change would break that was not broken before."""
    return next((problem for problem in after if problem not in before), None)


class Weighing:
    """One deck, and every card that might join it."""

    def __init__(self, deck: Deck, format_: Format) -> None:
        self.deck = deck
        self.format = format_
        self.team_before = self.team_problems(deck)
        self.team = Builder(deck, format_, balance=True)
        guests = {
            code: count
            for code, count in deck.cards.items()
            if not self.team.native(known_card(code))
        }
        self.guests = msgspec.structs.replace(deck, cards=guests)
        self.cards_before = self.card_problems(self.guests)

    def team_problems(self, deck: Deck) -> list[DeckProblem]:
        """Return what is wrong with the team and its points."""
        builder = Builder(deck, self.format, balance=True)
        return [*builder.team(), *builder.points_problem(), *builder.plot(), *builder.lists()]

    def card_problems(self, deck: Deck) -> list[DeckProblem]:
        """Return what is wrong with the cards of a deck, however many they are."""
        builder = Builder(deck, self.format, balance=True)
        return [*builder.cards(), *builder.lists()]

    def refusal(self, card: Card) -> Fault | None:
        """Say why a further copy of a card cannot join, if it cannot."""
        if card.type is CardType.CHARACTER:
            team = (*self.deck.team, TeamMember(card.code))
            found = self.with_team(msgspec.structs.replace(self.deck, team=team))
        elif card.type is CardType.PLOT:
            plots = (*self.deck.plots, card.code)
            found = self.with_team(msgspec.structs.replace(self.deck, plots=plots))
        elif card.type is CardType.BATTLEFIELD:
            return None
        else:
            cards = {**self.guests.cards, card.code: self.deck.cards.get(card.code, 0) + 1}
            fuller = msgspec.structs.replace(self.guests, cards=cards)
            found = first_new(self.cards_before, self.card_problems(fuller))
        return None if found is None else Fault(found.reason, found.rule)

    def with_team(self, deck: Deck) -> DeckProblem | None:
        """Return what another team would break."""
        return first_new(self.team_before, self.team_problems(deck))


def weighed(deck: Deck, format_: Format, at: str) -> dict[str, Fault]:
    """Say of cards why they cannot join: all of them (`pool`), or those in the deck (`deck`)."""
    if not at or len(deck.team) > MOST_MEMBERS:
        return {}
    weighing = Weighing(deck, format_)
    cards = [known_card(code) for code in deck.cards] if at == "deck" else list(CARDS)
    found = {card.code: weighing.refusal(card) for card in cards}
    return {code: why for code, why in found.items() if why is not None}


class DeckWorkshop(Workshop):
    """Where decks are put together."""

    list_type: ClassVar[Any] = Deck

    def __init__(self, offered: Callable[[], Iterable[tuple[Ready, Deck]]]) -> None:
        self._offered = offered

    def judge(self, brought: Deck, wish: Wish) -> Judgement:
        """Judge a deck; say of cards that cannot join it why not."""
        format_ = format_of(brought, wish)
        report = check(brought, format_)
        known = known_part(brought)
        builder = Builder(known, format_, balance=True)
        return Judgement(
            brought,
            report.points,
            format_.team_points,
            tuple([Part(builder.member_points(member)) for member in known.team]),
            tuple([fault(problem, known) for problem in report.problems]),
            unplayable(report),
            weighed(known, format_, wish.at),
            {"text": write_text(known), "json": msgspec.json.encode(write_json(known)).decode()},
        )

    def read(self, content: str, wish: Wish) -> Judgement:
        """Read a deck site's text or JSON."""
        deck, problems = read_deck(content)
        found = self.judge(deck, wish)
        told = tuple([Fault(problem.reason, problem.rule) for problem in problems])
        return msgspec.structs.replace(found, faults=(*told, *found.faults))

    def draw(self, seed: int, wish: Wish) -> Judgement:
        """Draw a legal deck of the usual format."""
        try:
            deck = random_deck(seed)
        except ValueError:
            raise BadOptions(text("ds-no-ready-deck", format=CONSTRUCTED.name)) from None
        return self.judge(deck, wish)

    def ready(self) -> list[ReadyList]:
        """Return the boxed decks and those of tournaments, with how they win."""
        return self._ready

    @cached_property
    def _ready(self) -> list[ReadyList]:
        return [ready_list(entry, deck) for entry, deck in self._offered()]

    def bring(self, lists: Sequence[Deck], seats: int, seed: int) -> dict[str, Any]:
        """Let the first seats play these decks, the others ready ones."""
        keys = [entry.key for entry, _ in self._offered()]
        others = [keys[(seed + seat) % len(keys)] for seat in range(len(lists), seats)]
        return {"decks": [*msgspec.to_builtins(lists), *others]}

    def seat_brings(
        self, options: dict[str, Any], seats: int, seat: int, brought: Deck | str
    ) -> dict[str, Any]:
        """Let one seat play a deck; who is before it and has none yet keeps a ready one."""
        keys = [entry.key for entry, _ in self._offered()]
        decks = list(options.get("decks", ()))
        decks += [keys[place % len(keys)] for place in range(len(decks), seat + 1)]
        if isinstance(brought, str):
            decks[seat] = self.find_ready(brought).key
        else:
            decks[seat] = msgspec.to_builtins(brought)
        return {**options, "decks": decks}

    def take(self, raw: object) -> Deck:
        """Return a deck from JSON-like data, with counts that can be meant."""
        deck: Deck = super().take(raw)
        if any(abs(count) > MOST_COPIES for count in deck.cards.values()):
            raise BadOptions(text("core-bad-list", problem="cards"))
        return deck


def unplayable(report: DeckReport) -> tuple[Fault, ...]:
    """Name the cards whose facts are known but not yet their rules."""
    if not report.unplayable:
        return ()
    cards = [full_card_name(card) for card in report.unplayable]
    return (Fault(text("ds-workshop-unplayable", cards=cards)),)


def ready_list(entry: Ready, deck: Deck) -> ReadyList:
    """Return a ready deck with its side, its points and a word on how it wins."""
    sides = {card.affiliation for card in deck.characters} - {Affiliation.NEUTRAL}
    side = next(iter(sides), Affiliation.NEUTRAL)
    points = check(deck, FORMATS[deck.format]).points
    notes = () if entry.note is None else (entry.note,)
    return ReadyList(entry.key, entry.name, side.value, points, deck, notes)
