"""Words that stand beside the one card that says them: at the bound, with nothing, for whom."""

from typing import Any

import pytest

from cantina.core.ask import Refused
from cantina.games.x_wing.cards.damage import FlipOneUp, RegainShield, TurnDealtDown, TurnOneDown
from cantina.games.x_wing.cards.dials import TreatAs
from cantina.games.x_wing.cards.extra_attacks import AgainstMarked
from cantina.games.x_wing.cards.handing_over import TakeStress
from cantina.games.x_wing.cards.modifying import AddMatching, RerollForStress
from cantina.games.x_wing.cards.rerolling import RerollAll, RerollPerEnemy
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.ships import (
    ChooseAround,
    ChooseBesideTarget,
    ChooseShip,
    ChooseShips,
    FriendsWith,
    InBullseye,
    SlowNearDefender,
    YouMay,
)
from cantina.games.x_wing.cards.sources import is_hushed
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.content.pilots_imperial_prototypes import CancelDefense
from cantina.games.x_wing.content.pilots_large_scum import LowerAgility
from cantina.games.x_wing.content.pilots_scum_fighters import CopySkill, TakeOne
from cantina.games.x_wing.content.pilots_scum_raiders import MeasuredOverBomb
from cantina.games.x_wing.content.upgrades_astromechs import (
    CancelHitsDownTo,
    PerformedSlot,
    RollCases,
)
from cantina.games.x_wing.content.upgrades_crew import NudgeDial
from cantina.games.x_wing.content.upgrades_crew_rebel import FocusPerEnemy, GuessDial
from cantina.games.x_wing.content.upgrades_crew_scum import ReplaceCard
from cantina.games.x_wing.content.upgrades_elite_a_to_h import EvadesForObstacles, TakeCritical
from cantina.games.x_wing.content.upgrades_large_titles import DemandStress
from cantina.games.x_wing.content.upgrades_modifications import HardToHit
from cantina.games.x_wing.content.upgrades_ordnance import BlowUpObstacle, obstacles_in_sight
from cantina.games.x_wing.rules.actions import CARD, is_of_upgrade
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Bomb, CardKind, Obstacle, Source
from cantina.games.x_wing.terms import Die, Face, Slot, Token, Trait, Whose
from x_wing.ships import damage, tie, upgrade_source, x_wing
from x_wing.words import BESIDE, FAR, FRIEND, MINE, THEIRS, done, scene

RANGE_4 = (450.0, 700.0, 270.0)
HURT = damage("blinded-pilot", "damaged-cockpit", face_up=False)


def test_the_bullseye_reaches_as_far_as_a_weapon() -> None:
    for at, found in (((450, 620, 270), [1]), (RANGE_4, []), ((520, 500, 270), [])):
        assert InBullseye().find(scene(x_wing(), tie(at=at))) == found


def test_friends_with_a_card_are_those_near_you_that_carry_it() -> None:
    card = "fleetofficer"
    near, far = FRIEND(at=BESIDE, upgrades=[card]), FRIEND(at=FAR, upgrades=[card])
    plain, enemy = FRIEND(at=(520, 300, 90)), tie(at=(380, 300, 90), upgrades=[card])
    assert FriendsWith(card, 1).find(scene(x_wing(), near, far, plain, enemy)) == [1]


def test_only_ships_slower_than_the_missile_is_dear_are_near_the_defender() -> None:
    """Agility 2 is below the 3 points of the weapon, agility 3 is not."""
    ships = (x_wing(), tie(), FRIEND(at=(450, 430, 90)), tie(at=(520, 500, 270)), FRIEND(at=FAR))
    at = scene(*ships, attack=(0, 1), weapon="protonrockets")
    assert SlowNearDefender().find(at) == [2]


def test_a_ship_with_as_many_shields_as_allowed_may_be_chosen() -> None:
    for most, found in ((1, []), (2, [2]), (3, [2])):
        effect = ChooseShip(Whose.OTHER_FRIEND, Gain(Token.FOCUS), most_shields=most)
        assert effect.candidates(scene(x_wing(), tie(), FRIEND(at=BESIDE))) == found


def test_friends_around_the_defender_are_those_near_it() -> None:
    effect = ChooseAround(Whose.DEFENDER, Gain(Token.STRESS), 1, friends=True)
    ships = (x_wing(), tie(), FRIEND(at=(450, 430, 90)), FRIEND(at=FAR))
    assert effect.around(scene(*ships, **MINE)) == [2]


