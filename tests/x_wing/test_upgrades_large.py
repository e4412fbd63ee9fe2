"""Cards of large ships, one by one: what is offered and what it does."""

import json
from typing import Any

from cantina.games.x_wing.rules.discarding import place_tokens
from cantina.games.x_wing.rules.squads import check_xws
from cantina.games.x_wing.rules.target_locks import lockable
from cantina.games.x_wing.rules.values import primary_weapon_value
from cantina.games.x_wing.state import Bomb, Ship
from x_wing.duels import shoot
from x_wing.faces import BLANK, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

FAR = (450, 800, 270)


def combat(*ships: Ship) -> Skirmish:
    return play(position(*ships, step="begin-combat"))


def codes(faction: str, ship: str, pilot: str, **upgrades: Any) -> list[str]:
    entry = {"name": pilot, "ship": ship, "upgrades": upgrades}
    report = check_xws(json.dumps({"faction": faction, "pilots": [entry]}))
    return [problem.code for problem in report.problems]


def test_anti_pursuit_lasers_burn_who_bumps_the_ship() -> None:
    falcon = x_wing("hansolo", at=(450, 360, 90), upgrades=["antipursuitlasers"])
    table = fly("straight:2", tie(at=(450, 500, 270)), falcon, chance=(HIT,))
    assert len(table.ship(0).damage) == 1


def test_an_ion_projector_ionizes_who_bumps_the_ship() -> None:
    falcon = x_wing("hansolo", at=(450, 360, 90), upgrades=["ionprojector"])
    table = fly("straight:2", tie(at=(450, 500, 270)), falcon, chance=(HIT,))
    assert table.ship(0).tokens == {"ion": 1}


def test_countermeasures_dodge_and_shake_off_a_lock() -> None:
    falcon = x_wing("hansolo", upgrades=["countermeasures"])
    table = combat(falcon, tie(lock=0))
    table.use(REBEL, "upgrade:countermeasures")
    table.answer(REBEL, "yes")
    assert table.ship(0).agility == 2
    assert (table.ship(0).upgrades, table.state.ship(1).locks) == ([], ())


def test_a_tactical_jammer_obstructs_enemy_attacks() -> None:
    between = x_wing("hansolo", at=(450, 400, 90), upgrades=["tacticaljammer"])
    table = shoot(tie("howlrunner"), x_wing(), [BLANK] * 2, [BLANK] * 3, more=(between,))
    assert table.seen.attack is None
    friend = shoot(x_wing("lukeskywalker"), tie(), [BLANK] * 3, [BLANK] * 3, more=(between,))
    assert friend.seen.attack is None


def test_maneuvering_fins_turn_a_turn_into_a_bank() -> None:
    table = fly("turn:left:2", x_wing("bossk", upgrades=["maneuveringfins"]), tie(at=FAR))
    table.use(REBEL, "upgrade:maneuveringfins")
    assert table.state.ship(0).flight.bearing == "bank:left"


def test_gyroscopic_targeting_turns_the_arc_after_a_fast_maneuver() -> None:
    lancer = x_wing(
        "shadowporthunter", upgrades=["gyroscopictargeting"], mobile_arc="left", speed=3
    )
    table = play(position(lancer, tie(at=FAR)))
    table.use(REBEL, "upgrade:gyroscopictargeting")
    table.answer(REBEL, "rear")
    assert table.ship(0).mobile_arc == "rear"


def test_a_smuggling_compartment_holds_an_illicit_and_a_cheap_modification() -> None:
    hides = ["smugglingcompartment", "antipursuitlasers"]
    assert codes("rebel", "yt1300", "hansolo", mod=hides, illicit=["glitterstim"]) == []
    dear = ["smugglingcompartment", "engineupgrade"]
    assert codes("rebel", "yt1300", "hansolo", mod=dear) == ["not_allowed"]


def test_deflective_plating_saves_a_bomber_from_its_own_bombs() -> None:
    bomber = x_wing("crimsonsquadronpilot", upgrades=["deflectiveplating"], activated=True)
    bomb = Bomb(0, "protonbombs", 0, 450.0, 360.0)
    g = position(bomber, tie(at=FAR, activated=True), step="activation", bombs=[bomb])
    table = play(g, HIT)
    table.answer(REBEL, "yes")
    assert (table.ship(0).damage, table.ship(0).upgrades) == ([], [])


