from typing import Any

from outer_rim.scenarios.scene import Person, Scene, at, scene
from outer_rim.scenarios.test_jobs import attempting, declines, skills_tested
from outer_rim.table import Seated
from scenario_book import scenario


def use(person: Person) -> Person:
    """Use the ability that is offered."""
    return person.says(next(each for each in person.offered if each != "pass"))


@scenario("OR-T006")
def test_a_droid_who_is_saved_at_the_last_moment_has_not_been_defeated() -> None:
    table = attempting(
        "job_casino_heist",
        at(
            "cantonica",
            "ig_88",
            flipped=True,
            damage=2,
            ship="g9_rigger",
            assets=["databank_w1_le"],
        ),
        "crit, blank",
        "blank, blank",
        "hit, hit, hit",
        empty=["lothal:0"],
    )
    anna = table.anna
    assert anna.cd == 3 and skills_tested(table) == ["influence", "tech"]
    table.rolls("crit, blank, blank")
    anna.says("pass")
    use(anna)
    assert anna.cd == 0 and not anna.down and anna.credits == 15000
    assert anna.cards == [] and "job_casino_heist" in table.removed
    assert table.contact("lothal:0") == "w1_le"


@scenario("OR-T007")
def test_a_lost_fight_is_no_failed_job_but_the_failed_test_after_it_is() -> None:
    table = attempting(
        "job_jewel_of_yavin",
        at("naboo", "han_solo", credits=2000),
        "hit, focus",
    )
    anna = table.anna
    table.rolls("crit, blank", "hit, blank")
    table.rolls("hit, blank, blank", "hit, hit, blank, blank", "blank, focus")
    anna.says("yes")
    assert skills_tested(table) == ["influence", "tactics", "strength", "tech"]
    assert anna.cd == 4 and anna.down and anna.credits == 0 and anna.fame == 0
    assert anna.cards == ["job_jewel_of_yavin"]


@scenario("OR-T008")
def test_jyn_saves_her_focus_for_the_test_in_which_nobody_believes_her() -> None:
    table = attempting("job_rooting_out_spies", at("takodana", "jyn_erso"), "focus, blank")
    anna = table.anna
    table.rolls("hit, focus")
    anna.says("pass")
    table.rolls("hit, blank")
    assert anna.asked and "job_rooting_out_spies" in anna.cards, "the hit alone is not enough"
    use(anna)
    assert (anna.credits, anna.fame) == (7000, 1) and anna.standing("imperial") == -1
    assert "job_rooting_out_spies" in table.removed
    other = attempting("job_rooting_out_spies", at("takodana", "jyn_erso"), "focus, blank")
    other.rolls("hit, focus")
    other.anna.says("pass", "pass")
    assert skills_tested(other) == ["knowledge", "influence"] and not other.anna.down
    assert other.anna.cards == ["job_rooting_out_spies"] and other.anna.credits == 0


@scenario("OR-T009")
def test_half_the_treasure_all_of_the_grudge_and_no_second_fight() -> None:
    table = attempting(
        "job_jabbas_hidden_stash",
        at("tatooine", "ketsu_onyo"),
        "focus, blank; hit, hit, blank; hit, blank, blank; crit, blank; focus, blank",
        patrols={"hutt": "tatooine"},
    )
    anna = table.anna
    assert anna.cd == 1 and anna.sheet.goal_tokens == 1
    assert (anna.credits, anna.fame, anna.standing("hutt")) == (6000, 1, -1)
    assert table.turn_of == "boris" and table.patrol("hutt") == (1, "tatooine")
    assert "job_jabbas_hidden_stash" in table.removed


@scenario("OR-T010")
def test_jumping_to_a_later_section_does_not_lead_back() -> None:
    table = attempting(
        "job_rescue_from_the_mines",
        at("kessel", "bossk"),
        "focus, blank; hit, hit, hit; crit, hit, blank, blank; focus, focus",
    )
    anna = table.anna
    assert skills_tested(table) == ["tactics", "strength"]
    assert anna.cd == 3 and not anna.down and anna.fame == 0
    assert anna.cards == ["job_rescue_from_the_mines"] and "databank_50" in table.databank
    table.boris.says("credits", "done", "space")
    anna.says("credits", "done")
    table.rolls("crit, blank", "crit, blank", "hit, blank")
    anna.tries("job_rescue_from_the_mines")
    assert skills_tested(table)[2:] == ["tactics", "tech", "strength"]


