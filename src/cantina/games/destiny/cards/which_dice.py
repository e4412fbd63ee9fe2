"""Which dice: a description, how a die is tested against it, and how it reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import StrEnum
from functools import reduce
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import Now, choose_dice, choose_die
from cantina.games.destiny.cards.bounds import Compare
from cantina.games.destiny.cards.filters import (
    Filter,
    Range,
    Test,
    Valid,
    at_once,
    detailed,
    flagged,
    named,
    qualified,
)
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import either
from cantina.games.destiny.names import title
from cantina.games.destiny.rules.die_values import die_subtypes, die_value, showing
from cantina.games.destiny.rules.zones import dice_of, opponents
from cantina.games.destiny.state import ON_CARD
from cantina.games.destiny.terms import DAMAGE, CardType, Colour, DieSide, Subtype, Symbol

if TYPE_CHECKING:
    from cantina.games.destiny.cards.targets import Target


class DiePlace(StrEnum):
    """Where the described dice are."""

    POOL = "pool"
    ON_CARD = "on-card"  # on a card in play, not in a pool
    ANYWHERE = "anywhere"  # in a pool or on a card in play


class Dice(Filter, frozen=True, cache_hash=True):
    """Dice that fit every field given; an empty field says nothing.

    `of` is the player in whose pool the die is (on whose card, outside pools). A die has the type,
    colour, subtypes and uniqueness of its card. `shows` counts modifier sides and sides whose cost
    cannot be paid; blanks and specials have the value 0. `on` with no `types` means the dice of
    the card itself and of the upgrades on it.
    """

    shows: tuple[Symbol, ...] = ()
    not_shows: tuple[Symbol, ...] = ()
    value: Compare | None = None
    modifier: bool | None = None
    has_cost: bool | None = None
    types: tuple[CardType, ...] = ()
    colours: tuple[Colour, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    not_subtypes: tuple[Subtype, ...] = ()
    names: tuple[str, ...] = ()
    unique: bool | None = None
    on: Target[Cards] | None = None
    card: Cards | None = None  # its card fits this
    place: DiePlace = DiePlace.POOL
    picked: bool | None = None  # among the dice chosen by the last Pick, or not
    that: bool = False  # among the dice last chosen, rolled or touched
    not_this: bool = False  # any but this die, for a special the die being resolved
    not_that: bool = False  # any but the dice last chosen or touched
    unresolved: bool = False  # any but the dice that the effect before resolved
    lowest_of_those: bool = False  # of the dice last chosen, if none of them shows less
    colour_of_that_card: bool = False  # of the colour of the card last chosen or played
    shares_subtype_with_that: bool = False  # shares a subtype with the die last chosen
    symbol_of_that_die: bool = False  # shows the symbol that the die last chosen shows
    symbol_chosen: bool = False  # shows the symbol just declared
    value_chosen: bool = False  # shows the value just declared
    removed_last_turn: bool = False  # removed in the last turn of an opponent this round
    odd_value: bool = False  # shows a value that is an odd number
    copy_of_that: bool = False  # of the same card as the die last chosen, which is one of them
    symbol_not_here: bool = False  # shows a symbol that no character die of this card shows

    @classmethod
    def tests(cls) -> Mapping[str, Callable[[Any], Test]]:
        return DIE_TESTS

    def places(self, scene: Scene) -> list[int]:
        """Return the dice of the place, of the players it means."""
        g = scene.g
        if self.place is DiePlace.POOL:
            found: list[int] = []
            for seat in self.of.seats(scene):
                found += g.players[seat].pool
            return found
        on_card = self.place is DiePlace.ON_CARD
        return [
            die.id
            for die in g.dice.values()
            if (not on_card or die.face == ON_CARD) and self.of.is_seat(scene, die.controller)
        ]

    def covers(self, scene: Scene, die: int, controller: int) -> bool:
        return self.of.is_seat(scene, controller) and self.fits(scene, die)

    def includes(self, scene: Scene, die: int) -> bool:
        """Say whether a die, whatever it shows, fits the rest."""
        return without_symbol(self).fits(scene, die)

    def whatever_they_show(self) -> Dice:
        """Return the same dice whatever the symbol up."""
        return without_symbol(self)

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        scene.touch_dice(found)

    def choose_one(self, scene: Scene, prompt: Text, able: Now) -> Awaitable[int | None]:
        return choose_die(scene.g, scene.seat, prompt, at_once(able))

    def choose_some(
        self, scene: Scene, prompt: Text, able: Now, count: Range, valid: Valid | None = None
    ) -> Awaitable[tuple[int, ...]]:
        return choose_dice(scene.g, scene.seat, prompt, at_once(able), *count, valid)

    # --- how it reads ---------------------------------------------------------------------------

    def subject(self) -> Text:
        return text("ds-says-any", what=self.says(), whose="any")

    def says(self) -> Text:
        what = text("ds-type-die")
        if self.on is not None and self._own:
            what = text("ds-says-own-die", what=what, host=self.on.says())
        elif self.types:
            what = text("ds-says-die-of-type", what=what, kind=named(self.types)[0])
        if self.names:
            names = either([title(name) for name in self.names])
            what = text("ds-says-die-named", what=what, name=names)
        for part in named(self.not_subtypes):
            what = text("ds-says-not-subtyped", what=what, subtype=part)
        for part in named(self.subtypes):
            what = text("ds-says-die-subtyped", what=what, subtype=part)
        adjectives = named(self.colours)
        if self.unique is not None:
            adjectives.insert(0, unique_text(self.unique))
        what = qualified(what, adjectives)
        if self.of is not Whose.ANYONE and self.on is None:
            what = self.of.of(what)
        return detailed(what, self._details())

    @property
    def _own(self) -> bool:
        """Whether only a character's own dice are meant, not those of its upgrades."""
        return self.types == (CardType.CHARACTER,)

    def _details(self) -> list[Text]:
        found: list[Text] = []
        if self.on is not None and not self._own:
            upgrades = "no" if self.types or self.subtypes else "yes"
            found.append(text("ds-says-die-on", host=self.on.says(), upgrades=upgrades))
        if self.card is not None:
            found.append(text("ds-says-die-card", card=self.card.says()))
        if self.place is not DiePlace.POOL:
            found.append(text("ds-says-die-place", place=self.place.value))
        if self.shows:
            found.append(text("ds-says-showing", symbols=symbols(self.shows)))
        if self.not_shows:
            found.append(text("ds-says-not-showing", symbols=none_of(self.not_shows)))
        if self.value is not None:
            found.append(text("ds-says-die-value", bound=self.value.says()))
        if self.modifier is not None:
            found.append(text("ds-says-die-modifier"))
        if self.has_cost is not None:
            found.append(text("ds-says-showing-cost"))
        return found + flagged(
            {
                "ds-says-among-picked": self.picked is True,
                "ds-says-not-picked": self.picked is False,
                "ds-says-among-those": self.that,
                "ds-says-not-this": self.not_this,
                "ds-says-not-that": self.not_that,
                "ds-says-unresolved": self.unresolved,
                "ds-says-lowest-of-those": self.lowest_of_those,
                "ds-says-of-same-colour": self.colour_of_that_card,
                "ds-says-sharing-subtype": self.shares_subtype_with_that,
                "ds-says-of-same-symbol": self.symbol_of_that_die,
                "ds-says-of-named-symbol": self.symbol_chosen,
                "ds-says-of-odd-value": self.odd_value,
                "ds-says-copy-of-that-die": self.copy_of_that,
                "ds-says-of-symbol-not-here": self.symbol_not_here,
                "ds-says-removed-last-turn": self.removed_last_turn,
            }
        )

    def says_of(self, die: Text) -> Text:
        """Say of a die that it fits: "this die shows a blank"."""
        if self.shows:
            return text("ds-says-shows", die=die, symbols=symbols(self.shows))
        if self.value is not None:
            return text("ds-says-shows-value", die=die, bound=self.value.says())
        if self.symbol_chosen:
            return text("ds-says-shows-named", die=die)
        if self.value_chosen:
            return text("ds-says-shows-named-value", die=die)
        if self.subtypes:
            return text("ds-says-is-subtype", card=die, subtype=named(self.subtypes)[0])
        if self.subtypes:
            return text("ds-says-is-subtype", card=die, subtype=named(self.subtypes)[0])
        if self.types:
            return text("ds-says-is-die-of-type", die=die, kind=named(self.types)[0])
        return text("ds-says-is", card=die, what=unique_text(bool(self.unique)))


