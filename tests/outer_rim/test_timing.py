import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.abilities import open_window
from cantina.games.outer_rim.cards.credits import GainCredits, Spend
from cantina.games.outer_rim.cards.dice import Reroll
from cantina.games.outer_rim.cards.flow import Do, May, Sequence, To
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation, LoseReputation
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.combat import fight_enemy
from cantina.games.outer_rim.rules.rewards import pay_out
from cantina.games.outer_rim.rules.test import skill_test
from cantina.games.outer_rim.terms import Face, Faction
from outer_rim.card_table import perform
from outer_rim.conftest import Printer, turning_gear
from outer_rim.table import Desk, Seated, desk, galaxy, giving_away_meanwhile


@pytest.mark.rule("OR-TIMING-1")
def test_cannot_beats_may() -> None:
    # cargo cannot be bought at its destination, even when an effect allows buying it for less
    from cantina.games.outer_rim.rules.market import buy_top

    g = galaxy(Seated(space="ryloth"), market={"cargo": ["cargo_coaxium_crystal", "cargo_salvage"]})
    assert not drive(buy_top(g, 0, "cargo", discount=5000))
    assert not drive(buy_top(g, 0, "cargo", free=True))
    assert g.players[0].assets == []
    jobs = ["job_kessel_run", "job_relic_of_the_past"]
    g = galaxy(Seated(space="kessel"), step="encounter", market={"job": jobs})
    assert not drive(buy_top(g, 0, "job", free=True)), "it cannot be bought on Kessel"


@pytest.mark.rule("OR-TIMING-2")
def test_may_can_be_declined() -> None:
    g = galaxy(Seated(credits=5000))
    perform(g, May(GainCredits(1000)), "no")
    assert g.players[0].credits == 5000
    perform(g, May(GainCredits(1000)), "yes")
    assert g.players[0].credits == 6000


@pytest.mark.rule("OR-TIMING-3")
def test_then_means_first_one_then_the_other() -> None:
    g = galaxy(Seated(credits=0))
    assert perform(g, Sequence((GainCredits(3000), Spend(3000), GainFame())))
    assert (g.players[0].credits, g.players[0].fame) == (0, 1), "the credits came in time"


@pytest.mark.rule("OR-TIMING-4")
def test_to_needs_the_whole_price() -> None:
    g = galaxy(Seated(credits=2000))
    assert not perform(g, To(Spend(3000), GainFame()))
    assert (g.players[0].credits, g.players[0].fame) == (2000, 0)
    g.players[0].credits = 3000
    assert perform(g, To(Spend(3000), GainFame()))
    assert (g.players[0].credits, g.players[0].fame) == (0, 1)
    # a price in two parts of which only one can be paid buys nothing
    hated = galaxy(Seated(credits=3000, reputation={"hutt": -1}))
    assert not perform(hated, To(Do((Spend(3000), LoseReputation(Faction.HUTT))), GainFame()))
    assert hated.players[0].fame == 0


