"""How conditions read."""

from __future__ import annotations

from cantina.core.effects import AnyOf, Not
from cantina.core.text import Text, text
from cantina.games.destiny.content.names import title
from cantina.games.destiny.printing.nouns import (
    MANY,
    ONE,
    all_of,
    cards,
    described,
    symbols,
    zero,
)
from cantina.games.destiny.printing.printer import Printer, both, either, says, words
from cantina.games.destiny.vocabulary import conditions as cond
from cantina.games.destiny.vocabulary.selectors import AtLeast, Cards, Compare, Dice
from cantina.games.destiny.vocabulary.values import More


def card_is(p: Printer, f: Cards) -> Text:
    """Print what a card must be as a predicate: "is blue", "has at least 6 damage"."""
    said = [text("ds-says-is", what=either([title(name) for name in f.names])) for _ in f.names[:1]]
    said += [
        text("ds-says-is", what=part) for part in all_of("ds-says-colour", "colour", f.colours)
    ]
    said += [
        text("ds-says-is-subtype", subtype=part)
        for part in all_of("ds-says-subtype", "subtype", f.subtypes)
    ]
    if f.types and not f.colours:
        kinds = [text("ds-says-type", type=kind.value, number=ONE) for kind in f.types]
        said.append(text("ds-says-is-type", type=either(kinds)))
    for what, compare in (
        ("damage", f.damage),
        ("shields", f.shields),
        ("health", f.remaining_health),
        ("points", f.points),
    ):
        if compare is not None:
            said.append(has_some(p, what, compare))
    if f.word:
        said.append(text("ds-says-is-titled", word=title(f.word)))
    if f.bears:
        said.append(text("ds-says-is-bearing", name=title(f.bears[0])))
    if f.colour_chosen:
        said.append(text("ds-says-is-named-colour"))
    return both(said)


def has_some(p: Printer, what: str, compare: Compare) -> Text:
    """Print how much of something a card must have."""
    if zero(compare):
        return text("ds-says-has-no", what=what)
    if compare == AtLeast(1):
        return text("ds-says-has-any", what=what)
    return text("ds-says-has", what=what, bound=p.say(compare))


def die_is(p: Printer, f: Dice) -> Text:
    """Print what a die must be as a predicate: "shows a blank"."""
    if f.shows:
        return text("ds-says-shows", symbols=symbols(f.shows))
    if f.value is not None:
        return text("ds-says-shows-value", bound=p.say(f.value))
    if f.symbol_chosen:
        return text("ds-says-shows-named")
    return text("ds-says-is", what=text("ds-says-unique", unique="yes" if f.unique else "no"))


@says(AnyOf)
def _any_of(p: Printer, node: AnyOf) -> Text:
    return either([p.say(part) for part in node.conditions])


@says(Not)
def _not(p: Printer, node: Not) -> Text:
    if isinstance(node.condition, cond.There):
        return text("ds-says-there-no", what=described(p, node.condition.of, ONE))
    return text("ds-says-not", condition=p.say(node.condition))


@says(cond.There)
def _there(p: Printer, node: cond.There) -> Text:
    number = ONE if node.n == 1 else MANY
    what = described(p, node.of, number)
    return text("ds-says-there", n=p.amount(node.n), number=number, what=what)


@says(cond.Every)
def _every(p: Printer, node: cond.Every) -> Text:
    return text("ds-says-every", what=cards(p, node.of), are=card_is(p, node.are))


@says(cond.CardIs)
def _card_is(p: Printer, node: cond.CardIs) -> Text:
    return words([p.say(node.which), card_is(p, node.what)])


@says(cond.DieIs)
def _die_is(p: Printer, node: cond.DieIs) -> Text:
    return words([p.say(node.which), die_is(p, node.what)])


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
