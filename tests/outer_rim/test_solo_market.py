import pytest

from cantina.games.outer_rim.printed import AiBullet, Reward
from cantina.games.outer_rim.rules.map import planet_faction
from cantina.games.outer_rim.rules.market_decks import face_up
from cantina.games.outer_rim.terms import Faction, MarketDeck
from outer_rim.conftest import Printer
from outer_rim.solo_table import CARGO, JOB, SHIP, does, solo
from outer_rim.table import Seated


@pytest.mark.rule("OR-AI-BUY-1", "OR-AI-BUY-2")
def test_it_buys_from_one_deck_and_only_on_planets() -> None:
    g = solo(market={"cargo": ["cargo_salvage", "cargo_droid_parts"]})
    others = {name: face_up(g, name) for name in g.market if name != "cargo"}
    does(g, CARGO)
    assert {name: face_up(g, name) for name in others} == others
    assert g.players[1].assets == ["cargo_salvage"]
    space = solo(Seated(space="t5_x"), market={"cargo": ["cargo_salvage", "cargo_droid_parts"]})
    assert not does(space, CARGO)
    assert face_up(space, "cargo") == "cargo_salvage", "nothing is discarded either"


@pytest.mark.rule("OR-AI-BUY-3", "OR-AI-BUY-7", "OR-AI-BUY-9")
@pytest.mark.parametrize(
    ("ai", "deck", "bullet"),
    [
        (
            Seated(space="ryloth"),
            ["cargo_coaxium_crystal", "cargo_salvage", "cargo_droid_parts"],
            CARGO,
        ),
        (
            Seated(space="kessel"),
            ["job_kessel_run", "job_relic_of_the_past", "job_rooting_out_spies"],
            JOB,
        ),
        (
            Seated(assets=["gear_armored_vest"], credits=20000),
            ["gear_plastoid_armor", "gear_dl_44", "gear_jetpack"],
            AiBullet(do="buy", deck=MarketDeck.GEAR_MOD),
        ),
    ],
)
def test_a_card_it_may_not_buy_here_is_discarded_once(
    ai: Seated, deck: list[str], bullet: AiBullet
) -> None:
    assert bullet.deck is not None
    g = solo(ai, market={bullet.deck: deck})
    does(g, bullet)
    assert g.market[bullet.deck].bottom == (deck[0],)
    assert g.players[1].assets[-1] == deck[1]


@pytest.mark.rule("OR-AI-BUY-3")
def test_it_discards_once_and_only_what_it_cannot_buy() -> None:
    jobs = ["job_kessel_run", "job_rescue_from_the_mines", "job_relic_of_the_past"]
    g = solo(Seated(space="kessel"), market={"job": jobs})
    does(g, JOB)
    assert g.market["job"].bottom == (jobs[0],) and face_up(g, "job") == jobs[1]
    assert g.players[1].assets == [], "the second one cannot be bought on Kessel either"
    fine = solo(market={"cargo": ["cargo_salvage", "cargo_droid_parts"]})
    does(fine, CARGO)
    assert fine.market["cargo"].bottom == ()


@pytest.mark.rule("OR-AI-BUY-1", "OR-AI-BUY-4")
def test_a_card_it_cannot_pay_is_discarded_even_if_nothing_is_affordable() -> None:
    g = solo(Seated(credits=0), market={"cargo": ["cargo_stolen_hyperfuel", "cargo_salvage"]})
    does(g, CARGO)
    assert g.market["cargo"].bottom == ("cargo_stolen_hyperfuel",)
    assert face_up(g, "cargo") == "cargo_salvage", "only once"
    assert g.players[1].assets == []


@pytest.mark.rule("OR-AI-BUY-5", "OR-AI-BUY-8")
def test_it_makes_no_room() -> None:
    full = Seated(assets=["cargo_droid_parts"])
    g = solo(full, market={"cargo": ["cargo_salvage", "cargo_stolen_weapons"]})
    does(g, CARGO)
    assert g.market["cargo"].bottom == ("cargo_salvage",)
    assert g.players[1].assets == ["cargo_droid_parts"]
    fitting = solo(
        full,
        market={"cargo": ["cargo_salvage", "mod_smuggling_compartment", "cargo_stolen_weapons"]},
    )
    does(fitting, CARGO)
    assert "mod_smuggling_compartment" in fitting.players[1].assets


@pytest.mark.rule("OR-AI-BUY-6", "OR-AI-BUY-11")
def test_it_buys_only_dearer_ships_and_trades_its_own_in() -> None:
    rich = Seated(ship="aggressor", credits=5000, assets=["mod_ion_cannon"])
    g = solo(rich, market={"ship": ["ship_yv_666", "ship_firespray_31", "ship_lancer"]})
    does(g, SHIP)
    assert g.market["ship"].bottom == ("ship_yv_666",), "15,000 is not more than 15,000"
    assert g.players[1].ship == "firespray_31"
    assert g.players[1].credits == 0
    assert g.players[1].assets == ["mod_ion_cannon"], "assets are never bartered"


@pytest.mark.rule("OR-AI-BUY-6", "OR-AI-BUY-12")
def test_used_ship_for_sale_brings_the_dearest_it_can_pay() -> None:
    g = solo(Seated(credits=16000), market={"ship": ["ship_used_ship_for_sale"]})
    does(g, SHIP, dice=["aggressor", "ship_gx1_short_hauler"])
    assert g.players[1].ship == "aggressor" and g.players[1].ship_damage == 3
    assert g.players[1].credits == 1000
    poor = solo(Seated(credits=1000), market={"ship": ["ship_used_ship_for_sale", "ship_lancer"]})
    does(poor, SHIP)
    assert poor.market["ship"].bottom == ("ship_used_ship_for_sale",), (
        "no dearer ship is affordable"
    )


