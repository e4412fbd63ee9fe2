from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 10"


@scenario("DS-S088")
def test_vibroknife_makes_the_whole_stack_unblockable() -> None:
    knife = "SoR 57"

    def begin(rey: str, blade: str) -> Scene:
        return scene(
            side(In(REY, dice=(rey,), upgrades=[In(knife, dice=(blade,))])),
            side(In(KYLO, shields=3)),
        )

    first = begin("1MD", "+2MD")
    first.anna.resolves(REY, 0, [(knife, 0)], KYLO)
    assert (first.damage(KYLO), first.shields(KYLO)) == (3, 3)
    second = begin("+2MD", "1MD")
    second.anna.resolves(knife, 0, [(REY, 0)], KYLO)
    assert (second.damage(KYLO), second.shields(KYLO)) == (3, 3)
    third = begin("1MD", "1MD")
    third.anna.resolves(REY, 0, KYLO)
    third.anna.resolves(knife, 0, KYLO)
    assert (third.damage(KYLO), third.shields(KYLO)) == (1, 2)


@scenario("DS-S089")
def test_damage_divided_by_its_victim_must_not_be_wasted() -> None:
    veteran = "LEG 13"

    def begin() -> Scene:
        table = scene(
            side(In(veteran, dice=("3ID",))), side(In(REY, damage=9), In(FINN, damage=7, shields=1))
        )
        table.anna.resolves(veteran)
        return table

    first = begin()
    first.boris.says(REY)
    assert not first.boris.can_choose(REY)[0] or not first.boris.asked
    first.boris.says(FINN, FINN)
    assert not first.in_play(REY) and (first.damage(FINN), first.shields(FINN)) == (8, 0)
    second = begin()
    second.boris.says(FINN, FINN, FINN)
    assert (second.damage(FINN), second.shields(FINN)) == (9, 0) and second.damage(REY) == 9


@scenario("DS-S090")
def test_more_damage_than_everybody_can_bear() -> None:
    slave = "LEG 25"
    for last in (REY, FINN):
        table = scene(
            side("LEG 19", supports=[In(slave, dice=("3ID1",))], resources=1),
            side(In(REY, damage=9), In(FINN, damage=9), supports=["SoR 123"]),
        )
        table.anna.resolves(slave)
        boris = table.boris
        boris.says(REY, FINN)
        assert boris.can_choose(REY, FINN) == [True, True]
        boris.says(last)
        assert table.winner == "anna"


@scenario("DS-S091")
def test_both_sides_lose_their_last_character() -> None:
    phasma, commandos, rey = "TPG 2", "TPG 3", "TPG 24"

    def begin(controller: Any) -> Scene:
        return scene(
            side(In(phasma, damage=9, upgrades=[In(commandos, dice=("Sp",))])),
            side(In(rey, damage=10)),
            controller=controller,
        )

    for controller, winner in ((0, "anna"), (1, "boris")):
        table = begin(controller)
        table.anna.resolves(commandos, 0, [phasma, rey])
        assert table.winner == winner
    alone = begin(0)
    alone.anna.resolves(commandos, 0, [])
    assert alone.winner == "" and alone.damage(rey) == 10


@scenario("DS-S092")
def test_force_illusion_and_shields_in_any_order() -> None:
    obi, illusion = "SoR 37", "SoR 135"

    def begin() -> Scene:
        table = scene(
            side(In(VADER, dice=("3MD",))),
            side(In(obi, shields=1, upgrades=[illusion]), deck=[FILLER, FILLER]),
        )
        table.anna.resolves(VADER, 0, obi)
        return table

    results = set()
    for key in begin().boris.offered:
        other = begin()
        other.boris.says(key)
        while other.boris.asked and "yes" in other.boris.offered:
            other.boris.says("yes")
        results.add(
            (other.damage(obi), other.shields(obi), other.boris.deck, other.in_play(illusion))
        )
    assert (0, 0, 0, False) in results, "the shield first, then the Illusion"
    assert (2, 0, True) in {(hurt, left, kept) for hurt, left, _, kept in results}, (
        "the Illusion first finds too few cards, blocks nothing and stays"
    )


