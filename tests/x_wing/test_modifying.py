import pytest

from cantina.games.x_wing.cards.comparing import CancelResults
from cantina.games.x_wing.cards.frames import Ability
from cantina.games.x_wing.cards.modifying import AddResult, ChangeResults
from cantina.games.x_wing.terms import Die, Face, Window
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, upgrade_source, x_wing
from x_wing.table import Skirmish, fight, give, play, position


def attack_faces(table: Skirmish) -> list[str]:
    return [result.face for result in table.seen.attack.attack_roll]


def defense_faces(table: Skirmish) -> list[str]:
    return [result.face for result in table.seen.attack.defense_roll]


def told_faces(table: Skirmish, seat: int | None, message: str) -> list[str]:
    told = [event.text for event in table.events(seat) if event.text.id == message]
    return [face.id.removeprefix("xw-face-") for face in told[-1].args["faces"]]


@pytest.mark.rule("XW-MODIFY-1")
def test_everybody_sees_every_face() -> None:
    table = fight(x_wing(tokens={"focus": 1}), tie(), [HIT, FOCUS, BLANK])
    for seat in (REBEL, IMPERIAL, None):
        assert [die.face for die in table.view(seat).attack.attack_roll] == [HIT, FOCUS, BLANK]
        assert told_faces(table, seat, "xw-log-attack-roll") == [HIT, FOCUS, BLANK]
    table = fight(x_wing(), tie(tokens={"focus": 1}), [HIT] * 3, [EVADE, FOCUS, BLANK])
    for seat in (REBEL, IMPERIAL, None):
        assert [die.face for die in table.view(seat).attack.defense_roll] == [EVADE, FOCUS, BLANK]
        assert told_faces(table, seat, "xw-log-defense-roll") == [EVADE, FOCUS, BLANK]


@pytest.mark.rule("XW-MODIFY-2")
def test_exactly_the_usable_effects_are_offered_and_may_be_declined() -> None:
    attacker = x_wing(tokens={"focus": 1}, lock=1)
    table = fight(attacker, tie(), [HIT, FOCUS, BLANK], [EVADE, BLANK, BLANK])
    assert table.offered(REBEL) == ["focus", "lock", "done"]
    table.answer(REBEL, "done")
    # declined: the tokens are still there and one hit was cancelled by the one evade
    assert table.lock(0) == 1
    assert table.ship(1).damage == []


@pytest.mark.rule("XW-MODIFY-2")
def test_an_ability_is_offered_beside_the_tokens_as_long_as_it_would_do_something() -> None:
    luke = x_wing("lukeskywalker", tokens={"focus": 1, "evade": 1})
    table = fight(tie(), luke, [HIT, HIT], [FOCUS, BLANK])
    assert table.offered(REBEL) == ["focus", "evade", "use:1:pilot:lukeskywalker:0", "done"]
    table.answer(REBEL, "use:1:pilot:lukeskywalker:0")
    assert defense_faces(table) == [EVADE, BLANK]
    assert table.offered(REBEL) == ["focus", "evade", "done"]
    table.answer(REBEL, "done")
    assert table.ship(1).shields == 1


@pytest.mark.rule("XW-MODIFY-2")
def test_without_tokens_and_abilities_nobody_is_asked() -> None:
    table = fight(x_wing(), tie(), [HIT, FOCUS, BLANK], [FOCUS, BLANK, BLANK])
    assert len(table.ship(1).damage) == 1
    assert table.seen.attack is None


@pytest.mark.rule("XW-MODIFY-3", "XW-EVADE-2")
def test_an_evade_token_adds_one_evade_result() -> None:
    defender = tie(tokens={"evade": 2})
    table = fight(x_wing(), defender, [HIT, HIT, BLANK], [BLANK, BLANK, FOCUS])
    table.answer(IMPERIAL, "evade")
    roll = table.seen.attack.defense_roll
    assert [result.face for result in roll] == [BLANK, BLANK, FOCUS, EVADE]
    assert roll[-1].added
    assert table.ship(1).tokens == {"evade": 1}
    table.answer(IMPERIAL, "done")
    assert len(table.ship(1).damage) == 1  # of two hits one remained
    assert "xw-log-spends-evade" in {event.text.id for event in table.log}
    # the attacker has no use for evade tokens of its own
    table = fight(x_wing(tokens={"evade": 1}), tie(), [HIT, BLANK, BLANK], [BLANK] * 3)
    assert table.seen.attack is None


