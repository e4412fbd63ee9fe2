from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 10"
BAZE = "SoR 26"


@scenario("DS-S097")
def test_obi_wan_cannot_heal_himself_out_of_his_defeat() -> None:
    obi, heal, saber = "SoR 37", "SoR 132", "AW 59"

    def begin() -> Scene:
        table = scene(
            side(In(VADER, dice=("2MD",))),
            side(In(obi, damage=10), In(FINN, damage=3), hand=[saber], discard=[heal], resources=0),
        )
        table.anna.resolves(VADER, 0, obi)
        table.boris.says("yes")
        return table

    first = begin()
    first.boris.says(heal, obi)
    assert not first.in_play(obi)
    second = begin()
    second.boris.says(heal, FINN)
    assert second.damage(FINN) == 2 and not second.in_play(obi)
    third = begin()
    third.boris.says(saber, FINN)
    assert third.boris.resources == 0 and third.is_on(saber, FINN) and not third.in_play(obi)


@scenario("DS-S098")
def test_grievous_takes_a_weapon_but_not_for_ever() -> None:
    grievous, staff, throw = "AW 3", "AW 44", "AW 57"
    table = scene(
        side(In(grievous, dice=("2MD",)), KYLO),
        side(
            In(REY, damage=8, upgrades=[In(staff, dice=("1MD",)), throw]), In(FINN, dice=("1MD",))
        ),
    )
    anna, boris = table.anna, table.boris
    anna.resolves(grievous, 0, REY)
    anna.says("yes")  # Force Throw, an ability, is no choice
    assert table.is_on(staff, grievous) and table.shows(staff) is None
    assert not table.in_play(REY) and boris.discard == ["Force Throw"]
    table.duel.card(grievous).damage = table.health(grievous) - 1
    boris.resolves(FINN, 0, grievous)
    assert not table.in_play(grievous)
    assert boris.discard == ["Force Throw", "Rey's Staff"] and anna.discard == []


@scenario("DS-S099")
def test_a_defeat_clears_everything_each_to_its_owner() -> None:
    palpatine, storm, collar = "SoR 11", "CONV 14", "CONV 160"
    table = scene(
        side(In(FINN, dice=("1MD",))),
        side(
            In(
                palpatine,
                damage=14,
                dice=("2Sh",),
                upgrades=[In(storm, resources=2, dice=("3RD",))],
                downgrades=[collar],
            ),
            In(TROOPER, dice=("1RD",)),
        ),
    )
    before = table.boris.resources
    table.anna.resolves(FINN, 0, palpatine)
    assert table.boris.pool == ["1RD"] and "Palpatine" in table.boris.aside
    assert table.boris.discard == ["Force Storm"] and table.anna.discard == ["Shock Collar"]
    assert table.boris.resources == before


@scenario("DS-S100")
def test_two_equal_troopers_have_different_dice() -> None:
    rifle = "LEG 73"
    table = scene(
        side(In(FINN, dice=("1MD",))),
        side(
            In(TROOPER, damage=6, dice=("2RD",), upgrades=[In(rifle, dice=("1RD",))]),
            In(TROOPER, dice=("1RD",), upgrades=[In(rifle, dice=("2RD1",))]),
        ),
    )
    table.anna.resolves(FINN, 0, TROOPER)
    assert table.boris.pool == ["1RD", "2RD1"]
    assert table.boris.discard == ["Hunting Rifle"]
    left = [card for card in table.duel.g.play.values() if card.kind == "upgrade"]
    assert len(left) == 1


@scenario("DS-S101")
def test_aftermath_pays_once_until_it_is_readied() -> None:
    aftermath = "SoR 123"

    def begin() -> Scene:
        table = scene(
            side(In(BAZE, dice=("Sp",)), supports=[aftermath]),
            side(In(TROOPER, damage=6), In(TROOPER, damage=6), In(KYLO, damage=5)),
        )
        table.anna.resolves(BAZE)
        return table

    table = begin()
    while table.anna.asked and table.duel.prompt(0) == "ds-ask-order-queue":
        table.anna.says(table.anna.offered[0])
    table.anna.says("yes")
    assert table.anna.resources == 3 and table.exhausted(aftermath)
    assert table.turn_of == "boris", "not a second time"
    declined = begin()
    while declined.anna.asked:
        declined.anna.says("no" if "no" in declined.anna.offered else declined.anna.offered[0])
    assert declined.anna.resources == 2 and not declined.exhausted(aftermath)