@scenario("DS-S093")
def test_force_illusion_is_no_help_against_unblockable_or_moved_damage() -> None:
    bossk, saber, illusion = "EaW 17", "AW 59", "SoR 135"
    table = scene(
        side(In(bossk, upgrades=[saber])),
        side(In(KYLO, shields=1, upgrades=[illusion]), In(TROOPER, damage=2)),
    )
    anna, boris = table.anna, table.boris
    anna.activates(bossk, (bossk, "1R"), (saber, "Sp"))
    anna.says("yes", TROOPER, KYLO)
    assert (table.damage(KYLO), table.shields(KYLO), table.damage(TROOPER)) == (1, 1, 1)
    assert table.duel.prompt(1) == "ds-ask-action"
    boris.passes()
    anna.resolves(saber, 0, KYLO)
    assert (table.damage(KYLO), table.shields(KYLO)) == (3, 1)
    assert table.in_play(illusion)


@scenario("DS-S094")
def test_dealt_but_blocked_is_still_dealt() -> None:
    grenades = "AW 17"
    table = scene(
        side(In(TROOPER, upgrades=[In(grenades, dice=("Sp",))])),
        side(In(REY, shields=2), In(FINN, shields=3)),
    )
    table.anna.resolves(grenades)
    assert (table.shields(REY), table.shields(FINN)) == (0, 1)
    assert (table.damage(REY), table.damage(FINN)) == (0, 0)
    assert table.anna.discard == ["Infantry Grenades"] and table.anna.pool == []


@scenario("DS-S095")
def test_dookus_shield_comes_before_the_damage() -> None:
    dooku = "AW 9"
    table = scene(side(In(VADER, dice=("3MD", "2MD"))), side(In(dooku, shields=1), cards=2))
    boris = table.boris
    table.anna.resolves(VADER, 0, dooku)
    boris.says("yes")
    if boris.asked and len(boris.hand) == 2:
        boris.says(boris.offered[0])
    assert (table.damage(dooku), table.shields(dooku)) == (1, 0) and len(boris.hand) == 1
    table.anna.resolves(VADER, 1, dooku)
    boris.says("yes")
    assert (table.damage(dooku), table.shields(dooku)) == (2, 0) and boris.hand == []


@scenario("DS-S096")
def test_healing_that_finds_no_damage() -> None:
    han, luke = "LEG 46", "LEG 31"

    def begin(healed: Any, hurt: Any) -> Scene:
        table = scene(side(han, In(luke, damage=1), hand=["LEG 150"]), side(KYLO))
        table.anna.plays("LEG 150", healed)
        table.anna.says(hurt, hurt)
        return table

    first = begin(luke, han)
    assert (first.damage(luke), first.damage(han)) == (0, 2)
    second = begin(han, luke)
    assert (second.damage(luke), second.damage(han)) == (3, 0)


@scenario("DS-S105")
def test_excess_damage_is_lost() -> None:
    table = scene(side(In(VADER, dice=("2MD", "3MD"))), side(In(FINN, damage=9, shields=2), REY))
    table.anna.resolves(VADER, 0, FINN)
    assert (table.damage(FINN), table.shields(FINN)) == (9, 0)
    table.anna.resolves(VADER, 1, FINN)
    assert not table.in_play(FINN) and table.damage(REY) == 0


@scenario("DS-S517")
def test_the_first_indirect_damage_of_the_round() -> None:
    partisan, saw, intel, luke, padawan = "LEG 48", "LEG 49", "LEG 144", "AW 35", "AW 36"
    table = scene(
        side(In(partisan, dice=("2ID",)), In(saw, dice=("3ID", "2ID")), hand=[intel]),
        side(In(luke, shields=2), padawan),
    )
    anna, boris = table.anna, table.boris
    anna.plays(intel, [(saw, 0)])
    assert anna.asked and not boris.asked
    anna.says([padawan])
    assert table.damage(padawan) == 3 and table.turn_of == "boris" and "pass" in boris.offered
    boris.passes()
    anna.resolves(partisan)
    boris.says(luke, luke)
    assert (table.damage(luke), table.shields(luke)) == (0, 0)
    assert anna.asked and anna.hears("Jedha Partisan")
    anna.says("yes", ["1"])
    assert (anna.deck, boris.deck) == (10, 9) and len(boris.discard) == 1
    anna.resolves(saw, 1)
    boris.says(padawan, padawan)
    assert table.turn_of == "boris" and "pass" in boris.offered, "not again"
    assert (table.damage(luke), table.damage(padawan)) == (0, 5)


