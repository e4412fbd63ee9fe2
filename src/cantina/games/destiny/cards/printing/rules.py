"""How ongoing rules, rules of dice and rules of deck building read."""

from __future__ import annotations

import msgspec

from cantina.core.text import Text, text
from cantina.games.destiny.cards.printing.nouns import cards, dice, player, subtype, symbols
from cantina.games.destiny.cards.printing.printer import Printer, says
from cantina.games.destiny.cards.vocabulary import rules as rule
from cantina.games.destiny.cards.vocabulary.nodes import Node
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Whose
from cantina.games.destiny.names import title


def plural(p: Printer, node: Node) -> Text:
    """Print descriptions in the plural, and this card as it is."""
    if isinstance(node, Cards):
        return text("ds-says-all", what=played(p, node))
    if isinstance(node, Dice):
        return text("ds-says-all", what=dice(p, node))
    return p.say(node)


def played(p: Printer, node: Cards) -> Text:
    """Print cards to be played, which are yours anyway."""
    return cards(p, msgspec.structs.replace(node, of=Whose.ANYONE))


@says(rule.HasKeyword)
def _has_keyword(p: Printer, node: rule.HasKeyword) -> Text:
    if isinstance(node.cards, Cards):
        each = cards(p, node.cards)
        return text("ds-says-each-has-keyword", cards=each, keyword=node.keyword.value)
    return text("ds-says-has-keyword", cards=p.say(node.cards), keyword=node.keyword.value)


@says(rule.MoreHealth)
def _more_health(p: Printer, node: rule.MoreHealth) -> Text:
    return text("ds-says-more-health", n=node.n, card=p.say(node.card))


@says(rule.HasSubtype)
def _has_subtype(p: Printer, node: rule.HasSubtype) -> Text:
    if node.subtype is None:
        return text("ds-says-has-named-subtype", card=p.say(node.card))
    return text("ds-says-has-subtype", card=p.say(node.card), subtype=subtype(node.subtype))


@says(rule.CostChanges)
def _cost_changes(p: Printer, node: rule.CostChanges) -> Text:
    change = node.n if isinstance(node.n, int) else 0
    said = text(
        "ds-says-cost-changes",
        card=plural(p, node.card),
        number="many" if isinstance(node.card, Cards) else "one",
        n=abs(change),
        sign="less" if change < 0 else "more",
    )
    if node.on is not None:
        said = text("ds-says-cost-on", rule=said, on=p.say(node.on))
    return text("ds-says-cost-first", rule=said) if node.first_each_round else said


@says(rule.IgnoresRestrictions)
def _ignores_restrictions(p: Printer, node: rule.IgnoresRestrictions) -> Text:
    return text("ds-says-ignores-restrictions", cards=played(p, node.cards))


@says(rule.CannotPlayOn)
def _cannot_play_on(p: Printer, node: rule.CannotPlayOn) -> Text:
    return text("ds-says-cannot-play-on", cards=cards(p, node.cards))


@says(rule.IsElite)
def _is_elite(p: Printer, node: rule.IsElite) -> Text:
    return text("ds-says-is-elite")


@says(rule.CopiesNotUnique)
def _copies_not_unique(p: Printer, node: rule.CopiesNotUnique) -> Text:
    return text("ds-says-copies-not-unique")


@says(rule.HasAbilitiesOf)
def _has_abilities_of(p: Printer, node: rule.HasAbilitiesOf) -> Text:
    return text("ds-says-has-abilities-of", cards=cards(p, node.cards))


@says(rule.DiscardedIf)
def _discarded_if(p: Printer, node: rule.DiscardedIf) -> Text:
    return text("ds-says-discarded-if", condition=p.say(node.when))


@says(rule.MoreUpkeep)
def _more_upkeep(p: Printer, node: rule.MoreUpkeep) -> Text:
    return text("ds-says-more-upkeep", who=player(p, node.who), n=node.n)


