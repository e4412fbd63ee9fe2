"""How dice, cards, players and numbers read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache
from typing import TypeVar

from cantina.core.text import Text, text
from cantina.games.destiny.cards.printing.printer import Printer, both, detailed, either, how, says
from cantina.games.destiny.cards.vocabulary import selectors as sel
from cantina.games.destiny.cards.vocabulary import values as val
from cantina.games.destiny.cards.vocabulary.nodes import Filter
from cantina.games.destiny.cards.vocabulary.selectors import (
    Cards,
    Compare,
    Dice,
    DiePlace,
    Whose,
    Zone,
)
from cantina.games.destiny.names import title
from cantina.games.destiny.terms import DAMAGE, Affiliation, CardType, Colour, Subtype, Symbol

K = TypeVar("K", bound=StrEnum)


def kind_name(kind: str) -> Text:
    """Name a type of card, or simply a card."""
    return text(f"ds-type-{kind}")


def symbols(shown: Sequence[Symbol]) -> Text:
    """Name symbols."""
    if tuple(shown) == DAMAGE:
        return text("ds-says-any-damage")
    return either([text("ds-says-symbol", symbol=symbol.name.lower()) for symbol in shown])


def subtype(kind: Subtype) -> Text:
    """Name a subtype."""
    return text(f"ds-subtype-{kind.value}")


def bound(p: Printer, compare: Compare) -> Text:
    """Print a bound on a number."""
    return p.say(compare)


def colour(kind: Colour) -> Text:
    """Name a colour."""
    return text(f"ds-colour-{kind.value}")


def not_colour(kind: Colour) -> Text:
    """Name every colour but one."""
    return text(f"ds-not-colour-{kind.value}")


def affiliation(kind: Affiliation) -> Text:
    """Name an affiliation."""
    return text(f"ds-affiliation-{kind.value}")


def all_of(name: Callable[[K], Text], kinds: Sequence[K]) -> list[Text]:
    """Name several words of one kind as one adjective."""
    return [either([name(kind) for kind in kinds])] if kinds else []


def zero(compare: Compare) -> bool:
    """Say whether a bound means "none at all"."""
    return isinstance(compare, sel.Exactly) and compare.n == 0


def qualified(what: Text, adjectives: Sequence[Text]) -> Text:
    """Put adjectives to a noun, the last one nearest to it."""
    for adjective in reversed(adjectives):
        what = text("ds-says-qualified", what=what, adjective=adjective)
    return what


# --- cards -------------------------------------------------------------------------------------


def cards(p: Printer, f: Cards) -> Text:
    """Print a description of cards as a noun with all that belongs to it."""
    what = card_noun(f)
    for part in all_of(subtype, f.not_subtypes):
        what = text("ds-says-not-subtyped", what=what, subtype=part)
    for part in all_of(subtype, f.subtypes):
        what = text("ds-says-subtyped", what=what, subtype=part)
    return detailed(owned(p, qualified(what, card_adjectives(f)), f), card_details(p, f))


def card_adjectives(f: Cards) -> list[Text]:
    """Return the adjectives of the noun."""
    found: list[Text] = []
    if f.ready is not None:
        found.append(text("ds-says-ready" if f.ready else "ds-says-exhausted"))
    if f.unique is not None:
        found.append(text("ds-says-unique" if f.unique else "ds-says-not-unique"))
    found += all_of(colour, f.colours)
    found += all_of(not_colour, f.not_colours)
    found += all_of(affiliation, f.affiliations)
    return found


def card_noun(f: Cards) -> Text:
    """Return the noun: a title, types, or simply card."""
    if f.names:
        return either([titled(name) for name in f.names])
    if f.copy_of_this:
        return text("ds-says-copy-of-this")
    if not f.types:
        return kind_name("card")
    return either([kind_name(kind.value) for kind in f.types])


def titled(name: str) -> Text:
    """Name a card that others mention, with what sort of card it is."""
    return text("ds-says-titled", name=title(name), what=kind_name(kind_of(name)))


@cache
def kind_of(name: str) -> str:
    """Return the type of the cards with a title."""
    from cantina.games.destiny.library import CARDS

    return next((card.type.value for card in CARDS if card.name == name), "card")


def owned(p: Printer, what: Text, f: Cards) -> Text:
    """Say whose the cards are and where."""
    if f.zone is not Zone.PLAY:
        return text(
            "ds-says-in-zone", what=what, zone=f.zone.value, whose=f.of.value, person=p.person
        )
    return what if f.of is Whose.ANYONE else whose(p, what, f.of)


def card_details(p: Printer, f: Cards) -> list[Text]:
    """Return what else is said of the noun."""
    found: list[Text] = []
    for message, compare in (
        ("damage", f.damage),
        ("shields", f.shields),
        ("health", f.remaining_health),
        ("points", f.points),
        ("mods", f.mods),
        ("upgrades", f.upgrades),
        ("copies", f.copies),
        ("cost", f.cost),
    ):
        if compare is not None:
            found.append(with_some(p, message, compare))
    if f.keyword is not None:
        found.append(text("ds-says-with-keyword", keyword=f.keyword.value))
    if f.word:
        found.append(text("ds-says-with-word", word=title(f.word)))
    if f.bears:
        found.append(text("ds-says-bearing", name=title(f.bears[0])))
    if isinstance(f.on, sel.Each):
        found.append(text("ds-says-on-any", host=described(p, f.on.of)))
    elif f.on is not None:
        found.append(text("ds-says-on", host=p.say(f.on)))
    for flag, message in (
        (f.not_this, "ds-says-not-this"),
        (f.not_host, "ds-says-not-host"),
        (f.not_that, "ds-says-not-that"),
        (f.same_side, "ds-says-of-same-player"),
        (f.colour_chosen, "ds-says-of-named-colour"),
        (f.cost_chosen, "ds-says-of-named-cost"),
    ):
        if flag:
            found.append(text(message))
    for name in f.not_names:
        found.append(text("ds-says-but-name", name=title(name)))
    return found


def with_some(p: Printer, what: str, compare: Compare) -> Text:
    """Print how much of something the cards have."""
    if zero(compare):
        return text("ds-says-without", what=what)
    if isinstance(compare, sel.AtLeast) and compare.n == 1:
        return text("ds-says-with-any", what=what)
    return text("ds-says-with", what=what, bound=bound(p, compare))


def whose(p: Printer, what: Text, player: Whose) -> Text:
    """Print the owner of a die or card."""
    return text("ds-says-owned", what=what, whose=player.value, person=p.person)


def player(p: Printer, who: Whose) -> Text:
    """Print a player to whom something happens."""
    return text("ds-says-player", who=who.value, person=p.person)


# --- dice --------------------------------------------------------------------------------------


def dice(p: Printer, f: Dice) -> Text:
    """Print a description of dice as a noun with all that belongs to it."""
    what = text("ds-type-die")
    if f.on is not None and own_dice(f):
        what = text("ds-says-own-die", what=what, host=p.say(f.on))
    elif f.types:
        kinds = either([kind_name(kind.value) for kind in f.types])
        what = text("ds-says-die-of-type", what=what, kind=kinds)
    if f.names:
        what = text("ds-says-die-named", what=what, name=either([title(n) for n in f.names]))
    for part in all_of(subtype, f.subtypes):
        what = text("ds-says-die-subtyped", what=what, subtype=part)
    adjectives = all_of(colour, f.colours)
    if f.unique is not None:
        adjectives.insert(0, text("ds-says-unique" if f.unique else "ds-says-not-unique"))
    what = qualified(what, adjectives)
    if f.of is not Whose.ANYONE and f.on is None:
        what = whose(p, what, f.of)
    return detailed(what, die_details(p, f))


def own_dice(f: Dice) -> bool:
    """Say whether only a character's own dice are meant, not those of its upgrades."""
    return f.on is not None and f.types == (CardType.CHARACTER,)


