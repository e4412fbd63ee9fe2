from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

TROOPER, PHASMA, VADER, LUKE, JANGO = "AW 2", "AW 1", "AW 10", "AW 35", "AW 21"
GUN, CLONE, REX, MAUL, THRAWN = "AW 47", "LEG 38", "WotF 74", "LEG 2", "EaW 4"


@scenario("DS-S401")
def test_two_stifles_and_one_event() -> None:
    stifle, diversion = "AtG 12", "SoR 144"
    table = scene(
        side(GUN, hand=[diversion, diversion], resources=2),
        side(VADER, supports=[stifle, stifle], resources=3),
    )
    anna, boris = table.anna, table.boris
    anna.plays(diversion)
    boris.says("0")  # which of the two, not whether
    assert anna.resources == 1 and anna.discard == ["Diversion"] and boris.resources == 3
    assert boris.discard == ["Stifle"], "only one of them"
    assert table.turn_of == "boris" and "pass" in boris.offered, "he was asked nothing"
    boris.passes()
    assert table.turn_of == "anna" and table.round == 2, "playing it was no pass"
    anna.plays("SoR 144#2")
    assert anna.resources == 0 and boris.resources == 3
    assert boris.discard == ["Stifle", "Stifle"]


@scenario("DS-S402")
def test_kit_fisto_parries_with_a_die_and_a_shield() -> None:
    kit, sickle = "AtG 57", "AtG 15"

    def begin() -> Scene:
        table = scene(
            side(In(kit, shields=1, dice=("2MD", "2F"))),
            side(In(VADER, upgrades=[In(sickle, dice=("3MD",))])),
            active=1,
        )
        table.boris.resolves(sickle, 0, kit)
        return table

    table = begin()
    table.anna.picks("other").says("yes")  # the ability before the shield
    assert table.shows(kit, 0) is None, "the focus was no choice, so the melee die went"
    assert (table.damage(kit), table.shields(kit)) == (0, 0)
    assert table.shows(kit, 0) is None and table.shows(kit, 1) == "2F"
    assert table.turn_of == "anna", "the sickle has cut nobody"
    declined = begin()
    declined.anna.picks("shield").says("no")
    assert (declined.damage(kit), declined.shields(kit)) == (2, 0)
    assert declined.boris.asked
    assert declined.boris.can_choose((kit, 0), (kit, 1)) == [True, True]


