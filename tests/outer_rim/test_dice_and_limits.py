"""Which dice still count, which abilities are left, and what a new turn begins without."""

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.abilities import Headed, usable
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.dice import Reroll
from cantina.games.outer_rim.cards.kit import NOW
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.content.characters import OnPlanet
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.assets import gain_asset
from cantina.games.outer_rim.rules.buy import restriction
from cantina.games.outer_rim.rules.combat import fight_enemy
from cantina.games.outer_rim.rules.dice import faces, targets, throw
from cantina.games.outer_rim.rules.slots import has_room
from cantina.games.outer_rim.rules.test import level
from cantina.games.outer_rim.rules.turn import begin_turn, end_game
from cantina.games.outer_rim.state import Combat, DieResult, Galaxy
from cantina.games.outer_rim.state import TestProgress as Progress
from cantina.games.outer_rim.terms import Faction
from outer_rim.card_table import own
from outer_rim.solo_table import solo
from outer_rim.table import Seated, galaxy, take_card


def rolled(*results: DieResult, character: str = "ig_88") -> Galaxy:
    """Let the first player have rolled this."""
    g = galaxy(Seated(character=character))
    drive(throw(g, 0, len(results), "combat"), chance=[[each.face for each in results]])
    assert g.roll is not None
    g.roll.results = list(results)
    return g


@pytest.mark.rule("OR-COMBAT-34", "OR-COMBAT-35")
@pytest.mark.parametrize(("die", "counts", "may_reroll"), [
    (DieResult("hit"), True, True), (DieResult("hit", cancelled=True), False, False),
    (DieResult("hit", added=True), True, False), (DieResult("hit", turned=True), True, True),
])  # fmt: skip
def test_a_result_counts_and_is_rerolled_unless_it_was_cancelled_or_added(
    die: DieResult, counts: bool, may_reroll: bool
) -> None:
    g = rolled(die)
    assert faces(g) == (["hit"] if counts else [])
    assert targets(g) == ([0] if counts else [])
    assert Reroll().can(Scene(g, 0)) is may_reroll
    assert not Reroll().can(Scene(g, 1)), "it is not this player's roll"


@pytest.mark.rule("OR-TEST-6")
@pytest.mark.parametrize(("test", "expected"), [
    (None, 1), (Progress(0, "piloting"), 1), (Progress(0, "piloting", gained=1), 2),
    (Progress(0, "piloting", gained=5), 2), (Progress(0, "piloting", unskilled=True), 0),
    (Progress(0, "tactics", unskilled=True), 1), (Progress(1, "piloting", gained=1), 1),
])  # fmt: skip
def test_how_skilled_a_player_is(test: Progress | None, expected: int) -> None:
    g = galaxy()
    own(g, 0, "luxury_dash_rendar")
    g.test = test
    assert level(g, 0, "piloting") == expected


@pytest.mark.parametrize(("turned", "left"), [((), 1), (("ship",), 1), (("character",), 0)])
def test_a_side_that_was_just_turned_up_does_not_answer_for_it(
    turned: tuple[str, ...], left: int
) -> None:
    g = rolled(DieResult("blank"))
    g.combat = Combat("ground", 0, 1, "player")
    event = Event(Moment.AFTER_ROLL, 0, turned=turned)
    assert len(usable(g, 0, Moment.AFTER_ROLL, event)) == left


@pytest.mark.parametrize(("space", "condition", "holds"), [
    ("naboo", OnPlanet(), True), ("takodana", OnPlanet(), True), ("t5_x", OnPlanet(), False),
    ("naboo", OnPlanet(any_faction=True), True), ("takodana", OnPlanet(any_faction=True), False),
    ("naboo", OnPlanet(Faction.IMPERIAL), True), ("naboo", OnPlanet(Faction.HUTT), False),
])  # fmt: skip
def test_on_which_planet_a_card_works(space: str, condition: OnPlanet, holds: bool) -> None:
    assert condition.holds(Scene(galaxy(Seated(space=space)), 0)) is holds


