"""Destiny as a game of the table: how it begins, its steps, what is seen and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import cache, wraps
from typing import Any, ClassVar

import msgspec

from cantina.core.game import Game
from cantina.core.languages import entries
from cantina.core.problem import BadOptions
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Chart, Ready, Result, Standing
from cantina.games.destiny import board as drawing
from cantina.games.destiny import facts, invariants, setup
from cantina.games.destiny.cards.lines import check as check_cards
from cantina.games.destiny.catalogue import Printed, library
from cantina.games.destiny.content import pool
from cantina.games.destiny.content.formats import FORMATS
from cantina.games.destiny.content.ready import FAMOUS, READY, ReadyDeck
from cantina.games.destiny.decks import Deck
from cantina.games.destiny.hidden import resample
from cantina.games.destiny.library import CARDS, card_by_code
from cantina.games.destiny.library import fill as fill_library
from cantina.games.destiny.names import card_name, full_card_name
from cantina.games.destiny.options import Options
from cantina.games.destiny.random_decks import random_deck
from cantina.games.destiny.report import charts
from cantina.games.destiny.rules import turns, upkeep, winning
from cantina.games.destiny.rules.deckbuilding import Builder, check
from cantina.games.destiny.rules.formats import STARTER, Format
from cantina.games.destiny.rules.leaving_play import let_fall
from cantina.games.destiny.setup import Brought, Member
from cantina.games.destiny.state import NO_MEMORY, Duel, Memory, Readings
from cantina.games.destiny.view import DuelView, view, views
from cantina.games.destiny.workshop import DeckWorkshop

fill_library(pool.CARDS)
check_cards(CARDS, entries("en").keys())
for definition in CARDS:
    facts.learn(definition)

RANDOM_VARIANTS = 240
"""Enough random decks for every card of the pool to be in some of them."""

OFFERED = (*READY, *FAMOUS)
"""What is ready to play: the boxed decks, our own, and the famous ones."""

READY_DECKS = {one.key: one.read() for one in OFFERED}


SETTING_UP = ("setup", "mulligan", "resources", "battlefield", "shields")


def step(
    body: Callable[[Duel], Coroutine[Any, Any, str]],
) -> Callable[[Duel], Coroutine[Any, Any, str]]:
    """Let those who gave up leave before a step, and end it at once when the game is won."""

    @wraps(body)
    async def run(g: Duel) -> str:
        memory = g.memory
        if memory is NO_MEMORY or memory.held or memory.undoing:
            g.memory = Memory(let_fall)
        try:
            if len(g.players) > 2 and g.step not in SETTING_UP:
                winning.check_concessions(g)
            return await body(g)
        except winning.GameOver:
            return ""

    return run


def at_once(body: Callable[[Duel], str]) -> Callable[[Duel], str]:
    """Pass on at once: nobody is asked in this step."""

    @wraps(body)
    def run(g: Duel) -> str:
        try:
            if len(g.players) > 2:
                winning.check_concessions(g)
            return body(g)
        except winning.GameOver:
            return ""

    return run


def queued(g: Duel) -> str | Coroutine[Any, Any, str]:
    """Apply what waits in the queue, or pass on at once."""
    if g.moment or g.queue or len(g.players) > 2:
        return APPLY_QUEUE(g)
    return turns.after_queue(g)


def turned(g: Duel) -> str | Coroutine[Any, Any, str]:
    """Let the active player act, or pass on at once where he cannot."""
    return PASS_TURN(g) if turns.is_passed(g) else TAKE_TURN(g)


APPLY_QUEUE = step(turns.apply_queue)
PASS_TURN = at_once(turns.pass_turn)
TAKE_TURN = step(turns.turn)

STEPS: dict[str, Callable[[Duel], str | Coroutine[Any, Any, str]]] = {
    "setup": step(setup.setup),
    "mulligan": step(setup.mulligan),
    "resources": step(setup.resources),
    "battlefield": step(setup.battlefield),
    "shields": step(setup.shields),
    "after-setup": step(setup.after_setup),
    "round": at_once(turns.begin_round),
    "turn": turned,
    "turn-again": step(turns.turn_again),
    "queue": queued,
    "resolve": step(turns.continue_resolving),
    "finish": at_once(turns.finish),
    "finish-additional": at_once(turns.finish_additional),
    "extra": step(turns.additional),
    "phase-end": at_once(turns.end_phase),
    "upkeep": step(upkeep.upkeep),
    "upkeep-draw": step(upkeep.discard_and_draw),
    "round-end": step(upkeep.end_round),
}


class Destiny(Game[Duel, Options, DuelView]):
    """The dice and card game for two players, and free-for-all for more (DS-FFA-1)."""

    name: ClassVar[str] = "destiny"
    rules: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, int]] = (2, 4)
    title: ClassVar[Text] = text("ds-title")
    about: ClassVar[Text] = text("ds-about")
    options_type = Options
    state_type = Duel
    view_type = DuelView
    steps = STEPS

    def begin(self, options: Options, seats: int) -> Duel:
        """Lay out the teams of decks that are legal."""
        balance = options.points == "balance"
        brought = tuple([find_brought(options, seat, balance) for seat in range(seats)])
        g = setup.lay_out(brought)
        g.reroll_zero = options.reroll_zero
        g.readings = msgspec.convert(options, Readings, from_attributes=True)
        return g

    def view(self, state: Duel, seat: int | None) -> DuelView:
        """Show the table to a seat."""
        return view(state, seat)

    def views(self, state: Duel, seats: Sequence[int | None]) -> list[DuelView]:
        """Show the table to several seats."""
        return views(state, seats)

    def result(self, state: Duel) -> Result:
        """Say who won and how."""
        winners, drawn = state.winners, winning.remaining(state)
        standings = [
            Standing(player.seat, 1 if player.seat in (winners or drawn) else 2)
            for player in state.players
        ]
        reason = text(ENDINGS[state.ending])
        return Result(winners, reason, tuple(sorted(standings, key=lambda one: one.place)))

    def concede(self, state: Duel, seat: int) -> Result | None:
        """Let the last player win who neither left nor gave up; until then the others play on."""
        others = [
            player.seat
            for player in state.players
            if player.seat != seat and not player.out and not player.giving_up
        ]
        if len(others) != 1:
            return None
        losers = [player.seat for player in state.players if player.seat not in others]
        standings = (Standing(others[0], 1), *[Standing(loser, 2) for loser in losers])
        return Result(tuple(others), text("core-conceded", seat=seat + 1), standings)

    def withdraw(self, state: Duel, seat: int) -> bool:
        """Let a player who gives up leave a free-for-all, between two effects (DS-FFA-13)."""
        state.players[seat].giving_up = True
        idle = state.deciding and not state.queue and len(state.applying) < 2
        if idle and seat != state.acting:
            winning.check_concessions(state)
            state.changes_before = state.changes  # It is not what the acting player does.
        return True

    def resample(self, state: Duel, seat: int | None, rng: Rng) -> None:
        """Deal again the hands, decks and face-down cards the seat cannot know."""
        resample(state, seat, rng)

    def board(self, view: DuelView, write: Callable[[Text], str]) -> str:
        """Draw the table as text."""
        return drawing.board(view, write)

    def check(self, state: Duel) -> None:
        """Check that cards and dice are conserved and limits hold."""
        invariants.check(state)

    def content(self) -> Iterable[str]:
        """Return the codes of all cards."""
        return [card.code for card in CARDS]

    def cards(self) -> Iterable[Printed]:
        """Return every card with its text, for card browsers."""
        return library()

    def charts(self, state: Duel) -> list[Chart]:
        """Return everybody's health, damage dealt and resources spent, round by round."""
        return charts(state)

    def ready(self) -> list[Ready]:
        """Return the ready decks with their teams."""
        return [ready_entry(one) for one in OFFERED]

    def workshop(self) -> DeckWorkshop:
        """Return where decks are put together."""
        return WORKSHOP

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        """Return the ready decks in pairs, and random decks for two, three and four."""
        keys = [one.key for one in READY]
        pairs = [(2, {"decks": pair}) for pair in zip(keys[::2], keys[1::2], strict=True)]
        mixed = [
            (2 + number % 3, {"decks": [f"random:{4 * number + seat}" for seat in range(4)]})
            for number in range(RANDOM_VARIANTS)
        ]
        return [*pairs[:3], *mixed[:4], *pairs[3:], *mixed[4:]]

    def showing(self, piece: str, seed: int) -> tuple[int, dict[str, Any]]:
        """Return a match of two to four random decks with this card in each.

        Of several, joined by a plus, each deck has another one, and the others as they fit.
        """
        pieces = piece.split("+")
        turned = ["+".join(pieces[seat:] + pieces[:seat]) for seat in range(4)]
        decks = [f"random:{4 * seed + seat}:{codes}" for seat, codes in enumerate(turned)]
        return 2 + seed % 3, {"decks": decks}

    def drawn(self, options: dict[str, Any], seats: int, number: int) -> dict[str, Any]:
        """Draw a deck for each seat that says `random` or `famous` and no more."""
        decks = options.get("decks", ())
        return {**options, "decks": [drawn_deck(one, number, at) for at, one in enumerate(decks)]}

    def player_count(self, state: Duel) -> int:
        """Return how many play."""
        return len(state.players)


