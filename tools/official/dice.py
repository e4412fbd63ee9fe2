"""Reading what is done with dice."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.games.destiny.cards import vocabulary as v
from cantina.games.destiny.cards.vocabulary import (
    ALL,
    HOST,
    OPPONENT,
    THIS,
    THIS_DIE,
    YOU,
    Cards,
    CardType,
    Dice,
)
from official.nouns import Text, Unread, is_dice
from official.values import value_of


def remove(text: Text) -> Any:
    """Read what is removed: dice, or shields from characters."""
    if shields := text.take(r"(all|\d+|one) shields? from"):
        n = ALL if shields[1] == "all" else int(shields[1]) if shields[1].isdigit() else 1
        return v.RemoveShields(n, text.target())
    if tokens := text.take(r"(\d+) damage from"):
        from_what = text.target()
        if isinstance(from_what, v.One) and CardType.CHARACTER in from_what.what.types:
            return v.Heal(int(tokens[1]), from_what)
        return v.TakeTokens(v.Token.DAMAGE, int(tokens[1]), from_what)
    if own := text.take(r"(\d+) of (?:his|her|its) shields?"):
        return v.RemoveShields(int(own[1]), THIS)
    what = text.target()
    if not is_dice(what):
        raise Unread(text.rest)
    if bound := text.take(r"showing a combined value of (\d+) or (more|less)"):
        compare = v.AtLeast if bound[2] == "more" else v.AtMost
        what = msgspec.structs.replace(what, combined=compare(int(bound[1])))
    return v.Remove(what)


def reroll(text: Text) -> Any:
    """Read "reroll this die instead of removing it" and any other reroll."""
    if text.take("this die instead of removing it(?: from your pool)?"):
        return v.RerollThisDie()
    parts = [text.target()]
    text.dice_before += 1
    while text.take("and(?= (?:one|an?) )"):
        parts.append(text.target())
    return v.Reroll(parts[0] if len(parts) == 1 else v.Together(tuple(parts)))


def turn(text: Text) -> Any:
    """Read to which side dice are turned."""
    what = text.target()
    text.need("to")
    if text.take("any sides?|(?:the )?sides? of your choice"):
        return v.Turn(what)
    if text.take("(?:a )?sides? not showing"):
        return v.Turn(what, v.NotShowing(text.symbols()))
    text.take("(?:a )?sides? showing|(?:a|its) side showing")
    return v.Turn(what, v.Showing(text.symbols()))


def resolve(text: Text) -> Any:
    """Read what is resolved, and how."""
    own = text.take(r"one of (its|this character's|attached character's) character or upgrade dice")
    if own:
        on = HOST if text.card is CardType.UPGRADE else THIS
        what: Any = v.One(Dice(YOU, on=on))
    else:
        what = text.target()
    fields: dict[str, Any] = {}
    if plus := text.take(r",? ?increasing (?:its|their|each of their) values? by (\d+)(?! for)"):
        fields["plus"] = int(plus[1])
    elif text.take(r",? ?increasing its value by"):
        fields["plus"] = value_of(text)
    if text.take("as if it were showing an? different symbol"):
        fields["as_symbol"] = v.Symbol.ANY
    elif text.take("as if it were(?: showing)?(?: an?)?(?! your)"):
        (fields["as_symbol"],) = text.symbols()
    text.take("as if (?:it|they) were your own")
    if text.take(r",? ?treating this damage as unblockable|as unblockable"):
        fields["unblockable"] = True
    text.take("in the order of (?:your|their) choice")
    if text.take("without removing (?:it|them)(?: from your pool)?"):
        fields["keep"] = True
    if text.take("for free|without spending resources"):
        fields["free"] = True
    if less := text.take(r",? ?decreasing its cost by (\d+)"):
        fields["less"] = int(less[1])
    if text.take("against each of an opponent's characters"):
        fields["against_each"] = Cards(OPPONENT, (CardType.CHARACTER,))
    return v.Resolve(what, **fields)


def roll(text: Text) -> Any:
    """Read dice that are rolled into the pool."""
    what = text.target()
    text.need("into your pool")
    if what == THIS_DIE:
        return v.RollIn(v.ThisDie(at_rest=True))
    lying = msgspec.structs.replace(what.what, of=YOU, place=v.DiePlace.ON_CARD)
    return v.RollIn(msgspec.structs.replace(what, what=lying))


def raises(text: Text) -> Any:
    """Read a die that counts for more."""
    text.need("its value by")
    return v.Raise(text.number())
