"""Turns of phrase that many cards share, so that a card reads like a sentence."""

from __future__ import annotations

from cantina.games.destiny.cards import certain
from cantina.games.destiny.cards.activating import Exhaust
from cantina.games.destiny.cards.choosing import Pick
from cantina.games.destiny.cards.counts import ValueOf
from cantina.games.destiny.cards.damage import Deal
from cantina.games.destiny.cards.dice import Remove
from cantina.games.destiny.cards.events import (
    ActionPhaseEnds,
    Activates,
    Plays,
    Resolves,
    Rolls,
    SetUp,
    TakesDamage,
)
from cantina.games.destiny.cards.flow import Do, Then, To
from cantina.games.destiny.cards.frames import Ability, After, Before, Use
from cantina.games.destiny.cards.hands import Discard
from cantina.games.destiny.cards.players import ANYONE, OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.playing import CostLess
from cantina.games.destiny.cards.targets import AnyNumber, Each, One, Target
from cantina.games.destiny.cards.which_cards import Cards, Zone
from cantina.games.destiny.cards.which_dice import Dice
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.terms import DAMAGE, MELEE_OR_RANGED, CardType, Colour, Subtype, Symbol

__all__ = ["ANYONE", "OPPONENT", "THAT_PLAYER", "YOU"]

ACTION = Use.ACTION
POWER_ACTION = Use.POWER_ACTION
SPECIAL = Use.SPECIAL
CLAIM = Use.CLAIM

CHARACTERS = (CardType.CHARACTER,)
UPGRADES = (CardType.UPGRADE,)
SUPPORTS = (CardType.SUPPORT,)
EVENTS = (CardType.EVENT,)

BLUE = (Colour.BLUE,)
RED = (Colour.RED,)
YELLOW = (Colour.YELLOW,)
GRAY = (Colour.GRAY,)

MELEE = (Symbol.MELEE,)
RANGED = (Symbol.RANGED,)
BLANK = (Symbol.BLANK,)
RESOURCE = (Symbol.RESOURCE,)
INDIRECT = (Symbol.INDIRECT,)
SHIELD = (Symbol.SHIELD,)
DISRUPT = (Symbol.DISRUPT,)
DISCARD = (Symbol.DISCARD,)
FOCUS = (Symbol.FOCUS,)

ABILITY = (Subtype.ABILITY,)
BOUNTY = (Subtype.BOUNTY,)
GUNGAN = (Subtype.GUNGAN,)
JEDI = (Subtype.JEDI,)
LEADER = (Subtype.LEADER,)
MOD = (Subtype.MOD,)
SCOUNDREL = (Subtype.SCOUNDREL,)
SITH = (Subtype.SITH,)
WEAPON = (Subtype.WEAPON,)
VEHICLE = (Subtype.VEHICLE,)
DROID = (Subtype.DROID,)
TROOPER = (Subtype.TROOPER,)

THIS = certain.This()
HOST = certain.Host()
THAT_CARD = certain.ThatCard()
THAT_CHARACTER = certain.ThatCharacter()
ITS_CARD = certain.ItsCard()
THIS_DIE = certain.ThisDie()
THOSE_DICE = certain.ThoseDice()
REMOVED_DIE = certain.RemovedDice()

A_CHARACTER = One(Cards(types=CHARACTERS))
YOUR_CHARACTER = One(Cards(YOU, CHARACTERS))
AN_OPPONENTS_CHARACTER = One(Cards(OPPONENT, CHARACTERS))
EACH_CHARACTER_OF_AN_OPPONENT = Each(Cards(OPPONENT, CHARACTERS))
EACH_OF_YOUR_CHARACTERS = Each(Cards(YOU, CHARACTERS))
A_SUPPORT = One(Cards(types=SUPPORTS))
AN_OPPONENTS_HAND = Each(Cards(OPPONENT, zone=Zone.HAND))
A_CARD_LOOKED_AT = One(Cards(zone=Zone.LOOKED_AT))
A_DIE = One(Dice())
A_CHARACTER_DIE = One(Dice(types=CHARACTERS))
A_DAMAGE_DIE = One(Dice(shows=DAMAGE))
YOUR_DIE = One(Dice(YOU))
YOUR_CHARACTER_DIE = One(Dice(YOU, types=CHARACTERS))
ANY_OF_YOUR_DICE = AnyNumber(Dice(YOU))
AN_OPPONENTS_DIE = One(Dice(OPPONENT))
THAT_PLAYERS_DIE = One(Dice(THAT_PLAYER))

BLUE_CHARACTERS = Cards(types=CHARACTERS, colours=BLUE)
RED_CHARACTERS = Cards(types=CHARACTERS, colours=RED)
YELLOW_CHARACTERS = Cards(types=CHARACTERS, colours=YELLOW)
GRAY_CHARACTERS = Cards(types=CHARACTERS, colours=GRAY)
LEADERS = Cards(subtypes=LEADER)


def twice(effect: Effect) -> Then:
    """Do it, then do it again."""
    return Then(effect, effect)


def suffered_by(whom: Target[Cards]) -> Then:
    """Deal what a melee or ranged die of an opponent shows to these, then remove the die."""
    struck = Deal(ValueOf(THOSE_DICE), whom)
    return Then(Do((Pick(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))), struck)), Remove(THOSE_DICE))


def exhausted_for(shows: tuple[Symbol, ...], effect: Effect) -> Ability:
    """After you roll such a die, you may exhaust this card for an effect."""
    return Ability(After(Rolls(Dice(YOU, shows=shows))), To(Exhaust(THIS), effect), may=True)


def exhausted_for_less(cards: Cards) -> Ability:
    """Before you play such a card, you may exhaust this one to pay one resource less."""
    return Ability(Before(Plays(cards)), To(Exhaust(THIS), CostLess(1)), may=True)


AFTER_ACTIVATING = After(Activates(THIS))
AFTER_ANY_CHARACTER_ACTIVATES = After(Activates(Cards(types=CHARACTERS), by=ANYONE))
AFTER_ITS_HOST_ACTIVATES = After(Activates(HOST))
AFTER_ITS_DAMAGE = After(TakesDamage(Cards(types=CHARACTERS), by_this_die=True))
AFTER_PLAYING = After(Plays(THIS))
AFTER_RESOLVING = After(Resolves(THIS_DIE))
AFTER_SET_UP = After(SetUp())
BEFORE_RESOLVING = Before(Resolves(THIS_DIE))
GONE_AFTER_THE_ROUND = Ability(After(ActionPhaseEnds()), Discard(THIS))
