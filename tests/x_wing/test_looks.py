"""What X-Wing's judge looks at: both squads as they lie open, and who points at whom."""

from typing import Any

import pytest

from cantina.bots.learned import Learned, Origin
from cantina.bots.registry import find_mind
from cantina.games.x_wing.bot.exchange import Exchange
from cantina.games.x_wing.bot.looks import LOOKS, OF_A_SQUAD, look
from cantina.games.x_wing.bot.sight import Sight
from cantina.games.x_wing.state import Battle, DamageCard
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import play, position


def looked(g: Battle, seat: int = REBEL) -> dict[str, float]:
    return dict(zip(LOOKS, look(g, seat), strict=True))


def duel(heading: float = 270, **more: Any) -> Battle:
    """Luke Skywalker flies north; a TIE fighter before him looks somewhere."""
    return position(x_wing("lukeskywalker", at=(450, 300, 90)), tie(at=(450, 500, heading), **more))


def test_what_one_side_has_the_other_side_sees() -> None:
    g = duel()
    rebel, imperial = looked(g), looked(g, IMPERIAL)
    for name in OF_A_SQUAD:
        assert rebel[f"own-{name}"] == imperial[f"enemy-{name}"]
        assert rebel[f"enemy-{name}"] == imperial[f"own-{name}"]
    assert rebel["race"] == pytest.approx(-imperial["race"])
    assert rebel["own-points"] > rebel["enemy-points"]


def test_who_points_at_whom_is_seen() -> None:
    facing, fleeing = looked(duel(270)), looked(duel(90))
    assert facing["enemy-shots"] > 0.0 == fleeing["enemy-shots"]
    assert facing["enemy-threat"] > 0.0 == fleeing["enemy-threat"]
    assert facing["own-shots"] == fleeing["own-shots"] > 0.0


def test_a_target_out_of_range_is_a_threat_and_no_shot() -> None:
    g = duel()
    g.ships[1].y = 800.0
    seen = looked(g)
    assert seen["own-shots"] == 0.0 < seen["own-threat"]
    assert seen["far"] == pytest.approx(500.0 / 300.0)


def test_damage_counts_by_the_number_of_cards_whatever_they_say() -> None:
    whole = looked(duel())
    hurt = [looked(duel(damage=(DamageCard(0, kind),))) for kind in ("", "damaged-engine")]
    assert hurt[0] == hurt[1]
    assert hurt[0]["enemy-health"] == pytest.approx(whole["enemy-health"] - 0.2)
    assert hurt[0]["race"] > whole["race"]
    assert (whole["enemy-wounded"], hurt[0]["enemy-wounded"]) == (0, 1)


def test_cards_that_make_a_ship_stronger_count() -> None:
    plain, strong = looked(duel()), looked(duel(upgrades=("hullupgrade",)))
    assert strong["enemy-health"] == pytest.approx(plain["enemy-health"] + 0.2)
    assert strong["enemy-cost"] > plain["enemy-cost"]


def test_a_learned_judge_leaves_missions_to_what_people_wrote() -> None:
    mind = find_mind("x-wing")
    width, origin = len(LOOKS), Origin(0, 0, 0, 0, 0.0, 0.0)
    judge = Learned("x-wing", "", tuple(LOOKS), (), (), (), (0.0,) * width, 2.0, origin)
    value = mind.taught(judge).value
    assert value(duel(), REBEL) == pytest.approx(0.881, abs=0.001)
    mission = position(x_wing(), tie(), options={"mission": "asteroid-run"})
    assert value(mission, REBEL) == mind.value(mission, REBEL)


def test_a_ship_that_costs_nothing_can_be_weighed() -> None:
    pup = tie("nashtahpuppilot", at=(450, 500, 270))
    sight = Sight(play(position(x_wing(at=(450, 300, 90)), pup)).view(REBEL))
    exchange = Exchange(sight)
    assert exchange.harm(sight.friends) > 0.0 == exchange.harm(sight.enemies)
