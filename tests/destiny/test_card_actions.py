"""Actions printed on cards, claiming, additional actions."""

import pytest

from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CHARACTERS,
    EVENTS,
    POWER_ACTION,
    THIS,
    UPGRADES,
    YOU,
    Ability,
    Activates,
    After,
    Cards,
    Exhaust,
    ExtraActions,
    Gain,
    MoveUpgrade,
    One,
    Plays,
    To,
    Whose,
)
from cantina.games.destiny.printed import Card
from cantina.games.destiny.rules import in_play
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made, support
from destiny.table import In, Side, table

MINE = support("Mine", Ability(ACTION, To(Exhaust(THIS), Gain(1))), sides="1R 2R - - - -", cost=1)


POWER = support("Power", Ability(POWER_ACTION, Gain(2)))


AMBUSH = event("Trap", Gain(1), keywords=("ambush",))


# --- card actions and power actions -------------------------------------------------------------


@pytest.mark.rule("DS-CARD-ACTION-1", "DS-CARD-ACTION-2", "DS-EXHAUST-2")
def test_using_an_action_follows_its_text_and_takes_the_turn() -> None:
    duel = table(Side([FIGHTER], supports=[MINE]), Side([SENTRY]))
    duel.act(0, "action", MINE, 0)
    assert duel.resources(0) == 1
    assert duel.asked() == (1,)
    duel.pass_(1)
    assert duel.refused(0, "action", MINE, 0) == "DS-EXHAUST-2"


@pytest.mark.rule("DS-POWER-ACTION-1")
def test_a_power_action_is_used_once_a_round_even_after_a_move() -> None:
    tool = made("upgrade", "Tool", Ability(POWER_ACTION, Gain(1)))
    shift = event("Shift C", MoveUpgrade(One(Cards(YOU, UPGRADES)), One(Cards(YOU, CHARACTERS))))
    duel = table(Side([In(ENVOY, upgrades=[tool]), FIGHTER], hand=[shift]), Side([SENTRY]))
    duel.act(0, "action", tool, 0).pass_(1)
    duel.act(0, "play", shift).pass_(1)
    assert duel.card(tool).host == duel.id(FIGHTER)
    assert duel.refused(0, "action", tool, 0) == "DS-POWER-ACTION-1"
    duel.pass_(0)
    assert duel.can(0, "action", tool, 0)  # the next round


@pytest.mark.rule("DS-CARD-ACTION-1", "DS-EXHAUST-2")
def test_an_action_that_exhausts_nothing_may_be_used_again_and_by_an_exhausted_card() -> None:
    spring = support("Spring", Ability(ACTION, Gain(1)))
    duel = table(Side([FIGHTER], supports=[In(spring, exhausted=True)]), Side([SENTRY]))
    duel.act(0, "action", spring, 0).pass_(1)
    duel.act(0, "action", spring, 0).pass_(1)
    assert duel.resources(0) == 2
    assert duel.g.round == 2


@pytest.mark.rule("DS-POWER-ACTION-1")
def test_a_power_action_that_was_used_is_used_whoever_controls_the_card() -> None:
    duel = table(Side([FIGHTER], supports=[POWER]), Side([SENTRY]))
    duel.act(0, "action", POWER, 0)
    with pytest.raises(StopIteration):
        in_play.take_control(Scene(duel.g, 1), duel.id(POWER), 1).send(None)
    duel.pass_(1).pass_(0)
    assert duel.refused(1, "action", POWER, 0) == "DS-POWER-ACTION-1"
    duel.pass_(1).pass_(0)
    assert duel.can(1, "action", POWER, 0)


@pytest.mark.rule("DS-POWER-ACTION-2", "DS-SELF-REF-1")
def test_each_copy_has_its_own_power_action() -> None:
    duel = table(Side([FIGHTER], supports=[POWER, POWER]), Side([SENTRY]))
    one, two = [card.id for card in duel.g.play.values() if card.kind == "support"]
    duel.act(0, "action", one, 0).pass_(1)
    assert not duel.can(0, "action", one, 0)
    duel.act(0, "action", two, 0)
    assert duel.resources(0) == 4


@pytest.mark.rule("DS-SELF-REF-1")
def test_this_support_is_only_that_very_card() -> None:
    duel = table(Side([FIGHTER], supports=[MINE, MINE]), Side([SENTRY]))
    one, two = [card.id for card in duel.g.play.values() if card.kind == "support"]
    duel.act(0, "action", one, 0)
    assert duel.g.play[one].exhausted
    assert not duel.g.play[two].exhausted


