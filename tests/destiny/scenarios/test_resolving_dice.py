from typing import Any

from cantina.games.destiny import facts
from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In, code
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21", "AW 10"
BAZE = "SoR 26"


@scenario("DS-S062")
def test_another_damage_symbol_has_to_wait() -> None:
    boba, slave, rifle = "LEG 19", "LEG 25", "LEG 73"
    table = scene(
        side(
            In(boba, dice=("2RD", "2MD"), upgrades=[In(rifle, dice=("1RD",))]),
            supports=[In(slave, dice=("3ID1",))],
            resources=1,
        ),
        side(REY, FINN),
    )
    anna = table.anna
    anna.resolves(boba, 0, REY)
    assert anna.may("resolve", (rifle, 0))
    assert anna.cannot("resolve", (boba, 1)) and anna.cannot("resolve", (slave, 0))
    anna.says("stop")
    assert anna.pool == ["1RD", "2MD", "3ID1"] and table.damage(REY) == 2
    assert table.turn_of == "boris"


@scenario("DS-S063")
def test_several_plus_dice_may_join_the_same_plain_die() -> None:
    rebel = "AW 30"
    table = scene(
        side(In(BAZE, dice=("2RD", "+2RD")), In(rebel, dice=("+1RD",)), In(rebel, dice=("1RD",))),
        side(In(KYLO, shields=3), TROOPER),
    )
    anna = table.anna
    anna.resolves(BAZE, 0, [(BAZE, 1), (rebel, 0)], KYLO)
    assert (table.damage(KYLO), table.shields(KYLO)) == (2, 0)
    anna.resolves(f"{rebel}#2", 0, TROOPER)
    assert table.damage(TROOPER) == 1 and table.turn_of == "boris"


@scenario("DS-S064")
def test_a_plus_die_pays_its_own_cost_or_stays_out() -> None:
    pilot = "SoR 4"

    def begin(resources: int) -> Scene:
        return scene(
            side(In(TROOPER, dice=("2RD1",)), In(pilot, dice=("+3RD1",)), resources=resources),
            side(REY),
        )

    rich = begin(2)
    assert not rich.anna.may("resolve", (pilot, 0))
    rich.anna.resolves(TROOPER, 0, [(pilot, 0)], REY)
    assert rich.damage(REY) == 5 and rich.anna.resources == 0
    middle = begin(1)
    middle.anna.resolves(TROOPER, 0)
    if middle.duel.prompt(0) == "ds-ask-modifiers":
        assert middle.anna.cannot(str(middle.duel.die(pilot)))
        middle.anna.says([])
    middle.anna.says(REY)
    assert middle.damage(REY) == 2 and middle.anna.resources == 0
    poor = begin(0)
    assert "resolve" not in poor.anna.kinds


@scenario("DS-S065")
def test_resources_run_out_in_the_middle() -> None:
    gun, chewie = "AW 47", "SoR 43"
    table = scene(
        side(
            In(gun, dice=("3RD1",)), In(gun, dice=("2RD1",)), In(chewie, dice=("1R",)), resources=1
        ),
        side(KYLO),
    )
    table.anna.resolves(gun, 0, KYLO)
    assert table.damage(KYLO) == 3 and table.anna.resources == 0
    assert table.turn_of == "boris" and table.anna.pool == ["1R", "2RD1"]


@scenario("DS-S066")
def test_the_second_die_needs_a_new_target() -> None:
    table = scene(
        side(In(JANGO, dice=("2RD", "1RD"))), side(In(REY, damage=8, dice=("1MD",)), FINN)
    )
    anna = table.anna
    anna.resolves(JANGO, 0, REY)
    assert not table.in_play(REY) and table.boris.pool == []
    anna.resolves(JANGO, 1)
    assert anna.can_choose(FINN, JANGO) == [True, True] and len(anna.offered) == 2
    anna.says(FINN)
    assert table.damage(FINN) == 1


@scenario("DS-S067")
def test_the_game_ends_with_the_die_that_defeats_the_last() -> None:
    vader = "SoR 10"
    table = scene(side(In(vader, damage=10, dice=("Sp",))), side(In(REY, damage=7)), controller=1)
    table.anna.resolves(vader, 0, REY)
    assert table.winner == "anna" and table.damage(vader) == 10


@scenario("DS-S068")
def test_damage_dice_may_hit_own_characters_indirect_may_not() -> None:
    boba, veteran = "LEG 19", "LEG 13"

    def begin() -> Scene:
        return scene(side(In(boba, dice=("2MD",)), In(veteran, dice=("3ID",))), side(REY, FINN))

    table = begin()
    table.anna.resolves(boba)
    assert table.anna.can_choose(boba, veteran, REY, FINN) == [True] * 4
    table = begin()
    table.anna.resolves(veteran)
    assert table.boris.asked and not table.anna.asked
    table.boris.says(REY, REY, FINN)
    assert (table.damage(REY), table.damage(FINN)) == (2, 1)


@scenario("DS-S069")
def test_focus_may_turn_a_die_to_focus() -> None:
    satine, obi = "CONV 91", "CONV 57"
    table = scene(side(In(satine, dice=("1F", "-")), In(obi, dice=("1R",))), side(KYLO))
    anna = table.anna
    anna.resolves(satine, 0, (satine, 1)).turns(satine, "1F")
    assert not anna.may("resolve", (satine, 0))
    anna.resolves(satine, 1, (obi, 0)).turns(obi, "3MD1")
    assert anna.pool == ["3MD1"]


