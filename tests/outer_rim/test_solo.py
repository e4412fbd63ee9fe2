import pytest

from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import offered, prompt
from cantina.games.outer_rim import game
from cantina.games.outer_rim.assets import discard_asset
from cantina.games.outer_rim.catalogue import AI_CARDS, CHARACTERS, asset
from cantina.games.outer_rim.contacts import token_of
from cantina.games.outer_rim.definitions import AiBullet
from cantina.games.outer_rim.map import STANDARD_CHART
from cantina.games.outer_rim.market import market_action
from cantina.games.outer_rim.market_decks import face_up
from cantina.games.outer_rim.solo import DOINGS, first_that_applies
from cantina.games.outer_rim.solo_contact import chosen_contact
from cantina.games.outer_rim.solo_movement import end_of, move_to_goal, paths_to_goal, preferred
from cantina.games.outer_rim.test import skill_test
from outer_rim.card_table import drive
from outer_rim.table import Desk, galaxy

HUMAN = {"space": "cantonica", "character": "boba_fett"}
LANDO = {"character": "lando_calrissian", "ship": "g9_rigger", "space": "naboo", "credits": 6000}
CARGO = AiBullet(do="buy", deck="cargo", goal_token=True)
JOB = AiBullet(do="buy", deck="job", goal_token=True)
SHIP = AiBullet(do="buy", deck="ship")
DELIVER = AiBullet(do="deliver", illegal="ship_damage", illegal_amount=2)
CONTACT = AiBullet(do="contact")


def solo(ai=None, **changes):
    """Seat the AI with a bare board on Naboo, about to take its turn."""
    goals = changes.pop("goals", {})
    g = galaxy(HUMAN, {**LANDO, **(ai or {})}, solo=True, current=1, **changes)
    g.ai_goals = dict(goals)
    return g


def does(g, bullet, *answers, dice=()):
    return drive(DOINGS[bullet.do](g, 1, bullet), answers, dice)


def ai_turn(card, ai=None, *chance, **changes):
    """Let the AI resolve one of its cards."""
    g = solo(ai, step="ai_turn", **changes)
    g.ai_deck.put_on_top(card, 0)
    g.ai_deck.rest.remove(card)
    return Desk(g, *chance)


def started(seed=1, **options):
    return Table.start(game, 1, options, seed=seed)


@pytest.mark.rule(
    "OR-AI-SETUP-1", "OR-AI-SETUP-2", "OR-AI-SETUP-3", "OR-AI-SETUP-5", "OR-AI-SETUP-6"
)
def test_the_opponent_is_set_up_like_a_player():
    table = started()
    assert not any(event.text.id == "or-log-first-roll" for event in table.log)
    while table.state.step in ("setup", "characters"):
        table.answer(0, offered(table, 0)[0])
    human, ai = table.state.players
    assert table.state.first_player == table.state.current == 0
    assert (human.credits, ai.credits) == (4000, 6000)
    assert ai.character and ai.ship == "g9_rigger" and ai.space and ai.fame == 0
    assert set(ai.reputation) == {"rebel", "imperial", "hutt", "syndicate"}
    assert len(ai.assets) == 1
    assert table.state.ai_goals == {asset(ai.assets[0]).destination: 1}


@pytest.mark.rule("OR-AI-SETUP-4")
def test_the_human_chooses_an_opponent_that_carries_cargo_or_a_job():
    table = started()
    assert prompt(table, 0) == "or-ask-character"
    table.answer(0, "han_solo")
    assert prompt(table, 0) == "or-ask-ai-character"
    keys = offered(table, 0)
    assert "lando_calrissian" in keys and "boba_fett" not in keys and "han_solo" not in keys
    assert {CHARACTERS[key].databank for key in keys} == {91, 92}