def die_details(p: Printer, f: Dice) -> list[Text]:
    """Return what else is said of the noun."""
    found: list[Text] = []
    if f.on is not None and not own_dice(f):
        both_kinds = "no" if f.types or f.subtypes else "yes"
        found.append(text("ds-says-die-on", host=p.say(f.on), upgrades=both_kinds))
    if f.card is not None:
        found.append(text("ds-says-die-card", card=cards(p, f.card)))
    if f.place is not DiePlace.POOL:
        found.append(text("ds-says-die-place", place=f.place.value))
    if f.shows:
        found.append(text("ds-says-showing", symbols=symbols(f.shows)))
    if f.not_shows:
        found.append(text("ds-says-not-showing", symbols=symbols(f.not_shows)))
    if f.value is not None:
        found.append(text("ds-says-die-value", bound=bound(p, f.value)))
    if f.modifier is not None:
        found.append(text("ds-says-die-modifier"))
    for flag, message in (
        (f.picked, "ds-says-among-picked"),
        (f.not_this, "ds-says-not-this"),
        (f.not_that, "ds-says-not-that"),
        (f.colour_of_that_card, "ds-says-of-same-colour"),
        (f.shares_subtype_with_that, "ds-says-sharing-subtype"),
        (f.symbol_of_that_die, "ds-says-of-same-symbol"),
        (f.symbol_chosen, "ds-says-of-named-symbol"),
    ):
        if flag:
            found.append(text(message))
    return found


