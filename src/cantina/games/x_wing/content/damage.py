"""The damage deck of 2012: 33 cards of 14 kinds (XW-DECK-1 to XW-DECK-3)."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import TURNS

BURN = RollDie(Die.ATTACK, (Face.HIT,), Suffer())
REPAIR = Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.HIT,), TurnThisDown()))

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
    ),
    DamageCard(
        "damaged-cockpit",
        Trait.PILOT,
        2,
        abilities=(Standing(Value(Stat.SKILL, becomes=0), when=AfterRoundDealt()),),
    ),
    DamageCard("injured-pilot", Trait.PILOT, 2, abilities=(Standing(Silenced()),)),
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
    ),
    DamageCard(
        "minor-explosion",
        Trait.SHIP,
        2,
        abilities=(
            Ability(Window.CARD_DEALT_FACE_UP, Do((BURN, TurnThisDown())), when=IsThisCard()),
        ),
    ),
    DamageCard(
        "minor-hull-breach",
        Trait.SHIP,
        2,
        abilities=(Ability(Window.MANEUVER_EXECUTED, BURN, when=Executed(Difficulty.RED)),),
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
    ),
    DamageCard(
        "structural-damage", Trait.SHIP, 2, abilities=(Standing(Value(Stat.AGILITY, -1)), REPAIR)
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
    ),
)
