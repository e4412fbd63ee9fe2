"""Rules that few cards or few games come to: final salvos, tractor beams, odd ways of bombs."""

from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.cards.extra_attacks import Retaliate
from cantina.games.x_wing.cards.tokens import Remove
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.rules.attack_dice import attack_dice_count, defense_dice_count
from cantina.games.x_wing.rules.bomb_tokens import TOKEN_RADIUS
from cantina.games.x_wing.rules.bombs import is_beside, lay, open_ways
from cantina.games.x_wing.rules.combat import is_of_kind, pass_over_risen
from cantina.games.x_wing.rules.damage import unseen_kinds
from cantina.games.x_wing.rules.detonating import is_dodged
from cantina.games.x_wing.rules.discarding import comes_back, discard_upgrade
from cantina.games.x_wing.rules.equipping import slots_of
from cantina.games.x_wing.rules.scoring import MOST_SALVOS, is_half_beaten, score_of, settle_scores
from cantina.games.x_wing.rules.special_actions import slams
from cantina.games.x_wing.rules.target_locks import lockable, remove_lock
from cantina.games.x_wing.rules.targets import may_fire_at, working_weapons
from cantina.games.x_wing.rules.tractor_beams import does_cross, is_open, push
from cantina.games.x_wing.state import Bomb, Lock, Ship
from cantina.games.x_wing.terms import Token, Trait
from x_wing.ships import REBEL, damage, tie, x_wing
from x_wing.table import play, position
from x_wing.words import BESIDE, FAR, FRIEND, done, scene

HIT, BLANK = "hit", "blank"
TOURNAMENT: dict[str, Any] = {"options": {"tournament": True}}


