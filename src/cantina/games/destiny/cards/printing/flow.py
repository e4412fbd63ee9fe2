"""How order, choice, cost and dependence read."""

from __future__ import annotations

from functools import reduce

from cantina.core.effects import Choose, Do, Effect, If, May, Then, To
from cantina.core.text import Text, text
from cantina.games.destiny.cards.printing.nouns import cards, player
from cantina.games.destiny.cards.printing.printer import Printer, both, either, says
from cantina.games.destiny.cards.vocabulary import flow
from cantina.games.destiny.cards.vocabulary.selectors import Whose


def options(p: Printer, effects: tuple[Effect, ...]) -> Text:
    """Print a list of effects to choose from."""
    return reduce(
        lambda first, second: text("ds-says-option", first=first, second=second),
        [p.say(effect) for effect in effects],
    )


@says(Do)
def _do(p: Printer, node: Do) -> Text:
    return reduce(
        lambda first, second: text("ds-says-do", first=first, second=second),
        [p.say(effect) for effect in node.effects],
    )


@says(Then)
def _then(p: Printer, node: Then) -> Text:
    return text("ds-says-then", first=p.say(node.first), then=p.say(node.then))


@says(May)
def _may(p: Printer, node: May) -> Text:
    return text("ds-says-may", person=p.person, effect=p.say(node.effect))


@says(To)
def _to(p: Printer, node: To) -> Text:
    return text("ds-says-to", cost=cost_text(p, node.cost), effect=p.say(node.effect))


def cost_text(p: Printer, cost: Effect) -> Text:
    """Print a cost: all parts of it, or one of several."""
    if isinstance(cost, Do):
        return both([p.say(effect) for effect in cost.effects])
    if isinstance(cost, Choose):
        return either([p.say(effect) for effect in cost.effects])
    return p.say(cost)


@says(Choose)
def _choose(p: Printer, node: Choose) -> Text:
    return text("ds-says-choose", options=options(p, node.effects))


@says(If)
def _if(p: Printer, node: If) -> Text:
    condition, effect = p.say(node.condition), p.say(node.effect)
    if node.otherwise is None:
        return text("ds-says-if", condition=condition, effect=effect)
    other = p.say(node.otherwise)
    return text("ds-says-if-else", condition=condition, effect=effect, otherwise=other)


@says(flow.Otherwise)
def _otherwise(p: Printer, node: flow.Otherwise) -> Text:
    return text("ds-says-otherwise", first=p.say(node.first), second=p.say(node.second))


@says(flow.As)
def _as(p: Printer, node: flow.As) -> Text:
    if node.who is Whose.EVERYONE:
        return text("ds-says-everyone-does", effect=p.say(node.effect))
    they = p.they()
    return text("ds-says-as", who=player(p, node.who), effect=they.say(node.effect))


@says(flow.Unless)
def _unless(p: Printer, node: flow.Unless) -> Text:
    return text(
        "ds-says-unless",
        effect=p.say(node.effect),
        who=player(p, node.who),
        they=p.they().say(node.they),
    )


@says(flow.Pick)
def _pick(p: Printer, node: flow.Pick) -> Text:
    return text("ds-says-pick", what=p.say(node.dice))


@says(flow.PickCard)
def _pick_card(p: Printer, node: flow.PickCard) -> Text:
    return text("ds-says-pick", what=p.say(node.cards))


@says(flow.PickPlayer)
def _pick_player(p: Printer, node: flow.PickPlayer) -> Text:
    return text("ds-says-pick", what=player(p, node.who))


@says(flow.Spot)
def _spot(p: Printer, node: flow.Spot) -> Text:
    what = text("ds-says-spot", n=node.n, what=cards(p, node.cards))
    if node.or_one is None:
        return what
    return text("ds-says-spot-or", first=what, what=cards(p, node.or_one))


@says(flow.Declare)
def _declare(p: Printer, node: flow.Declare) -> Text:
    return text("ds-says-declare", what=node.what.value)


@says(flow.Later)
def _later(p: Printer, node: flow.Later) -> Text:
    return text("ds-says-later", moment=node.moment.value, effect=p.say(node.effect))


@says(flow.Until)
def _until(p: Printer, node: flow.Until) -> Text:
    return text("ds-says-until", moment=node.moment.value, rule=p.say(node.rule))


@says(flow.Negotiate)
def _negotiate(p: Printer, node: flow.Negotiate) -> Text:
    return text("ds-says-negotiate", options=options(p, node.options))


@says(flow.BidBlood)
def _bid_blood(p: Printer, node: flow.BidBlood) -> Text:
    return text("ds-says-bid-blood")