@pytest.mark.rule("OR-TIMING-4")
def test_a_price_that_went_elsewhere_meanwhile_buys_nothing(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", May(To(Spend(3000), GainFame())))
    table = giving_away_meanwhile(card, credits=3000, given=1000)
    assert (table.me().credits, table.me().fame) == (2000, 0), "neither paid nor gained"


@pytest.mark.rule("OR-TIMING-5")
def test_reputation_that_cannot_be_lost_buys_no_fame() -> None:
    effect = To(LoseReputation(Faction.HUTT), GainFame())
    hated = galaxy(Seated(reputation={"hutt": -1}))
    assert not perform(hated, effect)
    assert hated.players[0].fame == 0
    neutral = galaxy({})
    assert perform(neutral, effect)
    assert neutral.players[0].fame == 1 and neutral.players[0].reputation["hutt"] == -1


@pytest.mark.rule("OR-TIMING-6", "OR-TIMING-7")
def test_and_does_as_much_as_possible() -> None:
    effect = Do((LoseReputation(Faction.REBEL), GainCredits(5000)))
    hated = galaxy(Seated(reputation={"rebel": -1}))
    perform(hated, effect)
    assert hated.players[0].credits == 15000
    loved = galaxy(Seated(reputation={"rebel": 1}))
    perform(loved, Do((GainReputation(Faction.REBEL), GainCredits(1000))))
    assert loved.players[0].credits == 11000
    perform(hated, May(effect), "yes")
    assert hated.players[0].credits == 20000, "offered although half of it cannot be done"
    reward = Reward(credits=2000, fame=1, reputation=(("rebel", -1), ("hutt", 1)))
    drive(pay_out(hated, 0, reward, "job"))
    me = hated.players[0]
    assert (me.credits, me.fame) == (22000, 1)
    assert (me.reputation["rebel"], me.reputation["hutt"]) == (-1, 1)


@pytest.mark.rule("OR-TIMING-8")
def test_once_per_turn_means_every_players_turn() -> None:
    jyn = Seated(character="jyn_erso", space="t5_x")
    table = desk(jyn, Seated(space="t2_om"))
    g = table.g
    assert drive(skill_test(g, 0, "influence"), ["character:0"], [["focus", "blank"]])
    assert not drive(skill_test(g, 0, "influence"), (), [["focus", "blank"]]), "used this turn"
    table.do("credits")
    assert g.current == 1
    assert drive(skill_test(table.g, 0, "influence"), ["character:0"], [["focus", "blank"]])


@pytest.mark.rule("OR-TIMING-9")
def test_after_effects_come_before_anything_else() -> None:
    lando = Seated(character="lando_calrissian", space="cantonica", assets=["job_casino_heist"])
    table = desk(lando, step="encounter")
    table.chance(["blank", "blank"]).do("job:job_casino_heist")
    assert table.prompt == "or-ask-ability-roll", "the reroll is offered"
    assert table.option("pass").label.id == "or-option-pass"
    assert table.option("character:0").label.id != "or-option-pass"
    assert "or-log-test-failed" not in table.log, "before the test is judged"
    table.chance(["hit"], ["blank", "blank"]).do("character:0", "0")
    assert "or-log-test-passed" in table.log


@pytest.mark.rule("OR-TIMING-10", "OR-TIMING-11", "OR-CARD-16")
def test_when_effects_change_the_roll_itself_and_come_before_after_effects() -> None:
    # the Falcon turns the delivery die "when" it is rolled, Lando rerolls "after" it
    falcon = Seated(
        character="lando_calrissian",
        ship="yt_1300",
        ship_flipped=True,
        space="kessel",
        assets=["cargo_stolen_supplies"],
    )
    table = desk(falcon, step="action")
    table.chance(["crit"]).do("deliver")
    assert table.keys == ["pass", "ship:0"], "first the when effect"
    table.do("ship:0")
    assert table.keys == ["pass", "character:0"], "then the after effect"
    table.do("pass")
    assert "or-log-delivered" in table.log
    again = desk(falcon, step="action")
    again.chance(["blank"]).do("deliver")
    again.chance(["crit"]).do("character:0")
    assert again.keys == ["pass", "ship:0"], "the rerolled die is rolled to deliver too"
    again.do("ship:0")
    assert "or-log-delivered" in again.log
    declined = desk(falcon, step="action")
    declined.chance(["crit"]).do("deliver", "pass")
    declined.chance("databank_1b", ["blank", "blank"], ["hit"] * 3, ["blank"] * 3).do("pass")
    assert "or-log-delivery-trouble" in declined.log, "a die that stays is not asked about twice"


@pytest.mark.rule("OR-TIMING-12", "OR-TURN-6")
def test_the_current_player_orders_simultaneous_abilities(print_asset: Printer) -> None:
    one = print_asset(
        "gear", Ability(at=Moment.MARKET_ACTION_DONE, may=True, effect=GainCredits(1000))
    )
    two = print_asset(
        "gear", Ability(at=Moment.MARKET_ACTION_DONE, may=True, effect=GainCredits(1000))
    )
    g = galaxy({}, {}, {}, current=1)
    g.players[0].assets.append(one)
    g.players[2].assets.append(two)
    coroutine = open_window(g, Event(Moment.MARKET_ACTION_DONE, 1), (0, 1, 2))
    request = coroutine.send(None)
    assert request.seat == 1 and request.prompt_text().id == "or-ask-order"
    assert request.keys() == ["2", "0"], "clockwise from the current player"
    request = coroutine.send(0)
    assert request.seat == 0
    request = coroutine.send("pass")
    assert request.seat == 2, "then the other one, without asking again"


@pytest.mark.rule("OR-TIMING-13")
def test_an_ability_is_used_once_for_each_occurrence(print_asset: Printer) -> None:
    twice = print_asset("gear", Ability(at=Moment.AFTER_ROLL, may=True, effect=Reroll(1)))
    g = galaxy({})
    g.players[0].assets.append(twice)
    drive(skill_test(g, 0, "tech"), [f"{twice}:0", "0"], [["blank", "blank"], ["blank"]])
    drive(skill_test(g, 0, "tech"), [f"{twice}:0", "0"], [["blank", "blank"], ["crit"]])
    pay = Ability(at=Moment.COMBAT_WON, effect=GainCredits(1000))
    g.players[1].assets.append(print_asset("gear", pay))
    for credits in (11000, 12000):
        drive(fight_enemy(g, 1, "ground", 0, "or-enemy-gang"), (), [["hit"] * 3])
        assert g.players[1].credits == credits, "what must be used is used once as well"


@pytest.mark.rule("OR-TIMING-14")
def test_one_ability_waits_for_the_other(print_asset: Printer) -> None:
    first, second = (turning_gear(print_asset, Face.BLANK, to) for to in (Face.HIT, Face.CRIT))
    g = galaxy(Seated(character="han_solo"))
    g.players[0].assets += [first, second]
    coroutine = skill_test(g, 0, "influence")
    request = coroutine.send(None)
    request = coroutine.send(request.parse(["blank", "blank"]))
    assert request.keys() == ["pass", f"{first}:0", f"{second}:0"]
    request = coroutine.send(f"{first}:0")
    assert request.prompt_text().id == "or-ask-turn", "its own question first"
    request = coroutine.send((0,))
    assert request.keys() == ["pass", f"{second}:0"]


@pytest.mark.rule("OR-TIMING-15")
def test_an_ability_is_offered_at_its_moment_only(print_asset: Printer) -> None:
    card = print_asset("gear", Ability(at=Moment.ACTION, effect=GainCredits(1000)))
    for step in ("planning", "encounter"):
        g = galaxy(Seated(space="naboo"), step=step)
        g.players[0].assets.append(card)
        assert not any(card in key for key in Desk(g).keys)
    g = galaxy(Seated(space="naboo"), step="action")
    g.players[0].assets.append(card)
    table = Desk(g)
    table.do(f"ability:{card}:0")
    assert table.me().credits == 11000


@pytest.mark.rule("OR-CORE-4", "OR-COMBAT-38")
def test_card_and_rule_both_apply_where_they_can(print_asset: Printer) -> None:
    # a weapon for nothing still needs a slot and still adds to the printed value
    weapon = print_asset("gear", modifiers=(Standing(Modifier(Value.GROUND_COMBAT, 2)),))
    g = galaxy(Seated(assets=["gear_dl_44", "gear_jetpack"]))
    from cantina.games.outer_rim.rules.assets import gain_asset
    from cantina.games.outer_rim.rules.values import combat_value

    drive(gain_asset(g, 0, weapon), ["gear_jetpack"])
    assert combat_value(g, 0, "ground") == 3 + 1 + 2
    assert g.players[0].assets == ["gear_dl_44", weapon]
