"""When abilities are used, and which values cards modify."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.terms import Term


class Moment(Term):
    """When an ability is used (OR-TIMING-15).

    The first three head an ability on its card, `any_time` is offered at every decision of the
    owner's own turn, `always` describes a lasting condition, all others are windows of the rules.
    """

    PLANNING = "planning"
    ACTION = "action"
    ENCOUNTER = "encounter"
    ANY_TIME = "any_time"
    ALWAYS = "always"
    START_OF_COMBAT = "start_of_combat"
    COMBAT_VALUE = "combat_value"
    AFTER_ROLL = "after_roll"
    RESULTS = "results"
    BEFORE_TEST = "before_test"
    TEST_FAILED = "test_failed"
    TEST_PASSED = "test_passed"
    DELIVERY_ROLL = "delivery_roll"
    COMBAT_WON = "combat_won"
    COMBAT_LOST = "combat_lost"
    BEFORE_DAMAGE = "before_damage"
    CARGO_DELIVERED = "cargo_delivered"
    CAPTURE_DELIVERED = "capture_delivered"
    JOB_COMPLETED = "job_completed"
    BOUNTY_REWARD = "bounty_reward"
    REWARD = "reward"
    ENCOUNTER_CREDITS = "encounter_credits"
    ENTER_PATROL_SPACE = "enter_patrol_space"
    PLAYER_ENTERS_SPACE = "player_enters_space"
    PATROL_ICON = "patrol_icon"
    MARKET_ACTION_DONE = "market_action_done"
    BEFORE_DEFEAT = "before_defeat"
    DEFEATED = "defeated"
    SHIP_RECOVERED = "ship_recovered"
    CREW_GAINED = "crew_gained"


HEADED: Final = (Moment.PLANNING, Moment.ACTION, Moment.ENCOUNTER, Moment.ANY_TIME)
"""Moments that head an ability on its card; such an ability is always a choice."""


class Value(Term):
    """A value that a card can modify (OR-COMBAT-37)."""

    HYPERDRIVE = "hyperdrive"
    GROUND_COMBAT = "ground_combat"
    SHIP_COMBAT = "ship_combat"
    HEALTH = "health"
    HULL = "hull"
    FAME = "fame"
    OPPONENT_GROUND_DICE = "opponent_ground_dice"
    OPPONENT_SHIP_DICE = "opponent_ship_dice"
    DAMAGE_CAP_AFTER_WIN = "damage_cap_after_win"
    NEVER_FORCED_BY_PATROLS = "never_forced_by_patrols"
    NO_REPUTATION_LOSS_FOR_PATROLS = "no_reputation_loss_for_patrols"
    PASSES_MAELSTROM = "passes_maelstrom"


OPPONENT_DICE: Final = {"ground": Value.OPPONENT_GROUND_DICE, "ship": Value.OPPONENT_SHIP_DICE}
"""The value that takes dice from an opponent, by the kind of combat."""