def test_any_number_of_ships_near_you_is_chosen_none_included() -> None:
    effect = ChooseShips(Whose.OTHER_FRIEND, Gain(Token.FOCUS), 2, 1, Gain(Token.EVADE))
    friends = (FRIEND(at=BESIDE), FRIEND(at=(520, 300, 90)), FRIEND(at=FAR))
    at = scene(x_wing(), tie(), *friends)
    assert not done(effect, at, "none").done
    assert all(not ship.tokens for ship in at.g.ships)
    assert done(effect, at, "2+3", "3").amount == 2
    assert [ship.tokens for ship in at.g.ships[2:]] == [
        {"focus": 1},
        {"focus": 1, "evade": 1},
        {},
    ]
    with pytest.raises(Refused):
        done(effect, at, "4")


def test_beside_the_target_are_others_without_the_token() -> None:
    effect = ChooseBesideTarget(Gain(Token.FOCUS), Token.STRESS)
    ships = (x_wing(acted_on=1), tie(), FRIEND(at=(450, 430, 90)), FRIEND(at=FAR))
    assert effect.candidates(scene(*ships)) == [2]
    calm = (x_wing(acted_on=1), tie(), FRIEND(at=(450, 430, 90), tokens={"stress": 1}))
    assert effect.candidates(scene(*calm)) == []


def test_you_are_not_asked_for_what_cannot_be_done() -> None:
    assert not done(YouMay(RegainShield()), scene(about=0)).done
    for answer, shields in (("yes", 2), ("no", 1)):
        at = scene(x_wing(shields=1), tie(), about=0)
        assert done(YouMay(RegainShield()), at, answer).done is (answer == "yes")
        assert at.yours.shields == shields


def test_a_hushed_pilot_is_the_one_and_a_hushed_card_an_elite_one_aboard() -> None:
    aboard = ("marksmanship", "r2d2")
    cases: list[tuple[CardKind, str, bool]] = [
        (CardKind.PILOT, "lukeskywalker", True),
        (CardKind.PILOT, "wedgeantilles", False),
        (CardKind.UPGRADE, "marksmanship", True),
        (CardKind.UPGRADE, "r2d2", False),
        (CardKind.UPGRADE, "daredevil", False),
    ]
    for kind, card, hushed in cases:
        assert is_hushed("lukeskywalker", aboard, Source(kind, card)) is hushed


def test_defense_results_are_cancelled_by_face_and_counted() -> None:
    cancel = CancelDefense((Face.FOCUS, Face.EVADE))
    at = scene(**MINE, rolls=("h", "efb"))
    assert cancel.can(at)
    assert done(cancel, at).amount == 2
    assert [one.face for one in at.attack.dice.defense_roll] == ["blank"]
    assert not cancel.can(at)
    assert not done(cancel, at).done


def test_agility_is_lowered_for_a_lock_on_the_defender_and_never_below_none() -> None:
    for pilot, fewer in (("academypilot", -1), ("omicrongrouppilot", -1), ("patrolleader", 0)):
        at = scene(x_wing(lock=1), tie(pilot, lock=0), **MINE)
        assert LowerAgility().can(at)
        done(LowerAgility(), at)
        assert (at.yours.lock, at.g.ship(1).lock) == (NOBODY, 0)
        assert at.attack.dice.more_defense == fewer
    assert not LowerAgility().can(scene(x_wing(lock=2), tie(), tie(at=FAR), **MINE))


def test_a_result_is_taken_whatever_it_is_and_may_be_the_last_one_bears() -> None:
    assert TakeOne().can(scene(**THEIRS, results={"criticals": 1}))
    for card in (TakeOne(), TakeCritical()):
        at = scene(
            tie(damage=HURT, seat=0), x_wing(), tie(at=BESIDE), attack=(1, 2), about=0,
            results={"criticals": 1},
        )  # fmt: skip
        assert done(card, at, chance=["direct-hit"]).done
        assert at.attack.results.criticals == 0
        assert at.yours.status != IN_PLAY


def test_a_critical_taken_for_another_lies_face_up() -> None:
    at = scene(
        tie(seat=0), x_wing(), tie(at=BESIDE), attack=(1, 2), about=0, results={"criticals": 1}
    )
    done(TakeCritical(), at, chance=["console-fire"])
    assert [card.face_up for card in at.yours.damage] == [True]


