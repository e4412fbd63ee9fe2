from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER = "AW 38", "AW 45", "AW 11", "AW 2"


@scenario("DS-S110")
def test_redeploy_onto_a_full_character() -> None:
    saber, rifle, robes, staff, throw = "AW 59", "AW 8", "AW 40", "AW 44", "AW 57"
    table = scene(
        side(
            In(FINN, damage=9, upgrades=[In(saber, dice=("1Sh",)), In(rifle, dice=("2RD1",))]),
            In(REY, upgrades=[robes, staff, throw]),
        ),
        side(In(KYLO, dice=("1MD",))),
        active=1,
    )
    table.boris.resolves(KYLO, 0, FINN)
    anna = table.anna
    for _ in range(6):
        if not anna.asked or table.duel.prompt(0) == "ds-ask-action":
            break
        if table.duel.prompt(0) == "ds-ask-redeploy":
            wanted = REY if anna.hears("Lightsaber") else "none"
            anna.says([wanted])
        elif anna.can_choose(throw)[0]:
            anna.says([throw])
        else:
            anna.says(anna.offered[0])
    assert not table.in_play(FINN)
    assert "F-11D Rifle" in anna.discard and "Force Throw" in anna.discard
    for upgrade in (robes, staff, saber):
        assert table.is_on(upgrade, REY)
    assert table.shows(saber) is None and anna.pool == []


@scenario("DS-S111")
def test_a_conditional_redeploy_looks_at_the_character_it_leaves() -> None:
    luke, han, heirloom = "LEG 31", "LEG 46", "LEG 58"

    def begin(owner: Any) -> Scene:
        def carried(name: Any) -> Any:
            return In(name, upgrades=[heirloom] if name == owner else [])

        table = scene(side(carried(luke), carried(han)), side(In(KYLO, dice=("1MD",))), active=1)
        table.duel.card(owner).damage = table.health(owner) - 1
        table.boris.resolves(KYLO, 0, owner)
        return table

    first = begin(luke)
    assert first.anna.asked and first.duel.prompt(0) == "ds-ask-redeploy"
    first.anna.says([han])
    assert first.is_on(heirloom, han)
    second = begin(han)
    assert second.duel.prompt(second.duel.asked()[0]) == "ds-ask-action"
    assert second.anna.discard == ["Heirloom Lightsaber"]


@scenario("DS-S112")
def test_guardian_twice_is_guardian_once() -> None:
    guard, praetorian = "SoR 12", "TPG 5"
    table = scene(side(In(guard, upgrades=[praetorian])), side(In(REY, dice=("1MD", "1MD"))))
    anna = table.anna
    table.rolls((guard, "1Sh"), (praetorian, "1Sh"))
    anna.activates(guard)
    assert table.duel.prompt(0) == "ds-ask-guardian"
    anna.says([(REY, 0)])
    while anna.asked and table.duel.prompt(0) != "ds-ask-action":
        assert table.duel.prompt(0) != "ds-ask-guardian"
        anna.says("no" if "no" in anna.offered else anna.offered[0])
    assert table.damage(guard) == 1 and table.boris.pool == ["1MD"]
    assert len(anna.pool) == 2 and table.exhausted(guard)


@scenario("DS-S113")
def test_what_guardian_can_remove_and_what_it_costs() -> None:
    rebel, baze, satine = "AW 30", "SoR 26", "CONV 91"
    for die, taken in (((baze, 0), 1), ((baze, 1), 2), ((satine, 0), 1)):
        table = scene(
            side(In(rebel, shields=1)),
            side(
                In(baze, dice=("+2RD", "3RD1")),
                In(satine, dice=("2ID",)),
                In(REY, dice=("1R",)),
                resources=0,
            ),
        )
        anna = table.anna
        table.rolls((rebel, "1Sh"))
        anna.activates(rebel)
        assert anna.can_choose((baze, 0), (baze, 1), (satine, 0), (REY, 0)) == [
            True,
            True,
            True,
            False,
        ]
        anna.says([die])
        assert (table.damage(rebel), table.shields(rebel)) == (taken, 0)
        assert table.shows(*die) is None and anna.pool == ["1Sh"]