@scenario("OR-T011")
def test_a_delivery_at_half_price_still_counts_for_landos_dream() -> None:
    table = scene(
        "action",
        anna=at("takodana", "lando_calrissian", goal_tokens=1, assets=["databank_91c"]),
        boris=at("naboo"),
        rolls=("focus",),
    )
    anna = table.anna
    anna.says("deliver")
    table.rolls("crit").comes("databank_1d")
    table.rolls("blank, blank")
    use(anna)
    if anna.may("0"):
        anna.says("0")
    table.rolls("focus")
    use(anna)
    if anna.asked and anna.may("0"):
        anna.says("0")
    assert (anna.credits, anna.fame) == (3000, 1) and anna.sheet.flipped
    assert anna.cards == [] and "databank_91c" in table.databank


@scenario("OR-T016")
def test_the_star_destroyer_shoots_and_the_droid_is_still_standing() -> None:
    table = scene(
        "encounter",
        anna=at(
            "t5_om",
            "ig_88",
            flipped=True,
            credits=5000,
            assets=["job_hired_help_1"],
            reputation={"imperial": -1},
        ),
        patrols={"imperial": "t5_om"},
        levels={"imperial": 4},
    )
    anna = table.anna
    assert anna.had_to("patrol:imperial")
    there = anna.offered[0]
    tokens = len(table.view.contacts)
    anna.says(there)
    use(anna)
    assert table.patrol("imperial") == (4, there) and there != "t5_om"
    assert (anna.sd, anna.cd, anna.down, anna.credits) == (0, 0, False, 5000)
    assert table.bottom("job") == "job_hired_help_1" and len(table.view.contacts) == tokens


def wanted(anna: Seated, boris: Seated, *rolls: str, **more: Any) -> Scene:
    """Boris fights Anna for Wanted in his turn."""
    table = scene(
        "encounter",
        anna=anna,
        boris={"assets": ["bounty_wanted_1"], **boris},
        current=1,
        rolls=rolls,
        **more,
    )
    table.boris.tries("bounty_wanted_1")
    return table


@scenario("OR-T017")
def test_the_victim_collects_the_winners_premium() -> None:
    def begin(answer: str) -> Scene:
        table = wanted(
            at(
                "tatooine", "jyn_erso", reputation={"hutt": -1}, assets=["databank_black_sun_agent"]
            ),
            at("tatooine", "bossk"),
            "hit, hit, blank",
            answer,
        )
        declines(table.anna)
        return table

    table = begin("crit, hit, blank")
    anna, boris = table.anna, table.boris
    assert anna.standing("syndicate") == 1 and (boris.cd, anna.cd) == (3, 2)
    assert boris.cards == ["bounty_wanted_1"] and (boris.credits, boris.fame) == (0, 0)
    assert not anna.down and not boris.down
    tie = begin("hit, hit, blank")
    assert tie.boris.credits == 5000 and tie.anna.standing("syndicate") == 0


@scenario("OR-T018")
def test_better_one_crit_than_two_hits() -> None:
    table = scene(
        "encounter",
        anna=at("t1_x", "boba_fett", fame=3, assets=["bounty_wanted_1", "mod_autoblaster"]),
        boris=at(
            "t1_x",
            "han_solo",
            ship="g9_rigger",
            fame=3,
            reputation={"hutt": -1},
            assets=["mod_ion_cannon"],
        ),
        rolls=("focus, focus, blank", "hit, blank"),
    )
    anna, boris = table.anna, table.boris
    anna.tries("bounty_wanted_1")
    assert anna.asked and not boris.asked, "Anna changes her dice first"
    use(anna)
    if anna.asked and anna.may("1"):
        anna.says("1")
    if anna.asked and anna.may("0"):
        anna.says("0")
    if boris.asked and "pass" in boris.offered:
        use(boris)
    assert (boris.sd, anna.sd) == (2, 1), "nothing was cancelled"
    assert (anna.credits, anna.fame) == (5000, 4)
    assert table.bottom("bounty") == "bounty_wanted_1"


