"""Turns and the six kinds of action, passing, additional and undone actions."""

import pytest

from cantina.core.effects import Do, May, Then, To
from cantina.core.hashing import state_hash
from cantina.games.destiny.vocabulary.conditions import ControlBattlefield
from cantina.games.destiny.vocabulary.effects import (
    CostLess,
    Draw,
    Exhaust,
    ExtraActions,
    Gain,
    MoveUpgrade,
    Play,
    Remove,
    Spend,
)
from cantina.games.destiny.vocabulary.events import Activates, Plays
from cantina.games.destiny.vocabulary.frames import (
    Action,
    After,
    Before,
    Ongoing,
    PowerAction,
    WhenPlayed,
)
from cantina.games.destiny.vocabulary.phrases import (
    A_DIE,
    CHARACTERS,
    EVENTS,
    SUPPORTS,
    THIS,
    UPGRADES,
    YELLOW,
    YOU,
)
from cantina.games.destiny.vocabulary.rules import CostChanges
from cantina.games.destiny.vocabulary.selectors import Cards, One, Whose, Zone
from destiny.table import ENVOY, FIGHTER, RAIDER, SENTRY, In, Side, made, table

BRIEF = made("event", "Brief", WhenPlayed(Gain(1)))
MINE = made("support", "Mine", Action(To(Exhaust(THIS), Gain(1))), sides="1R 2R - - - -", cost=1)
POWER = made("support", "Power", PowerAction(Gain(2)))
AMBUSH = made("event", "Trap", WhenPlayed(Gain(1)), keywords=("ambush",))
HELPER = made(
    "support", "Helper", Before(Plays(Cards(types=SUPPORTS)), May(To(Exhaust(THIS), CostLess(1))))
)


# --- rounds, turns, passing ---------------------------------------------------------------------


@pytest.mark.rule("DS-ROUND-2", "DS-ROUND-3", "DS-BATTLEFIELD-6")
def test_the_battlefields_controller_begins_and_turns_alternate():
    duel = table(Side([FIGHTER, ENVOY]), Side([SENTRY]), controller=1, step="round", round_=0)
    assert duel.asked() == (1,)
    duel.rolls((SENTRY, "-")).act(1, "activate", SENTRY)
    assert duel.asked() == (0,)
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-ROUND-4", "DS-PASS-1")
def test_the_phase_ends_when_all_pass_in_a_row_and_not_before():
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    duel.pass_(0)
    duel.rolls((SENTRY, "-")).act(1, "activate", SENTRY)
    assert duel.g.round == 2
    assert "activate" in duel.kinds(0)  # a full turn again
    duel.pass_(0)
    assert duel.g.round == 2
    duel.pass_(1)
    assert duel.g.round == 3


@pytest.mark.rule("DS-ACTION-1")
def test_passing_is_always_possible_and_doing_nothing_else_is_not():
    duel = table(Side([In(FIGHTER, exhausted=True)]), Side([SENTRY]))
    assert duel.offered(0) == ["claim", "pass"]
    duel.refused(0, "")
    assert duel.asked() == (0,)


@pytest.mark.rule("DS-ACTION-3")
def test_there_are_six_kinds_of_action_and_the_pass():
    duel = table(Side([In(FIGHTER, dice=("1MD",))], supports=[MINE], hand=[BRIEF]), Side([SENTRY]))
    assert duel.kinds(0) == {"play", "activate", "resolve", "reroll", "action", "claim", "pass"}


@pytest.mark.rule("DS-PASS-2", "DS-CHOOSE-6")
def test_an_action_that_changes_nothing_is_a_pass():
    idle = made("support", "Idle", Action(Remove(A_DIE)))
    duel = table(Side([FIGHTER]), Side([SENTRY], supports=[idle]))
    duel.pass_(0)
    duel.act(1, "action", idle, 0)
    assert duel.g.round == 3


@pytest.mark.rule("DS-PASS-3", "DS-CARD-ACTION-3")
def test_example_journals_of_ben_kenobi_with_and_without_its_die():
    journals = In("SoR 41", dice=("1R",))
    duel = table(Side([In(SENTRY, upgrades=[journals])]), Side([FIGHTER]))
    duel.act(0, "action", "SoR 41", 0)
    assert len(duel.hand(0)) == 1
    assert duel.shows("SoR 41") is None
    duel.pass_(1)
    duel.act(0, "action", "SoR 41", 0)  # nothing to remove now: a pass, the second in a row
    assert duel.prompt(0) == "ds-ask-upkeep-discard"
    assert len(duel.hand(0)) == 1


