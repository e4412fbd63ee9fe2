"""Numbers that cards count."""

from __future__ import annotations

from abc import abstractmethod
from enum import StrEnum

from cantina.core.cards import count_of
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.filters import Filter
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Each, Target
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice
from cantina.games.destiny.cards.words import Amount, Condition, Value
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.rules.die_values import die_value, showing
from cantina.games.destiny.rules.zones import opponents
from cantina.games.destiny.state import Player


class Token(StrEnum):
    """The tokens that lie on cards."""

    DAMAGE = "damage"
    RESOURCE = "resource"
    SHIELD = "shield"

    def on(self, scene: Scene, card: int) -> int:
        """Return how many of them lie on a card in play."""
        found = scene.g.play.get(card)
        if found is None:
            return 0
        if self is Token.DAMAGE:
            return found.damage
        return found.resources if self is Token.RESOURCE else found.shields


class Count(Value, frozen=True):
    """How many cards or dice fit; of an opponent: of the one with the most of them."""

    what: Filter

    def count(self, scene: Scene) -> int:
        if self.what.of is not Whose.OPPONENT or scene.opponent >= 0:
            return len(self.what.find(scene))
        foes = opponents(scene.g, scene.seat)
        return max([len(self.what.find(scene.against(foe))) for foe in foes], default=0)


class ValueOf(Value, frozen=True):
    """What these dice show, added up; a removed die counts what it showed when it was removed."""

    dice: Target[Dice]
    plus: int = 0  # added for each die

    def count(self, scene: Scene) -> int:
        return sum([die_value(scene, die) + self.plus for die in self.dice.meant(scene)])

    def says(self) -> Text:
        if self.plus:
            return text("ds-says-value-raised", dice=self.dice.says(), n=self.plus)
        if isinstance(self.dice, Each):
            return text("ds-says-combined-value", dice=self.dice.what.says())
        return super().says()


class CostShown(Value, frozen=True):
    """The resource costs that these dice show, added up."""

    dice: Target[Dice]

    def count(self, scene: Scene) -> int:
        sides = [showing(scene, die) for die in self.dice.meant(scene)]
        return sum([side.cost for side in sides if side is not None])


class HowMany(Value, frozen=True):
    """How many dice these are."""

    dice: Target[Dice]

    def count(self, scene: Scene) -> int:
        return len(self.dice.meant(scene))


class CostOf(Value, frozen=True):
    """The printed cost of these cards, added up; a card without a cost counts 0."""

    cards: Target[Cards]

    def count(self, scene: Scene) -> int:
        return sum([facts.of(scene.g, card).cost for card in self.cards.meant(scene)])


class TokensOn(Value, frozen=True):
    """How many tokens of a kind lie on these cards."""

    token: Token
    cards: Target[Cards]

    def count(self, scene: Scene) -> int:
        return sum([self.token.on(scene, card) for card in self.cards.meant(scene)])

    def says(self) -> Text:
        cards = self.cards
        said = cards.filter.plural() if isinstance(cards, Each) else cards.says()
        return text(self.message(), token=self.token.value, cards=said)


class HealthOf(Value, frozen=True):
    """The health of these characters, or what is left of it, added up."""

    cards: Target[Cards]
    left: bool = False

    def count(self, scene: Scene) -> int:
        play = scene.g.play
        found = [play[card] for card in self.cards.meant(scene) if card in play]
        read = ongoing.remaining_health if self.left else ongoing.health
        return sum([read(scene.g, card) for card in found])

    def says(self) -> Text:
        cards = self.cards
        said = cards.filter.plural() if isinstance(cards, Each) else cards.says()
        return text(self.message(), left="yes" if self.left else "no", cards=said)


class DifferentSymbols(Value, frozen=True):
    """How many different symbols these dice show, the blank included."""

    dice: Dice

    def count(self, scene: Scene) -> int:
        shown = [showing(scene, die) for die in self.dice.find(scene)]
        return len({side.symbol for side in shown if side is not None})


class OfPlayer(Value, frozen=True):
    """Something a player has."""

    of: Whose = Whose.YOU

    @abstractmethod
    def read(self, player: Player) -> int:
        """Return how much the player has of it."""

    def count(self, scene: Scene) -> int:
        """Ask the first player meant."""
        for seat in self.of.seats(scene):
            return self.read(scene.g.players[seat])
        return 0

    def says(self) -> Text:
        return Text(self.message(), {"whose": self.of.value, "person": "you"})


class HandSize(OfPlayer, frozen=True):
    """How many cards are in a player's hand."""

    def read(self, player: Player) -> int:
        return len(player.hand)


class Resources(OfPlayer, frozen=True):
    """How many resources a player has."""

    def read(self, player: Player) -> int:
        return player.resources


class Handled(StrEnum):
    """What an effect handled so many of."""

    DICE = "dice"
    CARDS = "cards"
    DAMAGE = "damage"
    RESOURCES = "resources"
    SHIELDS = "shields"


class JustDone(Value, frozen=True):
    """How many dice or cards the effect before this one handled, or what amount it really did."""

    of: Handled

    def count(self, scene: Scene) -> int:
        return scene.amount


class Happened(StrEnum):
    """What the amount of an event counts."""

    ROLLED = "rolled"  # dice
    REMOVED = "removed"  # dice
    DAMAGE = "damage"  # about to be taken


class EventAmount(Value, frozen=True):
    """The amount of the event: dice just rolled or removed, damage about to be taken."""

    of: Happened

    def count(self, scene: Scene) -> int:
        return scene.cause.amount


class LostResources(Value, frozen=True):
    """How many resources the opponent lost by the disrupt that this ability answers to."""

    def count(self, scene: Scene) -> int:
        return scene.cause.amount


class ResolvedFor(Value, frozen=True):
    """The value that the die was just resolved for, with all that raised it."""

    def count(self, scene: Scene) -> int:
        return scene.worth


class More(Value, frozen=True):
    """By how much the first number exceeds the second, never below 0."""

    first: Amount
    second: Amount

    def count(self, scene: Scene) -> int:
        return max(count_of(scene, self.first) - count_of(scene, self.second), 0)


class Half(Value, frozen=True):
    """Half of a number, rounded up or down."""

    n: Amount
    up: bool = True

    def count(self, scene: Scene) -> int:
        return (count_of(scene, self.n) + self.up) // 2


class Capped(Value, frozen=True):
    """A number, but never above the most."""

    n: Amount
    most: int

    def count(self, scene: Scene) -> int:
        return min(count_of(scene, self.n), self.most)


class Times(Value, frozen=True):
    """So many for each one counted."""

    times: int
    n: Amount

    def count(self, scene: Scene) -> int:
        return self.times * count_of(scene, self.n)


class ForEvery(Value, frozen=True):
    """One for every so many that fit; a rest counts nothing."""

    so_many: int
    what: Filter

    def count(self, scene: Scene) -> int:
        return len(self.what.find(scene)) // self.so_many


class Rather(Value, frozen=True):
    """The usual amount, or the other one instead if the condition holds."""

    usual: Amount
    instead: Amount
    condition: Condition

    def count(self, scene: Scene) -> int:
        return count_of(scene, self.instead if self.condition.holds(scene) else self.usual)