_WITHOUT: dict[Dice, Dice] = {}


def without_symbol(what: Dice) -> Dice:
    """Return the same filter whatever the dice show, made once."""
    found = _WITHOUT.get(what)
    if found is None:
        found = _WITHOUT[what] = msgspec.structs.replace(what, shows=())
    return found


def unique_text(unique: bool) -> Text:
    """Say that something is unique, or not."""
    return text("ds-says-unique" if unique else "ds-says-not-unique")


def symbols(shown: Sequence[Symbol]) -> Text:
    """Name symbols."""
    if tuple(shown) == DAMAGE:
        return text("ds-says-any-damage")
    return either([symbol.says() for symbol in shown])


def none_of(shown: Sequence[Symbol]) -> Text:
    """Name symbols none of which shows."""
    if tuple(shown) == DAMAGE:
        return text("ds-says-any-damage")
    return reduce(
        lambda first, second: text("ds-says-nor", first=first, second=second),
        [symbol.says() for symbol in shown],
    )


# --- tests --------------------------------------------------------------------------------------


def _side(read: Callable[[DieSide], bool]) -> Test:
    def test(scene: Scene, die: int) -> bool:
        side = showing(scene, die)
        return side is not None and read(side)

    return test


def _value(bound: Compare) -> Test:
    def test(scene: Scene, die: int) -> bool:
        return showing(scene, die) is not None and bound.kept(scene, die_value(scene, die))

    return test


