"""The ship sheets on both sides: goals, flipped abilities, and the books' samples."""

import pytest

from cantina.core.testing import drive, offered, told_ids
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.library import SHIPS, asset
from cantina.games.outer_rim.rules.assets import gain_asset
from cantina.games.outer_rim.rules.bounty import hunt_contact
from cantina.games.outer_rim.rules.damage import recover_all
from cantina.games.outer_rim.rules.deliver import deliver
from cantina.games.outer_rim.rules.jobs import attempt_job
from cantina.games.outer_rim.rules.market import buy_top
from cantina.games.outer_rim.rules.movement import travel
from cantina.games.outer_rim.rules.patrols import fight_patrol, forced_patrols, patrol
from cantina.games.outer_rim.rules.values import combat_value, hyperdrive
from cantina.games.outer_rim.state import Galaxy
from outer_rim.card_table import galaxy, own, perform, put_on_market, seat_at

MISS = ["blank", "blank"]


def aboard(ship: str, *cards: str, flipped: bool = False, at: str = "naboo") -> Galaxy:
    """Put Boba Fett aboard this ship, with Han Solo beside him."""
    g = galaxy("boba_fett", "han_solo", at=at)
    g.players[0].ship = ship
    g.players[0].ship_flipped = flipped
    g.ship_pool.remove(ship)
    own(g, 0, *cards)
    return g


def done(g: Galaxy) -> tuple[bool, int]:
    return g.players[0].ship_flipped, g.players[0].fame


def sheet(ship: str) -> tuple[int, int, int, tuple[int, int, int, int]]:
    side = SHIPS[ship].front
    slots = side.slots
    every = (slots.cargo, slots.mod, slots.cargo_or_mod, slots.crew)
    return side.hull, side.combat, side.hyperdrive, every


@pytest.mark.rule("OR-CARD-17")
def test_the_starting_ships() -> None:
    assert sheet("g_1a") == (4, 3, 5, (1, 1, 0, 1))
    assert sheet("g9_rigger") == (3, 2, 6, (1, 1, 0, 1))
    assert SHIPS["g_1a"].cost == 0 and SHIPS["g_1a"].goal is None


@pytest.mark.rule("OR-CARD-14", "OR-GOAL-3", "OR-GOAL-10")
def test_the_aggressor_wants_two_patrols_and_then_keeps_its_reputation() -> None:
    assert SHIPS["aggressor"].cost == 15000
    assert sheet("aggressor") == (5, 5, 6, (1, 1, 1, 2))
    g = aboard("aggressor")
    drive(fight_patrol(g, 0, "hutt"), (), [["hit"] * 5, ["blank"] * 3])
    perform(g, Fight("savrip", "ship", 1), dice=[["hit"] * 5, ["blank"]])
    assert (done(g), g.players[0].ship_goal_tokens) == ((False, 0), 1)
    drive(fight_patrol(g, 0, "rebel"), (), [["hit"] * 5, ["blank"] * 3])
    assert done(g) == (True, 1)
    g.players[0].reputation["imperial"] = 0
    drive(fight_patrol(g, 0, "imperial"), (), [["hit"] * 5, ["blank"] * 3])
    assert g.players[0].reputation["imperial"] == 0


@pytest.mark.rule("OR-CARD-15", "OR-GOAL-11")
def test_the_firespray_wants_a_space_fight_with_somebody_more_famous() -> None:
    assert SHIPS["firespray_31"].cost == 20000
    assert sheet("firespray_31") == (6, 5, 6, (1, 1, 1, 2))
    g = aboard("firespray_31")
    assert "ability:ship_goal:0" not in offered(seat_at(g.copy()), 0)
    g.players[1].fame = 2
    table = seat_at(g, [["hit"] * 5, MISS])
    table.answer(0, "ability:ship_goal:0")
    state = table.state
    assert done(state) == (True, 1)
    # ships fought although it was on Naboo: five damage beat a hull of three, and Han lost credits
    assert state.players[1].credits == 7000
    assert "or-log-combat-ship" in told_ids(table)


@pytest.mark.rule("OR-GOAL-11")
def test_the_firespray_counts_only_its_own_encounter() -> None:
    g = aboard("firespray_31")
    g.players[1].fame = 2
    perform(g, FightPlayer(kind="ship"), dice=[["hit"] * 5, MISS])
    assert done(g) == (False, 0)
    g.step = "action"
    assert "ability:ship_goal:0" not in offered(seat_at(g), 0)


def test_the_firespray_loses_its_chance_with_the_fight() -> None:
    g = aboard("firespray_31")
    g.players[1].fame = 2
    table = seat_at(g, [["blank"] * 5, ["hit", "blank"]])
    table.answer(0, "ability:ship_goal:0")
    assert done(table.state) == (False, 0)


def test_slave_i_slips_past_a_patrol_after_a_stealth_test() -> None:
    g = aboard("firespray_31", flipped=True, at="ryloth")
    patrol(g, "imperial").space = "t5_x"
    drive(travel(g, 0, "t5_x", 6), ["ship:0", "naboo"], [["hit", "blank"]])
    assert g.players[0].space == "naboo"


def test_the_hwk_290_is_refitted_for_7000() -> None:
    g = aboard("hwk_290")
    g.step = "action"
    assert "ability:ship_goal:0" not in offered(seat_at(g.copy()), 0)
    own(g, 0, "mod_quad_laser")
    table = seat_at(g)
    table.answer(0, "ability:ship_goal:0")
    assert done(table.state) == (True, 1)
    assert table.sheet(0).credits == 3000
    assert combat_value(table.state, 0, "ground") == 4


