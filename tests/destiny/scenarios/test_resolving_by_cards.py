"""Scenarios of dice that cards resolve, turn or lend."""

from typing import Any

from cantina.core.fluent import writer
from cantina.games.destiny import facts
from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In, code
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21", "AW 10"
BAZE = "SoR 26"


@scenario("DS-S078")
def test_an_event_that_resolves_one_die_cannot_resolve_a_plus_side() -> None:
    phasma, pilot = "TPG 2", "SoR 4"

    def begin() -> Scene:
        table = scene(
            side(
                In(phasma, dice=("Sp",)),
                In(TROOPER, dice=("2RD1",)),
                In(pilot, dice=("+2RD",)),
                hand=["LEG 86"],
                resources=3,
            ),
            side(REY),
        )
        table.anna.plays("LEG 86")
        return table

    table = begin()
    assert table.anna.can_choose((phasma, 0), (TROOPER, 0), (pilot, 0)) == [True, True, False]
    table.anna.says((TROOPER, 0), REY)
    assert table.anna.resources == 0 and table.damage(REY) == 4
    special = begin()
    special.anna.says((phasma, 0), REY)
    assert special.damage(REY) == 2


@scenario("DS-S079")
def test_my_ally_is_the_force_leaves_the_die() -> None:
    obi, ally = "SoR 37", "SoR 105"
    table = scene(side(In(obi, dice=("2F",)), hand=[ally]), side(KYLO))
    anna = table.anna
    anna.plays(ally, (obi, 0))
    anna.says([(obi, 0)]).turns(obi, "3MD")
    assert table.shows(obi) == "3MD"
    anna.resolves(obi, 0, KYLO)
    assert table.damage(KYLO) == 3 and table.shows(obi) is None


@scenario("DS-S080")
def test_salvo_pays_once_and_hits_every_character() -> None:
    table = scene(
        side(In(BAZE, dice=("3RD1",)), hand=["SoR 121"], resources=3),
        side(In(KYLO, shields=1), In(TROOPER, damage=5)),
    )
    table.anna.plays("SoR 121", (BAZE, 0))
    assert table.anna.resources == 0
    assert (table.damage(KYLO), table.shields(KYLO)) == (2, 0)
    assert not table.in_play(TROOPER) and table.damage(BAZE) == 0


@scenario("DS-S081")
def test_lukes_shield_sides_count_as_melee_only_while_resolved() -> None:
    luke = "WotF 56"

    def begin() -> Scene:
        return scene(
            side(In(luke, dice=("2Sh", "1Sh")), hand=["AtG 60", "AW 154"]),
            side(In(KYLO, damage=8, shields=3), TROOPER),
        )

    table = begin()
    before = len(table.boris.hand)
    table.anna.plays("AW 154")
    assert len(table.boris.hand) == before
    strike = begin()
    strike.anna.plays("AtG 60", (luke, 0), KYLO)
    assert not strike.in_play(KYLO)


@scenario("DS-S082")
def test_blanks_of_troopers_become_melee() -> None:
    phasma = "CONV 18"
    table = scene(
        side(In(phasma, dice=("2RD",)), In(TROOPER, dice=("-",)), plot="CONV 133"), side(REY, FINN)
    )
    anna = table.anna
    melee = f"resolve:{table.duel.die(phasma)}:melee"
    assert melee in anna.offered
    anna.says(melee, REY)
    anna.says(next(each for each in anna.offered if each != "stop"), FINN)
    assert (table.damage(REY), table.damage(FINN)) == (2, 1) and table.turn_of == "boris"
    alone = scene(side(KYLO, In(TROOPER, dice=("-",)), plot="CONV 133"), side(REY, FINN))
    alone.anna.says(next(each for each in alone.anna.offered if each.startswith("resolve")))
    assert alone.boris.asked, "Boris divides the indirect damage"