# --- scores ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shields", "cards", "half"), [(5, 0, False), (0, 0, True), (0, 1, True)])
def test_a_large_ship_is_half_beaten_with_half_of_hull_and_shields(
    shields: int, cards: int, half: bool
) -> None:
    """A Lambda shuttle has five of each."""
    hurt = damage(*[""] * cards)
    shuttle = tie("omicrongrouppilot", shields=shields, damage=hurt)
    g = position(x_wing(), shuttle, **TOURNAMENT)
    assert is_half_beaten(g, g.ship(1)) is half
    assert score_of(g, "rebel") == (21 // 2 if half else 0)
    assert score_of(g, "imperial") == 0


def test_a_small_ship_or_one_that_is_gone_is_not_half_beaten() -> None:
    for ship in (tie(damage=damage("", "")), tie("omicrongrouppilot", status="destroyed")):
        g = position(x_wing(), ship, tie(at=FAR), **TOURNAMENT)
        assert not is_half_beaten(g, g.ship(1))


def settled(*dice: object, **options: Any) -> tuple[str, bool]:
    """Settle equal scores; return who won, and whether nobody did."""
    g = position(x_wing(), tie(), **options)
    drive(settle_scores(g), (), dice)
    return g.winner, g.draw


@pytest.mark.rule("XW-TOURNAMENT-4")
def test_equal_scores_are_settled_by_a_salvo_of_all_primary_weapons() -> None:
    more = ([HIT, HIT, BLANK], [HIT, BLANK])
    fewer = ([BLANK, "focus", BLANK], ["critical", BLANK])
    equal = ([HIT, BLANK, BLANK], [BLANK, HIT])
    assert settled(*more, **TOURNAMENT) == ("rebel", False)
    assert settled(*fewer, **TOURNAMENT) == ("imperial", False)
    assert settled(*equal, *more, **TOURNAMENT) == ("rebel", False)
    assert settled(*equal * MOST_SALVOS, **TOURNAMENT) == ("", True)
    assert settled() == ("", True), "without a tournament it is a draw"


# --- tractor beams --------------------------------------------------------------------------------


def test_a_ship_is_not_pulled_off_the_mat_nor_onto_another() -> None:
    g = position(x_wing(), tie())
    ship = g.ship(1)
    for end, free in (
        (Pose(450, 600, 270), True),
        (Pose(450, 505, 270), True),
        (Pose(450, 310, 270), False),
        (Pose(10, 500, 270), False),
    ):
        assert is_open(g, ship, end) is free


def test_a_push_over_free_space_forgets_no_obstacle_struck_before() -> None:
    g = position(x_wing(), tie(struck=(7,)))
    drive(push(g, 1, ("forward", 0)))
    assert g.ship(1).flight.struck == (7,)
    assert g.ship(1).y < 500


def test_a_second_maneuver_is_as_fast_as_the_first_and_red_only_without_stress() -> None:
    for tokens, red in (({}, True), ({"stress": 1}, False)):
        g = position(x_wing(speed=4, tokens=dict(tokens)), tie())
        found = slams(g, g.ship(0))
        assert ("koiogran:4" in found) is red
        assert "straight:4" in found
        assert "straight:3" not in found


def square(x: float, y: float) -> tuple[tuple[float, float], ...]:
    """Return the outline of a small token."""
    return ((x - 5, y - 5), (x + 5, y - 5), (x + 5, y + 5), (x - 5, y + 5))


def test_the_template_of_a_beam_crosses_what_lies_in_its_way() -> None:
    start = Pose(450.0, 300.0, 90.0)
    for x, y, forward in ((450, 340, True), (410, 300, False), (490, 300, False)):
        assert does_cross(start, 40.0, ("forward", 0), square(x, y)) is forward
    for way, beside in (("left", 410), ("right", 490)):
        assert does_cross(start, 40.0, (way, 0), square(beside, 300))
        assert not does_cross(start, 40.0, (way, 0), square(450, 340))


# --- bombs ----------------------------------------------------------------------------------------


class Plain:
    """What matters of a bomb to the ways it may be put down."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine


def ways(ship: Ship, *, mine: bool = False, ahead: bool = False) -> int:
    """Count the ways a ship may put a token down."""
    g = position(ship, tie())
    return len(open_ways(g, g.ship(0), Plain(mine), ahead))


def test_each_card_opens_its_own_ways_for_bombs() -> None:
    assert ways(x_wing()) == 1
    assert ways(x_wing(upgrades=["bombardier"])) == 2
    assert ways(x_wing(), ahead=True) == 1
    assert ways(x_wing(upgrades=["bombardier"]), ahead=True) == 2
    assert ways(x_wing("deathrain")) == 2
    assert ways(x_wing("deathrain", upgrades=["bombardier"])) == 4
    assert ways(x_wing("solsixxa")) == 3
    assert ways(x_wing("emonazzameen")) == 4
    for pilot, cards in (("crimsonspecialist", []), ("rookiepilot", ["trajectorysimulator"])):
        ship = x_wing(pilot, upgrades=cards)
        assert (ways(ship), ways(ship, mine=True)) == (2, 1)


def test_a_token_lies_beside_a_ship_when_it_touches_the_base() -> None:
    ship = x_wing()
    for away, beside in ((0.0, True), (2.0, False), (-2.0, False)):
        reach = 20.0 + TOKEN_RADIUS + away
        for x, y in (
            (450 + reach, 300),
            (450 - reach, 300),
            (450, 300 + reach),
            (450, 300 - reach),
        ):
            assert is_beside(ship, x, y) is beside
    assert not is_beside(ship, 450, 300)


@pytest.mark.parametrize(("owner", "answers", "face", "dodged", "kept"), [
    (0, ("yes",), "blank", True, True),
    (0, ("yes",), "hit", True, False),
    (0, ("no",), "", False, True),
    (1, (), "", False, True),
])  # fmt: skip
def test_deflective_plating_lets_a_friendly_bomb_pass_if_one_likes(
    owner: int, answers: tuple[str, ...], face: str, dodged: bool, kept: bool
) -> None:
    g = position(x_wing(upgrades=["deflectiveplating"]), tie())
    bomb = Bomb(0, "proximitymines", owner, 450.0, 300.0)
    g.bombs.append(bomb)
    chance = [[face]] if face else []
    assert drive(is_dodged(g, bomb, 0), answers, chance) is dodged
    assert ("deflectiveplating" in g.ship(0).upgrades) is kept


def test_a_mine_laid_under_a_friend_goes_off_at_once() -> None:
    friend = FRIEND(at=(800, 100, 90))
    g = position(x_wing(at=(450, 100, 90)), tie(at=(450, 870, 270)), friend)
    drive(lay(g, 0, "proximitymines"), ["800,100,90"], [["hit", "blank", "blank"]])
    assert (g.bombs, g.ship(2).shields, g.ship(0).shields) == ([], 1, 2)
    drive(lay(g, 0, "proximitymines"), ["600,100,90"])
    assert [(bomb.card, bomb.x) for bomb in g.bombs] == [("proximitymines", 600.0)]


def test_every_token_is_told_apart() -> None:
    g = position(x_wing(at=(450, 100, 90)), tie(at=(450, 870, 270)))
    for place in ("600,100,90", "700,100,90"):
        drive(lay(g, 0, "proximitymines"), [place])
    assert len({bomb.bomb_id for bomb in g.bombs}) == 2


def test_without_the_plating_nothing_is_asked() -> None:
    g = position(x_wing(), tie())
    assert not drive(is_dodged(g, Bomb(0, "proximitymines", 0, 450.0, 300.0), 0))


# --- weapons and locks ----------------------------------------------------------------------------


def test_disabled_weapons_fire_only_as_a_card_says() -> None:
    disabled = {"tokens": {"weapons-disabled": 1}}
    cases: list[tuple[list[str], dict[str, Any], list[str]]] = [
        (["protontorpedoes"], {}, ["primary", "protontorpedoes"]),
        (["protontorpedoes"], disabled, []),
        (["protontorpedoes", "os1arsenalloadout"], disabled, ["protontorpedoes"]),
        (["ioncannon", "os1arsenalloadout"], disabled, []),
        (["ioncannon", "xg1assaultconfiguration"], disabled, []),
        (["flechettecannon", "xg1assaultconfiguration"], disabled, ["flechettecannon"]),
    ]
    for cards, tokens, expected in cases:
        g = position(x_wing(upgrades=cards, **tokens), tie())
        found = [weapon or "primary" for weapon in working_weapons(g, g.ship(0))]
        assert found == expected, cards


def test_a_disabled_arsenal_fires_only_at_a_locked_ship() -> None:
    disabled = {"upgrades": ["protontorpedoes", "os1arsenalloadout"]}
    for lock, token, may in ((1, 1, True), (2, 1, False), (2, 0, True)):
        tokens = {"weapons-disabled": token} if token else {}
        g = position(x_wing(**disabled, lock=lock, tokens=tokens), tie(), tie(at=FAR))
        assert may_fire_at(g, g.ship(0), g.ship(1)) is may


def test_bodhi_rook_lends_his_eyes_while_he_flies_and_to_his_side_alone() -> None:
    here, near_them, there = (100, 100, 90), (450, 600, 90), (450, 800, 270)
    scout, eyes = x_wing(at=here), x_wing(at=near_them)
    for status, seen in (("in play", [3]), ("destroyed", [])):
        bodhi = x_wing("bodhirook", at=(850, 100, 90), status=status)
        g = position(scout, bodhi, eyes, tie(at=there))
        assert lockable(g, g.ship(0)) == seen
    enemy = tie("bodhirook", at=(850, 100, 90))
    g = position(scout, eyes, enemy, tie(at=there))
    assert lockable(g, g.ship(0)) == []


def test_of_two_locks_the_named_one_goes() -> None:
    for named, left in ((1, [2]), (2, [1]), (5, [2])):
        ship = x_wing(locks=(Lock(1, "A"), Lock(2, "B")))
        remove_lock(ship, named)
        assert [lock.target for lock in ship.locks] == left


def test_an_out_of_turn_attack_may_be_left_out() -> None:
    at = scene()
    assert Retaliate().can(at)
    assert not done(Retaliate(), at, "pass").done
    fired = done(Retaliate(), at, "attack:primary:1", chance=[[BLANK] * 3, [BLANK] * 3])
    assert fired.done
    assert not Retaliate().can(scene(attack=(1, 0)))
    assert not Retaliate().can(scene(x_wing(status="destroyed"), tie(), FRIEND(at=FAR)))


def test_a_further_attack_is_made_with_the_kind_of_weapon_a_card_names() -> None:
    for weapon, kind, last, fits in (
        ("", "primary", "", True),
        ("", "rear", "", True),
        ("ioncannon", "primary", "", False),
        ("ioncannon", "cannon", "", True),
        ("ioncannonturret", "cannon", "", False),
        ("", "cannon", "", False),
        ("ioncannon", "other", "ioncannon", False),
        ("flechettecannon", "other", "ioncannon", True),
        ("", "other", "ioncannon", True),
    ):
        assert is_of_kind(weapon, kind, last) is fits


def test_kyle_katarn_answers_to_a_stress_token_that_goes_and_to_no_other() -> None:
    ship = x_wing(upgrades=["kylekatarn"], tokens={"stress": 1, "evade": 1})
    at = scene(ship, tie(), about=0)
    done(Remove(Token.STRESS), at, "use:0:upgrade:kylekatarn:0")
    assert at.yours.tokens == {"evade": 1, "focus": 1}
    done(Remove(Token.EVADE), at)  # nobody is asked
    assert not done(Remove(Token.STRESS), at).done
    assert at.yours.tokens == {"focus": 1}


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "dice"), [(0, 1), (3, 4), (4, 5), (5, 5)])
def test_cruise_missiles_roll_a_die_more_for_each_speed_up_to_four(speed: int, dice: int) -> None:
    ship = x_wing(upgrades=["cruisemissiles"], speed=speed)
    at = scene(ship, tie(), attack=(0, 1), weapon="cruisemissiles")
    assert attack_dice_count(at.g) == dice


@pytest.mark.parametrize(("speed", "dice"), [(1, 2), (2, 2), (4, 4)])
def test_sarco_plank_dodges_as_fast_as_he_flew(speed: int, dice: int) -> None:
    at = scene(x_wing(), tie("sarcoplank", speed=speed), attack=(0, 1))
    assert defense_dice_count(at.g) == dice


# --- cards that leave and come back ---------------------------------------------------------------


def test_only_a_card_aboard_is_discarded() -> None:
    g = position(x_wing(upgrades=["marksmanship"]), tie())
    assert not discard_upgrade(g, 0, "daredevil")
    assert discard_upgrade(g, 0, "marksmanship")
    assert (g.ship(0).upgrades, g.ship(0).cards.discarded) == ((), ("marksmanship",))
    assert not discard_upgrade(g, 0, "marksmanship")


def test_tomax_bren_recovers_an_elite_card_once_a_round() -> None:
    g = position(x_wing(), tie("tomaxbren", upgrades=["marksmanship", "adrenalinerush"]))
    ship = g.ship(1)
    assert not comes_back(g, ship, "protontorpedoes")
    assert comes_back(g, ship, "marksmanship")
    assert not comes_back(g, ship, "adrenalinerush")
    assert not comes_back(g, g.ship(0), "marksmanship")


@pytest.mark.rule("XW-DAMAGE-9")
def test_kinds_are_looked_for_in_the_discards_once_the_deck_is_empty() -> None:
    g = position(x_wing(), tie())
    every = unseen_kinds(g, g.ship(0), Trait.PILOT)
    assert "blinded-pilot" in every
    assert "direct-hit" not in every
    g.deck.left, g.deck.discard = 0, ["blinded-pilot", "direct-hit"]
    assert unseen_kinds(g, g.ship(0), Trait.PILOT) == ["blinded-pilot"]
    assert g.deck.left == 2


@pytest.mark.rule("XW-UPGRADE-1")
def test_a_card_with_a_choice_of_symbols_adds_one_of_them() -> None:
    heavy = "heavyscykinterceptor"
    choices = UPGRADES[heavy].building.gains_one_of
    pilot = PILOTS["cartelspacer"]
    assert sum(slots_of(pilot, [heavy])[slot] for slot in choices) == 1
    for weapon in ("ioncannon", "protontorpedoes", "concussionmissiles"):
        found = slots_of(pilot, [heavy, weapon])
        assert [slot for slot in choices if found[slot]] == [UPGRADES[weapon].slot]


# --- the Combat phase by the reference ------------------------------------------------------------


def test_a_new_combat_phase_begins_with_the_best_pilot_again() -> None:
    ships = (x_wing("wedgeantilles"), tie())
    reference = {"options": {"rules": "reference"}, "combat_skill": 1}
    table = play(position(*ships, step="begin-combat", **reference))
    assert "attack:primary:1" in table.offered(REBEL)


def test_only_by_the_reference_a_ship_that_rose_has_no_turn() -> None:
    for rules, skill, passed in (
        ("reference", 1, True),
        ("book", 1, False),
        ("reference", 9, False),
    ):
        ships = (x_wing("wedgeantilles"), tie(), FRIEND(at=BESIDE, had_combat=True))
        g = position(*ships, options={"rules": rules}, combat_skill=skill)
        pass_over_risen(g)
        assert g.ship(0).had_combat is passed
        assert not g.ship(1).had_combat