@pytest.mark.rule("DS-SELF-REF-1")
def test_only_the_copy_that_is_activated_reacts() -> None:
    twin = made("character", "Twin", Ability(After(Activates(THIS)), Gain(1)), sides="- - - - - -")
    duel = table(Side([twin, twin]), Side([SENTRY]))
    duel.rolls((twin, "-")).act(0, "activate", twin)
    assert duel.asked() == (1,)
    assert duel.resources(0) == 1


# --- claiming -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-CLAIM-1", "DS-BATTLEFIELD-3", "DS-BATTLEFIELD-6")
def test_claiming_takes_control_and_keeps_it() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]), controller=0)
    duel.pass_(0).act(1, "claim")
    assert duel.g.controller == 1
    duel.pass_(0)
    assert duel.g.round == 3
    assert duel.asked() == (1,)
    duel.pass_(1).pass_(0)
    duel.choose(0).choose(1)  # nobody discards anything in the upkeep
    assert duel.g.round == 4
    assert duel.asked() == (1,)
    assert duel.g.controller == 1


@pytest.mark.rule("DS-CLAIM-2", "DS-CLAIM-6", "DS-CLAIM-9")
def test_the_claim_ability_is_offered_at_once_to_the_claimant_who_may_decline() -> None:
    duel = table(Side([FIGHTER]), Side([In(SENTRY, dice=("1R",))]), battlefield="AW 168", active=1)
    duel.act(1, "claim")
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-claim"
    duel.no(1)
    assert duel.g.controller == 1
    assert duel.pool(1) == ["1R"]


@pytest.mark.rule("DS-CLAIM-3", "DS-CLAIM-4")
def test_who_claimed_passes_automatically_and_takes_no_additional_action() -> None:
    give = support(
        "Give", Ability(After(Activates(Cards(types=CHARACTERS), Whose.OPPONENT)), ExtraActions(1))
    )
    duel = table(Side([FIGHTER], supports=[give]), Side([SENTRY, RAIDER, ENVOY]))
    duel.act(0, "claim")
    for foe in (SENTRY, RAIDER, ENVOY):
        duel.rolls((foe, facts_first(foe))).act(1, "activate", foe)
        assert duel.asked() == (1,)
    duel.pass_(1)
    assert duel.g.round == 3


def facts_first(card: Card) -> str:
    return card.sides[0].code


@pytest.mark.rule("DS-CLAIM-5", "DS-FFA-9")
def test_only_one_player_claims_in_a_round() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    duel.act(0, "claim")
    assert not duel.can(1, "claim")
    assert duel.refused(1, "claim") == "DS-CLAIM-5"
    duel.pass_(1)
    assert duel.can(0, "claim")  # the next round


@pytest.mark.rule("DS-CLAIM-7")
def test_a_player_may_claim_what_he_controls() -> None:
    duel = table(Side([In(FIGHTER, dice=("1MD",))]), Side([SENTRY]), battlefield="AW 168")
    duel.act(0, "claim").yes(0)
    assert duel.pool(0) == []
    assert duel.g.claimed == 0


@pytest.mark.rule("DS-CLAIM-8")
def test_abilities_work_after_a_claim() -> None:
    watch = support(
        "Watch", Ability(After(Activates(Cards(types=CHARACTERS), Whose.OPPONENT)), Gain(1))
    )
    duel = table(Side([FIGHTER], supports=[watch]), Side([SENTRY, RAIDER]))
    duel.act(0, "claim")
    duel.rolls((SENTRY, "-")).act(1, "activate", SENTRY)
    assert duel.resources(0) == 1
    assert duel.asked() == (1,)


# --- additional actions -------------------------------------------------------------------------


