import itertools

from cantina.core.cards import DONE, Outcome
from cantina.games.outer_rim.cards import scene as played
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.flow import Do, If
from cantina.games.outer_rim.cards.words import Effect
from cantina.games.outer_rim.options import Options
from cantina.games.outer_rim.rules.credits import lose_credits
from cantina.games.outer_rim.rules.map import chart
from cantina.games.outer_rim.rules.ties import the_most_famous
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Person, Scene, at, scene
from outer_rim.scenarios.test_fame import LoseFame, MostFame
from outer_rim.table import Seated
from scenario_book import scenario

HOLOTABLE = "luxury_dejarik_holotable"


class MostFamousPays(Effect, frozen=True):
    """Invented: the most famous player loses 2,000."""

    async def do(self, scene: played.Scene) -> Outcome:
        await lose_credits(scene.g, await the_most_famous(scene.g), 2000)
        return DONE


def use(person: Person) -> Person:
    """Use the ability that is offered."""
    return person.says(next(each for each in person.offered if each != "pass"))


@scenario("OR-T002")
def test_the_falcon_learns_its_trick_between_two_crates() -> None:
    def begin() -> Scene:
        return scene(
            "action",
            anna=at(
                "ord_mantell",
                "bossk",
                ship="yt_1300",
                assets=[
                    "mod_nav_computer",
                    "mod_smuggling_compartment",
                    "databank_91a",
                    "cargo_droid_parts",
                ],
            ),
            boris=at("naboo"),
            rolls=("crit",),
        )

    table = begin()
    anna = table.anna
    anna.says("deliver", "cargo_droid_parts")
    assert (anna.credits, anna.fame, anna.standing("syndicate")) == (5000, 1, 1)
    assert anna.sheet.ship_flipped
    anna.says("databank_91a")
    use(anna)
    assert (anna.credits, anna.fame) == (10000, 2) and "databank_91a" in table.databank
    other = begin()
    other.comes("databank_1c")
    other.rolls("hit, blank, blank", "hit, hit, blank, blank")
    other.anna.says("deliver", "databank_91a")
    assert "databank_91a" in other.databank and other.anna.fame == 0, "card 1 it was"


@scenario("OR-T003")
def test_one_prisoner_fulfils_two_goals_and_gets_no_elimination_bonus() -> None:
    table = scene(
        "action",
        anna=at(
            "ord_mantell",
            "boba_fett",
            fame=5,
            goal_tokens=1,
            ship="lancer",
            assets=["bounty_greedo"],
            captured={"bounty_greedo": "greedo"},
        ),
    )
    anna = table.anna
    anna.says("deliver")
    assert (anna.credits, anna.fame) == (9000, 9)
    assert (anna.standing("syndicate"), anna.standing("hutt")) == (1, -1)
    assert anna.sheet.flipped and anna.sheet.ship_flipped and anna.sheet.goal_tokens == 0
    assert len(anna.slots("crew")) == 3
    assert "bounty_greedo" in table.removed
    assert table.table.removed_contacts == ["greedo"]


@scenario("OR-T004")
def test_the_fourth_friend_is_worth_the_last_fame() -> None:
    table = scene(
        "action",
        anna=at(
            "ryloth",
            fame=9,
            held_fame=1,
            reputation={"rebel": 1, "hutt": 1, "syndicate": 1},
            assets=["luxury_extravagant_wardrobe", "cargo_coaxium_crystal"],
        ),
        boris=at("naboo", fame=9),
    )
    table.anna.says("deliver")
    assert table.anna.standing("imperial") == 1 and table.anna.fame == 10
    assert table.winner == "anna"


@scenario("OR-T005")
def test_the_purse_leaves_the_ship_before_the_shots_arrive() -> None:
    table = scene(
        "encounter",
        anna=at("t1_lo", "lando_calrissian", ship="g9_rigger", ship_damage=2, credits=5000),
        boris=at("naboo"),
        rolls=("blank, blank",),
    )
    anna, boris = table.anna, table.boris
    anna.fights("rebel")
    anna.gives(boris, 5000)
    assert (anna.credits, boris.credits) == (0, 5000)
    assert "pass" in anna.offered, "the question is still open"
    table.rolls("blank", "hit, hit, blank")
    use(anna)
    if anna.may("0"):
        anna.says("0")
    assert anna.had_to("cantonica") and table.patrol("rebel") == (1, "cantonica")
    assert anna.sd == 3 and anna.down
    assert (anna.credits, boris.credits) == (0, 5000)


