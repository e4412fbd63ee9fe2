"""First actions, fields that change hands, and the burdens that characters carry."""

from typing import Any

import pytest

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, KYLO, TROOPER, VADER, PHASMA = "AW 38", "AW 11", "AW 2", "AW 10", "AW 1"
LUKE, PADAWAN, POE = "AW 35", "AW 36", "AW 29"
HOLDOUT, RIFLE, SABER, ROBES, BLACK_ONE = "AW 63", "AW 8", "AW 59", "AW 40", "AW 32"
WOUNDED, HAMPERED, WANTED, COLLAR = "CONV 161", "CONV 121", "CONV 143", "CONV 160"


@scenario("DS-S608")
def test_the_last_card_decides_and_who_holds_the_field_when_there_is_none() -> None:
    def begin(active: int) -> Scene:
        return scene(
            side(REY, cards=0, deck=[FILLER] * 2),
            side(KYLO, cards=0, deck=[]),
            battlefield="AW 165",
            controller=1,
            active=active,
        )

    table = begin(1)
    table.boris.claims("yes")
    assert table.anna.deck == 0 and len(table.anna.discard) == 2
    assert not table.duel.over and table.turn_of == "anna"
    table.anna.passes()
    assert table.duel.over and table.winner == "boris" and table.controller == "boris"
    other = begin(0)
    other.anna.claims("yes")
    assert other.anna.deck == 2 and other.anna.discard == other.boris.discard == []
    assert other.turn_of == "boris" and not other.duel.over
    other.boris.passes()
    assert len(other.anna.hand) == 2 and other.anna.deck == 0 and other.anna.discard == []
    assert other.duel.over and other.winner == "anna"


@scenario("DS-S609")
def test_the_claim_that_empties_a_chair() -> None:
    base = "AW 173"
    table = scene(
        side(REY),
        side(In(PADAWAN, damage=6, shields=2)),
        side(In(VADER, shields=1), resources=0),
        battlefield=base,
        controller=1,
        active=2,
        round_=1,
    )
    anna, boris, vera = table.anna, table.boris, table.clara
    vera.claims("no")
    anna.passes()
    boris.passes()
    for person in (vera, anna, boris):
        person.says([])
    assert table.controller == "clara" and table.turn_of == "clara" and table.round == 2
    vera.activates(VADER, (VADER, "1R"))
    vera.settles({}, "no")
    assert table.turn_of == "anna" and vera.pool == ["1R"] and vera.resources == 2
    assert (table.damage(PADAWAN), table.shields(PADAWAN)) == (6, 2)
    anna.claims("yes")
    assert not table.in_play(PADAWAN) and not boris.asked and not table.duel.over
    assert boris.hand == [] and boris.deck == 0
    assert (table.damage(VADER), table.shields(VADER)) == (1, 1) and table.damage(REY) == 0
    assert table.in_play(base) and table.controller == "anna"
    assert table.turn_of == "clara" and not vera.may("claim")
    vera.resolves(VADER)
    assert vera.resources == 3 and table.turn_of == "clara"
    vera.passes()
    assert set(table.duel.asked()) == {0, 2} and "pass" not in vera.offered, "upkeep"
    for person in (anna, vera):
        person.says([])
    assert table.round == 3 and table.turn_of == "anna"
    anna.passes()
    assert table.turn_of == "clara"


@scenario("DS-S610")
def test_the_field_without_a_master() -> None:
    dug_in, aftermath = "AW 139", "SoR 123"

    def begin(claimed: bool, *friends: In, supports: tuple[str, ...] = ()) -> Scene:
        table = scene(
            side(In(TROOPER, dice=("2RD",)), *friends, supports=supports),
            side(In(PADAWAN, damage=5)),
            side(In(POE, dice=("2RD",)), hand=[dug_in], resources=1, supports=supports),
            controller=1,
            active=1 if claimed else 0,
        )
        if claimed:
            table.boris.claims("no")
            table.clara.passes()
        table.anna.resolves(TROOPER, 0, PADAWAN)
        assert not table.in_play(PADAWAN) and not table.boris.asked and not table.duel.over
        assert table.controller == ""
        return table

    for claimed in (False, True):
        table = begin(claimed)
        anna, vera = table.anna, table.clara
        assert table.turn_of == "clara"
        assert not vera.may("play", dug_in) and vera.cannot("play", dug_in)
        assert "Dug in" in vera.hand and vera.resources == 1 and table.turn_of == "clara"
        assert vera.may("claim") is not claimed
        if claimed:
            assert vera.cannot("claim") and table.controller == ""
            vera.passes()
            assert not anna.may("claim")
        else:
            vera.claims("no")
            assert table.controller == "clara"
        anna.passes()
        for person in (anna, vera):
            person.says([])
        assert table.round == 3 and table.turn_of == "clara" and vera.may("claim")
    meeting = begin(False, In(TROOPER, damage=5), supports=(aftermath,))
    for _ in range(2):  # at the Padawan's defeat, and again when Vera defeats a trooper
        assert meeting.duel.asked() == (2,) and meeting.duel.prompt(2) == "ds-ask-order-queue"
        meeting.clara.says([meeting.clara.offered[0]])
        for _ in range(2):
            (meeting.anna if meeting.anna.asked else meeting.clara).says("no")
        if meeting.turn_of == "clara":
            meeting.clara.resolves(POE, 0, f"{TROOPER}#2")
    assert not meeting.in_play(f"{TROOPER}#2") and meeting.turn_of == "anna"