@pytest.mark.rule("OR-AI-SETUP-7")
def test_the_opponents_deck_is_shuffled_and_hidden():
    drawn = set()
    for seed in range(6):
        table = started(seed)
        rng = Rng(seed)
        while not any(event.text.id == "or-log-ai-card" for event in table.log):
            table.answer_at_random(rng)
        event = next(event for event in table.log if event.text.id == "or-log-ai-card")
        drawn.add(event.text.args["number"])
        view = table.view(0)
        assert view.ai_cards == 10
        assert not hasattr(view, "ai_deck")
    assert len(drawn) > 2


@pytest.mark.rule("OR-AI-TURN-1")
def test_the_ai_plays_after_each_turn_of_the_human_also_after_an_extra_turn():
    g = galaxy({**HUMAN, "space": "t5_x"}, LANDO, solo=True, step="planning")
    g.ai_goals = {}
    g.extra_turn_gained = True
    for card in ("ai_4", "ai_1"):
        g.ai_deck.rest.remove(card)
        g.ai_deck.put_on_top(card, 0)
    table = Desk(g)
    table.do("credits")
    assert table.g.current == 0 and table.g.extra_turn, "the extra turn comes first"
    table.chance("cargo_salvage")
    table.g.players[1].space = "t2_om"
    table.do("credits")
    assert table.log.count("or-log-ai-card") == 1
    assert table.g.current == 0 and table.g.step == "planning"


@pytest.mark.rule("OR-AI-TURN-2", "OR-AI-TURN-9", "OR-CARD-20")
def test_a_card_is_resolved_from_top_to_bottom():
    table = ai_turn(
        "ai_2",
        {"assets": ["cargo_coaxium_crystal"], "space": "ryloth"},
        goals={"ryloth": 1},
        market={"job": ["job_relic_of_the_past", "job_rooting_out_spies"]},
        contacts={"ryloth:0": "lobot"},
    )
    ai = table.me(1)
    # undamaged and on its goal: 2000; delivers 5000; buys the job; reveals a contact as crew
    assert ai.credits == 6000 + 2000 + 5000
    assert ai.assets == ["job_relic_of_the_past", "databank_lobot"]
    assert table.g.ai_goals == {"mon_calamari": 1}
    log = table.log
    order = [
        log.index("or-log-gain-credits"),
        log.index("or-log-delivered"),
        log.index("or-log-buy"),
        log.index("or-log-revealed"),
    ]
    assert order == sorted(order)


@pytest.mark.rule("OR-AI-TURN-3")
def test_only_the_first_bullet_that_applies():
    planning = AI_CARDS["ai_2"].planning
    assert [bullet.do for bullet in planning] == ["recover", "move", "credits"]
    g = solo({"space": "ryloth"}, goals={"tatooine": 1})
    drive(first_that_applies(g, 1, planning))
    assert g.players[1].space == "tatooine"
    assert g.players[1].credits == 6000, "moved, so it gains nothing"
    hurt = solo({"space": "ryloth", "damage": 1}, goals={"tatooine": 1})
    drive(first_that_applies(hurt, 1, planning))
    assert hurt.players[1].damage == 0 and hurt.players[1].space == "ryloth"
    idle = solo({"space": "ryloth"}, goals={"ryloth": 1})
    drive(first_that_applies(idle, 1, planning))
    assert idle.players[1].credits == 8000


@pytest.mark.rule("OR-AI-TURN-4", "OR-AI-TURN-7")
def test_nothing_happens_when_no_bullet_applies_and_no_encounter_card_is_drawn():
    before = solo().encounters
    table = ai_turn("ai_6", {"space": "t5_x", "credits": 0}, goals={})
    assert table.me(1).credits == 2000, "planning"
    assert table.g.current == 0, "its turn simply ended"
    assert table.g.encounters == before


@pytest.mark.rule("OR-AI-TURN-5")
def test_all_that_apply_skips_what_is_impossible():
    table = ai_turn(
        "ai_4",
        {"space": "naboo"},
        goals={"naboo": 1},
        market={"cargo": ["cargo_salvage", "cargo_droid_parts"]},
        contacts={"naboo:0": "greedo"},
    )
    assert "or-log-delivered" not in table.log
    assert "cargo_salvage" in table.me(1).assets