def test_the_skill_is_copied_from_the_ship_that_this_card_marked() -> None:
    mine, other = Source(CardKind.PILOT, "rookiepilot"), upgrade_source("marksmanship")
    ships = (x_wing(marks=((other, 1), (mine, 2))), tie(), tie("maulermithel", at=FAR))
    at = scene(*ships)
    done(CopySkill(), at)
    assert pilot_skill(at.g, at.yours) == pilot_skill(at.g, at.g.ship(2))
    assert not CopySkill().can(scene(x_wing(marks=((other, 1),)), tie()))


def test_only_the_bombs_of_ones_own_side_lie_between() -> None:
    for owner, x, between in ((0, 500.0, True), (1, 500.0, False), (0, 700.0, False)):
        at = scene(x_wing(), tie(at=(550, 500, 270)), **MINE)
        at.g.bombs.append(Bomb(0, "proximitymines", owner, x, 400.0))
        assert MeasuredOverBomb().holds(at) is between


@pytest.mark.parametrize(("hits", "left", "stress"), [(3, 1, 2), (2, 1, 1), (1, 1, 0), (0, 0, 0)])
def test_hits_are_cancelled_down_to_one_for_a_stress_each(
    hits: int, left: int, stress: int
) -> None:
    at = scene(**THEIRS, about=0, results={"hits": hits})
    assert done(CancelHitsDownTo(1), at).amount == stress
    assert at.attack.results.hits == left
    assert at.yours.tokens == ({"stress": stress} if stress else {})


def test_the_last_action_came_from_a_card_of_the_slot() -> None:
    elite = PerformedSlot((Slot.ELITE,))
    card = str(upgrade_source("marksmanship"))
    droid = str(upgrade_source("r2d2"))
    for actions, holds in (
        ((card,), True),
        (("focus", card), True),
        ((card, "focus"), False),
        ((droid,), False),
        (("focus",), False),
        ((), False),
    ):
        assert elite.holds(scene(x_wing(), tie(actions=actions))) is holds


def test_a_face_that_is_no_case_does_nothing() -> None:
    cases = RollCases((Face.HIT, Face.FOCUS), (Gain(Token.STRESS), Gain(Token.EVADE)))
    for face, tokens in (("hit", {"stress": 1}), ("focus", {"evade": 1}), ("blank", {})):
        at = scene()
        assert done(cases, at, chance=[[face]]).done is bool(tokens)
        assert at.g.ship(1).tokens == tokens


def test_who_nudges_a_dial_looks_at_it_first() -> None:
    at = scene(x_wing(), tie(dial="straight:2"))
    assert NudgeDial().can(at)
    done(NudgeDial(), at, "bank:left:2")
    assert at.g.ship(1).seen_by == (0,)
    assert not NudgeDial().can(scene())


def test_a_focus_for_each_enemy_before_you_up_to_so_many() -> None:
    near = [tie(at=(450 + aside, 500, 270)) for aside in (0, 60, -60)]
    far = [tie(at=(450, 620, 270)), tie(at=RANGE_4), tie(at=(450, 150, 90))]
    for enemies, count in ((near, 2), (near[:1], 1), (far[:1], 1), (far[1:], 0)):
        at = scene(x_wing(), *enemies, about=0)
        assert done(FocusPerEnemy(2), at).amount == count
        assert at.yours.tokens == ({"focus": count} if count else {})


def test_a_dial_is_guessed_only_where_one_lies() -> None:
    assert not done(GuessDial(), scene()).done
    at = scene(x_wing(dial="straight:1"), tie(dial="straight:2"))
    assert not done(GuessDial(), at, "straight:3").done
    assert at.yours.dial == "straight:1"
    assert done(GuessDial(), at, "straight:2", "straight:4").done
    assert at.yours.dial == "straight:4"
    without = scene(x_wing(), tie(dial="straight:2"))
    assert done(GuessDial(), without, "straight:2").done
    assert without.yours.dial == ""


def test_a_card_that_comes_for_another_lies_on_its_first_side() -> None:
    cards = ["protontorpedoes", "marksmanship"]
    at = scene(x_wing("lukeskywalker", upgrades=cards, flipped=(*cards,)), tie())
    old, new = ReplaceCard(Slot.TORPEDO).replacements(at)[0]
    done(ReplaceCard(Slot.TORPEDO), at, f"{old}:{new}")
    assert at.yours.cards.flipped == ("marksmanship",)


