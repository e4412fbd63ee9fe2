"""What a card of X-Wing lets a ship do, what not, and what comes of it."""

from typing import Any

from cantina.games.x_wing.cards.comparing import CancelEvades, CancelResults
from cantina.games.x_wing.cards.damage import LoseShield, RegainShield, SpendShield
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.ships import ChooseInArc, ChooseShip
from cantina.games.x_wing.cards.target_locks import (
    AcquireLock,
    LockDefender,
    ShedLock,
    SpendLock,
    StripLock,
    YouLockIt,
)
from cantina.games.x_wing.cards.tokens import (
    Gain,
    GiveToken,
    HandOver,
    Remove,
    RemoveAll,
    SpendReinforce,
    SpendToken,
    StripToken,
    TakeToken,
)
from cantina.games.x_wing.cards.words import Effect
from cantina.games.x_wing.content.pilots_large_scum import TradeCritical
from cantina.games.x_wing.content.pilots_scum_fighters import MatchTokens, TakeOne
from cantina.games.x_wing.content.pilots_scum_raiders import ShedTokens
from cantina.games.x_wing.content.upgrades_elite_a_to_h import TakeCritical
from cantina.games.x_wing.content.upgrades_elite_i_to_z import TakeHits
from cantina.games.x_wing.content.upgrades_systems import SpendLockOn
from cantina.games.x_wing.state import Ship
from cantina.games.x_wing.terms import Face, Token, Whose
from x_wing.ships import tie, x_wing
from x_wing.words import BEHIND, BESIDE, FAR, FRIEND, MINE, THEIRS, done, offered_as_told, scene