@pytest.mark.parametrize(("worn", "room"), [
    ([], True), (["gear_jetpack"], True), (["gear_jetpack", "gear_armored_vest"], True),
])  # fmt: skip
def test_room_is_made_for_what_may_take_the_place_of_another(worn: list[str], room: bool) -> None:
    assert has_room(galaxy(Seated(assets=worn)), 0, "gear_dl_44") is room


def test_supplies_for_any_time_are_offered_at_every_step() -> None:
    g = galaxy(Seated(assets=["cargo_bacta_supplies"], damage=2), Seated())
    for moment in (Moment.ACTION, Moment.PLANNING):
        found = [[choice[0] for choice in Headed(moment).choices(g, seat)] for seat in (0, 1)]
        assert [NOW in choices for choices in found] == [True, False]


@pytest.mark.parametrize(("mine", "report"), [(["hit"], (1, 0)), (["blank"], (0, 1))])
def test_a_fight_is_counted_once_for_whoever_won_or_lost_it(
    mine: list[str], report: tuple[int, int]
) -> None:
    g = galaxy(Seated(character="lando_calrissian"))
    dice = [[*mine, "blank"], ["blank", "hit" if mine == ["blank"] else "blank"]]
    drive(fight_enemy(g, 0, "ground", 2, "thug"), ["pass"], dice)
    found = g.players[0].report
    assert (found.fights_won, found.fights_lost) == report


@pytest.mark.parametrize(("card", "owned", "gained"), [
    ("cantonica_ord_mantell_1", False, 2000), ("cantonica_ord_mantell_4", False, 2000),
    ("cantonica_ord_mantell_4", True, 1000), ("gear_dl_44", True, 1000),
    ("gear_dl_44", False, 1000), ("", False, 1000),
])  # fmt: skip
def test_hondo_adds_to_credits_of_encounters_alone(card: str, owned: bool, gained: int) -> None:
    g = galaxy(Seated(credits=0), quiet=False)
    own(g, 0, "databank_hondo_ohnaka", *([card] if owned else []))
    drive(GainCredits(1000).do(Scene(g, 0, card)))
    assert g.players[0].credits == gained


@pytest.mark.rule("OR-ASSET-4")
def test_the_ai_keeps_what_it_gains() -> None:
    g = solo()
    take_card(g, "gear_dl_44")
    assert drive(gain_asset(g, 1, "gear_dl_44"))  # nothing is asked
    assert g.players[1].assets == ["gear_dl_44"]


@pytest.mark.rule("OR-BUY-4")
@pytest.mark.parametrize(("worn", "traded", "refused"), [
    ([], (), False), (["gear_dl_44"], (), False), (["gear_armored_vest"], (), True),
    (["gear_armored_vest"], ("gear_armored_vest",), False),
])  # fmt: skip
def test_a_second_armor_is_refused_unless_the_first_goes(
    worn: list[str], traded: tuple[str, ...], refused: bool
) -> None:
    g = galaxy(Seated(assets=worn))
    found = restriction(g, 0, asset("gear_plastoid_armor"), traded)
    assert (found is not None) is refused
    assert restriction(g, 0, asset("gear_jetpack"), traded) is None


def test_a_turn_begins_with_nothing_over_and_nothing_used() -> None:
    g = galaxy(Seated(used=["gear_dl_44:0"]), Seated(used=["gear_jetpack:0"]))
    g.turn_over = g.turn_ending = g.extra_turn_gained = True
    g.actions_used = ["trade"]
    assert begin_turn(g) == "planning"
    assert (g.turn, g.turn_over, g.turn_ending, g.extra_turn_gained) == (2, False, False, False)
    assert (g.actions_used, [player.used for player in g.players]) == ([], [[], []])


def test_a_game_that_ends_in_a_fight_leaves_nothing_in_progress() -> None:
    g = rolled(DieResult("hit"))
    g.combat = Combat("ground", 0, 1, "player")
    g.test = Progress(0, "piloting")
    g.together = 1
    assert end_game(g) is None
    progress = ("roll", "combat", "test", "job", "encounter")
    assert [name for name in progress if getattr(g, name) is not None] == []
    assert (g.together, [player.report.fame_by_turn for player in g.players]) == (0, [(0,), (0,)])
