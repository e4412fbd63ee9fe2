import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.flow import Do
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.content.encounters_kafrene import PreventDamage
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.assets import discard_asset
from cantina.games.outer_rim.rules.combat import fight_player
from cantina.games.outer_rim.rules.damage import recover, suffer_damage
from cantina.games.outer_rim.rules.values import health
from outer_rim.conftest import Printer
from outer_rim.table import Seated, desk, galaxy


@pytest.mark.rule("OR-DEFEAT-1")
@pytest.mark.parametrize(("kind", "most"), [("ground", 4), ("ship", 4)])
def test_damage_equal_to_health_or_hull_defeats(kind: str, most: int) -> None:
    g = galaxy({})
    drive(suffer_damage(g, 0, most - 1, kind))
    assert not g.players[0].defeated
    drive(suffer_damage(g, 0, 1, kind))
    assert g.players[0].defeated
    assert (g.players[0].damage == 0) == (kind == "ship"), "the other one may be unhurt"


@pytest.mark.rule("OR-DEFEAT-2")
@pytest.mark.parametrize(("credits", "left"), [(7000, 4000), (2000, 0)])
def test_a_defeated_player_loses_three_thousand(credits: int, left: int) -> None:
    g = galaxy(Seated(credits=credits))
    drive(suffer_damage(g, 0, 9, "ground"))
    assert g.players[0].credits == left


@pytest.mark.rule("OR-DEFEAT-3")
def test_a_defeated_player_stays_where_he_is() -> None:
    g = galaxy(Seated(space="t5_x"))
    drive(suffer_damage(g, 0, 9, "ground"))
    assert g.players[0].space == "t5_x" and g.players[0].defeated


@pytest.mark.rule("OR-DEFEAT-4")
def test_the_current_action_is_finished_then_the_turn_is_over() -> None:
    # the thugs of card 1b defeat the smuggler in the middle of a delivery of two cargos
    cargo = ["cargo_stolen_weapons", "kessel_maelstrom_1"]
    table = desk(
        Seated(space="tatooine", ship="yv_666", assets=cargo, damage=3),
        Seated(space="t2_om"),
        step="action",
    )
    table.chance(
        ["blank"], "databank_1b", ["blank", "blank"], ["blank"] * 3, ["hit", "blank", "blank"]
    )
    table.do("deliver", "cargo_stolen_weapons")
    assert table.me().defeated
    assert table.prompt == "or-ask-deliver", "the same action may be finished"
    assert table.keys == ["kessel_maelstrom_1", "stop"]
    table.do("stop")
    assert table.seen.current == 1, "no other action, no encounter step"


@pytest.mark.rule("OR-DEFEAT-4")
def test_a_defeat_in_the_planning_step_ends_the_turn_after_it(print_asset: Printer) -> None:
    risk = Do((Suffer(4), GainCredits(1000)))
    gamble = print_asset("gear", Ability(at=Moment.PLANNING, effect=risk))
    table = desk(Seated(space="naboo", assets=[gamble]), Seated(space="kessel"))
    table.do(f"ability:{gamble}:0")
    assert table.me().defeated and table.me().credits == 8000, "resolved to its end"
    assert (table.seen.current, table.seen.step) == (1, "planning")


@pytest.mark.rule("OR-DEFEAT-5")
def test_the_next_planning_step_heals_everything() -> None:
    table = desk(Seated(space="t5_x", damage=4, ship_damage=2, defeated=True))
    # recovering was forced and the quiet turn in deep space is already over
    assert (table.me().damage, table.me().ship_damage, table.me().defeated) == (0, 0, False)


@pytest.mark.rule("OR-DEFEAT-6", "OR-DEFEAT-7")
def test_recovering_earlier_ends_the_defeat_at_once() -> None:
    g = galaxy(Seated(damage=4, defeated=True))
    drive(recover(g, 0, 1, "ground"))
    assert not g.players[0].defeated
    table = desk(Seated(damage=3))
    assert {"credits", "recover", "move:naboo"} <= set(table.keys)
    both = galaxy(Seated(damage=4, ship_damage=4, defeated=True))
    drive(recover(both, 0, 1, "ground"))
    assert both.players[0].defeated, "the ship is still beaten"


@pytest.mark.rule("OR-DEFEAT-11")
def test_defeat_on_another_players_turn_does_not_end_that_turn() -> None:
    g = galaxy(
        Seated(space="naboo"), Seated(space="naboo", credits=9000, secrets=["ryloth_naboo_8"])
    )
    drive(fight_player(g, 0, 1), (), [["crit", "crit", "blank"], ["blank"] * 3])
    victim = g.players[1]
    assert victim.defeated
    assert victim.credits == 6000 and victim.secrets == []
    assert not g.turn_over and not g.turn_ending


