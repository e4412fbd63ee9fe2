from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, KYLO, TROOPER, LUKE, LEIA, JABBA = "AW 38", "AW 11", "AW 2", "AW 35", "AW 28", "AW 20"
OVERKILL, HAN, PADME, HIRED, PERSONAL_SHIELD = "SoR 33", "AW 46", "AW 48", "AW 47", "SoR 24"


@scenario("DS-T026")
def test_exactly_ten_pluses_and_prices_included() -> None:
    goggles, explosion = "SoR 50", "SoR 116"

    def begin(shown: str) -> Scene:
        upgrades = [In(OVERKILL, dice=("+3RD",)), In(goggles, dice=(shown,))]
        return scene(
            side(
                In(HAN, dice=("3RD1",), upgrades=upgrades),
                In(PADME, dice=("2F", "Sp")),
                hand=[explosion],
                resources=0,
            ),
            side(In(KYLO, shields=2), REY),
        )

    table = begin("2F")
    table.anna.plays(explosion, KYLO)
    assert table.anna.pool == []
    assert (table.shields(KYLO), table.damage(KYLO)) == (0, 8)
    assert not begin("1F").anna.may("play", explosion)


@scenario("DS-T027")
def test_force_strike_must_really_turn_the_die() -> None:
    strike = "AW 83"

    def begin(coins: int) -> Scene:
        table = scene(side(In(KYLO, dice=("1MD",)), hand=[strike], resources=coins), side(REY))
        table.anna.plays(strike, (KYLO, 0))
        assert table.shows(KYLO) == "2MD1"
        return table

    poor = begin(1)
    assert poor.shows(KYLO) == "2MD1" and poor.turn_of == "boris" and poor.damage(REY) == 0
    rich = begin(2)
    rich.anna.says("yes", REY)
    assert rich.damage(REY) == 2 and rich.anna.resources == 0 and rich.shows(KYLO) is None


@scenario("DS-T028")
def test_some_dice_have_two_blanks_and_that_is_enough() -> None:
    manipulate = "SoR 73"

    def begin(mine: Any) -> str | None:
        table = scene(side(mine, hand=[manipulate]), side(In(LUKE, dice=("3MD",))), active=1)
        table.boris.passes()
        table.anna.plays(manipulate)
        assert table.turn_of == "boris" and table.round == 2, "no pass"
        assert table.anna.discard == ["Manipulate"]
        return table.shows(LUKE)

    assert begin(In(TROOPER, dice=("-",))) == "-"
    assert begin(In(KYLO, dice=("-",))) == "3MD"
    assert begin(KYLO) == "3MD"


@scenario("DS-T029")
def test_a_full_hand_makes_the_launch_bay_a_target() -> None:
    bay, poe, defensive = "AW 31", "AW 29", "AW 104"

    def begin(cards: int, controller: int = 0) -> Scene:
        return scene(
            side(KYLO, hand=[defensive]),
            side(
                In(poe, dice=("Sp",), upgrades=[In(OVERKILL, dice=("+2RD",))]),
                In(LEIA, dice=("1RD",)),
                supports=[In(bay, dice=("XRD",))],
                cards=cards,
            ),
            controller=controller,
        )

    full = begin(3)
    full.anna.plays(defensive)
    assert full.boris.pool == ["1RD", "Sp"]
    small = begin(1)
    small.anna.plays(defensive)
    assert small.boris.pool == ["1RD", "Sp", "XRD"]
    assert not begin(3, controller=1).anna.may("play", defensive)


@scenario("DS-T030")
def test_the_emplacement_loses_its_ground() -> None:
    gun, battalion, shock = "SoR 5", "LEG 60", "AW 159"

    def begin() -> Scene:
        return scene(
            side(JABBA, supports=[battalion], hand=[shock, shock]),
            side(TROOPER, supports=[In(gun, dice=("2RD",))]),
            controller=1,
        )

    early = begin()
    early.anna.plays(shock)
    assert early.shows(gun) == "2RD" and early.turn_of == "boris", "it shows three"
    table = begin()
    anna, boris = table.anna, table.boris
    anna.activates(battalion, (battalion, "1Sh"))
    anna.says("yes")
    assert table.controller == "anna" and table.claimed_by == "" and boris.may("claim")
    boris.passes()
    assert anna.may("claim")
    anna.plays(shock, (gun, 0))
    assert table.shows(gun) is None and anna.pool == ["1Sh"]


