from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21", "AW 10"


@scenario("DS-S051")
def test_an_activation_leaves_the_dice_in_the_pool_alone() -> None:
    droid, carbine = "CONV 19", "CONV 33"
    table = scene(
        side(In(droid, upgrades=[carbine]), In("CONV 21", exhausted=True), hand=["CONV 124"]),
        side(REY),
    )
    anna = table.anna
    table.rolls((droid, "+2RD"))
    anna.plays("CONV 124", (droid, 0))
    assert not table.exhausted(droid) and anna.pool == ["+2RD"]
    table.boris.passes()
    anna.activates(droid, (carbine, "1RD"))
    if anna.asked:
        anna.says("no")
    assert anna.pool == ["+2RD", "1RD"] and table.exhausted(droid)


@scenario("DS-S052")
def test_an_upgrade_on_an_exhausted_character_waits() -> None:
    saber = "AW 59"
    table = scene(
        side(In(KYLO, dice=("1MD",), exhausted=True), hand=[saber], resources=3), side(REY)
    )
    anna = table.anna
    anna.plays(saber)
    table.boris.passes()
    assert table.shows(saber) is None and not anna.may("resolve", (saber, 0))
    anna.passes()
    table.upkeep()
    table.rolls((KYLO, "1MD"), (saber, "1Sh"))
    if table.turn_of == "boris":
        table.boris.passes()
    anna.activates(KYLO)
    assert anna.pool == ["1MD", "1Sh"]


@scenario("DS-S053")
def test_a_support_without_a_die_has_an_action_but_no_activation() -> None:
    power, tie = "AW 89", "AW 6"
    table = scene(
        side(In(KYLO, dice=("1R",), exhausted=True), supports=[power, In(tie, exhausted=True)]),
        side(In(REY, shields=2)),
    )
    anna = table.anna
    assert "activate" not in anna.kinds
    table.rolls((KYLO, "-"))
    anna.uses(power, (KYLO, 0), REY)
    assert (table.damage(REY), table.shields(REY)) == (2, 2) and table.exhausted(power)


@scenario("DS-S057")
def test_a_frozen_die_stays_on_the_card_in_the_next_round_only() -> None:
    table = scene(side(KYLO), side(In(VADER, dice=(None, None)), TROOPER), battlefield="SoR 151")
    anna, boris = table.anna, table.boris
    anna.claims("yes")
    assert anna.can_choose((VADER, 0)) == [True], "also a die on its card"
    anna.says((VADER, 0))
    boris.passes()
    table.upkeep()
    anna.passes()
    boris.activates(VADER, (VADER, "1R"))
    if boris.asked and table.duel.prompt(1) != "ds-ask-action":
        boris.says("no")
    assert len(boris.pool) == 1
    table.comes_to_round(4)
    if table.turn_of == "anna":
        anna.passes()
    boris.activates(VADER, (VADER, "1R"), (VADER, "1R"))
    assert len(boris.pool) == 2


@scenario("DS-S058")
def test_krennic_needs_the_battlefield_and_a_spare_die() -> None:
    krennic, trooper = "SoR 3", "SoR 1"

    def begin(controller: Any, spare: Any) -> Scene:
        return scene(
            side(krennic, trooper, spare_dice=[trooper] if spare else []),
            side(REY),
            controller=controller,
        )

    table = begin(0, True)
    anna = table.anna
    table.rolls((krennic, "1R"))
    table.rolls((trooper, "2RD"))
    anna.activates(krennic)
    if anna.asked:
        anna.says("yes")
    assert anna.pool == ["1R", "2RD"] and table.shows(trooper) is None
    table.boris.passes()
    spare = next(
        die
        for die in table.duel.g.players[0].pool
        if table.duel.g.dice[die].card < 0 or table.duel.g.dice[die].card != table.duel.id(krennic)
    )
    anna.says(f"resolve:{spare}", REY)
    assert table.damage(REY) == 2
    assert anna.pool == ["1R"] and table.shows(trooper) is None
    for controller, has in ((1, True), (0, False)):
        other = begin(controller, has)
        other.rolls((krennic, "1R"))
        other.anna.activates(krennic)
        assert other.anna.pool == ["1R"] and other.turn_of == "boris"


