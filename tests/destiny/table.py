"""Described positions: a table in one literal, then plays, then what everybody can see.

    duel = table(
        Side([In("AW 38", dice=("1MD", None))], hand=["AW 157"], resources=2),
        Side([In("AW 11", damage=3)]),
    )
    duel.act(0, "resolve", ("AW 38", 0))
    duel.choose(0, "AW 11")
    assert duel.damage("AW 11") == 4

Cards are named by the place they are printed at (`"AW 38"`), a second copy as `"AW 38#2"`; a card
made up for a test is its definition. Where both players have the card, `A:` or `B:` goes before.
"""

from __future__ import annotations

import re
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import pytest

from cantina.core.deck import Deck
from cantina.core.table import Table
from cantina.core.testing import blocked, offered, prompt, refusal, told_ids
from cantina.games.destiny import facts, game
from cantina.games.destiny.content.ready import code_at
from cantina.games.destiny.printed import Card as Definition
from cantina.games.destiny.rules.zones import enter_play, use_battlefield
from cantina.games.destiny.setup import Brought, Member, lay_out
from cantina.games.destiny.state import ON_CARD, Card, Die, Duel
from destiny.made import FIGHTER, SENTRY

Named = str | Definition
Done = TypeVar("Done")
FILLER = "AW 157"  # a card whose only task is to be in a deck
BATTLEFIELDS = ("AW 168", "LEG 174")
DECK_SIZE = 10
ANCHOR = re.compile(r"(card|die|seat):\d+")
BETWEEN_ACTIONS = ("ds-ask-action", "ds-ask-additional")


def code(named: Named) -> str:
    """Return the code of a card; one made up for a test is learned on the way."""
    if isinstance(named, Definition):
        facts.learn(named)
        return named.code
    return code_at(named.split("#")[0])


@dataclass
class In:
    """A card in play. `dice`: for each die the side it shows, None while it is on the card."""

    card: Named
    dice: Sequence[str | None] | None = None
    damage: int = 0
    shields: int = 0
    resources: int = 0
    exhausted: bool = False
    upgrades: Sequence[In | Named] = ()
    downgrades: Sequence[In | Named] = ()  # played by the opponent
    points: int = 0
    under: Sequence[Named] = ()


@dataclass
class Side:
    """One player's side of the table."""

    team: Sequence[In | Named]
    supports: Sequence[In | Named] = ()
    plot: In | Named | None = None
    hand: Sequence[Named] = ()
    deck: Sequence[Named] | None = None  # from the top; None: some cards that do not matter
    discard: Sequence[Named] = ()
    aside: Sequence[Named] = ()
    battlefields: Sequence[Named] | None = None
    spare_dice: Sequence[Named] = ()
    resources: int = 0


def at_once(running: Coroutine[Any, Any, Done]) -> Done:
    """Run a rule that asks nobody."""
    with pytest.raises(StopIteration) as stop:
        running.send(None)
    done: Done = stop.value.value
    return done


def held(card: In | Named) -> In:
    return card if isinstance(card, In) else In(card)


@dataclass
class _Laying:
    """Moves the cards of one player from the beginning to where the literal says."""

    g: Duel
    seat: int
    free: list[int] = field(default_factory=list)

    def take(self, named: Named) -> int:
        wanted = code(named)
        card = next(card for card in self.free if self.g.codes[card] == wanted)
        self.free.remove(card)
        return card

    def put(self, described: In, card: Card) -> None:
        card.damage, card.shields = described.damage, described.shields
        card.resources, card.exhausted = described.resources, described.exhausted
        dice = [die for die in self.g.dice.values() if die.card == card.id]
        for die, side in zip(dice, described.dice or (), strict=False):
            if side is not None:
                show(self.g, die, side)

    def attach(self, described: In, host: int, controller: int) -> None:
        card = enter_play(self.g, self.take(described.card), controller, host)
        self.put(described, card)


