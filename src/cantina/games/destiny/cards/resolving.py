"""Resolving dice by card text (DS-CARD-RESOLVE)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cantina.core.ask import Ask
from cantina.core.cards import Outcome, count_of
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_die
from cantina.games.destiny.cards.certain import ThisDie
from cantina.games.destiny.cards.counts import Rather
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import AnyNumber, Chosen, One, Several, Target, UpTo
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice, symbols
from cantina.games.destiny.cards.words import ALL, Amount, Condition, Effect
from cantina.games.destiny.rules import resolving
from cantina.games.destiny.rules.resolving import Manner, can_resolve, ways
from cantina.games.destiny.rules.zones import in_pool
from cantina.games.destiny.terms import SYMBOLS, Symbol


class Resolve(Effect, frozen=True):
    """Resolve dice one at a time, in your order, paying their costs; modifiers may join.

    Dice of opponents are resolved as if they were yours (DS-RESOLVE-9). Only dice that can be
    resolved are offered; `shows` also fits a die that a ResolvesAs rule lets you resolve as that
    symbol (DS-FAQ-24). With `same_symbol` you name each die when its turn comes (DS-CLARIFY-28).
    Done if every chosen die was resolved; the characters it was used on are ThatCharacter.
    """

    dice: Target[Dice]
    plus: Amount = 0  # added to the value of each, unless it is special
    plus_once: bool = False  # added to one of them only, of your choice
    value: Amount | None = None  # instead of its own, unless it is special
    as_symbol: Symbol | None = None  # ANY: a different symbol of your choice, with the same value
    as_base: bool = False  # a modifier side counts as a side without plus
    keep: bool | Condition = False  # it stays in the pool
    less: int = 0  # taken off its cost
    free: bool = False  # its cost is not paid
    unblockable: bool = False
    against: Target[Cards] | None = None  # its damage is dealt to this character
    against_each: Cards | None = None  # its damage is dealt to each of these, the cost paid once

    def can(self, scene: Scene) -> bool:
        shows = symbols_wanted(self.dice)
        return whatever_it_shows(self.dice).exists(
            scene, lambda die: bool(self.ways(scene, die, shows))
        )

    async def do(self, scene: Scene) -> Outcome:
        target = self.dice
        if isinstance(target, UpTo | AnyNumber):
            return await self._resolve_several(scene, target)
        shows = symbols_wanted(target)
        found, full = await whatever_it_shows(target).choose(
            scene, "ds-ask-resolve-die", lambda die: bool(self.ways(scene, die, shows))
        )
        left, resolved = list(found), 0
        hit: tuple[int, ...] = ()
        raised = await self._choose_raised(scene, found)
        while left:
            prompt = scene.question("ds-ask-resolve-order")
            die = await choose_die(scene.g, scene.seat, prompt, left)
            assert die is not None
            left.remove(die)
            how = self if raised in (None, die) else msgspec.structs.replace(self, plus=0)
            if await how._resolve_one(scene, die, shows):
                resolved += 1
                hit += scene.characters
        if found:
            scene.dice = tuple(found)
        scene.characters = hit
        return scene.report(full and resolved == len(found), resolved)

    async def _choose_raised(self, scene: Scene, found: Sequence[int]) -> int | None:
        """Let the player choose the one die whose value is raised, where it is only one."""
        if not self.plus_once:
            return None
        return await choose_die(scene.g, scene.seat, scene.question("ds-ask-raise-die"), found)

    async def _resolve_several(self, scene: Scene, target: UpTo[Dice] | AnyNumber[Dice]) -> Outcome:
        """Resolve up to some dice, each named when its turn comes, with plus dice that fit."""
        g = scene.g
        most = count_of(scene, target.n) if isinstance(target, UpTo) else ALL
        shows = target.what.shows
        what = target.what.whatever_they_show()
        done: list[int] = []
        hit: tuple[int, ...] = ()
        while len(done) < most:
            able = [
                die for die in what.find(scene) if die not in done and self.ways(scene, die, shows)
            ]
            prompt = scene.question("ds-ask-resolve-die")
            die = await choose_die(g, scene.seat, prompt, able, none=True)
            if die is None:
                break
            symbol = await self._choose_symbol(scene, die, shows)
            if target.same_symbol:
                shows = (symbol,)
            joining = tuple([other for other in what.find(scene) if other not in done])
            if self.as_symbol is not None:
                joining = ()  # a plus die does not show what these dice are resolved as
            earlier = len(g.resolved)
            if not await self._resolve_as(scene, die, symbol, joining, most - len(done) - 1):
                done.append(die)
                continue
            done += g.resolved[earlier:]
            hit += scene.characters
        scene.dice = tuple(done)
        scene.characters = hit
        some = isinstance(target, AnyNumber) and target.some
        return scene.report(bool(done) or not some, len(done))

    async def _resolve_one(self, scene: Scene, die: int, shows: tuple[Symbol, ...]) -> bool:
        """Resolve one die; without a second die no plus die can join (DS-CARD-RESOLVE-3)."""
        if not self.ways(scene, die, shows):
            return False
        symbol = await self._choose_symbol(scene, die, shows)
        return await self._resolve_as(scene, die, symbol, (), 0)

    def ways(self, scene: Scene, die: int, shows: tuple[Symbol, ...]) -> list[Symbol]:
        """Return the symbols a die can be resolved as through this card."""
        g, seat = scene.g, scene.seat
        manner = Manner(free=self.free, less=self.less, as_base=self.as_base, joining=())
        if not in_pool(g, die) or (scene.resolution is not None and die in scene.resolution.busy):
            return []
        if self.as_symbol is not None and shows:
            if not any(symbol in shows for symbol in ways(g, seat, die)):
                return []
            shows = ()  # what it shows is one thing, what it is resolved as another
        if self.as_symbol is Symbol.ANY:
            able = other_symbols(scene, die)
        else:
            able = list(ways(g, seat, die, self.as_symbol))
        return [
            symbol
            for symbol in able
            if (not shows or symbol in shows) and can_resolve(g, seat, die, symbol, manner)
        ]

    async def _choose_symbol(self, scene: Scene, die: int, shows: tuple[Symbol, ...]) -> Symbol:
        """Let the player choose what a die is resolved as, where there is a choice."""
        able = self.ways(scene, die, shows)
        if len(able) == 1:
            return able[0]
        word = await Ask(
            scene.seat,
            text("ds-ask-resolve-as", die=facts.die_text(scene.g, die)),
            [symbol.word for symbol in able],
            label=lambda word: text("ds-symbol", symbol=word),
        )
        return next(symbol for symbol in able if symbol.word == word)

    async def _resolve_as(
        self, scene: Scene, die: int, symbol: Symbol, joining: tuple[int, ...], room: int
    ) -> bool:
        """Resolve a die as a symbol in the manner the card says."""
        scene.dice = (die,)
        scene.shown[die] = scene.g.dice[die].face
        each = None if self.against is None else tuple(self.against.meant(scene))
        if self.against_each is not None:
            each = tuple(await self.against_each.aim(scene))
        manner = Manner(
            plus=count_of(scene, self.plus),
            value=None if self.value is None else count_of(scene, self.value),
            less=self.less,
            free=self.free,
            keep=self.keep if isinstance(self.keep, bool) else self.keep.holds(scene),
            as_base=self.as_base,
            unblockable=self.unblockable,
            each=each,
            joining=joining,
            most_joining=room,
        )
        return await resolving.resolve(scene, die, symbol, manner)

    def says(self) -> Text:
        said = text("ds-says-resolve", dice=self.dice.says())
        if self.as_symbol is Symbol.ANY:
            said = text("ds-says-resolve-other", effect=said)
        elif self.as_symbol is not None:
            said = text("ds-says-resolve-as", effect=said, symbol=symbols((self.as_symbol,)))
        if self.as_base:
            said = text("ds-says-resolve-base", effect=said)
        if self.value is not None:
            value = self.value if isinstance(self.value, int) else self.value.says()
            said = text("ds-says-resolve-value", effect=said, n=value)
        said = self._says_plus(said)
        if self.less:
            said = text("ds-says-resolve-less", effect=said, n=self.less)
        if self.free:
            said = text("ds-says-resolve-free", effect=said)
        if self.unblockable:
            said = text("ds-says-resolve-unblockable", effect=said, number=self._number())
        if self.against is not None:
            said = text("ds-says-resolve-against", effect=said, cards=self.against.says())
        if self.against_each is not None:
            said = text("ds-says-resolve-each", effect=said, cards=self.against_each.says())
        if isinstance(self.keep, Condition):
            return text("ds-says-resolve-keep-if", effect=said, condition=self.keep.says())
        if self.keep:
            return text("ds-says-resolve-keep", effect=said, number=self._number())
        return said

    def _number(self) -> str:
        return "many" if any(self.dice.leaves().values()) else "one"

    def _says_plus(self, said: Text) -> Text:
        plus = self.plus
        if isinstance(plus, Rather) and plus.usual == 0:
            condition = plus.condition.says()
            how_much = plus.instead if isinstance(plus.instead, int) else plus.instead.says()
            return text("ds-says-resolve-plus-if", effect=said, n=how_much, condition=condition)
        if isinstance(plus, int):
            if plus < 0:
                return text("ds-says-resolve-minus", effect=said, n=-plus)
            if plus == 0:
                return said
        n = plus if isinstance(plus, int) else plus.says()
        once = "one" if self.plus_once else "each"
        return text("ds-says-resolve-plus", effect=said, n=n, which=once, number=self._number())


def other_symbols(scene: Scene, die: int) -> list[Symbol]:
    """Return the symbols but its own that a die could have; none for a blank."""
    natural = facts.side_of(scene.g, die).symbol
    if natural is Symbol.BLANK:
        return []
    special = bool(facts.of_die(scene.g, die).specials)
    return [
        symbol
        for symbol in SYMBOLS
        if symbol is not natural and (special or symbol is not Symbol.SPECIAL)
    ]


def symbols_wanted(target: Target[Dice]) -> tuple[Symbol, ...]:
    """Return the symbols the words ask for."""
    if isinstance(target, ThisDie):
        return target.shows
    if isinstance(target, Chosen) and isinstance(target.filter, Dice):
        return target.filter.shows
    return ()


def whatever_it_shows(target: Target[Dice]) -> Target[Dice]:
    """Return the same words whatever the dice show; what they count as is tested apart."""
    if isinstance(target, One | Several | UpTo | AnyNumber):
        return msgspec.structs.replace(target, what=target.what.whatever_they_show())
    if isinstance(target, ThisDie):
        return msgspec.structs.replace(target, shows=())
    return target
