from typing import Any

from cantina.games.outer_rim.cards.movement import Move
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Person, Scene, at, scene
from outer_rim.table import Seated
from scenario_book import scenario


def attempting(job: str, anna: Seated, *rolls: str, **more: Any) -> Scene:
    """Anna attempts a job; the dice are those of its tests and combats."""
    table = scene(
        "encounter", anna={**anna, "assets": [job, *anna.get("assets", [])]}, rolls=rolls, **more
    )
    table.anna.tries(job)
    return table


def declines(person: Person) -> None:
    """Use no ability that is offered."""
    while person.asked and "pass" in person.offered:
        person.says("pass")


def skills_tested(table: Scene) -> list[str]:
    """Return the skills tested so far."""
    events = table.table.events(None)
    skills = [event.text.args["skill"].id for event in events if event.text.id == "or-log-test"]
    return [each.rpartition("-")[2] for each in skills]


@scenario("OR-S079")
def test_a_failed_hack_jumps_over_the_strength_test() -> None:
    table = attempting(
        "job_casino_heist",
        at("cantonica", "jyn_erso"),
        "hit, blank; hit, hit; hit, hit, blank; hit, focus, blank",
    )
    declines(table.anna)
    anna = table.anna
    assert anna.cd == 2 and anna.credits == 15000
    assert skills_tested(table) == ["influence", "tech"]
    assert "job_casino_heist" in table.removed and "databank_42" in table.databank


@scenario("OR-S080")
def test_security_comes_again_until_somebody_falls() -> None:
    # a failed hack costs the 1 damage with which she reaches section 4
    table = attempting(
        "job_casino_heist",
        at("cantonica", "lando_calrissian", credits=2000),
        "hit, blank",
        "blank, focus",
        "hit, blank",
    )
    anna = table.anna
    anna.says("pass", "pass")
    assert anna.cd == 1
    reroll = next(each for each in anna.offered if each != "pass")
    table.rolls("blank", "hit, hit, blank", "blank, focus")
    anna.says(reroll, "1")
    assert anna.cd == 3
    table.rolls("blank", "hit, focus, blank")
    anna.says(reroll, "0")
    assert anna.cd == 4 and anna.down and anna.credits == 0
    assert anna.cards == ["job_casino_heist"] and "databank_42" in table.databank
    assert table.turn_of == "boris"
    table.boris.says("credits", "done", "space")
    assert anna.had_to("recover") and anna.may("done")
    anna.ends_actions()
    assert anna.may("job:job_casino_heist")


@scenario("OR-S081")
def test_winning_the_last_fight_on_the_floor_is_not_good_enough() -> None:
    table = attempting(
        "job_casino_heist",
        at("cantonica", "boba_fett", damage=2, credits=3000),
        "crit, blank",
        "blank, focus",
        "hit, hit, hit",
        "hit, blank, blank",
    )
    anna = table.anna
    assert anna.cd == 4 and anna.down and anna.credits == 0
    assert anna.cards == ["job_casino_heist"]


@scenario("OR-S082")
def test_a_favor_that_was_bought_off_returns_to_the_job_deck() -> None:
    table = attempting("job_syndicate_favor", at("nal_hutta", "doctor_aphra", credits=7000))
    anna = table.anna
    table.rolls("hit, focus").comes("databank_41a")
    anna.says("pass", "yes")
    assert anna.credits == 5000 and anna.fame == 1 and anna.standing("syndicate") == 1
    assert table.bottom("job") == "job_syndicate_favor" and table.removed == []
    assert anna.sheet.goal_tokens == 1


@scenario("OR-S083")
def test_escaping_pursuit_is_a_space_fight_even_on_a_planet() -> None:
    def begin(pursuit: str) -> Scene:
        return attempting(
            "job_rebel_prison_break",
            at("lothal", "boba_fett", ship="g_1a", ship_damage=3),
            "hit, blank",
            "hit, blank",
            "hit, blank",
            "blank, blank",
            "hit, hit, hit",
            pursuit,
        )

    escaped = begin("blank, blank, focus")
    anna = escaped.anna
    assert (anna.credits, anna.fame, anna.cd, anna.sd) == (10000, 2, 0, 3)
    assert anna.standing("rebel") == 1 and anna.standing("imperial") == -1
    caught = begin("hit, blank, blank")
    assert caught.anna.sd == 4 and caught.anna.down
    assert caught.anna.cards == ["job_rebel_prison_break"]
    assert (caught.anna.credits, caught.anna.fame) == (0, 0)


