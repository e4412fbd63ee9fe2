"""The damage decks of 2012 and 2015: 33 cards of 14 kinds each (XW-DECK-1 to -3, -5)."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import TURNS

BURN = RollDie(Die.ATTACK, (Face.HIT,), Suffer())
REPAIR = Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.HIT,), TurnThisDown()))

FIRST_DECK, SECOND_DECK = ("core",), ("awakens",)
MEND = Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), TurnThisDown()))

DAMAGE_CARDS: tuple[DamageCard, ...] = (
    DamageCard("direct-hit", Trait.SHIP, 7, abilities=(Standing(CountsAs(2)),)),
    DamageCard(
        "blinded-pilot",
        Trait.PILOT,
        2,
        abilities=(
            Standing(NoDice(), when=Attacking()),
            Ability(Window.ATTACK_ROLLED, TurnThisDown(), when=Attacking()),
        ),
        decks=FIRST_DECK,
    ),
    DamageCard(
        "damaged-cockpit",
        Trait.PILOT,
        2,
        abilities=(Standing(Value(Stat.SKILL, becomes=0), when=AfterRoundDealt()),),
    ),
    DamageCard(
        "injured-pilot",
        Trait.PILOT,
        2,
        abilities=(Standing(Silenced()),),
        decks=FIRST_DECK,
    ),
    DamageCard(
        "stunned-pilot",
        Trait.PILOT,
        2,
        abilities=(Ability(Window.MANEUVER_EXECUTED, Suffer(), when=Overlapped()),),
    ),
    DamageCard(
        "console-fire",
        Trait.SHIP,
        2,
        abilities=(
            Ability(Window.COMBAT_BEGINS, BURN),
            Ability(Window.ACTION, TurnThisDown()),
        ),
    ),
    DamageCard(
        "damaged-engine",
        Trait.SHIP,
        2,
        abilities=(Standing(Colour(Difficulty.RED, bearings=TURNS)),),
    ),
    DamageCard(
        "damaged-sensor-array",
        Trait.SHIP,
        2,
        abilities=(Standing(Forbidden(Deed.ACTION_BAR)), REPAIR),
        decks=FIRST_DECK,
    ),
    DamageCard(
        "minor-explosion",
        Trait.SHIP,
        2,
        abilities=(
            Ability(Window.CARD_DEALT_FACE_UP, Do((BURN, TurnThisDown())), when=IsThisCard()),
        ),
        decks=FIRST_DECK,
    ),
    DamageCard(
        "minor-hull-breach",
        Trait.SHIP,
        2,
        abilities=(Ability(Window.MANEUVER_EXECUTED, BURN, when=Executed(Difficulty.RED)),),
        decks=FIRST_DECK,
    ),
    DamageCard(
        "munitions-failure",
        Trait.SHIP,
        2,
        abilities=(
            Ability(
                Window.CARD_DEALT_FACE_UP, Do((DiscardWeapon(), TurnThisDown())), when=IsThisCard()
            ),
        ),
        decks=FIRST_DECK,
    ),
    DamageCard(
        "structural-damage",
        Trait.SHIP,
        2,
        abilities=(Standing(Value(Stat.AGILITY, -1)), REPAIR),
        decks=FIRST_DECK,
    ),
    DamageCard(
        "thrust-control-fire",
        Trait.SHIP,
        2,
        abilities=(
            Ability(
                Window.CARD_DEALT_FACE_UP,
                Do((Gain(Token.STRESS), TurnThisDown())),
                when=IsThisCard(),
            ),
        ),
    ),
    DamageCard(
        "weapon-malfunction",
        Trait.SHIP,
        2,
        abilities=(
            Standing(Value(Stat.ATTACK, -1)),
            Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), TurnThisDown())),
        ),
        decks=FIRST_DECK,
    ),
    DamageCard(
        "shaken-pilot",
        Trait.PILOT,
        2,
        abilities=(
            Standing(NotAssigned(("straight",))),
            Ability(Window.MANEUVER_REVEALED, TurnThisDown()),
        ),
        decks=SECOND_DECK,
    ),
    DamageCard(
        "blinded-pilot-awakens",
        Trait.PILOT,
        2,
        abilities=(
            Standing(Forbidden(Deed.ATTACK)),
            Ability(Window.COMBAT_TURN, Do((HoldFire(), TurnThisDown()))),
        ),
        decks=SECOND_DECK,
    ),
    DamageCard(
        "major-explosion",
        Trait.SHIP,
        2,
        abilities=(
            Ability(
                Window.CARD_DEALT_FACE_UP,
                Do(
                    (
                        RollDie(Die.ATTACK, (Face.HIT,), Suffer(1, critical=True)),
                        TurnThisDown(),
                    )
                ),
                when=IsThisCard(),
            ),
        ),
        decks=SECOND_DECK,
    ),
    DamageCard(
        "weapons-failure",
        Trait.SHIP,
        2,
        abilities=(Standing(ExtraDice(Die.ATTACK, -1), when=Attacking()), MEND),
        decks=SECOND_DECK,
    ),
    DamageCard(
        "major-hull-breach",
        Trait.SHIP,
        2,
        abilities=(
            Standing(CardsFaceUp(), when=AfterRoundDealt()),
            Ability(Window.ACTION, TurnThisDown()),
        ),
        decks=SECOND_DECK,
    ),
    DamageCard(
        "structural-damage-awakens",
        Trait.SHIP,
        2,
        abilities=(Standing(Value(Stat.AGILITY, -1)), MEND),
        decks=SECOND_DECK,
    ),
    DamageCard(
        "damaged-sensor-array-awakens",
        Trait.SHIP,
        2,
        abilities=(Standing(Forbidden(Deed.ACTION_BAR)), MEND),
        decks=SECOND_DECK,
    ),
    DamageCard(
        "loose-stabilizer",
        Trait.SHIP,
        2,
        abilities=(
            Ability(Window.MANEUVER_EXECUTED, Gain(Token.STRESS), when=Executed(Difficulty.WHITE)),
            Ability(Window.ACTION, TurnThisDown()),
        ),
        decks=SECOND_DECK,
    ),
)