def described(p: Printer, f: Filter) -> Text:
    """Print a description of dice or cards."""
    if isinstance(f, Cards):
        return cards(p, f)
    assert isinstance(f, Dice)
    return dice(p, f)


@says(Cards)
def _cards(p: Printer, node: Cards) -> Text:
    return cards(p, node)


@says(Dice)
def _dice(p: Printer, node: Dice) -> Text:
    return dice(p, node)


# --- targets -----------------------------------------------------------------------------------


@says(sel.One)
def _one(p: Printer, node: sel.One[Filter]) -> Text:
    return text("ds-says-one", what=described(p, node.of))


@says(sel.UpTo)
def _up_to(p: Printer, node: sel.UpTo[Filter]) -> Text:
    what = text("ds-says-up-to", n=p.amount(node.n), what=described(p, node.of))
    return together(p, what, node.combined, node.same_symbol)


@says(sel.AnyNumber)
def _any_number(p: Printer, node: sel.AnyNumber[Filter]) -> Text:
    what = text("ds-says-any-number", what=described(p, node.of))
    return together(p, what, node.combined, node.same_symbol)


def together(p: Printer, what: Text, combined: Compare | None, same_symbol: bool) -> Text:
    """Add what several dice must be together."""
    if combined is not None:
        what = text("ds-says-combined", what=what, bound=bound(p, combined))
    return text("ds-says-same-symbol", what=what) if same_symbol else what


@says(sel.Several)
def _several(p: Printer, node: sel.Several[Filter]) -> Text:
    what = text("ds-says-several", n=p.amount(node.n), what=described(p, node.of))
    return text("ds-says-share-subtype", what=what) if node.share_subtype else what


@says(sel.Each)
def _each(p: Printer, node: sel.Each[Filter]) -> Text:
    if isinstance(node.of, Cards) and node.of.zone is Zone.DECK_TOP:
        return text("ds-says-top-card")
    return text("ds-says-each", what=described(p, node.of))


@says(sel.AtRandom)
def _at_random(p: Printer, node: sel.AtRandom[Filter]) -> Text:
    return text("ds-says-random", n=p.amount(node.n), what=described(p, node.of))


@says(sel.Together)
def _together(p: Printer, node: sel.Together[Filter]) -> Text:
    return both([p.say(part) for part in node.parts])


@says(sel.This)
def _this(p: Printer, node: sel.This) -> Text:
    return text("ds-says-this", what=kind_name(p.kind))


