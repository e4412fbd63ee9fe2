"""The damage decks of 2012 and 2015: 33 cards of 14 kinds each (XW-DECK-1 to -3, -5)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import NOTHING, Outcome
from cantina.core.text import text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import TURNS
from cantina.games.x_wing.library import weapon_of
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules.discarding import discard_upgrade


class DiscardWeapon(CardEffect, frozen=True):
    """Choose one of the ship's secondary weapons and discard it."""

    async def do(self, scene: Scene) -> Outcome:
        """Choose a secondary weapon and discard it."""
        weapons = [card for card in dict.fromkeys(scene.subject.upgrades) if weapon_of(card)]
        if not weapons:
            return NOTHING
        chosen = await Ask(
            scene.seat,
            "xw-ask-discard-weapon",
            weapons,
            label=lambda weapon: text("xw-option-weapon", weapon=weapon_name(weapon)),
        )
        return Outcome(discard_upgrade(scene.g, scene.ship, chosen))


BURN = RollDie(Die.ATTACK, (Face.HIT,), Suffer())
REPAIR = Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.HIT,), TurnThisDown()))

FIRST_DECK, SECOND_DECK = ("core",), ("awakens",)
MEND = Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), TurnThisDown()))

DAMAGE_CARDS: tuple[DamageCard, ...] = (
    ship_damage("direct-hit", 7, Standing(CountsAs(2))),
    pilot_damage(
        "blinded-pilot",
        2,
        Standing(NoDice(), when=Attacking()),
        Ability(Window.ATTACK_ROLLED, TurnThisDown(), when=Attacking()),
        decks=FIRST_DECK,
    ),
    pilot_damage(
        "damaged-cockpit", 2, Standing(Value(Stat.SKILL, becomes=0), when=AfterRoundDealt())
    ),
    pilot_damage("injured-pilot", 2, Standing(Silenced()), decks=FIRST_DECK),
    pilot_damage(
        "stunned-pilot", 2, Ability(Window.MANEUVER_EXECUTED, Suffer(), when=Overlapped())
    ),
    ship_damage(
        "console-fire",
        2,
        Ability(Window.COMBAT_BEGINS, BURN),
        Ability(Window.ACTION, TurnThisDown()),
    ),
    ship_damage("damaged-engine", 2, Standing(Colour(Difficulty.RED, bearings=TURNS))),
    ship_damage(
        "damaged-sensor-array", 2, Standing(Forbidden(Deed.ACTION_BAR)), REPAIR, decks=FIRST_DECK
    ),
    ship_damage(
        "minor-explosion",
        2,
        Ability(Window.CARD_DEALT_FACE_UP, Do((BURN, TurnThisDown())), when=IsThisCard()),
        decks=FIRST_DECK,
    ),
    ship_damage(
        "minor-hull-breach",
        2,
        Ability(Window.MANEUVER_EXECUTED, BURN, when=Executed(Difficulty.RED)),
        decks=FIRST_DECK,
    ),
    ship_damage(
        "munitions-failure",
        2,
        Ability(
            Window.CARD_DEALT_FACE_UP, Do((DiscardWeapon(), TurnThisDown())), when=IsThisCard()
        ),
        decks=FIRST_DECK,
    ),
    ship_damage(
        "structural-damage", 2, Standing(Value(Stat.AGILITY, -1)), REPAIR, decks=FIRST_DECK
    ),
    ship_damage(
        "thrust-control-fire",
        2,
        Ability(
            Window.CARD_DEALT_FACE_UP, Do((Gain(Token.STRESS), TurnThisDown())), when=IsThisCard()
        ),
    ),
    ship_damage(
        "weapon-malfunction",
        2,
        Standing(Value(Stat.ATTACK, -1)),
        Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), TurnThisDown())),
        decks=FIRST_DECK,
    ),
    pilot_damage(
        "shaken-pilot",
        2,
        Standing(NotAssigned(("straight",))),
        Ability(Window.MANEUVER_REVEALED, TurnThisDown()),
        decks=SECOND_DECK,
    ),
    pilot_damage(
        "blinded-pilot-awakens",
        2,
        Standing(Forbidden(Deed.ATTACK)),
        Ability(Window.COMBAT_TURN, Do((HoldFire(), TurnThisDown()))),
        decks=SECOND_DECK,
    ),
    ship_damage(
        "major-explosion",
        2,
        Ability(
            Window.CARD_DEALT_FACE_UP,
            Do((RollDie(Die.ATTACK, (Face.HIT,), Suffer(1, critical=True)), TurnThisDown())),
            when=IsThisCard(),
        ),
        decks=SECOND_DECK,
    ),
    ship_damage(
        "weapons-failure",
        2,
        Standing(ExtraDice(Die.ATTACK, -1), when=Attacking()),
        MEND,
        decks=SECOND_DECK,
    ),
    ship_damage(
        "major-hull-breach",
        2,
        Standing(CardsFaceUp(), when=AfterRoundDealt()),
        Ability(Window.ACTION, TurnThisDown()),
        decks=SECOND_DECK,
    ),
    ship_damage(
        "structural-damage-awakens", 2, Standing(Value(Stat.AGILITY, -1)), MEND, decks=SECOND_DECK
    ),
    ship_damage(
        "damaged-sensor-array-awakens",
        2,
        Standing(Forbidden(Deed.ACTION_BAR)),
        MEND,
        decks=SECOND_DECK,
    ),
    ship_damage(
        "loose-stabilizer",
        2,
        Ability(Window.MANEUVER_EXECUTED, Gain(Token.STRESS), when=Executed(Difficulty.WHITE)),
        Ability(Window.ACTION, TurnThisDown()),
        decks=SECOND_DECK,
    ),
)