def test_an_evade_for_each_obstacle_near_up_to_so_many() -> None:
    spots = [(530.0, 300.0), (370.0, 300.0), (450.0, 230.0)]
    for rocks, evades in ((0, 0), (1, 1), (2, 2), (3, 2)):
        at = scene(about=0)
        at.g.obstacles = [
            Obstacle(n, f"coreasteroid{n}", x, y) for n, (x, y) in enumerate(spots[:rocks])
        ]
        assert EvadesForObstacles(2).can(at) is bool(rocks)
        if rocks:
            done(EvadesForObstacles(2), at)
        assert at.yours.tokens == ({"evade": evades} if evades else {})


def test_a_card_turned_face_up_may_be_the_last_the_ship_bears() -> None:
    kinds = ("direct-hit", "damaged-cockpit")
    at = scene(x_wing(), tie(damage=damage(*kinds, face_up=False)), tie(at=FAR))
    direct = at.g.ship(1).damage[0].card_id
    done(FlipOneUp(), at, chance=[direct])
    assert at.g.ship(1).status != IN_PLAY
    assert not done(FlipOneUp(), scene()).done


def test_only_face_up_cards_are_turned_down() -> None:
    assert not done(TurnOneDown(Trait.SHIP), scene()).done
    for face_up in (True, False):
        at = scene(x_wing(), tie(damage=damage("console-fire", face_up=face_up)))
        dealt = Scene(at.g, 0, 1, at.source, at.g.ship(1).damage[0].card_id)
        assert TurnDealtDown().can(dealt) is face_up
        assert done(TurnDealtDown(), dealt).done
        assert not at.g.ship(1).damage[0].face_up
    gone = Scene(at.g, 0, 1, at.source, 12345)
    assert not TurnDealtDown().can(gone)
    assert not done(TurnDealtDown(), gone).done


def test_a_maneuver_counts_only_as_one_that_has_a_template() -> None:
    faster = TreatAs(steps=(-1, 1))
    for dial, speeds in (("straight:1", [2]), ("straight:5", [4]), ("turn:left:3", [2])):
        found = faster.treatable(tie(dial=dial))
        assert [maneuver.speed for maneuver in found] == speeds


def test_the_marked_ship_is_the_other_one_in_the_attack() -> None:
    mine = Source(CardKind.PILOT, "rookiepilot")
    marked = (x_wing(marks=((mine, 1),)), tie(), tie(at=BESIDE))
    cases: list[tuple[tuple[int, int], bool]] = [
        ((0, 1), True), ((1, 0), True), ((0, 2), False), ((2, 0), False),
    ]  # fmt: skip
    for attack, holds in cases:
        assert AgainstMarked().holds(scene(*marked, attack=attack)) is holds


def test_soontir_fel_answers_to_a_stress_token_he_takes_from_another() -> None:
    at = scene(tie("soontirfel", at=(450, 300, 90)), tie(tokens={"stress": 1}))
    done(TakeStress(), at, "use:0:pilot:soontirfel:0")
    assert (at.yours.tokens, at.g.ship(1).tokens) == ({"stress": 1, "focus": 1}, {})


def test_a_matching_die_is_added_and_cannot_be_rerolled() -> None:
    at = scene(**MINE, rolls=("hh", ""))
    assert AddMatching(Die.ATTACK).can(at)
    done(AddMatching(Die.ATTACK), at)
    assert [(one.face, one.added) for one in at.attack.dice.attack_roll][-1] == ("hit", True)
    assert not AddMatching(Die.ATTACK).can(at)
    one = scene(**MINE, rolls=("c", ""))
    done(AddMatching(Die.ATTACK), one)
    assert [die.face for die in one.attack.dice.attack_roll] == ["critical", "critical"]


def test_at_least_one_die_is_rerolled_for_stress() -> None:
    rerolls = RerollForStress(Die.ATTACK)
    at = scene(**MINE, about=0, rolls=("bb", ""))
    with pytest.raises(Refused):
        done(rerolls, at, "none")
    at = scene(**MINE, about=0, rolls=("bb", ""))
    assert done(rerolls, at, "0+1", chance=[["hit", "blank"]]).amount == 2
    assert at.yours.tokens == {"stress": 2}