@scenario("DS-S114")
def test_phasma_lends_guardian_to_her_rank_and_file() -> None:
    phasma = "AW 1"

    def begin() -> Scene:
        return scene(
            side(In(phasma, damage=9), TROOPER),
            side(In(REY, dice=("1MD", "1MD")), In(FINN, dice=("2RD",))),
        )

    table = begin()
    anna = table.anna
    anna.activates(phasma, (phasma, "1R"))
    assert table.turn_of == "boris", "no Guardian for herself"
    table.boris.resolves(REY, 0, phasma).resolves(REY, 1, phasma)
    assert not table.in_play(phasma)
    anna.activates(TROOPER, (TROOPER, "1R"))
    assert table.turn_of == "boris" and table.boris.pool == ["2RD"]
    other = begin()
    other.anna._acts("activate", TROOPER)
    assert other.duel.prompt(0) == "ds-ask-guardian"


@scenario("DS-S210")
def test_plo_koon_copies_the_same_ability_twice_but_a_keyword_once() -> None:
    plo, clone, rebel, boba = "WotF 57", "LEG 38", "AW 30", "LEG 19"
    table = scene(side(plo, clone, clone), side(In(boba, dice=("2RD", "2MD"))), controller=1)
    anna = table.anna
    anna.activates(plo, (plo, "-"))
    rerolls = 0
    for rolled in ("-", "2MD", "-"):
        for _ in range(3):
            if any(
                person.asked and table.duel.prompt(person.seat) == "ds-ask-order-queue"
                for person in (anna, table.boris)
            ):
                person = anna if anna.asked else table.boris
                person.says([person.offered[0]])
        if not anna.asked or "yes" not in anna.offered:
            break
        table.rolls((plo, rolled))
        anna.says("yes")
        rerolls += 1
    assert rerolls == 2 and table.shows(plo) == "2MD" and table.turn_of == "boris"
    guarded = scene(side(plo, rebel, rebel), side(In(boba, dice=("2RD", "2MD"))), controller=1)
    anna = guarded.anna
    anna._acts("activate", plo)
    assert guarded.duel.prompt(0) == "ds-ask-guardian"
    guarded.rolls((plo, "-"))
    anna.says([(boba, 0)])
    assert guarded.damage(plo) == 2 and guarded.boris.pool == ["2MD"]
    assert guarded.turn_of == "boris"


@scenario("DS-S509")
def test_the_commander_forbids_it_as_long_as_her_die_lies_there() -> None:
    iden, fall, rex = "AtG 18", "WotF 147", "WotF 74"

    def begin(chosen: Any) -> Scene:
        table = scene(
            side(In(iden, dice=("2RD",)), In(TROOPER, dice=("1R",)), hand=[fall]),
            side(In(rex, dice=("1R",)), hand=[fall], resources=1),
            active=1,
        )
        table.boris.plays("B:" + fall)
        assert table.anna.asked and not table.boris.asked
        assert table.anna.can_choose((iden, 0), (TROOPER, 0)) == [True, True]
        table.anna.says((chosen, 0))
        assert table.boris.discard == ["Free Fall"] and table.boris.resources == 0
        return table

    table = begin(TROOPER)
    anna = table.anna
    assert table.turn_of == "anna" and anna.pool == ["2RD"] and "pass" in anna.offered
    anna.plays("A:" + fall)
    assert table.turn_of == "anna" and "decline" in anna.offered, "she herself may"
    other = begin(iden)
    assert other.turn_of == "boris" and "decline" in other.boris.offered


@scenario("DS-S525")
def test_the_queens_focus_strikes_but_the_guards_cannot_see_it_coming() -> None:
    padme, clone, rebel, luke = "CONV 75", "LEG 38", "AW 30", "AW 35"
    table = scene(
        side(In(padme, dice=("3F",)), In(clone, dice=("2ID",))), side(rebel, luke), active=1
    )
    anna, boris = table.anna, table.boris
    table.rolls((rebel, "1R"))
    boris.activates(rebel)
    assert boris.asked and boris.can_choose((padme, 0), (clone, 0)) == [False, True]
    boris.says([(clone, 0)])
    assert table.damage(rebel) == 2 and anna.pool == ["3F"] and boris.pool == ["1R"]
    focus = f"resolve:{table.duel.die(padme)}"
    assert focus in anna.offered and f"{focus}:indirect" in anna.offered
    anna.says(f"{focus}:indirect")
    boris.says(rebel, luke, luke)
    assert (table.damage(rebel), table.damage(luke)) == (3, 2) and anna.pool == []
    assert boris.pool == ["1R"] and table.turn_of == "boris"
