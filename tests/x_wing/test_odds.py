"""Attack odds against the published lines and against counting every face."""

from collections.abc import Iterator
from itertools import product

import pytest

from cantina.games.x_wing.odds import AttackPlay, DefensePlay, attack_odds, dice_for

NONE = AttackPlay()
FOCUS = AttackPlay(focus=True)
LOCK = AttackPlay(lock=True)
BOTH = AttackPlay(focus=True, lock=True)

PUBLISHED = [
    (1, 0, NONE, DefensePlay(), 0.3750, 0.1250, 0.5000),
    (2, 3, NONE, DefensePlay(), 0.2449, 0.1091, 0.2930),
    (3, 2, NONE, DefensePlay(), 0.6199, 0.2766, 0.5938),
    (3, 3, FOCUS, DefensePlay(), 0.9298, 0.2869, 0.7224),
    (3, 3, LOCK, DefensePlay(), 0.7978, 0.4189, 0.7224),
    (3, 3, BOTH, DefensePlay(), 1.2930, 0.4075, 0.8959),
    (2, 2, FOCUS, DefensePlay(focus=True), 0.3589, 0.1157, 0.3955),
    (4, 3, FOCUS, DefensePlay(focus=True, evades=1), 0.3242, 0.1986, 0.3838),
    (4, 2, LOCK, DefensePlay(evades=1), 0.7565, 0.5651, 0.7614),
    (3, 0, NONE, DefensePlay(evades=1), 0.3691, 0.2559, 0.5000),
]


@pytest.mark.parametrize(
    ("attack", "defense", "attacker", "defender", "hits", "crits", "p_hit"), PUBLISHED
)
def test_published_lines(
    attack: int,
    defense: int,
    attacker: AttackPlay,
    defender: DefensePlay,
    hits: float,
    crits: float,
    p_hit: float,
) -> None:
    odds = attack_odds(attack, defense, attacker, defender)
    assert odds.expected_hits == pytest.approx(hits, abs=0.00006)
    assert odds.expected_crits == pytest.approx(crits, abs=0.00006)
    assert odds.p_hit == pytest.approx(p_hit, abs=0.00006)
    assert sum(odds.p) == pytest.approx(1.0)
    assert odds.p_hit == pytest.approx(1.0 - odds.p[0])


ATTACK_DIE = "hhhcffbb"
DEFENSE_DIE = "eeeffbbb"


def every_roll(die: str, dice: int) -> Iterator[str]:
    return ("".join(faces) for faces in product(die, repeat=dice))


def test_lock_and_focus_by_counting_every_face() -> None:
    """Blanks are rerolled, focus results kept and changed: two dice against one."""
    total = 0.0
    for roll in every_roll(ATTACK_DIE, 2):
        blanks = roll.count("b")
        for again in every_roll(ATTACK_DIE, blanks):
            final = roll.replace("b", "") + again
            hits = sum(face in "hf" for face in final)
            crits = final.count("c")
            for evade in every_roll(DEFENSE_DIE, 1):
                left = max(0, hits + crits - (evade == "e"))
                total += left / 64 / 8**blanks / 8
    assert attack_odds(2, 1, BOTH).expected_damage == pytest.approx(total)


def test_cards_change_dice() -> None:
    torpedo = attack_odds(1, 0, AttackPlay(focus_to_critical=1))
    assert torpedo.expected_crits == pytest.approx(3 / 8)
    assert torpedo.expected_hits == pytest.approx(3 / 8)
    missile = attack_odds(1, 0, AttackPlay(blank_to_hit=1))
    assert missile.expected_hits == pytest.approx(5 / 8)
    gundark = attack_odds(2, 0, AttackPlay(hit_to_critical=1))
    assert gundark.expected_crits == pytest.approx(2 / 8 + 1 - (5 / 8) ** 2)
    howlrunner = attack_odds(2, 0, AttackPlay(rerolls=1))
    assert howlrunner.expected_damage == pytest.approx(1.0 + 0.5 * 3 / 4)
    salm = attack_odds(2, 0, AttackPlay(reroll_blanks=True))
    assert salm.expected_damage == pytest.approx(2 * (0.5 + 0.25 * 0.5))
    luke = attack_odds(5, 2, NONE, DefensePlay(focus_to_evade=1))
    plain = attack_odds(5, 2)
    focused = attack_odds(5, 2, NONE, DefensePlay(focus=True))
    assert focused.expected_damage < luke.expected_damage < plain.expected_damage


def test_evades_cancel_hits_before_criticals() -> None:
    odds = attack_odds(2, 0, NONE, DefensePlay(evades=1))
    by_result = {(hits, crits): p for hits, crits, p in odds.chances}
    # a hit and a critical (2 * 3/8 * 1/8) leave the critical
    assert by_result[0, 1] == pytest.approx(2 * 3 / 8 * 1 / 8 + 1 / 64)
    assert by_result[1, 0] == pytest.approx(9 / 64)


def test_range_and_obstruction_add_dice() -> None:
    assert dice_for(3, 2, 1) == (4, 2)
    assert dice_for(3, 2, 2) == (3, 2)
    assert dice_for(3, 2, 3) == (3, 3)
    assert dice_for(4, 2, 3, primary=False) == (4, 2)
    assert dice_for(3, 2, 3, obstructed=True) == (3, 4)
    assert dice_for(4, 2, 1, primary=False, obstructed=True) == (4, 3)


def test_chance_to_destroy() -> None:
    odds = attack_odds(1, 0)
    # the last point of hull falls to any result, the last two only to a critical that hurts twice
    assert odds.p_destroyed(1, 0) == pytest.approx(0.5)
    assert odds.p_destroyed(2, 0) == pytest.approx(1 / 8 * (7 / 33 + 2 / 33 * 3 / 8))
    assert odds.p_destroyed(1, 1) == 0.0
    assert odds.p_destroyed(3, 0) == 0.0
    # shields go first, and hits before criticals
    two = attack_odds(2, 0)
    assert two.p_destroyed(1, 1) == pytest.approx(0.25)


def test_too_many_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="dice go from 0"):
        attack_odds(99, 2)
