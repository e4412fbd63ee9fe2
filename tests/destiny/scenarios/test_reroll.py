from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, KYLO, TROOPER, VADER = "AW 38", "AW 11", "AW 2", "AW 10"


@scenario("DS-S083")
def test_all_dice_for_a_reroll_are_named_before() -> None:
    table = scene(side(In(VADER, dice=("-", "1R")), In(TROOPER, dice=("-",))), side(REY))
    anna = table.anna
    hand = len(anna.hand)
    table.rolls((VADER, "1R"), (TROOPER, "2RD"))
    anna.rerolls(FILLER, (VADER, 0), (TROOPER, 0))
    assert anna.pool == ["1R", "1R", "2RD"] and len(anna.hand) == hand - 1
    assert table.turn_of == "boris", "nothing can be added afterwards"


@scenario("DS-S084")
def test_no_dice_no_reroll_action() -> None:
    table = scene(side(VADER), side(In(REY, dice=("1R", "1MD")), In(KYLO, dice=("1MD",))))
    assert "reroll" not in table.anna.kinds


@scenario("DS-S085")
def test_rolling_and_rolling_into_the_pool_are_different() -> None:
    raider, blackmail, baton = "AW 22", "SoR 23", "SoR 8"
    table = scene(
        side(
            In(raider, upgrades=[In(blackmail, dice=("2Dr",)), In(baton, dice=("-",))]), resources=0
        ),
        side(REY),
    )
    anna, boris = table.anna, table.boris
    table.rolls((blackmail, "3Dr"), (baton, "-"))
    anna.rerolls(FILLER, (blackmail, 0), (baton, 0))
    assert boris.asked and "yes" in boris.offered
    boris.says("yes")
    assert (anna.resources, boris.resources) == (1, 1) and table.shows(blackmail) is None
    assert table.turn_of == "boris" and anna.pool == ["-"]


@scenario("DS-S086")
def test_ventress_takes_a_further_card() -> None:
    ventress = "SoR 9"

    def begin(cards: int) -> Scene:
        table = scene(side(In(REY, dice=("-",)), cards=cards), side(ventress))
        table.rolls((REY, "1MD"))
        table.anna.rerolls(FILLER, (REY, 0))
        assert table.shows(REY) == "1MD"
        return table

    table = begin(3)
    if "yes" in table.boris.offered:
        table.boris.says("yes")
    assert table.anna.asked and table.duel.prompt(0) != "ds-ask-action"
    table.anna.says(table.anna.offered[0])
    assert len(table.anna.hand) == 1
    alone = begin(1)
    if "yes" in alone.boris.offered:
        alone.boris.says("yes")
    assert alone.anna.hand == [] and alone.turn_of == "boris" and alone.shows(REY) == "1MD"


@scenario("DS-S087")
def test_discarding_the_last_card_wakes_ackbar() -> None:
    ackbar = "AW 27"
    table = scene(side(In(KYLO, shields=2, dice=("-",)), TROOPER, cards=1), side(ackbar))
    table.rolls((KYLO, "1MD"))
    table.anna.rerolls(FILLER, (KYLO, 0))
    assert table.shows(KYLO) == "1MD" and table.anna.asked and not table.boris.asked
    table.anna.says(KYLO)
    assert (table.shields(KYLO), table.damage(KYLO)) == (0, 0)
    assert table.turn_of == "boris"


@scenario("DS-S541")
def test_an_elite_clone_has_two_dice_and_this_die_is_one_of_them() -> None:
    clone, training, rebel = "LEG 38", "SoR 125", "AW 30"

    def begin(controller: Any) -> Scene:
        table = scene(
            side(clone, In(rebel, dice=("1Sh",)), hand=[training], spare_dice=[clone]),
            side(VADER),
            controller=controller,
        )
        table.anna.plays(training, clone)
        table.boris.passes()
        table.anna.activates(clone, (clone, "-"), (clone, "-"))
        assert table.anna.pool == ["-", "-", "1Sh"] and table.anna.hears("Clone Trooper")
        table.anna.says("yes")
        return table

    for controller, others in ((1, False), (0, True)):
        table = begin(controller)
        anna = table.anna
        table.rolls((clone, "2RD"))
        assert anna.can_choose((clone, 0), (clone, 1), (rebel, 0)) == [True, True, others]
        anna.says([(clone, 1)])
        assert anna.pool == ["-", "1Sh", "2RD"] and table.turn_of == "boris"
