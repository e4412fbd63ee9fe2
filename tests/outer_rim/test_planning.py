import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.rules.damage import recover_all
from outer_rim.table import Seated, desk


@pytest.mark.rule("OR-PLANNING-1", "OR-PLANNING-2")
def test_one_option_is_chosen_and_credits_are_two_thousand() -> None:
    table = desk(Seated(credits=4000))
    moves = [key for key in table.keys if key.startswith("move:")]
    assert moves and table.keys == ["credits", "recover", *moves], "and nothing else"
    table.do("credits")
    assert table.me().credits == 6000
    assert table.seen.step == "action", "the planning step is spent"
    table.refused("move:t5_x")


@pytest.mark.rule("OR-PLANNING-3", "OR-DAMAGE-1")
def test_recovering_removes_all_damage_from_character_and_ship() -> None:
    table = desk(Seated(damage=2, ship_damage=3))
    assert drive(recover_all(table.g.copy(), 0)) == 5
    table.do("recover")
    assert (table.me().damage, table.me().ship_damage) == (0, 0)


@pytest.mark.rule("OR-PLANNING-3")
def test_what_is_whole_is_not_said_to_recover() -> None:
    table = desk(Seated(damage=2))
    table.do("recover")
    assert "or-log-recover-character" in table.log and "or-log-recover-ship" not in table.log


@pytest.mark.rule("OR-PLANNING-4", "OR-PLANNING-5", "OR-DEFEAT-5")
def test_a_defeated_player_must_recover() -> None:
    aphra = Seated(character="doctor_aphra", flipped=True, space="naboo", damage=4, ship_damage=1)
    healthy = desk({**aphra, "damage": 0})
    assert "ability:character:1" in healthy.keys, "her Planning ability"
    table = desk({**aphra, "defeated": True})
    # recovering is the only answer, so it is taken without asking
    assert table.seen.step == "action"
    assert (table.me().damage, table.me().ship_damage) == (0, 0)
    assert not table.me().defeated
    assert table.me().credits == 10000 and table.me().space == "naboo"


@pytest.mark.rule("OR-PLANNING-6", "OR-ACTION-2")
def test_a_planning_ability_takes_the_place_of_the_other_options() -> None:
    aphra = Seated(character="doctor_aphra", flipped=True, space="t5_x")
    table = desk(aphra, market={"cargo": ["cargo_salvage", "cargo_droid_parts"]})
    table.do("ability:character:1", "skip", "cargo")
    assert "cargo_salvage" in table.assets(), "a market action at a navpoint"
    assert table.seen.current == 1, "the step is spent, and with it this turn in deep space"
    assert table.me().credits == 9000 and table.me().space == "t5_x"


@pytest.mark.rule("OR-PLANNING-6")
def test_a_market_action_in_planning_leaves_the_one_of_the_action_step() -> None:
    aphra = Seated(character="doctor_aphra", flipped=True, space="naboo")
    table = desk(aphra, market={"cargo": ["cargo_salvage", "cargo_droid_parts"]})
    table.do("ability:character:1", "skip", "cargo")
    assert table.seen.step == "action"
    assert "market" in table.keys