@pytest.mark.rule("OR-AI-TURN-6")
def test_a_resolved_card_goes_to_the_bottom():
    table = ai_turn("ai_6", {"space": "t5_x", "credits": 0})
    assert table.g.ai_deck.bottom == ["ai_6"]
    assert len(table.g.ai_deck) == 10
    shuffled = ai_turn(
        "ai_10",
        {"space": "t5_x", "credits": 0},
        market={
            "bounty": ["bounty_lobot", "bounty_greedo"],
            "luxury": ["luxury_sy_snootles", "luxury_dash_rendar"],
        },
    )
    assert shuffled.g.ai_deck.bottom == [] and "ai_10" in shuffled.g.ai_deck.rest


@pytest.mark.rule("OR-AI-TURN-8")
def test_the_human_loses_when_the_opponent_is_famous_first():
    table = ai_turn("ai_1", {"space": "t5_x", "credits": 8000, "fame": 9})
    assert table.table.over
    assert table.table.result.winners == ()
    assert table.table.result.reason.id == "or-result-solo-lost"
    assert table.g.winner == 1


@pytest.mark.rule("OR-AI-TURN-10")
def test_the_ai_uses_only_what_raises_its_values():
    from cantina.games.outer_rim.values import combat_value

    g = solo({"ship": "yv_666", "assets": ["databank_4_lom", "gear_jetpack"], "space": "naboo"})
    assert combat_value(g, 1, "ground") == 3, "4-LOM's +1"
    from cantina.games.outer_rim.combat import fight_enemy

    # Lando's reroll and the jetpack stay unused: nobody is asked anything
    drive(fight_enemy(g, 1, "ground", 1, "or-enemy-gang"), (), [["blank"] * 3, ["hit"]])
    assert g.players[1].damage == 1


@pytest.mark.rule("OR-AI-TURN-11")
def test_the_ai_completes_no_goals():
    g = solo({"character": "han_solo", "credits": 90000})
    from cantina.games.outer_rim.ships import take_ship

    drive(take_ship(g, 1, "aggressor"))
    assert not g.players[1].flipped and g.players[1].fame == 0


@pytest.mark.rule("OR-AI-TURN-12")
def test_a_defeated_ai_loses_credits_and_must_recover():
    from cantina.games.outer_rim.damage import suffer_damage

    g = solo({"credits": 7000})
    drive(suffer_damage(g, 1, 9, "ship"))
    assert g.players[1].credits == 4000 and g.players[1].defeated
    table = ai_turn(
        "ai_6",
        {"space": "t5_x", "ship_damage": 3, "defeated": True, "credits": 0},
        goals={"tatooine": 1},
    )
    assert table.me(1).ship_damage == 0 and not table.me(1).defeated
    assert table.me(1).space == "t5_x" and table.me(1).credits == 0, "nothing else in planning"


@pytest.mark.rule("OR-AI-TURN-13", "OR-AI-JOB-6")
def test_an_ai_defeated_by_a_bullet_resolves_no_later_one():
    # an ILLEGAL delivery costs its ship 2 damage, and one is already there
    table = ai_turn(
        "ai_1",
        {"assets": ["cargo_stolen_supplies"], "space": "kessel", "ship_damage": 1},
        goals={"kessel": 1},
        market={"cargo": ["cargo_salvage", "cargo_droid_parts"]},
    )
    assert table.me(1).defeated
    assert table.me(1).fame == 1, "the delivery itself counts"
    assert table.me(1).assets == [], "nothing was bought"
    assert table.g.current == 0