ENDINGS = {
    "characters": "ds-end-characters",
    "cards": "ds-end-cards",
    "conceded": "ds-end-conceded",
    "effect": "ds-end-effect",
    "together": "ds-end-together",
    "loop": "ds-end-loop",
    "idle": "ds-end-idle",
    "": "ds-end-open",
}


def drawn_deck(wanted: object, number: int, seat: int) -> object:
    """Return the name of the deck that one of many matches is played with at a seat."""
    if wanted == "random":
        return f"random:{4 * number + seat}"
    if wanted == "famous":
        return Rng(4 * number + seat).choice([one.key for one in FAMOUS])
    return wanted


def find_brought(options: Options, seat: int, balance: bool) -> Brought:
    """Return what a seat brings: a legal deck, given whole, named or ready (DS-DECKBUILD-1)."""
    if seat >= len(options.decks):
        keys = ready_keys(options.format, balance)
        if not keys:
            raise BadOptions(text("ds-no-ready-deck", format=text_of(options.format)))
        return ready(keys[seat % len(keys)], options.format, balance)
    wanted = options.decks[seat]
    if isinstance(wanted, str) and (found := BROUGHT.get((wanted, options.format, balance))):
        return found
    deck = named(wanted, balance) if isinstance(wanted, str) else wanted
    if deck.format not in FORMATS or not allowed(options.format, deck):
        known = list(FORMATS) if options.format == "any" else [options.format]
        formats = [text_of(name) for name in known]
        raise BadOptions(text("ds-bad-deck-format", seat=seat + 1, formats=formats))
    if isinstance(wanted, str) and wanted in ready_keys(options.format, balance):
        return ready(wanted, options.format, balance)
    report = check(deck, played(options.format, deck), balance)
    if not report.legal:
        raise BadOptions(text("ds-bad-deck", seat=seat + 1, reason=report.problems[0].reason))
    if report.unplayable:
        cards = [full_card_name(card) for card in report.unplayable]
        raise BadOptions(text("ds-bad-deck-unplayable", seat=seat + 1, cards=cards))
    brought = bring(deck, played(options.format, deck), balance)
    if isinstance(wanted, str):
        if len(BROUGHT) >= MOST_BROUGHT:
            BROUGHT.clear()
        BROUGHT[wanted, options.format, balance] = brought
    return brought