@pytest.mark.rule("XW-MODIFY-3")
def test_an_ability_can_add_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    lucky = Ability(Window.MODIFY_ATTACK_DICE, AddResult(Die.ATTACK, Face.HIT), may=True)
    give(monkeypatch, "rookiepilot", lucky)
    table = fight(x_wing(lock=1), tie(tokens={"evade": 1}), [BLANK] * 3, [BLANK] * 3)
    table.answer(REBEL, "use:0:pilot:rookiepilot:0")
    assert attack_faces(table) == [BLANK, BLANK, BLANK, HIT]
    table.answer(REBEL, "lock")
    assert table.offered(REBEL) == ["0", "1", "2"]  # an added result is no die to reroll


@pytest.mark.rule("XW-MODIFY-4", "XW-FOCUS-2")
def test_a_focus_token_changes_all_focus_results_to_hits() -> None:
    table = fight(x_wing(tokens={"focus": 2}), tie(tokens={"evade": 1}), [FOCUS, FOCUS, BLANK])
    table.answer(REBEL, "focus")
    assert attack_faces(table) == [HIT, HIT, BLANK]
    assert table.ship(0).tokens == {"focus": 1}
    # only the ship that rolls may spend focus on the dice
    table = fight(x_wing(), tie(tokens={"focus": 1}), [FOCUS, BLANK, BLANK], [BLANK] * 3)
    assert attack_faces(table) == [FOCUS, BLANK, BLANK]
    assert defense_faces(table) == [BLANK] * 3


@pytest.mark.parametrize(("rolled", "note"), [(FOCUS, None), (HIT, "xw-note-changes-nothing")])
def test_a_focus_token_that_changes_nothing_says_so(rolled: Face, note: str | None) -> None:
    table = fight(x_wing(tokens={"focus": 1}), tie(), [rolled, BLANK, BLANK])
    offered = {option.key: option.note for option in table.ask(REBEL).show(0, False).options}
    assert (offered["focus"] and offered["focus"].id) == note
    assert offered["done"] is None


@pytest.mark.rule("XW-MODIFY-4")
def test_an_ability_changes_as_many_results_as_it_says() -> None:
    gundark = tie("wingedgundark", at=(450, 400, 270))
    table = fight(gundark, x_wing(tokens={"evade": 1}), [HIT, HIT, BLANK], [BLANK] * 2)
    table.answer(IMPERIAL, "use:0:pilot:wingedgundark:0")
    assert attack_faces(table) == [CRITICAL, HIT, BLANK]


@pytest.mark.rule("XW-FOCUS-3")
def test_a_defender_changes_focus_results_to_evades_and_leaves_the_attack_dice() -> None:
    defender = tie(tokens={"focus": 1, "evade": 1})
    table = fight(x_wing(), defender, [HIT, FOCUS, FOCUS], [FOCUS, FOCUS, BLANK])
    table.answer(IMPERIAL, "focus")
    assert defense_faces(table) == [EVADE, EVADE, BLANK]
    assert attack_faces(table) == [HIT, FOCUS, FOCUS]
    assert table.ship(1).tokens == {"evade": 1}


@pytest.mark.rule("XW-MODIFY-5")
def test_only_the_new_result_of_a_reroll_counts() -> None:
    attacker = tie("maulermithel", at=(450, 500, 270), lock=1)
    table = fight(attacker, x_wing(tokens={"evade": 1}), [HIT, BLANK], [FOCUS], [BLANK, BLANK])
    table.answer(IMPERIAL, "lock")
    table.answer(IMPERIAL, "1")
    assert attack_faces(table) == [HIT, FOCUS]


@pytest.mark.rule("XW-MODIFY-6")
def test_a_rerolled_die_can_be_changed() -> None:
    attacker = x_wing(tokens={"focus": 1}, lock=1)
    table = fight(
        attacker, tie(tokens={"evade": 1}), [HIT, BLANK, BLANK], [FOCUS, BLANK], [BLANK] * 3
    )
    table.answer(REBEL, "lock")
    table.answer(REBEL, "1+2")
    table.answer(REBEL, "focus")
    assert attack_faces(table) == [HIT, HIT, BLANK]


@pytest.mark.rule("XW-MODIFY-6")
def test_abilities_change_rerolled_and_changed_dice() -> None:
    torpedoes = x_wing(upgrades=["marksmanship"], lock=1, lasting=(upgrade_source("marksmanship"),))
    table = fight(torpedoes, tie(tokens={"evade": 1}), [BLANK] * 3, [FOCUS, FOCUS], [BLANK] * 3)
    table.answer(REBEL, "lock")
    table.answer(REBEL, "1+2")
    table.answer(REBEL, "use:0:upgrade:marksmanship:lasting:0")
    assert attack_faces(table) == [BLANK, CRITICAL, HIT]
    # a focus result that became a hit may go on to become a critical
    gundark = tie("wingedgundark", at=(450, 400, 270), tokens={"focus": 1})
    table = fight(gundark, x_wing(tokens={"evade": 1}), [FOCUS, BLANK, BLANK], [BLANK] * 2)
    table.answer(IMPERIAL, "focus")
    table.answer(IMPERIAL, "use:0:pilot:wingedgundark:0")
    assert attack_faces(table) == [CRITICAL, BLANK, BLANK]


