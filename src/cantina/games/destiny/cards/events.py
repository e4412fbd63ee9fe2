"""What triggered abilities wait for, and what "that" means in their effects."""

from __future__ import annotations

from typing import ClassVar

from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.certain import Host, This, ThisDie
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice, symbols
from cantina.games.destiny.cards.words import Event
from cantina.games.destiny.state import Happening
from cantina.games.destiny.terms import DAMAGE, CardType, Symbol

PLAYABLE = (CardType.EVENT, CardType.SUPPORT, CardType.UPGRADE, CardType.DOWNGRADE)
"""The types of card that are played from a hand (DS-PLAY-CARD-1)."""


class Activates(Event, frozen=True):
    """A player activates this card. ThatCharacter: it. ThoseDice: just rolled; amount: how many."""

    kinds: ClassVar[tuple[str, ...]] = ("activate",)

    card: Cards | This | Host
    by: Whose = Whose.YOU

    def hears(self, scene: Scene, happening: Happening) -> bool:
        return self.by.is_seat(scene, happening.seat) and self.card.covers(scene, happening.card)

    def told(self, tense: str) -> Text:
        card = self.card.subject()
        return text(self.message(), tense=tense, by=self.by.value, card=card)


class Plays(Event, frozen=True):
    """A player plays such a card. ThatCard: it. ThatCharacter: what it was played on."""

    kinds: ClassVar[tuple[str, ...]] = ("play",)

    card: Cards | This
    by: Whose = Whose.YOU
    on: Cards | This | None = None
    or_moved: bool = False  # moving it there counts too

    def listens_to(self) -> tuple[str, ...]:
        return (*self.kinds, "move") if self.or_moved else self.kinds

    def hears(self, scene: Scene, happening: Happening) -> bool:
        if not self.by.is_seat(scene, happening.seat):
            return False
        if not self.card.covers(scene, happening.card):
            return False
        host = happening.host
        return self.on is None or (host >= 0 and self.on.covers(scene, host))

    def told(self, tense: str) -> Text:
        card = self.card.subject(owner=False) if isinstance(self.card, Cards) else self.card.says()
        said = text(self.message(), tense=tense, card=card, by=self.by.value)
        if self.on is None:
            return said
        moved = "yes" if self.or_moved else "no"
        return text("ds-says-on-plays-on", event=said, on=self.on.subject(), moved=moved)


class EmptiesHand(Event, frozen=True):
    """A player's last card leaves the hand because it is played, or also because discarded."""

    kinds: ClassVar[tuple[str, ...]] = ("empty-hand",)

    by: Whose
    or_discards: bool = False

    def hears(self, scene: Scene, happening: Happening) -> bool:
        played = self.or_discards or happening.how == "played"
        return played and self.by.is_seat(scene, happening.seat)

    def told(self, tense: str) -> Text:
        how = "yes" if self.or_discards else "no"
        return text(self.message(), by=self.by.value, or_discards=how)


class Defeated(Event, frozen=True):
    """A character is defeated. ThatCharacter: it. ThatPlayer: its controller."""

    kinds: ClassVar[tuple[str, ...]] = ("defeat",)

    card: Cards | This | Host
    by_damage: bool = False  # only a defeat caused by damage

    def hears(self, scene: Scene, happening: Happening) -> bool:
        if self.by_damage and happening.how != "damage":
            return False
        if not isinstance(self.card, Cards):
            return self.card.covers(scene, happening.card)
        side = self.card.of.is_seat(scene, happening.target)
        return side and self.card.fits(scene, happening.card)

    def told(self, tense: str) -> Text:
        cause = "yes" if self.by_damage else "no"
        return text(self.message(), tense=tense, card=self.card.subject(), by_damage=cause)


class HappensTo(Event, frozen=True):
    """Something happens to a card."""

    card: Cards | This | Host

    def hears(self, scene: Scene, happening: Happening) -> bool:
        return self.card.covers(scene, happening.card)


class Hurt(HappensTo, frozen=True):
    """Damage comes to a card, if given only so much, of these symbols, by a die of this card."""

    symbols: tuple[Symbol, ...] = ()
    least: int = 1
    by_this_die: bool = False
    by: Whose | None = None  # only what this player deals

    def hears(self, scene: Scene, happening: Happening) -> bool:
        if self.symbols and happening.symbol not in self.symbols:
            return False
        if self.by_this_die and (happening.source != scene.card or not happening.symbol):
            return False
        if self.by is not None and not self.by.is_seat(scene, happening.seat):
            return False
        return happening.amount >= self.least and super().hears(scene, happening)

    def told(self, tense: str) -> Text:
        card = self.card.subject()
        if self.by_this_die:
            return text(f"{self.message()}-of-this-die", card=card)
        if self.by is not None:
            return text(f"{self.message()}-by", card=card, by=self.by.value)
        if not self.symbols:
            return text(self.message(), card=card)
        which = symbols(self.symbols)
        return text(f"{self.message()}-of", card=card, symbols=which, least=self.least)


