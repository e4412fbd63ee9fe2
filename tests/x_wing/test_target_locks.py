import pytest

from cantina.games.x_wing.state import Lock
from x_wing.faces import BLANK
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position


def locks(table: Skirmish) -> list[tuple[str, int, int]]:
    return [(lock.letter, lock.by, lock.on) for lock in table.seen.locks]


@pytest.mark.rule("XW-TARGET-LOCK-1", "XW-TARGET-LOCK-5")
def test_enemies_at_range_1_to_3_can_be_locked() -> None:
    ships = (
        x_wing(at=(450, 300, 90)),
        tie(at=(450, 640, 270)),  # 300 mm
        tie(at=(100, 641, 270)),  # beyond
        x_wing("redsquadronpilot", at=(450, 400, 90)),  # a friend
    )
    table = act(*ships)
    assert table.offered(REBEL) == ["focus", "target-lock:1", "pass"]
    before = table.fingerprint()
    assert table.blocked(REBEL)["target-lock:2"] == "XW-TARGET-LOCK-1"  # measured for free
    assert table.fingerprint() == before
    assert table.state.ship(0).deeds.actions == ()
    assert table.refusal(REBEL, "target-lock:2").rule == "XW-TARGET-LOCK-1"
    table.refusal(REBEL, "target-lock:3")


@pytest.mark.rule("XW-TARGET-LOCK-2", "XW-TARGET-LOCK-3")
def test_locks_reach_from_base_to_base_in_any_direction() -> None:
    behind = tie(at=(450, 100, 270))  # 160 mm behind, outside the arc
    table = act(x_wing(at=(450, 300, 90)), behind)
    assert "target-lock:1" in table.offered(REBEL)
    # only the corner reaches: centre distance far above 300 mm, nearest corners 299 mm apart
    corner = 299 / 2**0.5
    near = tie(at=(450 - 40 - corner, 300 - 40 - corner, 90))
    table = act(x_wing(at=(450, 300, 90)), near)
    assert "target-lock:1" in table.offered(REBEL)
    corner = 301 / 2**0.5
    far = tie(at=(450 - 40 - corner, 300 - 40 - corner, 90))
    table = act(x_wing(at=(450, 300, 90)), far)
    assert "target-lock:1" not in table.offered(REBEL)


@pytest.mark.rule("XW-TARGET-LOCK-4")
def test_a_lock_is_a_pair_of_tokens_with_one_letter() -> None:
    table = act(x_wing(), tie())
    table.answer(REBEL, "target-lock:1")
    assert locks(table) == [("A", 0, 1)]


@pytest.mark.rule("XW-TARGET-LOCK-6", "XW-TARGET-LOCK-9")
def test_a_new_lock_takes_the_old_one_away() -> None:
    table = act(x_wing(lock=1), tie(), tie(at=(300, 500, 270)))
    assert locks(table) == [("A", 0, 1)]
    table.answer(REBEL, "target-lock:2")
    assert locks(table) == [("A", 0, 2)]


@pytest.mark.rule("XW-TARGET-LOCK-7")
def test_several_ships_may_lock_one_target() -> None:
    wingman = x_wing("redsquadronpilot", at=(600, 300, 90), locks=(Lock(1, "A"),))
    table = act(x_wing(), tie(), wingman)
    table.answer(REBEL, "target-lock:1")
    assert locks(table) == [("B", 0, 1), ("A", 2, 1)]  # two red tokens with different letters
    # and when the target flees, both are gone
    ships = (tie(at=(450, 60, 270)), x_wing(locks=(Lock(0, "A"),)))
    third = x_wing("redsquadronpilot", at=(600, 300, 90), locks=(Lock(0, "B"),))
    table = fly("straight:2", *ships, third, tie(at=(850, 780, 90)))
    assert table.ship(0).status == "destroyed" and locks(table) == []


@pytest.mark.rule("XW-TARGET-LOCK-8", "XW-END-2")
def test_locks_and_stress_stay_through_the_end_phase_however_far_the_target() -> None:
    ships = (x_wing(lock=1, tokens={"stress": 1, "focus": 1}), tie(at=(850, 780, 90)))
    table = play(position(*ships, step="end-phase"))
    assert table.seen.phase == "planning"
    assert locks(table) == [("A", 0, 1)]
    assert table.ship(0).tokens == {"stress": 1}
    table.answer(REBEL, "0:straight:1")
    table.answer(IMPERIAL, "1:turn:left:1")
    while table.seen.round == 2:
        table.answer(table.waiting[0], "pass")
    assert table.seen.round == 3
    assert locks(table) == [("A", 0, 1)]


@pytest.mark.rule("XW-TARGET-LOCK-11")
def test_expert_handling_rolls_even_if_no_enemy_has_a_lock() -> None:
    table = act(tie("maulermithel", upgrades=["experthandling"]), x_wing(at=(450, 100, 90)))
    table.answer(IMPERIAL, "card:upgrade:experthandling:0")
    table.answer(IMPERIAL, "right")
    table.answer(IMPERIAL, "0")
    assert table.seen.ships[0].x != 450.0