def test_reinforced_deflectors_restore_a_shield_after_a_heavy_hit() -> None:
    ship = tie("captainkagi", upgrades=["reinforceddeflectors"])
    table = shoot(x_wing("wedgeantilles"), ship, [HIT] * 3, [BLANK])
    assert table.ship(1).shields == 3
    again = tie("captainkagi", upgrades=["reinforceddeflectors"])
    light = shoot(x_wing("wedgeantilles"), again, [HIT, HIT, BLANK], [BLANK])
    assert light.ship(1).shields == 3


def test_ig_2000_shares_the_abilities_of_the_others() -> None:
    ig88c = x_wing("ig88c", upgrades=["ig2000"])
    ig88a = x_wing("ig88a", at=(800, 100, 90), upgrades=["ig2000"])
    table = fly("segnor:left:3", ig88c, ig88a, tie(at=FAR))
    assert "xw-log-uses" not in {event.text.id for event in table.log}
    ig88d = x_wing("ig88d", at=(800, 100, 90), upgrades=["ig2000"])
    table = fly("segnor:left:3", x_wing("ig88c", upgrades=["ig2000"]), ig88d, tie(at=FAR))
    table.use(REBEL, "pilot:ig88d")
    assert table.ship(0).heading == 0.0


def test_a_destroyed_ig_2000_shares_nothing() -> None:
    ig88d = x_wing("ig88d", at=(800, 100, 90), upgrades=["ig2000"], status="destroyed")
    table = fly("segnor:left:3", x_wing("ig88c", upgrades=["ig2000"]), ig88d, tie(at=FAR))
    assert not any("ig88d" in key for key in table.offered(REBEL))


def test_the_crew_ig_88d_listens_to_the_ig_2000() -> None:
    bossk = x_wing("bossk", upgrades=["ig88d"])
    ig88c = x_wing("ig88c", at=(800, 100, 90), upgrades=["ig2000"])
    table = shoot(bossk, tie(), [BLANK] * 3, [BLANK] * 3, more=(ig88c,))
    assert table.seen.attack is None
    ig88b = x_wing("ig88b", at=(800, 100, 90), upgrades=["ig2000"])
    armed = x_wing("bossk", upgrades=["ig88d", "heavylasercannon"])
    table = shoot(armed, tie(), [BLANK] * 3, [BLANK] * 3, more=(ig88b,))
    assert "use:0:pilot:ig88b:0" in table.offered(REBEL)


def test_burnout_slam_works_once() -> None:
    falcon = x_wing("hansolo", upgrades=["burnoutslam"], speed=1)
    table = act(falcon, tie(at=FAR))
    table.answer(REBEL, "slam:straight:1")
    assert (table.ship(0).y, table.ship(0).upgrades) == (420, [])


def test_ordnance_silos_hold_three_more_of_each_bomb() -> None:
    bomber = x_wing("crimsonsquadronpilot", upgrades=["ordnancesilos", "protonbombs"])
    g = position(bomber, tie(at=FAR))
    place_tokens(g)
    assert g.ship(0).cards.on_cards == ("protonbombs",) * 3


def test_slave_i_and_andrasta_change_the_upgrade_bar() -> None:
    bar = {"torpedo": ["protontorpedoes"]}
    assert codes("imperial", "firespray31", "bobafett", title=["slavei"], **bar) == []
    assert codes("imperial", "firespray31", "bobafett", **bar) == ["no_slot"]
    bombs = ["protonbombs", "seismiccharges", "proximitymines"]
    assert codes("scum", "firespray31", "bobafett", title=["andrasta"], bomb=bombs) == []


def test_the_millennium_falcon_evades() -> None:
    table = act(x_wing("hansolo", upgrades=["millenniumfalcon"]), tie(at=FAR))
    assert "evade" in table.offered(REBEL)


def test_the_newer_millennium_falcon_turns_round_after_a_fast_bank() -> None:
    falcon = x_wing("rey", upgrades=["millenniumfalcon-swx57"])
    table = fly("bank:left:3", falcon, tie(at=FAR))
    table.use(REBEL, "upgrade:millenniumfalcon-swx57")
    ship = table.ship(0)
    assert (ship.heading, ship.tokens) == (315.0, {"stress": 1})