def _type(types: tuple[str, ...]) -> Test:
    def test(scene: Scene, die: int) -> bool:
        found = scene.g.dice.get(die)
        card = scene.g.play.get(found.card) if found is not None else None
        return (card.kind if card is not None else facts.of_die(scene.g, die).kind) in types

    return test


def _on(target: Target[Cards]) -> Test:
    def test(scene: Scene, die: int) -> bool:
        g = scene.g
        found = g.dice.get(die)
        card = g.play.get(found.card) if found is not None else None
        if card is None:
            return False
        if target.covers(scene, card.id):
            return True
        return card.host >= 0 and target.covers(scene, card.host)

    return test


def _card(what: Cards) -> Test:
    def test(scene: Scene, die: int) -> bool:
        found = scene.g.dice.get(die)
        return found is not None and found.card in scene.g.play and what.covers(scene, found.card)

    return test


def _colour_of_that_card(_: bool) -> Test:
    def test(scene: Scene, die: int) -> bool:
        colours = [facts.of(scene.g, card).color for card in scene.cards]
        return facts.of_die(scene.g, die).color in colours

    return test


def _shares_subtype(_: bool) -> Test:
    def test(scene: Scene, die: int) -> bool:
        own = die_subtypes(scene, die)
        return any(not own.isdisjoint(die_subtypes(scene, other)) for other in scene.dice)

    return test


def _symbol_of_that(_: bool) -> Test:
    def test(scene: Scene, die: int) -> bool:
        side = showing(scene, die)
        others = [showing(scene, other) for other in scene.dice]
        return side is not None and any(o is not None and o.symbol == side.symbol for o in others)

    return test


def _removed_last_turn(_: bool) -> Test:
    def test(scene: Scene, die: int) -> bool:
        return any(
            one.kind == "remove" and one.target == scene.seat and die in one.dice
            for seat in opponents(scene.g, scene.seat)
            for one in scene.g.players[seat].last_turn
        )

    return test


def _symbol_chosen(_: bool) -> Test:
    def test(scene: Scene, die: int) -> bool:
        side = showing(scene, die)
        return side is not None and side.symbol == scene.named

    return test


def lowest_of_those(scene: Scene, die: int) -> bool:
    """Say whether a die is one of those last chosen, none of which shows less."""
    if die not in scene.dice:
        return False
    return die_value(scene, die) == min([die_value(scene, other) for other in scene.dice])


def _copy_of_that(_: bool) -> Test:
    def test(scene: Scene, die: int) -> bool:
        wanted = {facts.of_die(scene.g, other).title for other in scene.dice}
        return facts.of_die(scene.g, die).title in wanted

    return test


def _symbol_not_here(_: bool) -> Test:
    def test(scene: Scene, die: int) -> bool:
        own = [one.id for one in dice_of(scene.g, scene.card)]
        here = {side.symbol for one in own if (side := showing(scene, one)) is not None}
        side = showing(scene, die)
        return side is not None and side.symbol not in here

    return test


DIE_TESTS: dict[str, Callable[[Any], Test]] = {
    "shows": lambda wanted: _side(lambda side: side.symbol in wanted),
    "not_shows": lambda wanted: _side(lambda side: side.symbol not in wanted),
    "value": _value,
    "modifier": lambda wanted: _side(lambda side: side.modifier is wanted),
    "has_cost": lambda wanted: _side(lambda side: (side.cost > 0) is wanted),
    "types": _type,
    "colours": lambda wanted: lambda scene, die: facts.of_die(scene.g, die).color in wanted,
    "subtypes": lambda wanted: lambda scene, die: not die_subtypes(scene, die).isdisjoint(wanted),
    "not_subtypes": lambda wanted: lambda scene, die: die_subtypes(scene, die).isdisjoint(wanted),
    "names": lambda wanted: lambda scene, die: facts.of_die(scene.g, die).title in wanted,
    "unique": lambda wanted: lambda scene, die: facts.of_die(scene.g, die).unique is wanted,
    "on": _on,
    "card": _card,
    "picked": lambda wanted: lambda scene, die: (die in scene.picked) is wanted,
    "that": lambda _: lambda scene, die: die in scene.dice,
    "not_this": lambda _: lambda scene, die: die != scene.die,
    "not_that": lambda _: lambda scene, die: die not in scene.dice,
    "unresolved": lambda _: lambda scene, die: die not in scene.dice,
    "lowest_of_those": lambda _: lowest_of_those,
    "colour_of_that_card": _colour_of_that_card,
    "shares_subtype_with_that": _shares_subtype,
    "symbol_of_that_die": _symbol_of_that,
    "symbol_chosen": _symbol_chosen,
    "value_chosen": lambda _: lambda scene, die: str(die_value(scene, die)) == scene.named,
    "odd_value": lambda _: lambda scene, die: die_value(scene, die) % 2 == 1,
    "copy_of_that": _copy_of_that,
    "symbol_not_here": _symbol_not_here,
    "removed_last_turn": _removed_last_turn,
}