BROUGHT: dict[tuple[str, str, bool], Brought] = {}
"""What decks with a name bring by a format and a list of points; each is checked once."""

MOST_BROUGHT = 1024


def text_of(format_name: str) -> Text:
    """Return the name of a format."""
    return text("ds-format", format=format_name)


def allowed(format_name: str, deck: Deck) -> bool:
    """Say whether a deck may be tried in a format; boxed decks meet boxed decks only."""
    if format_name in ("any", deck.format):
        return True
    return STARTER.name not in (format_name, deck.format)


def played(format_name: str, deck: Deck) -> Format:
    """Return the format by which a deck is judged."""
    return FORMATS[deck.format if format_name == "any" else format_name]


@cache
def ready_keys(format_name: str, balance: bool) -> list[str]:
    """Return the ready decks that may be played in a format."""
    return [
        key
        for key, deck in READY_DECKS.items()
        if allowed(format_name, deck) and check(deck, played(format_name, deck), balance).playable
    ]


def named(name: str, balance: bool) -> Deck:
    """Return the deck of this name: a ready one, `random:17`, or `random:17:09059+08028`."""
    kind, _, described = name.partition(":")
    number, _, listed = described.partition(":")
    codes = listed.split("+") if listed else []
    if kind == "random" and number.isdigit() and facts.KNOWN.keys() >= set(codes):
        return random_deck(int(number), balance, *codes)
    if name not in READY_DECKS:
        raise BadOptions(text("ds-bad-deck-name", name=name, known=", ".join(READY_DECKS)))
    return READY_DECKS[name]


def ready_entry(one: ReadyDeck) -> Ready:
    """Return a ready deck as it is offered: its name, its team and its format, how it wins."""
    deck = READY_DECKS[one.key]
    team = [card_name(card_by_code(member.code)) for member in deck.team]
    played_in = text_of(deck.format)
    if one in FAMOUS:
        note = text("ds-famous-note", how=text(f"ds-famous-{one.key}"), format=played_in)
        return Ready(one.key, text("ds-famous-deck", team=team), note)
    note = text("ds-ready-team", team=team, format=played_in)
    return Ready(one.key, text("ds-ready-deck", deck=one.key), note)


@cache
def ready(key: str, format_name: str, balance: bool) -> Brought:
    """Return what a player with a ready deck brings."""
    deck = READY_DECKS[key]
    return bring(deck, played(format_name, deck), balance)


def bring(deck: Deck, format_: Format, balance: bool) -> Brought:
    """Return what a player with this deck brings to the game."""
    builder = Builder(deck, format_, balance)
    team = [Member(one.code, one.dice, builder.member_points(one)) for one in deck.team]
    plot = deck.plots[0] if deck.plots else ""
    return Brought(
        tuple(team), deck.battlefields, deck.draw_deck(), plot, deck.dice_aside(), deck.under_plot
    )


WORKSHOP = DeckWorkshop(lambda: [(ready_entry(one), READY_DECKS[one.key]) for one in OFFERED])
game = Destiny()