@scenario("OR-T039")
def test_the_hunter_is_hunted_first() -> None:
    def begin(hutts: int) -> Scene:
        return scene(
            "action",
            anna=at("t4_om", ship="aggressor", assets=["bounty_lobot"], reputation={"hutt": hutts}),
            boris=at("t4_om", assets=["databank_lobot"]),
            patrols={"hutt": "t4_om"},
        )

    table = begin(-1)
    table.rolls("hit, hit, hit, blank, blank", "hit, blank, blank")
    table.anna.ends_actions()
    assert table.anna.had_to("patrol:hutt")
    assert table.anna.credits == 3000 and table.turn_of == "boris"
    assert table.boris.cards == ["databank_lobot"] and table.step == "planning"
    free = begin(0)
    free.anna.ends_actions()
    assert free.anna.may("hunt:bounty_lobot:1", "patrol:hutt")


@scenario("OR-T042")
def test_once_per_turn_starts_afresh_when_somebody_else_attacks() -> None:
    jyn = at("naboo", "jyn_erso", reputation={"imperial": -1})
    table = scene(
        "action",
        anna={**jyn},
        boris=at("naboo", "boba_fett", assets=["bounty_wanted_1"]),
        rolls=("focus, blank",),
    )
    anna, boris = table.anna, table.boris
    anna.says("ability:character:1")
    use(anna)
    assert anna.sheet.marked == ["naboo"]
    anna.ends_actions().says("space")
    table.rolls("hit, blank, blank", "focus, focus, blank")
    boris.says("credits", "done", "job:bounty_wanted_1")
    use(anna)
    if anna.asked and anna.may("0"):
        anna.says("0")
    assert not (anna.asked and "pass" in anna.offered), "not the second focus"
    assert (boris.cd, anna.cd) == (2, 1)
    assert boris.cards == ["bounty_wanted_1"] and boris.credits == 2000


@scenario("OR-T043")
def test_the_maelstrom_gives_no_second_turn_to_a_man_under_fire() -> None:
    table = scene(
        anna=at("t3_li", reputation={"syndicate": -1}),
        boris=at("naboo"),
        patrols={"syndicate": "maelstrom"},
        encounter={"kessel_maelstrom": ["kessel_maelstrom_1"]},
    )
    anna = table.anna
    assert anna.may("move:maelstrom")
    table.rolls("hit, hit, blank", "hit, blank, blank")
    anna.moves("maelstrom").ends_actions()
    assert anna.had_to("patrol:syndicate")
    assert (anna.credits, anna.sd) == (3000, 1) and table.patrol("syndicate") == (2, "t1_li")
    assert table.turn_of == "boris"
    assert "kessel_maelstrom_1" in table.table.state.encounters["kessel_maelstrom"].top


@scenario("OR-T044")
def test_up_from_the_floor_and_straight_into_the_next_fight() -> None:
    table = scene(
        "encounter",
        anna=at("ryloth"),
        boris=at("t5_x", ship="g9_rigger", ship_damage=3, defeated=True, reputation={"rebel": -1}),
        patrols={"rebel": "ryloth"},
        rolls=("blank, blank, blank", "hit, blank, blank"),
    )
    anna, boris = table.anna, table.boris
    anna.fights("rebel")
    table.rolls("hit, blank", "hit, blank, blank")
    anna.says("t5_x")
    assert boris.had_to("recover") and boris.space == "t5_x"
    assert boris.had_to("done"), "no market at the navpoint"
    assert boris.had_to("patrol:rebel") and boris.sd == 1 and not boris.down
    assert boris.credits == 3000 and table.patrol("rebel") == (2, "t1_lo")


@scenario("OR-T050")
def test_saw_gerrera_knows_his_enemies_also_when_he_is_attacked() -> None:
    def begin(empire: int, answer: str) -> Scene:
        table = wanted(
            at(
                "ryloth",
                "lando_calrissian",
                reputation={"hutt": -1},
                assets=["databank_saw_gerrera", "gear_dl_44"],
            ),
            at("ryloth", "bossk", reputation={"imperial": empire}),
            "hit, blank, blank",
            answer,
        )
        declines(table.anna)
        return table

    table = begin(1, "hit, hit, blank, blank")
    assert table.boris.credits == 0 and (table.boris.cd, table.anna.cd) == (2, 1)
    weaker = begin(0, "hit, hit, blank")
    assert weaker.boris.credits == 0 and weaker.boris.cd == 2, "three dice only"