def show(g: Duel, die: Die, side: str) -> None:
    """Put a die into its controller's pool showing a side."""
    die.face = face_of(g.die_codes[die.id], side)
    g.players[die.controller].pool.append(die.id)


def face_of(card_code: str, side: str) -> int:
    codes = [one.code for one in facts.sides(card_code)]
    if side not in codes:
        raise ValueError(f"the die of {facts.KNOWN[card_code].title} has no side {side}: {codes}")
    return codes.index(side)


def _brought(side: Side, other: Side, seat: int) -> Brought:
    team = []
    for one in side.team:
        member = held(one)
        definition = facts.KNOWN[code(member.card)].definition
        dice = len(member.dice) if member.dice is not None else 1
        points = definition.points
        team.append(Member(definition.code, dice, member.points or (points.one if points else 0)))
    own = [one.card for card in side.team for one in map(held, held(card).upgrades)]
    own += [one.card for card in side.supports for one in map(held, held(card).upgrades)]
    own += [one.card for card in other.team for one in map(held, held(card).downgrades)]
    own += [held(card).card for card in side.supports]
    deck = side.deck if side.deck is not None else [FILLER] * DECK_SIZE
    aside = [card for card in side.aside if facts.KNOWN[code(card)].kind != "battlefield"]
    fields = side.battlefields if side.battlefields is not None else [BATTLEFIELDS[seat % 2]]
    plot = held(side.plot) if side.plot is not None else None
    return Brought(
        tuple(team),
        tuple([code(card) for card in fields]),
        tuple([code(card) for card in (*own, *side.hand, *side.discard, *aside, *deck)]),
        code(plot.card) if plot else "",
        tuple([code(card) for card in side.spare_dice]),
        tuple([code(card) for card in plot.under]) if plot else (),
    )


def _lay(g: Duel, side: Side, laying: _Laying, enemy: _Laying) -> None:
    seat = laying.seat
    player = g.players[seat]
    for described, card in zip(side.team, list(own_characters(g, seat)), strict=True):
        laying.put(held(described), card)
        for upgrade in held(described).upgrades:
            laying.attach(held(upgrade), card.id, seat)
        for downgrade in held(described).downgrades:
            enemy.attach(held(downgrade), card.id, enemy.seat)
    for support in side.supports:
        card = enter_play(g, laying.take(held(support).card), seat)
        laying.put(held(support), card)
        for upgrade in held(support).upgrades:
            laying.attach(held(upgrade), card.id, seat)
    if side.plot is not None:
        plot = next(c for c in g.play.values() if c.kind == "plot" and c.controller == seat)
        laying.put(held(side.plot), plot)
    player.hand = sorted([laying.take(card) for card in side.hand])
    player.discard = [laying.take(card) for card in side.discard]
    player.aside += [
        laying.take(c) for c in side.aside if facts.KNOWN[code(c)].kind != "battlefield"
    ]
    player.resources = side.resources


def _stack_deck(g: Duel, side: Side, laying: _Laying) -> None:
    order = sorted(laying.free) if side.deck is None else [laying.take(c) for c in side.deck]
    g.players[laying.seat].deck = Deck(top=tuple(order), top_seen=(0,) * len(order))


def own_characters(g: Duel, seat: int) -> list[Card]:
    return [c for c in g.play.values() if c.kind == "character" and c.controller == seat]