@scenario("DS-S070")
def test_turning_needs_another_side_which_may_look_the_same() -> None:
    jabba = "AW 20"

    def begin(die: Any) -> Scene:
        table = scene(side(In(jabba, dice=("1F", "1F")), In(JANGO, dice=("2RD",))), side(REY))
        table.anna.resolves(jabba, 0, die)
        return table

    table = begin((jabba, 1))
    sides = [one.code for one in facts.sides(code(jabba))]
    assert len(table.anna.offered) == 5 and sides.count("1F") == 2
    assert any(sides[int(face)] == "1F" for face in table.anna.offered)
    table = begin((JANGO, 0))
    sides = [one.code for one in facts.sides(code(JANGO))]
    shown = sorted(sides[int(face)] for face in table.anna.offered)
    assert shown == sorted(["1RD", "1MD", "1R", "+1R", "-"])


@scenario("DS-S071")
def test_a_lonely_focus_die_may_be_resolved_for_nothing() -> None:
    snoke = "WotF 4"
    table = scene(side(In(snoke, dice=("2F",))), side(In(REY, dice=("1R", "1MD"))), active=1)
    table.boris.passes()
    table.anna.resolves(snoke)
    assert table.shows(snoke) is None and table.turn_of == "boris" and table.round == 2
    assert table.boris.pool == ["1MD", "1R"]


@scenario("DS-S072")
def test_a_special_that_keeps_its_die_works_once_per_action() -> None:
    kylo, counsel, stasis = "TPG 1", "TPG 6", "TPG 8"
    table = scene(
        side(In(kylo, upgrades=[In(counsel, dice=("Sp",)), In(stasis, dice=("Sp",))])),
        side(In(REY, dice=("1MD",))),
    )
    anna = table.anna
    hand = len(anna.hand)
    table.rolls((counsel, "Sp"))
    anna.resolves(counsel)
    assert len(anna.hand) == hand + 1 and table.shows(counsel) == "Sp"
    assert anna.may("resolve", (stasis, 0)) and not anna.may("resolve", (counsel, 0))
    anna.says("stop")
    table.boris.passes()
    assert anna.may("resolve", (counsel, 0))


@scenario("DS-S073")
def test_force_storm_on_an_exhausted_upgrade() -> None:
    palpatine, storm = "SoR 11", "CONV 14"
    table = scene(side(In(palpatine, upgrades=[In(storm, resources=1, dice=("Sp",))])), side(REY))
    anna = table.anna
    table.rolls((storm, "Sp"))
    anna.resolves(storm, 0, REY)
    assert table.exhausted(storm) and table.duel.card(storm).resources == 2
    assert table.damage(REY) == 2 and anna.resources == 2
    if table.turn_of == "anna":
        anna.says(anna.offered[-1])
    table.boris.passes()
    table.rolls((storm, "2Sh"))
    anna.resolves(storm, 0, REY)
    assert table.damage(REY) == 4 and table.duel.card(storm).resources == 2
    assert anna.pool == ["2Sh"] and anna.resources == 2


@scenario("DS-S074")
def test_a_blank_cannot_be_raised() -> None:
    rey, event = "TPG 24", "TPG 41"

    def begin(rolled: str) -> Scene:
        table = scene(side(In(rey, dice=("1R",)), hand=[event]), side(KYLO))
        table.rolls((rey, rolled))
        table.anna.plays(event, (rey, 0))
        return table

    blank = begin("-")
    assert blank.anna.pool == [] and blank.turn_of == "boris"
    shield = begin("1Sh")
    shield.anna.says("yes", rey, rey)
    assert shield.shields(rey) == 2
    declined = begin("2MD")
    declined.anna.says("no")
    assert declined.anna.pool == [] and declined.damage(KYLO) == 0


@scenario("DS-S075")
def test_the_x_of_two_id9_dice_shrinks() -> None:
    sister, seeker = "EaW 10", "EaW 13"
    table = scene(
        side(sister, supports=[In(seeker, dice=("XMD",)), In(seeker, dice=("XMD",))]), side(REY)
    )
    table.anna.resolves(seeker, 0, REY)
    assert table.damage(REY) == 2
    table.anna.resolves(f"{seeker}#2", 0, REY)
    assert table.damage(REY) == 3


@scenario("DS-S076")
def test_x_is_zero_with_an_empty_hand() -> None:
    leia, bay, dooku = "AW 28", "AW 31", "AW 9"
    table = scene(side(leia, supports=[In(bay, dice=("XRD",))], cards=0), side(dooku))
    table.anna.resolves(bay)
    if table.anna.asked:
        table.anna.says(dooku)
    assert table.shows(bay) is None and table.damage(dooku) == 0
    assert table.duel.prompt(1) == "ds-ask-action", "Boris is not asked for a card"


@scenario("DS-S077")
def test_anger_uses_the_opponents_die_as_ones_own() -> None:
    palpatine, vader = "SoR 11", "SoR 10"

    def begin(*mine: str) -> Scene:
        return scene(
            side(In(KYLO, dice=mine), hand=["SoR 71"], resources=1),
            side(In(palpatine, dice=("3RD", None)), In(vader, dice=("3MD1",)), resources=0),
        )

    table = begin("-", "-")
    table.anna.plays("SoR 71", (palpatine, 0), vader)
    assert table.damage(vader) == 3 and table.shows(palpatine) is None
    assert table.turn_of == "boris" and table.damage(palpatine) == 0
    second = begin("-", "-")
    second.anna.plays("SoR 71", (vader, 0), palpatine)
    assert second.anna.resources == 0 and second.boris.resources == 0
    assert second.damage(palpatine) == 3
    assert not begin("-", "1R").anna.may("play", "SoR 71")
