import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.rules.map import STANDARD_CHART
from cantina.games.outer_rim.rules.movement import move_directly, move_up_to, reach, way_to
from cantina.games.outer_rim.rules.patrol_movement import move_patrol_directly
from outer_rim.table import Desk, Seated, desk, galaxy


def spaces(table: Desk) -> set[str]:
    return {key.removeprefix("move:") for key in table.keys if key.startswith("move:")}


@pytest.mark.rule("OR-MOVEMENT-1", "OR-MOVEMENT-3")
def test_a_ship_moves_as_far_as_its_hyperdrive() -> None:
    table = desk(
        Seated(space="ryloth", ship="g_1a"), patrols={"imperial": "t1_lo", "hutt": "t1_li"}
    )
    far = STANDARD_CHART.distances["ryloth"]
    assert spaces(table) == {space for space, away in far.items() if away <= 5}
    table.refused("move:lothal")
    table.do("move:ring_of_kafrene")
    assert table.me().space == "ring_of_kafrene"
    assert "or-log-moved" in table.log and "or-log-stayed" not in table.log
    assert far["t5_om"] == 1 and far["t5_ro"] == 2, "each step is one space"


@pytest.mark.rule("OR-MOVEMENT-2")
def test_moving_no_space_at_all_is_a_move() -> None:
    table = desk(Seated(space="naboo"))
    table.do("move:naboo")
    assert table.me().space == "naboo"
    assert table.seen.step == "action", "the planning option is used up"


def blocked_outer_lane(reputation: int) -> Desk:
    """Han's friend on Ryloth, an Imperial patrol on the outer lane to the Ring of Kafrene."""
    return desk(
        Seated(space="ryloth", ship="g_1a", reputation={"imperial": reputation}),
        patrols={"imperial": "t5_ro"},
    )


@pytest.mark.rule("OR-MOVEMENT-4", "OR-REPUTATION-9")
@pytest.mark.parametrize("reputation", [0, -1])
def test_without_positive_reputation_a_patrol_stops_the_player(reputation: int) -> None:
    table = blocked_outer_lane(reputation)
    assert "t5_ro" in spaces(table), "ending there is allowed"
    assert "t6_lo" not in spaces(table)
    assert table.blocked["move:t6_lo"] == "OR-MOVEMENT-4"
    assert table.refused("move:t6_lo") == "OR-MOVEMENT-4"


@pytest.mark.rule("OR-MOVEMENT-4")
def test_a_patrol_on_the_last_space_but_one_stops_as_well() -> None:
    g = galaxy(Seated(space="ryloth"), patrols={"imperial": "t5_om", "hutt": "t1_li"})
    assert "t5_om" in reach(g, 0, 2)
    assert "t5_ro" not in reach(g, 0, 2), "two spaces away, behind the patrol"
    free = galaxy(Seated(space="ryloth"), patrols={"imperial": "t1_lo", "hutt": "t1_li"})
    assert "t5_ro" in reach(free, 0, 2)


@pytest.mark.rule("OR-MOVEMENT-5", "OR-REPUTATION-8")
def test_with_positive_reputation_a_patrol_is_passed() -> None:
    table = blocked_outer_lane(1)
    assert {"t6_lo", "ring_of_kafrene"} <= spaces(table)


@pytest.mark.rule("OR-MOVEMENT-6", "OR-PATROL-19")
def test_one_unfriendly_patrol_among_several_is_enough() -> None:
    hero = Seated(space="ryloth", reputation={"hutt": 1, "rebel": 0})
    both = desk(hero, patrols={"hutt": "t5_ro", "rebel": "t5_ro"})
    assert "t6_lo" not in spaces(both)
    friend = desk(hero, patrols={"hutt": "t5_ro", "rebel": "t1_lo"})
    assert "t6_lo" in spaces(friend)


@pytest.mark.rule("OR-MOVEMENT-7")
def test_other_players_do_not_stop_anybody() -> None:
    table = desk(Seated(space="ryloth"), Seated(space="t5_om"), Seated(space="t5_ro"))
    assert "t6_lo" in spaces(table)
    table.do("move:t6_lo")
    assert table.me().space == "t6_lo"


@pytest.mark.rule("OR-MOVEMENT-11")
def test_a_detour_avoids_a_player_who_could_stop_one() -> None:
    lancer = Seated(space="t5_om", ship="lancer", ship_flipped=True)
    away = {"imperial": "t1_lo", "hutt": "t1_li"}
    table = desk(Seated(space="ryloth", ship="yt_1300"), lancer, patrols=away)
    table.do("move:ring_of_kafrene")
    assert table.waiting == 0, "around over Naboo and Takodana, nobody is asked"
    assert table.me().space == "ring_of_kafrene"


@pytest.mark.rule("OR-MOVEMENT-7", "OR-CORE-3")
def test_an_ability_can_make_a_passing_player_stop() -> None:
    lancer = Seated(space="t5_om", ship="lancer", ship_flipped=True)
    table = desk(Seated(space="ryloth"), lancer, patrols={"imperial": "t1_lo", "hutt": "t1_li"})
    table.do("move:t5_ro")
    assert table.waiting == 1
    table.do("ship:0")
    assert table.me().space == "t5_om"
    other = desk(Seated(space="ryloth"), lancer, patrols={"imperial": "t1_lo", "hutt": "t1_li"})
    other.do("move:t5_ro", "pass")
    assert other.me().space == "t5_ro"