@scenario("OR-T015")
def test_the_second_stolen_droid_ends_the_stealing() -> None:
    table = scene(
        "action",
        anna=at("naboo", "ig_88", ship="hwk_290", fame=9, assets=["databank_4_lom"]),
        boris=at(
            "naboo", "bossk", ship="gx1_short_hauler", assets=["databank_k_2so", "databank_greedo"]
        ),
        options=Options(turn_cap=0, fame=12),
    )
    anna, boris = table.anna, table.boris
    tokens = len(table.view.contacts)
    anna.says("ability:character:1")
    assert anna.cards == ["databank_4_lom", "databank_k_2so"] and boris.cards == ["databank_greedo"]
    assert boris.sheet.skills["strength"] == 1, "Bossk's own"
    assert anna.fame == 10 and anna.sheet.flipped and not table.table.over
    assert not any(each.startswith("ability:character") for each in anna.offered)
    assert len(table.view.contacts) == tokens


@scenario("OR-T019")
def test_envoys_grace_walks_past_the_guard_to_the_statue() -> None:
    table = scene(
        anna=at(
            "t5_li",
            ship="gx1_short_hauler",
            ship_flipped=True,
            credits=10000,
            reputation={"imperial": -1},
            assets=["luxury_statue_dedication"],
        ),
        patrols={"imperial": "naboo"},
    )
    anna = table.anna
    assert not anna.may("move:t5_ri"), "she has to stop on Naboo"
    anna.moves("naboo")
    anna.ends_actions()
    assert anna.may("patrol:imperial", "space", "contact:naboo:0", "job:luxury_statue_dedication")
    anna.tries("luxury_statue_dedication").says("yes")
    assert (anna.fame, anna.credits) == (2, 0)
    assert "luxury_statue_dedication" in table.removed and table.patrol("imperial") == (1, "naboo")


@scenario("OR-T020")
def test_the_maelstrom_has_neither_shop_nor_gaming_table() -> None:
    def begin(space: str) -> Scene:
        return scene(
            anna=at(
                space,
                "doctor_aphra",
                flipped=True,
                ship="hwk_290",
                fame=1,
                held_fame=1,
                assets=[HOLOTABLE, "databank_lobot", "databank_greedo"],
            ),
            boris=at("naboo"),
        )

    anna = begin("maelstrom").anna
    assert not any(each.startswith("ability") for each in anna.offered)
    assert anna.may("credits")
    anna.says("credits")
    assert anna.had_to("done") and anna.fame == 1
    moved = begin("maelstrom").anna
    moved.moves("t3_li")
    assert moved.may(f"ability:{HOLOTABLE}:0")


@scenario("OR-T021")
def test_the_ark_angel_flies_on_jobs_also_on_one_from_the_bounty_deck() -> None:
    def begin(other: str) -> Person:
        return scene(
            anna=at(
                "tatooine",
                ship="heavy_duty_lifter",
                ship_flipped=True,
                assets=[other, "job_kessel_run"],
            ),
            boris=at("cantonica"),
            patrols={"imperial": "t1_ro", "hutt": "t1_ri"},
        ).anna

    jobs = begin("bounty_wanted_1")
    assert jobs.sheet.hyperdrive == 8
    assert begin("bounty_greedo").sheet.hyperdrive == 7
    shorter = begin("bounty_greedo")
    assert shorter.may("move:t6_lo") and not shorter.may("move:ring_of_kafrene")
    jobs.moves("ring_of_kafrene")
    assert jobs.space == "ring_of_kafrene"


@scenario("OR-T024")
def test_in_the_first_round_everybody_is_the_most_famous(print_encounter: Printer) -> None:
    effect = Do((If(MostFame(), GainCredits(1000)), MostFamousPays()))
    card = print_encounter("ryloth_naboo", "naboo", effect)
    table = scene(
        "encounter",
        anna=at("naboo", credits=4000),
        boris=at("kessel", credits=6000),
        celina=at("lothal", credits=8000),
        invented={"ryloth_naboo": [card]},
    )
    anna = table.anna
    anna.says("space")
    assert anna.credits == 5000 and sorted(anna.offered) == ["0", "1", "2"]
    anna.says("2")
    assert (anna.credits, table.boris.credits, table.celina.credits) == (5000, 6000, 6000)


