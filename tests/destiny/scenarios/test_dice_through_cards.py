from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

TROOPER, PHASMA, VADER, LUKE, JANGO = "AW 2", "AW 1", "AW 10", "AW 35", "AW 21"
REY, BOSSK, REBEL, HOLDOUT, RIFLE = "AW 38", "EaW 17", "AW 30", "AW 63", "AW 8"


@scenario("DS-S516")
def test_forced_to_fire_everything_in_the_order_of_the_one_who_is_forced() -> None:
    anticipate = "AW 114"
    rifle = In(RIFLE, dice=("1R",))

    def begin() -> Scene:
        table = scene(
            side(LUKE, hand=[anticipate], resources=2),
            side(
                In(VADER, dice=("3MD", "1Sh")),
                In(TROOPER, dice=("2RD1",), upgrades=[rifle]),
                resources=0,
            ),
        )
        table.anna.plays(anticipate)
        assert table.boris.asked and not table.anna.asked
        return table

    table = begin()
    boris = table.boris
    dice = ((VADER, 0), (VADER, 1), (TROOPER, 0), (RIFLE, 0))
    assert boris.can_choose(*dice) == [True, True, False, True]
    boris.says([(RIFLE, 0)])
    assert boris.resources == 1 and boris.can_choose((TROOPER, 0)) == [True]
    boris.says([(TROOPER, 0)], LUKE)
    boris.declines()
    assert boris.resources == 0 and table.damage(LUKE) == 2 and boris.pool == []
    assert table.turn_of == "boris" and table.shields(VADER) == 0
    none = begin()
    none.boris.declines()
    assert none.boris.pool == [] and none.damage(LUKE) == 0 and none.turn_of == "boris"


@scenario("DS-S520")
def test_one_friend_lost_makes_every_blow_heavier() -> None:
    vow = "AtG 53"

    def begin(*shown: str) -> Scene:
        table = scene(
            side(
                In(BOSSK, dice=shown, upgrades=[vow, In(HOLDOUT, dice=("+2RD",))]),
                In(JANGO, damage=9),
            ),
            side(REBEL, In(LUKE, dice=("2MD",))),
            active=1,
        )
        table.boris.resolves(LUKE, 0, JANGO)
        assert not table.in_play(JANGO) and table.turn_of == "anna"
        return table

    table = begin("1RD", "+2RD")
    table.anna.resolves(BOSSK, 0, [(BOSSK, 1), (HOLDOUT, 0)], LUKE)
    assert table.damage(LUKE) == 7
    guarded = begin("1RD", "+2RD")
    guarded.anna.passes()
    guarded.rolls((REBEL, "1R"))
    guarded.boris.activates(REBEL)
    guarded.boris.says([(BOSSK, 1)])
    assert guarded.damage(REBEL) == 3 and guarded.exhausted(REBEL)
    assert guarded.boris.pool == ["1R"]
    plain = begin("1Dr", "-")
    plain.anna.resolves(BOSSK, 0)
    assert plain.boris.resources == 1


@scenario("DS-S522")
def test_the_staff_pays_for_its_bearers_blow_and_for_nobody_elses() -> None:
    guard, staff, fn = "EaW 19", "EaW 47", "SoR 2"

    def begin(shown: str | None) -> Scene:
        bearer = In(guard, dice=("3MD1",), upgrades=[In(staff, dice=(shown,))])
        return scene(side(bearer, In(fn, dice=("2MD1",)), resources=0), side(VADER))

    bare = begin(None).anna
    assert not bare.may("resolve", (guard, 0)) and not bare.may("resolve", (fn, 0))
    table = begin("+3MD")
    anna = table.anna
    assert not anna.may("resolve", (fn, 0)) and not anna.may("resolve", (staff, 0))
    anna.resolves(guard, 0, [(staff, 0)], VADER)
    assert table.damage(VADER) == 6 and anna.resources == 0
    assert anna.pool == ["2MD1"] and table.turn_of == "boris"