@pytest.mark.rule("OR-MOVEMENT-8")
def test_entering_the_maelstrom_ends_the_move() -> None:
    table = desk(Seated(space="t3_li"))
    assert "maelstrom" in spaces(table)
    assert "kessel" not in spaces(table), "two spaces away through the Maelstrom, too far around"
    assert table.blocked["move:kessel"] == "OR-MOVEMENT-8"
    table.do("move:maelstrom")
    assert table.me().space == "maelstrom"
    assert table.seen.current == 1, "no more movement: action and encounter step followed"


@pytest.mark.rule("OR-MOVEMENT-9")
def test_what_lies_in_the_starting_space_hinders_nobody() -> None:
    hated = Seated(space="ryloth", reputation={"imperial": -1})
    table = desk(hated, patrols={"imperial": "ryloth"})
    assert "ring_of_kafrene" in spaces(table)
    inside = desk(Seated(space="maelstrom"))
    assert {"kessel", "t3_c", "t3_a"} <= spaces(inside)


@pytest.mark.rule("OR-MOVEMENT-10")
def test_a_direct_move_ignores_everything_between() -> None:
    g = galaxy(Seated(space="t3_li", reputation={"rebel": -1}), patrols={"rebel": "maelstrom"})
    assert "kessel" not in reach(g, 0, 5)
    drive(move_directly(g, 0, "kessel"))
    assert g.players[0].space == "kessel"
    drive(move_directly(g, 0, "cantonica"))
    assert g.players[0].space == "cantonica", "however far it is"
    drive(move_patrol_directly(g, "hutt", "cantonica"))
    assert g.patrols[2].space == "cantonica"


@pytest.mark.rule("OR-MOVEMENT-11", "OR-MOVEMENT-12")
def test_jyn_flies_around_the_imperial_patrol() -> None:
    jyn = Seated(character="jyn_erso", space="ryloth", ship="yt_1300", reputation={"imperial": -1})
    table = desk(jyn, patrols={"imperial": "t5_ro", "hutt": "t1_li"})
    assert STANDARD_CHART.distances["ryloth"]["ring_of_kafrene"] == 4
    way = way_to(table.g, 0, "ring_of_kafrene", 7)
    assert "t5_ro" not in way
    assert 4 < len(way) <= 7
    table.do("move:ring_of_kafrene")
    assert table.me().space == "ring_of_kafrene"
    slow = desk({**jyn, "ship": "g_1a"}, patrols={"imperial": "t5_ro", "hutt": "t1_li"})
    assert "ring_of_kafrene" not in spaces(slow), "five spaces are too few for the detour"


@pytest.mark.rule("OR-MAELSTROM-1")
def test_extra_movement_stops_in_the_maelstrom_and_may_leave_it() -> None:
    g = galaxy(Seated(space="t3_li"), step="encounter")
    assert "maelstrom" in reach(g, 0, 3)
    assert "kessel" not in reach(g, 0, 3)
    drive(move_up_to(g, 0, 3), ["maelstrom"])
    assert g.players[0].space == "maelstrom"
    assert "kessel" in reach(g, 0, 3)
    drive(move_up_to(g, 0, 3), ["kessel"])
    assert g.players[0].space == "kessel"


@pytest.mark.rule("OR-MAELSTROM-5")
def test_the_maelstrom_is_no_navpoint() -> None:
    table_card = Seated(assets=["luxury_dejarik_holotable", "databank_greedo"])
    at_navpoint = desk({**table_card, "space": "t3_li"}, step="action")
    assert "ability:luxury_dejarik_holotable:0" in at_navpoint.keys
    inside = desk({**table_card, "space": "maelstrom", "damage": 0}, quiet=True, step="action")
    assert inside.seen.step != "action" or "ability:luxury_dejarik_holotable:0" not in inside.keys


def test_han_slips_past_a_patrol_by_piloting() -> None:
    han = Seated(character="han_solo", flipped=True, space="ryloth")
    table = desk(han, patrols={"imperial": "t5_ro", "hutt": "t1_li"}, chance=[["hit", "blank"]])
    table.do("move:t5_ro", "character:0")
    assert table.prompt == "or-ask-move", "five spaces are left"
    assert "t6_lo" in table.keys and "ring_of_kafrene" in table.keys
    table.do("ring_of_kafrene")
    assert table.me().space == "ring_of_kafrene"


@pytest.mark.rule("OR-MOVEMENT-2", "OR-MOVEMENT-9")
def test_who_stays_enters_no_space_and_has_nothing_to_slip_past() -> None:
    han = Seated(character="han_solo", flipped=True, space="t5_ro")
    table = desk(han, patrols={"imperial": "t5_ro", "hutt": "t1_li"}, chance=[["hit", "blank"]])
    table.do("move:t5_ro")
    assert table.prompt != "or-ask-ability"
    assert table.seen.step != "planning", "the planning step is used up"
    assert table.me().space == "t5_ro"