@scenario("DS-S212")
def test_the_ascension_gun_borrows_a_battlefield() -> None:
    gun = "SoR 59"
    table = scene(
        side(In(JANGO, upgrades=[In(gun, dice=("Sp",))]), battlefields=["LEG 178"]),
        side(REY, battlefields=["AW 168"]),
        controller=1,
    )
    anna = table.anna
    hand = len(anna.hand)
    anna.resolves(gun)
    if anna.asked and "yes" in anna.offered:
        anna.says("yes")
    assert anna.resources == 3 and len(anna.hand) == hand + 1
    assert table.controller == "boris" and table.claimed_by == ""
    table.boris.passes()
    assert anna.may("claim")
    anna.claims("no")
    assert table.controller == "anna"


@scenario("DS-S213")
def test_the_gunship_drops_a_trooper_die() -> None:
    clone, gunship = "LEG 38", "CONV 84"

    def begin(trooper: str, ship: str) -> Scene:
        table = scene(side(clone, supports=[In(gunship, dice=("Sp",))]), side(KYLO))
        table.rolls((clone, trooper))
        if trooper == "-":
            table.rolls((gunship, ship))
        table.anna.resolves(gunship)
        return table

    first = begin("2RD", "Sp")
    anna = first.anna
    first.rolls((gunship, "Sp"))
    for _ in range(5):
        if first.damage(KYLO):
            break
        anna.says("yes" if "yes" in anna.offered else [KYLO] if anna.can_choose(KYLO)[0] else "0")
    assert first.damage(KYLO) == 2 and first.shows(clone) is None and first.shows(gunship) == "Sp"
    assert first.turn_of == "boris" and not first.exhausted(clone)
    second = begin("-", "3ID")
    assert second.shows(clone) is None and second.shows(gunship) == "3ID"
    assert not second.exhausted(clone)


@scenario("DS-S218")
def test_maz_turns_a_die_and_fires_it() -> None:
    maz, han = "SoR 45", "AW 46"
    table = scene(side(maz, In(han, dice=("1R",)), resources=1), side(KYLO))
    anna = table.anna
    anna.activates(maz, (maz, "1F"))
    anna.says("yes", (maz, 0), [(han, 0)]).turns(han, "3RD1")
    anna.says([(han, 0)]).says(KYLO)
    assert table.damage(KYLO) == 3 and anna.resources == 0 and table.turn_of == "boris"


@scenario("DS-S224")
def test_lure_of_power_fits_any_symbol() -> None:
    ventress, knife, lure = "SoR 9", "SoR 57", "SoR 16"

    def begin(own: str | None, blade: str | None, *blanks: Any) -> Scene:
        return scene(
            side(
                In(
                    ventress,
                    dice=(own,),
                    upgrades=[In(knife, dice=(blade,)), In(lure, dice=("+2*",))],
                ),
                *[In(KYLO, dice=("-",)) for _ in range(1)],
                In(TROOPER, dice=("-",)),
                In(TROOPER, dice=("-",)),
            ),
            side(In(REY, shields=3)),
        )

    first = begin(None, "1MD")
    first.anna.resolves(knife, 0, [(lure, 0)], REY)
    assert (first.damage(REY), first.shields(REY)) == (3, 3)
    second = begin("1F", None)
    second.anna.resolves(ventress, 0, [(lure, 0)])
    dice = [(KYLO, 0), (TROOPER, 0), (f"{TROOPER}#2", 0)]
    assert second.anna.can_choose(*dice) == [True] * 3
    second.anna.says(dice)
    third = begin(None, None)
    assert "resolve" not in third.anna.kinds


@scenario("DS-S225")
def test_the_training_remote_helps_blue_character_dice_only() -> None:
    saber, remote = "AW 59", "EaW 35"
    table = scene(
        side(
            In(REY, dice=("1MD",), upgrades=[In(saber, dice=("1Sh",))]),
            In(FINN, dice=("1MD",)),
            supports=[In(remote, dice=("+2*1",))],
            resources=1,
        ),
        side(KYLO),
    )
    anna = table.anna
    copy = scene(
        side(
            In(REY, upgrades=[In(saber, dice=("1Sh",))]),
            In(FINN, dice=("1MD",)),
            supports=[In(remote, dice=("+2*1",))],
            resources=1,
        ),
        side(KYLO),
    )
    copy.anna.resolves(saber)
    assert copy.duel.prompt(0) != "ds-ask-modifiers"
    anna.resolves(REY, 0, [(remote, 0)], KYLO)
    assert table.damage(KYLO) == 3 and anna.resources == 0
    anna.resolves(FINN, 0, KYLO)
    assert table.damage(KYLO) == 4