@scenario("DS-S611")
def test_roused_a_second_time_he_throws_only_what_lies_on_his_card() -> None:
    leadership = "AW 141"
    table = scene(
        side(
            In(LUKE, exhausted=True, dice=("3MD", None), upgrades=[ROBES]),
            POE,
            hand=[leadership],
            resources=1,
        ),
        side(KYLO),
    )
    anna, boris = table.anna, table.boris
    anna.plays(leadership, POE, LUKE)
    assert not table.exhausted(LUKE) and table.exhausted(POE) and anna.resources == 0
    assert anna.pool == ["3MD"] and table.shows(POE) is None
    boris.passes()
    hand = len(anna.hand)
    anna.activates(LUKE, (LUKE, "2MD"), (ROBES, "1F"))
    assert [table.shows(LUKE, 0), table.shows(LUKE, 1), table.shows(ROBES)] == ["3MD", "2MD", "1F"]
    assert anna.pool == ["1F", "2MD", "3MD"]
    assert table.exhausted(LUKE) and len(anna.hand) == hand + 1
    boris.passes()
    assert not anna.may("activate", POE) and anna.cannot("activate", POE)


@scenario("DS-S612")
def test_the_loyal_trooper_draws_first_and_is_too_poor_to_shoot() -> None:
    fn = "SoR 2"

    def begin(resources: int) -> Scene:
        return scene(
            side(
                In(fn, exhausted=True, dice=("1R",)),
                In(TROOPER, exhausted=True),
                hand=[HOLDOUT],
                resources=resources,
            ),
            side(LUKE),
        )

    table = begin(2)
    anna, boris = table.anna, table.boris
    table.rolls((HOLDOUT, "2RD1"))
    anna.plays(HOLDOUT, fn)
    assert table.exhausted(fn) and anna.pool == ["1R", "2RD1"] and anna.resources == 0
    assert "yes" not in anna.offered and "decline" in anna.offered
    assert not anna.may("resolve", (HOLDOUT, 0)) and table.damage(LUKE) == 0
    anna.resolves(fn)
    assert anna.resources == 1 and anna.pool == ["2RD1"] and table.turn_of == "boris"
    boris.passes()
    anna.resolves(HOLDOUT, 0, LUKE)
    assert table.damage(LUKE) == 2 and anna.resources == 0
    rich = begin(3)
    rich.rolls((HOLDOUT, "2RD1"))
    rich.anna.plays(HOLDOUT, fn)
    assert "yes" in rich.anna.offered and "decline" not in rich.anna.offered
    rich.anna.says("no")
    assert "decline" in rich.anna.offered and rich.shows(HOLDOUT) == "2RD1"
    other = begin(2)
    other.anna.plays(HOLDOUT, TROOPER)
    assert other.is_on(HOLDOUT, TROOPER) and other.shows(HOLDOUT) is None
    assert other.anna.pool == ["1R"] and "decline" in other.anna.offered


@scenario("DS-S613")
def test_two_extra_actions_but_only_one_exchange() -> None:
    datapad, comlink = "AW 62", "AW 61"
    table = scene(
        side(In(REY, upgrades=[datapad]), hand=[HOLDOUT, comlink], resources=2), side(KYLO)
    )
    anna, boris = table.anna, table.boris
    anna.plays(HOLDOUT, REY, datapad, "yes")
    assert anna.resources == 1 and anna.discard == ["Datapad"] and table.is_on(HOLDOUT, REY)
    assert "decline" in anna.offered
    assert not anna.may("play", comlink) and anna.cannot("play", comlink)
    assert "Comlink" in anna.hand and table.is_on(HOLDOUT, REY) and anna.resources == 1
    anna.activates(REY, (REY, "1MD"), (HOLDOUT, "1RD"))
    assert anna.pool == ["1MD", "1RD"] and table.turn_of == "anna" and "decline" in anna.offered
    anna.claims("no")
    assert table.claimed_by == "anna" and table.turn_of == "boris"
    boris.activates(KYLO, (KYLO, "-"))
    boris.settles({}, "no")
    assert table.turn_of == "boris"
    boris.passes()
    assert len(table.duel.asked()) == 2 and "pass" not in anna.offered, "upkeep"


