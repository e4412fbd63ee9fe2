from cantina.games.outer_rim.rules.contacts import change
from cantina.games.outer_rim.rules.map import PLANET_IDS, contact_places
from outer_rim.scenarios.scene import Person, Scene, at, scene
from scenario_book import scenario

PLACES = [place for planet in PLANET_IDS for place in contact_places(planet)]


@scenario("OR-S103")
def test_a_prisoner_pays_nothing_until_delivered() -> None:
    table = scene(
        "encounter",
        anna=at("lothal", "boba_fett", goal_tokens=1, fame=2, assets=["databank_90a"]),
        contacts={"lothal:0": "doctor_evazan"},
        rolls=("hit, blank, blank", "blank, blank"),
    )
    anna = table.anna
    anna.meets("lothal:0").says("databank_90a", "capture")
    assert anna.sheet.captured == {"databank_90a": "doctor_evazan"}
    assert (anna.credits, anna.fame, anna.sheet.goal_tokens) == (0, 2, 1)
    assert table.contact("lothal:0") is None
    table.boris.says("credits", "done", "space")
    anna.moves("mon_calamari").says("deliver")
    assert (anna.credits, anna.fame) == (10000, 4) and anna.sheet.flipped
    assert "databank_90a" in table.removed and "databank_90a" not in table.databank
    assert table.table.removed_contacts == ["doctor_evazan"]


KRRSANTAN = at("t4_x", "bossk", assets=["databank_black_krrsantan", "bounty_black_krrsantan"])


@scenario("OR-S104")
def test_own_crew_is_hunted_without_own_crews_help() -> None:
    table = scene(
        "encounter",
        anna={**KRRSANTAN, "credits": 5000},
        rolls=("hit, hit, hit", "hit, crit, blank, blank, blank"),
    )
    anna = table.anna
    anna.hunts("bounty_black_krrsantan", anna).says("capture")
    assert anna.cards == ["bounty_black_krrsantan"]
    assert "databank_black_krrsantan" in table.databank
    assert anna.sheet.captured == {"bounty_black_krrsantan": "black_krrsantan"}
    assert not any(each.contact == "black_krrsantan" for each in table.view.contacts)
    assert anna.cd == 3 and anna.sd == 0


@scenario("OR-S105")
def test_own_crew_that_wins_runs_to_the_nearest_free_bed() -> None:
    table = scene(
        "encounter",
        anna=KRRSANTAN,
        empty=["tatooine:0", "nal_hutta:1"],
        rolls=("blank, hit, blank", "hit, hit, blank, blank, focus"),
    )
    anna = table.anna
    anna.hunts("bounty_black_krrsantan", anna)
    assert sorted(anna.offered) == ["nal_hutta:1", "tatooine:0"]
    anna.says("nal_hutta:1")
    assert table.contact("nal_hutta:1") == "black_krrsantan"
    assert anna.cd == 2 and anna.cards == ["bounty_black_krrsantan"]
    assert "databank_black_krrsantan" in table.databank


@scenario("OR-S106")
def test_left_alone_the_crew_member_fights_with_the_bountys_numbers() -> None:
    table = scene(
        "encounter",
        anna=at("cantonica", ship="lancer", assets=["bounty_hondo_ohnaka"]),
        boris=at("cantonica", "lando_calrissian", assets=["databank_hondo_ohnaka"]),
    )
    anna, boris = table.anna, table.boris
    anna.hunts("bounty_hondo_ohnaka", boris)
    table.rolls("hit, hit, blank, blank", "hit, blank, blank, blank")
    boris.says("no")
    assert anna.offered == ["eliminate", "capture"]
    anna.says("eliminate")
    assert (anna.credits, anna.fame, anna.sd) == (7000, 1, 1)
    assert (boris.sd, boris.cd, boris.cards) == (0, 0, [])


@scenario("OR-S107")
def test_a_man_on_the_floor_protects_nobody() -> None:
    table = scene(
        "encounter",
        anna=at("takodana", assets=["bounty_lobot"]),
        boris=at("takodana", defeated=True, damage=4, credits=2000, assets=["databank_lobot"]),
        celina=at("takodana"),
        rolls=("hit, blank, blank", "blank, focus"),
    )
    anna, boris = table.anna, table.boris
    anna.hunts("bounty_lobot", boris)
    assert anna.offered == ["eliminate", "capture"], "Boris was not asked"
    assert (boris.cards, boris.cd, boris.sd) == ([], 4, 0)
    anna.says("eliminate")
    assert boris.credits == 2000


@scenario("OR-S108")
def test_a_hunter_who_is_beaten_off_goes_away_empty_handed() -> None:
    table = scene(
        "encounter",
        anna=at("t5_x", ship="g9_rigger", damage=1, assets=["bounty_lobot"]),
        boris=at("t5_x", ship="aggressor", assets=["databank_lobot"]),
        rolls=("hit, blank", "hit, hit, blank, blank, focus"),
    )
    anna, boris = table.anna, table.boris
    anna.hunts("bounty_lobot", boris)
    boris.says("yes")
    assert (anna.sd, anna.cd, boris.sd, boris.cd) == (2, 1, 1, 0)
    assert boris.cards == ["databank_lobot"] and anna.cards == ["bounty_lobot"]
    assert not any(each.contact == "lobot" for each in table.view.contacts)