def test_st_321_locks_across_the_table() -> None:
    g = position(
        tie("captainkagi", upgrades=["st321"], at=(100, 850, 270)), x_wing(at=(800, 60, 90))
    )
    assert lockable(g, g.ship(0)) == [1]


def test_the_outrider_fires_its_cannon_all_round_and_nothing_else() -> None:
    dash = x_wing("dashrendar", upgrades=["outrider", "heavylasercannon"])
    table = play(position(dash, tie(at=(250, 300, 0), had_combat=True)))
    assert table.offered(REBEL) == ["attack:heavylasercannon:1", "pass"]


def test_the_dauntless_acts_after_ramming() -> None:
    ship = tie("patrolleader", at=(450, 500, 270), upgrades=["dauntless"])
    table = fly("straight:2", ship, x_wing(at=(450, 360, 90)), x_wing(at=(300, 400, 0)))
    table.use(IMPERIAL, "upgrade:dauntless")
    table.answer(IMPERIAL, "focus")
    assert table.ship(0).tokens == {"focus": 1, "stress": 1}


def test_the_punishing_one_has_a_stronger_gun() -> None:
    g = position(x_wing("dengar", upgrades=["punishingone"]), tie(at=FAR))
    assert primary_weapon_value(g, g.ship(0)) == 3


def test_the_shadow_caster_tractors_who_it_hits() -> None:
    lancer = x_wing("shadowporthunter", upgrades=["shadowcaster"], mobile_arc="front")
    table = shoot(lancer, tie(), [HIT, BLANK, BLANK], [BLANK] * 3)
    table.use(REBEL, "upgrade:shadowcaster")
    table.answer(REBEL, "stay:0")
    assert table.ship(1).tokens == {"tractor": 1}


def test_kylo_rens_shuttle_demands_stress() -> None:
    shuttle = tie("starkillerbasepilot", upgrades=["kylorensshuttle"], had_combat=True)
    near, beside = x_wing(at=(450, 300, 0)), x_wing(at=(530, 300, 0))
    table = play(position(shuttle, near, beside, x_wing(at=(100, 60, 0))))
    assert table.offered(IMPERIAL) == ["1", "2"], "within Range 2"
    table.answer(IMPERIAL, "1")
    table.answer(REBEL, "2")
    assert [table.ship(i).tokens for i in (1, 2)] == [{}, {"stress": 1}]


def test_kylo_rens_shuttle_demands_nothing_of_the_stressed() -> None:
    shuttle = tie("starkillerbasepilot", upgrades=["kylorensshuttle"], had_combat=True)
    near, beside = x_wing(at=(450, 300, 0), tokens={"stress": 1}), x_wing(at=(530, 300, 0))
    table = play(position(shuttle, near, beside))
    # the only calm ship is taken without asking; its player may still give the stress to the other
    assert table.offered(REBEL) == ["2", "1"]


def test_a_pivot_wing_folds_out_and_turns() -> None:
    uwing = x_wing("bluesquadronpathfinder", upgrades=["pivotwing"])
    table = fly("straight:1", uwing, tie(at=FAR))
    assert table.ship(0).agility == 2
    table.use(REBEL, "upgrade:pivotwing", 1)
    assert table.ship(0).agility == 1
    landed = x_wing("bluesquadronpathfinder", upgrades=["pivotwing"], flipped=("pivotwing",))
    table = fly("stationary:0", landed, tie(at=FAR))
    table.use(REBEL, "upgrade:pivotwing")
    assert table.ship(0).heading == 270.0


def test_a_crossfire_formation_helps_near_the_resistance() -> None:
    bomber = x_wing("crimsonsquadronpilot", upgrades=["crossfireformation"], tokens={"focus": 1})
    wingman = x_wing("bluesquadronnovice", at=(560, 500, 90))
    table = shoot(tie("howlrunner"), bomber, [HIT, BLANK], [BLANK], more=(wingman,))
    table.use(REBEL, "upgrade:crossfireformation", you=1)
    assert FOCUS in [result.face for result in table.seen.attack.defense_roll]
    bomber.tokens = {}
    alone = shoot(tie("howlrunner"), bomber, [HIT, BLANK], [EVADE])
    assert alone.seen.attack is None
