"""What a player is shown before deciding: where to click, how likely it is, why it is refused."""

import pytest

from cantina.core.ask import Refused
from cantina.core.cards import If
from cantina.core.testing import drive
from cantina.core.text import seat_name
from cantina.games.outer_rim import game
from cantina.games.outer_rim.cards.damage import IsDamaged
from cantina.games.outer_rim.cards.flow import Do
from cantina.games.outer_rim.cards.job_odds import COMPLETED, FAILED, Numbers, Prospect
from cantina.games.outer_rim.cards.jobs import CompleteJob, FailJob
from cantina.games.outer_rim.cards.movement import Move
from cantina.games.outer_rim.content.makers import market_card
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.odds import enemy_odds
from cantina.games.outer_rim.rules.barter import pay, spend_with_barter
from cantina.games.outer_rim.rules.rewards import half
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import FACTIONS, Faction, MarketDeck
from outer_rim.card_table import CAST, galaxy, own, perform
from outer_rim.table import desk


def test_an_ability_is_clicked_where_it_is_printed() -> None:
    hurt = {"character": "bossk", "damage": 1, "assets": ["databank_doctor_evazan"]}
    table = desk(hurt, step="action")
    assert table.option("ability:character:0").at == "character:0"
    assert table.option("ability:databank_doctor_evazan:0").at == "card:databank_doctor_evazan"
    guards = [{"ship": "lancer", "ship_flipped": True, "space": at} for at in ("t3_lo", "t2_ri")]
    table = desk({"space": "lothal"}, *guards, patrols=dict.fromkeys(FACTIONS, "naboo"))
    table.do("move:t3_li")
    assert table.option("ship:0").at == "ship:1"


def test_a_fight_for_a_bounty_is_shown_with_its_odds() -> None:
    table = desk(
        {"space": "t5_x", "assets": ["bounty_greedo", "databank_greedo"]}, step="encounter"
    )
    bounty = asset("bounty_greedo").bounty
    assert bounty is not None
    expected = enemy_odds(table.g, 0, bounty.kind, bounty.dice)
    assert table.option("hunt:bounty_greedo:0").odds == pytest.approx(expected)
    assert table.option("space").odds is None


def ends(effect: Do, **changes: object) -> dict[Prospect, float]:
    """Return how a job may stand after something."""
    g = galaxy()
    for name, value in changes.items():
        setattr(g.players[0], name, value)
    return Numbers(g, 0, "").after(effect, Prospect(0, 0, 0))


def test_what_comes_after_the_end_of_a_job_changes_no_odds() -> None:
    failed = Do((FailJob(), CompleteJob()))
    completed = Do((CompleteJob(), FailJob()))
    for effect, status in ((failed, FAILED), (completed, COMPLETED)):
        assert [end.status for end in ends(effect)] == [status]


@pytest.mark.parametrize(("damage", "status"), [(0, FAILED), (1, COMPLETED)])
def test_odds_go_by_what_is_true_now(damage: int, status: str) -> None:
    either = Do((If(IsDamaged(), CompleteJob(), FailJob()),))
    assert [end.status for end in ends(either, damage=damage)] == [status]


@pytest.mark.rule("OR-CREDITS-3", "OR-CREDITS-4")
def test_gifts_are_offered_to_each_other_player_by_name() -> None:
    g = galaxy(*CAST[:3])
    g.turn = 1
    gifts = [(each.key, each.at, each.label.args["other"]) for each in game.interjections(g, 0)]
    assert gifts == [
        ("credits:1:1000", "player:1", seat_name(1)),
        ("credits:2:1000", "player:2", seat_name(2)),
    ]
    assert [each.key for each in game.interjections(g, 2)] == ["credits:0:1000"]


@pytest.mark.rule("OR-CREDITS-3")
def test_a_gift_beyond_means_is_refused_with_what_one_has() -> None:
    g = galaxy()
    g.turn = 1
    g.players[0].credits = 3000
    with pytest.raises(Refused) as refused:
        game.interject(g, 0, "credits:1:4000")
    assert refused.value.reason.args["credits"] == 3000


@pytest.mark.rule("OR-BARTER-12")
def test_who_cannot_pay_keeps_everything() -> None:
    g = galaxy()
    own(g, 0, "gear_dl_44")
    assert not drive(spend_with_barter(g, 0, 14000))
    g.players[0].assets = []
    assert not drive(pay(g, 0, 11000))
    assert g.players[0].credits == 10000


def test_half_of_an_odd_reward_is_whole_thousands() -> None:
    assert [half(credits) for credits in (0, 1000, 2000, 5000, 7000)] == [0, 0, 1000, 2000, 3000]


def test_an_icon_names_a_faction_and_a_distance() -> None:
    card = market_card(MarketDeck.GEAR_MOD, "test", "ours", asset("gear_dl_44"), (Faction.HUTT, 2))
    assert card.icon is not None
    assert (card.icon.faction, card.icon.distance) == ("hutt", 2)


def guarded(guard: str, other: str) -> Galaxy:
    """Lay out a flight from Lothal; somebody may make ships stop, somebody else may not."""
    g = galaxy(*CAST[:3], at="lothal")
    g.players[1].ship, g.players[1].ship_flipped, g.players[1].space = "lancer", True, guard
    g.players[2].space = other
    for patrol in g.patrols:
        patrol.space = "naboo"
    return g


@pytest.mark.rule("OR-MOVEMENT-7", "OR-MOVEMENT-11")
@pytest.mark.parametrize(("guard", "other"), [("t3_lo", "t2_ri"), ("t2_ri", "t3_lo")])
def test_the_way_leads_past_those_who_cannot_stop_the_ship(guard: str, other: str) -> None:
    g = guarded(guard, other)
    assert perform(g, Move(4), "t3_li")  # nobody is asked
    assert g.players[0].space == "t3_li"


@pytest.mark.rule("OR-MOVEMENT-7")
def test_on_the_only_way_the_guard_may_stop_the_ship() -> None:
    for answer, stopped in (("ship:0", "t3_lo"), ("pass", "t3_li")):
        g = guarded("t3_lo", "t2_ri")
        g.players[2].ship, g.players[2].ship_flipped = "lancer", True
        assert perform(g, Move(4), "t3_li", answer)
        assert g.players[0].space == stopped