@pytest.mark.rule("OR-AI-TURN-14")
def test_each_side_of_a_solo_combat_is_rolled_apart():
    ai = {**LANDO, "space": "t2_om", "credits": 0}
    g = galaxy(
        {**HUMAN, "space": "naboo"}, ai, solo=True, step="encounter", patrols={"rebel": "naboo"}
    )
    g.ai_deck.rest.remove("ai_6")
    g.ai_deck.put_on_top("ai_6", 0)
    table = Desk(g, ["hit", "blank", "blank"], ["blank", "blank", "hit"])
    table.do("patrol:rebel")
    rolls = [
        event.text.id
        for event in table.table.log
        if event.text.id in ("or-log-roll", "or-log-enemy-roll")
    ]
    assert rolls[:2] == ["or-log-roll", "or-log-enemy-roll"]
    assert table.me().report.dice == {"hit": 1, "blank": 2}


@pytest.mark.rule("OR-AI-TURN-15")
def test_a_test_of_the_ai_is_rolled_under_the_normal_rules():
    g = solo()
    assert drive(skill_test(g, 1, "influence"), (), [["hit", "blank"]])
    assert not drive(skill_test(g, 1, "influence"), (), [["focus", "blank"]])


@pytest.mark.rule("OR-AI-GOAL-1", "OR-AI-MOVE-1")
def test_it_heads_for_the_nearer_goal_as_far_as_its_hyperdrive():
    g = solo({"space": "ryloth"}, goals={"tatooine": 1, "cantonica": 1})
    assert drive(move_to_goal(g, 1))
    assert g.players[1].space == "tatooine", "4 spaces, then it stops on the goal"
    far = solo({"space": "takodana", "ship": "g_1a"}, goals={"lothal": 1})
    before = STANDARD_CHART.distances["takodana"]["lothal"]
    assert drive(move_to_goal(far, 1))
    assert STANDARD_CHART.distances[far.players[1].space]["lothal"] == before - 5


@pytest.mark.rule("OR-AI-GOAL-2", "OR-AI-BUY-7")
def test_a_bought_card_marks_its_destination():
    g = solo(market={"job": ["job_rescue_from_the_mines", "job_relic_of_the_past"]})
    does(g, JOB)
    assert g.ai_goals == {"kessel": 1}
    assert g.players[1].assets == ["job_rescue_from_the_mines"]
    cargo = solo(market={"cargo": ["cargo_stolen_weapons", "cargo_salvage"]})
    does(cargo, CARGO)
    assert cargo.players[1].credits == 4000, "its cost is paid"
    unmarked = solo(market={"job": ["job_hired_help_2", "job_relic_of_the_past"]})
    does(unmarked, JOB)
    assert unmarked.ai_goals == {}, "crew has no destination"


@pytest.mark.rule("OR-AI-GOAL-3", "OR-AI-JOB-3", "OR-AI-JOB-4")
def test_one_token_is_removed_for_each_delivery():
    two = {"ship": "yv_666", "assets": ["cargo_coaxium_crystal", "databank_91d"], "space": "ryloth"}
    g = solo(two, goals={"ryloth": 3})
    assert does(g, DELIVER)
    assert g.ai_goals == {"ryloth": 1}
    assert g.players[1].assets == []
    assert g.players[1].credits == 6000 + 5000 + 8000
    one = solo({"assets": ["cargo_coaxium_crystal"], "space": "ryloth"}, goals={"ryloth": 2})
    does(one, DELIVER)
    assert one.ai_goals == {"ryloth": 1}


@pytest.mark.rule("OR-AI-MOVE-2")
def test_it_stays_on_a_goal():
    g = solo({"space": "ryloth"}, goals={"ryloth": 1, "naboo": 1})
    assert not drive(move_to_goal(g, 1))
    assert g.players[1].space == "ryloth"