@scenario("OR-S109")
def test_dropping_a_bounty_sets_its_prisoner_free() -> None:
    table = scene(
        "action",
        anna=at(
            "ord_mantell",
            assets=["bounty_lobot", "bounty_maz_kanata"],
            captured={"bounty_lobot": "lobot"},
        ),
        market={"job": ["job_kessel_run", "job_imperial_favor"]},
    )
    g = table.table.state
    tokens = g.contacts
    taken = [each.place for each in tokens]
    hole = next(each for each in PLACES if each not in taken)
    change(g, next(each for each in tokens if each.place == "cantonica:1"), place=hole)
    anna = table.anna
    anna.goes_shopping("job").says("bounty_lobot")
    assert table.bottom("bounty") == "bounty_lobot"
    assert table.contact("cantonica:1") == "lobot", "the yellow space"
    assert (anna.credits, anna.fame) == (0, 0)
    assert anna.cards == ["bounty_maz_kanata", "job_kessel_run"]


@scenario("OR-S110")
def test_elimination_bonuses_add_up() -> None:
    def begin(decision: str) -> Scene:
        table = scene(
            "encounter",
            anna=at("naboo", "boba_fett", flipped=True, assets=["bounty_lobot", "databank_dengar"]),
            contacts={"naboo:0": "lobot"},
            rolls=("hit, blank, blank", "blank, blank"),
        )
        table.anna.meets("naboo:0").says("bounty_lobot", decision)
        return table

    eliminated = begin("eliminate")
    assert (eliminated.anna.credits, eliminated.anna.fame) == (12000, 1)
    assert "bounty_lobot" in eliminated.removed
    assert eliminated.table.removed_contacts == ["lobot"]
    captured = begin("capture")
    assert (captured.anna.credits, captured.anna.fame) == (2000, 0)
    captured.table.state.players[0].space = "takodana"
    captured.boris.says("credits", "done", "space")
    captured.anna.says("credits", "deliver")
    assert captured.anna.credits == 2000 + 2000 + 9000, "no bonus on delivery"


@scenario("OR-S111")
def test_first_the_reward_then_the_fall() -> None:
    def begin(decision: str) -> Person:
        table = scene(
            "encounter",
            anna=at("naboo", "bossk", damage=3, fame=4, assets=["databank_90a"]),
            contacts={"naboo:0": "doctor_evazan"},
            rolls=("hit, hit, blank", "hit, blank"),
        )
        table.anna.meets("naboo:0").says("databank_90a", decision)
        return table.anna

    anna = begin("eliminate")
    assert (anna.cd, anna.down, anna.credits, anna.fame) == (4, True, 2000, 5)
    captor = begin("capture")
    assert captor.down and captor.sheet.captured == {"databank_90a": "doctor_evazan"}


@scenario("OR-S213")
def test_a_protector_fights_with_his_own_fists() -> None:
    table = scene(
        "encounter",
        anna=at("naboo", assets=["gear_dl_44", "bounty_greedo"]),
        boris=at("naboo", damage=1, credits=2000, assets=["databank_greedo"]),
        celina=at("kessel"),
    )
    anna, boris = table.anna, table.boris
    anna.hunts("bounty_greedo", boris)
    assert boris.asked and table.view.roll is None
    table.rolls("crit, hit, hit, blank", "hit, hit, blank")
    boris.says("yes")
    boris.says(next(each for each in boris.offered if "greedo" in each))
    assert boris.credits == 1000
    anna.says("capture")
    assert "databank_greedo" in table.databank
    assert anna.cd == 3 and anna.sheet.captured == {"bounty_greedo": "greedo"}
    assert boris.credits == 0
    fallen = [e for e in table.table.events(None) if e.text.id == "or-log-defeated"]
    assert len(fallen) == 1, "Boris alone"


@scenario("OR-S214")
def test_mandalorian_armor_trades_a_bountys_money_for_fame() -> None:
    def begin() -> Scene:
        table = scene(
            "encounter",
            anna=at(
                "naboo",
                "boba_fett",
                goal_tokens=1,
                fame=7,
                assets=["luxury_mandalorian_armor", "bounty_greedo"],
                reputation={"hutt": 1},
            ),
            contacts={"naboo:0": "greedo"},
            rolls=("hit, blank, blank", "blank, blank, blank, blank"),
        )
        table.anna.meets("naboo:0").says("bounty_greedo", "eliminate")
        return table

    table = begin()
    table.anna.says(next(each for each in table.anna.offered if each != "pass"))
    assert table.anna.credits == 0 and table.anna.fame == 10 and table.winner == "anna"
    declined = begin()
    declined.anna.says("pass")
    assert (declined.anna.fame, declined.anna.credits) == (9, 8000)
    assert declined.anna.standing("hutt") == 0


@scenario("OR-S228")
def test_ketsu_is_paid_for_a_fight_she_did_not_start() -> None:
    def begin(mine: str) -> Scene:
        table = scene(
            "encounter",
            anna=at("takodana", "ketsu_onyo", flipped=True, assets=["databank_lobot"]),
            boris=at("takodana", "bossk", assets=["bounty_lobot"]),
            current=1,
        )
        table.boris.hunts("bounty_lobot", table.anna)
        table.rolls("hit, blank, blank", mine)
        table.anna.says("yes")
        return table

    table = begin("hit, hit, blank")
    assert table.anna.credits == 4000 and table.anna.cards == ["databank_lobot"]
    assert (table.boris.cd, table.anna.cd) == (2, 1) and table.boris.cards == ["bounty_lobot"]
    tie = begin("hit, blank, blank")
    tie.boris.says("eliminate")
    assert tie.anna.credits == 0 and tie.anna.cards == [] and tie.boris.credits == 5000