@says(sel.Host)
def _host(p: Printer, node: sel.Host) -> Text:
    return text("ds-says-host", what=kind_name(p.kind))


@says(sel.ThatCard)
def _that_card(p: Printer, node: sel.ThatCard) -> Text:
    return text("ds-says-that-card")


@says(sel.ThatCharacter)
def _that_character(p: Printer, node: sel.ThatCharacter) -> Text:
    return text("ds-says-that-character")


@says(sel.ItsCard)
def _its_card(p: Printer, node: sel.ItsCard) -> Text:
    return text("ds-says-its-card")


@says(sel.LowestRoller)
def _lowest_roller(p: Printer, node: sel.LowestRoller) -> Text:
    return text("ds-says-lowest-roller")


@says(sel.ThisDie)
def _this_die(p: Printer, node: sel.ThisDie) -> Text:
    details: list[Text] = []
    if node.shows:
        details.append(text("ds-says-this-die-with", symbols=symbols(node.shows)))
    if node.has_cost:
        details.append(text("ds-says-showing-cost"))
    return detailed(text("ds-says-this-die"), details)


@says(sel.ThoseDice)
def _those_dice(p: Printer, node: sel.ThoseDice) -> Text:
    return text("ds-says-those-dice")


@says(sel.AtLeast)
def _at_least(p: Printer, node: sel.AtLeast) -> Text:
    return text("ds-says-at-least", n=p.amount(node.n))


@says(sel.AtMost)
def _at_most(p: Printer, node: sel.AtMost) -> Text:
    return text("ds-says-at-most", n=p.amount(node.n))


@says(sel.Below)
def _below(p: Printer, node: sel.Below) -> Text:
    return text("ds-says-below", n=p.amount(node.n))


@says(sel.Exactly)
def _exactly(p: Printer, node: sel.Exactly) -> Text:
    return text("ds-says-exactly", n=p.amount(node.n), how=how(node.n))


# --- numbers -----------------------------------------------------------------------------------


@says(val.Count)
def _count(p: Printer, node: val.Count) -> Text:
    return text("ds-says-count", what=described(p, node.of))


@says(val.ValueOf)
def _value_of(p: Printer, node: val.ValueOf) -> Text:
    if isinstance(node.dice, sel.ThoseDice):
        return text("ds-says-value-shown")
    return text("ds-says-value-of", dice=p.say(node.dice))


@says(val.CostOf)
def _cost_of(p: Printer, node: val.CostOf) -> Text:
    return text("ds-says-cost-of", cards=p.say(node.cards))


@says(val.TokensOn)
def _tokens_on(p: Printer, node: val.TokensOn) -> Text:
    return text("ds-says-tokens-on", token=node.token.value, cards=p.say(node.cards))


@says(val.HandSize)
def _hand_size(p: Printer, node: val.HandSize) -> Text:
    return text("ds-says-hand-size", whose=node.of.value, person=p.person)


@says(val.Resources)
def _resources(p: Printer, node: val.Resources) -> Text:
    return text("ds-says-resources", whose=node.of.value, person=p.person)


@says(val.JustDone)
def _just_done(p: Printer, node: val.JustDone) -> Text:
    return text("ds-says-just-done")


@says(val.EventAmount)
def _event_amount(p: Printer, node: val.EventAmount) -> Text:
    return text("ds-says-event-amount")


@says(val.More)
def _more(p: Printer, node: val.More) -> Text:
    return text("ds-says-more", first=p.amount(node.first), second=p.amount(node.second))


@says(val.Rather)
def _rather(p: Printer, node: val.Rather) -> Text:
    return text(
        "ds-says-rather",
        usual=p.amount(node.usual),
        instead=p.amount(node.instead),
        condition=p.say(node.when),
    )


@says(val.LargestSubtypeGroup)
def _largest_group(p: Printer, node: val.LargestSubtypeGroup) -> Text:
    return text("ds-says-largest-group")