@pytest.mark.rule("DS-PASS-4")
def test_example_air_superiority_without_shields_is_no_pass():
    duel = table(Side([FIGHTER]), Side([SENTRY], supports=["SoR 124"]))
    duel.pass_(0)
    duel.act(1, "action", "SoR 124", 1)
    assert duel.exhausted("SoR 124")
    assert duel.g.round == 2
    assert duel.asked() == (0,)


# --- playing a card -----------------------------------------------------------------------------


@pytest.mark.rule("DS-PLAY-CARD-2", "DS-PLAY-RESTRICTION-1", "DS-PLAY-CARD-8")
def test_a_play_restriction_is_checked_before_the_cost():
    only = made("event", "Only", WhenPlayed(Gain(9)), only_if=ControlBattlefield(), cost=3)
    poor = table(Side([FIGHTER], hand=[only]), Side([SENTRY]), controller=1)
    assert poor.refused(0, "play", only) == "DS-PLAY-RESTRICTION-1"  # not the cost
    rich = table(Side([FIGHTER], hand=[only], resources=3), Side([SENTRY]), controller=0)
    assert rich.can(0, "play", only)


@pytest.mark.rule("DS-PLAY-CARD-3", "DS-PLAY-RESTRICTION-2")
def test_an_upgrade_only_for_yellow_characters_needs_one():
    holster = made("upgrade", "Holster", only_on=Cards(types=CHARACTERS, colours=YELLOW))
    duel = table(Side([FIGHTER, ENVOY, SENTRY], hand=[holster]), Side([SENTRY]))
    duel.act(0, "play", holster)  # the envoy is its only host
    assert duel.card(holster).host == duel.id(ENVOY)
    none = table(Side([FIGHTER], hand=[holster]), Side([ENVOY]))
    assert none.refused(0, "play", holster) == "DS-PLAY-CARD-3"


@pytest.mark.rule("DS-PLAY-RESTRICTION-3", "DS-MOVE-5")
def test_a_restriction_counts_only_when_the_card_is_played():
    holster = made("upgrade", "Holster B", only_on=Cards(types=CHARACTERS, colours=YELLOW))
    shift = made(
        "event",
        "Shift",
        WhenPlayed(MoveUpgrade(One(Cards(YOU, UPGRADES)), One(Cards(YOU, CHARACTERS)))),
    )
    duel = table(Side([In(ENVOY, upgrades=[holster]), FIGHTER], hand=[shift]), Side([SENTRY]))
    duel.act(0, "play", shift)
    assert duel.card(holster).host == duel.id(FIGHTER)  # a red character
    duel.pass_(1).pass_(0)
    assert duel.in_play(holster)


@pytest.mark.rule("DS-PLAY-CARD-4")
def test_a_card_is_playable_if_all_reductions_together_make_it_payable():
    dear = made("support", "Dear", cost=3)
    with_help = table(Side([FIGHTER], supports=[HELPER], hand=[dear], resources=2), Side([SENTRY]))
    assert with_help.can(0, "play", dear)
    without = table(Side([FIGHTER], hand=[dear], resources=2), Side([SENTRY]))
    assert without.refused(0, "play", dear) == "DS-PLAY-CARD-4"


@pytest.mark.rule("DS-PLAY-CARD-5", "DS-PLAY-CARD-6", "DS-DECREASE-1")
def test_cost_modifiers_come_before_the_payment_and_the_payment_before_the_effect():
    dear = made("support", "Dear B", After(Plays(THIS), Gain(7)), cost=3)
    duel = table(Side([FIGHTER], supports=[HELPER], hand=[dear], resources=2), Side([SENTRY]))
    duel.act(0, "play", dear)
    assert duel.resources(0) == 2  # not paid while the helper is asked
    assert duel.prompt(0) == "ds-ask-may"
    duel.yes(0)
    assert duel.exhausted(HELPER)
    assert duel.resources(0) == 7
    told = duel.log()
    assert told.index("ds-log-exhaust") < told.index("ds-log-spend") < told.index("ds-log-gain")