@scenario("DS-S523")
def test_one_crew_for_two_cannons() -> None:
    cannon = "EaW 46"
    table = scene(
        side(
            PHASMA,
            In(TROOPER, exhausted=True),
            supports=[
                In(cannon, exhausted=True, dice=("6RD3",)),
                In(cannon, exhausted=True, dice=("5RD2",)),
            ],
            resources=3,
        ),
        side(VADER),
    )
    anna = table.anna
    anna.resolves(cannon)
    anna.says("yes", PHASMA, VADER)  # the Stormtrooper was no choice
    assert table.damage(VADER) == 6 and anna.resources == 3
    assert table.exhausted(PHASMA) and anna.pool == ["5RD2"]
    anna.resolves(cannon + "#2", 0, VADER)
    assert table.damage(VADER) == 11 and anna.resources == 1 and table.turn_of == "boris"


@scenario("DS-S524")
def test_the_rifle_strikes_alone() -> None:
    zeb, rifle = "LEG 50", "LEG 54"

    def begin() -> Scene:
        armed = In(zeb, dice=("2MD",), upgrades=[In(rifle, dice=("+3MD",))])
        return scene(side(armed, In(REY, dice=("+2MD",)), resources=1), side(VADER))

    table = begin()
    anna = table.anna
    anna.uses(rifle)
    assert table.duel.prompt(0) == "ds-ask-damage", "nothing can be added"
    anna.says(VADER)
    assert table.damage(VADER) == 3 and anna.resources == 0
    assert anna.pool == ["+2MD", "2MD"] and table.turn_of == "boris"
    table.boris.passes()
    anna.resolves(zeb, 0, [(REY, 0)], VADER)
    assert table.damage(VADER) == 7
    together = begin()
    together.anna.resolves(zeb, 0, [(rifle, 0), (REY, 0)], VADER)
    assert together.damage(VADER) == 7 and together.anna.resources == 1


@scenario("DS-S528")
def test_what_the_dice_of_the_fallen_still_know() -> None:
    bazine, aurra, raider, way = "EaW 16", "SoR 18", "AW 22", "WotF 53"
    table = scene(
        side(
            In(bazine, damage=7),
            In(aurra, damage=9),
            In(raider, exhausted=True),
            hand=[way, way],
            cards=3,
            resources=2,
        ),
        side(In(LUKE, dice=("2MD", "3MD"))),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.resolves(LUKE, 0, bazine).resolves(LUKE, 1, aurra)
    assert not table.in_play(bazine) and not table.in_play(aurra)
    table.rolls((bazine, "Sp"))
    anna.plays(way).picks("bazine")
    assert anna.pool == ["Sp"]
    boris.passes()
    (die,) = table.duel.g.players[0].pool
    anna.says(f"resolve:{die}", LUKE)
    assert table.damage(LUKE) == 3 and anna.pool == []
    assert die in table.duel.g.players[0].aside_dice
    boris.passes()
    table.rolls((aurra, "2RD"))
    anna.plays(way + "#2").picks("aurra")
    boris.passes()
    (die,) = table.duel.g.players[0].pool
    anna.says(f"resolve:{die}", LUKE)
    assert table.damage(LUKE) == 5 and anna.pool == []
    assert die in table.duel.g.players[0].aside_dice
    assert len(anna.hand) == 1 and table.turn_of == "boris" and "pass" in boris.offered


@scenario("DS-S548")
def test_the_transport_fires_with_the_men_who_are_left() -> None:
    transport, stroke = "WotF 32", "AtG 68"
    table = scene(
        side(
            TROOPER,
            TROOPER,
            In(TROOPER, damage=5),
            "EaW 1",
            supports=[In(transport, dice=("XRD",)), In(transport, dice=("XRD",))],
        ),
        side(In(LUKE, upgrades=[In(stroke, dice=("1MD",))])),
    )
    anna, boris = table.anna, table.boris
    hurt = table.number(TROOPER + "#3")
    anna.resolves(transport, 0, LUKE)
    assert table.damage(LUKE) == 3 and boris.asked and not anna.asked
    boris.says("yes", [str(hurt)])
    assert not table.in_play(hurt) and anna.asked
    anna.resolves(transport + "#2", 0, LUKE)
    assert table.damage(LUKE) == 5 and table.turn_of == "boris"
