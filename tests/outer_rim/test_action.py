import pytest

from outer_rim.table import Seated, desk

AT_HOME = Seated(space="ryloth", assets=["cargo_coaxium_crystal"])


@pytest.mark.rule("OR-ACTION-1")
def test_any_number_of_actions_in_any_order() -> None:
    first = desk(AT_HOME, step="action", market={"cargo": ["cargo_salvage", "cargo_droid_parts"]})
    first.do("deliver", "market", "skip", "cargo")
    assert "done" in first.keys
    second = desk(AT_HOME, step="action", market={"gear_mod": ["gear_dl_44", "gear_jetpack"]})
    second.do("market", "skip", "skip", "deliver")
    assert second.assets() == []
    nothing = desk(AT_HOME, step="action")
    nothing.do("done")
    assert nothing.seen.step == "encounter"


@pytest.mark.rule("OR-ACTION-2", "OR-MARKET-6")
def test_an_action_only_once_per_step() -> None:
    table = desk(Seated(space="naboo"), step="action")
    table.do("market", "skip", "skip")
    assert "market" not in table.keys
    assert table.refused("market") == "OR-ACTION-2"
    again = desk(Seated(space="naboo"), Seated(space="t4_om"), step="action")
    assert "market" in again.keys, "a new step has its own actions"


@pytest.mark.rule("OR-ACTION-2")
def test_each_kind_of_action_comes_back_only_in_the_next_action_step() -> None:
    table = desk(
        {**AT_HOME, "character": "bossk", "damage": 3}, Seated(space="ryloth"), step="action"
    )
    table.do("deliver", "market", "skip", "skip")
    table.g.players[0].assets.append("cargo_coaxium_crystal")
    for action in ("deliver", "market"):
        assert table.refused(action) == "OR-ACTION-2"
    table.do("ability:character:0")
    assert table.me().damage == 1, "there is more to recover"
    assert table.keys == ["done", "trade"]
    table.do("trade", "1", "none", "1000", "yes", "-1")
    assert table.seen.step == "encounter", "nothing is left to do"
    table.do("space", "credits", "done", "space", "credits")
    assert table.seen.current == 0 and table.seen.step == "action"
    assert table.keys == ["done", "deliver", "market", "trade", "ability:character:0"]


@pytest.mark.rule("OR-ACTION-3", "OR-ACTION-4")
def test_deliver_market_trade_and_card_actions_are_all_there_is() -> None:
    table = desk(AT_HOME, Seated(space="ryloth"), step="action")
    assert table.keys == ["done", "deliver", "market", "trade", "ability:character:0"]
    table.do("ability:character:0", "ryloth:1")
    token = next(each for each in table.g.contacts if each.place == "ryloth:1")
    assert token.seen_by == (0,)


@pytest.mark.rule("OR-ACTION-5")
def test_every_action_ability_once() -> None:
    shielded = Seated(character="bossk", damage=3, ship_damage=3, assets=["mod_shield_upgrade"])
    table = desk(shielded, step="action")
    table.do("ability:character:0", "ability:mod_shield_upgrade:0")
    assert (table.me().damage, table.me().ship_damage) == (1, 0)
    table.g.players[0].damage = table.g.players[0].ship_damage = 2
    table.refused("ability:character:0")
    table.refused("ability:mod_shield_upgrade:0")


@pytest.mark.rule("OR-ACTION-6", "OR-TIMING-14")
def test_an_action_ability_cannot_interrupt_a_delivery() -> None:
    two = Seated(space="ryloth", ship="yv_666", assets=["cargo_coaxium_crystal", "databank_91d"])
    table = desk(two, step="action")
    table.do("deliver", "databank_91d")
    assert table.prompt == "or-ask-deliver", "the delivery is still in progress"
    assert table.keys == ["cargo_coaxium_crystal", "stop"]
    table.refused("ability:character:0")
    table.do("cargo_coaxium_crystal")
    assert "ability:character:0" in table.keys
    table.do("market")
    for prompt in ("or-ask-market-discard", "or-ask-market-buy"):
        assert table.prompt == prompt
        table.refused("ability:character:0")
        table.do("skip")
    assert "ability:character:0" in table.keys, "between two actions it can be used"