@scenario("DS-T034")
def test_who_holds_the_hill_aims_the_mortar() -> None:
    mortar, lockdown = "LEG 42", "SoR 63"

    def begin() -> Scene:
        return scene(
            side(LEIA, supports=[In(mortar, dice=("2ID",))]),
            side(In(TROOPER, damage=5), TROOPER, hand=[lockdown]),
        )

    table = begin()
    table.duel.act(0, "resolve", (mortar, 0), "ranged")
    wounded = table.number(TROOPER)
    table.anna.says(TROOPER)
    assert not table.in_play(wounded)
    other = begin()
    other.anna.passes()
    other.boris.plays(lockdown, "decline")
    assert other.controller == "boris" and other.claimed_by == "" and other.anna.may("claim")
    assert not other.anna.may("resolve", (mortar, 0), "ranged")
    other.anna.resolves(mortar)
    assert other.boris.asked and not other.anna.asked
    other.boris.says(TROOPER + "#2", TROOPER + "#2")
    assert (other.damage(TROOPER), other.damage(TROOPER + "#2")) == (5, 2)


@scenario("DS-T035")
def test_chewbacca_turns_their_guns_round() -> None:
    chewie = "SoR 43"

    def begin(gun: str | None, jabba: None = None) -> Scene:
        table = scene(
            side(In(chewie, dice=("Sp",))),
            side(
                In(HIRED, dice=(gun,), upgrades=[PERSONAL_SHIELD]),
                In(JABBA, dice=(jabba,)),
                resources=0,
            ),
        )
        table.anna.resolves(chewie)
        return table

    table = begin("1R")
    table.anna.turns(HIRED, "3RD1").says(HIRED)
    assert table.damage(HIRED) == 3 and table.shows(HIRED) == "3RD1"
    assert not table.exhausted(PERSONAL_SHIELD) and table.anna.resources == 2
    other = begin("3RD1")
    other.anna.says(HIRED)
    assert other.shows(HIRED) == "2RD1" and other.damage(HIRED) == 2
    none = begin(None, "1F")
    assert none.shows(JABBA) == "1F" and none.damage(HIRED) == none.damage(JABBA) == 0


@scenario("DS-T037")
def test_palpatine_counts_symbols_not_dice() -> None:
    palpatine, blow = "LEG 4", "SoR 127"
    table = scene(
        side(
            In(palpatine, dice=("2RD", "2MD"), upgrades=[In(OVERKILL, dice=("+1RD",))]),
            hand=[blow],
            resources=1,
        ),
        side(In(REY, dice=("1R",))),
    )
    anna = table.anna
    anna.uses(palpatine, blow, (palpatine, 1), REY)
    assert anna.resources == 0 and table.damage(REY) == 2 and table.boris.pool == []
    table.boris.passes()
    assert not anna.may_use(palpatine)


@scenario("DS-T042")
def test_no_mouse_no_cat() -> None:
    mouse = "SoR 114"

    def begin(mine: Any) -> Scene:
        table = scene(
            side(mine, hand=[mouse]), side(In(LUKE, dice=("2MD",)), In(REY, dice=("1R",))), active=1
        )
        table.boris.passes()
        table.anna.plays(mouse)
        return table

    nothing = begin(HAN)
    assert nothing.boris.pool == ["1R", "2MD"] and nothing.anna.discard == ["Loth-Cat and Mouse"]
    assert nothing.turn_of == "boris" and nothing.round == 2
    table = begin(In(HAN, dice=("-",)))
    assert table.anna.pool == [] and table.anna.can_choose((LUKE, 0), (REY, 0)) == [True, True]
    table.anna.says([(LUKE, 0)])
    assert table.boris.pool == ["1R"]


@scenario("DS-S511")
def test_nobody_but_the_watchful_may_turn_a_die() -> None:
    vigilance, leia, phasma = "AtG 33", "WotF 73", "AW 1"
    table = scene(
        side(In(phasma, dice=("1F",)), In(TROOPER, dice=("-",)), hand=[vigilance], resources=1),
        side(In(leia, dice=("2F", "1R"))),
        battlefield="LEG 180",
    )
    anna, boris = table.anna, table.boris
    anna.plays(vigilance)
    boris.resolves(leia)
    assert table.turn_of == "anna" and boris.pool == ["1R"] and table.shows(leia, 0) is None
    anna.resolves(phasma, 0, [(TROOPER, 0)]).turns(TROOPER, "2RD")
    assert table.shows(TROOPER) == "2RD"
    boris.claims("yes")
    assert (anna.pool, boris.pool) == (["2RD"], ["1R"]) and table.turn_of == "anna"
    anna.passes()
    assert anna.discard == ["Vigilance"] and len(table.duel.asked()) == 2
    table.upkeep()
    assert table.round == 3 and table.turn_of == "boris"
    boris.activates(leia, (leia, "2F"), (leia, "1R"))
    anna.passes()
    boris.resolves(leia, 0, [(leia, 1)]).turns(leia, "2Dc")
    assert "2Dc" in boris.pool
