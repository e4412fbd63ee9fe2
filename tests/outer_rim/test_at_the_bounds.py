"""Rules at their bounds: a goal reached already, two goals of the AI, the two sides of a combat."""

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.abilities import usable
from cantina.games.outer_rim.cards.dice import RollDice
from cantina.games.outer_rim.cards.flow import EnemyChooses, Sequence
from cantina.games.outer_rim.cards.jobs import CompleteGoal, FailJob
from cantina.games.outer_rim.cards.market import GainTop
from cantina.games.outer_rim.cards.reputation import GainFame, Reputation
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import AiBullet
from cantina.games.outer_rim.rules.combat import ENEMY, _event, sides
from cantina.games.outer_rim.rules.dice import throw
from cantina.games.outer_rim.rules.goals import CHARACTER
from cantina.games.outer_rim.rules.progress import complete_goal, mark_planet
from cantina.games.outer_rim.rules.solo_movement import paths_to_goal, preferred
from cantina.games.outer_rim.state import Combat, JobProgress
from cantina.games.outer_rim.terms import Face, MarketDeck, Whose
from outer_rim.card_table import galaxy, perform
from outer_rim.solo_table import does, solo
from outer_rim.table import Seated


def test_a_goal_is_completed_once() -> None:
    g = galaxy()
    assert drive(complete_goal(g, 0, CHARACTER))
    fame = g.players[0].fame
    assert g.players[0].flipped
    assert not drive(complete_goal(g, 0, CHARACTER))
    assert not perform(g, CompleteGoal())
    assert g.players[0].fame == fame


def test_a_planet_is_marked_once() -> None:
    g = galaxy()
    assert drive(mark_planet(g, 0, "naboo"))
    assert not drive(mark_planet(g, 0, "naboo"))
    assert g.players[0].marked == ["naboo"]
    assert g.players[1].marked == []


def test_the_ai_goes_for_its_nearest_goal_alone() -> None:
    g = solo(goals={"naboo": 0, "tatooine": 1, "kessel": 1})
    both = paths_to_goal(g, 1)
    near = [paths_to_goal(solo(goals={one: 1}), 1) for one in ("tatooine", "kessel")]
    assert both in near
    assert paths_to_goal(solo(goals={"naboo": 1, "kessel": 1}), 1) == []
    assert paths_to_goal(solo(), 1) == []
    assert all(path in both for path in preferred(g, 1, both))


def test_each_side_of_a_combat_sees_the_other() -> None:
    combat = Combat("ground", 0, 1, "player")
    assert [_event(combat, Moment.AFTER_ROLL, seat).other for seat in (0, 1)] == [1, 0]
    assert _event(combat, Moment.AFTER_ROLL, 0).kind == "ground"
    assert (sides(combat, 0), sides(combat, 1)) == ((0, 1), (1, 0))
    printed = Combat("ship", 0, ENEMY, "patrol", enemy_faction="hutt")
    event = _event(printed, Moment.AFTER_ROLL, 0)
    assert (event.other, event.enemy, event.faction, event.seat) == (ENEMY, "patrol", "hutt", 0)
    assert sides(printed, 0) == (0,)


def test_nothing_of_a_job_runs_once_it_is_decided() -> None:
    g = galaxy()
    g.job = JobProgress(0, "")
    perform(g, Sequence((FailJob(), GainFame())))
    assert g.players[0].fame == 0
    assert perform(g, Sequence((GainFame(), GainFame())), seat=1)
    assert g.players[1].fame == 2  # it was nobody else's job


def test_dice_rolled_for_a_card_leave_the_roll_of_a_combat_alone() -> None:
    g = galaxy()
    drive(throw(g, 1, 2, "combat"), chance=[["hit", "blank"]])
    before = g.roll
    assert perform(g, RollDice(1, (Face.HIT,), GainFame()), dice=[["hit"]])
    assert g.roll is before
    assert g.players[0].fame == 1


def test_a_standing_with_any_faction_is_enough() -> None:
    g = galaxy()
    g.players[0].reputation["rebel"] = 1
    assert Reputation(Whose.ANY, (1,)).holds(Scene(g, 0))
    assert not Reputation(Whose.ANY, (-1,)).holds(Scene(g, 0))
    assert not Reputation(Whose.ANY, (1,)).holds(Scene(g, 1))


def test_only_an_asset_is_gained_from_the_market() -> None:
    g = galaxy()
    assert GainTop(MarketDeck.GEAR_MOD).can(Scene(g, 0))
    assert not GainTop(MarketDeck.SHIP).can(Scene(g, 0))


def test_the_ai_recovers_always_or_only_once_it_is_defeated() -> None:
    always, beaten = AiBullet(do="recover"), AiBullet(do="recover", only_if_defeated=True)
    for bullet, defeated, recovers in (
        (always, False, True),
        (always, True, True),
        (beaten, False, False),
        (beaten, True, True),
    ):
        g = solo(Seated(damage=2, defeated=defeated))
        assert does(g, bullet) is recovers
        assert g.players[1].damage == (0 if recovers else 2)


def test_an_enemy_chooses_only_in_a_combat() -> None:
    g = galaxy()
    assert not perform(g, EnemyChooses((GainFame(), GainFame(2))))
    assert g.players[0].fame == 0


def test_what_may_be_done_once_in_a_combat_may_be_done_in_the_next() -> None:
    fresh, spent = Combat("ground", 0, 1, "player"), Combat("ground", 0, 1, "player")
    g = galaxy("ig_88", "jyn_erso")
    drive(throw(g, 0, 2, "combat"), chance=[["hit", "blank"]])
    g.combat = fresh
    (reroll,) = usable(g, 0, Moment.AFTER_ROLL)
    spent.used.append(f"0:{reroll.key}")
    g.combat = spent
    assert not usable(g, 0, Moment.AFTER_ROLL)
