from cantina.games.outer_rim.library import CONTACTS
from outer_rim.scenarios.machine import against
from outer_rim.scenarios.scene import Scene, at, scene
from outer_rim.table import Seated
from scenario_book import scenario

LANDO = Seated(character="lando_calrissian", ship="g9_rigger")
FACTIONS = ("rebel", "imperial", "hutt", "syndicate")


def held(table: Scene) -> list[str]:
    """Return the machine's assets."""
    return sorted(card for slot in table.ai().slots for card in slot.cards)


@scenario("OR-T026")
def test_the_machine_had_a_head_start_and_pays_for_it() -> None:
    table = scene(
        "encounter",
        anna=at("ryloth", ship="firespray_31", fame=2),
        boris={
            **LANDO,
            "space": "ryloth",
            "fame": 3,
            "assets": ["mod_quad_laser", "databank_chewbacca"],
        },
        solo=True,
        ai_card="ai_4",
        goals={"ryloth": 1},
        empty=["ryloth:0", "ryloth:1"],
        market={"cargo": ["cargo_droid_parts", "cargo_salvage"]},
        rolls=("hit, hit, blank, focus, blank", "hit, blank, focus"),
    )
    anna = table.anna
    anna.says(next(each for each in anna.offered if each.startswith("ability:ship")))
    assert anna.fame == 3 and anna.sheet.ship_flipped and anna.sd == 1
    assert table.ai().ship_damage == 2 and not table.ai().defeated


@scenario("OR-T027")
def test_shadow_caster_holds_the_machine_too() -> None:
    def begin() -> Scene:
        return against(
            {**LANDO, "space": "cantonica", "credits": 5000, "assets": ["job_rebel_prison_break"]},
            "ai_2",
            anna=at("t2_om", ship="lancer", ship_flipped=True),
            goals={"lothal": 1},
            patrols={"rebel": "t6_om", "syndicate": "t6_im"},
            market={"job": ["job_jewel_of_yavin", "job_jabbas_hidden_stash"]},
        )

    table = begin()
    table.anna.says(next(each for each in table.anna.offered if each not in ("pass", "no")))
    assert table.ai().space == "t2_om" and table.ai().credits == 5000
    assert held(table) == ["job_rebel_prison_break"] and table.ai().fame == 0
    free = begin()
    free.anna.says(next(each for each in free.anna.offered if each in ("pass", "no")))
    assert free.ai().space == "lothal" and free.ai().fame == 2
    assert "job_rebel_prison_break" not in held(free)


@scenario("OR-T028")
def test_first_the_patrol_so_the_machines_job_must_wait() -> None:
    table = against(
        {
            **LANDO,
            "space": "lothal",
            "assets": ["job_rebel_favor", "cargo_salvage"],
            "reputation": {"imperial": -1},
        },
        "ai_4",
        goals={"lothal": 1},
        patrols={"imperial": "lothal"},
        market={"cargo": ["cargo_coaxium_crystal", "cargo_droid_parts", "cargo_food_supplies"]},
        rolls=("crit, hit", "hit, hit, blank"),
    )
    ai = table.ai()
    assert (ai.credits, ai.ship_damage, ai.reputation["imperial"]) == (5000, 2, -1)
    assert table.bottom("cargo") == "cargo_coaxium_crystal"
    assert table.top("cargo") == "cargo_droid_parts"
    assert held(table) == ["cargo_salvage", "job_rebel_favor"] and ai.fame == 0
    assert table.patrol("imperial") == (2, "t6_ro") and table.view.ai_goals == {"lothal": 1}


@scenario("OR-T029")
def test_no_faction_no_grudge() -> None:
    table = against(
        {**LANDO, "space": "cantonica", "assets": ["cargo_stolen_prototype"]},
        "ai_7",
        goals={"cantonica": 1},
        market={"cargo": ["cargo_droid_parts", "cargo_salvage"]},
    )
    ai = table.ai()
    assert (ai.credits, ai.fame) == (6000, 1) and held(table) == ["cargo_droid_parts"]
    assert {each: ai.reputation[each] for each in FACTIONS} == {
        "rebel": 0,
        "imperial": 0,
        "hutt": 0,
        "syndicate": 1,
    }
    assert table.view.ai_goals == {"ord_mantell": 1}
    spaces = [table.patrol(each)[1] for each in FACTIONS]
    assert spaces == ["t1_lo", "t6_ro", "t6_ri", "t1_li"]


@scenario("OR-T030")
def test_the_machine_turns_a_stranger_over_and_has_nothing_to_say() -> None:
    table = against(
        {**LANDO, "space": "naboo", "reputation": {"hutt": 1}, "assets": ["mod_nav_computer"]},
        "ai_8",
        goals={},
        market={"gear_mod": ["gear_vibroknife", "gear_mpl_57", "gear_jetpack"]},
    )
    ai = table.ai()
    assert ai.credits == 2000 and held(table) == ["mod_nav_computer"]
    assert table.bottom("gear_mod") == "gear_vibroknife" and table.top("gear_mod") == "gear_mpl_57"
    shown = {place: table.contact(place) for place in ("naboo:0", "naboo:1")}
    assert sum(each == "hidden" for each in shown.values()) == 1
    (turned,) = [each for each in shown.values() if each and each != "hidden"]
    assert CONTACTS[turned].contact_class == "green"
    assert ai.reputation["hutt"] == 1


