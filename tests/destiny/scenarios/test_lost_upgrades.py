from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

TROOPER, PHASMA, LUKE, PADAWAN, POE = "AW 2", "AW 1", "AW 35", "AW 36", "AW 29"
HOLDOUT, RIFLE, SABER, ROBES, WOUNDED = "AW 63", "AW 8", "AW 59", "AW 40", "CONV 161"
BLACK_ONE, ASTROMECH = "AW 32", "AtG 88"


@scenario("DS-S515")
def test_falling_back_with_one_upgrade_each() -> None:
    back = "EaW 120"
    table = scene(
        side(
            In(PHASMA, upgrades=[HOLDOUT]),
            In(TROOPER, upgrades=[In(RIFLE, dice=("1R",))]),
            hand=[back],
            resources=4,
        ),
        side(
            In(LUKE, upgrades=[SABER, ROBES], downgrades=[WOUNDED]),
            POE,
            supports=[In(BLACK_ONE, upgrades=[ASTROMECH])],
        ),
    )
    anna, boris = table.anna, table.boris
    anna.plays(back)
    assert anna.asked and not boris.asked and anna.way_out
    upgrades = (HOLDOUT, RIFLE, SABER, ROBES, ASTROMECH, WOUNDED)
    assert anna.can_choose(*upgrades) == [True] * 5 + [False]
    anna.says([HOLDOUT])
    assert boris.asked and not anna.asked and boris.way_out
    assert boris.can_choose(*upgrades)[1:] == [True] * 4 + [False]
    boris.says([SABER])
    assert [table.in_play(each) for each in upgrades] == [True, False, True, False, False, True]
    assert anna.discard == ["F-11D Rifle", "Fall Back"] and anna.pool == []
    assert boris.discard == ["Jedi Robes", "R2 Astromech"] and table.in_play(BLACK_ONE)
    assert table.is_on(WOUNDED, LUKE) and table.turn_of == "boris"


@scenario("DS-S527")
def test_a_weapon_pushed_into_full_hands() -> None:
    formidable, knife, pistol = "WotF 51", "SoR 57", "AW 54"

    def begin(shields: int) -> Scene:
        table = scene(
            side(In("EaW 17", upgrades=[In(formidable, dice=("Sp",))])),
            side(
                In(LUKE, shields=shields, upgrades=[In(SABER, dice=("3MD1",))]),
                In(PADAWAN, upgrades=[knife, pistol, ROBES]),
            ),
        )
        table.anna.resolves(formidable, 0, LUKE)
        return table

    table = begin(0)
    anna, boris = table.anna, table.boris
    assert table.damage(LUKE) == 1 and anna.asked and anna.way_out
    anna.says("yes")  # there is one weapon, and one friend of Luke's to take it
    assert boris.asked and not anna.asked and table.is_on(SABER, PADAWAN)
    assert boris.can_choose(SABER, knife, pistol, ROBES) == [True] * 4
    assert boris.pool == [] and table.shows(SABER) is None
    boris.says([pistol])
    assert boris.discard == ["DH-17 Blaster Pistol"] and table.is_on(SABER, PADAWAN)
    assert table.turn_of == "boris" and "pass" in boris.offered
    shielded = begin(1)
    assert (shielded.damage(LUKE), shielded.shields(LUKE)) == (0, 0)
    assert shielded.turn_of == "boris" and shielded.boris.pool == ["3MD1"]
    assert shielded.is_on(SABER, LUKE)


@scenario("DS-S544")
def test_two_con_artists_keep_separate_books() -> None:
    con, relinquish, jabba = "SoR 60", "AtG 113", "AW 20"

    def begin() -> Scene:
        artists = [In(con, damage=2, dice=("Sp",)), In(con, dice=("Sp",))]
        return scene(
            side("AW 12", In(jabba, upgrades=artists), hand=[relinquish], resources=3),
            side(LUKE, deck=[FILLER] * 3),
        )

    table = begin()
    anna, boris = table.anna, table.boris
    one, two = table.number(con), table.number(con + "#2")

    def worn() -> Any:
        return [table.duel.g.play[each].damage for each in (one, two)]

    anna.resolves(con + "#2")
    assert worn() == [2, 1] and boris.deck == 2
    anna.resolves(con)
    assert worn() == [3, 1] and boris.deck == 0 and len(boris.discard) == 3
    assert not table.duel.over and table.turn_of == "boris"
    boris.passes()
    anna.plays(relinquish, [str(one)])
    assert "Con Artist" in anna.hand and "decline" in anna.offered
    anna.plays(one, jabba, "none")
    assert worn() == [0, 1] and anna.resources == 0 and table.is_on(one, jabba)
    other = begin()
    other.anna.resolves(con)
    assert other.boris.deck == 0


