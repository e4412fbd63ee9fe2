"""Reading what is done with cards in hands, decks and piles."""

from __future__ import annotations

from typing import Any

from cantina.games.destiny.cards import vocabulary as v
from cantina.games.destiny.cards.vocabulary import (
    ANYONE,
    OPPONENT,
    YOU,
    Cards,
    CardType,
    Whose,
    Zone,
)
from cantina.games.destiny.content.awakenings.events_blue import DrawToHandSize
from official.nouns import NUMBER, Text, Unread, is_dice
from official.values import value_of

WHOSE = r"(an opponent's|your|their|any|a|a player's)"


def discard(text: Text) -> Any:
    """Read what is discarded: from a hand, off a deck, from play."""
    owner = "their" if text.forced else "your"
    if hand := text.take(rf"({NUMBER}) cards? from {owner} hand"):
        return v.DiscardFromHand(int(hand[1]) if hand[1].isdigit() else 1)
    if blind := text.take(rf"({NUMBER}) random cards? from an opponent's hand"):
        return v.DiscardAtRandom(int(blind[1]) if blind[1].isdigit() else 1, OPPONENT)
    if top := text.take(rf"the top (?:({NUMBER}) )?cards? of {WHOSE} deck"):
        return v.Mill(number(top[1]), whose(top[2]))
    if top := text.take(rf"cards from the top of {WHOSE} deck equal to"):
        return v.Mill(value_of(text), whose(top[1]))
    if text.take("cards from your hand equal to"):
        return v.DiscardFromHand(value_of(text))
    if seen := text.take(r"(an?|one|each) (event|support|upgrade|card)s? from it"):
        kinds = () if seen[2] == "card" else (CardType(seen[2]),)
        what = Cards(types=kinds, zone=Zone.LOOKED_AT)
        return v.Discard(v.Each(what) if seen[1] == "each" else v.One(what))
    what = text.target()
    text.take("from play")
    if is_dice(what):
        raise Unread(text.rest)
    return v.Discard(what)


def look(text: Text) -> Any:
    """Read what is looked at."""
    text.need("at")
    return v.LookAt(hidden(text))


def reveal(text: Text) -> Any:
    """Read what is revealed."""
    return v.Reveal(hidden(text))


def hidden(text: Text) -> Any:
    """Read cards that not everybody sees."""
    if text.take("an opponent's hand"):
        text.seen_other = True
        return v.Each(Cards(OPPONENT, zone=Zone.HAND))
    if text.take("each opponent's hand"):
        return v.Each(Cards(Whose.EACH_OPPONENT, zone=Zone.HAND))
    if top := text.take(rf"the top (?:({NUMBER}) )?cards? of {WHOSE} deck"):
        text.seen_card = text.seen_other = True
        return v.Top(number(top[1]), whose(top[2]))
    if blind := text.take(rf"({NUMBER}) random cards? (?:in|from) (an opponent's|your) hand"):
        return v.AtRandom(number(blind[1]), Cards(whose(blind[2]), zone=Zone.HAND))
    raise Unread(text.rest)


def search(text: Text) -> Any:
    """Read a card that is looked for in the deck and shown."""
    text.need("your deck for an?")
    cards = text.cards(v.ANYONE)
    text.need(r", reveal it, and (?:add|put) it (?:in)?to your hand\.? ?(?:then )?")
    text.take("shuffle your deck")
    return v.Search(cards)


def add(text: Text) -> Any:
    """Read a card that comes back into a hand."""
    what = text.target()
    text.need("to (?:your|its owner's) hand")
    return v.AddToHand(what)


def shuffle(text: Text) -> Any:
    """Read a deck that is shuffled."""
    text.need("your deck")
    return v.ShuffleDeck()


def number(word: str | None) -> int:
    """Return a written number; none written is one."""
    return int(word) if word and word.isdigit() else 1


def whose(word: str) -> Whose:
    """Return whose deck or hand it is."""
    if word in ("your", "their"):
        return YOU
    return OPPONENT if word.startswith("an") else ANYONE


def draw(text: Text) -> Any:
    """Read cards drawn."""
    if text.take("cards equal to"):
        return v.Draw(value_of(text))
    if text.take("cards up to your hand size"):
        return DrawToHandSize()
    if text.take("that many cards"):
        return v.Draw(v.JustDone(v.Handled.CARDS))
    n = text.number()
    text.need("cards?")
    return v.Draw(n)


def play(text: Text) -> Any:
    """Read what is played from where, for how much."""
    card = text.target()
    fields: dict[str, Any] = {}
    if text.take("on"):
        fields["on"] = text.target()
    if less := text.take(r",? ?decreasing its cost by (\d+)"):
        fields["less"] = int(less[1])
    if text.take("for free"):
        fields["free"] = True
    return v.Play(card, **fields)


def sets(text: Text) -> Any:
    """Read what is set aside."""
    before = text.take("aside")
    what = text.target()
    if not before:
        text.need("aside")
    text.take("instead of discarding it")
    return v.SetAside(what)


def returns(text: Text) -> Any:
    """Read what returns to a hand."""
    what = text.target()
    text.need("to (?:its owner's|your) hand")
    return v.ReturnToHand(what)