@pytest.mark.rule("DS-PLAY-CARD-5")
def test_the_replaced_upgrade_leaves_before_the_payment():
    old = made("upgrade", "Old", cost=1)
    new = made("upgrade", "New", cost=2)
    duel = table(Side([In(FIGHTER, upgrades=[old])], hand=[new], resources=2), Side([SENTRY]))
    duel.act(0, "play", new).choose(0, old)
    told = duel.log()
    places = [told.index(f"ds-log-{one}") for one in ("play", "discarded", "spend")]
    assert places == sorted(places)


@pytest.mark.rule("DS-PLAY-CARD-7", "DS-QUEUE-5")
def test_an_event_played_by_an_ability_waits_for_its_place_in_the_queue():
    bonus = made("event", "Bonus", WhenPlayed(Gain(4)))
    caller = made(
        "character",
        "Caller",
        After(Activates(THIS), Play(One(Cards(YOU, zone=Zone.HAND)))),
        sides="1R - - - - -",
    )
    flag = made("support", "Flag", After(Activates(Cards(types=CHARACTERS)), Spend(1)))
    duel = table(Side([caller], supports=[flag], hand=[bonus], resources=1), Side([SENTRY]))
    duel.rolls((caller, "1R")).act(0, "activate", caller)
    duel.choose(0, next(k for k in duel.offered(0)))  # the caller's ability first
    told = [one for one in duel.log() if one in ("ds-log-play", "ds-log-spend", "ds-log-gain")]
    assert told == ["ds-log-play", "ds-log-spend", "ds-log-gain"]  # the flag was ahead


@pytest.mark.rule("DS-FREE-1")
def test_for_free_costs_nothing():
    gift = made("event", "Gift", WhenPlayed(Play(One(Cards(YOU, zone=Zone.HAND)), free=True)))
    dear = made("support", "Dear C", cost=9)
    duel = table(Side([FIGHTER], hand=[gift, dear], resources=0), Side([SENTRY]))
    duel.act(0, "play", gift)
    assert duel.in_play(dear)
    assert duel.resources(0) == 0


# --- activating ---------------------------------------------------------------------------------


@pytest.mark.rule("DS-ACTIVATE-3")
def test_a_die_already_in_the_pool_is_not_rolled_again():
    duel = table(Side([In(FIGHTER, dice=("2RD", None))]), Side([SENTRY]))
    duel.rolls((FIGHTER, "1MD")).act(0, "activate", FIGHTER)
    assert duel.pool(0) == ["2RD", "1MD"]


@pytest.mark.rule("DS-ACTIVATE-5", "DS-READY-1", "DS-EXHAUST-1")
def test_an_exhausted_card_cannot_be_activated():
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER).pass_(1)
    assert duel.refused(0, "activate", FIGHTER) == "DS-ACTIVATE-5"
    duel.pass_(0)
    assert duel.g.round == 3
    assert duel.can(0, "activate", FIGHTER)


