"""How effects hang together: order, choice, cost, dependence, time, and who carries them out."""

from __future__ import annotations

from enum import StrEnum

from cantina.games.destiny.cards.vocabulary.nodes import Effect, Rule, Target
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Whose


class Moment(StrEnum):
    """When a delayed effect is applied, or a lasting one ends."""

    END_OF_ACTION_PHASE = "end-of-action-phase"
    END_OF_ROUND = "end-of-round"


class Declared(StrEnum):
    """What a player can be asked to name."""

    COLOUR = "colour"
    NUMBER = "number"
    SYMBOL = "symbol"
    SUBTYPE = "subtype"  # one of the character subtypes


class Otherwise(Effect, frozen=True):
    """The first; if it was declined or not done, the second."""

    first: Effect
    second: Effect


class As(Effect, frozen=True):
    """That player carries the effect out, being "you" in it: chooses, pays, owns the pool.

    The source stays this card, and you stay its controller. He is THAT_PLAYER in it and after it.
    With several players in turn order. Done if it was done by each.
    """

    who: Whose
    effect: Effect


class Unless(Effect, frozen=True):
    """That player may do the other effect in full, if able; if he does not, this one is done.

    "You" is that player in `they` and yourself in `effect`; he is THAT_PLAYER in both.
    """

    effect: Effect
    who: Whose
    they: Effect


class Pick(Effect, frozen=True):
    """Choose dice without doing anything to them yet: "picked" until the next Pick."""

    dice: Target[Dice]


class PickCard(Effect, frozen=True):
    """Choose cards without doing anything to them yet."""

    cards: Target[Cards]


class PickPlayer(Effect, frozen=True):
    """Choose a player, who is THAT_PLAYER from now on."""

    who: Whose


class Spot(Effect, frozen=True):
    """Done if at least n cards on your side in play fit, or one fits `or_one` (DS-SPOT-1)."""

    cards: Cards
    n: int = 1
    or_one: Cards | None = None


class Declare(Effect, frozen=True):
    """Name a colour, number, symbol or subtype, read by the `..._chosen` words after it."""

    what: Declared


class Later(Effect, frozen=True):
    """Arm an effect now; it is applied at that moment with the objects known now (DS-DELAYED-1)."""

    moment: Moment
    effect: Effect


class Until(Effect, frozen=True):
    """The rule holds until that moment, for the objects known now."""

    moment: Moment
    rule: Rule


class Negotiate(Effect, frozen=True):
    """An opponent carries out one of these as "you"; then you carry out two of the others."""

    options: tuple[Effect, ...]


class BidBlood(Effect, frozen=True):
    """Each player bids a number in secret.

    Then each player with the highest bid is dealt that much indirect damage by the player of this
    card and may play a card from hand for free.
    """