@scenario("OR-S084")
def test_falling_in_the_middle_of_the_kessel_run_ends_it_there() -> None:
    table = attempting("job_kessel_run", at("kessel", "doctor_aphra", damage=2, credits=8000))
    anna = table.anna
    table.rolls("hit, blank")
    anna.says("pass")
    assert anna.cd == 3
    table.rolls("focus, hit")
    anna.says("pass")
    assert anna.cd == 4 and anna.down and anna.credits == 5000 and anna.sd == 0
    assert skills_tested(table) == ["influence", "strength"]
    assert anna.cards == ["job_kessel_run"]


@scenario("OR-S085")
def test_wanted_needs_a_wanted_man_on_his_feet() -> None:
    table = scene(
        "encounter",
        anna=at("tatooine", fame=3, assets=["bounty_wanted_1"]),
        boris=at("tatooine", fame=5, reputation={"rebel": -1}),
        celina=at("tatooine", reputation={"hutt": -1}, defeated=True, damage=4),
        dmytro=at("tatooine"),
        rolls=("hit, hit, blank", "hit, hit, focus"),
    )
    anna, boris = table.anna, table.boris
    anna.tries("bounty_wanted_1")
    assert anna.had_to("1"), "only Boris can be chosen"
    assert (anna.credits, anna.fame) == (5000, 5)
    assert boris.fame == 5 and boris.standing("rebel") == -1
    assert (anna.cd, boris.cd) == (2, 2)
    assert table.bottom("bounty") == "bounty_wanted_1"


@scenario("OR-S086")
def test_statue_dedication_with_a_gift_for_the_donation() -> None:
    table = scene(
        "encounter",
        anna=at(
            "naboo",
            fame=4,
            credits=9000,
            assets=["luxury_statue_dedication", "luxury_gift_for_jabba"],
        ),
        boris=at("kessel", credits=1000),
    )
    anna, boris = table.anna, table.boris
    anna.tries("luxury_statue_dedication")
    assert anna.fame == 5 and table.turn_of == "anna", "the donation is not decided yet"
    assert anna.cannot("luxury_gift_for_jabba")
    boris.gives(anna, 1000)
    anna.says("yes")
    assert anna.credits == 0 and anna.fame == 6
    assert anna.cards == ["luxury_gift_for_jabba"]
    assert "luxury_statue_dedication" in table.removed


@scenario("OR-S087")
def test_arriving_during_the_encounter_step_is_too_late(print_encounter: Printer) -> None:
    card = print_encounter("navpoint", "no_patrol", Move(1))
    table = scene(
        "encounter", anna=at("t1_x", assets=["job_casino_heist"]), invented={"navpoint": [card]}
    )
    anna = table.anna
    anna.says("space", "cantonica")
    assert table.turn_of == "boris" and anna.space == "cantonica"
    table.boris.says("credits", "done", "space")
    anna.says("credits", "done")
    assert anna.may("job:job_casino_heist", "space", "contact:cantonica:0")


@scenario("OR-S088")
def test_sy_snootles_and_the_price_of_applause() -> None:
    def begin() -> Scene:
        return attempting(
            "job_relic_of_the_past",
            at("mon_calamari", fame=8, assets=["luxury_sy_snootles"]),
            "crit, blank",
            "crit, blank",
            "crit, blank",
        )

    table = begin()
    table.anna.says(next(each for each in table.anna.offered if each != "pass"))
    assert table.anna.fame == 10 and table.anna.credits == 0 and table.winner == "anna"
    declined = begin()
    declined.anna.says("pass")
    assert (declined.anna.fame, declined.anna.credits) == (9, 7000)
    assert "job_relic_of_the_past" in declined.removed and "databank_49" in declined.databank