@pytest.mark.rule("XW-MODIFY-7")
def test_a_die_is_rerolled_only_once() -> None:
    howlrunner = tie("howlrunner", at=(520, 500, 270))
    attacker = tie("academypilot", at=(450, 500, 270), lock=1)
    target = x_wing(tokens={"evade": 1})
    table = fight(
        attacker, target, [BLANK, BLANK], [BLANK], [FOCUS], [BLANK, BLANK], more=(howlrunner,)
    )
    table.answer(IMPERIAL, "lock")
    table.answer(IMPERIAL, "0")  # die 0 is rerolled into another blank
    table.answer(IMPERIAL, "use:2:pilot:howlrunner:0")
    # only die 1 is left to be rerolled, so it was taken without a question
    assert attack_faces(table) == [BLANK, FOCUS]
    assert [result.rerolled for result in table.seen.attack.attack_roll] == [True, True]
    # nothing is left to reroll: Howlrunner is not offered a second time, nor to anybody else
    assert table.waiting == (REBEL,)


@pytest.mark.rule("XW-MODIFY-8")
@pytest.mark.parametrize("first", ["lock", "focus"])
def test_effects_are_used_in_any_order(first: str) -> None:
    attacker = x_wing(tokens={"focus": 1}, lock=1)
    table = fight(
        attacker, tie(tokens={"evade": 1}), [FOCUS, BLANK, BLANK], [FOCUS, HIT], [BLANK] * 3
    )
    assert table.offered(REBEL) == ["focus", "lock", "done"]
    if first == "lock":
        table.answer(REBEL, "lock")
        table.answer(REBEL, "1+2")
        table.answer(REBEL, "focus")
        assert attack_faces(table) == [HIT, HIT, HIT]
    else:
        table.answer(REBEL, "focus")
        table.answer(REBEL, "lock")
        table.answer(REBEL, "1+2")
        assert attack_faces(table) == [HIT, FOCUS, HIT]


@pytest.fixture
def meddler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give both sides an ability that may spoil the other's roll."""
    blunt = Ability(
        Window.MODIFY_ATTACK_DICE, ChangeResults(Die.ATTACK, Face.HIT, Face.BLANK), may=True
    )
    dazzle = Ability(
        Window.MODIFY_DEFENSE_DICE, ChangeResults(Die.DEFENSE, Face.EVADE, Face.BLANK), may=True
    )
    for pilot in ("rookiepilot", "academypilot"):
        give(monkeypatch, pilot, blunt, dazzle)


@pytest.mark.rule("XW-MODIFY-9")
def test_the_defender_modifies_the_attack_roll_first(meddler: None) -> None:
    table = fight(x_wing(tokens={"focus": 1}), tie(), [HIT, HIT, FOCUS], [BLANK] * 3)
    assert table.waiting == (IMPERIAL,)
    assert table.offered(IMPERIAL) == ["use:1:pilot:academypilot:0", "done"]
    table.answer(IMPERIAL, "use:1:pilot:academypilot:0")
    assert attack_faces(table) == [BLANK, HIT, FOCUS]
    assert table.waiting == (REBEL,)
    assert "focus" in table.offered(REBEL)
    # the defender may do no more afterwards, even with an effect that was kept
    table.answer(REBEL, "focus")
    assert attack_faces(table) == [BLANK, HIT, HIT]
    table.answer(REBEL, "done")
    assert table.seen.attack is None
    kept = fight(x_wing(tokens={"focus": 1}), tie(), [HIT, BLANK, FOCUS], [BLANK] * 3)
    kept.answer(IMPERIAL, "done")
    kept.answer(REBEL, "focus")
    kept.answer(REBEL, "done")
    assert kept.seen.attack is None
    assert len(kept.ship(1).damage) == 2


@pytest.mark.rule("XW-MODIFY-10")
def test_the_attacker_modifies_the_defense_roll_first(meddler: None) -> None:
    table = fight(
        x_wing(),
        tie(tokens={"focus": 1}),
        [CRITICAL, FOCUS, BLANK],
        [EVADE, FOCUS, BLANK],
        "console-fire",
    )
    assert table.waiting == (REBEL,)
    assert table.offered(REBEL) == ["use:0:pilot:rookiepilot:1", "done"]
    table.answer(REBEL, "use:0:pilot:rookiepilot:1")
    assert defense_faces(table) == [BLANK, FOCUS, BLANK]
    assert table.waiting == (IMPERIAL,)
    assert table.offered(IMPERIAL) == ["focus", "done"]


