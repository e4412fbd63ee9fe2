from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER = "AW 38", "AW 45", "AW 11", "AW 2"
PHASMA, VADER = "AW 1", "AW 10"


@scenario("DS-S024")
def test_a_useless_card_action_after_a_pass_ends_the_phase() -> None:
    table = scene(side(In("SoR 37", upgrades=["SoR 41"])), side(KYLO), active=1)
    table.boris.passes()
    cards = len(table.anna.hand)
    table.anna.uses("SoR 41")
    assert len(table.anna.hand) >= cards
    assert set(table.duel.asked()) == {0, 1}, "upkeep: both discard"
    assert table.duel.prompt(1) != "ds-ask-action"
    assert len(table.anna.hand) == cards, "no card was drawn"


@scenario("DS-S025")
def test_a_reroll_that_changes_no_side_is_no_pass() -> None:
    table = scene(side(In(REY, dice=("-",), exhausted=True)), side(KYLO), active=1)
    table.boris.passes()
    table.rolls((REY, "-"))
    table.anna.rerolls(FILLER, (REY, 0))
    assert table.turn_of == "boris" and table.round == 2
    table.boris.passes()
    assert table.turn_of == "anna"
    table.anna.passes()
    assert set(table.duel.asked()) == {0, 1}


@scenario("DS-S026")
def test_a_power_action_without_effect_is_used_up() -> None:
    bike = "WotF 31"
    table = scene(
        side(In(KYLO, upgrades=()), supports=[In(bike, exhausted=True)], resources=0),
        side(REY, hand=["CONV 149"]),
        active=1,
    )
    table.boris.passes()
    table.anna.uses(bike)
    assert table.exhausted(bike) and table.turn_of == "boris"
    table.boris.plays("CONV 149", "decline")
    assert table.anna.resources == 1 and table.turn_of == "anna"
    assert not table.anna.may_use(bike)


@scenario("DS-S027")
def test_declining_an_additional_action_is_no_pass() -> None:
    table = scene(side("CONV 141", hand=["CONV 149"]), side(KYLO), active=1)
    table.boris.passes()
    table.anna.plays("CONV 149", "decline")
    assert (table.anna.resources, table.boris.resources) == (3, 3)
    assert table.turn_of == "boris"
    table.boris.passes()
    assert table.turn_of == "anna" and table.round == 2


@scenario("DS-S043")
def test_playing_a_support_does_not_use_its_action() -> None:
    helper = "LEG 163"
    table = scene(side(In("LEG 19", dice=("-",)), hand=[helper], resources=1), side(KYLO))
    anna = table.anna
    anna.plays(helper)
    assert table.shows("LEG 19") == "-" and not table.exhausted(helper)
    table.boris.passes()
    table.rolls(("LEG 19", "2RD"))
    anna.uses(helper, [("LEG 19", 0)])
    assert table.exhausted(helper) and table.shows("LEG 19") == "2RD"
    table.boris.passes()
    assert not anna.may_use(helper)


@scenario("DS-S044")
def test_two_copies_have_one_power_action_each() -> None:
    outlaw = "AoN 9"
    table = scene(side(outlaw, outlaw, hand=["CONV 149", "CONV 149"], resources=4), side(KYLO))
    anna = table.anna
    anna.uses(outlaw)
    anna.says("CONV 149")
    while table.duel.asked() == (0,) and "decline" not in anna.offered:
        keys = anna.offered
        anna.says("none" if "none" in keys or not keys else keys[0])
    if "decline" in anna.offered:
        anna.says("decline")
    assert table.turn_of == "boris"
    table.boris.passes()
    assert anna.may_use(f"{outlaw}#2") and not anna.may_use(outlaw)


@scenario("DS-S045")
def test_an_illegal_play_is_taken_back_completely() -> None:
    rifle, rockets = "LEG 73", "LEG 27"
    table = scene(
        side(In(FINN, upgrades=[rifle]), hand=[rockets, "CONV 171"], resources=1), side(KYLO)
    )
    anna = table.anna
    assert not anna.may("play", rockets) and anna.cannot("play", rockets)
    assert table.is_on(rifle, FINN) and anna.resources == 1 and "Wrist Rockets" in anna.hand
    assert table.turn_of == "anna"
    anna.plays("CONV 171")
    assert table.duel.prompt(0) == "ds-ask-replace", "she may still replace this round"


@scenario("DS-S503")
def test_the_first_action_of_the_round_can_belong_to_the_second_player() -> None:
    volley, prepare = "WotF 25", "EaW 65"

    def begin() -> Scene:
        return scene(
            side(PHASMA, hand=[volley], resources=2),
            side(TROOPER, VADER, hand=[prepare], resources=0),
            active=1,
            controller=1,
        )

    table = begin()
    anna, boris = table.anna, table.boris
    boris.passes()
    anna.plays(volley)
    assert boris.asked and not anna.asked
    boris.says(TROOPER, VADER, VADER)
    assert (table.damage(TROOPER), table.damage(VADER)) == (1, 2) and anna.resources == 0
    assert table.turn_of == "boris" and table.round == 2
    assert not boris.may("play", prepare) and boris.cannot("play", prepare)
    assert "Prepare for War" in boris.hand and boris.resources == 0 and table.turn_of == "boris"
    other = begin()
    other.boris.plays(prepare)
    assert other.boris.resources == 1
    assert other.turn_of == "anna" and not other.anna.may("play", volley)


@scenario("DS-S510")
def test_two_turns_to_sit_out_and_the_round_is_over_after_one() -> None:
    flee, han = "CONV 95", "AW 46"

    def begin() -> Scene:
        table = scene(
            side(han, hand=[flee], resources=1),
            side(
                In(VADER, dice=("3MD", "1R"), exhausted=True),
                In(TROOPER, dice=("1RD",), exhausted=True),
                PHASMA,
            ),
        )
        table.anna.plays(flee, [(VADER, 0), (VADER, 1)])
        assert table.boris.pool == ["1RD"]
        table.boris.activates(PHASMA, (PHASMA, "1R"))
        must_pass(table)
        return table

    def must_pass(table: Any) -> None:
        assert table.turn_of == "boris" and table.round == 2

    table = begin()
    anna, boris = table.anna, table.boris
    boris.passes()
    assert len(table.duel.asked()) == 2, "upkeep"
    table.upkeep()
    assert anna.resources == 2 and len(anna.hand) == 5
    assert table.round == 3 and table.turn_of == "anna"
    assert anna.may("activate", han) and anna.may("claim")
    other = begin()
    other.boris.resolves(TROOPER, 0, han)
    must_pass(other)
    other.boris.resolves(PHASMA)
    assert other.turn_of == "anna" and other.anna.may("activate", han) and other.anna.may("claim")
