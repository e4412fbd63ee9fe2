"""What a side costs, which plus sides join it, and dice resolved through cards."""

import pytest

from cantina.games.destiny.cards import vocabulary as words
from cantina.games.destiny.terms import Symbol
from destiny.made import BOOST, FIGHTER, RAIDER, SENTRY, event, made, support
from destiny.table import In, Side, fighters, table


@pytest.mark.rule("DS-RESOURCE-4")
def test_resources_pay_for_cards_abilities_and_dice() -> None:
    trade = support(
        "Trade Post",
        words.Ability(words.ACTION, words.To(words.Spend(2), words.Deal(1, words.A_CHARACTER))),
    )
    bribe = event("Bribe", words.Gain(0), cost=1)
    raider = In(RAIDER, dice=("3MD1",))
    duel = table(Side([raider], supports=[trade], hand=[bribe], resources=4), Side([SENTRY]))
    duel.act(0, "play", bribe).pass_(1)
    assert duel.resources(0) == 3
    duel.act(0, "action", trade, 0).choose(0, SENTRY).pass_(1)
    assert duel.resources(0) == 1
    duel.act(0, "resolve", (RAIDER, 0)).choose(0, SENTRY)
    assert duel.g.players[0].report.resources_spent == 4
    assert duel.resources(0) == 0
    assert duel.damage(SENTRY) == 4


@pytest.mark.rule("DS-COST-3", "DS-RESOLVE-3")
def test_the_cost_of_a_side_is_spent_to_resolve_it() -> None:
    duel = table(Side([In(RAIDER, dice=("3MD1",))], resources=1), Side([SENTRY]))
    duel.act(0, "resolve", (RAIDER, 0))
    assert duel.resources(0) == 0  # paid before the effect is applied
    assert duel.damage(SENTRY) == 0
    duel.choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3


@pytest.mark.rule("DS-COST-3", "DS-MODIFIER-2")
def test_a_plus_side_pays_its_own_cost_or_stays_out() -> None:
    pilot = In("SoR 4", dice=("+3RD1",))
    duel = table(Side([In(FIGHTER, dice=("1RD",)), pilot], resources=1), Side([SENTRY]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, ("SoR 4", 0))
    assert duel.resources(0) == 0
    duel.choose(0, SENTRY)
    assert duel.damage(SENTRY) == 4
    poor = table(Side([In(FIGHTER, dice=("1RD",)), pilot], resources=0), Side([SENTRY]))
    poor.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)  # no plus die is offered
    assert poor.damage(SENTRY) == 1
    assert poor.shows("SoR 4") == "+3RD1"


@pytest.mark.rule("DS-COST-4")
def test_a_side_that_cannot_be_paid_for_cannot_be_resolved() -> None:
    duel = table(Side([In(RAIDER, dice=("3MD1",))], resources=0), Side([SENTRY]))
    assert not duel.can(0, "resolve", (RAIDER, 0))
    assert duel.refused(0, "resolve", (RAIDER, 0)) == "DS-COST-4"
    enough = table(Side([In(RAIDER, dice=("3MD1",))], resources=1), Side([SENTRY]))
    assert enough.can(0, "resolve", (RAIDER, 0))


@pytest.mark.rule("DS-MODIFIER-1", "DS-MODIFIER-4")
def test_a_plus_side_is_never_resolved_alone_nor_with_another_symbol() -> None:
    duel = table(Side([In(RAIDER, dice=("+2RD",)), In(FIGHTER, dice=("1MD",))]), Side([SENTRY]))
    assert not duel.can(0, "resolve", (RAIDER, 0))
    assert duel.refused(0, "resolve", (RAIDER, 0)) == "DS-MODIFIER-1"
    duel.act(0, "resolve", (FIGHTER, 0))
    assert duel.prompt(0) == "ds-ask-damage"  # no plus die was offered to join
    duel.choose(0, SENTRY)
    assert duel.damage(SENTRY) == 1


@pytest.mark.rule("DS-MODIFIER-1", "DS-RESOLVE-2")
def test_only_plus_sides_join_another_die() -> None:
    duel = fighters("1MD", "2MD", "+2MD")
    duel.act(0, "resolve", (FIGHTER, 0))
    assert duel.prompt(0) == "ds-ask-modifiers"
    assert duel.can_choose(0, (FIGHTER, 1), (FIGHTER, 2)) == [False, True]
    plain = fighters("1MD", "2MD")
    plain.act(0, "resolve", (FIGHTER, 0))
    assert plain.prompt(0) == "ds-ask-damage"


