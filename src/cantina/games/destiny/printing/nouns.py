"""How dice, cards, players and numbers read."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from cantina.core.text import Text, text
from cantina.games.destiny.content.names import title
from cantina.games.destiny.printed import DAMAGE, Subtype, Symbol
from cantina.games.destiny.printing.printer import Printer, both, either, says, words
from cantina.games.destiny.vocabulary import selectors as sel
from cantina.games.destiny.vocabulary import values as val
from cantina.games.destiny.vocabulary.nodes import Filter
from cantina.games.destiny.vocabulary.selectors import Cards, Compare, Dice, DiePlace, Whose, Zone

ONE = "one"
MANY = "many"


def symbols(shown: Sequence[Symbol]) -> Text:
    """Name symbols."""
    if tuple(shown) == DAMAGE:
        return text("ds-says-any-damage")
    return either([text("ds-says-symbol", symbol=symbol.name.lower()) for symbol in shown])


def subtype(kind: Subtype) -> Text:
    """Name a subtype."""
    return text("ds-says-subtype", subtype=kind.value)


def bound(p: Printer, compare: Compare) -> Text:
    """Print a bound on a number."""
    return p.say(compare)


def all_of(message: str, key: str, kinds: Sequence[StrEnum]) -> list[Text]:
    """Name several words of one kind as one adjective."""
    return [either([Text(message, {key: kind.value}) for kind in kinds])] if kinds else []


def zero(compare: Compare) -> bool:
    """Say whether a bound means "none at all"."""
    return isinstance(compare, sel.Exactly) and compare.n == 0


# --- cards -------------------------------------------------------------------------------------


def cards(p: Printer, f: Cards, number: str = ONE) -> Text:
    """Print a description of cards as a noun with all that belongs to it."""
    return words([*card_adjectives(f), card_noun(f, number), *card_details(p, f)])


def card_adjectives(f: Cards) -> list[Text]:
    """Return the words before the noun."""
    found: list[Text] = []
    if f.ready is not None:
        found.append(text("ds-says-ready", ready="yes" if f.ready else "no"))
    if f.unique is not None:
        found.append(text("ds-says-unique", unique="yes" if f.unique else "no"))
    found += all_of("ds-says-colour", "colour", f.colours)
    found += all_of("ds-says-not-colour", "colour", f.not_colours)
    found += all_of("ds-says-affiliation", "affiliation", f.affiliations)
    found += all_of("ds-says-subtype", "subtype", f.subtypes)
    found += all_of("ds-says-not-subtype", "subtype", f.not_subtypes)
    return found


def card_noun(f: Cards, number: str) -> Text:
    """Return the noun: a title, types, or simply card."""
    if f.names:
        return either([title(name) for name in f.names])
    if f.copy_of_this:
        return text("ds-says-copy-of-this", number=number)
    if not f.types:
        return text("ds-says-type", type="card", number=number)
    return either([text("ds-says-type", type=kind.value, number=number) for kind in f.types])


def card_details(p: Printer, f: Cards) -> list[Text]:
    """Return the words after the noun."""
    found = [*card_place(p, f)]
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
        found.append(text("ds-says-on-any", host=described(p, f.on.of, ONE)))
    elif f.on is not None:
        found.append(text("ds-says-on", host=p.say(f.on)))
    for flag, message in (
        (f.not_this, "this"),
        (f.not_host, "host"),
        (f.not_that, "that"),
        (f.same_side, "side"),
        (f.colour_chosen, "colour"),
        (f.cost_chosen, "cost"),
    ):
        if flag:
            found.append(text("ds-says-but", what=message))
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


def card_place(p: Printer, f: Cards) -> list[Text]:
    """Return whose the cards are and where."""
    if f.zone is not Zone.PLAY:
        return [text("ds-says-zone", zone=f.zone.value, whose=f.of.value, person=p.person)]
    if f.of is Whose.ANYONE:
        return []
    return [whose(p, f.of)]


def whose(p: Printer, player: Whose) -> Text:
    """Print the owner of a die or card."""
    return text("ds-says-whose", whose=player.value, person=p.person)


def player(p: Printer, who: Whose) -> Text:
    """Print a player to whom something happens."""
    return text("ds-says-player", who=who.value, person=p.person)


# --- dice --------------------------------------------------------------------------------------


def dice(p: Printer, f: Dice, number: str = ONE) -> Text:
    """Print a description of dice as a noun with all that belongs to it."""
    kinds = [text("ds-says-type", type=kind.value, number=ONE) for kind in f.types]
    adjectives = [
        *(
            [text("ds-says-unique", unique="yes" if f.unique else "no")]
            if f.unique is not None
            else []
        ),
        *all_of("ds-says-colour", "colour", f.colours),
        *all_of("ds-says-subtype", "subtype", f.subtypes),
        *([either([title(name) for name in f.names])] if f.names else []),
        *([either(kinds)] if kinds else []),
    ]
    return words([*adjectives, text("ds-says-die", number=number), *die_details(p, f)])


def die_details(p: Printer, f: Dice) -> list[Text]:
    """Return the words after the noun."""
    found: list[Text] = []
    if f.of is not Whose.ANYONE and f.on is None:
        found.append(whose(p, f.of))
    if f.on is not None:
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
        (f.picked, "picked"),
        (f.not_this, "not-this"),
        (f.not_that, "not-that"),
        (f.colour_of_that_card, "colour"),
        (f.shares_subtype_with_that, "subtype"),
        (f.symbol_of_that_die, "symbol"),
        (f.symbol_chosen, "chosen"),
    ):
        if flag:
            found.append(text("ds-says-die-which", which=message))
    return found


def described(p: Printer, f: Filter, number: str) -> Text:
    """Print a description of dice or cards."""
    if isinstance(f, Cards):
        return cards(p, f, number)
    assert isinstance(f, Dice)
    return dice(p, f, number)


@says(Cards)
def _cards(p: Printer, node: Cards) -> Text:
    return cards(p, node)


@says(Dice)
def _dice(p: Printer, node: Dice) -> Text:
    return dice(p, node)


# --- targets -----------------------------------------------------------------------------------


@says(sel.One)
def _one(p: Printer, node: sel.One[Filter]) -> Text:
    return text("ds-says-one", what=described(p, node.of, ONE))


@says(sel.UpTo)
def _up_to(p: Printer, node: sel.UpTo[Filter]) -> Text:
    what = text("ds-says-up-to", n=p.amount(node.n), what=described(p, node.of, MANY))
    return together(p, what, node.combined, node.same_symbol)


@says(sel.AnyNumber)
def _any_number(p: Printer, node: sel.AnyNumber[Filter]) -> Text:
    what = text("ds-says-any-number", what=described(p, node.of, MANY))
    return together(p, what, node.combined, node.same_symbol)


def together(p: Printer, what: Text, combined: Compare | None, same_symbol: bool) -> Text:
    """Add what several dice must be together."""
    if combined is not None:
        what = text("ds-says-combined", what=what, bound=bound(p, combined))
    return text("ds-says-same-symbol", what=what) if same_symbol else what


@says(sel.Several)
def _several(p: Printer, node: sel.Several[Filter]) -> Text:
    what = text("ds-says-several", n=p.amount(node.n), what=described(p, node.of, MANY))
    return text("ds-says-share-subtype", what=what) if node.share_subtype else what


@says(sel.Each)
def _each(p: Printer, node: sel.Each[Filter]) -> Text:
    if isinstance(node.of, Cards) and node.of.zone is Zone.DECK_TOP:
        return text("ds-says-top-card")
    return text("ds-says-each", what=described(p, node.of, ONE))


@says(sel.AtRandom)
def _at_random(p: Printer, node: sel.AtRandom[Filter]) -> Text:
    number = ONE if node.n == 1 else MANY
    return text("ds-says-random", n=p.amount(node.n), what=described(p, node.of, number))


@says(sel.Together)
def _together(p: Printer, node: sel.Together[Filter]) -> Text:
    return both([p.say(part) for part in node.parts])


@says(sel.This)
def _this(p: Printer, node: sel.This) -> Text:
    return text("ds-says-this")


@says(sel.Host)
def _host(p: Printer, node: sel.Host) -> Text:
    return text("ds-says-host")


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
    parts = [text("ds-says-this-die")]
    if node.shows:
        parts.append(text("ds-says-this-die-with", symbols=symbols(node.shows)))
    if node.has_cost:
        parts.append(text("ds-says-showing-cost"))
    return words(parts)


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
    return text("ds-says-exactly", n=p.amount(node.n))


# --- numbers -----------------------------------------------------------------------------------


@says(val.Count)
def _count(p: Printer, node: val.Count) -> Text:
    return text("ds-says-count", what=described(p, node.of, MANY))


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
