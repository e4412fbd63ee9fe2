from typing import Any

import pytest

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21", "AW 10"
LUKE, BALA, OBI, HAN = "AW 35", "AW 19", "SoR 37", "AW 46"
SECOND_CHANCE, PERSONAL_SHIELD, OVERKILL, AFTERMATH = "AW 137", "SoR 24", "SoR 33", "SoR 123"


@scenario("DS-T001")
def test_a_second_chance_is_no_defeat() -> None:
    staff = "AW 44"
    table = scene(
        side(In(FINN, damage=8, dice=("1R",), upgrades=[SECOND_CHANCE, staff]), REY),
        side(In(VADER, dice=("3MD",)), In(BALA, exhausted=True)),
        active=1,
    )
    table.boris.resolves(VADER, 0, FINN)
    assert table.damage(FINN) == 5, "ten less five: the third point was surplus"
    assert table.anna.discard == ["Second Chance"]
    assert table.is_on(staff, FINN) and table.shows(FINN) == "1R"
    assert table.exhausted(BALA) and table.turn_of == "anna", "nobody was defeated"


@scenario("DS-T002")
def test_the_crime_lords_sentence_meets_a_second_chance() -> None:
    jabba, crime_lord, law = "AW 20", "AW 23", "LEG 138"
    table = scene(
        side(In(FINN, upgrades=[SECOND_CHANCE]), "AW 28", hand=[law], resources=3),
        side(In(jabba, upgrades=[In(crime_lord, dice=("Sp",))]), resources=5),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.resolves(crime_lord, 0, FINN)
    assert boris.resources == 0 and table.in_play(FINN)
    anna.plays(law, crime_lord)
    assert "Crime Lord" in boris.discard and table.in_play(FINN)
    boris.passes()
    anna.passes()
    table.upkeep()
    assert table.in_play(FINN) and table.damage(FINN) == 0 and table.round == 3
    assert "Second Chance" in anna.discard


@scenario("DS-T003")
def test_the_dead_troopers_comrades_shoot_between_two_dice() -> None:
    staff, attrition = "AW 44", "SoR 69"

    def begin(*friends: Any) -> Scene:
        table = scene(
            side(In(TROOPER, damage=6), *friends, supports=[attrition]),
            side(In(REY, damage=9, dice=("1MD",), upgrades=[In(staff, dice=("1MD",))])),
            active=1,
        )
        table.boris.resolves(REY, 0, TROOPER)
        return table

    table = begin(KYLO)
    assert table.anna.asked and "no" not in table.anna.offered, "not optional"
    assert table.anna.can_choose(REY, KYLO) == [True, True]
    table.anna.says(REY)
    assert table.winner == "anna" and table.damage(KYLO) == 0
    assert begin().winner == "boris", "without a character it is over at once"


@scenario("DS-T004")
def test_greedo_shoots_last_and_wins() -> None:
    greedo = "LEG 21"

    def begin(shown: str) -> Scene:
        table = scene(side(In(greedo, damage=6)), side(In(REY, damage=8, dice=("1MD",))), active=1)
        table.boris.resolves(REY, 0, greedo)
        table.rolls((greedo, shown))
        table.anna.says([(greedo, 0)])
        return table

    table = begin("2RD")
    table.anna.says([(greedo, 0)], REY)
    assert table.winner == "anna"
    blank = begin("-")
    assert blank.winner == "boris"


@scenario("DS-T005")
def test_a_dying_diplomat_shields_the_next_target() -> None:
    protection = "LEG 123"
    table = scene(
        side(In(FINN, damage=8, upgrades=[protection]), In(REY, shields=2)),
        side(In(VADER, dice=("3MD", "2MD"))),
        active=1,
    )
    table.boris.resolves(VADER, 0, FINN)
    table.anna.says("yes")
    assert table.shields(REY) == 3 and not table.in_play(FINN)
    assert table.anna.discard == ["Diplomatic Protection"]
    table.boris.resolves(VADER, 1, REY)
    assert (table.shields(REY), table.damage(REY)) == (1, 0)


@scenario("DS-T006")
def test_personal_shield_counts_the_instance_not_the_action() -> None:
    def begin(*team: In) -> Scene:
        return scene(side(In(JANGO, upgrades=[PERSONAL_SHIELD])), side(*team), active=1)

    raised = begin(In(TROOPER, dice=("1RD",), upgrades=[In(OVERKILL, dice=("+1RD",))]))
    raised.boris.resolves(TROOPER, 0, [(OVERKILL, 0)], JANGO)
    raised.anna.says("yes")
    assert (raised.damage(JANGO), raised.shields(JANGO)) == (1, 0)
    single = begin(In(TROOPER, dice=("1RD",)), In(TROOPER, dice=("1RD",)))
    single.boris.resolves(TROOPER, 0, JANGO)
    single.boris.resolves(TROOPER + "#2", 0, JANGO)
    assert single.damage(JANGO) == 2 and not single.exhausted(PERSONAL_SHIELD)
    double = begin(In(TROOPER, dice=("2RD",)), In(TROOPER, dice=("2RD",)))
    double.boris.resolves(TROOPER, 0, JANGO)
    double.anna.says("yes")
    assert double.damage(JANGO) == 1 and double.exhausted(PERSONAL_SHIELD)
    double.boris.resolves(TROOPER + "#2", 0, JANGO)
    assert double.damage(JANGO) == 3


@scenario("DS-T007")
def test_deflected_fire_is_no_longer_ranged_fire() -> None:
    deflect = "AW 145"
    armed = In(JANGO, upgrades=[PERSONAL_SHIELD, In(OVERKILL, dice=("+3RD",))])
    table = scene(side(REY, hand=[deflect]), side(armed))
    table.anna.plays(deflect, (OVERKILL, 0), JANGO)
    assert table.damage(JANGO) == 2 and table.boris.pool == []
    assert not table.exhausted(PERSONAL_SHIELD) and table.turn_of == "boris"


@scenario("DS-T024")
def test_cannon_fodder_does_its_duty_to_the_end() -> None:
    fodder = "AW 68"
    table = scene(
        side(In(TROOPER, damage=6, dice=("2RD",)), KYLO, hand=[fodder], supports=[AFTERMATH]),
        side(In(LUKE, dice=("3MD",))),
    )
    anna = table.anna
    anna.plays(fodder, (LUKE, 0), TROOPER)
    assert table.damage(KYLO) == 0, "unique characters are no fodder"
    assert not table.in_play(TROOPER) and anna.pool == []
    assert table.shows(LUKE) is None and anna.hears("Aftermath"), "the die is gone before"
    anna.says("yes")
    assert anna.resources == 3


@scenario("DS-T025")
def test_paying_a_life_debt_with_a_life() -> None:
    life_debt, hands = "SoR 118", "SoR 150"

    def begin(first: str) -> Scene:
        han = In(HAN, damage=9, shields=2, upgrades=[life_debt, hands])
        table = scene(side(han, In(REY, damage=4)), side(KYLO))
        table.anna.activates(HAN, (HAN, "2RD")).puts_first(first).says("yes")
        return table

    table = begin("Fast Hands")
    table.anna.says((HAN, 0), KYLO)
    assert table.damage(KYLO) == 2 and table.in_play(HAN)
    table.anna.says("yes", REY)
    assert table.damage(REY) == 3 and not table.in_play(HAN)
    other = begin("Life Debt")
    other.anna.says(REY)
    assert other.damage(REY) == 3 and not other.in_play(HAN)
    assert other.damage(KYLO) == 0 and other.anna.pool == [] and other.turn_of == "boris"
    poor = In(HAN, damage=9, upgrades=[life_debt, hands])
    refused = scene(side(poor, In(REY, damage=4)), side(KYLO))
    refused.anna.activates(HAN, (HAN, "2RD")).puts_first("Life Debt").says("no", "no")
    assert refused.in_play(HAN) and refused.shows(HAN) == "2RD"


@scenario("DS-T038")
def test_one_block_one_revenge_one_return() -> None:
    block, maul, saber, resilient = "AW 153", "LEG 2", "LEG 8", "LEG 135"
    table = scene(
        side(In(maul, dice=("2MD", "3MD1"), upgrades=[In(saber, dice=("2MD",)), resilient])),
        side(In(REY, dice=("1R",)), hand=[block]),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.plays(block)
    assert anna.pool == [] and anna.asked, "Anna chooses the order"
    anna.puts_first("Maul").says("yes", (REY, 0))
    assert boris.pool == []
    table.rolls((maul, "1R"))
    anna.says("yes", [(maul, 0)])
    assert anna.pool == ["1R"] and table.shows(saber) is None
    assert table.exhausted(resilient) and table.turn_of == "anna"


@scenario("DS-T039")
def test_dealt_is_enough_for_the_master_taken_is_needed_for_the_baton() -> None:
    baton, master = "LEG 74", "SoR 79"
    table = scene(
        side(In(VADER, upgrades=[In(baton, dice=("1MD",)), master])),
        side(In(REY, shields=1, dice=("1MD",))),
    )
    anna = table.anna
    anna.resolves(baton, 0, REY)
    assert (table.shields(REY), table.damage(REY)) == (0, 0)
    assert anna.asked and anna.hears("Now I Am The Master"), "and nothing is asked of the baton"
    anna.says("yes", [(REY, 0)])
    assert table.shows(REY) == "-" and anna.resources == 2 and table.turn_of == "boris"


@scenario("DS-T041")
def test_a_noble_sacrifice_wakes_the_gang_leader_again() -> None:
    saber, sacrifice, stance = "AW 59", "AW 118", "AW 115"
    table = scene(
        side(In(OBI, upgrades=[saber]), REY, hand=[sacrifice, stance], resources=0),
        side(BALA, VADER),
    )
    anna, boris = table.anna, table.boris
    anna.plays(sacrifice, OBI)
    anna.puts_first("Obi-Wan").says("yes", stance, REY)
    assert table.shields(REY) == 2
    anna.says(REY)
    assert not table.in_play(OBI) and table.is_on(saber, REY)
    anna.says(BALA)
    assert table.exhausted(BALA) and boris.hears("Bala-Tik")
    boris.says("yes")
    assert not table.exhausted(BALA) and table.turn_of == "boris", "no additional action for Rey"


@scenario("DS-S529")
def test_hate_outlives_its_bearer() -> None:
    sister, hate, maul, padawan = "AW 12", "EaW 77", "LEG 2", "AW 36"
    table = scene(side(In(sister, damage=6, upgrades=[hate]), maul), side(padawan))
    anna = table.anna
    anna.activates(sister, (sister, "2RD"))
    assert anna.pool == ["2RD"] and anna.hears("Hate")
    anna.says("yes")
    for _ in range(4):
        if table.turn_of == "boris":
            break
        if table.duel.prompt(0) == "ds-ask-redeploy":
            anna.says([maul])
        else:
            anna.says([padawan])
    assert not table.in_play(sister) and "Nightsister" in anna.aside and anna.pool == []
    assert table.is_on(hate, maul) and anna.discard == []
    assert table.damage(padawan) == 1 and table.damage(maul) == 0
    assert table.turn_of == "boris" and "pass" in table.boris.offered


@scenario("DS-S534")
def test_the_lucky_cube_goes_back_to_the_hand_before_its_bearer_falls() -> None:
    phasma, cube, tactics = "AW 1", "EaW 57", "AW 143"
    table = scene(
        side(
            phasma,
            In(TROOPER, damage=5, upgrades=[cube]),
            TROOPER,
            hand=[tactics],
            cards=1,
            resources=1,
        ),
        side(In(VADER, dice=("3MD",))),
    )
    anna, boris = table.anna, table.boris
    first, second = table.number(TROOPER), table.number(TROOPER + "#2")
    table.rolls((TROOPER, "1RD"))
    anna.plays(tactics, [str(first), str(second)], [str(first)])
    anna.puts_first("Chance Cube")
    anna.says("no")
    assert anna.hand == ["Chance Cube"] and anna.resources == 1
    anna.says((VADER, 0))
    assert boris.pool == [] and not table.in_play(first)
    assert anna.hand == ["Chance Cube"] and anna.discard == ["Squad Tactics"]
    assert table.in_play(second) and table.duel.g.play[second].exhausted
    assert anna.pool == ["1RD"] and table.turn_of == "boris"


@pytest.mark.rule("DS-REPLACEMENT-5", "DS-DEFEAT-1")
def test_who_is_saved_does_not_hurry_the_fall_of_another() -> None:
    """Two fall together: the second chance of one is spent while the other still falls."""
    table = scene(
        side(In(FINN, damage=9, upgrades=[SECOND_CHANCE]), In(TROOPER, damage=6), REY),
        side(In("LEG 13", dice=("3ID",))),
        active=1,
    )
    table.boris.resolves("LEG 13")
    table.anna.says(FINN, TROOPER, REY)
    assert table.damage(FINN) == 5 and table.damage(REY) == 1
    assert not table.in_play(TROOPER) and table.anna.discard == ["Second Chance"]
