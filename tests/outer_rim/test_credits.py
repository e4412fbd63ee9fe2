from typing import Any

import pytest

from cantina.core.ask import Refused
from cantina.core.hashing import state_hash
from cantina.core.record import Record
from cantina.core.testing import drive
from cantina.games.outer_rim.cards.credits import Gamble, Spend
from cantina.games.outer_rim.cards.flow import May, To
from cantina.games.outer_rim.cards.players import ChoosePlayer, That
from cantina.games.outer_rim.cards.reputation import GainFame
from cantina.games.outer_rim.rules.credits import gain_credits, lose_credits, spend_credits
from cantina.games.outer_rim.terms import Skill
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk, galaxy, giving_away_meanwhile


def refusal_of(table: Desk, seat: int, key: str) -> str:
    before = [each.credits for each in table.seen.players]
    with pytest.raises(Refused) as refused:
        table.table.interject(seat, key)
    assert [each.credits for each in table.seen.players] == before
    return refused.value.rule


@pytest.mark.rule("OR-CREDITS-1")
def test_credits_come_and_go_in_exactly_the_stated_sum() -> None:
    g = galaxy(Seated(credits=5000))
    drive(gain_credits(g, 0, 3000))
    assert drive(spend_credits(g, 0, 2000))
    assert g.players[0].credits == 6000
    assert not drive(spend_credits(g, 0, 7000)), "all or nothing"
    assert g.players[0].credits == 6000
    assert drive(lose_credits(g, 0, 9000)) == 6000
    assert g.players[0].credits == 0


@pytest.mark.rule("OR-CREDITS-3", "OR-CREDITS-4", "OR-CREDITS-7")
def test_credits_are_handed_to_and_from_the_current_player_anywhere() -> None:
    table = desk(Seated(space="kessel"), Seated(space="naboo"), Seated(space="t5_x"), step="action")
    table.table.interject(1, "credits:0:1000")
    assert [each.credits for each in table.seen.players] == [11000, 9000, 10000]
    table.table.interject(0, "credits:2:3000")
    assert [each.credits for each in table.seen.players] == [8000, 9000, 13000], "a gift"
    assert table.prompt == "or-ask-action" and table.seen.actions_used == []
    poor = desk(Seated(space="kessel"), Seated(space="naboo", credits=0), step="action")
    poor.table.interject(0, "credits:1:5000")
    assert [each.credits for each in poor.seen.players] == [5000, 5000], "for nothing in return"
    assert refusal_of(table, 0, "credits:1:99000") == "OR-BUY-2"
    assert refusal_of(table, 0, "credits:1:0") == "OR-BUY-2", "something must change hands"
    assert refusal_of(table, 0, "credits:1:500") == "OR-BUY-2", "there are only thousands"
    for nonsense in ("credits:1:many", "credits:you:1000", "credits"):
        assert refusal_of(table, 0, nonsense) == "", "refused, but by no rule"
    for step in ("planning", "encounter"):
        other = desk(Seated(space="kessel"), Seated(space="naboo"), step=step)
        other.table.interject(1, "credits:0:1000")
        assert other.me().credits == 11000 and other.seen.step == step, "no action, so in any step"
    together = desk(Seated(space="naboo"), Seated(space="naboo"), step="action")
    together.table.interject(1, "credits:0:1000")
    assert "trade" in together.keys, "the trade action stays available"


@pytest.mark.rule("OR-CREDITS-5")
def test_a_loan_in_the_middle_of_a_purchase() -> None:
    table = desk(
        Seated(space="naboo", credits=2000),
        Seated(space="kessel"),
        step="action",
        market={"gear_mod": ["gear_dl_44", "gear_jetpack"]},
    )
    table.do("market", "skip")
    assert "gear_mod" not in table.keys
    table.table.interject(1, "credits:0:1000")
    assert table.prompt == "or-ask-market-buy", "the question is still open"
    table.do("gear_mod")
    assert table.assets() == ["gear_dl_44"] and table.me().credits == 0
    combat = desk(
        Seated(space="naboo", character="lando_calrissian"),
        step="encounter",
        patrols={"rebel": "naboo"},
    )
    combat.chance(["blank"] * 3).do("patrol:rebel")
    combat.table.interject(1, "credits:0:2000")
    assert combat.me().credits == 12000 and combat.g.combat is not None