@pytest.mark.rule("OR-AI-MOVE-3", "OR-AI-MOVE-6", "OR-AI-MOVE-4")
def test_it_takes_a_shortest_path_into_any_patrol():
    # from Ryloth to the Ring of Kafrene: 4 spaces, or 6 around the patrol
    g = solo(
        {"space": "ryloth", "reputation": {"imperial": -1}},
        goals={"ring_of_kafrene": 1},
        patrols={"imperial": "t5_ro"},
    )
    assert {len(path) for path in paths_to_goal(g, 1)} == {4}
    drive(move_to_goal(g, 1))
    assert g.players[1].space == "t5_ro", "stopped after 2"
    friend = solo(
        {"space": "ryloth", "reputation": {"imperial": 1}},
        goals={"ring_of_kafrene": 1},
        patrols={"imperial": "t5_ro"},
    )
    drive(move_to_goal(friend, 1))
    assert friend.players[1].space == "ring_of_kafrene"


@pytest.mark.rule("OR-AI-MOVE-5")
def test_the_maelstrom_is_a_navpoint_to_it():
    g = solo({"space": "t3_li"}, goals={"kessel": 1})
    drive(move_to_goal(g, 1))
    assert g.players[1].space == "kessel"


@pytest.mark.rule("OR-AI-MOVE-7")
def test_of_equal_paths_the_one_without_a_stopping_patrol():
    g = solo({"space": "naboo"}, goals={"tatooine": 1})
    paths = paths_to_goal(g, 1)
    assert len(paths) > 1
    blocked_space = (set(paths[0]) - set(paths[1])).pop()
    g.patrols[0].space = blocked_space
    chosen = preferred(g, 1, paths)
    assert chosen and all(blocked_space not in path for path in chosen)


@pytest.mark.rule("OR-AI-MOVE-8")
def test_of_equal_ends_a_planet_and_among_planets_chance():
    g = solo({"space": "t5_x", "ship": "g_1a"}, goals={"ring_of_kafrene": 1, "takodana": 1})
    paths = [("a", "ryloth"), ("b", "t5_li")]
    assert preferred(g, 1, paths) == [("a", "ryloth")]
    both = [("a", "ryloth"), ("b", "naboo")]
    assert preferred(g, 1, both) == both
    near = solo({"space": "t5_x"}, goals={"ryloth": 1, "naboo": 1})
    for goal in ("ryloth", "naboo"):
        h = near.copy()
        drive(move_to_goal(h, 1), (), [(goal,)])
        assert h.players[1].space == goal


@pytest.mark.rule("OR-AI-MOVE-9", "OR-AI-MOVE-10")
def test_a_full_move_into_deep_space_ends_a_little_earlier_on_a_planet():
    g = solo({"ship": "g_1a"})
    path = ("a", "b", "naboo", "ryloth", "t5_om")
    assert end_of(g, 1, path) == "ryloth", "the one nearer the goal"
    assert end_of(g, 1, ("a", "b", "naboo", "t5_x", "t5_om")) == "naboo"
    assert end_of(g, 1, ("a", "naboo", "t5_x", "t5_lo", "t5_om")) == "t5_om", (
        "three spaces are too many"
    )
    assert end_of(g, 1, ("naboo", "t5_x")) == "t5_x", "not a full move"


@pytest.mark.rule("OR-AI-BUY-1", "OR-AI-BUY-2")
def test_it_buys_from_one_deck_and_only_on_planets():
    g = solo(market={"cargo": ["cargo_salvage", "cargo_droid_parts"]})
    others = {name: face_up(g, name) for name in g.market if name != "cargo"}
    does(g, CARGO)
    assert {name: face_up(g, name) for name in others} == others
    assert g.players[1].assets == ["cargo_salvage"]
    space = solo({"space": "t5_x"}, market={"cargo": ["cargo_salvage", "cargo_droid_parts"]})
    assert not does(space, CARGO)
    assert face_up(space, "cargo") == "cargo_salvage", "nothing is discarded either"