class DealtDamage(Hurt, frozen=True):
    """A card is dealt one or more damage, before shields. Amount: that damage."""

    kinds: ClassVar[tuple[str, ...]] = ("damage",)


class TakesDamage(Hurt, frozen=True):
    """A card takes one or more damage. Before: can still be blocked, like by its shields."""

    kinds: ClassVar[tuple[str, ...]] = ("take",)


class DiceDealDamage(Event, frozen=True):
    """A die of that character or its upgrades, showing damage, deals some of it.

    ThatCharacter: to whom.
    """

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    of: Host

    def hears(self, scene: Scene, happening: Happening) -> bool:
        source = scene.g.play.get(happening.source)
        if source is None or happening.symbol not in DAMAGE:
            return False
        bearers = self.of.meant(scene)
        return source.id in bearers or source.host in bearers


class GainsShields(HappensTo, frozen=True):
    """A character gains one or more shields. ThatCharacter: it."""

    kinds: ClassVar[tuple[str, ...]] = ("shields",)


class LosesShields(HappensTo, frozen=True):
    """Shields of a character are removed, also by blocking damage. ThatCharacter: it."""

    kinds: ClassVar[tuple[str, ...]] = ("lose-shields",)


class UsesAction(HappensTo, frozen=True):
    """An action or power action printed on this card is used. ThatPlayer: its controller."""

    kinds: ClassVar[tuple[str, ...]] = ("use",)


class Discarded(HappensTo, frozen=True):
    """A card effect, if given only of such a player, discards a card from play. ThatCard: it."""

    kinds: ClassVar[tuple[str, ...]] = ("discard",)

    by: Whose = Whose.ANYONE

    def hears(self, scene: Scene, happening: Happening) -> bool:
        if happening.how != "effect" or not self.by.is_seat(scene, happening.seat):
            return False
        return super().hears(scene, happening)

    def told(self, tense: str) -> Text:
        return text(self.message(), tense=tense, card=self.card.subject(), by=self.by.value)


class Rolls(Event, frozen=True):
    """A die of yours is rolled, or rerolled unless only `into_pool`, and then fits.

    ThoseDice: that die. Each die is an event of its own.
    """

    kinds: ClassVar[tuple[str, ...]] = ("roll",)

    dice: Dice | ThisDie
    into_pool: bool = False
    rerolled_by_effect: bool = False  # only when a card effect rerolls it

    def hears(self, scene: Scene, happening: Happening) -> bool:
        if self.into_pool and happening.how != "rolled":
            return False
        if self.rerolled_by_effect and (happening.how != "rerolled" or happening.source < 0):
            return False
        if isinstance(self.dice, Dice):
            return self.dice.covers(scene, happening.die, happening.seat)
        die = scene.g.dice[happening.die]
        if self.dice.shows and facts.side_of(scene.g, die.id).symbol not in self.dice.shows:
            return False
        return die.card == scene.card and happening.seat == scene.seat

    def told(self, tense: str) -> Text:
        if self.rerolled_by_effect:
            return text("ds-says-on-rerolled", dice=self.dice.subject())
        into_pool = "yes" if self.into_pool else "no"
        return text(self.message(), dice=self.dice.subject(), into_pool=into_pool)


class OfDie(Event, frozen=True):
    """Something you do with this die or such a die. ThoseDice: it, showing what it showed then."""

    dice: Dice | ThisDie

    def hears(self, scene: Scene, happening: Happening) -> bool:
        """Compare the player and the die."""
        if happening.seat != scene.seat:
            return False
        if isinstance(self.dice, Dice):
            return self.dice.fits(scene, happening.die)
        return happening.source == scene.card and bool(self.dice.meant(scene))

    def told(self, tense: str) -> Text:
        return text(self.message(), tense=tense, dice=self.dice.subject())


class Resolves(OfDie, frozen=True):
    """You resolve a die. After a disrupt, the amount is what the opponent lost."""

    kinds: ClassVar[tuple[str, ...]] = ("resolve",)


class ReturnsResolved(OfDie, frozen=True):
    """A die that you resolved leaves the pool for that."""

    kinds: ClassVar[tuple[str, ...]] = ("return",)


class RollsTogether(Event, frozen=True):
    """You roll or reroll dice, one or more of which then fit, all together one event."""

    kinds: ClassVar[tuple[str, ...]] = ("roll-together",)

    dice: Dice

    def hears(self, scene: Scene, happening: Happening) -> bool:
        if happening.seat != scene.seat:
            return False
        return any(self.dice.fits(scene, die) for die in happening.dice)

    def told(self, tense: str) -> Text:
        return text(self.message(), dice=self.dice.says())