CAN: list[tuple[str, Effect, tuple[Ship, ...], dict[str, Any], bool]] = [
    ("choosing an enemy", ChooseShip(Whose.ENEMY, Gain(Token.STRESS)), (), {}, True),
    (
        "choosing an enemy at Range 1", ChooseShip(Whose.ENEMY, Gain(Token.STRESS), farthest=1), (),
        {}, False,
    ),
    (
        "choosing an enemy at Range 3", ChooseShip(Whose.ENEMY, Gain(Token.STRESS), nearest=3), (),
        {}, False,
    ),
    ("choosing another friend", ChooseShip(Whose.OTHER_FRIEND, Gain(Token.FOCUS)), (), {}, False),
    (
        "choosing a worse pilot", ChooseShip(Whose.ENEMY, Gain(Token.STRESS), lower_skill=True), (),
        {}, True,
    ),
    (
        "choosing a better pilot", ChooseShip(Whose.ENEMY, Gain(Token.STRESS), higher_skill=True),
        (), {}, False,
    ),
    (
        "choosing an equal pilot",
        ChooseShip(Whose.OTHER_FRIEND, Gain(Token.STRESS), lower_skill=True),
        (x_wing(), tie(), FRIEND(at=BESIDE)), {}, False,
    ),
    (
        "choosing a stressed one", ChooseShip(Whose.ENEMY, Gain(Token.FOCUS), stressed=True),
        (x_wing(), tie(tokens={"stress": 1})), {}, True,
    ),
    (
        "choosing none that is stressed", ChooseShip(Whose.ENEMY, Gain(Token.FOCUS), stressed=True),
        (), {}, False,
    ),
    ("choosing in the arc", ChooseInArc(Gain(Token.STRESS), 2), (), {}, True),
    ("choosing too far in the arc", ChooseInArc(Gain(Token.STRESS), 1), (), {}, False),
    (
        "choosing an enemy in the arc", ChooseInArc(Gain(Token.STRESS), 3, enemies=True),
        (x_wing(), tie(at=FAR), FRIEND(at=BESIDE)), {}, False,
    ),
    ("locking an enemy", AcquireLock(), (), {"about": 0}, True),
    ("locking beyond Range 3", AcquireLock(), (x_wing(), tie(at=FAR)), {"about": 0}, False),
    ("spending a lock", SpendLock(), (x_wing(lock=1), tie()), {**MINE, "about": 0}, True),
    (
        "spending a lock on another", SpendLock(), (x_wing(lock=2), tie(), tie(at=FAR)),
        {**MINE, "about": 0}, False,
    ),
    ("spending no lock", SpendLock(), (), {**MINE, "about": 0}, False),
    ("spending a lock on it", SpendLockOn(), (x_wing(lock=1), tie()), {}, True),
    ("spending none on it", SpendLockOn(), (), {}, False),
    ("shedding a lock", ShedLock(), (x_wing(lock=1), tie()), {}, True),
    ("shedding none", ShedLock(), (), {}, False),
    ("locking it", YouLockIt(), (), {}, True),
    ("locking one that is gone", YouLockIt(), (x_wing(), tie(status="destroyed")), {}, False),
    ("stripping a lock", StripLock(), (x_wing(), tie(lock=0)), MINE, True),
    ("stripping none", StripLock(), (x_wing(lock=1), tie()), MINE, False),
    ("stripping without an attack", StripLock(), (x_wing(), tie(lock=0)), {}, False),
    ("locking the defender", LockDefender(), (), MINE, True),
    (
        "locking a destroyed defender", LockDefender(), (x_wing(), tie(status="destroyed")), MINE,
        False,
    ),
    ("locking without an attack", LockDefender(), (), {}, False),
    ("cancelling a hit", CancelResults(Face.HIT), (), {**MINE, "rolls": ("hb", "")}, True),
    (
        "cancelling no critical", CancelResults(Face.CRITICAL), (), {**MINE, "rolls": ("hb", "")},
        False,
    ),
    ("cancelling an evade", CancelEvades(), (), {**MINE, "rolls": ("", "e")}, True),
    ("cancelling no evade", CancelEvades(), (), {**MINE, "rolls": ("", "f")}, False),
    ("taking a critical", TakeCritical(), (), {**MINE, "results": {"criticals": 1}}, True),
    ("taking no critical", TakeCritical(), (), {**MINE, "results": {"hits": 1}}, False),
    ("taking any result", TakeOne(), (), {**MINE, "results": {"hits": 1}}, True),
    ("taking no result", TakeOne(), (), MINE, False),
    ("taking hits", TakeHits(), (), {**MINE, "results": {"hits": 1}}, True),
    ("taking no hits", TakeHits(), (), {**MINE, "results": {"criticals": 1}}, False),
    ("trading a critical", TradeCritical(), (), {**MINE, "results": {"criticals": 1}}, True),
    ("trading none", TradeCritical(), (), {**MINE, "results": {"hits": 1}}, False),
    ("regaining a shield", RegainShield(), (x_wing(shields=1), tie()), {"about": 0}, True),
    ("regaining too many", RegainShield(), (x_wing(shields=2), tie()), {"about": 0}, False),
    ("spending a shield", SpendShield(), (x_wing(shields=1), tie()), {}, True),
    ("spending no shield", SpendShield(), (x_wing(shields=0), tie()), {}, False),
    ("spending a token", SpendToken(Token.FOCUS), (x_wing(), tie(tokens={"focus": 1})), {}, True),
    (
        "spending another's token", SpendToken(Token.FOCUS), (x_wing(tokens={"focus": 1}), tie()),
        {}, False,
    ),
    ("shedding an evade", ShedTokens(), (x_wing(), tie(tokens={"evade": 1})), {}, True),
    ("shedding a stress", ShedTokens(), (x_wing(), tie(tokens={"stress": 1})), {}, False),
    (
        "spending reinforce", SpendReinforce(), (x_wing(tokens={"reinforce-aft": 1}), tie()), {},
        True,
    ),
    ("spending no reinforce", SpendReinforce(), (x_wing(tokens={"focus": 1}), tie()), {}, False),
    (
        "stripping a token", StripToken(Token.EVADE), (x_wing(), tie(tokens={"evade": 1})), MINE,
        True,
    ),
    (
        "stripping the attacker", StripToken(Token.EVADE), (x_wing(), tie(tokens={"evade": 1})),
        THEIRS, False,
    ),
    ("taking a token", TakeToken(Whose.ENEMY, 2), (x_wing(), tie(tokens={"evade": 1})), {}, True),
    (
        "taking from too far", TakeToken(Whose.ENEMY, 1), (x_wing(), tie(tokens={"evade": 1})), {},
        False,
    ),
    (
        "taking a stress token", TakeToken(Whose.ENEMY, 2), (x_wing(), tie(tokens={"stress": 1})),
        {}, False,
    ),
    ("giving a token", GiveToken(Token.FOCUS), (x_wing(tokens={"focus": 1}), tie()), {}, True),
    (
        "giving what it has itself", GiveToken(Token.FOCUS), (x_wing(), tie(tokens={"focus": 1})),
        {}, False,
    ),
    ("handing over", HandOver(Token.FOCUS, 1), (x_wing(), tie(), FRIEND(at=BESIDE)), {}, True),
    (
        "handing over too far", HandOver(Token.FOCUS, 1), (x_wing(), tie(), FRIEND(at=BEHIND)), {},
        False,
    ),
]  # fmt: skip