@scenario("DS-S102")
def test_mace_windu_defeats_without_damage() -> None:
    mace, dooku = "EaW 34", "AW 9"
    table = scene(
        side(In(mace, dice=("1R",))),
        side(In(dooku, damage=8, shields=3), In(TROOPER, damage=4), cards=4),
    )
    table.anna.uses(mace, (mace, 0), dooku)
    assert not table.in_play(dooku) and table.in_play(TROOPER)
    assert table.shows(mace) is None and table.duel.prompt(1) == "ds-ask-action"


@scenario("DS-S103")
def test_magnaguard_outlives_damage_until_the_end_of_the_round() -> None:
    guard, knife, mace = "EaW 3", "SoR 57", "EaW 34"
    foes = (In(guard, damage=6, upgrades=[knife]), KYLO)
    table = scene(side(In(VADER, dice=("3MD",))), side(*foes))
    table.anna.resolves(VADER, 0, guard)
    assert table.in_play(guard)
    table.boris.activates(guard, (guard, "1R"), (knife, "1MD"))
    assert len(table.boris.pool) == 2
    table.anna.passes()
    table.boris.passes()
    table.upkeep()
    assert not table.in_play(guard) and "Vibroknife" in table.boris.discard
    other = scene(side(In(mace, dice=("1R",))), side(*foes))
    other.anna.uses(mace, (mace, 0), guard)
    assert not other.in_play(guard)


@scenario("DS-S104")
def test_snoke_kills_the_helper_and_gets_nothing() -> None:
    snoke = "WotF 4"

    def begin() -> Scene:
        return scene(
            side(
                snoke, In(TROOPER, damage=6, dice=("2RD",)), In(TROOPER, shields=1, dice=("1RD",))
            ),
            side(REY),
        )

    table = begin()
    first = table.number(TROOPER)
    table.anna.uses(snoke, TROOPER)
    assert not table.in_play(first) and table.damage(REY) == 0 and table.turn_of == "boris"
    assert table.anna.pool == ["1RD"]
    table.boris.passes()
    assert not table.anna.may_use(snoke)
    second = begin()
    second.anna.uses(snoke, f"{TROOPER}#2")
    second.anna.says((f"{TROOPER}#2", 0), REY)
    assert second.damage(REY) == 3 and second.shields(f"{TROOPER}#2") == 0
    assert second.damage(f"{TROOPER}#2") == 0


@scenario("DS-S207")
def test_a_doomed_magnaguard_wins_the_game() -> None:
    guard = "EaW 3"

    def begin() -> Scene:
        table = scene(side(In(FINN, damage=9, dice=("2RD",))), side(In(guard, damage=7)))
        table.anna.resolves(FINN, 0, guard)
        assert not table.duel.over and table.in_play(guard) and not table.exhausted(guard)
        return table

    table = begin()
    table.boris.activates(guard, (guard, "1MD"))
    table.anna.passes()
    table.boris.resolves(guard, 0, FINN)
    assert table.winner == "boris"
    waiting = begin()
    waiting.boris.passes()
    waiting.anna.passes()
    waiting.upkeep()
    assert waiting.winner == "anna"