def test_the_gx1_takes_a_third_crew_member_and_keeps_all() -> None:
    g = aboard("gx1_short_hauler", "databank_w1_le", "databank_lobot")
    g.databank.remove("databank_boshek")
    drive(gain_asset(g, 0, "databank_boshek"))
    assert done(g) == (True, 1)
    assert len(g.players[0].assets) == 3
    patrol(g, "hutt").space = "naboo"
    g.players[0].reputation["hutt"] = -1
    assert forced_patrols(g, 0) == []
    g.players[0].ship_flipped = False
    assert forced_patrols(g, 0) == ["hutt"]


def test_the_lancer_delivers_a_captive_and_then_stops_others() -> None:
    g = aboard("lancer", "databank_90a")
    drive(hunt_contact(g, 0, "databank_90a"), ["capture"], [["hit"] * 3, MISS])
    g.players[0].space = "mon_calamari"
    drive(deliver(g, 0, "databank_90a"))
    assert done(g) == (True, 2)
    g.current, g.players[1].space = 1, "lothal"
    drive(travel(g, 1, "t2_ri", 3), ["ship:0"])
    assert g.players[1].space == "mon_calamari"
    g.players[1].space = "lothal"
    drive(travel(g, 1, "t2_ri", 3), ["pass"])
    assert g.players[1].space == "t2_ri"


def test_the_lifter_completes_a_job_with_cargo_aboard() -> None:
    g = aboard("heavy_duty_lifter", "job_imperial_favor", at="ryloth")
    drive(attempt_job(g, 0, "job_imperial_favor"), [], [["crit", "blank"]])
    assert done(g) == (False, 1)
    own(g, 0, "cargo_salvage", "job_syndicate_favor")
    g.players[0].space = "nal_hutta"
    drive(attempt_job(g, 0, "job_syndicate_favor"), [], [["crit", "blank"]])
    assert done(g) == (True, 3)
    own(g, 0, "job_hutt_favor", "job_rebel_favor")
    assert hyperdrive(g, 0) == 6 + 2


def test_the_yv_666_is_overhauled_when_it_is_repaired() -> None:
    g = aboard("yv_666")
    g.players[0].ship_damage = 2
    drive(recover_all(g, 0))
    assert done(g) == (False, 0)
    g.players[0].ship_damage = 3
    drive(recover_all(g, 0), ["ship_goal:0"])
    assert done(g) == (True, 1)
    assert g.players[0].credits == 3000


def test_hounds_tooth_may_survive_a_lost_fight() -> None:
    g = aboard("yv_666", flipped=True)
    g.players[0].ship_damage = 4
    fight = Fight("tie_pursuit", "ship", 2)
    dice = [["blank"] * 4, ["hit", "hit"]]
    perform(g, fight, "ship:0", dice=[*dice, ["focus"]])
    assert (g.players[0].defeated, g.players[0].ship_damage) == (False, 3)
    perform(g, fight, "ship:0", dice=[*dice, ["crit"]])
    assert g.players[0].defeated


@pytest.mark.rule("OR-CARD-16")
def test_the_falcon_bends_the_die_of_illegal_cargo() -> None:
    falcon = SHIPS["yt_1300"].named
    assert falcon is not None
    assert (falcon.hull, falcon.combat, falcon.hyperdrive) == (5, 5, 7)
    slots = falcon.slots
    assert (slots.cargo, slots.mod, slots.cargo_or_mod, slots.crew) == (1, 1, 1, 3)
    for face, delivered in (("crit", True), ("focus", True), ("blank", False)):
        g = aboard("yt_1300", "cargo_stolen_weapons", flipped=True, at="tatooine")
        answers = ["ship:0"] if delivered else []
        outcomes: list[object] = [[face]]
        if not delivered:
            outcomes += ["databank_1b", MISS, ["blank"] * 3, ["hit"] * 3]
        drive(deliver(g, 0, "cargo_stolen_weapons"), answers, outcomes)
        assert (g.players[0].fame == 1) == delivered


def test_the_yt_1300_becomes_the_falcon_with_two_mods_or_with_chewbacca() -> None:
    for extra, flips in (
        (("mod_quad_laser",), False),
        (("mod_quad_laser", "mod_ion_cannon"), True),
        (("mod_quad_laser", "databank_chewbacca"), True),
        (("databank_chewbacca",), False),
    ):
        g = aboard("yt_1300", "cargo_salvage", *extra, at="mon_calamari")
        drive(deliver(g, 0, "cargo_salvage"))
        assert done(g) == (flips, int(flips))


@pytest.mark.rule("OR-CARD-11", "OR-MARKET-11")
def test_used_ship_for_sale() -> None:
    g = aboard("hwk_290")
    g.players[0].ship_flipped = True
    put_on_market(g, "ship_used_ship_for_sale")
    drive(buy_top(g, 0, "ship"), ["lancer"], ["ship_yv_666"])
    player = g.players[0]
    assert (player.ship, player.ship_damage, player.ship_flipped) == ("lancer", 3, False)
    assert player.credits == 10000 - (10000 - 5000)
    assert g.removed == ["ship_lancer"]
    assert "ship_used_ship_for_sale" in g.market["ship"].cards()
    assert g.market["ship"].top == ("ship_yv_666",)


def test_all_ships_cost_what_their_cards_say() -> None:
    assert {ship.id: ship.cost for ship in SHIPS.values() if not ship.starting} == {
        "hwk_290": 5000,
        "gx1_short_hauler": 5000,
        "lancer": 10000,
        "heavy_duty_lifter": 10000,
        "aggressor": 15000,
        "yv_666": 15000,
        "firespray_31": 20000,
        "yt_1300": 20000,
    }
    assert asset("mod_quad_laser").cost == 2000