@pytest.mark.rule("DS-EXTRA-ACTION-1", "DS-AMBUSH-1")
def test_an_additional_action_comes_before_the_opponents_turn() -> None:
    duel = table(Side([FIGHTER], hand=[AMBUSH]), Side([SENTRY]))
    duel.act(0, "play", AMBUSH)
    assert duel.resources(0) == 1  # its effect was applied
    assert duel.asked() == (0,)
    assert duel.prompt(0) == "ds-ask-additional"
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-AMBUSH-1")
@pytest.mark.parametrize("kind", ["support", "upgrade", "downgrade"])
def test_cards_that_stay_in_play_ambush_too(kind: str) -> None:
    card = made(kind, f"Ambushing {kind}", keywords=("ambush",))
    plain = support(f"Plain {kind}")
    duel = table(Side([FIGHTER], hand=[card, plain]), Side([SENTRY]))
    duel.act(0, "play", card)
    assert duel.prompt(0) == "ds-ask-additional"
    duel.act(0, "play", plain)
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-EXTRA-ACTION-2")
def test_declining_an_additional_action_is_no_pass() -> None:
    duel = table(Side([SENTRY]), Side([FIGHTER], hand=[AMBUSH]))
    duel.pass_(0)
    duel.act(1, "play", AMBUSH).choose(1, "decline")
    assert duel.asked() == (0,)
    duel.pass_(0)
    assert duel.g.round == 2
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-EXTRA-ACTION-3")
def test_an_additional_action_outside_ones_turn_is_taken_at_once_or_lost() -> None:
    alert = support(
        "Alert", Ability(After(Activates(Cards(types=CHARACTERS), Whose.OPPONENT)), ExtraActions(1))
    )
    duel = table(Side([FIGHTER, RAIDER]), Side([SENTRY], supports=[alert]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-additional"
    duel.choose(1, "decline")
    assert duel.prompt(1) == "ds-ask-action"  # his own turn; the additional one is gone
    assert duel.g.extra == []


@pytest.mark.rule("DS-EXTRA-ACTION-4", "DS-EXTRA-ACTION-6")
def test_the_queue_is_emptied_before_an_additional_action_which_is_not_in_it() -> None:
    note = support("Note", Ability(After(Plays(Cards(types=EVENTS))), Gain(5), may=True))
    duel = table(Side([FIGHTER], supports=[note], hand=[AMBUSH]), Side([SENTRY]))
    duel.act(0, "play", AMBUSH)
    assert duel.prompt(0) == "ds-ask-may"
    assert duel.g.extra == [0]
    assert duel.g.queue == []  # neither the ability in hand nor the action
    duel.yes(0)
    assert duel.prompt(0) == "ds-ask-additional"


@pytest.mark.rule("DS-EXTRA-ACTION-5")
def test_additional_actions_are_taken_in_the_order_they_were_gained() -> None:
    give = support(
        "Give B", Ability(After(Plays(Cards(types=EVENTS), Whose.OPPONENT)), ExtraActions(1))
    )
    both = event("Both", ExtraActions(1))
    duel = table(Side([FIGHTER], hand=[both]), Side([SENTRY], supports=[give]))
    duel.act(0, "play", both)
    assert duel.asked() == (0,)
    assert duel.g.extra == [1]
    duel.choose(0, "decline")
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-additional"


@pytest.mark.rule("DS-EXTRA-ACTION-7", "DS-EXTRA-ACTION-4")
def test_example_an_ambush_upgrade_on_rey_while_jango_fett_watches() -> None:
    # Vibroknife has Ambush; Rey may take another action after an upgrade is played on her
    duel = table(
        Side([In("AW 38", dice=(None,))], hand=["SoR 57"], resources=2),
        Side([In("AW 21", dice=(None,)), SENTRY]),
    )
    duel.act(0, "play", "SoR 57").yes(0)
    assert duel.g.extra == [0] or duel.prompt(0) == "ds-ask-additional"
    duel.rolls(("AW 38", "1R"), ("SoR 57", "1MD")).act(0, "activate", "AW 38")
    assert duel.asked() == (1,)  # Jango Fett comes before the second additional action
    assert duel.prompt(1) == "ds-ask-may"
    duel.rolls(("AW 21", "1RD")).yes(1)
    assert duel.exhausted("AW 21")
    assert duel.asked() == (0,)
    assert duel.prompt(0) == "ds-ask-additional"
    duel.choose(0, "decline")
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-action"


@pytest.mark.rule("DS-ABILITY-4")
def test_an_ability_can_be_used_as_soon_as_its_card_is_in_play() -> None:
    fast = support("Fast", Ability(ACTION, Gain(1)), keywords=("ambush",))
    duel = table(Side([FIGHTER], hand=[fast]), Side([SENTRY]))
    duel.act(0, "play", fast)
    duel.act(0, "action", fast, 0)
    assert duel.resources(0) == 1


@pytest.mark.rule("DS-BEFORE-1")
def test_kanan_resolves_a_die_before_an_action_is_taken() -> None:
    duel = table(Side([In("EaW 33", dice=("2MD", None))]), Side([SENTRY]))
    duel.rolls(("EaW 33", "1R"), ("EaW 33", "1F"))
    duel.act(0, "activate", "EaW 33").yes(0).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 2
    assert duel.pool(0) == ["1R", "1F"]  # both dice, since the resolved one was back on its card