@pytest.mark.rule("XW-TARGET-LOCK-11")
def test_an_ability_can_remove_a_lock() -> None:
    ship = tie("maulermithel", upgrades=["experthandling"])
    enemy = x_wing(lock=0, at=(450, 100, 90))
    table = act(ship, enemy)
    table.answer(IMPERIAL, "card:upgrade:experthandling:0")
    table.answer(IMPERIAL, "right")
    table.answer(IMPERIAL, "0")
    table.answer(IMPERIAL, "yes")
    assert locks(table) == []  # the blue token is gone as well
    # who declines keeps the red token
    ships = (tie("maulermithel", upgrades=["experthandling"]), x_wing(lock=0, at=(450, 400, 90)))
    table = act(*ships, chance=([BLANK] * 3,))
    table.answer(IMPERIAL, "card:upgrade:experthandling:0")
    table.answer(IMPERIAL, "right")
    table.answer(IMPERIAL, "-20")
    table.answer(IMPERIAL, "no")
    assert locks(table) == [("B", 1, 0)]


@pytest.mark.rule("XW-TARGET-LOCK-12")
def test_book_example_of_a_target_lock() -> None:
    rookie = x_wing("rookiepilot", at=(450, 400, 90))
    obsidian = tie("obsidiansquadronpilot", at=(450, 860, 270))  # ahead, but too far
    academy = tie("academypilot", at=(240, 190, 0))  # behind, at Range 3
    table = act(rookie, obsidian, academy)
    assert [key for key in table.offered(REBEL) if key.startswith("target-lock")] == [
        "target-lock:2"
    ]
    table.answer(REBEL, "target-lock:2")
    assert locks(table) == [("A", 0, 2)]


@pytest.mark.rule("XW-SECONDARY-WEAPON-4")
def test_a_weapon_that_needs_a_lock_needs_it_on_this_target() -> None:
    ships = (
        x_wing(upgrades=["protontorpedoes"], lock=2),
        tie(had_combat=True),
        tie(at=(520, 500, 270), had_combat=True),
    )
    table = play(position(*ships))
    keys = table.offered(REBEL)
    assert "attack:protontorpedoes:2" in keys
    assert "attack:protontorpedoes:1" not in keys
    assert table.refusal(REBEL, "attack:protontorpedoes:1").rule == "XW-SECONDARY-WEAPON-4"


@pytest.mark.rule("XW-SECONDARY-WEAPON-2", "XW-SECONDARY-WEAPON-5")
@pytest.mark.parametrize(
    ("distance", "legal"), [(60, False), (150, True), (250, True), (301, False)]
)
def test_torpedoes_fire_at_range_2_and_3_only(distance: int, legal: bool) -> None:
    target = tie(at=(450, 340 + distance, 270), had_combat=True)
    extra = tie(at=(450, 470, 270), had_combat=True)  # so that the ask stays open
    table = play(position(x_wing(upgrades=["protontorpedoes"], lock=1), target, extra))
    assert ("attack:protontorpedoes:1" in table.offered(REBEL)) is legal
    assert "attack:protontorpedoes:2" not in table.offered(REBEL)  # that one is not locked
    # out of arc it is never legal, whatever the range
    behind = tie(at=(450, 150, 270), had_combat=True)
    table = play(position(x_wing(upgrades=["protontorpedoes"], lock=1), behind, extra))
    assert table.refusal(REBEL, "attack:protontorpedoes:1").rule == "XW-TARGET-2"


@pytest.mark.rule("XW-SECONDARY-WEAPON-6", "XW-UPGRADE-3")
def test_firing_torpedoes_spends_the_lock_and_the_card() -> None:
    ships = (
        x_wing(upgrades=["protontorpedoes"], lock=1),
        tie(had_combat=True, tokens={"focus": 1}),
    )
    rolls = ([BLANK, "focus", "hit", "hit"], ["focus", BLANK, BLANK])
    table = play(position(*ships), *rolls, "stunned-pilot")
    table.attack(REBEL, 1, "protontorpedoes")
    assert table.lock(0) == -1
    assert table.ship(0).upgrades == []
    # the lock is gone, so no reroll; the card's own ability is still there for this attack
    assert table.offered(REBEL) == ["use:0:upgrade:protontorpedoes:1", "done"]
    table.answer(REBEL, "use:0:upgrade:protontorpedoes:1")
    assert [r.face for r in table.seen.attack.attack_roll] == [BLANK, "critical", "hit", "hit"]
    table.answer(IMPERIAL, "focus")
    # the next round, with a new lock: the card stays in the box
    table.answer(REBEL, "0:straight:1")
    table.answer(IMPERIAL, "1:turn:left:1")
    table.answer(IMPERIAL, "pass")
    table.answer(REBEL, "target-lock:1")
    assert table.seen.phase == "combat"
    assert (table.ship(0).upgrades, table.lock(0)) == ([], 1)
    assert not any("torpedoes" in key for key in [*table.offered(REBEL), *table.blocked(REBEL)])
    # without a lock they are never offered
    unlocked = (x_wing(upgrades=["protontorpedoes"]), tie(had_combat=True))
    assert play(position(*unlocked)).offered(REBEL) == ["attack:primary:1", "pass"]