@scenario("OR-T025")
def test_on_a_shuffled_map_the_patrols_come_from_the_ends() -> None:
    order = ("t3", "t5", "t1", "t6", "t2", "t4")
    table = scene("encounter", anna=at("ryloth"), tiles=order)
    starts = {each: table.patrol(each)[1] for each in ("rebel", "syndicate", "imperial", "hutt")}
    assert starts == {"rebel": "t3_lo", "syndicate": "t3_li", "imperial": "t4_ro", "hutt": "t4_ri"}
    graph = chart(order)
    for left, right in itertools.pairwise(order):
        assert graph.distances[f"{left}_ro"][f"{right}_lo"] == 1
        assert graph.distances[f"{left}_ri"][f"{right}_li"] == 1
    won = scene(
        "encounter",
        anna=at("ryloth"),
        tiles=order,
        patrols={"imperial": "ryloth"},
        rolls=("hit, blank, blank", "blank, blank, blank"),
    )
    won.anna.fights("imperial")
    assert won.patrol("imperial") == (2, "t4_ro")


def seen_with_a_holotable(space: str, fame: int) -> Seated:
    """Describe Bossk, one of whose fame is that of a card."""
    assets = [HOLOTABLE, "job_hired_help_1", "databank_lobot", "databank_92a"]
    return at(space, "bossk", ship="hwk_290", fame=fame, held_fame=1, assets=assets)


@scenario("OR-T038")
def test_fame_stops_at_zero(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", LoseFame())
    table = scene(
        "encounter",
        anna=seen_with_a_holotable("naboo", fame=1),
        invented={"ryloth_naboo": [card]},
    )
    anna = table.anna
    anna.says("space")
    assert anna.fame == 0
    table.boris.says("credits", "done", "space")
    assert table.turn_of == "anna"
    later = scene(
        "encounter",
        anna=seen_with_a_holotable("lothal", fame=0),
        rolls=("crit, blank",),
    )
    jyn = later.anna
    jyn.tries("databank_92a").says("pass")
    later.rolls("hit, hit")
    use(jyn)
    assert "job_hired_help_1" not in jyn.cards and later.bottom("job") == "job_hired_help_1"
    assert jyn.fame == 1, "the reward of the job, and nothing below zero before it"


@scenario("OR-T047")
def test_the_agent_who_leaves_the_table_takes_the_fame_along() -> None:
    agent = "luxury_undercover_agent"

    def begin(fame: int) -> Scene:
        return scene(
            "action",
            anna=at(
                "naboo",
                ship="hwk_290",
                fame=fame,
                held_fame=1,
                assets=[HOLOTABLE, agent, "databank_lobot"],
            ),
            boris=at("naboo", fame=6, reputation={"rebel": 1}),
        )

    table = begin(5)
    tokens = len(table.view.contacts)
    table.anna.says(f"ability:{agent}:0")
    if table.anna.asked and table.anna.may("rebel"):
        table.anna.says("rebel")
    assert table.anna.fame == 5 and table.boris.standing("rebel") == 0
    assert table.bottom("luxury") == agent and len(table.view.contacts) == tokens
    assert not begin(6).anna.may(f"ability:{agent}:0")


@scenario("OR-T048")
def test_a_lucky_hand_at_the_holotable() -> None:
    table = scene(
        "action",
        anna=at(
            "t2_x",
            "lando_calrissian",
            ship="hwk_290",
            assets=[HOLOTABLE, "databank_greedo", "databank_lobot"],
        ),
        boris=at("naboo"),
        rolls=("focus, blank",),
    )
    anna = table.anna
    anna.says(f"ability:{HOLOTABLE}:0")
    table.rolls("focus")
    use(anna)
    if anna.asked and anna.may("1"):
        anna.says("1")
    assert anna.credits == 2000
    assert not (anna.asked and f"ability:{HOLOTABLE}:0" in anna.offered)