@scenario("DS-S059")
def test_commando_droids_chain() -> None:
    droid, stap = "CONV 19", "CONV 32"
    table = scene(side(droid, droid, "CONV 21", supports=[stap, "CONV 136"]), side(REY))
    anna = table.anna
    anna.activates(droid, (droid, "1R"))
    if "yes" in anna.offered:
        anna.says("yes")
    assert anna.can_choose(f"{droid}#2", stap, "CONV 21", "CONV 136", droid) == [
        True,
        True,
        False,
        False,
        False,
    ]
    table.rolls((droid, "1R"))
    anna.says(f"{droid}#2")
    table.rolls((stap, "1Dc"))
    if anna.asked and "yes" in anna.offered:
        anna.says("yes")
    if anna.asked and anna.can_choose(stap)[0]:
        anna.says(stap)
    assert len(anna.pool) == 3 and table.turn_of == "boris"


@scenario("DS-S060")
def test_ahsoka_pays_for_every_die_she_rolled() -> None:
    ahsoka, saber = "EaW 31", "AW 59"

    def begin(resources: int) -> Scene:
        table = scene(
            side(In(ahsoka, dice=(None, None), upgrades=[saber]), resources=resources), side(KYLO)
        )
        table.anna.activates(ahsoka, (ahsoka, "1R"), (ahsoka, "1R"), (saber, "1Sh"))
        return table

    poor = begin(2)
    assert poor.turn_of == "boris" and len(poor.anna.pool) == 3 and poor.exhausted(ahsoka)
    rich = begin(6)
    rich.anna.says("yes")
    assert rich.anna.resources == 3 and not rich.exhausted(ahsoka)
    rich.boris.passes()
    rich.anna.activates(ahsoka)
    assert rich.exhausted(ahsoka) and len(rich.anna.pool) == 3 and rich.turn_of == "boris"


@scenario("DS-S214")
def test_phasma_calls_for_two_reserves_and_only_one_is_there() -> None:
    phasma = "CONV 18"
    table = scene(side(phasma, TROOPER, spare_dice=[TROOPER]), side(REY))
    anna = table.anna
    table.rolls((TROOPER, "2RD"))
    anna.uses(phasma)
    assert anna.pool == ["2RD"] and table.shows(TROOPER) is None
    table.boris.passes()
    assert not anna.may_use(phasma)
    (die,) = table.duel.g.players[0].pool
    anna.says(f"resolve:{die}", REY)
    assert table.damage(REY) == 2 and anna.pool == [] and table.shows(TROOPER) is None


@scenario("DS-S512")
def test_the_tripwire_does_not_know_its_master() -> None:
    tripwire, baze, rebel = "CONV 100", "SoR 26", "AW 30"
    table = scene(
        side(In(baze, dice=(None, None)), rebel, supports=[tripwire], resources=0),
        side(In(VADER, dice=(None, None))),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.activates(VADER, (VADER, "2MD"), (VADER, "1Sh"))
    anna.puts_first("Darth Vader")
    boris.says("no")
    assert table.in_play(tripwire) and table.damage(VADER) == 0 and table.turn_of == "anna"
    anna.activates(baze, (baze, "3RD1"), (baze, "+2RD"))
    assert anna.asked and not boris.asked and "yes" not in anna.offered
    assert anna.can_choose(baze, rebel) == [True, True]
    anna.says(baze, baze, rebel)
    assert (table.damage(baze), table.damage(rebel)) == (2, 1)
    assert anna.discard == ["Laser Tripwire"] and anna.pool == ["+2RD", "3RD1"]
    assert table.turn_of == "boris"
