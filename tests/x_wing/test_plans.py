import pytest

from cantina.games.x_wing.plans import PlanView
from cantina.games.x_wing.state import Ship
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, fight

NEAR = (450.0, 380.0, 90.0)


def shown(table: Skirmish, seat: int = REBEL) -> dict[str, PlanView]:
    return {"+".join(plan.spends): plan for plan in table.view(seat).attack.plans}


def duel(
    attacker: Ship,
    defender: Ship | None = None,
    roll: tuple[str, ...] = (HIT, CRITICAL, FOCUS, BLANK),
    *more: list[str],
) -> Skirmish:
    """Four dice at Range 1 against three green ones and an evade token."""
    return fight(attacker, defender or tie(at=NEAR, tokens={"evade": 1}), list(roll), *more)


def test_every_way_to_spend_tokens_on_the_attack_roll_has_its_exact_chances() -> None:
    table = duel(x_wing(tokens={"focus": 1}, lock=1))
    plans = shown(table)
    assert list(plans) == ["lock+focus", "focus", "lock", ""]
    # evades of three dice and one token: 1 to 4 with 125, 225, 135 and 27 of 512
    none, one, two, three = 125 / 512, 225 / 512, 135 / 512, 27 / 512
    assert plans[""].damage == pytest.approx([1 - none, none, 0, 0, 0], abs=1e-4)
    assert plans["focus"].damage == pytest.approx([two + three, one, none, 0, 0], abs=1e-4)
    assert plans["focus"].hits == pytest.approx(none + one, abs=1e-4)
    # the lock rerolls the blank, and six of eight faces then count
    better = 6 / 8
    assert plans["lock+focus"].hits == pytest.approx(none + one + better * two, abs=1e-4), (
        "three results lie, a fourth comes with six faces of eight"
    )
    for plan in plans.values():
        assert sum(plan.damage) == pytest.approx(1, abs=1e-3)
        assert plan.hits == pytest.approx(1 - plan.damage[0], abs=1e-3)
    assert shown(table, IMPERIAL) == plans, "tokens and dice lie open"


def test_a_die_that_was_rerolled_is_not_planned_with_again() -> None:
    table = duel(x_wing(tokens={"focus": 1}, lock=1), None, (HIT, HIT, BLANK, BLANK), [HIT, BLANK])
    table.answer(REBEL, "lock")
    table.answer(REBEL, "2+3")
    plans = shown(table)
    assert list(plans) == ["focus", ""]
    assert plans["focus"].damage == plans[""].damage, (
        "no focus result lies, and nothing rolls again"
    )


def test_the_question_carries_the_chance_to_hit_of_each_token() -> None:
    table = duel(x_wing(tokens={"focus": 1}, lock=1))
    plans = shown(table)
    odds = {option.key: option.odds for option in table.asks(REBEL)[0].options}
    assert odds["done"] == pytest.approx(plans[""].hits, abs=1e-4)
    assert odds["lock"] == pytest.approx(plans["lock+focus"].hits, abs=1e-4)
    # the focus token first, then the lock for the blank: three hits of eight, one critical
    assert odds["focus"] == pytest.approx((125 + 225 + 135 / 2) / 512, abs=1e-4)


def test_the_plans_of_the_defender_know_both_rolls() -> None:
    defender = tie(at=NEAR, tokens={"focus": 1, "evade": 1})
    table = duel(x_wing(), defender, (HIT, HIT, CRITICAL, BLANK), [EVADE, FOCUS, BLANK])
    assert table.offered(IMPERIAL) == ["focus", "evade", "done"]
    plans = shown(table, IMPERIAL)
    assert list(plans) == ["focus+evade", "evade", "focus", ""]
    left = {name: plan.damage.index(1.0) for name, plan in plans.items()}
    assert left == {"focus+evade": 0, "focus": 1, "evade": 1, "": 2}
    assert (plans["focus+evade"].hits, plans[""].hits) == (0, 1)
    assert all(option.odds is None for option in table.asks(IMPERIAL)[0].options)


def test_without_dice_there_is_nothing_to_plan() -> None:
    table = fight(x_wing(), tie(), [HIT, FOCUS, BLANK], [FOCUS, BLANK, BLANK])
    assert table.view(REBEL).attack is None
