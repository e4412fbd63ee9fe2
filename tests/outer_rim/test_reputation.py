import pytest

from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import drive, play_at_random
from cantina.games.outer_rim import game
from cantina.games.outer_rim.rules import reputation
from cantina.games.outer_rim.terms import FACTIONS
from outer_rim.table import Seated, desk, galaxy


@pytest.mark.rule("OR-REPUTATION-1")
def test_everybody_has_one_of_three_standings_with_each_of_four_factions() -> None:
    g = galaxy()
    for faction in ("rebel", "imperial", "hutt", "syndicate"):
        seen = set()
        for _ in range(3):
            seen.add(reputation.reputation(g, 0, faction))
            drive(reputation.gain_reputation(g, 0, faction))
        for _ in range(4):
            drive(reputation.lose_reputation(g, 0, faction))
            seen.add(reputation.reputation(g, 0, faction))
        assert seen == {-1, 0, 1}
    assert set(FACTIONS) == {"rebel", "imperial", "hutt", "syndicate"}
    table = play_at_random(Table.start(game, 2, seed=1), Rng(1), 8)
    for player in table.view(0).players:
        assert set(player.reputation) == set(FACTIONS), "after a real setup, for everybody to see"


@pytest.mark.rule("OR-REPUTATION-2", "OR-REPUTATION-4")
def test_gaining_moves_toward_positive_and_stops_there() -> None:
    g = galaxy(Seated(reputation={"hutt": -1}))
    assert drive(reputation.gain_reputation(g, 0, "hutt"))
    assert reputation.reputation(g, 0, "hutt") == 0
    assert drive(reputation.gain_reputation(g, 0, "hutt"))
    assert not drive(reputation.gain_reputation(g, 0, "hutt")), "no effect at positive"
    drive(reputation.lose_reputation(g, 0, "hutt"))
    assert reputation.reputation(g, 0, "hutt") == 0, "nothing was saved up"


@pytest.mark.rule("OR-REPUTATION-3", "OR-REPUTATION-5", "OR-REPUTATION-10")
def test_losing_moves_toward_negative_and_stops_there() -> None:
    g = galaxy(Seated(reputation={"rebel": 0, "hutt": 1}))
    assert drive(reputation.lose_reputation(g, 0, "rebel"))
    assert g.players[0].reputation == {"rebel": -1, "imperial": 0, "hutt": 1, "syndicate": 0}
    assert not drive(reputation.lose_reputation(g, 0, "rebel"))
    drive(reputation.gain_reputation(g, 0, "rebel"))
    assert reputation.reputation(g, 0, "rebel") == 0
    assert drive(reputation.lose_reputation(g, 0, "hutt"))
    assert reputation.reputation(g, 0, "hutt") == 0, "one step, not all the way"


@pytest.mark.rule("OR-REPUTATION-6")
def test_setting_ignores_what_was_before() -> None:
    g = galaxy(Seated(reputation={"rebel": -1}))
    drive(reputation.set_reputation(g, 0, "rebel", 1))
    assert reputation.reputation(g, 0, "rebel") == 1


@pytest.mark.rule("OR-REPUTATION-8", "OR-REPUTATION-9")
@pytest.mark.parametrize(
    ("standing", "passes", "forced"), [(1, True, False), (0, False, False), (-1, False, True)]
)
def test_reputation_decides_about_passing_and_fighting(
    standing: int, passes: bool, forced: bool
) -> None:
    hero = Seated(space="naboo", reputation={"imperial": standing, "hutt": standing})
    way = desk(hero, patrols={"imperial": "t5_x"})
    assert ("move:t5_om" in way.keys) == passes
    table = desk(hero, step="encounter", patrols={"imperial": "naboo", "hutt": "naboo"})
    assert ("space" not in table.keys) if forced else ("space" in table.keys)