def position(
    *sides: Side,
    battlefield: Named | None = None,
    controller: int = 0,
    active: int = 0,
    round_: int = 2,
    step: str = "turn",
) -> Duel:
    """Build the state that the literal describes."""
    nobody = Side([])
    others = [sides[1 - seat] if len(sides) == 2 else nobody for seat in range(len(sides))]
    if battlefield is not None:
        sides[controller].battlefields = [battlefield, *(sides[controller].battlefields or [])]
    pairs = zip(sides, others, strict=True)
    g = lay_out(tuple([_brought(*pair, seat) for seat, pair in enumerate(pairs)]))
    layings = [_Laying(g, seat, g.players[seat].deck.cards()) for seat in range(len(sides))]
    for seat, side in enumerate(sides):
        _lay(g, side, layings[seat], layings[1 - seat] if len(sides) == 2 else layings[seat])
    for side, laying in zip(sides, layings, strict=True):
        _stack_deck(g, side, laying)
    used = g.players[controller].aside[0]
    g.players[controller].aside.remove(used)
    use_battlefield(g, used, controller)
    g.controller = g.decider = controller
    g.round, g.active, g.step = round_, active, step
    g.following = "finish"
    g.changes = g.changes_before = 0
    return g


def random_decks(seats: int, first: int) -> dict[str, list[str]]:
    """Return the options of a match of random decks, numbered from the first one on."""
    return {"decks": [f"random:{first + seat}" for seat in range(seats)]}


def table(*sides: Side, **described: Any) -> Arena:
    """Start a table from a described position; all chance has to be scripted."""
    g = position(*sides, **described)
    game.check(g)
    return Arena(Table.at(game, g, script=[]))


def fighters(*dice: str | None, resources: int = 0, foe: In | None = None) -> Arena:
    """Set a fighter with these sides showing against a sentry or another foe."""
    return table(Side([In(FIGHTER, dice=dice)], resources=resources), Side([foe or In(SENTRY)]))


def check_soundness(played: Table[Duel]) -> None:
    """Check that options lie on something, and between actions that cards and dice are in place."""
    for ask in played.asks():
        assert 0 <= ask.least <= ask.most, "nobody chooses fewer than none"
        for option in ask.options:
            assert option.at is None or ANCHOR.fullmatch(option.at), f"nothing is {option.at}"
    if any(prompt(played, seat) in BETWEEN_ACTIONS for seat in played.waiting):
        game.check(played.state)