@pytest.mark.rule("OR-AI-BUY-3", "OR-AI-BUY-9")
@pytest.mark.parametrize(
    ("ai", "deck", "bullet"),
    [
        (
            {"space": "ryloth"},
            ["cargo_coaxium_crystal", "cargo_salvage", "cargo_droid_parts"],
            CARGO,
        ),
        (
            {"space": "kessel"},
            ["job_kessel_run", "job_relic_of_the_past", "job_rooting_out_spies"],
            JOB,
        ),
        (
            {"assets": ["gear_armored_vest"], "credits": 20000},
            ["gear_plastoid_armor", "gear_dl_44", "gear_jetpack"],
            AiBullet(do="buy", deck="gear_mod"),
        ),
    ],
)
def test_a_card_it_may_not_buy_here_is_discarded_once(ai, deck, bullet):
    g = solo(ai, market={bullet.deck: deck})
    does(g, bullet)
    assert g.market[bullet.deck].bottom == [deck[0]]
    assert g.players[1].assets[-1] == deck[1]


@pytest.mark.rule("OR-AI-BUY-4")
def test_a_card_it_cannot_pay_is_discarded_even_if_nothing_is_affordable():
    g = solo({"credits": 0}, market={"cargo": ["cargo_stolen_hyperfuel", "cargo_salvage"]})
    does(g, CARGO)
    assert g.market["cargo"].bottom == ["cargo_stolen_hyperfuel"]
    assert face_up(g, "cargo") == "cargo_salvage", "only once"
    assert g.players[1].assets == []


@pytest.mark.rule("OR-AI-BUY-5", "OR-AI-BUY-8")
def test_it_makes_no_room():
    full = {"assets": ["cargo_droid_parts"]}
    g = solo(full, market={"cargo": ["cargo_salvage", "cargo_stolen_weapons"]})
    does(g, CARGO)
    assert g.market["cargo"].bottom == ["cargo_salvage"]
    assert g.players[1].assets == ["cargo_droid_parts"]
    fitting = solo(
        full,
        market={"cargo": ["cargo_salvage", "mod_smuggling_compartment", "cargo_stolen_weapons"]},
    )
    does(fitting, CARGO)
    assert "mod_smuggling_compartment" in fitting.players[1].assets


@pytest.mark.rule("OR-AI-BUY-6", "OR-AI-BUY-11")
def test_it_buys_only_dearer_ships_and_trades_its_own_in():
    rich = {"ship": "aggressor", "credits": 5000, "assets": ["mod_ion_cannon"]}
    g = solo(rich, market={"ship": ["ship_yv_666", "ship_firespray_31", "ship_lancer"]})
    does(g, SHIP)
    assert g.market["ship"].bottom == ["ship_yv_666"], "15,000 is not more than 15,000"
    assert g.players[1].ship == "firespray_31"
    assert g.players[1].credits == 0
    assert g.players[1].assets == ["mod_ion_cannon"], "assets are never bartered"


@pytest.mark.rule("OR-AI-BUY-6", "OR-AI-BUY-12")
def test_used_ship_for_sale_brings_the_dearest_it_can_pay():
    g = solo({"credits": 16000}, market={"ship": ["ship_used_ship_for_sale"]})
    does(g, SHIP, dice=["aggressor", "ship_gx1_short_hauler"])
    assert g.players[1].ship == "aggressor" and g.players[1].ship_damage == 3
    assert g.players[1].credits == 1000
    poor = solo({"credits": 1000}, market={"ship": ["ship_used_ship_for_sale", "ship_lancer"]})
    does(poor, SHIP)
    assert poor.market["ship"].bottom == ["ship_used_ship_for_sale"], "no dearer ship is affordable"


@pytest.mark.rule("OR-AI-BUY-10")
def test_it_buys_what_it_cannot_use():
    g = solo(market={"job": ["job_hired_help_2", "job_relic_of_the_past"]})
    does(g, JOB)
    assert g.players[1].assets == ["job_hired_help_2"]


