"""Reading what must be true."""

from __future__ import annotations

from typing import Any

from cantina.games.destiny.cards import vocabulary as v
from cantina.games.destiny.cards.vocabulary import (
    HOST,
    THAT_CHARACTER,
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
    raise Unread(text.rest)


def named(text: Text) -> str:
    """Read a name up to the end of the phrase."""
    return text.need(r"[a-z' -]+")[0].strip().title()