@scenario("DS-S226")
def test_poe_resolves_a_side_of_a_card_that_is_not_in_play() -> None:
    poe, bay, medic, wing, dodge = "AW 29", "AW 31", "TPG 26", "AtG 86", "AW 155"

    def begin(card: Any) -> Scene:
        table = scene(
            side(In(poe, damage=2, dice=("Sp",)), hand=[bay, medic, wing, dodge]), side(KYLO)
        )
        table.anna.resolves(poe)
        table.anna.says([card])
        return table

    def choose_side(table: Any, card: Any, shown: str) -> None:
        sides = [one.code for one in facts.sides(code(card))]
        key = next(k for k in table.anna.offered if k.isdigit() and sides[int(k)] == shown)
        table.anna.says([key])

    first = begin(bay)
    choose_side(first, bay, "XRD")
    first.anna.says(KYLO)
    assert first.damage(KYLO) == 4 and "Launch Bay" in first.anna.discard
    second = begin(medic)
    choose_side(second, medic, "Sp")
    if second.anna.asked and second.anna.can_choose(poe)[0]:
        second.anna.says([poe])
    assert second.damage(poe) == 1
    third = begin(wing)
    choose_side(third, wing, "1Dr")
    assert third.boris.resources == 1
    for _ in range(3):
        if third.anna.asked and third.duel.prompt(0) != "ds-ask-action":
            third.anna.says("yes" if "yes" in third.anna.offered else [third.anna.offered[0]])
    assert third.in_play(wing) and third.anna.resources == 0
    fourth = begin(dodge)
    assert fourth.damage(KYLO) == 0 and fourth.boris.resources == 2


@scenario("DS-S227")
def test_c_3po_translates_a_symbol() -> None:
    threepio = "SoR 30"

    def begin(shown: str) -> Scene:
        return scene(
            side(In(BAZE, dice=(shown,)), supports=[In(threepio, dice=("1R",))], resources=1),
            side(KYLO, TROOPER, resources=4),
        )

    def translate(table: Any, symbol: str) -> None:
        anna = table.anna
        anna.uses(threepio)
        for _ in range(5):
            if not anna.asked or table.duel.prompt(0) == "ds-ask-action":
                return
            (ask,) = table.duel.table.asks(0)
            write = writer("en").write
            wanted = [o.key for o in ask.options if symbol in write(o.label).lower()]
            if wanted:
                anna.says([wanted[0]])
            elif anna.can_choose((BAZE, 0))[0]:
                anna.says([(BAZE, 0)])
            else:
                anna.says([anna.offered[0]])

    first = begin("3RD1")
    translate(first, "disrupt")
    assert first.anna.resources == 0 and first.boris.resources == 1
    second = begin("+2RD")
    if second.anna.may_use(threepio):
        translate(second, "shield")
    assert second.shields(BAZE) == 0 and second.shows(BAZE) in ("+2RD", None)
    third = begin("2RD")
    translate(third, "special")
    assert (third.damage(KYLO), third.damage(TROOPER)) == (1, 1)


@scenario("DS-S228")
def test_enfys_resolves_for_free() -> None:
    enfys, marauder = "CONV 141", "CONV 142"
    table = scene(
        side(
            In(enfys, dice=("3MD1",)),
            In(marauder, dice=("2MD1",)),
            In(marauder, dice=("+2MD",)),
            resources=0,
        ),
        side(KYLO),
    )
    anna = table.anna
    second = f"{marauder}#2"
    anna.uses(enfys)
    anna.says([(enfys, 0)]).says([(second, 0)]).says([KYLO])
    assert table.damage(KYLO) == 5
    anna.says([(marauder, 0)])
    if anna.asked and table.duel.prompt(0) == "ds-ask-damage":
        anna.says([KYLO])
    assert table.damage(KYLO) >= 7
    for _ in range(4):
        if anna.asked and table.duel.prompt(0) != "ds-ask-action":
            anna.says("yes" if "yes" in anna.offered else [anna.offered[0]])
    assert table.damage(KYLO) == 8 and anna.resources == 0 and table.turn_of == "boris"
