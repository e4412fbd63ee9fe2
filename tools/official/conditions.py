"""Reading what must be true."""

from __future__ import annotations

from typing import Any

from cantina.games.destiny.cards import vocabulary as v
from cantina.games.destiny.cards.vocabulary import (
    HOST,
    OPPONENT,
    THAT_CARD,
    THAT_CHARACTER,
    THAT_PLAYER,
    THIS,
    THOSE_DICE,
    YOU,
    Cards,
    Dice,
)
from official.nouns import NUMBER, Text, Unread


def condition(text: Text, whole: bool = False) -> Any:
    """Read what must be true."""
    if text.take("you control the battlefield"):
        return v.ControlBattlefield()
    if (many := text.take(rf"(?:you have|there are) ({NUMBER}) or more")) is not None:
        n = int(many[1]) if many[1].isdigit() else 1
        return v.There(text.thing(YOU, {}), n)
    if text.take("attached character is"):
        return v.CardIs(HOST, Cards(names=(named(text),)))
    if text.take("that character has no damage on (?:it|them)"):
        return v.CardIs(THAT_CHARACTER, Cards(damage=v.Exactly(0)))
    if has := text.take(r"that character has (\d+) or more damage(?: on (?:it|them))?"):
        return v.CardIs(THAT_CHARACTER, Cards(damage=v.AtLeast(int(has[1]))))
    if text.take("that character has (?:1|one) or more shields"):
        return v.CardIs(THAT_CHARACTER, Cards(shields=v.AtLeast(1)))
    if text.take("(?:he|she|it|this character) has (?:1|one) or more shields"):
        return v.CardIs(THIS, Cards(shields=v.AtLeast(1)))
    if text.take("(?:that die|it)(?: just)? rolls?(?:ed)?(?: an?)?"):
        return v.DieIs(THOSE_DICE, Dice(shows=text.symbols()))
    if found := simple(text):
        return found
    if text.take("that opponent has no resources"):
        return v.Compared(v.Resources(THAT_PLAYER), v.Exactly(0))
    if text.take("you have exactly one"):
        return v.Compared(v.Count(text.thing(YOU, {})), v.Exactly(1))
    if text.take("an opponent has one or more"):
        return v.There(text.thing(OPPONENT, {}))
    if total := text.take(r"you have dice showing a combined value of (\d+) or more"):
        return v.Compared(v.ValueOf(v.Each(Dice(YOU))), v.AtLeast(int(total[1])))
    if text.take("this upgrade is (?:attached to|on)"):
        return v.CardIs(HOST, bearer(text))
    if text.take("you spot an?"):
        return v.There(text.thing(YOU, {}))
    raise Unread(text.rest)


def simple(text: Text) -> Any:
    """Read a condition that is one phrase."""
    for phrase, found in SIMPLE.items():
        if text.take(phrase):
            return found
    return None


SIMPLE = {
    "this is the first action of this round": v.FirstAction(),
    "you are fighting on your battlefield": v.OnYourBattlefield(),
    "(?:its|that card's) cost is an odd number": v.CardIs(THAT_CARD, Cards(odd_cost=True)),
    "there is another copy of this event in your discard pile": v.There(
        Cards(YOU, zone=v.Zone.DISCARD, copy_of_this=True)
    ),
    "an opponent has no cards in their hand": v.Compared(v.HandSize(OPPONENT), v.Exactly(0)),
    "an opponent has no resources": v.Compared(v.Resources(OPPONENT), v.Exactly(0)),
    "an opponent controls the battlefield": v.OpponentControlsBattlefield(),
}


def bearer(text: Text) -> Cards:
    """Read what an upgrade is on: a colour, a subtype or a name."""
    if text.take("an?"):
        found = text.adjectives()
        text.take("character")
        return Cards(**found)
    return Cards(names=(named(text),))


def named(text: Text) -> str:
    """Read a name up to the end of the phrase."""
    return text.need(r"[a-z' -]+")[0].strip().title()