@scenario("OR-T031")
def test_a_card_that_does_not_mention_jobs_completes_none() -> None:
    table = against(
        {**LANDO, "space": "kessel", "credits": 1000, "assets": ["job_rescue_from_the_mines"]},
        "ai_3",
        goals={"kessel": 1},
        patrols={"syndicate": "t3_c"},
        market={"job": ["job_hutt_favor", "job_imperial_favor"]},
    )
    ai = table.ai()
    assert ai.credits == 7000 and ai.space == "kessel" and ai.fame == 0
    assert held(table) == ["job_hutt_favor", "job_rescue_from_the_mines"]
    assert table.view.ai_goals == {"kessel": 1, "nal_hutta": 1}
    assert ai.reputation["syndicate"] == -1 and table.patrol("syndicate") == (1, "t3_c")
    assert [table.patrol(each)[0] for each in FACTIONS] == [1, 1, 1, 1]


@scenario("OR-T032")
def test_a_whole_day_in_the_life_of_the_machine() -> None:
    for away in ("maelstrom", "t3_c"):
        table = scene(
            "encounter",
            anna=at("ring_of_kafrene"),
            boris={
                **LANDO,
                "space": "kessel",
                "credits": 8000,
                "ship_damage": 2,
                "reputation": {"hutt": -1},
                "assets": ["cargo_stolen_supplies"],
            },
            solo=True,
            ai_card="ai_9",
            goals={"kessel": 1},
            patrols={"hutt": "t3_d"},
            market={"ship": ["ship_lancer", "ship_aggressor"]},
        )
        table.rolls("hit, blank, blank, focus", "hit, hit, blank").comes(away)
        table.anna.says("space")
        ai = table.ai()
        assert (ai.ship, ai.credits, ai.fame) == ("lancer", 6000, 1)
        assert (ai.damage, ai.ship_damage, ai.defeated) == (3, 2, False)
        assert table.patrol("hutt") == (1, away)


@scenario("OR-T033")
def test_ambushing_the_machine() -> None:
    table = scene(
        "encounter",
        anna=at("tatooine", "boba_fett", secrets=["tatooine_nal_hutta_10"]),
        boris=at(
            "tatooine",
            "han_solo",
            ship="g9_rigger",
            damage=2,
            credits=7000,
            reputation={"hutt": -1},
            assets=["gear_dl_44"],
        ),
        solo=True,
        ai_card="ai_1",
        goals={"naboo": 1},
        market={"cargo": ["cargo_droid_parts", "cargo_salvage"]},
        rolls=("crit, hit, blank", "hit, hit, blank, blank"),
    )
    anna = table.anna
    anna.says(next(each for each in anna.offered if "tatooine_nal_hutta_10" in each))
    assert (anna.fame, anna.standing("hutt"), anna.cd) == (1, 1, 2)
    ai = table.ai()
    assert not ai.defeated and ai.damage == 0 and ai.space == "tatooine", "it recovered"
    assert held(table) == ["cargo_droid_parts", "gear_dl_44"]
    assert ai.credits == 4000 - 1000, "3,000 lost, no 2,000 in planning, then the cargo"
    assert ai.reputation["hutt"] == 0, "the encounter part of the card, on Tatooine"


@scenario("OR-T034")
def test_a_hidden_hold_has_no_destination() -> None:
    table = against(
        {**LANDO, "space": "ryloth", "credits": 1000},
        "ai_1",
        goals={},
        market={"cargo": ["mod_smuggling_compartment", "cargo_coaxium_crystal"]},
    )
    ai = table.ai()
    assert ai.credits == 1000 and held(table) == ["mod_smuggling_compartment"]
    assert table.view.ai_goals == {} and table.patrol("syndicate") == (1, "t1_ri")
    assert ai.reputation["rebel"] == 1


@scenario("OR-T045")
def test_two_enemies_at_once_the_machine_leaves_it_to_chance() -> None:
    for enemy, start, other in (("imperial", "t6_ro", "hutt"), ("hutt", "t6_ri", "imperial")):
        table = scene(
            "encounter",
            anna=at("naboo"),
            boris=at(
                "ring_of_kafrene",
                "lando_calrissian",
                ship="lancer",
                assets=["cargo_salvage"],
                reputation={"imperial": -1, "hutt": -1},
            ),
            solo=True,
            ai_card="ai_10",
            goals={},
            patrols={"imperial": "ring_of_kafrene", "hutt": "ring_of_kafrene"},
            market={
                "cargo": ["cargo_droid_parts", "cargo_food_supplies"],
                "bounty": ["bounty_lobot", "bounty_greedo"],
                "luxury": ["luxury_dash_rendar", "luxury_stolen_jewels"],
            },
        )
        table.comes(enemy)
        table.rolls("hit, hit, hit, blank", "blank, blank, hit")
        table.anna.says("space")
        ai = table.ai()
        assert ai.credits == 5000 and ai.ship_damage == 1
        assert table.patrol(enemy) == (2, start)
        assert table.patrol(other) == (1, "ring_of_kafrene")


@scenario("OR-T049")
def test_the_deck_is_named_after_jobs_the_slot_after_the_card() -> None:
    table = against(
        {**LANDO, "space": "lothal", "credits": 3000, "assets": ["databank_boshek"]},
        "ai_6",
        goals={},
        market={"job": ["job_hired_help_2", "job_hutt_favor", "job_imperial_favor"]},
    )
    before = ["t1_lo", "t6_ro", "t6_ri", "t1_li"]
    assert table.ai().credits == 5000 and held(table) == ["databank_boshek", "job_hutt_favor"]
    assert table.bottom("job") == "job_hired_help_2" and table.top("job") == "job_imperial_favor"
    assert table.view.ai_goals == {"nal_hutta": 1}
    assert [table.patrol(each)[1] for each in FACTIONS] == before
