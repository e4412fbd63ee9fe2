"""Which cards fit a description: each field, and the one that just does not."""

from typing import Any

from cantina.games.destiny.cards.players import OPPONENT, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    AtLeast,
    AtMost,
    Cards,
    CardType,
    Colour,
    Count,
    Each,
    Gain,
    Subtype,
    Symbol,
    Zone,
)
from cases import each_case
from destiny.cards.scene import BLUE, COVER, FOE, FOE2, PAL, RED, SABER, VEHICLE
from destiny.table import In
from destiny.words.trial import MINE, trial

FITS: list[tuple[str, Cards, dict[str, Any], int]] = [
    ("characters", Cards(YOU, types=(CardType.CHARACTER,)), {"team": [PAL, BLUE]}, 2),
    ("whoever has them", Cards(types=(CardType.CHARACTER,)), {"team": [PAL]}, 3),
    (
        "red ones", Cards(types=(CardType.CHARACTER,), colours=(Colour.RED,)), {"team": [RED, PAL]},
        2,
    ),
    (
        "all but red ones", Cards(types=(CardType.CHARACTER,), not_colours=(Colour.RED,)),
        {"team": [RED, PAL]}, 2,
    ),
    ("vehicles", Cards(YOU, subtypes=(Subtype.VEHICLE,)), {"supports": [VEHICLE]}, 1),
    (
        "all but vehicles", Cards(YOU, types=(CardType.SUPPORT,), not_subtypes=(Subtype.VEHICLE,)),
        {"supports": [VEHICLE]}, 1,
    ),
    ("of that name", Cards(names=("Hired Gun",)), {"team": [PAL, BLUE]}, 1),
    (
        "of any other name", Cards(YOU, types=(CardType.CHARACTER,), not_names=("Hired Gun",)),
        {"team": [PAL, BLUE]}, 1,
    ),
    ("with a word in the name", Cards(word="Trooper"), {"team": [RED]}, 1),
    (
        "unique ones", Cards(YOU, types=(CardType.CHARACTER,), unique=True),
        {"team": ["AW 4", PAL]}, 1,
    ),
    (
        "ones that are not", Cards(YOU, types=(CardType.CHARACTER,), unique=False),
        {"team": ["AW 4", PAL, BLUE]}, 2,
    ),
    (
        "that cost three or more", Cards(YOU, zone=Zone.HAND, cost=AtLeast(3)),
        {"hand": [SABER, COVER]}, 1,
    ),
    ("of an odd cost", Cards(YOU, zone=Zone.HAND, odd_cost=True), {"hand": [SABER, COVER]}, 1),
    (
        "ready ones", Cards(YOU, types=(CardType.CHARACTER,), ready=True),
        {"team": [PAL, In(BLUE, exhausted=True), RED]}, 2,
    ),
    (
        "exhausted ones", Cards(YOU, types=(CardType.CHARACTER,), ready=False),
        {"team": [PAL, In(BLUE, exhausted=True), RED]}, 1,
    ),
    (
        "with two damage", Cards(YOU, damage=AtLeast(2)),
        {"team": [In(PAL, damage=2), In(BLUE, damage=1)]}, 1,
    ),
    (
        "with two shields", Cards(YOU, shields=AtLeast(2)),
        {"team": [In(PAL, shields=2), In(BLUE, shields=1)]}, 1,
    ),
    (
        "with five health left",
        Cards(OPPONENT, types=(CardType.CHARACTER,), remaining_health=AtMost(5)),
        {"foes": [In(FOE, damage=2), In(FOE2, damage=2)]}, 1,
    ),
    (
        "with an upgrade", Cards(YOU, upgrades=AtLeast(1)),
        {"team": [In(PAL, upgrades=[SABER]), BLUE]}, 1,
    ),
    (
        "with two upgrades", Cards(YOU, upgrades=AtLeast(2)),
        {"team": [In(PAL, upgrades=[SABER]), BLUE]}, 0,
    ),
    (
        "with a downgrade", Cards(OPPONENT, downgrades=AtLeast(1)),
        {"foes": [In(FOE, upgrades=[SABER])]}, 0,
    ),
    (
        "with three tokens of any kind", Cards(YOU, tokens=AtLeast(3)),
        {"team": [In(PAL, damage=2, shields=1), In(BLUE, damage=2)]}, 1,
    ),
    (
        "with resources on it", Cards(YOU, resources=AtLeast(2)),
        {"supports": [In(VEHICLE, resources=2)]}, 1,
    ),
    (
        "that bear a lightsaber", Cards(YOU, bears=("Lightsaber",)),
        {"team": [In(PAL, upgrades=[SABER]), In(BLUE, upgrades=["AW 60"])]}, 1,
    ),
    (
        "that bear a weapon", Cards(YOU, bears_subtypes=(Subtype.WEAPON,)),
        {"team": [In(PAL, upgrades=[SABER]), In(BLUE, upgrades=["AW 60"])]}, 1,
    ),
    (
        "whose dice show a resource", Cards(YOU, dice_show=(Symbol.RESOURCE,)),
        {"team": [In(PAL, dice=("1R",)), In(RED, dice=("2RD",)), BLUE]}, 1,
    ),
    (
        "two copies in play", Cards(types=(CardType.CHARACTER,), copies=AtLeast(2)),
        {"team": [PAL, PAL, BLUE]}, 2,
    ),
    (
        "two copies on one side", Cards(YOU, types=(CardType.CHARACTER,), own_copies=AtLeast(2)),
        {"team": [FOE, PAL], "foes": [FOE]}, 0,
    ),
    (
        "in hand", Cards(YOU, zone=Zone.HAND),
        {"hand": [SABER], "foe_hand": [SABER], "discard": [COVER]}, 1,
    ),
    (
        "in the pile", Cards(YOU, zone=Zone.DISCARD),
        {"hand": [SABER], "discard": [COVER, COVER], "foe_discard": [SABER]}, 2,
    ),
    (
        "in hand or pile", Cards(YOU, zone=Zone.HAND_OR_DISCARD),
        {"hand": [SABER], "discard": [COVER, COVER]}, 3,
    ),
    (
        "on characters", Cards(types=(CardType.UPGRADE,), on=Each(MINE)),
        {"team": [In(PAL, upgrades=[SABER])], "foes": [In(FOE, upgrades=["AW 60"])]}, 1,
    ),
    (
        "all but this card", Cards(YOU, types=(CardType.SUPPORT,), not_this=True),
        {"supports": [VEHICLE]}, 1,
    ),
    (
        "of everyone", Cards(Whose.EVERYONE, zone=Zone.HAND),
        {"hand": [SABER], "foe_hand": [SABER, COVER]}, 3,
    ),
]  # fmt: skip


@each_case(FITS, "cards", "position", "expected")
def test_which_cards_fit(cards: Cards, position: dict[str, Any], expected: int) -> None:
    d = trial(Gain(Count(cards)), **position)
    assert d.amount == expected