@pytest.mark.rule("OR-AI-BUY-10")
def test_it_buys_what_it_cannot_use() -> None:
    g = solo(market={"job": ["job_hired_help_2", "job_relic_of_the_past"]})
    does(g, JOB)
    assert g.players[1].assets == ["job_hired_help_2"]


@pytest.mark.rule("OR-AI-BUY-13")
def test_the_icon_moves_a_patrol_toward_the_ai_by_the_shortest_path() -> None:
    g = solo(
        Seated(space="ryloth"),
        market={"job": ["job_relic_of_the_past", "job_kessel_run"]},
        patrols={"rebel": "tatooine"},
    )
    does(g, JOB)
    # 3 of the 4 spaces along the outer lane; the human is not asked
    assert g.patrols[0].space == "t5_lo"


@pytest.mark.rule("OR-AI-JOB-1", "OR-AI-JOB-2", "OR-AI-GOAL-3")
def test_a_job_is_simply_rewarded() -> None:
    g = solo(Seated(assets=["job_jabbas_hidden_stash"], space="tatooine"), goals={"tatooine": 1})
    databank = list(g.databank)
    assert does(g, AiBullet(do="job"))
    ai = g.players[1]
    assert (ai.credits, ai.fame, ai.reputation["hutt"]) == (18000, 1, -1)
    assert ai.assets == [] and "job_jabbas_hidden_stash" in g.removed
    assert g.databank == databank and ai.report.dice == {}
    assert g.ai_goals == {}
    away = solo(Seated(assets=["job_jabbas_hidden_stash"], space="naboo"))
    assert not does(away, AiBullet(do="job")), "only at the destination"
    assert away.players[1].assets == ["job_jabbas_hidden_stash"]


@pytest.mark.rule("OR-AI-JOB-1")
def test_the_losses_of_a_reward_count_too(print_asset: Printer) -> None:
    reward = Reward(credits=-2000, fame=1, reputation=((Faction.HUTT, -1),))
    job = print_asset("job", destination="naboo", reward=reward)
    g = solo(Seated(space="naboo", assets=[job]))
    assert does(g, AiBullet(do="job"))
    ai = g.players[1]
    assert (ai.credits, ai.fame, ai.reputation["hutt"]) == (4000, 1, -1)


@pytest.mark.rule("OR-AI-JOB-5")
def test_illegal_cargo_is_delivered_without_a_die() -> None:
    g = solo(Seated(assets=["cargo_stolen_supplies"], space="kessel"))
    does(g, AiBullet(do="deliver"))
    ai = g.players[1]
    assert (ai.credits, ai.fame, ai.report.dice) == (12000, 1, {})


@pytest.mark.rule("OR-AI-JOB-6")
@pytest.mark.parametrize(
    ("illegal", "cost"),
    [
        ("", (0, 0, 0)),
        ("ship_damage", (1, 0, 0)),
        ("character_damage", (0, 1, 0)),
        ("reputation", (0, 0, -1)),
    ],
)
def test_illegal_cargo_costs_what_the_card_says(illegal: str, cost: tuple[int, ...]) -> None:
    bullet = AiBullet(do="deliver", illegal=illegal, illegal_amount=1)
    g = solo(Seated(assets=["cargo_stolen_supplies"], space="kessel"))
    does(g, bullet)
    ai = g.players[1]
    assert (ai.ship_damage, ai.damage, ai.reputation[planet_faction(g, 1)]) == cost
    legal = solo(Seated(assets=["cargo_coaxium_crystal"], space="ryloth"))
    does(legal, bullet)
    ai = legal.players[1]
    assert (ai.ship_damage, ai.damage, min(ai.reputation.values())) == (0, 0, 0)


@pytest.mark.rule("OR-AI-BUY-1", "OR-AI-GOAL-2")
def test_a_card_may_name_another_deck_for_full_slots() -> None:
    bullet = AiBullet(
        do="buy",
        deck=MarketDeck.CARGO,
        if_full=MarketDeck.JOB,
        goal_token=True,
        goal_token_if_full=True,
    )
    market = {
        "cargo": ["cargo_salvage", "cargo_stolen_weapons"],
        "job": ["job_relic_of_the_past", "job_rooting_out_spies"],
    }
    empty = solo(market=market)
    does(empty, bullet)
    assert empty.players[1].assets == ["cargo_salvage"]
    full = solo(Seated(assets=["cargo_droid_parts"]), market=market)
    does(full, bullet)
    assert full.players[1].assets == ["cargo_droid_parts", "job_relic_of_the_past"]
    assert full.ai_goals == {"mon_calamari": 1}
    assert face_up(full, "cargo") == "cargo_salvage", "the first deck is left alone"
    silent = AiBullet(do="buy", deck=MarketDeck.CARGO, if_full=MarketDeck.JOB, goal_token=True)
    unmarked = solo(Seated(assets=["cargo_droid_parts"]), market=market)
    does(unmarked, silent)
    assert unmarked.players[1].assets[-1] == "job_relic_of_the_past"
    assert unmarked.ai_goals == {}, "its card says nothing of a token for the other deck"