@scenario("DS-S239")
def test_obi_wan_receives_a_lightsaber_and_passes_it_on() -> None:
    obi, saber = "SoR 37", "AW 59"

    def begin(host: Any) -> Scene:
        table = scene(
            side(In(obi, damage=10), REY, discard=[saber], resources=0),
            side(In(VADER, dice=("2MD",))),
            active=1,
        )
        table.boris.resolves(VADER, 0, obi)
        table.anna.says("yes", saber, [host])
        return table

    first = begin(obi)
    first.anna.says([REY])
    assert first.is_on(saber, REY) and not first.in_play(obi)
    assert first.turn_of == "anna" and "pass" in first.anna.offered, "no additional action"
    second = begin(REY)
    assert second.is_on(saber, REY) and not second.in_play(obi) and second.anna.resources == 0
    if "yes" in second.anna.offered:
        second.anna.says("yes")
    assert "decline" in second.anna.offered
    second.anna.says("decline")
    assert second.turn_of == "anna" and "pass" in second.anna.offered


@scenario("DS-S232")
def test_one_with_the_force_survives_its_bearer() -> None:
    one = "AW 42"

    def begin(*others: Any) -> Scene:
        table = scene(
            side(In(REY, damage=9, upgrades=[In(one, dice=("3RD",))]), *others),
            side(In(KYLO, dice=("1MD",))),
            active=1,
        )
        table.boris.resolves(KYLO, 0, REY)
        return table

    table = begin(FINN)
    anna = table.anna
    assert not table.in_play(REY) and table.in_play(one)
    held = table.duel.card(one)
    assert held.kind == "support" and not held.exhausted and anna.discard == []
    assert table.shows(one) is None and anna.pool == []
    anna.activates(one, (one, "3RD"))
    assert anna.pool == ["3RD"]
    assert begin().winner == "boris"


@scenario("DS-S513")
def test_the_droids_first_shot_goes_home_and_the_second_is_never_fired() -> None:
    aphra, droid, padawan = "LEG 20", "LEG 24", "AW 36"

    def begin(shields: int, controller: Any) -> Scene:
        table = scene(
            side(In(aphra, damage=9, shields=shields), supports=[droid]),
            side(In(padawan, damage=6)),
            controller=controller,
        )
        table.anna.activates(droid, (droid, "-"))
        return table

    for controller in (0, 1):
        table = begin(0, controller)
        assert table.winner == "boris" and table.damage(padawan) == 6
    saved = begin(1, 1)
    assert saved.winner == "anna" and (saved.damage(aphra), saved.shields(aphra)) == (9, 0)


@scenario("DS-S542")
def test_the_ranks_fill_up_again_with_nothing_in_their_hands() -> None:
    phasma, veers, rifle, hampered, ranks = "AW 1", "AW 4", "AW 8", "CONV 121", "AW 70"
    table = scene(
        side(
            phasma,
            In(veers, damage=8),
            In(TROOPER, damage=6, upgrades=[rifle], downgrades=[hampered]),
            hand=[ranks],
            resources=5,
        ),
        side(In(VADER, dice=("2MD", "3MD")), In(KYLO, dice=("1MD",))),
        active=1,
    )
    anna, boris = table.anna, table.boris
    trooper = table.number(TROOPER)
    boris.resolves(VADER, 0, veers).resolves(VADER, 1, TROOPER)
    if table.duel.prompt(0) == "ds-ask-redeploy":
        anna.says("none")
    boris.says("stop")
    assert anna.discard == ["F-11D Rifle"] and boris.discard == ["Hampered"]
    anna.plays(ranks)
    assert not table.in_play(veers) and table.in_play(trooper)
    card = table.duel.g.play[trooper]
    assert (card.damage, card.shields, card.exhausted) == (0, 0, False)
    assert not [each for each in table.duel.g.play.values() if each.host == trooper]
    assert table.shows(TROOPER) is None and anna.resources == 0
    assert anna.discard == ["Endless Ranks", "F-11D Rifle"] and boris.discard == ["Hampered"]
    boris.passes()
    table.rolls((TROOPER, "1R"))
    anna.activates(TROOPER)
    assert table.turn_of == "anna" and anna.can_choose((KYLO, 0)) == [True]
    anna.says([(KYLO, 0)])
    assert table.damage(TROOPER) == 1 and boris.pool == [] and anna.pool == ["1R"]