@pytest.mark.rule("OR-AI-BUY-13")
def test_the_icon_moves_a_patrol_toward_the_ai_by_the_shortest_path():
    g = solo(
        {"space": "ryloth"},
        market={"job": ["job_relic_of_the_past", "job_kessel_run"]},
        patrols={"rebel": "tatooine"},
    )
    does(g, JOB)
    # 3 of the 4 spaces along the outer lane; the human is not asked
    assert g.patrols[0].space == "t5_lo"


@pytest.mark.rule("OR-AI-JOB-1", "OR-AI-JOB-2")
def test_a_job_is_simply_rewarded():
    g = solo({"assets": ["job_jabbas_hidden_stash"], "space": "tatooine"}, goals={"tatooine": 1})
    databank = list(g.databank)
    assert does(g, AiBullet(do="job"))
    ai = g.players[1]
    assert (ai.credits, ai.fame, ai.reputation["hutt"]) == (18000, 1, -1)
    assert ai.assets == [] and "job_jabbas_hidden_stash" in g.removed
    assert g.databank == databank and ai.report.dice == {}
    assert g.ai_goals == {}


@pytest.mark.rule("OR-AI-JOB-5")
def test_illegal_cargo_is_delivered_without_a_die():
    g = solo({"assets": ["cargo_stolen_supplies"], "space": "kessel"})
    does(g, AiBullet(do="deliver"))
    ai = g.players[1]
    assert (ai.credits, ai.fame, ai.report.dice) == (12000, 1, {})


@pytest.mark.rule("OR-AI-CREW-1", "OR-AI-CREW-2", "OR-AI-CREW-8")
def test_it_gains_crew_for_free():
    g = solo({"space": "kessel"}, contacts={"kessel:0": "4_lom"})
    assert does(g, CONTACT)
    assert g.players[1].assets == ["databank_4_lom"]
    assert g.players[1].credits == 6000 and g.players[1].report.dice == {}
    assert token_of(g, "4_lom") is None and g.unused_contacts == ["4_lom"]
    drive(discard_asset(g, 1, "databank_4_lom"))
    assert token_of(g, "4_lom").place == "kessel:0", "and later returns by the normal rule"


@pytest.mark.rule("OR-AI-CREW-3")
def test_a_full_ship_loses_a_random_crew_member():
    g = solo(
        {"ship": "hwk_290", "space": "kessel", "assets": ["databank_greedo", "databank_lobot"]},
        contacts={"kessel:0": "4_lom"},
    )
    h = g.copy()
    does(
        g, CONTACT, dice=["databank_greedo", "kessel:1"] if _room_choice(g) else ["databank_greedo"]
    )
    assert g.players[1].assets == ["databank_lobot", "databank_4_lom"]
    assert token_of(g, "greedo").face_up
    does(h, CONTACT, dice=["databank_lobot", "kessel:1"] if _room_choice(h) else ["databank_lobot"])
    assert h.players[1].assets == ["databank_greedo", "databank_4_lom"]


def _room_choice(g):
    """Two tokens are off the map; their places are equally near only by accident."""
    from cantina.games.outer_rim.contacts import nearest_room

    return len(nearest_room(g, "kessel")) > 1


@pytest.mark.rule("OR-AI-CREW-4")
def test_a_contact_without_crew_gives_nothing():
    g = solo({"space": "naboo"}, contacts={"naboo:0": "thrawn", "naboo:1": "leia_organa"})
    assert does(g, CONTACT)
    assert g.players[1].assets == []
    assert {"databank_thrawn", "databank_leia_organa"} <= set(g.databank)
    assert sum(token_of(g, each).face_up for each in ("thrawn", "leia_organa")) == 1
    assert does(g, CONTACT), "the other one is turned up"
    assert not does(g, CONTACT), "nothing is left to reveal or to gain (OR-AI-TURN-3)"