@scenario("DS-S518")
def test_a_breather_saves_a_life_but_makes_no_room_for_more_damage() -> None:
    padawan, breather, luke, clone = "AW 36", "WotF 66", "AW 35", "LEG 38"

    def begin() -> Scene:
        table = scene(
            side(In(clone, dice=("2ID",)), In(clone, dice=("2ID",))),
            side(In(padawan, damage=6, upgrades=[breather]), luke),
        )
        table.anna.resolves(clone)
        boris = table.boris
        assert boris.can_choose(padawan, luke) == [True, True]
        boris.says(padawan)
        if boris.asked and boris.can_choose(luke)[0]:
            assert boris.can_choose(padawan) == [False]
        boris.says(luke, "yes")
        assert table.exhausted(breather) and table.damage(padawan) == 6
        assert table.damage(luke) == 1
        table.anna.resolves(clone + "#2")
        assert boris.can_choose(padawan, luke) == [True, True]
        return table

    table = begin()
    table.boris.says(luke, luke)
    assert (table.damage(padawan), table.damage(luke)) == (6, 3) and table.turn_of == "boris"
    other = begin()
    other.boris.says(luke, padawan)
    assert not other.in_play(padawan) and other.damage(luke) == 2


@scenario("DS-S519")
def test_only_a_wound_from_melee_digs_him_out() -> None:
    han, hunker, raider, jango, dirty = "AW 46", "AW 164", "AW 22", "AW 21", "AW 95"
    table = scene(
        side(
            In(raider, dice=("1MD",)),
            In(raider, dice=("3MD1",)),
            In(jango, dice=("1MD",)),
            hand=[dirty],
            resources=2,
        ),
        side(In(han, shields=1, upgrades=[hunker])),
    )
    anna, boris = table.anna, table.boris
    anna.resolves(raider, 0, han, "stop")
    assert (table.damage(han), table.shields(han)) == (0, 0) and table.is_on(hunker, han)
    boris.passes()
    anna.plays(dirty, [(jango, 0)], han)
    assert table.damage(han) == 1 and table.is_on(hunker, han)
    boris.passes()
    anna.resolves(raider + "#2", 0, han)
    assert table.damage(han) == 4 and boris.discard == ["Hunker Down"] and anna.resources == 0
    assert table.turn_of == "boris" and "pass" in boris.offered


@scenario("DS-S535")
def test_in_exile_nothing_reaches_him_but_the_knife_and_the_bomb() -> None:
    luke, padawan, exile, knife, veteran = "AW 35", "AW 36", "AtG 64", "SoR 57", "LEG 13"
    table = scene(
        side(In(luke, shields=2), padawan, hand=[exile], resources=1),
        side(
            In(VADER, dice=("3MD",), upgrades=[In(knife, dice=("1MD",))]),
            In(veteran, dice=("3ID",)),
        ),
    )
    anna, boris = table.anna, table.boris
    anna.plays(exile, luke)
    assert table.exhausted(luke) and "Into Exile" in anna.aside and anna.discard == []
    boris.resolves(VADER, 0, luke)
    if anna.asked:
        anna.picks("other")
    assert (table.damage(luke), table.shields(luke)) == (0, 2)
    boris.resolves(knife, 0, luke)
    assert (table.damage(luke), table.shields(luke)) == (1, 2)
    anna.passes()
    boris.resolves(veteran)
    anna.says(luke, luke, padawan)
    assert (table.damage(luke), table.shields(luke)) == (1, 0) and table.damage(padawan) == 1
    anna.passes()
    boris.passes()
    table.upkeep()
    assert table.round == 3 and table.turn_of == "anna"
    anna.passes()
    boris.activates(VADER, (VADER, "3MD"), (knife, "-")).says("no")
    anna.passes()
    boris.resolves(VADER, 0, luke)
    assert table.damage(luke) == 4


@scenario("DS-S550")
def test_the_decoy_takes_the_blow_with_its_own_skin() -> None:
    han, decoy, satine = "LEG 46", "AtG 105", "CONV 91"
    table = scene(
        side(In(han, shields=1, upgrades=[decoy]), In(satine, shields=2)),
        side(In(VADER, dice=("3MD", "2MD"))),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.resolves(VADER, 0, satine)
    anna.says("yes")
    assert (table.damage(satine), table.shields(satine)) == (0, 2)
    assert (table.damage(han), table.shields(han)) == (2, 0) and table.exhausted(decoy)
    boris.resolves(VADER, 1, satine)
    assert (table.damage(satine), table.shields(satine)) == (0, 0) and table.damage(han) == 2
    assert table.turn_of == "anna" and "pass" in anna.offered
    anna.passes()
    boris.passes()
    table.upkeep()
    assert table.round == 3 and not table.exhausted(decoy)