# --- resolving ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-RESOLVE-1", "DS-RESOLVE-5", "DS-RESOLVE-4")
def test_one_action_resolves_dice_of_one_symbol_whatever_their_values():
    duel = table(Side([In(FIGHTER, dice=("1MD", "2MD", "2RD"))]), Side([SENTRY]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.can(0, "resolve", (FIGHTER, 1))
    assert not duel.can(0, "resolve", (FIGHTER, 2))
    duel.act(0, "resolve", (FIGHTER, 1)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3
    assert duel.shows(FIGHTER, 0) is None
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-RESOLVE-6")
def test_the_resolve_action_begins_with_a_die_and_may_stop_after_it():
    duel = table(Side([In(FIGHTER, dice=("1MD", "2MD"))]), Side([SENTRY]))
    assert "stop" not in duel.offered(0)  # an empty resolve action does not exist
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert "stop" in duel.offered(0)
    duel.choose(0, "stop")
    assert duel.pool(0) == ["2MD"]
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-RESOLVE-7")
def test_a_die_turned_to_the_symbol_meanwhile_may_follow():
    other = made("character", "Other", sides="1F 2R - - - -")
    duel = table(Side([In(ENVOY, dice=("1F",)), In(other, dice=("-",))]), Side([SENTRY]))
    duel.act(0, "resolve", (ENVOY, 0)).choose(0, (other, 0)).side(0, other, "1F")
    assert duel.can(0, "resolve", (other, 0))


# --- discarding to reroll -----------------------------------------------------------------------


@pytest.mark.rule("DS-REROLL-1", "DS-REROLL-2")
def test_a_discarded_card_rerolls_any_number_of_own_dice_at_once():
    duel = table(
        Side([In(FIGHTER, dice=("-", "-", "1MD", "-"))], hand=[BRIEF]),
        Side([In(SENTRY, dice=("-",))]),
    )
    duel.act(0, "reroll", BRIEF)
    assert duel.discard(0) == ["Brief"]
    assert duel.can_choose(0, (SENTRY, 0)) == [False]
    duel.rolls((FIGHTER, "2MD"), (FIGHTER, "-"), (FIGHTER, "1RD"))
    duel.choose(0, (FIGHTER, 0), (FIGHTER, 1), (FIGHTER, 3))
    assert [duel.shows(FIGHTER, n) for n in range(4)] == ["2MD", "-", "1MD", "1RD"]
    assert duel.asked() == (1,)  # nothing can be added after the roll


@pytest.mark.rule("DS-REROLL-1")
def test_without_dice_there_is_nothing_to_reroll():
    duel = table(Side([FIGHTER], hand=[BRIEF]), Side([In(SENTRY, dice=("-",))]))
    assert "reroll" not in duel.kinds(0)


# --- card actions and power actions -------------------------------------------------------------


@pytest.mark.rule("DS-CARD-ACTION-1", "DS-CARD-ACTION-2", "DS-EXHAUST-2")
def test_using_an_action_follows_its_text_and_takes_the_turn():
    duel = table(Side([FIGHTER], supports=[MINE]), Side([SENTRY]))
    duel.act(0, "action", MINE, 0)
    assert duel.resources(0) == 1
    assert duel.asked() == (1,)
    duel.pass_(1)
    assert duel.refused(0, "action", MINE, 0) == "DS-EXHAUST-2"


@pytest.mark.rule("DS-POWER-ACTION-1")
def test_a_power_action_is_used_once_a_round_even_after_a_move():
    tool = made("upgrade", "Tool", PowerAction(Gain(1)))
    shift = made(
        "event",
        "Shift C",
        WhenPlayed(MoveUpgrade(One(Cards(YOU, UPGRADES)), One(Cards(YOU, CHARACTERS)))),
    )
    duel = table(Side([In(ENVOY, upgrades=[tool]), FIGHTER], hand=[shift]), Side([SENTRY]))
    duel.act(0, "action", tool, 0).pass_(1)
    duel.act(0, "play", shift).pass_(1)
    assert duel.card(tool).host == duel.id(FIGHTER)
    assert duel.refused(0, "action", tool, 0) == "DS-POWER-ACTION-1"
    duel.pass_(0)
    assert duel.can(0, "action", tool, 0)  # the next round


@pytest.mark.rule("DS-POWER-ACTION-2", "DS-SELF-REF-1")
def test_each_copy_has_its_own_power_action():
    duel = table(Side([FIGHTER], supports=[POWER, POWER]), Side([SENTRY]))
    one, two = [card.id for card in duel.g.play.values() if card.kind == "support"]
    duel.act(0, "action", one, 0).pass_(1)
    assert not duel.can(0, "action", one, 0)
    duel.act(0, "action", two, 0)
    assert duel.resources(0) == 4


@pytest.mark.rule("DS-SELF-REF-1")
def test_this_support_is_only_that_very_card():
    duel = table(Side([FIGHTER], supports=[MINE, MINE]), Side([SENTRY]))
    one, two = [card.id for card in duel.g.play.values() if card.kind == "support"]
    duel.act(0, "action", one, 0)
    assert duel.g.play[one].exhausted
    assert not duel.g.play[two].exhausted


# --- claiming -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-CLAIM-1", "DS-BATTLEFIELD-3", "DS-BATTLEFIELD-6")
def test_claiming_takes_control_and_keeps_it():
    duel = table(Side([FIGHTER]), Side([SENTRY]), controller=0)
    duel.pass_(0).act(1, "claim")
    assert duel.g.controller == 1
    duel.pass_(0)
    assert duel.g.round == 3
    assert duel.asked() == (1,)
    duel.pass_(1).pass_(0)
    for seat in duel.asked():
        duel.choose(seat)
    assert duel.g.controller == 1


@pytest.mark.rule("DS-CLAIM-2", "DS-CLAIM-6", "DS-CLAIM-9")
def test_the_claim_ability_is_offered_at_once_to_the_claimant_who_may_decline():
    duel = table(Side([FIGHTER]), Side([In(SENTRY, dice=("1R",))]), battlefield="AW 168", active=1)
    duel.act(1, "claim")
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-claim"
    duel.no(1)
    assert duel.g.controller == 1
    assert duel.pool(1) == ["1R"]


@pytest.mark.rule("DS-CLAIM-3", "DS-CLAIM-4")
def test_who_claimed_passes_automatically_and_takes_no_additional_action():
    give = made(
        "support",
        "Give",
        After(Activates(Cards(types=CHARACTERS), Whose.OPPONENT), ExtraActions(1)),
    )
    duel = table(Side([FIGHTER], supports=[give]), Side([SENTRY, RAIDER, ENVOY]))
    duel.act(0, "claim")
    for foe in (SENTRY, RAIDER, ENVOY):
        duel.rolls((foe, facts_first(foe))).act(1, "activate", foe)
        assert duel.asked() == (1,)
    duel.pass_(1)
    assert duel.g.round == 3


def facts_first(card):
    return card.sides[0].code


@pytest.mark.rule("DS-CLAIM-5", "DS-FFA-9")
def test_only_one_player_claims_in_a_round():
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    duel.act(0, "claim")
    assert not duel.can(1, "claim")
    assert duel.refused(1, "claim") == "DS-CLAIM-5"
    duel.pass_(1)
    assert duel.can(0, "claim")  # the next round


@pytest.mark.rule("DS-CLAIM-7")
def test_a_player_may_claim_what_he_controls():
    duel = table(Side([In(FIGHTER, dice=("1MD",))]), Side([SENTRY]), battlefield="AW 168")
    duel.act(0, "claim").yes(0)
    assert duel.pool(0) == []
    assert duel.g.claimed == 0


@pytest.mark.rule("DS-CLAIM-8")
def test_abilities_work_after_a_claim():
    watch = made(
        "support", "Watch", After(Activates(Cards(types=CHARACTERS), Whose.OPPONENT), Gain(1))
    )
    duel = table(Side([FIGHTER], supports=[watch]), Side([SENTRY, RAIDER]))
    duel.act(0, "claim")
    duel.rolls((SENTRY, "-")).act(1, "activate", SENTRY)
    assert duel.resources(0) == 1
    assert duel.asked() == (1,)


# --- illegal actions ----------------------------------------------------------------------------


@pytest.mark.rule("DS-ILLEGAL-1", "DS-ILLEGAL-2", "DS-ILLEGAL-3")
def test_a_play_that_cannot_be_paid_in_the_end_is_undone_as_a_whole():
    dear = made("support", "Dear D", After(Plays(THIS), Gain(7)), cost=3)
    duel = table(Side([FIGHTER], supports=[HELPER], hand=[dear], resources=2), Side([SENTRY]))
    before = duel.g.copy()
    duel.act(0, "play", dear).no(0)  # the helper was needed, and is declined
    assert duel.asked() == (0,)  # the same player still has the turn
    after = duel.g.copy()
    after.step = before.step
    assert state_hash(after) == state_hash(before)
    assert duel.hand(0) == ["Dear D"]
    assert duel.g.queue == []
    duel.pass_(0)
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-ILLEGAL-1")
def test_an_upgrade_that_one_host_makes_dearer_is_undone_too():
    stern = made(
        "character",
        "Stern",
        Ongoing(CostChanges(2, Cards(types=UPGRADES), on=THIS)),
        sides="1R - - - - -",
    )
    aide = made(
        "support", "Aide", Before(Plays(Cards(types=UPGRADES)), May(To(Exhaust(THIS), CostLess(2))))
    )
    kit = made("upgrade", "Kit", cost=1)
    duel = table(Side([FIGHTER, stern], supports=[aide], hand=[kit], resources=1), Side([SENTRY]))
    duel.act(0, "play", kit).choose(0, stern).no(0)
    assert duel.hand(0) == ["Kit"]
    assert duel.asked() == (0,)
    assert (duel.resources(0), duel.exhausted(aide)) == (1, False)


@pytest.mark.rule("DS-ILLEGAL-4", "DS-THEN-1")
def test_what_touched_a_deck_stands_even_if_the_rest_fails():
    gamble = made("event", "Gamble", WhenPlayed(Then(Do((Draw(1), Spend(5))), Gain(9))))
    duel = table(Side([FIGHTER], hand=[gamble]), Side([SENTRY]))
    duel.act(0, "play", gamble)
    assert len(duel.hand(0)) == 1
    assert duel.resources(0) == 0
    assert duel.asked() == (1,)  # it was his action


# --- additional actions -------------------------------------------------------------------------


@pytest.mark.rule("DS-EXTRA-ACTION-1", "DS-AMBUSH-1")
def test_an_additional_action_comes_before_the_opponents_turn():
    duel = table(Side([FIGHTER], hand=[AMBUSH]), Side([SENTRY]))
    duel.act(0, "play", AMBUSH)
    assert duel.resources(0) == 1  # its effect was applied
    assert duel.asked() == (0,)
    assert duel.prompt(0) == "ds-ask-additional"
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-EXTRA-ACTION-2")
def test_declining_an_additional_action_is_no_pass():
    duel = table(Side([SENTRY]), Side([FIGHTER], hand=[AMBUSH]))
    duel.pass_(0)
    duel.act(1, "play", AMBUSH).choose(1, "decline")
    assert duel.asked() == (0,)
    duel.pass_(0)
    assert duel.g.round == 2
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-EXTRA-ACTION-3")
def test_an_additional_action_outside_ones_turn_is_taken_at_once_or_lost():
    alert = made(
        "support",
        "Alert",
        After(Activates(Cards(types=CHARACTERS), Whose.OPPONENT), ExtraActions(1)),
    )
    duel = table(Side([FIGHTER, RAIDER]), Side([SENTRY], supports=[alert]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-additional"
    duel.choose(1, "decline")
    assert duel.prompt(1) == "ds-ask-action"  # his own turn; the additional one is gone
    assert duel.g.extra == []


@pytest.mark.rule("DS-EXTRA-ACTION-4", "DS-EXTRA-ACTION-6")
def test_the_queue_is_emptied_before_an_additional_action_which_is_not_in_it():
    note = made("support", "Note", After(Plays(Cards(types=EVENTS)), May(Gain(5))))
    duel = table(Side([FIGHTER], supports=[note], hand=[AMBUSH]), Side([SENTRY]))
    duel.act(0, "play", AMBUSH)
    assert duel.prompt(0) == "ds-ask-may"
    assert duel.g.extra == [0]
    assert duel.g.queue == []  # neither the ability in hand nor the action
    duel.yes(0)
    assert duel.prompt(0) == "ds-ask-additional"


@pytest.mark.rule("DS-EXTRA-ACTION-5")
def test_additional_actions_are_taken_in_the_order_they_were_gained():
    give = made(
        "support", "Give B", After(Plays(Cards(types=EVENTS), Whose.OPPONENT), ExtraActions(1))
    )
    both = made("event", "Both", WhenPlayed(ExtraActions(1)))
    duel = table(Side([FIGHTER], hand=[both]), Side([SENTRY], supports=[give]))
    duel.act(0, "play", both)
    assert duel.asked() == (0,)
    assert duel.g.extra == [1]
    duel.choose(0, "decline")
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-additional"


@pytest.mark.rule("DS-EXTRA-ACTION-7", "DS-EXTRA-ACTION-4")
def test_example_an_ambush_upgrade_on_rey_while_jango_fett_watches():
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
def test_an_ability_can_be_used_as_soon_as_its_card_is_in_play():
    fast = made("support", "Fast", Action(Gain(1)), keywords=("ambush",))
    duel = table(Side([FIGHTER], hand=[fast]), Side([SENTRY]))
    duel.act(0, "play", fast)
    duel.act(0, "action", fast, 0)
    assert duel.resources(0) == 1


@pytest.mark.rule("DS-BEFORE-1")
def test_kanan_resolves_a_die_before_an_action_is_taken():
    duel = table(Side([In("EaW 33", dice=("2MD", None))]), Side([SENTRY]))
    duel.rolls(("EaW 33", "1R"), ("EaW 33", "1F"))
    duel.act(0, "activate", "EaW 33").yes(0).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 2
    assert duel.pool(0) == ["1R", "1F"]  # both dice, since the resolved one was back on its card