@scenario("DS-S614")
def test_a_cheap_cannon_for_a_dear_turret() -> None:
    turret, outpost, cannon, fighter = "AtG 133", "AW 53", "AtG 152", "EaW 56"

    def begin(*supports: Any, resources: int = 0) -> Scene:
        return scene(
            side(POE, supports=[*supports, outpost], hand=[cannon], resources=resources),
            side(PADAWAN),
        )

    armed = In(BLACK_ONE, upgrades=[In(turret, dice=("2RD",))])
    table = begin(armed)
    anna, boris = table.anna, table.boris
    (die,) = table.duel.g.players[0].pool
    anna.plays(cannon, BLACK_ONE, turret)
    assert table.is_on(cannon, BLACK_ONE) and anna.resources == 0
    assert anna.discard == ["Triple Laser Turret"] and anna.pool == []
    assert die in table.duel.g.players[0].aside_dice
    boris.passes()
    anna.activates(BLACK_ONE, (BLACK_ONE, "3RD"))
    assert anna.asked and anna.hears("Laser Cannon")
    anna.says("yes")
    assert anna.pool == ["3RD"] and table.damage(PADAWAN) == 1 and table.turn_of == "boris"
    choice = begin(armed, fighter, resources=1)
    choice.anna.plays(cannon)
    assert choice.anna.can_choose(BLACK_ONE, fighter, POE, outpost) == [True, True, False, False]
    bare = begin(BLACK_ONE)
    assert not bare.anna.may("play", cannon) and bare.anna.cannot("play", cannon)


@scenario("DS-S615")
def test_the_big_gun_needs_elbow_room() -> None:
    promotion, cannon = "AW 56", "AtG 132"

    def begin() -> Scene:
        return scene(
            side(In(PHASMA, upgrades=[RIFLE, promotion]), TROOPER, hand=[cannon]), side(REY)
        )

    table = begin()
    anna, boris = table.anna, table.boris
    anna.plays(cannon, PHASMA, "none")
    assert anna.asked and not boris.asked and not anna.way_out
    assert anna.can_choose(RIFLE, promotion, cannon) == [True, True, False]
    anna.says(RIFLE)
    assert anna.resources == 0 and anna.discard == ["F-11D Rifle"]
    assert table.is_on(promotion, PHASMA) and table.is_on(cannon, PHASMA)
    assert table.turn_of == "boris" and "pass" in boris.offered, "Redeploy was not offered"
    other = begin()
    other.anna.plays(cannon, TROOPER)
    assert other.is_on(cannon, TROOPER) and other.anna.discard == [] and other.turn_of == "boris"
    assert other.is_on(RIFLE, PHASMA) and other.is_on(promotion, PHASMA)


@scenario("DS-S616")
@pytest.mark.parametrize("first", ["Luke Skywalker", "Shock Collar"])
def test_the_fourth_burden_and_who_shrugs_off_which(first: str) -> None:
    table = scene(
        side(In(LUKE, shields=1, downgrades=[WOUNDED, HAMPERED, WANTED])),
        side(KYLO, hand=[COLLAR]),
        controller=1,
        active=1,
    )
    anna, boris = table.anna, table.boris
    assert boris.may("play", COLLAR)
    boris.plays(COLLAR, LUKE)
    assert anna.asked and not boris.asked and len(anna.offered) == 4
    assert anna.can_choose(WOUNDED, HAMPERED, WANTED, COLLAR) == [True] * 4
    anna.says([HAMPERED])
    assert boris.discard == ["Hampered"] and anna.discard == [] and boris.resources == 0
    assert [table.is_on(each, LUKE) for each in (WOUNDED, WANTED, COLLAR)] == [True] * 3
    hand = len(anna.hand)
    anna.activates(LUKE, (LUKE, "2MD"))
    assert boris.asked and not anna.asked and table.duel.prompt(1) == "ds-ask-order-queue"
    boris.puts_first(first)
    assert table.turn_of == "boris" and "pass" in boris.offered, "nobody may decline either"
    assert (table.shields(LUKE), table.damage(LUKE)) == (0, 0) and len(anna.hand) == hand + 1


@scenario("DS-S617")
def test_a_wound_that_needs_no_blow() -> None:
    padawan = In(
        PADAWAN,
        damage=6,
        shields=2,
        dice=("2MD",),
        upgrades=[In(SABER, dice=("1Sh",))],
        downgrades=[WANTED],
    )
    table = scene(side(LUKE, padawan), side(KYLO, hand=[WOUNDED], resources=1), active=1)
    anna, boris = table.anna, table.boris
    die = table.duel.die(PADAWAN)
    boris.plays(WOUNDED, PADAWAN)
    assert boris.resources == 0
    anna.says(LUKE)
    assert not table.in_play(PADAWAN) and "ds-log-damage" not in table.duel.log()
    assert boris.asked and boris.hears("Wanted") and boris.resources == 0
    boris.says("yes")
    assert table.is_on(SABER, LUKE) and table.shows(SABER) is None and anna.pool == []
    assert die in table.duel.g.players[0].aside_dice and anna.discard == []
    assert boris.resources == 2 and boris.discard == ["Wanted", "Wounded"]
    assert table.turn_of == "anna"