@pytest.mark.rule("DS-MODIFIER-2")
def test_a_plus_side_adds_its_value() -> None:
    duel = table(Side([In(SENTRY, dice=("1Sh", "+1Sh"))]), Side([FIGHTER]))
    duel.act(0, "resolve", (SENTRY, 0)).choose(0, (SENTRY, 1)).choose(0, SENTRY)
    assert duel.shields(SENTRY) == 2
    assert duel.pool(0) == []


@pytest.mark.rule("DS-MODIFIER-3")
def test_example_plus_two_ranged_with_one_ranged_deals_three() -> None:
    duel = table(Side([In(RAIDER, dice=("1RD", "+2RD"))]), Side([SENTRY]))
    duel.act(0, "resolve", (RAIDER, 0)).choose(0, (RAIDER, 1)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3
    assert duel.log().count("ds-log-damage") == 1  # one instance
    again = table(Side([In(RAIDER, dice=(None, "+2RD"))]), Side([SENTRY]))
    assert "resolve" not in again.kinds(0)


@pytest.mark.rule("DS-MODIFIER-2")
def test_any_number_of_plus_dice_join_and_each_pays_its_own_cost() -> None:
    payer = made("character", "Payer", sides="1RD +1RD1 +2RD1 - - -")
    duel = table(Side([In(payer, dice=("1RD", "+1RD1", "+2RD1"))], resources=1), Side([SENTRY]))
    duel.act(0, "resolve", (payer, 0))
    assert duel.refused(0, f"{duel.die(payer, 1)}+{duel.die(payer, 2)}") == "DS-COST-4"
    duel.choose(0, (payer, 2)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3
    assert duel.resources(0) == 0


@pytest.mark.rule("DS-CARD-RESOLVE-1", "DS-INCREASE-1")
def test_a_card_that_resolves_a_die_adds_its_own_instruction_for_this_time_only() -> None:
    duel = table(Side([In(FIGHTER, dice=("2MD",))], hand=[BOOST]), Side([SENTRY]))
    duel.act(0, "play", BOOST).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 4
    duel.pass_(1)
    duel.rolls((FIGHTER, "2MD")).act(0, "activate", FIGHTER).pass_(1)
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 6


@pytest.mark.rule("DS-CARD-RESOLVE-2", "DS-CARD-RESOLVE-3")
def test_through_a_card_costs_are_paid_and_plus_sides_stay_out() -> None:
    duel = table(
        Side([In(RAIDER, dice=("3MD1", "+2RD", "1RD"))], hand=[BOOST], resources=0), Side([SENTRY])
    )
    duel.act(0, "play", BOOST)
    assert duel.prompt(0) == "ds-ask-damage"  # only the 1 ranged could be chosen, and alone
    duel.choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3
    assert duel.pool(0) == ["3MD1", "+2RD"]


@pytest.mark.rule("DS-CARD-RESOLVE-2")
def test_through_a_card_the_cost_of_a_side_is_spent() -> None:
    duel = table(
        Side([In(RAIDER, dice=("3MD1", "1RD"))], hand=[BOOST], resources=3), Side([SENTRY])
    )
    duel.act(0, "play", BOOST).choose(0, (RAIDER, 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 5
    assert duel.resources(0) == 2


@pytest.mark.rule("DS-CARD-RESOLVE-4", "DS-DECKBUILD-21")
def test_secret_facility_resolves_a_plus_side_together_with_a_plain_one() -> None:
    duel = table(
        Side([In(RAIDER, dice=("1RD", "+2RD", "3RD"))]), Side([SENTRY]), battlefield="SoR 159"
    )
    duel.act(0, "claim").yes(0)
    duel.choose(0, (RAIDER, 0)).choose(0, (RAIDER, 1)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3
    duel.choose(0, (RAIDER, 2)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 6
    assert duel.pool(0) == []
    one = event("One Die", words.Resolve(words.One(words.Dice(words.YOU, shows=(Symbol.RANGED,)))))
    single = table(Side([In(RAIDER, dice=("1RD", "+2RD"))], hand=[one]), Side([SENTRY]))
    single.act(0, "play", one)
    assert single.prompt(0) == "ds-ask-damage"  # a card that resolves one die adds no plus die
    single.choose(0, SENTRY)
    assert single.damage(SENTRY) == 1
    assert single.pool(0) == ["+2RD"]
