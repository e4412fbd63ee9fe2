"""Ongoing abilities: what holds for as long as its card is in play (DS-ONGOING)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from cantina.games.destiny import facts
from cantina.games.destiny.cards.reading import conditions, filters, values
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import rules
from cantina.games.destiny.cards.vocabulary.nodes import Rule
from cantina.games.destiny.cards.vocabulary.selectors import This
from cantina.games.destiny.facts import Holding
from cantina.games.destiny.rules.zones import dice_of
from cantina.games.destiny.state import ON_CARD, Battle, Card
from cantina.games.destiny.terms import Keyword

R = TypeVar("R", bound=Rule)

NO_HOLDINGS: tuple[Holding, ...] = ()


def holding(g: Battle, kind: type[R]) -> Iterator[tuple[Context, Card, R]]:
    """Go through the rules of a kind that hold now, each with its card."""
    known = facts.KNOWN
    for card in facts.carrying(g, kind):
        for held in known[g.codes[card.id]].rules[kind]:
            ctx = Context(g, card.controller, card.id)
            if held.in_pool and not any(die.face != ON_CARD for die in dice_of(g, card.id)):
                continue
            if held.when is None or conditions.holds(ctx, held.when):
                yield ctx, card, held.rule  # type: ignore[misc]


def of_card(g: Battle, card: Card, kind: type[R]) -> Iterator[tuple[Context, R]]:
    """Go through the rules of a kind printed on one card that hold now."""
    for held in facts.KNOWN[g.codes[card.id]].rules.get(kind, NO_HOLDINGS):
        ctx = Context(g, card.controller, card.id)
        if held.when is None or conditions.holds(ctx, held.when):
            yield ctx, held.rule  # type: ignore[misc]


def health(g: Battle, card: Card) -> int:
    """Return the health of a character."""
    total = facts.KNOWN[g.codes[card.id]].health
    for other in g.play.values():
        if other.host == card.id:
            for _, rule in of_card(g, other, rules.MoreHealth):
                total += rule.n
    return total


def remaining_health(g: Battle, card: Card) -> int:
    """Return health minus damage (DS-REMAINING-HEALTH-1)."""
    return max(health(g, card) - card.damage, 0)


def has_keyword(g: Battle, card: Card, keyword: str) -> bool:
    """Say whether a card in play has a keyword, printed or gained (DS-KEYWORD-1)."""
    if keyword in facts.KNOWN[g.codes[card.id]].keywords:
        return True
    for ctx, _, rule in holding(g, rules.HasKeyword):
        if rule.keyword == keyword and filters.is_among(ctx, card.id, rule.cards):
            return True
    return any(keyword in facts.KNOWN[g.codes[other]].keywords for other in lent_abilities(g, card))


def card_has_keyword(g: Battle, card: int, keyword: Keyword) -> bool:
    """Say whether a card has a keyword, wherever it is."""
    found = g.play.get(card)
    if found is not None:
        return has_keyword(g, found, keyword)
    return keyword in facts.of(g, card).keywords


def lent_abilities(g: Battle, card: Card) -> list[int]:
    """Return the cards whose abilities this one has too (Plo Koon)."""
    lenders: list[int] = []
    for ctx, rule in of_card(g, card, rules.HasAbilitiesOf):
        lenders += [other for other in filters.find_cards(ctx, rule.cards) if other != card.id]
    return lenders


def subtypes(g: Battle, card: int) -> frozenset[str]:
    """Return the subtypes of a card, gained ones included; each once (DS-SUBTYPE-4)."""
    printed: frozenset[str] = facts.KNOWN[g.codes[card]].subtypes
    found = g.play.get(card)
    if found is None:
        return printed
    gained = set(found.gained)
    for other in g.play.values():
        if other.host == card or other.id == card:
            for ctx, rule in of_card(g, other, rules.HasSubtype):
                if rule.subtype is not None and filters.is_among(ctx, card, rule.card):
                    gained.add(rule.subtype)
    return printed | gained if gained else printed


def is_unique(g: Battle, card: Card) -> bool:
    """Say whether a card in play counts as unique."""
    if not facts.KNOWN[g.codes[card.id]].unique:
        return False
    return not copies_not_unique(g, card.controller, facts.of(g, card.id).title)


def copies_not_unique(g: Battle, seat: int, title: str) -> bool:
    """Say whether an ability makes a player's copies of a card non-unique."""
    return any(
        card.controller == seat and facts.of(g, card.id).title == title
        for _, card, _ in holding(g, rules.CopiesNotUnique)
    )


def discards_itself(g: Battle, card: Card) -> bool:
    """Say whether a card has to be discarded by its own words."""
    return any(
        conditions.holds(ctx, rule.when) for ctx, rule in of_card(g, card, rules.DiscardedIf)
    )


def cost_change(g: Battle, seat: int, card: int, host: int) -> int:
    """Return by how much ongoing abilities change the cost of playing a card."""
    change = 0
    for ctx, source, rule in holding(g, rules.CostChanges):
        if source.controller == seat and changes_cost(ctx, rule, card, host):
            change += values.number(ctx, rule.n)
    own = facts.of(g, card)
    for held in own.rules.get(rules.CostChanges, NO_HOLDINGS):
        ctx = Context(g, seat, card)
        own_rule = held.rule
        if isinstance(own_rule, rules.CostChanges) and isinstance(own_rule.card, This):
            change += values.number(ctx, own_rule.n) if conditions.holds(ctx, held.when) else 0
    return change


def changes_cost(ctx: Context, rule: rules.CostChanges, card: int, host: int) -> bool:
    """Say whether a cost rule concerns this card played on that host."""
    if not filters.is_among(ctx, card, rule.card):
        return False
    if rule.on is not None and not filters.is_among(ctx, host, rule.on):
        return False
    if rule.first_each_round:
        earlier = ctx.g.players[ctx.seat].played
        return not any(filters.is_among(ctx, other, rule.card) for other in earlier)
    return True


def is_protected(by: Context, die: int) -> bool:
    """Say whether an opponent's effect cannot remove a die (DS-NEGATIVE-1)."""
    g = by.g
    found = g.dice[die]
    if found.controller == by.seat:
        return False
    for ctx, source, rule in holding(g, rules.Protected):
        if source.controller != found.controller or by.seat == source.controller:
            continue
        if rule.effects_of is not None and not (
            by.card >= 0 and filters.fits_card(by, by.card, rule.effects_of)
        ):
            continue
        own = [d.id for d in dice_of(g, source.id) if d.face != ON_CARD]
        ctx.die = own[0] if len(own) == 1 else -1
        if filters.belongs(ctx, found.controller, rule.dice.of) and filters.fits_die(
            ctx, die, rule.dice
        ):
            return True
    return False


def upgrade_limits(g: Battle, cards: list[Card]) -> dict[str, int]:
    """Return the limits that upgrades on one card set for it (DS-LIMIT-1)."""
    limits: dict[str, int] = {}
    for card in cards:
        for _, rule in of_card(g, card, rules.LimitOnHost):
            limits[rule.subtype] = min(rule.n, limits.get(rule.subtype, rule.n))
    return limits