@says(rule.StartsWithMore)
def _starts_with_more(p: Printer, node: rule.StartsWithMore) -> Text:
    return text("ds-says-starts-with-more", n=node.n)


@says(rule.ClaimCosts)
def _claim_costs(p: Printer, node: rule.ClaimCosts) -> Text:
    return text("ds-says-claim-costs", n=node.n)


@says(rule.XIs)
def _x_is(p: Printer, node: rule.XIs) -> Text:
    return text("ds-says-x-is", n=p.amount(node.n))


@says(rule.ModifiesAny)
def _modifies_any(p: Printer, node: rule.ModifiesAny) -> Text:
    if node.on is None:
        return text("ds-says-modifies-any")
    return text("ds-says-modifies-any-on", dice=dice(p, node.on))


@says(rule.ResolvesAs)
def _resolves_as(p: Printer, node: rule.ResolvesAs) -> Text:
    said = text("ds-says-resolves-as", dice=plural(p, node.dice), symbol=symbols((node.symbol,)))
    if node.value is None:
        return said
    return text("ds-says-with-value", rule=said, value=node.value)


@says(rule.DamageUnblockable)
def _damage_unblockable(p: Printer, node: rule.DamageUnblockable) -> Text:
    return text("ds-says-damage-unblockable", modified="yes" if node.modified_too else "no")


@says(rule.Protected)
def _protected(p: Printer, node: rule.Protected) -> Text:
    if node.effects_of is None:
        return text("ds-says-protected", dice=dice(p, node.dice))
    return text(
        "ds-says-protected-from",
        dice=dice(p, node.dice),
        cards=cards(p, node.effects_of),
    )


@says(rule.OneDieEachTurn)
def _one_die_each_turn(p: Printer, node: rule.OneDieEachTurn) -> Text:
    return text("ds-says-one-die-each-turn", card=p.say(node.card))


@says(rule.LimitOnHost)
def _limit_on_host(p: Printer, node: rule.LimitOnHost) -> Text:
    return text("ds-says-limit-on-host", n=node.n, subtype=subtype(node.subtype))


# --- building a team and a deck ----------------------------------------------------------------


@says(rule.MayInclude)
def _may_include(p: Printer, node: rule.MayInclude) -> Text:
    return text("ds-says-may-include", cards=cards(p, node.cards))


@says(rule.MayIncludeUpTo)
def _may_include_up_to(p: Printer, node: rule.MayIncludeUpTo) -> Text:
    return text("ds-says-may-include-up-to", n=node.n, affiliation=node.affiliation.value)


@says(rule.CopiesAllowed)
def _copies_allowed(p: Printer, node: rule.CopiesAllowed) -> Text:
    return text("ds-says-copies-allowed", n=node.n)


@says(rule.ExtraCopies)
def _extra_copies(p: Printer, node: rule.ExtraCopies) -> Text:
    return text("ds-says-extra-copies", n=node.n)


@says(rule.PointsChange)
def _points_change(p: Printer, node: rule.PointsChange) -> Text:
    sign = "less" if node.n < 0 else "more"
    return text("ds-says-points-change", cards=cards(p, node.cards), n=abs(node.n), sign=sign)


@says(rule.IncludedOnlyIfColourShared)
def _included_only_if(p: Printer, node: rule.IncludedOnlyIfColourShared) -> Text:
    return text("ds-says-only-if-colour-shared", n=node.n)


@says(rule.NotWith)
def _not_with(p: Printer, node: rule.NotWith) -> Text:
    return text("ds-says-not-with", name=title(node.name))


@says(rule.BringsBattlefields)
def _brings_battlefields(p: Printer, node: rule.BringsBattlefields) -> Text:
    return text("ds-says-brings-battlefields", n=node.n)


@says(rule.BringsUnder)
def _brings_under(p: Printer, node: rule.BringsUnder) -> Text:
    return text("ds-says-brings-under", n=node.n, cards=cards(p, node.cards))