test_what_is_offered = offered_as_told(CAN)


def held(at: Scene, ship: int) -> dict[str, int]:
    """Return the tokens beside a ship."""
    return {token: count for token, count in at.g.ship(ship).tokens.items() if count}


def test_tokens_come_and_go_beside_the_ship_spoken_of() -> None:
    at = scene(x_wing(tokens={"focus": 1}), tie(tokens={"stress": 2, "evade": 1}))
    assert done(Gain(Token.STRESS, 2), at).done
    assert held(at, 1) == {"stress": 4, "evade": 1}
    assert done(Remove(Token.STRESS), at).done
    assert held(at, 1) == {"stress": 3, "evade": 1}
    assert not done(Remove(Token.FOCUS), at).done
    assert done(RemoveAll(Token.STRESS), at).done
    assert held(at, 1) == {"evade": 1}
    assert done(GiveToken(Token.FOCUS), at).done
    assert (held(at, 0), held(at, 1)) == ({}, {"evade": 1, "focus": 1})
    assert done(ShedTokens(), at).done
    assert held(at, 1) == {}
    assert not done(SpendToken(Token.FOCUS), at).done


def test_a_ship_that_is_gone_gains_no_token() -> None:
    at = scene(x_wing(), tie(status="destroyed"))
    done(Gain(Token.STRESS), at)
    assert held(at, 1) == {}


def test_a_taken_token_is_yours() -> None:
    at = scene(x_wing(), tie(tokens={"evade": 1, "focus": 1}))
    done(TakeToken(Whose.ENEMY, 3), at, "1:evade")
    assert (held(at, 0), held(at, 1)) == ({"evade": 1}, {"focus": 1})


def test_tokens_are_matched_up_to_those_of_the_locked_ship() -> None:
    at = scene(x_wing(lock=1, tokens={"evade": 2}), tie(tokens={"focus": 2, "evade": 1}))
    assert done(MatchTokens(), at).done
    assert held(at, 0) == {"evade": 2, "focus": 2}
    assert not done(MatchTokens(), scene()).done


def test_shields_are_regained_lost_and_spent_one_at_a_time() -> None:
    at = scene(x_wing(shields=1), tie(), about=0)
    assert done(RegainShield(), at).done
    assert not done(RegainShield(), at).done
    assert at.yours.shields == 2
    assert done(LoseShield(), at).done and done(SpendShield(), at).done
    assert at.yours.shields == 0
    assert not done(LoseShield(), at).done
    assert not done(SpendShield(), at).done


def test_results_are_cancelled_and_traded() -> None:
    at = scene(attack=(0, 1), rolls=("hhcb", "eef"), results={"hits": 1, "criticals": 1})
    assert done(CancelResults(Face.HIT, 1), at).amount == 1
    assert [one.face for one in at.attack.dice.attack_roll] == ["hit", "critical", "blank"]
    assert done(CancelResults(Face.HIT), at).amount == 1
    assert not done(CancelResults(Face.HIT), at).done
    assert done(CancelEvades(), at).amount == 1
    assert [one.face for one in at.attack.dice.defense_roll] == ["evade", "focus"]
    done(TradeCritical(), at)
    assert (at.attack.results.hits, at.attack.results.criticals) == (3, 0)


def test_locks_are_acquired_stripped_and_shed() -> None:
    at = scene(attack=(0, 1))
    assert done(AcquireLock(), at.focused(0)).done
    assert at.yours.lock == 1
    assert done(ShedLock(), at).done
    assert at.yours.lock != 1
    assert not done(ShedLock(), at).done
    assert done(LockDefender(), at.focused(0)).done
    assert at.yours.lock == 1
    assert done(SpendLockOn(), at).done
    assert at.yours.lock != 1
    at = scene(x_wing(), tie(lock=0), attack=(0, 1))
    assert done(StripLock(), at).done
    assert at.g.ship(1).lock != 0
