"""Turns of phrase that many cards share, so that a card reads like a sentence."""

from __future__ import annotations

from cantina.games.destiny.cards.certain import (
    Host,
    ItsCard,
    RemovedDice,
    ThatCard,
    ThatCharacter,
    This,
    ThisDie,
    ThoseDice,
)
from cantina.games.destiny.cards.frames import Use
from cantina.games.destiny.cards.players import ANYONE, OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.targets import Each, One
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice
from cantina.games.destiny.terms import CardType, Colour, Subtype, Symbol

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

WEAPON = (Subtype.WEAPON,)
VEHICLE = (Subtype.VEHICLE,)
DROID = (Subtype.DROID,)
TROOPER = (Subtype.TROOPER,)

THIS = This()
HOST = Host()
THAT_CARD = ThatCard()
THAT_CHARACTER = ThatCharacter()
ITS_CARD = ItsCard()
THIS_DIE = ThisDie()
THOSE_DICE = ThoseDice()
REMOVED_DIE = RemovedDice()

A_CHARACTER = One(Cards(types=CHARACTERS))
YOUR_CHARACTER = One(Cards(YOU, CHARACTERS))
AN_OPPONENTS_CHARACTER = One(Cards(OPPONENT, CHARACTERS))
EACH_CHARACTER_OF_AN_OPPONENT = Each(Cards(OPPONENT, CHARACTERS))
A_DIE = One(Dice())
YOUR_DIE = One(Dice(YOU))
AN_OPPONENTS_DIE = One(Dice(OPPONENT))

BLUE_CHARACTERS = Cards(types=CHARACTERS, colours=BLUE)
RED_CHARACTERS = Cards(types=CHARACTERS, colours=RED)
YELLOW_CHARACTERS = Cards(types=CHARACTERS, colours=YELLOW)
GRAY_CHARACTERS = Cards(types=CHARACTERS, colours=GRAY)
LEADERS = Cards(subtypes=(Subtype.LEADER,))