class Arena:
    """A table as its players see and use it."""

    def __init__(self, played: Table[Duel]) -> None:
        self.table = played

    @property
    def g(self) -> Duel:
        return self.table.state

    # --- finding things

    def id(self, named: Named) -> int:
        """Return the number of a card."""
        owner = None
        if isinstance(named, str) and named[1:2] == ":":
            owner, named = "AB".index(named[0]), named[2:]
        copy = int(named.split("#")[1]) if isinstance(named, str) and "#" in named else 1
        wanted = code(named)
        found = [
            card
            for card, printed in enumerate(self.g.codes)
            if printed == wanted and owner in (None, self.g.owners[card])
        ]
        found.sort(key=lambda card: (card not in self.g.play, card))
        return found[copy - 1]

    def card(self, named: Named) -> Card:
        return self.g.play[self.id(named)]

    def die(self, named: Named, number: int = 0) -> int:
        """Return the number of a die of a card in play, the first being 0."""
        card = self.id(named)
        return [die.id for die in self.g.dice.values() if die.card == card][number]

    def _key(self, part: object) -> str:
        if isinstance(part, tuple):
            return str(self.die(*part))
        if isinstance(part, Definition) or (isinstance(part, str) and _is_place(part)):
            return str(self.id(part))
        return str(part)

    # --- playing

    def answer(self, seat: int, key: str) -> None:
        """Answer a question; whatever comes of it must be sound."""
        self.table.answer(seat, key)
        check_soundness(self.table)

    def act(self, seat: int, kind: str, *parts: object) -> Self:
        """Take an action or answer by its parts: `act(0, "play", "AW 59")`."""
        self.answer(seat, ":".join([kind, *[self._key(part) for part in parts]]))
        return self

    def choose(self, seat: int, *things: object) -> Self:
        """Choose cards (`"AW 38"`), dice (`("AW 38", 0)`) or keys; several at once; none."""
        key = "+".join([self._key(thing) for thing in things]) or "none"
        self.answer(seat, key)
        return self

    def side(self, seat: int, named: Named, side: str) -> Self:
        """Choose the side a die of this card is turned to."""
        codes = [one.code for one in facts.sides(code(named))]
        faces = [str(face) for face, one in enumerate(codes) if one == side]
        self.answer(seat, next(face for face in faces if face in self.offered(seat)))
        return self

    def yes(self, seat: int) -> Self:
        self.answer(seat, "yes")
        return self

    def no(self, seat: int) -> Self:
        self.answer(seat, "no")
        return self

    def pass_(self, seat: int) -> Self:
        self.answer(seat, "pass")
        return self

    def rolls(self, *shown: tuple[Named, str]) -> Self:
        """Script the next roll: for each die, in order, its card and the side it will show."""
        self.table.force([face_of(code(named), side) for named, side in shown])
        return self

    def draws(self, *cards: Named) -> Self:
        """Script which cards come next at random from a hand or a shuffled deck."""
        for named in cards:
            self.table.force(self.id(named))
        return self

    # --- looking

    def offered(self, seat: int) -> list[str]:
        """Return the keys a seat may answer with."""
        return offered(self.table, seat)

    def kinds(self, seat: int) -> set[str]:
        """Return the kinds of action a seat is offered."""
        return {key.split(":")[0] for key in self.offered(seat)}

    def can(self, seat: int, kind: str, *parts: object) -> bool:
        """Say whether an action or answer is offered."""
        return ":".join([kind, *[self._key(part) for part in parts]]) in self.offered(seat)

    def can_choose(self, seat: int, *things: object) -> list[bool]:
        """Say for each of these things whether it is offered now."""
        keys = self.offered(seat)
        return [self._key(thing) in keys for thing in things]

    def prompt(self, seat: int) -> str:
        return prompt(self.table, seat)

    def asked(self) -> tuple[int, ...]:
        """Return the seats that have to answer now."""
        return self.table.waiting

    def blocked(self, seat: int) -> dict[str, str]:
        return blocked(self.table, seat)

    def refused(self, seat: int, kind: str, *parts: object) -> str:
        """Give an answer that must be refused; return the rule that refuses it."""
        key = ":".join([kind, *[self._key(part) for part in parts]])
        return refusal(self.table, seat, key).rule

    def damage(self, named: Named) -> int:
        return self.card(named).damage

    def shields(self, named: Named) -> int:
        return self.card(named).shields

    def exhausted(self, named: Named) -> bool:
        return self.card(named).exhausted

    def in_play(self, named: Named) -> bool:
        return self.id(named) in self.g.play

    def resources(self, seat: int) -> int:
        return self.g.players[seat].resources

    def hand(self, seat: int) -> list[str]:
        return self._titles(self.g.players[seat].hand)

    def discard(self, seat: int) -> list[str]:
        return self._titles(self.g.players[seat].discard)

    def aside(self, seat: int) -> list[str]:
        return self._titles(self.g.players[seat].aside)

    def deck_size(self, seat: int) -> int:
        return len(self.g.players[seat].deck)

    def pool(self, seat: int) -> list[str]:
        """Return the sides a player's dice show."""
        return [facts.side_of(self.g, die).code for die in self.g.players[seat].pool]

    def shows(self, named: Named, number: int = 0) -> str | None:
        """Return the side a die of a card shows; None while it is on the card."""
        die = self.g.dice[self.die(named, number)]
        return None if die.face == ON_CARD else facts.side_of(self.g, die.id).code

    def log(self) -> list[str]:
        """Return the ids of everything told."""
        return told_ids(self.table)

    def _titles(self, cards: Sequence[int]) -> list[str]:
        return sorted([facts.of(self.g, card).title for card in cards])

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def winners(self) -> tuple[int, ...]:
        return self.table.result.winners if self.table.result else ()


def _is_place(part: str) -> bool:
    text = part[2:] if part[1:2] == ":" else part
    words = text.split("#")[0].split(" ")
    return len(words) == 2 and words[1].isdigit()