@pytest.mark.rule("XW-MODIFY-11", "XW-TARGET-LOCK-10")
@pytest.mark.parametrize(
    ("chosen", "rolled"), [("none", None), ("0+3", [HIT, HIT]), ("0+1+2+3", [HIT] * 4)]
)
def test_a_spent_lock_rerolls_any_number_of_dice(chosen: str, rolled: list[str] | None) -> None:
    attacker = x_wing(lock=1)
    defender = tie(at=(450, 400, 270), tokens={"evade": 1})
    chance = [[BLANK] * 4, *([rolled] if rolled else []), [BLANK] * 3]
    table = fight(attacker, defender, *chance)
    table.answer(REBEL, "lock")
    assert table.offered(REBEL) == ["0", "1", "2", "3"]
    table.answer(REBEL, chosen)
    assert attack_faces(table).count(HIT) == (len(rolled) if rolled else 0)
    assert table.lock(0) == -1
    assert table.seen.locks == []


@pytest.mark.rule("XW-MODIFY-11")
def test_any_face_may_be_rerolled_once_but_never_a_defense_die() -> None:
    rolled = [HIT, CRITICAL, FOCUS, BLANK]
    defender = tie(at=(450, 400, 270), tokens={"evade": 1})
    table = fight(x_wing(lock=1), defender, rolled, [BLANK] * 2, [BLANK] * 3)
    table.answer(REBEL, "lock")
    assert table.offered(REBEL) == ["0", "1", "2", "3"]
    table.answer(REBEL, "0+1")
    # the one reroll is used: nothing else is asked before the defense dice fall
    assert attack_faces(table) == [BLANK, BLANK, FOCUS, BLANK]
    assert table.waiting == (IMPERIAL,)
    # a lock kept for later is no use on the defense dice
    table = fight(x_wing(lock=1), tie(tokens={"evade": 1}), [HIT] * 3, [EVADE] * 3)
    table.answer(REBEL, "done")
    assert table.waiting == (IMPERIAL,)


@pytest.mark.rule("XW-MODIFY-12")
def test_only_a_lock_on_this_defender_can_be_spent() -> None:
    other = tie(at=(600, 500, 270))
    table = fight(x_wing(lock=2), tie(tokens={"evade": 1}), [BLANK] * 3, [BLANK] * 3, more=(other,))
    # the attacker was not asked at all
    assert table.waiting == (IMPERIAL,)
    assert table.lock(0) == 2
    table = fight(x_wing(lock=1), tie(), [BLANK] * 3)
    assert table.offered(REBEL) == ["lock", "done"]
    # a friend's lock on the defender has another letter
    friend = x_wing(at=(600, 100, 90), lock=1)
    dice = ([BLANK] * 3, [BLANK] * 3)
    table = fight(x_wing(), tie(tokens={"evade": 1}), *dice, more=(friend,))
    assert table.waiting == (IMPERIAL,)


@pytest.mark.rule("XW-COMPARE-6")
def test_cancelling_abilities_come_before_evades_are_matched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shrug = Ability(Window.COMPARE_RESULTS, CancelResults(Face.CRITICAL, 1))
    give(monkeypatch, "academypilot", shrug)
    table = fight(x_wing(), tie(), [HIT, CRITICAL, CRITICAL], [EVADE, BLANK, BLANK], "console-fire")
    # the ability takes one critical, the evade then the hit: one critical is left
    assert [card.face_up for card in table.ship(1).damage] == [True]


def test_a_lock_that_is_not_a_lock_is_refused() -> None:
    table = fight(x_wing(tokens={"focus": 1}), tie(), [FOCUS, BLANK, BLANK])
    table.refusal(REBEL, "lock")
    assert attack_faces(table) == [FOCUS, BLANK, BLANK]


@pytest.mark.rule("XW-LIMIT-3")
def test_more_dice_than_a_box_holds_are_all_rolled_and_none_counts_as_rerolled() -> None:
    attacker = x_wing(lock=1)
    table = play(
        position(attacker, tie(at=(450, 400, 270), had_combat=True)),
        [BLANK, BLANK, BLANK, HIT],
        [HIT, HIT, HIT, HIT],
    )
    table.state.ship(0)
    table.attack(REBEL, 1)
    roll = table.seen.attack.attack_roll
    assert len(roll) == 4  # the box has three attack dice
    assert not any(result.rerolled for result in roll)
    table.answer(REBEL, "lock")
    assert table.offered(REBEL) == ["0", "1", "2", "3"]
