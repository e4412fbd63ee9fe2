"""What a card is worth, where it lies and what it lends, counted as it is printed."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cantina.core.ask import AskMany
from cantina.core.event import Log
from cantina.core.testing import drive
from cantina.games.outer_rim.cards.events import FameForCredits
from cantina.games.outer_rim.cards.market import Sell
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.assets import gain_asset
from cantina.games.outer_rim.rules.barter import price_after
from cantina.games.outer_rim.rules.buy import traded_in
from cantina.games.outer_rim.rules.fame import Won, check_victory
from cantina.games.outer_rim.rules.jobs import complete_at_once, complete_job, fail_job
from cantina.games.outer_rim.rules.market import buy_top
from cantina.games.outer_rim.rules.ships import buy_any_ship
from cantina.games.outer_rim.rules.slots import arrangement
from cantina.games.outer_rim.rules.values import skill_count, skill_counts
from cantina.games.outer_rim.state import Combat, Galaxy, JobProgress
from cantina.games.outer_rim.terms import AssetType
from outer_rim.card_table import own, purse
from outer_rim.table import Seated, galaxy, take_card

DASH = "luxury_dash_rendar"
SNOOTLES = "luxury_sy_snootles"
HEIST = "job_casino_heist"


@pytest.mark.rule("OR-BARTER-6")
@pytest.mark.parametrize(("cards", "left"), [
    ((), 5000), (("gear_dl_44",), 2000), ((HEIST,), 5000), (("gear_dl_44", HEIST), 2000),
    (("luxury_stolen_jewels",), 0),
])  # fmt: skip
def test_a_card_without_a_cost_pays_for_nothing(cards: tuple[str, ...], left: int) -> None:
    assert price_after(5000, cards) == left


@pytest.mark.rule("OR-BOUNTY-17")
@pytest.mark.parametrize("barred", ["", DASH, "gear_dl_44"])
def test_all_skills_are_counted_as_each_of_them_is(barred: str) -> None:
    g = galaxy()
    own(g, 0, DASH, "gear_dl_44")
    g.combat = Combat("ground", 1, 0, "contact", barred=barred)
    counts = skill_counts(g, 0)
    assert counts == {skill: skill_count(g, 0, skill) for skill in counts}
    assert counts["piloting"] == (0 if barred == DASH else 1)


@pytest.mark.rule("OR-SLOT-1")
def test_each_card_lies_in_a_slot_of_its_own() -> None:
    cards = [DASH, SNOOTLES, "gear_dl_44", "gear_jetpack", HEIST, "bounty_greedo"]
    player = galaxy(Seated(ship="yt_1300", assets=cards)).players[0]
    rows = [(slot, card) for slot, cards in arrangement(player) for card in cards]
    assert rows == [
        ("gear", "gear_dl_44"), ("gear", "gear_jetpack"), ("job_or_bounty", HEIST),
        ("job_or_bounty", "bounty_greedo"), ("crew", DASH), ("crew", SNOOTLES),
    ]  # fmt: skip


@pytest.mark.rule("OR-JOB-12")
def test_a_job_that_failed_is_not_completed_afterwards() -> None:
    g = galaxy(Seated(assets=[HEIST]))
    before = purse(g)
    assert not drive(complete_job(g))
    g.job = JobProgress(0, HEIST)
    fail_job(g)
    assert not drive(complete_job(g))
    assert purse(g) == before
    assert g.players[0].assets == [HEIST]


@pytest.mark.rule("OR-CARD-18")
@pytest.mark.parametrize(("credits", "bought"), [(20000, True), (0, False)])
def test_whoever_cannot_pay_for_any_ship_buys_none(credits: int, bought: bool) -> None:
    g = galaxy(Seated(credits=credits), market={"ship": ["ship_hwk_290"]})
    answers, chance = (["lancer"], ["ship_hwk_290"]) if bought else ([], [])
    assert drive(buy_any_ship(g, 0), answers, chance) is bought
    assert g.players[0].ship == ("lancer" if bought else "g_1a")


def test_only_what_has_a_cost_is_sold() -> None:
    g = galaxy()
    own(g, 0, "gear_dl_44", "databank_dengar", SNOOTLES)
    sell = Sell((AssetType.GEAR, AssetType.CREW), 0)
    assert sell.among(Scene(g, 0)) == ["gear_dl_44", SNOOTLES]


@pytest.mark.rule("OR-FAME-1", "OR-FAME-6")
@pytest.mark.parametrize(("others", "rules"), [
    (5, ("OR-FAME-1",)), (10, ("OR-FAME-6", "OR-FAME-7")),
])  # fmt: skip
def test_a_victory_is_told_with_the_rule_that_decided_it(
    others: int, rules: tuple[str, ...]
) -> None:
    g = galaxy(Seated(fame=10), Seated(fame=others, credits=0))
    g.tell_to(Log())
    with pytest.raises(Won):
        check_victory(g)
    assert g.winner == 0
    assert [event.rules for event in g.log.events] == [rules]


def test_without_a_reward_there_are_no_credits_to_give_up() -> None:
    g = galaxy()
    for reward, able in ((None, False), (Reward(fame=1), False), (Reward(credits=2000), True)):
        event = Event(Moment.CARGO_DELIVERED, 0, reward=reward)
        scene = Scene(g, 0, "", event)
        assert FameForCredits().can(scene) is able
        assert drive(FameForCredits().do(scene)).done is (reward is not None)
    assert (event.reward, scene.event) == (Reward(fame=1), event)


@pytest.mark.parametrize("owned", [True, False])
def test_a_job_is_completed_at_once_by_whoever_has_it(owned: bool) -> None:
    g = galaxy(Seated(assets=[HEIST] if owned else []))
    assert drive(complete_at_once(g, 0, HEIST)) is owned
    assert g.job is None
    assert g.players[0].assets == []


@pytest.mark.parametrize(("card", "traded"), [
    ("gear_plastoid_armor", ("gear_armored_vest",)), ("gear_jetpack", ()), ("ship_lancer", ()),
])  # fmt: skip
def test_only_new_armor_takes_the_place_of_the_old(card: str, traded: tuple[str, ...]) -> None:
    g = galaxy(Seated(assets=["gear_armored_vest", "gear_dl_44"]))
    assert traded_in(g, 0, card) == traded


@pytest.mark.rule("OR-ASSET-3")
def test_the_cards_that_may_make_room_are_there_to_click() -> None:
    g = galaxy(Seated(assets=["gear_dl_44", "gear_jetpack"]))
    take_card(g, "gear_armored_vest")
    ask: Any = gain_asset(g, 0, "gear_armored_vest").__await__().send(None)
    found = {option.key: option.at for option in ask.show(1, False).options}
    assert found == {
        "decline": None, "gear_dl_44": "card:gear_dl_44", "gear_jetpack": "card:gear_jetpack",
    }  # fmt: skip


@pytest.mark.rule("OR-CREDITS-5", "OR-BUY-2")
@pytest.mark.parametrize(("cards", "buy"), [
    ({"gear_mod": ["gear_jetpack"]}, lambda g: buy_top(g, 0, "gear_mod")),
    ({"ship": ["ship_hwk_290"]}, lambda g: buy_top(g, 0, "ship")),
    ({"ship": ["ship_used_ship_for_sale"]}, lambda g: buy_top(g, 0, "ship")),
    ({}, lambda g: buy_any_ship(g, 0)),
])  # fmt: skip
@pytest.mark.parametrize("left", [0, 50000])
def test_whoever_has_given_the_credits_away_meanwhile_buys_nothing(
    cards: dict[str, list[str]], buy: Callable[[Galaxy], Awaitable[bool]], left: int
) -> None:
    g = galaxy(Seated(credits=50000, assets=["gear_dl_44"]), market=cards)
    going = buy(g).__await__()
    ask: Any = going.send(None)
    if not isinstance(ask, AskMany):
        ask = going.send(ask.values()[-1])
    assert ask.prompt_text().id == "or-ask-barter"
    g.players[0].credits = left
    if left:
        going.send(())  # the next card is drawn
        return
    with pytest.raises(StopIteration) as stop:
        going.send(())
    assert stop.value.value is False
    assert (g.players[0].ship, g.players[0].assets) == ("g_1a", ["gear_dl_44"])