@scenario("DS-S545")
def test_moved_is_remembered_gone_and_come_back_is_forgotten() -> None:
    mace, guard, blade, relinquish, bestow = "CONV 56", "LEG 30", "CONV 70", "AtG 113", "EaW 99"

    def begin(event: Any) -> Scene:
        table = scene(
            side(mace, In(guard, upgrades=[blade]), hand=[event], resources=4),
            side(TROOPER, TROOPER, PHASMA),
        )
        table.anna.uses(blade)
        assert table.is_on(blade, mace)
        table.boris.activates(TROOPER, (TROOPER, "-"))
        return table

    table = begin(relinquish)
    anna = table.anna
    anna.plays(relinquish, blade)
    assert not table.in_play(blade) and "decline" in anna.offered
    anna.plays(blade, guard)
    assert anna.resources == 0 and table.is_on(blade, guard)
    table.boris.activates(TROOPER + "#2", (TROOPER, "-"))
    assert anna.may_use(blade)
    anna.uses(blade)
    assert table.is_on(blade, mace)
    moved = begin(bestow)
    moved.anna.plays(bestow, blade, guard)
    assert moved.is_on(blade, guard)
    moved.boris.activates(TROOPER + "#2", (TROOPER, "-"))
    assert not moved.anna.may_use(blade)


@scenario("DS-S546")
def test_the_bandolier_comes_off_and_the_hands_are_too_full() -> None:
    han, pistol, hidden, band = "AW 46", "AW 54", "LEG 72", "CONV 103"
    jetpack, comlink, rend = "AW 66", "AW 61", "EaW 150"
    table = scene(
        side(
            In(
                han,
                upgrades=[
                    HOLDOUT,
                    pistol,
                    hidden,
                    band,
                    In(jetpack, dice=("1Dr",)),
                    In(comlink, dice=("1R",)),
                ],
            )
        ),
        side(PHASMA, supports=["SoR 123"], hand=[rend]),
        active=1,
    )
    anna, boris = table.anna, table.boris
    assert table.turn_of == "boris", "nobody has to discard before"
    boris.plays(rend)
    worn = (HOLDOUT, pistol, hidden, jetpack, comlink)
    assert boris.can_choose(*worn, band) == [False] * 5 + [True]
    boris.says([band])
    assert anna.asked and not boris.asked and anna.can_choose(*worn) == [True] * 5
    anna.says([jetpack], [comlink])
    assert anna.discard == ["Comlink", "Custom Bandolier", "Jetpack"] and anna.pool == []
    assert [table.is_on(each, han) for each in worn] == [True] * 3 + [False] * 2
    assert table.turn_of == "anna" and "pass" in anna.offered


@scenario("DS-S549")
def test_the_thief_picks_the_die() -> None:
    pistol, raider, disarm = "AW 54", "AW 22", "AW 158"
    table = scene(
        side(In(raider, dice=("1MD",)), hand=[disarm], resources=1),
        side(
            In(PHASMA, upgrades=[In(pistol, dice=("+2RD",)), In(pistol, dice=("-",))]),
            In(TROOPER, upgrades=[HOLDOUT]),
        ),
    )
    anna, boris = table.anna, table.boris
    anna.plays(disarm, (raider, 0))
    assert anna.can_choose(pistol, HOLDOUT) == [True, False]
    anna.says([pistol + "#2"])
    assert anna.asked and not boris.asked, "which die?"
    anna.picks("ranged")
    assert boris.pool == ["-"] and boris.discard == ["DH-17 Blaster Pistol"]
    boris.passes()
    anna.passes()
    table.upkeep()
    anna.passes()
    boris.activates(PHASMA, (PHASMA, "1R"), (pistol, "2RD1"))
    assert boris.pool == ["1R", "2RD1"]
