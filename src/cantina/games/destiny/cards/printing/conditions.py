"""How conditions read."""

from __future__ import annotations

from cantina.core.effects import AnyOf, Not
from cantina.core.text import Text, text
from cantina.games.destiny.cards.printing.nouns import (
    all_of,
    cards,
    colour,
    described,
    kind_name,
    subtype,
    symbols,
    zero,
)
from cantina.games.destiny.cards.printing.printer import Printer, both, either, says
from cantina.games.destiny.cards.vocabulary import conditions as cond
from cantina.games.destiny.cards.vocabulary.selectors import AtLeast, Cards, Compare, Dice
from cantina.games.destiny.cards.vocabulary.values import More
from cantina.games.destiny.names import title


def card_is(p: Printer, f: Cards, card: Text) -> Text:
    """Print what a card must be: "this card is blue", "that card has at least 6 damage"."""
    said: list[Text] = []
    if f.names:
        names = either([text("ds-says-name", name=title(name)) for name in f.names])
        said.append(text("ds-says-is-card", card=card, name=names))
    said += [text("ds-says-is", card=card, what=part) for part in all_of(colour, f.colours)]
    said += [
        text("ds-says-is-subtype", card=card, subtype=part) for part in all_of(subtype, f.subtypes)
    ]
    if f.types and not f.colours:
        kinds = [kind_name(kind.value) for kind in f.types]
        said.append(text("ds-says-is-type", card=card, type=either(kinds)))
    for what, compare in (
        ("damage", f.damage),
        ("shields", f.shields),
        ("health", f.remaining_health),
        ("points", f.points),
    ):
        if compare is not None:
            said.append(has_some(p, card, what, compare))
    if f.word:
        said.append(text("ds-says-is-titled", card=card, word=title(f.word)))
    if f.bears:
        said.append(text("ds-says-is-bearing", card=card, name=title(f.bears[0])))
    if f.colour_chosen:
        said.append(text("ds-says-is-named-colour", card=card))
    return both(said)


def has_some(p: Printer, card: Text, what: str, compare: Compare) -> Text:
    """Print how much of something a card must have."""
    if zero(compare):
        return text("ds-says-has-no", card=card, what=what)
    if compare == AtLeast(1):
        return text("ds-says-has-any", card=card, what=what)
    return text("ds-says-has", card=card, what=what, bound=p.say(compare))


def die_is(p: Printer, f: Dice, die: Text) -> Text:
    """Print what a die must be: "this die shows a blank"."""
    if f.shows:
        return text("ds-says-shows", die=die, symbols=symbols(f.shows))
    if f.value is not None:
        return text("ds-says-shows-value", die=die, bound=p.say(f.value))
    if f.symbol_chosen:
        return text("ds-says-shows-named", die=die)
    unique = text("ds-says-unique" if f.unique else "ds-says-not-unique")
    return text("ds-says-is", card=die, what=unique)


@says(AnyOf)
def _any_of(p: Printer, node: AnyOf) -> Text:
    return either([p.say(part) for part in node.conditions])


@says(Not)
def _not(p: Printer, node: Not) -> Text:
    if isinstance(node.condition, cond.There):
        return text("ds-says-there-no", what=described(p, node.condition.of))
    return text("ds-says-not", condition=p.say(node.condition))


@says(cond.There)
def _there(p: Printer, node: cond.There) -> Text:
    return text("ds-says-there", n=p.amount(node.n), what=described(p, node.of))


@says(cond.Every)
def _every(p: Printer, node: cond.Every) -> Text:
    return card_is(p, node.are, text("ds-says-every", what=cards(p, node.of)))


@says(cond.CardIs)
def _card_is(p: Printer, node: cond.CardIs) -> Text:
    return card_is(p, node.what, p.say(node.which))


@says(cond.DieIs)
def _die_is(p: Printer, node: cond.DieIs) -> Text:
    return die_is(p, node.what, p.say(node.which))


@says(cond.Compared)
def _compared(p: Printer, node: cond.Compared) -> Text:
    if isinstance(node.number, More) and node.bound == AtLeast(1):
        first, second = p.amount(node.number.first), p.amount(node.number.second)
        return text("ds-says-exceeds", first=first, second=second)
    return text("ds-says-compared", number=p.amount(node.number), bound=p.say(node.bound))


@says(cond.ControlBattlefield)
def _control_battlefield(p: Printer, node: cond.ControlBattlefield) -> Text:
    return text("ds-says-control-battlefield")


@says(cond.FirstRound)
def _first_round(p: Printer, node: cond.FirstRound) -> Text:
    return text("ds-says-first-round")
