"""Which cards and dice fit a description."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cantina.games.destiny import facts
from cantina.games.destiny.cards.reading import values
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary.nodes import Filter, Target
from cantina.games.destiny.cards.vocabulary.selectors import (
    Cards,
    Dice,
    DiePlace,
    Host,
    ThatCard,
    ThatCharacter,
    This,
    Whose,
    Zone,
)
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.rules.zones import opponents
from cantina.games.destiny.state import ON_CARD
from cantina.games.destiny.terms import DieSide, Subtype, Symbol

HOST = Host()

Predicate = Callable[[Context, int], bool]

_compiled: dict[int, tuple[Filter, tuple[Predicate, ...]]] = {}


def seats(ctx: Context, whose: Whose) -> Iterable[int]:
    """Return the players a word means, where no choice is left."""
    if whose is Whose.YOU:
        return (ctx.seat,)
    if whose is Whose.OPPONENT:
        return (ctx.opponent,) if ctx.opponent >= 0 else opponents(ctx.g, ctx.seat)
    if whose is Whose.THAT_PLAYER:
        return (ctx.player,)
    if whose in (Whose.EACH_OPPONENT, Whose.ANOTHER):
        return opponents(ctx.g, ctx.seat)
    return (ctx.seat, *opponents(ctx.g, ctx.seat))


def belongs(ctx: Context, seat: int, whose: Whose) -> bool:
    """Say whether a player is the one a filter asks for."""
    if whose is Whose.ANYONE or whose is Whose.EVERYONE:
        return True
    if whose is Whose.YOU:
        return seat == ctx.seat
    return seat in seats(ctx, whose)


def predicates(of: Cards | Dice) -> tuple[Predicate, ...]:
    """Return the tests of a filter, made once: only the fields that say something."""
    found = _compiled.get(id(of))
    if found is None:
        table: dict[str, Callable[[Any], Predicate]] = (
            CARD_TESTS if isinstance(of, Cards) else DIE_TESTS
        )
        tests = []
        for field, default in zip(of.__struct_fields__, of.__struct_defaults__, strict=True):
            value = getattr(of, field)
            if field in table and value != default:
                tests.append(table[field](value))
        found = _compiled[id(of)] = (of, tuple(tests))
    return found[1]


def passes(ctx: Context, thing: int, tests: tuple[Predicate, ...]) -> bool:
    """Say whether a card or die passes all tests."""
    for test in tests:  # noqa: SIM110  (a generator here costs a third of a playout)
        if not test(ctx, thing):
            return False
    return True


def fits_card(ctx: Context, card: int, of: Cards) -> bool:
    """Say whether a card fits, wherever it is (`of` and `zone` are not looked at)."""
    return passes(ctx, card, predicates(of))


def fits_die(ctx: Context, die: int, of: Dice) -> bool:
    """Say whether a die fits (`of` and `place` are not looked at)."""
    return passes(ctx, die, predicates(of))


# --- cards --------------------------------------------------------------------------------------


def in_zone(ctx: Context, of: Cards) -> list[int]:
    """Return the cards of the zone a filter looks at, of the players it means."""
    g = ctx.g
    whose, zone = of.of, of.zone
    if zone is Zone.PLAY:
        types = of.types
        return [
            card.id
            for card in g.play.values()
            if (not types or card.kind in types)
            and (whose is Whose.ANYONE or belongs(ctx, card.controller, whose))
        ]
    if zone is Zone.LOOKED_AT:
        return list(ctx.looked)
    if zone is Zone.UNDER_THIS:
        found = g.play.get(ctx.card)
        return list(found.under) if found else []
    cards: list[int] = []
    for seat in seats(ctx, whose):
        player = g.players[seat]
        if zone in (Zone.HAND, Zone.HAND_OR_DISCARD):
            cards += player.hand
        if zone in (Zone.DISCARD, Zone.HAND_OR_DISCARD):
            cards += player.discard
        if zone is Zone.SET_ASIDE:
            cards += player.aside
        if zone is Zone.DEFEATED:
            cards += [card for card in player.aside if facts.of(g, card).kind == "character"]
    return cards


def find_cards(ctx: Context, of: Cards) -> list[int]:
    """Return every card that fits, in its zone and with its player."""
    tests = predicates(of)
    cards = in_zone(ctx, of)
    if not tests:
        return cards
    return [card for card in cards if passes(ctx, card, tests)]


def _subtypes(wanted: tuple[Subtype, ...]) -> Predicate:
    names = frozenset(wanted)
    return lambda ctx, card: not names.isdisjoint(ongoing.subtypes(ctx.g, card))


def _kept(bound: Any, read: Callable[[Context, int], int]) -> Predicate:
    return lambda ctx, card: values.keeps(ctx, read(ctx, card), bound)


def _in_play(read: Callable[[Context, Any], int]) -> Callable[[Context, int], int]:
    def number(ctx: Context, card: int) -> int:
        found = ctx.g.play.get(card)
        return read(ctx, found) if found is not None else 0

    return number


def _attached_kind(kind: str) -> Callable[[Context, int], int]:
    def number(ctx: Context, card: int) -> int:
        return len([c for c in ctx.g.play.values() if c.host == card and c.kind == kind])

    return number


def _mods(ctx: Context, card: int) -> int:
    return len(
        [
            other
            for other in ctx.g.play.values()
            if other.host == card and Subtype.MOD in facts.of(ctx.g, other.id).subtypes
        ]
    )


def _copies_in_play(ctx: Context, card: int) -> int:
    title = facts.of(ctx.g, card).title
    return len([c for c in ctx.g.play if facts.of(ctx.g, c).title == title])


def _bears(names: tuple[str, ...]) -> Predicate:
    return lambda ctx, card: any(
        other.host == card and facts.of(ctx.g, other.id).title in names
        for other in ctx.g.play.values()
    )


def _type(types: tuple[str, ...]) -> Predicate:
    def test(ctx: Context, card: int) -> bool:
        found = ctx.g.play.get(card)
        return (found.kind if found is not None else facts.of(ctx.g, card).kind) in types

    return test


def _attached_to(target: Target[Cards]) -> Predicate:
    def test(ctx: Context, card: int) -> bool:
        found = ctx.g.play.get(card)
        return found is not None and found.host >= 0 and is_among(ctx, found.host, target)

    return test


def is_among(ctx: Context, card: int, target: Target[Cards] | Cards) -> bool:
    """Say whether a card is one that the words mean, without choosing."""
    if isinstance(target, This):
        return card == ctx.card
    if isinstance(target, Host):
        found = ctx.g.play.get(ctx.card)
        return found is not None and found.host == card
    if isinstance(target, ThatCharacter):
        return card in ctx.characters
    if isinstance(target, ThatCard):
        return card in ctx.cards
    of: Cards = target if isinstance(target, Cards) else target.of  # type: ignore[attr-defined]
    if not fits_card(ctx, card, of):
        return False
    return card not in ctx.g.play or belongs(ctx, ctx.g.play[card].controller, of.of)


def _same_side(_: bool) -> Predicate:
    def test(ctx: Context, card: int) -> bool:
        latest = ctx.characters or ctx.cards
        if not latest or latest[0] not in ctx.g.play or card not in ctx.g.play:
            return False
        return ctx.g.play[card].controller == ctx.g.play[latest[0]].controller

    return test


def _ready(wanted: bool) -> Predicate:
    def test(ctx: Context, card: int) -> bool:
        found = ctx.g.play.get(card)
        return found is not None and found.exhausted is not wanted

    return test


CARD_TESTS: dict[str, Callable[[Any], Predicate]] = {
    "types": _type,
    "colours": lambda wanted: lambda ctx, card: facts.of(ctx.g, card).color in wanted,
    "not_colours": lambda wanted: lambda ctx, card: facts.of(ctx.g, card).color not in wanted,
    "affiliations": lambda wanted: (
        lambda ctx, card: facts.of(ctx.g, card).definition.affiliation in wanted
    ),
    "subtypes": _subtypes,
    "not_subtypes": lambda wanted: lambda ctx, card: not _subtypes(wanted)(ctx, card),
    "names": lambda wanted: lambda ctx, card: facts.of(ctx.g, card).title in wanted,
    "not_names": lambda wanted: lambda ctx, card: facts.of(ctx.g, card).title not in wanted,
    "word": lambda wanted: lambda ctx, card: wanted in facts.of(ctx.g, card).title,
    "unique": lambda wanted: lambda ctx, card: facts.of(ctx.g, card).unique is wanted,
    "keyword": lambda wanted: lambda ctx, card: ongoing.card_has_keyword(ctx.g, card, wanted),
    "cost": lambda bound: _kept(bound, lambda ctx, card: facts.of(ctx.g, card).cost),
    "points": lambda bound: _kept(bound, _in_play(lambda _, card: card.points)),
    "ready": _ready,
    "damage": lambda bound: _kept(bound, _in_play(lambda _, card: card.damage)),
    "shields": lambda bound: _kept(bound, _in_play(lambda _, card: card.shields)),
    "remaining_health": lambda bound: _kept(
        bound, _in_play(lambda ctx, card: ongoing.remaining_health(ctx.g, card))
    ),
    "mods": lambda bound: _kept(bound, _mods),
    "upgrades": lambda bound: _kept(bound, _attached_kind("upgrade")),
    "bears": _bears,
    "copies": lambda bound: _kept(bound, _copies_in_play),
    "on": _attached_to,
    "copy_of_this": lambda _: (
        lambda ctx, card: facts.of(ctx.g, card).title == facts.KNOWN[ctx.code].title
    ),
    "not_this": lambda _: lambda ctx, card: card != ctx.card,
    "not_host": lambda _: lambda ctx, card: not is_among(ctx, card, HOST),
    "not_that": lambda _: lambda ctx, card: card not in ctx.cards and card not in ctx.characters,
    "same_side": _same_side,
    "colour_chosen": lambda _: lambda ctx, card: facts.of(ctx.g, card).color == ctx.named,
    "cost_chosen": lambda _: lambda ctx, card: str(facts.of(ctx.g, card).cost) == ctx.named,
}


# --- dice ---------------------------------------------------------------------------------------


def showing(ctx: Context, die: int) -> DieSide | None:
    """Return what a die shows, or showed when it left the pool."""
    found = ctx.g.dice.get(die)
    if found is not None and found.face != ON_CARD:
        return facts.side_of(ctx.g, die)
    face = ctx.shown.get(die)
    return None if face is None else facts.sides(ctx.g.die_codes[die])[face]


def places(ctx: Context, of: Dice) -> list[int]:
    """Return the dice of the place a filter looks at, of the players it means."""
    g = ctx.g
    if of.place is DiePlace.POOL:
        found: list[int] = []
        for seat in seats(ctx, of.of):
            found += g.players[seat].pool
        return found
    on_card = of.place is DiePlace.ON_CARD
    return [
        die.id
        for die in g.dice.values()
        if (not on_card or die.face == ON_CARD) and belongs(ctx, die.controller, of.of)
    ]


def find_dice(ctx: Context, of: Dice) -> list[int]:
    """Return every die that fits, in its place and with its player."""
    tests = predicates(of)
    dice = places(ctx, of)
    if not tests:
        return dice
    return [die for die in dice if passes(ctx, die, tests)]


def _shows(wanted: tuple[Symbol, ...]) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        side = showing(ctx, die)
        return side is not None and side.symbol in wanted

    return test


def _not_shows(wanted: tuple[Symbol, ...]) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        side = showing(ctx, die)
        return side is not None and side.symbol not in wanted

    return test


def _side(read: Callable[[DieSide], bool]) -> Callable[[bool], Predicate]:
    def make(wanted: bool) -> Predicate:
        def test(ctx: Context, die: int) -> bool:
            side = showing(ctx, die)
            return side is not None and read(side) is wanted

        return test

    return make


def _value(bound: Any) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        return showing(ctx, die) is not None and values.keeps(
            ctx, values.die_value(ctx, die), bound
        )

    return test


def _die_type(types: tuple[str, ...]) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        found = ctx.g.dice.get(die)
        card = ctx.g.play.get(found.card) if found is not None else None
        return (card.kind if card is not None else facts.of_die(ctx.g, die).kind) in types

    return test


def die_subtypes(ctx: Context, die: int) -> frozenset[str]:
    """Return the subtypes of a die: those of its card (DS-DIE-8)."""
    found = ctx.g.dice.get(die)
    if found is not None and found.card in ctx.g.play:
        return ongoing.subtypes(ctx.g, found.card)
    return facts.of_die(ctx.g, die).subtypes


def _on(target: Target[Cards]) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        g = ctx.g
        found = g.dice.get(die)
        card = g.play.get(found.card) if found is not None else None
        if card is None:
            return False
        if is_among(ctx, card.id, target):
            return True
        return card.host >= 0 and is_among(ctx, card.host, target)

    return test


def _card(of: Cards) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        found = ctx.g.dice.get(die)
        return found is not None and found.card in ctx.g.play and is_among(ctx, found.card, of)

    return test


def _shares_subtype(_: bool) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        own = die_subtypes(ctx, die)
        return any(not own.isdisjoint(die_subtypes(ctx, other)) for other in ctx.dice)

    return test


def _symbol_of_that(_: bool) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        side = showing(ctx, die)
        others = [showing(ctx, other) for other in ctx.dice]
        return side is not None and any(o is not None and o.symbol == side.symbol for o in others)

    return test


def _symbol_chosen(_: bool) -> Predicate:
    def test(ctx: Context, die: int) -> bool:
        side = showing(ctx, die)
        return side is not None and side.symbol == ctx.named

    return test


DIE_TESTS: dict[str, Callable[[Any], Predicate]] = {
    "shows": _shows,
    "not_shows": _not_shows,
    "value": _value,
    "modifier": _side(lambda side: side.modifier),
    "has_cost": _side(lambda side: side.cost > 0),
    "types": _die_type,
    "colours": lambda wanted: lambda ctx, die: facts.of_die(ctx.g, die).color in wanted,
    "subtypes": lambda wanted: lambda ctx, die: not die_subtypes(ctx, die).isdisjoint(wanted),
    "names": lambda wanted: lambda ctx, die: facts.of_die(ctx.g, die).title in wanted,
    "unique": lambda wanted: lambda ctx, die: facts.of_die(ctx.g, die).unique is wanted,
    "on": _on,
    "card": _card,
    "picked": lambda _: lambda ctx, die: die in ctx.picked,
    "not_this": lambda _: lambda ctx, die: die != ctx.die,
    "not_that": lambda _: lambda ctx, die: die not in ctx.dice,
    "colour_of_that_card": lambda _: (
        lambda ctx, die: (
            facts.of_die(ctx.g, die).color in [facts.of(ctx.g, card).color for card in ctx.cards]
        )
    ),
    "shares_subtype_with_that": _shares_subtype,
    "symbol_of_that_die": _symbol_of_that,
    "symbol_chosen": _symbol_chosen,
}
