import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.flow import If
from cantina.games.outer_rim.content.encounters_kafrene import MostFamous
from cantina.games.outer_rim.options import Options
from cantina.games.outer_rim.rules import fame
from cantina.games.outer_rim.rules.assets import discard_asset, gain_asset
from cantina.games.outer_rim.rules.reputation import lose_reputation
from outer_rim.card_table import perform
from outer_rim.table import Desk, Seated, desk, galaxy, take_card


@pytest.mark.rule("OR-FAME-1")
def test_ten_fame_win_at_once() -> None:
    table = desk(
        Seated(space="kessel", fame=9, assets=["cargo_stolen_supplies"]),
        step="action",
        chance=[["hit"]],
    )
    table.do("deliver")
    assert table.table.over
    assert table.table.result.winners == (0,)
    assert table.assets() == ["cargo_stolen_supplies"], "nothing happens after the victory"
    nine = desk(Seated(space="kessel", fame=8, assets=["cargo_stolen_supplies"]), step="action")
    nine.chance(["hit"]).do("deliver")
    assert not nine.table.over


@pytest.mark.rule("OR-FAME-2")
def test_fame_never_falls_below_0() -> None:
    g = galaxy(Seated(fame=2))
    drive(fame.gain_fame(g, 0, 1))
    assert g.players[0].fame == 3
    drive(fame.lose_fame(g, 0, 2))
    assert g.players[0].fame == 1
    drive(fame.lose_fame(g, 0, 5))
    assert g.players[0].fame == 0


@pytest.mark.rule("OR-FAME-4", "OR-FAME-5")
def test_fame_while_an_asset_is_owned_and_its_condition_holds() -> None:
    liked = Seated(reputation={"hutt": 1, "rebel": 1}, fame=5, space="naboo")
    g = galaxy(liked)
    take_card(g, "luxury_extravagant_wardrobe")
    drive(gain_asset(g, 0, "luxury_extravagant_wardrobe"), ["keep"])
    assert g.players[0].fame == 6
    drive(lose_reputation(g, 0, "hutt"))
    assert g.players[0].fame == 5, "only one positive reputation is left"
    drive(lose_reputation(g, 0, "hutt"))
    assert g.players[0].fame == 5, "lost once only"
    again = galaxy(liked)
    take_card(again, "luxury_extravagant_wardrobe")
    drive(gain_asset(again, 0, "luxury_extravagant_wardrobe"), ["keep"])
    drive(discard_asset(again, 0, "luxury_extravagant_wardrobe"))
    assert again.players[0].fame == 5
    close = galaxy({**liked, "fame": 9})
    take_card(close, "luxury_extravagant_wardrobe")
    with pytest.raises(fame.Won):
        drive(gain_asset(close, 0, "luxury_extravagant_wardrobe"), ["keep"])


def reached_together(first_player: int = 0, *credits: int) -> int:
    players = [Seated(fame=9, credits=sum_) for sum_ in credits]
    g = galaxy(*players, first_player=first_player)
    fame.together(g)
    for seat in range(len(credits)):
        drive(fame.gain_fame(g, seat, 1))
    assert g.winner == -1, "nobody has won before both have it"
    with pytest.raises(fame.Won):
        fame.apart(g)
    return g.winner


@pytest.mark.rule("OR-FAME-6")
def test_of_two_who_arrive_together_the_richer_wins() -> None:
    assert reached_together(0, 4000, 7000) == 1
    assert reached_together(0, 7000, 4000) == 0
    g = galaxy(Seated(fame=9, credits=4000), Seated(fame=9, credits=7000))
    fame.together(g)
    drive(fame.gain_fame(g, 0, 2))
    drive(fame.gain_fame(g, 1, 1))
    with pytest.raises(fame.Won):
        fame.apart(g)
    assert g.winner == 1, "10 are enough, more of it decides nothing"
    # Stolen Jewels give both players fame at the same time
    table = desk(
        Seated(space="naboo", fame=9, credits=0, assets=["luxury_stolen_jewels"]),
        Seated(space="naboo", fame=9, credits=2000),
        step="action",
    )
    table.do("ability:luxury_stolen_jewels:0")
    assert table.table.result.winners == (1,)


@pytest.mark.rule("OR-FAME-7")
def test_with_equal_credits_the_later_seat_wins() -> None:
    assert reached_together(0, 5000, 3000, 5000) == 2
    assert reached_together(2, 5000, 5000, 5000) == 1, "furthest clockwise from the first player"


@pytest.mark.rule("OR-FAME-8", "OR-FAME-9")
def test_the_most_famous() -> None:
    assert fame.most_famous(galaxy({}, {}, {})) == [0, 1, 2]
    assert fame.most_famous(galaxy(Seated(fame=4), Seated(fame=4), Seated(fame=2))) == [0, 1]


@pytest.mark.rule("OR-FAME-10")
def test_a_tied_current_player_counts_as_the_most_famous() -> None:
    effect = If(MostFamous(), GainCredits(1000))
    tied = galaxy(Seated(fame=4), Seated(fame=4))
    perform(tied, effect)
    assert tied.players[0].credits == 11000
    behind = galaxy(Seated(fame=3), Seated(fame=4))
    perform(behind, effect)
    assert behind.players[0].credits == 10000


@pytest.mark.rule("OR-VARIANT-1", "OR-VARIANT-2")
@pytest.mark.parametrize("goal", [8, 10, 12])
def test_the_agreed_fame_wins(goal: int) -> None:
    options = Options(fame=goal)
    for before, over in ((goal - 1, True), (goal - 2, False)):
        player = Seated(space="kessel", fame=before, assets=["cargo_stolen_supplies"])
        table = Desk(galaxy(player, step="action", options=options), ["hit"], options=options)
        table.do("deliver")
        assert table.table.over == over


def test_the_game_report_tells_where_fame_came_from() -> None:
    table = desk(
        Seated(space="kessel", assets=["cargo_stolen_supplies"]), step="action", chance=[["hit"]]
    )
    table.do("deliver")
    report = table.table.view(None).players[0].report
    assert report.fame_sources == {"cargo": 1}
    assert report.earned == 6000
    assert report.dice == {"hit": 1}
    assert report.luck == 1.6
