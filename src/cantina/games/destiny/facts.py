"""What is printed on the cards of this game, prepared once per definition for quick use."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.core.effects import walk
from cantina.core.text import Text, seat_name, text
from cantina.games.destiny.cards.vocabulary import events, frames
from cantina.games.destiny.cards.vocabulary.flow import Later
from cantina.games.destiny.cards.vocabulary.nodes import Condition, Effect, Event, Node, Rule
from cantina.games.destiny.names import card_name
from cantina.games.destiny.printed import Card as Definition
from cantina.games.destiny.state import ON_CARD, Battle, Card
from cantina.games.destiny.terms import DieSide, Symbol

EVENT_KINDS: dict[type[Event], tuple[str, ...]] = {
    events.Activates: ("activate",),
    events.Plays: ("play",),
    events.EmptiesHand: ("empty-hand",),
    events.Defeated: ("defeat",),
    events.DealtDamage: ("damage",),
    events.TakesDamage: ("take",),
    events.GainsShields: ("shields",),
    events.Rolls: ("roll",),
    events.Resolves: ("resolve",),
    events.RemovesDice: ("remove",),
    events.DiscardsToReroll: ("reroll",),
    events.ClaimsBattlefield: ("claim",),
    events.TakesAction: ("action",),
    events.UsesAction: ("use",),
    events.Discarded: ("discard",),
    events.SetUp: ("setup",),
}

FRAMES: dict[type[Node], str] = {
    frames.After: "after:",
    frames.Before: "before:",
    frames.Instead: "instead:",
}


class Holding(msgspec.Struct, frozen=True):
    """A rule that holds, and when: always, on a condition, or while a die is in the pool."""

    rule: Rule
    when: Condition | None
    in_pool: bool


class Facts:
    """One definition with its abilities sorted by use."""

    __slots__ = (
        "actions",
        "claims",
        "color",
        "cost",
        "definition",
        "effects",
        "health",
        "keywords",
        "kind",
        "later",
        "rules",
        "sides",
        "specials",
        "subtypes",
        "title",
        "triggers",
        "unique",
    )

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.kind = definition.type.value
        self.title = definition.name
        self.color = definition.colour
        self.cost = definition.cost or 0
        self.health = definition.health
        self.sides = definition.sides
        self.unique = definition.unique
        self.subtypes = frozenset(definition.subtypes)
        self.keywords = frozenset(definition.keywords)
        self.triggers: dict[str, tuple[int, ...]] = {}
        self.rules: dict[type[Rule], tuple[Holding, ...]] = {}
        self.actions: list[int] = []
        self.specials: list[int] = []
        self.claims: list[Effect] = []
        self.effects: list[Effect] = []
        for index, ability in enumerate(definition.abilities):
            self._sort(index, ability)
        self.later = [node for node in walk(definition) if isinstance(node, Later)]

    def _sort(self, index: int, ability: Any) -> None:
        prefix = FRAMES.get(type(ability))
        if prefix is not None:
            kinds = EVENT_KINDS[type(ability.event)]
            if isinstance(ability.event, events.Plays) and ability.event.or_moved:
                kinds = (*kinds, "move")
            for kind in kinds:
                key = prefix + kind
                self.triggers[key] = (*self.triggers.get(key, ()), index)
        elif isinstance(ability, frames.Ongoing):
            self._hold(Holding(ability.rule, ability.when, False))
        elif isinstance(ability, frames.WhileInPool):
            self._hold(Holding(ability.rule, None, True))
        elif isinstance(ability, frames.Inherent | frames.Building):
            self._hold(Holding(ability.rule, None, False))
        elif isinstance(ability, frames.Action | frames.PowerAction):
            self.actions.append(index)
        elif isinstance(ability, frames.Special):
            self.specials.append(index)
        elif isinstance(ability, frames.Claim):
            self.claims.append(ability.effect)
        elif isinstance(ability, frames.WhenPlayed):
            self.effects.append(ability.effect)

    def _hold(self, holding: Holding) -> None:
        kind = type(holding.rule)
        self.rules[kind] = (*self.rules.get(kind, ()), holding)


KNOWN: dict[str, Facts] = {}
"""Every definition in the game, by code."""

CARRIERS: dict[object, set[str]] = {}
"""Which codes carry a trigger (by its key) or a rule (by its type), so that others are skipped."""


def learn(definition: Definition) -> Facts:
    """Prepare a definition; reprints share it."""
    facts = Facts(definition)
    for code in (definition.code, *definition.reprints):
        KNOWN[code] = facts
        for carried in (*facts.triggers, *facts.rules):
            CARRIERS.setdefault(carried, set()).add(code)
    return facts


def carrying(g: Battle, carried: object) -> list[Card]:
    """Return the cards in play that carry a trigger or a rule."""
    codes, carriers = g.codes, CARRIERS.get(carried)
    if not carriers:
        return []
    return [card for card in g.play.values() if codes[card.id] in carriers]


def of(g: Battle, card: int) -> Facts:
    """Return what is printed on a card."""
    return KNOWN[g.codes[card]]


def of_die(g: Battle, die: int) -> Facts:
    """Return what is printed on the card a die matches."""
    return KNOWN[g.die_codes[die]]


def sides(code: str) -> tuple[DieSide, ...]:
    """Return the sides of the die of a card."""
    return KNOWN[code].sides


def side_of(g: Battle, die: int) -> DieSide:
    """Return the side a die in a pool shows (DS-SHOWING-1)."""
    return KNOWN[g.die_codes[die]].sides[g.dice[die].face]


# --- words --------------------------------------------------------------------------------------


def player(seat: int) -> Text:
    """Name a player."""
    return seat_name(seat)


def name(g: Battle, card: int) -> Text:
    """Name a card."""
    return card_name(of(g, card).definition)


SYMBOL_NAMES = {
    Symbol.MELEE: "melee",
    Symbol.RANGED: "ranged",
    Symbol.INDIRECT: "indirect",
    Symbol.SHIELD: "shield",
    Symbol.RESOURCE: "resource",
    Symbol.DISRUPT: "disrupt",
    Symbol.DISCARD: "discard",
    Symbol.FOCUS: "focus",
    Symbol.SPECIAL: "special",
    Symbol.BLANK: "blank",
    Symbol.ANY: "any",
}


SYMBOL_WORDS = {symbol.value: name for symbol, name in SYMBOL_NAMES.items()}


def side_text(side: DieSide) -> Text:
    """Describe a side in words."""
    return text(
        "ds-side",
        value="X" if side.is_x else side.value,
        symbol=SYMBOL_NAMES[side.symbol],
        sign="plus" if side.modifier else "plain",
        cost=side.cost,
    )


def die_text(g: Battle, die: int) -> Text:
    """Describe a die: its card and what it shows."""
    title = card_name(of_die(g, die).definition)
    found = g.dice.get(die)
    if found is None or found.face == ON_CARD:
        return text("ds-die-on-card", name=title)
    return text("ds-die", name=title, side=side_text(side_of(g, die)))


def word(named: str) -> Text:
    """Write a colour, number, symbol or subtype that a player names."""
    return text("ds-word", word=SYMBOL_WORDS.get(named, named))


def code_name(code: str) -> Text:
    """Name a card by its code."""
    return card_name(KNOWN[code].definition)
