"""What must hold for something to be played, triggered or done."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache

from cantina.core import cards as core
from cantina.core.cards import Word, count_of, walk
from cantina.core.text import Text, text
from cantina.games.destiny.cards.bounds import Compare
from cantina.games.destiny.cards.counts import Count, HandSize, More, Resources
from cantina.games.destiny.cards.filters import Filter
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice
from cantina.games.destiny.cards.words import Amount, Condition, as_subject, both, either
from cantina.games.destiny.rules.zones import in_pool, opponents


@cache
def names_an_opponent(word: Word) -> bool:
    """Say whether a word speaks of an opponent."""
    return any(part is Whose.OPPONENT for part in walk(word))


class ForSomeOpponent(Condition, frozen=True, cache_hash=True):
    """A condition that, where it speaks of an opponent, holds if it does for some opponent."""

    @abstractmethod
    def test(self, scene: Scene) -> bool:
        """Say whether it holds for the opponent the scene is aimed at, if any."""

    def holds(self, scene: Scene) -> bool:
        """Try each opponent."""
        return bool(self.for_whom(scene)) if names_an_opponent(self) else self.test(scene)

    def for_whom(self, scene: Scene) -> list[int]:
        if not names_an_opponent(self):
            return []
        aimed = [scene.opponent] if scene.opponent >= 0 else opponents(scene.g, scene.seat)
        return [seat for seat in aimed if self.test(scene.against(seat))]


class There(ForSomeOpponent, frozen=True, cache_hash=True):
    """At least n cards or dice fit. OPPONENT in it: for some opponent, then THAT_PLAYER."""

    what: Filter
    n: Amount = 1

    def test(self, scene: Scene) -> bool:
        return len(self.what.find(scene)) >= count_of(scene, self.n)


class Every(ForSomeOpponent, frozen=True, cache_hash=True):
    """All cards that fit `of` also fit `are`, and there is one. OPPONENT: for some opponent."""

    of: Cards
    are: Cards

    def test(self, scene: Scene) -> bool:
        cards = self.of.find(scene)
        return bool(cards) and all(self.are.fits(scene, card) for card in cards)

    def says(self) -> Text:
        return self.are.says_of(text("ds-says-every", what=self.of.says()))


class Compared(ForSomeOpponent, frozen=True, cache_hash=True):
    """The number keeps the bound. OPPONENT in it: for some opponent (then THAT_PLAYER)."""

    number: Amount
    bound: Compare

    def test(self, scene: Scene) -> bool:
        return self.bound.kept(scene, count_of(scene, self.number))

    def says(self) -> Text:
        if isinstance(self.number, More) and self.bound.is_any:
            exceeding = self.number.says().args
            return Text("ds-says-exceeds", exceeding)
        if isinstance(self.number, HandSize) and self.bound.is_none:
            return Text("ds-says-hand-is-empty", self.number.says().args)
        if isinstance(self.number, Resources) and self.bound.is_none:
            return Text("ds-says-has-no-resources", self.number.says().args)
        if isinstance(self.number, Count) and self.bound.is_none:
            return text("ds-says-there-no", what=self.number.what.says())
        return super().says()


class CardIs(Condition, frozen=True):
    """At least one of these cards fits, wherever it is now (`of` and `zone` are not looked at)."""

    which: Target[Cards]
    what: Cards

    def holds(self, scene: Scene) -> bool:
        return any(card >= 0 and self.what.fits(scene, card) for card in self.which.meant(scene))

    def says(self) -> Text:
        return self.what.says_of(as_subject(self.which.says()))


class DieIs(Condition, frozen=True):
    """At least one of these dice, still in a pool, fits (`of` and `place` are not looked at)."""

    which: Target[Dice]
    what: Dice

    def holds(self, scene: Scene) -> bool:
        dice = self.which.meant(scene)
        return any(in_pool(scene.g, die) and self.what.fits(scene, die) for die in dice)

    def says(self) -> Text:
        return self.what.says_of(as_subject(self.which.says()))


class OpponentControlsBattlefield(Condition, frozen=True):
    """An opponent, THAT_PLAYER, controls the battlefield."""

    def holds(self, scene: Scene) -> bool:
        return bool(self.for_whom(scene))

    def for_whom(self, scene: Scene) -> list[int]:
        controller = scene.g.controller
        return [controller] if controller in opponents(scene.g, scene.seat) else []


class ControlBattlefield(Condition, frozen=True):
    """You control the battlefield."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.controller == scene.seat


class OnYourBattlefield(Condition, frozen=True):
    """The battlefield in play is one that you brought."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.owners[scene.g.battlefield] == scene.seat


class FirstRound(Condition, frozen=True):
    """It is the first round of the game."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.round == 1


class FirstAction(Condition, frozen=True):
    """No player has taken an action this round."""

    def holds(self, scene: Scene) -> bool:
        return not any(player.acted for player in scene.g.players)


# --- general ones -------------------------------------------------------------------------------


class AllOf(Condition, core.AllOf[Scene], frozen=True):
    """All of these hold."""

    conditions: tuple[Condition, ...]

    def for_whom(self, scene: Scene) -> list[int]:
        """Return the opponents that the last of them that names any holds for."""
        named = [condition.for_whom(scene) for condition in self.conditions]
        return next((seats for seats in reversed(named) if seats), [])

    def says(self) -> Text:
        return both([condition.says() for condition in self.conditions])


class AnyOf(Condition, core.AnyOf[Scene], frozen=True):
    """At least one of these holds."""

    conditions: tuple[Condition, ...]

    def for_whom(self, scene: Scene) -> list[int]:
        """Return the opponents that the first of them that holds names."""
        holding = (one for one in self.conditions if one.holds(scene))
        return next((one.for_whom(scene) for one in holding), [])

    def says(self) -> Text:
        return either([condition.says() for condition in self.conditions])


class Not(Condition, core.Not[Scene], frozen=True):
    """It does not hold."""

    condition: Condition

    def says(self) -> Text:
        if isinstance(self.condition, There):
            return text("ds-says-there-no", what=self.condition.what.says())
        if isinstance(self.condition, ControlBattlefield):
            return text("ds-says-not-control-battlefield")
        if isinstance(self.condition, AnyOf) and len(self.condition.conditions) == 2:
            first, second = self.condition.conditions
            return text("ds-says-neither", first=first.says(), second=second.says())
        return super().says()
