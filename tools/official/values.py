"""Reading what a number is equal to."""

from __future__ import annotations

from typing import Any

from cantina.games.destiny.cards import vocabulary as v
from cantina.games.destiny.cards.vocabulary import THAT_CARD, THOSE_DICE
from official.conditions import condition
from official.nouns import Text, Unread

TOKENS = {"damage": "DAMAGE", "shield": "SHIELD", "resource": "RESOURCE"}


def value_of(text: Text) -> Any:
    """Read what a number is equal to."""
    if text.take("the value (?:showing )?(?:on|of) that die"):
        return v.ValueOf(THOSE_DICE)
    if text.take("the number of cards in your hand"):
        return v.HandSize()
    if text.take("its cost|the cost of that card"):
        return v.CostOf(THAT_CARD)
    if tokens := text.take(
        "the (?:amount of |number of )?(damage|shield|resource)s? on (?=this|it)"
    ):
        return v.TokensOn(v.Token[TOKENS[tokens[1]]], text.certain())
    if text.take("half of the value (?:showing )?on that die, rounded up"):
        return v.Half(v.ValueOf(THOSE_DICE))
    if text.take("the resource cost showing on it"):
        return v.CostShown(THOSE_DICE)
    if just := text.take("the number of (dice|cards) you just (?:removed|resolved|discarded)"):
        return v.JustDone(v.Handled.DICE if just[1] == "dice" else v.Handled.CARDS)
    if text.take("the number of"):
        owner = text.whose()
        return v.Count(text.thing(owner or v.ANYONE, {}))
    raise Unread(text.rest)


def rather(text: Text, n: Any, noun: str) -> Any:
    """Read "or 3 damage instead if that is so" behind a number."""
    more = text.take(rf",? or (\d+) {noun} instead(?: if)?")
    if more is None:
        return n
    if text.take("in the first round of play"):
        return v.Rather(n, int(more[1]), v.FirstRound())
    return v.Rather(n, int(more[1]), condition(text))