@pytest.mark.rule("OR-CREDITS-5")
def test_an_offer_that_only_a_loan_could_pay_stays_open() -> None:
    def met(lender: int, **more: Any) -> Any:
        return desk(
            Seated(space="naboo", credits=1000),
            Seated(space="kessel", credits=lender),
            step="encounter",
            contacts={"naboo:1": "chewbacca"},
            **more,
        ).do("contact:naboo:1")

    table = met(1000)
    assert table.keys == ["no"] and table.blocked == {"yes": "OR-CREDITS-5"}
    assert table.refused("yes") == "OR-CREDITS-5"
    table.table.interject(1, "credits:0:1000")
    assert table.keys == ["yes", "no"] and table.blocked == {}
    table.do("yes", "keep")
    assert table.assets() == ["databank_chewbacca"]
    assert [each.credits for each in table.seen.players] == [0, 0]
    assert met(0).seen.current == 1, "nobody could lend it, so nobody is asked"


@pytest.mark.rule("OR-CREDITS-5")
def test_a_choice_waits_for_a_loan_as_well() -> None:
    def caught(lender: int) -> Any:
        smuggler = Seated(space="kessel", assets=["cargo_stolen_supplies"], credits=0)
        table = desk(smuggler, Seated(credits=lender), step="action")
        return table.chance(["blank"], "databank_1c")

    table = caught(3000).do("deliver")
    assert table.prompt == "or-ask-choose" and table.keys == ["1"], "to fight is all that is left"
    assert table.blocked == {"0": "OR-CREDITS-5"}
    table.table.interject(1, "credits:0:3000")
    table.do("0")
    assert table.assets() == [] and table.me().credits == 6000
    fought = caught(2000).chance(["hit"] * 3, ["blank"] * 4).do("deliver")
    assert fought.me().report.fights_won == 1, "no loan could pay: nothing is asked"


@pytest.mark.rule("OR-CREDITS-6")
@pytest.mark.parametrize(("current", "asked"), [(0, False), (3000, True)])
def test_only_the_current_player_could_lend_to_another(
    current: int, asked: bool, print_encounter: Printer
) -> None:
    price = That(May(To(Spend(2000), GainFame())))
    card = print_encounter("ryloth_naboo", "naboo", ChoosePlayer(price))
    table = desk(
        Seated(space="naboo", credits=current),
        Seated(space="naboo", credits=0),
        Seated(space="kessel", credits=9000),
        step="encounter",
    )
    table.g.encounters["ryloth_naboo"].put_on_top(card, 0)
    table.do("space")
    assert (table.waiting == 1 and table.prompt == "or-ask-may") == asked
    if asked:
        assert table.keys == ["no"]


@pytest.mark.rule("OR-CREDITS-6")
def test_two_others_cannot_exchange_credits() -> None:
    table = desk({}, {}, {})
    assert refusal_of(table, 1, "credits:2:1000") == "OR-CREDITS-6"
    keys = [option.key for option in table.table.game.interjections(table.g, 1)]
    assert keys == ["credits:0:1000"]


@pytest.mark.rule("OR-CREDITS-8")
def test_a_loan_is_never_collected_by_itself() -> None:
    table = desk(Seated(space="t5_x", credits=0), Seated(space="t2_om", credits=1000))
    table.table.interject(1, "credits:0:1000")
    table.do("credits", "credits")
    assert table.seen.current == 0, "the borrower's next turn"
    assert table.me().credits == 3000 and table.me(1).credits == 2000
    table.table.interject(0, "credits:1:2000")
    assert table.me(1).credits == 4000, "unless the borrower pays"


def test_a_gift_is_part_of_the_record() -> None:
    table = desk(Seated(space="t5_x"), Seated(space="t2_om"))
    table.table.interject(1, "credits:0:1000")
    table.do("credits")
    table.table.interject(0, "credits:1:2000")
    replayed = Record.parse(Record.of(table.table).dump()).replay(log=False)
    assert state_hash(replayed.state) == state_hash(table.g)
    assert [each.credits for each in replayed.view(None).players] == [11000, 11000]
    clone = table.table.copy()
    assert clone.fingerprint() == table.table.fingerprint()


@pytest.mark.rule("OR-TRADE-6")
def test_credits_given_away_meanwhile_pay_for_nothing(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", Gamble(2000, Skill.INFLUENCE))
    table = giving_away_meanwhile(card, credits=2000, given=2000)
    assert table.me().credits == 0, "no stake, no win, no roll"
    deal = desk(
        Seated(space="naboo", credits=3000),
        Seated(space="naboo", assets=["gear_dl_44"]),
        step="action",
    )
    deal.do("trade", "1", "gear_dl_44", "3000")
    deal.table.interject(0, "credits:1:1000")
    deal.do("yes")
    assert deal.assets() == [] and deal.me().credits == 2000, "the deal is off as a whole"
