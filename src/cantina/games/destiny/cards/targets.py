"""The dice or cards an effect is about: how many, and who picks them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Generic

import msgspec

from cantina.core.cards import count_of
from cantina.core.chance import Pick as Picked
from cantina.core.deck import Peek
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.destiny.asking import Now
from cantina.games.destiny.cards.agreeing import (
    alike,
    colours_differ,
    combined_value,
    refused,
    sharing,
    some_pair,
    symbol,
    symbols_agree,
    titled_as,
)
from cantina.games.destiny.cards.bounds import AtLeast, Compare
from cantina.games.destiny.cards.filters import Allowed, F, Filter, Found, Valid
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Pointing, Scene
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import ALL, SAYS, Amount, Leaving, both
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.rules.zones import hold, seats_from

NONE_FOUND: Found = ((), False)


class Target(Pointing, Generic[F], frozen=True):
    """The dice or cards that an effect is about."""

    prefix: ClassVar[str] = SAYS
    are_many: ClassVar[bool] = False
    is_this: ClassVar[bool] = False

    def find(self, scene: Scene) -> list[int]:
        """Return what the words mean where nothing is left to choose."""
        return list(self.meant(scene))

    @abstractmethod
    def meant(self, scene: Scene) -> Sequence[int]:
        """Return what the words mean where nothing is left to choose, not to be changed."""

    @abstractmethod
    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        """Make what was found "that"."""

    async def pick(self, scene: Scene, prompt: str, allowed: Allowed | None) -> Found:
        """Find what the words mean, choosing where there is a choice."""
        found = self.able(scene, allowed)
        return tuple(found), bool(found)

    async def choose(self, scene: Scene, prompt: str, allowed: Allowed | None = None) -> Found:
        """Find what an effect is about and make it "that"."""
        found = await self.pick(scene, prompt, allowed)
        self.touch(scene, found[0])
        return found

    def able(self, scene: Scene, allowed: Allowed | None) -> list[int]:
        """Return what is meant and allowed by the effect."""
        return [
            thing
            for thing in self.meant(scene)
            if thing >= 0 and (allowed is None or allowed(thing))
        ]

    def exists(self, scene: Scene, allowed: Allowed | None = None) -> bool:
        """Say whether there is anything for an effect, without choosing."""
        return bool(self.able(scene, allowed))

    def covers(self, scene: Scene, thing: int) -> bool:
        """Say whether something is what the words mean, without choosing."""
        return thing in self.meant(scene)

    # --- how it reads ---------------------------------------------------------------------------

    def leaves(self) -> Leaving:
        """Return what "that" is once they were found: several (true) or one."""
        return {}

    def subject(self) -> Text:
        """Speak of what an event happens to."""
        return self.says()

    def plural(self) -> Text:
        """Speak of it as it is."""
        return self.says()

    def to_be_played(self) -> Text:
        """Speak of it as it is."""
        return self.says()

    def as_host(self) -> Text:
        """Say that something is on it."""
        return text("ds-says-on", host=self.says())


# --- chosen among those that fit ----------------------------------------------------------------


class Chosen(Target[F], Generic[F], frozen=True):
    """Some of those that fit a description."""

    @property
    def filter(self) -> Filter:
        """The description."""
        return self.what  # type: ignore[attr-defined,no-any-return]

    def are_several(self) -> bool:
        """Say whether it may be more than one."""
        return getattr(self, "n", ALL) != 1

    def leaves(self) -> Leaving:
        if isinstance(self.filter, Cards):
            return dict.fromkeys(
                ("ds-says-that-card", "ds-says-that-character"), self.are_several()
            )
        return {"ds-says-those-dice": self.are_several()}

    def meant(self, scene: Scene) -> Sequence[int]:
        """All that fit might be."""
        return self.filter.find(scene)

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        """Make them "those dice" or "that card"."""
        self.filter.touch(scene, found)

    def exists(self, scene: Scene, allowed: Allowed | None = None) -> bool:
        """Say whether anything fits."""
        return self.filter.exists(scene, allowed)

    def covers(self, scene: Scene, thing: int) -> bool:
        """Say whether it fits."""
        what = self.filter
        return isinstance(what, Cards) and what.covers(scene, thing)

    async def pick(self, scene: Scene, prompt: str, allowed: Allowed | None) -> Found:
        """Aim at an opponent where they must be his, then take as many as the words say."""
        what = self.filter
        aimed = what.of is Whose.OPPONENT
        fitting = await what.aim(scene, allowed) if aimed else what.found(scene, allowed)
        if not what.is_unseen:
            return await self.take(scene, fitting, fitting, scene.question(prompt))
        now: Now = partial(what.found, scene, allowed)
        if aimed:
            now = hold(scene.g, scene.seat, fitting)
        found, full = await self.take(scene, fitting, now, scene.question(prompt))
        return hold(scene.g, scene.seat, found), full

    @abstractmethod
    async def take(self, scene: Scene, fitting: list[int], now: Now, prompt: Text) -> Found:
        """Take as many of these as the words say; `now` are those that fit when asked."""


class One(Chosen[F], Generic[F], frozen=True):
    """You choose one that fits; with none, the effect is not done."""

    what: F

    def are_several(self) -> bool:
        return False

    async def take(self, scene: Scene, fitting: list[int], now: Now, prompt: Text) -> Found:
        one = await self.filter.choose_one(scene, prompt, now)
        return NONE_FOUND if one is None else ((one,), True)


class Bounded(Chosen[F], Generic[F], frozen=True):
    """As many as you like within bounds, all at the same time; none counts as done."""

    @property
    def combined_bound(self) -> Compare | None:
        """The bound on the values the dice show, added up."""
        return self.combined  # type: ignore[attr-defined,no-any-return]

    @property
    def one_symbol(self) -> bool:
        """Whether all must show one symbol."""
        return self.same_symbol  # type: ignore[attr-defined,no-any-return]

    @property
    def one_subtype(self) -> bool:
        """Whether all must share a subtype."""
        return False

    @property
    def one_title(self) -> bool:
        """Whether all must have one title."""
        return self.same_title  # type: ignore[attr-defined,no-any-return]

    def most(self, scene: Scene) -> int | None:
        """Return how many there may be; None: any number."""
        return None

    def exists(self, scene: Scene, allowed: Allowed | None = None) -> bool:
        """Say whether those that fit reach the bound."""
        bound = self.combined_bound
        if not isinstance(bound, AtLeast):
            return super().exists(scene, allowed)
        return bound.kept(scene, combined_value(scene, self.filter.found(scene, allowed)))

    async def take(self, scene: Scene, fitting: list[int], now: Now, prompt: Text) -> Found:
        """Choose any number of them that keeps the bounds."""
        least = int(isinstance(self, AnyNumber) and self.some)
        bound = self.combined_bound
        if bound is not None and bound.wants_some:
            if not bound.kept(scene, combined_value(scene, fitting)):
                return NONE_FOUND
            least = 1
        limited = bound or self.one_symbol or self.one_subtype or self.one_title
        valid = self._valid(scene) if limited else None
        most = self.most(scene)
        return await self.filter.choose_some(scene, prompt, now, (least, most), valid), True

    def _valid(self, scene: Scene) -> Valid:
        bound = self.combined_bound

        def valid(chosen: tuple[int, ...]) -> Blocked | None:
            if bound and not bound.kept(scene, combined_value(scene, chosen)):
                return refused(scene)
            if self.one_symbol and len({symbol(scene, die) for die in chosen}) > 1:
                return refused(scene)
            if self.one_title and len({titled_as(scene, self.filter, one) for one in chosen}) > 1:
                return refused(scene)
            if self.one_subtype and len(chosen) > 1:
                subtypes = [ongoing.subtypes(scene.g, card) for card in chosen]
                return None if frozenset.intersection(*subtypes) else refused(scene)
            return None

        return valid

    def bare(self) -> Text:
        """Say how many of what, without the bounds."""
        return super().says()

    def says(self) -> Text:
        said = self.bare()
        if self.combined_bound is not None:
            said = text("ds-says-combined", what=said, bound=self.combined_bound.says())
        if self.one_title:
            said = text("ds-says-same-title", what=said)
        return text("ds-says-same-symbol", what=said) if self.one_symbol else said


class UpTo(Bounded[F], Generic[F], frozen=True):
    """You choose at most n, all at the same time; none is allowed and counts as done."""

    n: Amount
    what: F
    combined: Compare | None = None  # the values the dice show, added up, must keep this bound
    same_symbol: bool = False  # all must show one symbol
    share_subtype: bool = False  # all cards must share a subtype with each other
    same_title: bool = False  # all must have one title

    def most(self, scene: Scene) -> int | None:
        return count_of(scene, self.n)

    @property
    def one_subtype(self) -> bool:
        return self.share_subtype

    def bare(self) -> Text:
        said = so_many(super().bare(), self.n)
        return text("ds-says-share-subtype", what=said) if self.share_subtype else said


class AnyNumber(Bounded[F], Generic[F], frozen=True):
    """You choose as many as you like, all at the same time; none is allowed and counts as done."""

    what: F
    combined: Compare | None = None
    same_symbol: bool = False
    some: bool = False  # at least one
    same_title: bool = False


class Several(Chosen[F], Generic[F], frozen=True):
    """You choose n, or all that fit if there are fewer; done in full only with n."""

    n: Amount
    what: F
    share_subtype: bool = False  # all dice must share a subtype with each other
    alike: bool = False  # all dice must show the same symbol and value
    same_symbol: bool = False  # all dice must show one symbol
    different_colours: bool = False  # no two dice may have one colour

    async def take(self, scene: Scene, fitting: list[int], now: Now, prompt: Text) -> Found:
        wanted = count_of(scene, self.n)
        valid = self._valid(scene)
        if valid is not None and not some_pair(fitting, valid):
            return NONE_FOUND
        few = min(wanted, len(fitting))
        chosen = await self.filter.choose_some(scene, prompt, now, (few, few), valid)
        return chosen, len(chosen) == wanted

    def says(self) -> Text:
        said = so_many(super().says(), self.n)
        if self.alike:
            return text("ds-says-alike", what=said)
        if self.same_symbol:
            return text("ds-says-same-symbol", what=said)
        if self.different_colours:
            return text("ds-says-different-colours", what=said)
        return text("ds-says-share-subtype", what=said) if self.share_subtype else said

    def _valid(self, scene: Scene) -> Valid | None:
        """Make the test that the dice go together, if they must."""
        if self.share_subtype:
            return sharing(scene)
        if self.same_symbol:
            return symbols_agree(scene)
        if self.alike:
            return alike(scene)
        return colours_differ(scene) if self.different_colours else None


class Each(Chosen[F], Generic[F], frozen=True):
    """All that fit, without a choice; done even with none."""

    what: F

    async def take(self, scene: Scene, fitting: list[int], now: Now, prompt: Text) -> Found:
        return tuple(fitting), True

    def as_host(self) -> Text:
        return text("ds-says-on-any", host=self.filter.says())


class OneOfEach(Chosen[F], Generic[F], frozen=True):
    """You choose one that fits of each player who has such; done if there was any."""

    what: F

    async def take(self, scene: Scene, fitting: list[int], now: Now, prompt: Text) -> Found:
        chosen: list[int] = []
        for seat in seats_from(scene.g, scene.seat):
            own = [thing for thing in fitting if controller(scene, thing, self.filter) == seat]
            one = await self.filter.choose_one(scene, prompt, own)
            if one is not None:
                chosen.append(one)
        return tuple(chosen), bool(chosen)

    def says(self) -> Text:
        what = msgspec.structs.replace(self.filter, of=Whose.ANYONE)
        return text(self.message(), what=what.says())


class AtRandom(Chosen[F], Generic[F], frozen=True):
    """n picked by chance, or all if there are fewer; done in full only with n."""

    n: Amount
    what: F

    async def take(self, scene: Scene, fitting: list[int], now: Now, prompt: Text) -> Found:
        left, wanted = list(fitting), count_of(scene, self.n)
        chosen: list[int] = []
        while left and len(chosen) < wanted:
            one = await Picked(list(left))
            left.remove(one)
            chosen.append(one)
        return tuple(chosen), len(chosen) == wanted


class Together(Target[F], Generic[F], frozen=True):
    """Several targets at once; done in full only if each was found, but done with what was."""

    parts: tuple[Target[F], ...]

    def meant(self, scene: Scene) -> Sequence[int]:
        return [thing for part in self.parts for thing in part.meant(scene)]

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        self.parts[0].touch(scene, found)

    async def pick(self, scene: Scene, prompt: str, allowed: Allowed | None) -> Found:
        every: tuple[int, ...] = ()
        full = True
        for part in self.parts:
            some, all_of_it = await part.pick(scene, prompt, allowed)
            every += tuple([thing for thing in some if thing not in every])
            full = full and all_of_it
        return every, full

    def exists(self, scene: Scene, allowed: Allowed | None = None) -> bool:
        return any(part.exists(scene, allowed) for part in self.parts)

    def leaves(self) -> Leaving:
        return dict.fromkeys(self.parts[0].leaves(), True)

    def says(self) -> Text:
        return both([part.says() for part in self.parts])


class Top(Target[Cards], frozen=True):
    """The n uppermost cards of a player's deck, as many as there are; done in full only with n.

    EVERYONE, EACH_OPPONENT: of each of these decks.
    """

    n: Amount
    of: Whose

    def meant(self, scene: Scene) -> Sequence[int]:
        return ()

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        scene.touch_cards(found)

    def leaves(self) -> Leaving:
        return {"ds-says-that-card": self.n != 1}

    def exists(self, scene: Scene, allowed: Allowed | None = None) -> bool:
        return any(scene.g.players[seat].deck for seat in self.of.seats(scene))

    async def pick(self, scene: Scene, prompt: str, allowed: Allowed | None) -> Found:
        seats = [seat for seat in await self.of.all(scene) if scene.g.players[seat].deck]
        if not seats:
            return NONE_FOUND
        wanted = count_of(scene, self.n)
        top: list[int] = []
        for seat in seats:
            top += await Peek(scene.g.players[seat].deck, wanted, scene.seat)
        return hold(scene.g, scene.seat, top), len(top) == wanted * len(seats)

    def says(self) -> Text:
        n = self.n if isinstance(self.n, int) else self.n.says()
        return Text("ds-says-top", {"n": n, "whose": self.of.value, "person": "you"})


def so_many(said: Text, n: Amount) -> Text:
    """Say "X dice (X is the number of ...)" where the number is counted."""
    return said if isinstance(n, int) else Text(f"{said.id}-value", said.args)


def controller(scene: Scene, thing: int, what: Filter) -> int:
    """Return who controls a die or a card in play."""
    g = scene.g
    return g.play[thing].controller if isinstance(what, Cards) else g.dice[thing].controller