class RemovesDice(Event, frozen=True):
    """A player's effect removes dice of one player that fit, all together one event.

    The game's own removals do not count. ThatPlayer: whose effect it was, or, if that was you,
    whose dice they were. Amount: how many.
    """

    kinds: ClassVar[tuple[str, ...]] = ("remove",)

    dice: Dice
    by: Whose

    def hears(self, scene: Scene, happening: Happening) -> bool:
        if not self.by.is_seat(scene, happening.seat):
            return False
        if not self.dice.of.is_seat(scene, happening.target):
            return False
        return any(self.dice.fits(scene, die) for die in happening.dice)

    def told(self, tense: str) -> Text:
        return text(self.message(), by=self.by.value, dice=self.dice.says())


class RerollsDice(Event, frozen=True):
    """A card effect of a player rerolls dice that fit, all together one event. ThoseDice: they."""

    kinds: ClassVar[tuple[str, ...]] = ("reroll-dice",)

    dice: Dice
    by: Whose = Whose.YOU

    def hears(self, scene: Scene, happening: Happening) -> bool:
        if happening.source < 0 or not self.by.is_seat(scene, happening.seat):
            return False
        dice = scene.g.dice
        return any(self.dice.covers(scene, die, dice[die].controller) for die in happening.dice)

    def told(self, tense: str) -> Text:
        return text(self.message(), by=self.by.value, dice=self.dice.says())


class Turned(Event, frozen=True):
    """A die that fits is turned to another side. ThoseDice: it."""

    kinds: ClassVar[tuple[str, ...]] = ("turn",)

    dice: Dice

    def hears(self, scene: Scene, happening: Happening) -> bool:
        return self.dice.covers(scene, happening.die, happening.target)

    def told(self, tense: str) -> Text:
        return text(self.message(), dice=self.dice.subject())


class EventTakesEffect(Event, frozen=True):
    """The effect of an event that a player has played is about to be applied. ThatCard: it."""

    kinds: ClassVar[tuple[str, ...]] = ("event",)

    by: Whose

    def hears(self, scene: Scene, happening: Happening) -> bool:
        return self.by.is_seat(scene, happening.seat)

    def told(self, tense: str) -> Text:
        return text(self.message(), by=self.by.value)


class FromTo(Event, frozen=True):
    """Something a player does to a player. ThatPlayer: to whom. Amount: how much."""

    by: Whose
    to: Whose

    def hears(self, scene: Scene, happening: Happening) -> bool:
        return self.by.is_seat(scene, happening.seat) and self.to.is_seat(scene, happening.target)

    def told(self, tense: str) -> Text:
        return text(self.message(), to=self.to.value)


class DealsIndirect(FromTo, frozen=True):
    """You deal indirect damage to a player."""

    kinds: ClassVar[tuple[str, ...]] = ("indirect",)


class Mills(FromTo, frozen=True):
    """You discard cards from a player's deck."""

    kinds: ClassVar[tuple[str, ...]] = ("mill",)


class ActionPhaseEnds(Event, frozen=True):
    """The action phase is over."""

    kinds: ClassVar[tuple[str, ...]] = ("phase-end",)

    def hears(self, scene: Scene, happening: Happening) -> bool:
        return True


class TakesControl(Event, frozen=True):
    """You take control of this battlefield, by a claim or otherwise."""

    kinds: ClassVar[tuple[str, ...]] = ("control",)

    card: This

    def hears(self, scene: Scene, happening: Happening) -> bool:
        return happening.seat == scene.seat and self.card.covers(scene, happening.card)


class OfPlayer(Event, frozen=True):
    """Something a player does."""

    by: Whose = Whose.YOU

    def hears(self, scene: Scene, happening: Happening) -> bool:
        """Compare the player."""
        return self.by.is_seat(scene, happening.seat)


class DiscardsToReroll(OfPlayer, frozen=True):
    """A player takes the action of discarding a card to reroll. ThatPlayer: he."""

    kinds: ClassVar[tuple[str, ...]] = ("reroll",)


class ClaimsBattlefield(OfPlayer, frozen=True):
    """A player claims the battlefield."""

    kinds: ClassVar[tuple[str, ...]] = ("claim",)


class TakesAction(OfPlayer, frozen=True):
    """A player takes an action, additional ones included."""

    kinds: ClassVar[tuple[str, ...]] = ("action",)


class SetUp(Event, frozen=True):
    """Setup is over."""

    kinds: ClassVar[tuple[str, ...]] = ("setup",)

    def hears(self, scene: Scene, happening: Happening) -> bool:
        return True