@pytest.mark.rule("OR-AI-CREW-5", "OR-AI-CREW-6")
def test_which_contact_it_meets():
    there = {"contacts": {"kessel:0": "lobot", "kessel:1": "greedo"}}
    g = solo({"space": "kessel"}, **there)
    assert chosen_contact(g, 1) == "lobot", "fewest dots"
    g = solo({"space": "kessel"}, face_up=["lobot"], **there)
    assert chosen_contact(g, 1) == "greedo", "face down before face up"
    g = solo({"space": "kessel"}, face_up=["lobot", "greedo"], **there)
    assert chosen_contact(g, 1) == "lobot", "no face-down one left: the lowest class"
    g = solo({"space": "kessel"}, contacts={"kessel:0": "lobot", "kessel:1": "4_lom"})
    assert chosen_contact(g, 1) == "lobot", "same class: the left one"
    g = solo({"space": "t5_x"})
    assert not does(g, CONTACT)


@pytest.mark.rule("OR-AI-CREW-7")
def test_it_does_not_protect_its_crew():
    hunter = {**HUMAN, "space": "naboo", "assets": ["bounty_greedo"]}
    g = galaxy(hunter, {**LANDO, "assets": ["databank_greedo"]}, solo=True, step="encounter")
    table = Desk(g, ["hit", "hit", "hit"], ["blank"] * 4)
    table.do("hunt:bounty_greedo:1")
    assert table.prompt == "or-ask-target", "fought with the bounty's four dice"


@pytest.mark.rule("OR-AI-DECIDE-1")
def test_it_declines_whatever_it_can():
    from cantina.games.outer_rim.choose import may

    g = solo()
    assert drive(may(g, 1, "or-ask-protect")) is False
    assert drive(may(g, 0, "or-ask-protect"), ["yes"]) is True


@pytest.mark.rule("OR-AI-DECIDE-2")
@pytest.mark.parametrize("faction", ["rebel", "syndicate"])
def test_an_obligatory_choice_is_left_to_chance(faction):
    from cantina.games.outer_rim.setup import choose_reputations

    g = solo()
    drive(choose_reputations(g), (), [faction])
    assert g.players[1].reputation[faction] == 1
    assert sum(g.players[1].reputation.values()) == 1


def test_the_human_market_still_asks_the_human():
    g = galaxy(HUMAN, LANDO, solo=True)
    drive(market_action(g, 0), ["skip", "skip"])
    assert g.players[0].assets == []


@pytest.mark.rule("OR-AI-TURN-12", "OR-AI-DECIDE-2")
def test_it_fights_a_hostile_patrol_by_the_normal_rules():
    hated = {"space": "naboo", "reputation": {"hutt": -1, "rebel": -1}}
    g = solo(hated, patrols={"hutt": "naboo", "rebel": "naboo"})
    dice = ["rebel", ["blank", "blank"], ["hit", "blank", "blank"], "t5_x"]
    assert does(g, AiBullet(do="patrol"), dice=dice)
    assert g.players[1].ship_damage == 1
    assert g.patrols[0].space == "t5_x", "moved away at random"
    calm = solo({"space": "naboo"}, patrols={"hutt": "naboo"})
    assert not does(calm, AiBullet(do="patrol")), "neutral: no reason to fight"


@pytest.mark.rule("OR-AI-BUY-1", "OR-AI-GOAL-2")
def test_a_card_may_name_another_deck_for_full_slots():
    bullet = AiBullet(
        do="buy", deck="cargo", if_full="job", goal_token=True, goal_token_if_full=True
    )
    market = {
        "cargo": ["cargo_salvage", "cargo_stolen_weapons"],
        "job": ["job_relic_of_the_past", "job_rooting_out_spies"],
    }
    empty = solo(market=market)
    does(empty, bullet)
    assert empty.players[1].assets == ["cargo_salvage"]
    full = solo({"assets": ["cargo_droid_parts"]}, market=market)
    does(full, bullet)
    assert full.players[1].assets == ["cargo_droid_parts", "job_relic_of_the_past"]
    assert full.ai_goals == {"mon_calamari": 1}
    assert face_up(full, "cargo") == "cargo_salvage", "the first deck is left alone"
