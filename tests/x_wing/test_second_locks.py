"""Two target locks at once: "Redline" on one ship, a Weapons Engineer on two."""

from typing import Any

from cantina.games.x_wing.state import Lock, Ship
from x_wing.faces import BLANK, FOCUS, HIT
from x_wing.ships import IMPERIAL, damage, tie, x_wing
from x_wing.table import Skirmish, act, play, position

NEAR, BESIDE, FAR = (450, 300, 90), (520, 300, 90), (850, 850, 90)


def locks(table: Skirmish) -> list[tuple[int, int]]:
    return [(lock.by, lock.on) for lock in table.seen.locks]


def engineer(*others: Ship, **more: Any) -> Skirmish:
    ship = tie("gammasquadronpilot", upgrades=["tieshuttle", "weaponsengineer"], **more)
    return act(ship, *others)


def test_redline_locks_a_ship_twice() -> None:
    table = act(tie("redline", at=(450, 500, 270)), x_wing(at=NEAR), x_wing(at=BESIDE))
    table.answer(IMPERIAL, "target-lock:1")
    assert locks(table) == [(0, 1), (0, 1)]
    letters = [lock.letter for lock in table.seen.locks]
    assert len(set(letters)) == 2


def test_both_locks_of_redline_move_to_a_new_target() -> None:
    ship = tie("redline", locks=(Lock(1, "A"), Lock(1, "B")))
    table = act(ship, x_wing(at=NEAR), x_wing(at=BESIDE))
    table.answer(IMPERIAL, "target-lock:2")
    assert locks(table) == [(0, 2), (0, 2)]


def test_redline_spends_one_lock_to_fire_and_one_to_reroll() -> None:
    ship = tie("redline", upgrades=["protontorpedoes"], locks=(Lock(1, "A"), Lock(1, "B")))
    target = x_wing(at=NEAR, had_combat=True)
    more = tie(at=(450, 140, 90))
    table = play(position(ship, target, more), [BLANK] * 4, [HIT] * 4, [BLANK] * 2)
    table.answer(IMPERIAL, "attack:protontorpedoes:1")
    assert locks(table) == [(0, 1)]
    assert "lock" in table.offered(IMPERIAL)
    table.answer(IMPERIAL, "lock")
    assert locks(table) == []
    table.answer(IMPERIAL, "0+1+2+3")
    assert table.ship(1).shields == 0


def test_a_weapons_engineer_locks_two_ships() -> None:
    table = engineer(x_wing(at=NEAR), x_wing(at=BESIDE), x_wing(at=FAR))
    table.answer(IMPERIAL, "target-lock:1")
    assert table.offered(IMPERIAL) == ["2", "-1"]  # the third is too far away
    table.answer(IMPERIAL, "2")
    assert locks(table) == [(0, 1), (0, 2)]


def test_a_weapons_engineer_may_do_with_one() -> None:
    table = engineer(x_wing(at=NEAR), x_wing(at=BESIDE))
    table.answer(IMPERIAL, "target-lock:1")
    table.answer(IMPERIAL, "-1")
    assert locks(table) == [(0, 1)]


def test_a_weapons_engineer_keeps_the_last_lock_beside_the_new_one() -> None:
    table = engineer(x_wing(at=NEAR), x_wing(at=BESIDE), lock=1)
    table.answer(IMPERIAL, "target-lock:2")
    assert sorted(locks(table)) == [(0, 1), (0, 2)]  # nobody else is left to lock


def test_only_the_lock_on_the_defender_is_spent() -> None:
    ship = tie(
        "gammasquadronpilot",
        upgrades=["tieshuttle", "weaponsengineer"],
        locks=(Lock(2, "A"), Lock(1, "B")),
    )
    target = x_wing(at=NEAR, had_combat=True)
    other = x_wing(at=BESIDE, had_combat=True)
    table = play(position(ship, target, other), [FOCUS, BLANK], [BLANK] * 2, [BLANK] * 2)
    table.answer(IMPERIAL, "attack:primary:1")
    table.answer(IMPERIAL, "lock")
    assert locks(table) == [(0, 2)]


def test_locks_on_a_ship_that_leaves_go_with_it() -> None:
    ship = tie("redline", locks=(Lock(1, "A"), Lock(1, "B")), at=(450, 480, 270))
    target = x_wing(at=NEAR, shields=0, damage=damage("structural-damage", "damaged-engine"))
    target.had_combat = True
    more = (tie(at=(450, 140, 90)), x_wing(at=FAR))
    table = play(position(ship, target, *more), [HIT, BLANK], [BLANK], "direct-hit")
    table.answer(IMPERIAL, "attack:primary:1")
    table.answer(IMPERIAL, "done")
    assert table.ship(1).status == "destroyed"
    assert locks(table) == []