@pytest.mark.rule("OR-DAMAGE-1")
def test_character_and_ship_damage_are_apart() -> None:
    g = galaxy({})
    drive(suffer_damage(g, 0, 2, "ground"))
    drive(suffer_damage(g, 0, 3, "ship"))
    assert (g.players[0].damage, g.players[0].ship_damage) == (2, 3)
    drive(suffer_damage(g, 0, 1, "ground"))
    assert not g.players[0].defeated, "six damage in all, but four on neither"
    drive(suffer_damage(g, 0, 1, "ship"))
    assert (g.players[0].damage, g.players[0].ship_damage) == (3, 4)
    assert g.players[0].defeated, "the hull alone decides for the ship"


@pytest.mark.rule("OR-DAMAGE-2")
def test_damage_beyond_the_value_is_ignored() -> None:
    g = galaxy(Seated(damage=3))
    drive(suffer_damage(g, 0, 5, "ground"))
    assert g.players[0].damage == 4
    drive(suffer_damage(g, 0, 5, "ship"))
    assert g.players[0].ship_damage == 4
    # a patrol deals 6 to a ship with 1 hull left, and only 1 is told
    table = desk(Seated(ship_damage=3), step="encounter", patrols={"rebel": "naboo"})
    table.chance(["blank"] * 3, ["crit"] * 3).do("patrol:rebel", "t5_x")
    told = [each for each in table.table.log if each.text.id == "or-log-ship-damage"]
    assert [each.text.args["amount"] for each in told] == [1]
    assert table.me().ship_damage == 4


@pytest.mark.rule("OR-DAMAGE-3")
def test_recovering_removes_the_stated_number() -> None:
    g = galaxy(Seated(damage=3, ship_damage=2))
    assert drive(recover(g, 0, 2, "ground")) == 2
    assert (g.players[0].damage, g.players[0].ship_damage) == (1, 2)
    assert drive(recover(g, 0, None, "ship")) == 2
    assert g.players[0].ship_damage == 0
    assert drive(recover(g, 0, 5, "ground")) == 1, "no more than there is"
    assert g.players[0].damage == 0


@pytest.mark.rule("OR-DAMAGE-4")
def test_prevented_damage_is_not_suffered(print_asset: Printer) -> None:
    shield = print_asset(
        "gear", Ability(at=Moment.BEFORE_DAMAGE, may=True, effect=PreventDamage(2))
    )
    g = galaxy({})
    g.players[0].assets.append(shield)
    g.current = 1
    drive(suffer_damage(g, 0, 3, "ground"), [f"{shield}:0"])
    assert g.players[0].damage == 1, "whoever's turn it is"
    drive(suffer_damage(g, 0, 2, "ground"), ["pass"])
    assert g.players[0].damage == 3, "a player may decline"


@pytest.mark.rule("OR-DAMAGE-6")
def test_a_value_that_falls_to_the_damage_defeats() -> None:
    g = galaxy(Seated(assets=["gear_armored_vest"], damage=5, credits=9000))
    assert health(g, 0) == 6 and not g.players[0].defeated
    drive(discard_asset(g, 0, "gear_armored_vest"))
    assert g.players[0].damage == 4, "surplus damage is removed"
    assert g.players[0].defeated and g.players[0].credits == 6000
    safe = galaxy(Seated(assets=["gear_armored_vest"], damage=3))
    drive(discard_asset(safe, 0, "gear_armored_vest"))
    assert safe.players[0].damage == 3 and not safe.players[0].defeated


@pytest.mark.rule("OR-LIMIT-1")
def test_tokens_never_run_out() -> None:
    from cantina.games.outer_rim.rules.credits import gain_credits

    g = galaxy(Seated(credits=160000), Seated(credits=160000))
    drive(gain_credits(g, 0, 50000))
    assert g.players[0].credits == 210000
    for seat in (0, 1):
        g.players[seat].damage, g.players[seat].ship_damage = 0, 3
    others = galaxy({}, Seated(damage=15), Seated(damage=15), Seated(damage=15))
    drive(suffer_damage(others, 0, 3, "ground"))
    assert others.players[0].damage == 3, "more than the forty tokens of the box"


@pytest.mark.rule("OR-DEFEAT-6", "OR-DEFEAT-7", "OR-PLANNING-4")
def test_what_may_be_done_at_any_time_may_be_done_before_recovering() -> None:
    beaten = Seated(damage=4, defeated=True)
    table = desk({**beaten, "assets": ["cargo_bacta_supplies"]})
    assert table.keys == ["recover", "now:cargo_bacta_supplies:0"]
    table.do("now:cargo_bacta_supplies:0")
    assert not table.me().defeated
    assert {"credits", "recover", "move:naboo"} <= set(table.keys), "every option is open again"