def test_a_reroll_for_each_enemy_may_be_of_none() -> None:
    rerolls = RerollPerEnemy(Die.ATTACK, 2)
    at = scene(**MINE, about=0, rolls=("bb", ""))
    assert rerolls.can(at)
    assert not done(rerolls, at, "none").done
    assert done(rerolls, at, "0", chance=[["hit"]]).amount == 1


def test_all_dice_are_rerolled_unless_a_card_allows_only_one() -> None:
    free: dict[str, Any] = {**MINE, "about": 0, "rolls": ("bb", "")}
    at = scene(**free)
    assert done(RerollAll(Die.ATTACK), at, chance=[["hit", "hit"]]).amount == 2
    assert [one.face for one in at.attack.dice.attack_roll] == ["hit", "hit"]


def test_obstacles_in_sight_are_ahead_and_at_range_2() -> None:
    for x, y, seen in ((450, 400, True), (450, 500, True), (450, 650, False), (450, 150, False)):
        at = scene(about=0)
        at.g.obstacles = [Obstacle(0, "coreasteroid0", x, y), Obstacle(1, "coreasteroid1", 50, 850)]
        assert obstacles_in_sight(at) == ([0] if seen else [])
        assert BlowUpObstacle().can(at) is seen
    for side in (250, 650):
        aside = scene(about=0)
        aside.g.obstacles = [Obstacle(0, "coreasteroid0", side, 300)]
        assert obstacles_in_sight(aside) == []
    west = scene(x_wing(at=(450, 300, 180)), tie(), about=0)
    west.g.obstacles = [
        Obstacle(0, "coreasteroid0", 330, 300),
        Obstacle(1, "coreasteroid1", 450, 420),
    ]
    assert obstacles_in_sight(west) == [0]


def test_ships_near_the_obstacle_that_blows_up_roll_for_it() -> None:
    at = scene(x_wing(), tie(), tie(at=FAR), about=0)
    at.g.obstacles = [
        Obstacle(3, "coreasteroid0", 450, 400),
        Obstacle(4, "coreasteroid1", 470, 420),
    ]
    done(BlowUpObstacle(), at, "3", chance=[["hit"], ["blank"]])
    assert [rock.obstacle_id for rock in at.g.obstacles] == [4]
    assert at.yours.shields == 1


def test_another_of_the_same_player_near_you_may_bear_the_stress() -> None:
    demand = DemandStress(2)
    ships = (x_wing(), tie(), tie(at=(500, 500, 270)), tie(at=(400, 500, 270), seat=2), tie(at=FAR))
    at = scene(*ships)
    done(demand, at, "1", "2")
    assert [ship.tokens for ship in at.g.ships] == [{}, {}, {"stress": 1}, {}, {}]
    with pytest.raises(Refused):
        done(demand, scene(*ships), "1", "3")
    with pytest.raises(Refused):
        done(demand, scene(*ships), "4")
    stressed = (x_wing(), tie(tokens={"stress": 1}))
    assert not demand.can(scene(*stressed))
    assert not done(demand, scene(*stressed)).done


def test_a_stress_token_demanded_of_soontir_fel_is_answered() -> None:
    at = scene(x_wing(), tie("soontirfel"))
    done(DemandStress(2), at, "use:1:pilot:soontirfel:0")
    assert at.g.ship(1).tokens == {"stress": 1, "focus": 1}


def test_hard_to_hit_is_who_is_outside_the_arc_or_far_in_it() -> None:
    assert not HardToHit().holds(scene(**THEIRS))
    assert HardToHit().holds(scene(x_wing(), tie(at=(450, 500, 90)), **THEIRS))
    for distance, holds in ((1, False), (2, False), (3, True)):
        at = scene(**THEIRS)
        at.attack.range = distance
        assert HardToHit().holds(at) is holds


def test_an_action_is_of_an_upgrade_of_the_slot_asked_for() -> None:
    card = (CARD, str(upgrade_source("marksmanship")), "0")
    pilot = (CARD, str(Source(CardKind.PILOT, "lukeskywalker")), "0")
    for choice, slot, fits in (
        (card, None, True),
        (card, Slot.ELITE, True),
        (card, Slot.CREW, False),
        (pilot, None, False),
        (("focus",), None, False),
    ):
        assert is_of_upgrade(choice, slot) is fits