@scenario("DS-S403")
def test_the_answer_to_the_first_shot_takes_the_second_shooter_away() -> None:
    stroke = "AtG 68"
    table = scene(
        side(In(LUKE, shields=2, upgrades=[In(stroke, dice=("2MD1",))]), resources=1),
        side(In(TROOPER, damage=4, dice=("1RD",)), In(TROOPER, dice=("2RD",))),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.resolves("AW 2#2", 0, LUKE)
    assert (table.damage(LUKE), table.shields(LUKE)) == (0, 0)
    assert anna.asked and not boris.asked, "before the second die, though nothing was taken"
    anna.says("yes", TROOPER)
    assert not table.in_play(table.number(TROOPER)) or len(boris.aside) == 2
    assert anna.resources == 0 and table.shows(stroke) is None
    assert boris.pool == [] and table.turn_of == "anna", "his action is over"


@scenario("DS-S404")
def test_two_acolytes_help_each_other_while_both_dice_are_there() -> None:
    acolyte = "SoR 34"
    table = scene(
        side(In(acolyte, dice=("1MD",)), In(acolyte, dice=("1MD",))),
        side(PHASMA, TROOPER, In(VADER, dice=("2MD",))),
    )
    anna = table.anna
    anna.resolves(acolyte, 0, PHASMA)
    assert table.damage(PHASMA) == 2, "raised without a question"
    anna.resolves("SoR 34#2", 0, TROOPER)
    assert table.damage(TROOPER) == 1, "the die of Boris does not count"


@scenario("DS-S405")
def test_attrition_comes_first_and_the_executioner_has_no_die_left() -> None:
    wanted, attrition, executioner, brother = "CONV 143", "SoR 69", "WotF 19", "WotF 2"
    table = scene(
        side(In(executioner, damage=7), In(brother, dice=("1MD",)), resources=0),
        side(In(TROOPER, damage=6, downgrades=[wanted]), PHASMA, supports=[attrition]),
        controller=1,
    )
    anna, boris = table.anna, table.boris
    anna.resolves(brother, 0, TROOPER)
    assert boris.asked and not anna.asked, "Boris orders them"
    boris.puts_first("Attrition").puts_first("Executioner")
    boris.says(executioner)
    anna.says("yes")
    assert not table.in_play(executioner) and "Executioner" in anna.aside
    assert anna.pool == [] and anna.resources == 2
    assert anna.discard == ["Wanted"]
    assert table.in_play(brother) and table.in_play(PHASMA) and table.winner == ""
    assert table.turn_of == "boris"


@scenario("DS-S406")
def test_the_inquisitors_blade_in_other_hands() -> None:
    blade = "WotF 15"
    table = scene(
        side(In(MAUL, dice=("2MD",), upgrades=[In(blade, dice=("+2MD",))])),
        side(In(CLONE, damage=4), REX),
    )
    anna = table.anna
    anna.resolves(MAUL, 0, (blade, 0), CLONE)
    assert not table.in_play(CLONE), "four in one instance"
    anna.says("yes", REX)
    assert table.damage(REX) == 1
    alone = scene(side(In(MAUL, upgrades=[In(blade, dice=("+3MD",))])), side(CLONE, REX))
    assert not alone.anna.may("resolve", (blade, 0))
    at_home = scene(side(In("WotF 2", upgrades=[In(blade, dice=("+3MD",))])), side(CLONE, REX))
    assert at_home.anna.may("resolve", (blade, 0)), "on the Fifth Brother it could"


@scenario("DS-S407")
def test_a_launcher_fires_shields_between_two_shots() -> None:
    han, launcher = "LEG 46", "CONV 158"
    table = scene(
        side(
            In(han, dice=("2RD",), upgrades=[In(launcher, dice=("+2Sh",))]),
            In(GUN, dice=("3RD1",)),
            resources=1,
        ),
        side(VADER),
    )
    anna = table.anna
    anna.resolves(han, 0, VADER).says("yes", han)
    assert table.shields(han) == 2 and table.shows(launcher) is None
    anna.resolves(GUN, 0, VADER)
    assert table.damage(VADER) == 5 and anna.resources == 0
    assert anna.pool == [] and table.turn_of == "boris", "the launcher is not offered again"


@scenario("DS-S408")
def test_maul_loses_a_die_rolls_it_again_and_takes_one_in_return() -> None:
    resilient, mislead = "LEG 135", "LEG 130"
    table = scene(
        side(In(MAUL, dice=("2MD", "2MD"), upgrades=[resilient])),
        side(In(LUKE, dice=("3MD",)), hand=[mislead, mislead], resources=2),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.plays(mislead, (MAUL, 0))
    assert anna.asked, "Anna chooses the order"
    table.rolls((MAUL, "3MD1"))
    anna.puts_first("Resilient").says("yes", "yes")
    assert anna.pool == ["2MD", "3MD1"] and boris.pool == [] and table.exhausted(resilient)
    anna.passes()
    boris.plays("LEG 130#2")
    assert anna.pool == ["3MD1"], "the die showing 3 could not be taken"
    assert table.turn_of == "anna" and "pass" in anna.offered, "neither can do anything: no order"
    assert anna.pool == ["3MD1"]


@scenario("DS-S409")
def test_deja_vu_doubles_the_truce_not_the_additional_actions() -> None:
    vu, truce = "AtG 47", "EaW 142"

    def begin(answer: str) -> Scene:
        table = scene(
            side(JANGO, supports=[vu], hand=[truce], resources=0), side(LUKE, resources=0)
        )
        table.anna.plays(truce)
        assert table.anna.asked and "yes" in table.anna.offered
        table.anna.says(answer)
        return table

    table = begin("yes")
    anna, boris = table.anna, table.boris
    assert (anna.resources, boris.resources) == (2, 2), "before the additional action"
    assert table.exhausted(vu) and anna.discard == ["Truce"]
    if "yes" in anna.offered:
        anna.says("yes")
    anna.activates(JANGO, (JANGO, "-"))
    assert table.turn_of == "boris" and anna.discard == ["Truce"]
    once = begin("no")
    assert (once.anna.resources, once.boris.resources) == (1, 1)
    if "yes" in once.anna.offered:
        once.anna.says("yes")
    once.anna.activates(JANGO, (JANGO, "-"))
    assert once.turn_of == "boris"


@scenario("DS-S410")
def test_turned_to_focus_and_taken_away_before_it_can_be_used() -> None:
    defense = "AtG 144"
    table = scene(
        side(In(THRAWN, dice=("2F", "-")), In(TROOPER, dice=("1RD",))),
        side(LUKE, supports=[defense]),
    )
    anna, boris = table.anna, table.boris
    anna.resolves(THRAWN, 0, [(THRAWN, 1), (TROOPER, 0)])
    anna.turns(THRAWN, "1F").turns(TROOPER, "2RD")
    assert boris.asked and not anna.asked
    boris.says("yes")
    assert "Improvised Defense" in boris.discard
    assert anna.pool == ["2RD"] and table.shows(THRAWN, 0) is table.shows(THRAWN, 1) is None
    assert table.turn_of == "boris", "there is no focus left to go on with"


@scenario("DS-S411")
def test_barriss_follows_a_turned_die() -> None:
    barriss = "AtG 55"

    def begin(shown: str) -> Scene:
        table = scene(
            side(In(LUKE, dice=("1F", "-")), In(barriss, dice=("1Sh", "1MD"))), side(VADER)
        )
        table.anna.resolves(LUKE, 0, [(LUKE, 1)]).turns(LUKE, shown)
        return table

    table = begin("1Sh")
    anna = table.anna
    anna.says("yes")
    assert table.shows(barriss, 1) in ("1MD", "1Sh")
    anna.says((barriss, 1))
    assert table.shows(barriss, 1) == "1Sh" and table.shows(barriss, 0) == "1Sh"
    assert table.turn_of == "boris", "her own die does not trigger her again"
    melee = begin("3MD").anna
    melee.says("yes")
    assert melee.can_choose((barriss, 0), (barriss, 1)) == [True, True]
    melee.says((barriss, 1))
    assert melee.scene.shows(barriss, 1) == "+2MD"
    other = begin("3MD").anna
    other.says("yes", (barriss, 0)).turns(barriss, "+2MD")
    assert other.scene.shows(barriss, 0) == "+2MD" and other.scene.shows(barriss, 1) == "1MD"


@scenario("DS-S412")
def test_phasma_forgets_her_orders_until_she_gives_up_her_turn() -> None:
    extraction = "CONV 5"

    def begin(**changed: Any) -> Scene:
        return scene(
            side(In(LUKE, dice=("2MD",))),
            side(In(PHASMA, downgrades=[extraction], **changed), TROOPER, TROOPER),
            active=1,
        )

    table = begin()
    anna, boris = table.anna, table.boris
    boris.activates(TROOPER, (TROOPER, "1RD"))
    assert table.turn_of == "anna" and anna.pool == ["2MD"], "no Guardian was offered"
    assert not anna.may_use(extraction)
    anna.passes()
    boris.uses(extraction)
    assert table.exhausted(PHASMA) and anna.discard == ["Mind Extraction"]
    anna.passes()
    table.rolls((TROOPER, "1RD"))
    boris._acts("activate", "AW 2#2")
    assert boris.asked
    boris.says((LUKE, 0))
    assert anna.pool == [] and table.damage("AW 2#2") == 2 and table.shows("AW 2#2") == "1RD"
    assert table.turn_of == "anna"
    anna.passes()
    assert not boris.may("activate", PHASMA)
    tired = begin(exhausted=True)
    if tired.boris.may_use(extraction):
        tired.boris.uses(extraction)
    assert tired.in_play(extraction)


@scenario("DS-S413")
def test_the_marked_man_takes_what_he_can_carry() -> None:
    acquired, catapult = "CONV 76", "WotF 82"
    table = scene(
        side(LUKE, supports=[In(catapult, dice=("6ID2",))], hand=[acquired], resources=3),
        side(In(REX, damage=8, shields=1), CLONE),
    )
    anna, boris = table.anna, table.boris
    anna.plays(acquired)
    assert table.is_on(acquired, REX), "the unhurt trooper is no host"
    boris.passes()
    anna.resolves(catapult, 0)
    while boris.asked and "pass" not in boris.offered:
        boris.says(boris.offered[0])
    assert not table.in_play(REX) and table.damage(CLONE) == 2
    assert "Target Acquired" in anna.discard and anna.resources == 0


@scenario("DS-S414")
def test_the_plaza_gives_its_damage_back_and_wins() -> None:
    plaza, plating = "EaW 157", "SoR 89"
    table = scene(
        side(LUKE),
        side(In(JANGO, damage=7, shields=3, upgrades=[plating])),
        battlefield=plaza,
        controller=1,
    )
    table.duel.card(plaza).damage = 3
    anna = table.anna
    anna.claims("yes").picks("from this card").says(JANGO)
    assert table.winner == "anna"
