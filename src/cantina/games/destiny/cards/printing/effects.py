"""How effects read."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.destiny.cards.printing.nouns import cards, player, symbols
from cantina.games.destiny.cards.printing.printer import Printer, how, says
from cantina.games.destiny.cards.vocabulary import effects as do
from cantina.games.destiny.cards.vocabulary.nodes import Condition
from cantina.games.destiny.names import title
from cantina.games.destiny.terms import Symbol

# --- dice --------------------------------------------------------------------------------------


@says(do.Remove)
def _remove(p: Printer, node: do.Remove) -> Text:
    return text("ds-says-remove", dice=p.say(node.dice))


@says(do.Reroll)
def _reroll(p: Printer, node: do.Reroll) -> Text:
    return text("ds-says-reroll", dice=p.say(node.dice))


@says(do.Turn)
def _turn(p: Printer, node: do.Turn) -> Text:
    if node.to is None:
        return text("ds-says-turn", dice=p.say(node.dice))
    return text("ds-says-turn-to", dice=p.say(node.dice), side=p.say(node.to))


@says(do.Showing)
def _showing(p: Printer, node: do.Showing) -> Text:
    return text("ds-says-side-showing", symbols=symbols(node.symbols))


@says(do.OfValue)
def _of_value(p: Printer, node: do.OfValue) -> Text:
    return text("ds-says-side-value", value=node.value)


@says(do.OneHigher)
def _one_higher(p: Printer, node: do.OneHigher) -> Text:
    return text("ds-says-side-one-higher")


@says(do.SymbolPicked)
def _symbol_picked(p: Printer, node: do.SymbolPicked) -> Text:
    return text("ds-says-side-picked")


@says(do.SymbolOfThisDie)
def _symbol_of_this_die(p: Printer, node: do.SymbolOfThisDie) -> Text:
    return text("ds-says-side-this-die")


@says(do.Resolve)
def _resolve(p: Printer, node: do.Resolve) -> Text:
    said = text("ds-says-resolve", dice=p.say(node.dice))
    if node.as_symbol is Symbol.ANY:
        said = text("ds-says-resolve-other", effect=said)
    elif node.as_symbol is not None:
        said = text("ds-says-resolve-as", effect=said, symbol=symbols((node.as_symbol,)))
    if node.as_base:
        said = text("ds-says-resolve-base", effect=said)
    if node.plus != 0:
        said = text("ds-says-resolve-plus", effect=said, n=p.amount(node.plus))
    if node.free:
        said = text("ds-says-resolve-free", effect=said)
    if node.unblockable:
        said = text("ds-says-resolve-unblockable", effect=said)
    if node.against_each is not None:
        said = text("ds-says-resolve-each", effect=said, cards=cards(p, node.against_each))
    if isinstance(node.keep, Condition):
        return text("ds-says-resolve-keep-if", effect=said, condition=p.say(node.keep))
    return text("ds-says-resolve-keep", effect=said) if node.keep else said


@says(do.ResolveAnySide)
def _resolve_any_side(p: Printer, node: do.ResolveAnySide) -> Text:
    return text("ds-says-resolve-any-side", card=p.say(node.card))


@says(do.RollIn)
def _roll_in(p: Printer, node: do.RollIn) -> Text:
    return text("ds-says-roll-in", dice=p.say(node.dice))


@says(do.RollSetAside)
def _roll_set_aside(p: Printer, node: do.RollSetAside) -> Text:
    return text("ds-says-roll-set-aside", n=p.amount(node.n), name=title(node.name))


@says(do.Raise)
def _raise(p: Printer, node: do.Raise) -> Text:
    return text("ds-says-raise", n=p.amount(node.n))


@says(do.KeepThisDie)
def _keep_this_die(p: Printer, node: do.KeepThisDie) -> Text:
    return text("ds-says-keep-this-die")


@says(do.RerollThisDie)
def _reroll_this_die(p: Printer, node: do.RerollThisDie) -> Text:
    return text("ds-says-reroll-this-die")


@says(do.ForbidRolling)
def _forbid_rolling(p: Printer, node: do.ForbidRolling) -> Text:
    return text("ds-says-forbid-rolling", dice=p.say(node.dice))


# --- damage and shields ------------------------------------------------------------------------


@says(do.Deal)
def _deal(p: Printer, node: do.Deal) -> Text:
    kind = "unblockable" if node.unblockable else "plain"
    return text("ds-says-deal", n=p.amount(node.n), how=how(node.n), to=p.say(node.to), kind=kind)


@says(do.DealSplit)
def _deal_split(p: Printer, node: do.DealSplit) -> Text:
    return text("ds-says-deal-split", n=p.amount(node.n), person=p.person)


@says(do.Indirect)
def _indirect(p: Printer, node: do.Indirect) -> Text:
    return text("ds-says-indirect", n=p.amount(node.n), how=how(node.n), to=player(p, node.to))


@says(do.Heal)
def _heal(p: Printer, node: do.Heal) -> Text:
    return text("ds-says-heal", n=p.amount(node.n), cards=p.say(node.cards))


@says(do.MoveDamage)
def _move_damage(p: Printer, node: do.MoveDamage) -> Text:
    return text(
        "ds-says-move-damage",
        n=p.amount(node.n),
        limit="up-to" if node.up_to else "exactly",
        source=p.say(node.source),
        to=p.say(node.to),
    )


@says(do.Block)
def _block(p: Printer, node: do.Block) -> Text:
    return text("ds-says-block")


@says(do.GiveShields)
def _give_shields(p: Printer, node: do.GiveShields) -> Text:
    return text("ds-says-give-shields", n=p.amount(node.n), how=how(node.n), to=p.say(node.to))


@says(do.RemoveShields)
def _remove_shields(p: Printer, node: do.RemoveShields) -> Text:
    if node.n == do.ALL:
        return text("ds-says-remove-all-shields", cards=p.say(node.cards))
    return text("ds-says-remove-shields", n=p.amount(node.n), cards=p.say(node.cards))


@says(do.MoveShields)
def _move_shields(p: Printer, node: do.MoveShields) -> Text:
    return text(
        "ds-says-move-shields",
        n=p.amount(node.n),
        source=p.say(node.source),
        to=p.say(node.to),
    )


@says(do.Defeat)
def _defeat(p: Printer, node: do.Defeat) -> Text:
    return text("ds-says-defeat", cards=p.say(node.cards))


# --- resources ---------------------------------------------------------------------------------


@says(do.Gain)
def _gain(p: Printer, node: do.Gain) -> Text:
    return text("ds-says-gain", n=p.amount(node.n), how=how(node.n))


@says(do.Spend)
def _spend(p: Printer, node: do.Spend) -> Text:
    return text("ds-says-spend", n=p.amount(node.n), how=how(node.n))


@says(do.Lose)
def _lose(p: Printer, node: do.Lose) -> Text:
    return text("ds-says-lose", n=p.amount(node.n))


@says(do.TakeResources)
def _take_resources(p: Printer, node: do.TakeResources) -> Text:
    return text(
        "ds-says-take-resources",
        n=p.amount(node.n),
        source=player(p, node.source),
    )


@says(do.GiveResources)
def _give_resources(p: Printer, node: do.GiveResources) -> Text:
    return text("ds-says-give-resources", n=p.amount(node.n))


@says(do.PlaceTokens)
def _place_tokens(p: Printer, node: do.PlaceTokens) -> Text:
    return text(
        "ds-says-place-tokens", n=p.amount(node.n), token=node.token.value, on=p.say(node.on)
    )


@says(do.TakeTokens)
def _take_tokens(p: Printer, node: do.TakeTokens) -> Text:
    if node.n == do.ALL:
        return text("ds-says-take-all", token=node.token.value, cards=p.say(node.cards))
    return text(
        "ds-says-take-tokens", n=p.amount(node.n), token=node.token.value, cards=p.say(node.cards)
    )
