"""Ongoing abilities: what holds for as long as its card is in play (DS-ONGOING)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from cantina.core.cards import count_of
from cantina.games.destiny import facts
from cantina.games.destiny.cards import standing
from cantina.games.destiny.cards.frames import Standing
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import Rule
from cantina.games.destiny.facts import SILENCED
from cantina.games.destiny.rules.zones import dice_of
from cantina.games.destiny.state import NOBODY, ON_CARD, Card, Duel
from cantina.games.destiny.terms import Keyword, Subtype

R = TypeVar("R", bound=Rule)

NO_RULES: tuple[Standing, ...] = ()

MOST_SHIELDS = 3


def holding(g: Duel, kind: type[R]) -> Iterable[tuple[Scene, Card, R]]:
    """Go through the rules of a kind that hold now, each with its card."""
    found = g.carried[kind]
    return those_that_hold(g, found) if found else ()


def those_that_hold(
    g: Duel, found: Sequence[tuple[Card, Standing]]
) -> Iterator[tuple[Scene, Card, Any]]:
    """Go through those of some standing rules that hold now."""
    for card, held in found:
        scene = Scene(g, card.controller, card.id)
        if held.holds(scene):
            yield scene, card, held.rule


def of_card(g: Duel, card: Card, kind: type[R]) -> Sequence[tuple[Scene, R]]:
    """Return the rules of a kind printed on one card that hold now."""
    printed_rules = facts.KNOWN[g.codes[card.id]].rules.get(kind)
    if printed_rules is None or card.id in g.carried[SILENCED]:
        return ()
    found = [(card, held) for held in printed_rules]
    return [(scene, rule) for scene, _, rule in those_that_hold(g, found)]


def printed(code: str, kind: type[R]) -> list[R]:
    """Return the rules of a kind that belong to the die of a definition (DS-INHERENT-1)."""
    held = facts.KNOWN[code].rules.get(kind, NO_RULES)
    return [one.rule for one in held if isinstance(one.rule, kind)]


def health(g: Duel, card: Card) -> int:
    """Return the health of a character."""
    total = facts.KNOWN[g.codes[card.id]].health
    more = g.carried[standing.MoreHealth]
    for scene, _, rule in those_that_hold(g, more) if more else ():
        if rule.card.covers(scene, card.id):
            total += count_of(scene, rule.n)
    return total


def most_shields(g: Duel, card: Card) -> int:
    """Return how many shields a card can have: three, or more where a card says (DS-SHIELD-4)."""
    more = holding(g, standing.MoreShields)
    return MOST_SHIELDS + sum(
        [rule.n for scene, _, rule in more if rule.card.covers(scene, card.id)]
    )


def remaining_health(g: Duel, card: Card) -> int:
    """Return health minus damage (DS-REMAINING-HEALTH-1)."""
    return max(health(g, card) - card.damage, 0)


def has_keyword(g: Duel, card: Card, keyword: str) -> bool:
    """Say whether a card in play has a keyword, printed or gained (DS-KEYWORD-1)."""
    if keyword in facts.KNOWN[g.codes[card.id]].keywords:
        return card.id not in g.carried[SILENCED]
    for scene, _, rule in holding(g, standing.HasKeyword):
        if rule.keyword == keyword and rule.cards.covers(scene, card.id):
            return True
    if not g.carried[standing.HasAbilitiesOf]:
        return False
    return any(keyword in facts.KNOWN[g.codes[other]].keywords for other in lent_abilities(g, card))


def card_has_keyword(g: Duel, card: int, keyword: Keyword, seat: int = NOBODY) -> bool:
    """Say whether a card has a keyword, wherever it is; `seat` is who plays it."""
    if keyword is Keyword.AMBUSH and card in g.hastened:  # gained while it is played
        return True
    found = g.play.get(card)
    if found is not None:
        return has_keyword(g, found, keyword)
    if keyword in facts.of(g, card).keywords:
        return True
    own = facts.of(g, card).rules.get(standing.HasKeyword, NO_RULES)
    if any(
        isinstance(held.rule, standing.HasKeyword)
        and held.rule.keyword is keyword
        and held.rule.cards.is_this
        and held.holds(Scene(g, g.owners[card], card))
        for held in own
    ):
        return True
    if not g.carried[standing.HasKeyword]:
        return False
    return any(
        rule.keyword == keyword
        and source.controller == seat
        and rule.cards.are_many
        and rule.cards.covers(scene, card)
        for scene, source, rule in holding(g, standing.HasKeyword)
    )


def lent_abilities(g: Duel, card: Card) -> list[int]:
    """Return the cards whose abilities this one has too (Plo Koon)."""
    lenders: list[int] = []
    if not g.carried[standing.HasAbilitiesOf]:
        return lenders
    for scene, rule in of_card(g, card, standing.HasAbilitiesOf):
        lenders += [other for other in rule.cards.find(scene) if other != card.id]
    return lenders


def subtypes(g: Duel, card: int) -> frozenset[str]:
    """Return the subtypes of a card, gained ones included; each once (DS-SUBTYPE-4)."""
    printed: frozenset[str] = facts.KNOWN[g.codes[card]].subtypes
    found = g.play.get(card)
    if found is None:
        return printed
    gained = set(found.gained)
    if found.kind == "upgrade" != facts.KNOWN[g.codes[card]].kind:
        gained.add(Subtype.MOD)  # what became an upgrade is a mod
    for scene, _, rule in holding(g, standing.HasSubtype):
        if rule.subtype is not None and rule.card.covers(scene, card):
            gained.add(rule.subtype)
    return printed | gained if gained else printed


def copies_not_unique(g: Duel, seat: int, title: str) -> bool:
    """Say whether an ability makes a player's copies of a card non-unique."""
    return any(
        card.controller == seat and facts.of(g, card.id).title == title
        for _, card, _ in holding(g, standing.CopiesNotUnique)
    )


def discards_itself(g: Duel, card: Card) -> bool:
    """Say whether a card has to be discarded by its own words."""
    return any(
        rule.condition.holds(scene) for scene, rule in of_card(g, card, standing.DiscardedIf)
    )


def cost_change(g: Duel, seat: int, card: int, host: int) -> int:
    """Return by how much ongoing abilities change the cost of playing a card."""
    change = 0
    others = g.carried[standing.CostChanges]
    printed_rules = facts.KNOWN[g.codes[card]].rules.get(standing.CostChanges, NO_RULES)
    for scene, source, rule in those_that_hold(g, others) if others else ():
        if source.controller == seat and changes_cost(scene, rule, card, host):
            change += count_of(scene, rule.n)
    for held in printed_rules:
        scene = Scene(g, seat, card)
        own = held.rule
        if isinstance(own, standing.CostChanges) and own.card.is_this and held.holds(scene):
            change += count_of(scene, own.n)
    return change


def changes_cost(scene: Scene, rule: standing.CostChanges, card: int, host: int) -> bool:
    """Say whether a cost rule concerns this card played on that host."""
    if not rule.card.covers(scene, card):
        return False
    if rule.on is not None and not rule.on.covers(scene, host):
        return False
    if rule.first_each_round:
        player = scene.g.players[scene.seat]
        return not any(
            rule.card.covers(scene, other) and (rule.on is None or rule.on.covers(scene, on))
            for other, on in zip(player.played, player.played_on, strict=True)
        )
    return True


def is_protected(by: Scene, die: int) -> bool:
    """Say whether an opponent's effect cannot remove a die (DS-NEGATIVE-1)."""
    g = by.g
    found = g.dice[die]
    if found.controller == by.seat:
        return False
    for scene, source, rule in holding(g, standing.Protected):
        if source.controller != found.controller or by.seat == source.controller:
            continue
        if rule.effects_of is not None and not (by.card >= 0 and rule.effects_of.fits(by, by.card)):
            continue
        own = [d.id for d in dice_of(g, source.id) if d.face != ON_CARD]
        scene.die = own[0] if len(own) == 1 else -1
        if rule.dice.covers(scene, die, found.controller):
            return True
    return False


def is_uncounted(g: Duel, card: Card) -> bool:
    """Say whether an attached card does not count toward the limit of its host."""
    return any(
        (other.host == card.host or other.id == card.host)
        and rule.card.covers(scene, card.host)
        and rule.subtype in subtypes(g, card.id)
        for scene, other, rule in holding(g, standing.NotCounted)
    )


def more_upgrades(g: Duel, host: int) -> int:
    """Return how many upgrades beyond the usual limit a card can have."""
    held = holding(g, standing.MoreUpgrades)
    return sum([rule.n for scene, _, rule in held if rule.cards.covers(scene, host)])


def is_forbidden(g: Duel, seat: int, what: standing.Forbidden) -> bool:
    """Say whether a card of an opponent keeps a player from doing something (DS-NEGATIVE-1)."""
    return any(
        rule.what is what and card.controller != seat
        for _, card, rule in holding(g, standing.OpponentsCannot)
    )


def most_upgrades(g: Duel, cards: list[Card], most: int) -> int:
    """Return how many upgrades the card may have that these are on."""
    return most - sum(
        [rule.n for card in cards for _, rule in of_card(g, card, standing.FewerUpgrades)]
    )


def upgrade_limits(g: Duel, cards: list[Card]) -> dict[str, int]:
    """Return the limits that upgrades on one card set for it (DS-LIMIT-1)."""
    limits: dict[str, int] = {}
    for card in cards:
        for _, rule in of_card(g, card, standing.LimitOnHost):
            limits[rule.subtype] = min(rule.n, limits.get(rule.subtype, rule.n))
    return limits
