from typing import Any

import pytest

from cantina.games.x_wing.cards.frames import Ability, At
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.terms import Token, Whose, Window
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import ATTACK_STEPS, fight, give, play, position

NEAR = (450, 400, 270)  # 60 mm from the X-wing at (450, 300): Range 1
MIDDLE = (450, 500, 270)  # 160 mm: Range 2
FAR = (450, 580, 270)  # 240 mm: Range 3


def faces(roll: list[Any]) -> list[str]:
    return [result.face for result in roll]


@pytest.mark.rule("XW-COMBAT-1")
def test_attacking_is_offered_and_so_is_not_attacking() -> None:
    table = play(position(x_wing(), tie(had_combat=True)))
    assert table.offered(REBEL) == ["attack:primary:1", "pass"]
    table.answer(REBEL, "pass")
    assert table.seen.phase != "combat" or table.ship(0).had_combat
    assert table.ship(1).damage == []
    assert "xw-log-passes-attack" in table.told_ids()
    # one attack against one ship, then it is over
    ships = (x_wing(), tie(had_combat=True), tie(at=(520, 500, 270), had_combat=True))
    table = play(position(*ships), [HIT, BLANK, BLANK], [BLANK] * 3)
    table.attack(REBEL, 1)
    assert [len(ship.damage) for ship in table.seen.ships] == [0, 1, 0]
    assert table.seen.phase == "planning"


@pytest.mark.rule("XW-COMBAT-2", "XW-COMBAT-6")
def test_ships_attack_from_the_highest_skill_to_the_lowest_then_the_phase_ends() -> None:
    ships = (
        x_wing("rookiepilot", at=(300, 100, 90)),  # skill 2
        tie("maulermithel", at=(300, 300, 0)),  # skill 7
        x_wing("redsquadronpilot", at=(600, 300, 180)),  # skill 4
        tie("academypilot", at=(800, 800, 90)),  # skill 1, without a target
    )
    table = play(position(*ships))
    order = []
    while table.seen.phase == "combat":
        order.append(table.seen.active)
        table.answer(table.waiting[0], "pass")
    assert order == [1, 2, 0]  # who has no target is passed over without a question
    assert [s.had_combat for s in table.seen.ships] == [False] * 4  # a new round
    assert table.seen.phase == "planning"
    ids = table.told_ids()
    assert ids.count("xw-log-passes-attack") == 4
    last = len(ids) - 1 - ids[::-1].index("xw-log-passes-attack")
    assert ids[last + 1] == "xw-log-end-phase"


@pytest.mark.rule("XW-COMBAT-3")
def test_the_seven_steps_come_in_order() -> None:
    attacker = x_wing(tokens={"focus": 1})
    defender = tie(tokens={"evade": 1})
    table = fight(attacker, defender, [HIT, FOCUS, BLANK], [BLANK, BLANK, BLANK])
    # the attacker modifies before the defender has rolled, the defender after
    assert "xw-log-step-defense-dice" not in table.told_ids()
    table.answer(REBEL, "focus")
    assert "xw-log-step-defense-dice" in table.told_ids() and table.waiting == (IMPERIAL,)
    table.answer(IMPERIAL, "evade")
    assert len(table.ship(1).damage) == 1  # two hits, one of them evaded
    steps = [i for i in table.told_ids() if i.startswith("xw-log-step") or i == "xw-log-declares"]
    assert steps == ["xw-log-declares", *ATTACK_STEPS]


@pytest.mark.rule("XW-COMBAT-4", "XW-SECONDARY-WEAPON-1")
@pytest.mark.parametrize(("weapon", "dice"), [("protontorpedoes", 4), ("primary", 3)])
def test_a_ship_attacks_once_per_round_with_one_weapon(weapon: str, dice: int) -> None:
    ships = (
        x_wing(upgrades=["protontorpedoes"], lock=1),
        tie(had_combat=True),
        tie(at=(520, 500, 270), had_combat=True),
    )
    table = play(position(*ships), [HIT] * dice, [EVADE, EVADE, EVADE])
    assert {"attack:primary:1", "attack:protontorpedoes:1"} <= set(table.offered(REBEL))
    table.attack(REBEL, 1, weapon)
    if weapon == "primary":
        table.answer(REBEL, "done")  # the lock is kept
    # the attack is over: nobody has another one this round
    assert table.seen.phase == "planning"
    assert table.told_ids().count("xw-log-declares") == 1


@pytest.mark.rule("XW-COMBAT-5")
def test_the_owner_chooses_among_own_ships_of_equal_skill() -> None:
    ships = (
        tie("blacksquadronpilot", at=(300, 500, 270)),
        tie("blacksquadronpilot", at=(600, 500, 270)),
        x_wing("rookiepilot", at=(450, 300, 90)),
    )
    table = play(position(*ships))
    assert table.waiting == (IMPERIAL,)
    assert table.offered(IMPERIAL) == ["0", "1"]
    table.answer(IMPERIAL, "1")
    assert table.seen.active == 1
    table.answer(IMPERIAL, "pass")
    assert table.seen.active == 0


@pytest.mark.rule("XW-TARGET-1", "XW-ARC-3")
def test_only_enemies_are_targets_and_ships_between_do_not_block() -> None:
    ships = (
        x_wing(at=(450, 300, 90)),
        x_wing(at=(450, 380, 90), had_combat=True),  # a friend in the line of fire
        tie(at=(450, 450, 270), had_combat=True),
        tie(at=(450, 550, 270), had_combat=True),  # behind the other enemy
    )
    table = play(position(*ships), [HIT, HIT, BLANK], [BLANK] * 4)
    assert table.offered(REBEL) == ["attack:primary:2", "attack:primary:3", "pass"]
    table.attack(REBEL, 3)
    assert len(table.ship(3).damage) == 2
    assert table.ship(2).damage == []


@pytest.mark.rule("XW-TARGET-2", "XW-TARGET-3")
def test_a_target_must_be_in_arc_and_in_range_and_both_are_shown_before() -> None:
    ships = (
        x_wing(at=(450, 300, 90)),
        tie(at=(450, 700, 270), had_combat=True),  # in arc, 360 mm away
        tie(at=(450, 230, 90), had_combat=True),  # Range 1, behind
        tie(at=(450, 500, 270), had_combat=True),  # in arc, Range 2
    )
    table = play(position(*ships))
    assert table.offered(REBEL) == ["attack:primary:3", "pass"]
    assert table.blocked(REBEL) == {
        "attack:primary:1": "XW-TARGET-2",
        "attack:primary:2": "XW-TARGET-2",
    }
    shown = table.asks(REBEL, explain=True)[0]
    reasons = {item.key: item.reason for item in shown.blocked}
    assert reasons["attack:primary:1"].id == "xw-blocked-beyond-range"
    assert reasons["attack:primary:2"].id == "xw-blocked-out-of-arc"
    assert reasons["attack:primary:1"].args == {"distance": 360, "range": 4}
    assert reasons["attack:primary:2"].args == {"distance": 30, "range": 1}
    option = next(o for o in shown.options if o.key == "attack:primary:3")
    assert option.note.args["range"] == 2
    assert table.refusal(REBEL, "attack:primary:1").rule == "XW-TARGET-2"


@pytest.mark.rule("XW-TARGET-4", "XW-OVERLAP-5")
def test_touching_ships_cannot_target_each_other_but_others() -> None:
    ships = (
        x_wing(at=(450, 300, 90), touching=[1]),
        tie(at=(450, 340, 270), touching=[0]),
        tie(at=(450, 480, 270)),
    )
    table = play(position(*ships))
    assert table.offered(REBEL) == ["attack:primary:2", "pass"]
    assert table.blocked(REBEL)["attack:primary:1"] == "XW-TARGET-4"
    table.answer(REBEL, "pass")
    table.answer(IMPERIAL, "1")  # the touching TIE has nothing to shoot at and passes unasked
    assert table.offered(IMPERIAL) == ["attack:primary:0", "pass"]
    assert table.seen.active == 2


@pytest.mark.rule("XW-TARGET-5")
def test_the_declared_target_is_the_defender() -> None:
    ships = (x_wing(tokens={"focus": 1}), tie(had_combat=True), tie(at=(520, 500, 270)))
    table = play(position(*ships), [HIT, FOCUS, BLANK])
    table.attack(REBEL, 1)
    assert (table.seen.attack.attacker, table.seen.attack.defender) == (0, 1)
    assert table.offered(REBEL) == ["focus", "done"]
    table.refusal(REBEL, "attack:primary:2")
    assert table.seen.attack.defender == 1


@pytest.mark.rule("XW-RANGE-7")
def test_book_example_of_range_and_arc() -> None:
    ships = (
        x_wing("rookiepilot", at=(300, 300, 90)),
        tie("obsidiansquadronpilot", at=(430, 300, 180), had_combat=False),
        tie("academypilot", at=(340, 580, 270), had_combat=True),
    )
    table = play(position(*ships))
    # the Obsidian (skill 3) comes first: the Rookie is in its arc at Range 1
    assert table.seen.active == 1
    assert table.offered(IMPERIAL) == ["attack:primary:0", "pass"]
    assert table.asks(IMPERIAL)[0].options[0].note.args["range"] == 1
    table.answer(IMPERIAL, "pass")
    assert table.seen.active == 0
    assert table.offered(REBEL) == ["attack:primary:2", "pass"]
    assert table.asks(REBEL)[0].options[0].note.args["range"] == 3
    assert table.blocked(REBEL) == {"attack:primary:1": "XW-TARGET-2"}


@pytest.mark.rule("XW-ATTACK-ROLL-1", "XW-DEFENSE-ROLL-1")
def test_weapon_value_and_agility_are_the_numbers_of_dice() -> None:
    table = fight(
        x_wing(tokens={"focus": 1}), tie(at=MIDDLE, tokens={"focus": 1}), [HIT, FOCUS, BLANK]
    )
    assert len(table.seen.attack.attack_roll) == 3
    table.force([BLANK, BLANK, FOCUS])
    table.answer(REBEL, "done")
    assert len(table.seen.attack.defense_roll) == 3


@pytest.mark.rule("XW-ATTACK-ROLL-2")
@pytest.mark.parametrize(("at", "dice"), [(NEAR, 3), (MIDDLE, 2)])
def test_range_1_adds_an_attack_die(at: tuple[float, float, float], dice: int) -> None:
    attacker = tie(at=(450, at[1], 270), tokens={"focus": 1})
    table = fight(attacker, x_wing(), [FOCUS] * dice)
    assert len(table.seen.attack.attack_roll) == dice


@pytest.mark.rule("XW-DEFENSE-ROLL-3")
@pytest.mark.parametrize(("at", "dice"), [(FAR, 3), (MIDDLE, 2), (NEAR, 2)])
def test_range_3_adds_a_defense_die(at: tuple[float, float, float], dice: int) -> None:
    attacker = tie(at=(450, at[1], 270))
    attack_dice = 3 if at == NEAR else 2
    table = fight(attacker, x_wing(tokens={"focus": 1}), [HIT] * attack_dice, [FOCUS] * dice)
    assert len(table.seen.attack.defense_roll) == dice


@pytest.mark.rule("XW-ATTACK-ROLL-3")
def test_all_modifiers_of_attack_dice_add_up() -> None:
    attacker = tie(at=NEAR, damage=damage("weapon-malfunction"), tokens={"focus": 1})
    table = fight(attacker, x_wing(), [FOCUS, BLANK])
    assert len(table.seen.attack.attack_roll) == 2  # weapon 2, Range 1 +1, damage card -1


@pytest.mark.rule("XW-ATTACK-ROLL-4")
def test_no_attack_dice_no_damage_but_the_attack_is_used() -> None:
    attacker = tie(at=MIDDLE, damage=damage("blinded-pilot"))
    table = fight(attacker, x_wing())  # no die is rolled by anybody
    assert table.ship(1).shields == 2
    assert table.ship(1).damage == []
    assert "xw-log-misses" in table.told_ids()
    assert "xw-log-step-defense-dice" not in table.told_ids()
    assert table.seen.phase == "planning"  # its attack is spent, the round is over


@pytest.mark.rule("XW-DEFENSE-ROLL-2", "XW-CRITICAL-1")
def test_a_face_up_card_lowers_agility_before_the_roll() -> None:
    defender = x_wing(damage=damage("structural-damage"), tokens={"focus": 1})
    table = fight(tie(at=MIDDLE), defender, [HIT, HIT], [FOCUS])
    assert faces(table.seen.attack.defense_roll) == [FOCUS]


@pytest.mark.rule("XW-RANGE-6", "XW-SECONDARY-WEAPON-3")
def test_secondary_weapons_roll_their_own_value_without_range_bonuses() -> None:
    attacker = x_wing(upgrades=["protontorpedoes"], lock=1, tokens={"focus": 1})
    table = play(
        position(attacker, tie(at=FAR, had_combat=True, tokens={"focus": 1})),
        [HIT, FOCUS, BLANK, BLANK],
        [FOCUS, BLANK, BLANK],
    )
    table.attack(REBEL, 1, "protontorpedoes")
    assert len(table.seen.attack.attack_roll) == 4
    table.answer(REBEL, "done")
    assert len(table.seen.attack.defense_roll) == 3  # agility 3, no die for Range 3


@pytest.mark.rule("XW-RANGE-8")
def test_weapons_and_abilities_depend_on_range() -> None:
    def at(distance: int) -> Any:
        ship = tie("maulermithel", at=(450, 340 + distance, 270), tokens={"focus": 1})
        target = x_wing(had_combat=True, upgrades=["protontorpedoes"], lock=0)
        table = play(position(ship, target), [FOCUS] * (4 if distance <= 100 else 2))
        table.attack(IMPERIAL, 1)
        dice = len(table.seen.attack.attack_roll)
        rebel = play(
            position(
                x_wing(upgrades=["protontorpedoes"], lock=1),
                tie(at=(450, 340 + distance, 270), had_combat=True),
            )
        )
        return dice, "attack:protontorpedoes:1" in rebel.offered(REBEL)

    assert at(60) == (4, False)  # ability at Range 1 (and the range bonus), no torpedoes
    assert at(150) == (2, True)  # at Range 2 the reverse


@pytest.mark.rule("XW-COMPARE-1", "XW-COMPARE-3")
def test_each_evade_cancels_one_hit_and_what_is_left_hits() -> None:
    table = fight(x_wing(), tie(), [HIT, HIT, HIT], [EVADE, BLANK, BLANK])
    assert len(table.ship(1).damage) == 2
    told = next(e for e in table.log if e.text.id == "xw-log-hits")
    assert (told.text.args["hits"], told.text.args["criticals"]) == (2, 0)


@pytest.mark.rule("XW-COMPARE-2")
def test_hits_are_cancelled_before_criticals() -> None:
    table = fight(x_wing(), tie(), [HIT, CRITICAL, BLANK], [EVADE, BLANK, BLANK], "stunned-pilot")
    assert [card.face_up for card in table.ship(1).damage] == [True]


@pytest.mark.rule("XW-COMPARE-4")
def test_everything_cancelled_is_a_miss() -> None:
    table = fight(x_wing(), tie(), [HIT, CRITICAL, BLANK], [EVADE, EVADE, BLANK])
    assert table.ship(1).damage == []
    assert "xw-log-misses" in table.told_ids()
    assert "xw-log-hits" not in table.told_ids()


@pytest.mark.rule("XW-COMPARE-5")
def test_cancelled_results_are_gone_for_the_rest_of_the_attack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gloat = Ability(Window.ATTACK_HITS, Gain(Token.FOCUS), may=True)
    give(monkeypatch, "rookiepilot", gloat)
    table = fight(x_wing(), tie(), [CRITICAL, HIT, HIT], [EVADE, EVADE, BLANK], "console-fire")
    # two hits are cancelled: later effects of the attack, here one that asks, see none of them
    assert table.offered(REBEL) == ["use:0:pilot:rookiepilot:0", "none"]
    assert faces(table.seen.attack.attack_roll) == [CRITICAL]
    assert [die.face for die in table.view(IMPERIAL).attack.attack_roll] == [CRITICAL]
    table.answer(REBEL, "none")
    assert [card.face_up for card in table.ship(1).damage] == [True]


@pytest.mark.rule(
    "XW-COMBAT-7", "XW-COMBAT-8", "XW-COMBAT-9", "XW-COMBAT-10", "XW-COMBAT-11", "XW-COMBAT-12"
)
def test_book_example_of_a_combat_phase() -> None:
    rookie = x_wing("rookiepilot", at=(450, 300, 90), tokens={"focus": 1}, lock=1)
    academy = tie("academypilot", at=NEAR, tokens={"evade": 1})
    table = play(
        position(rookie, academy),
        [HIT, CRITICAL, BLANK, BLANK],  # 3 dice and one for Range 1
        [HIT, FOCUS],  # the two blanks, rerolled by the lock
        [EVADE, FOCUS, BLANK],
        "minor-hull-breach",  # works in the Activation phase, as the card of the example does
        [FOCUS, HIT, CRITICAL],  # the TIE: 2 dice and one for Range 1
        [EVADE, BLANK],
    )
    assert table.seen.active == 0  # skill 2 before skill 1
    table.attack(REBEL, 1)
    assert faces(table.state.attack.dice.attack_roll) == [HIT, CRITICAL, BLANK, BLANK]
    table.answer(REBEL, "lock")
    table.answer(REBEL, "2+3")
    table.answer(REBEL, "focus")
    assert sorted(faces(table.state.attack.dice.attack_roll)) == [CRITICAL, HIT, HIT, HIT]
    assert table.lock(0) == -1
    assert table.ship(0).tokens == {}
    # nothing is left to modify, so the TIE's dice fall at once
    assert faces(table.state.attack.dice.defense_roll) == [EVADE, FOCUS, BLANK]
    assert table.waiting == (IMPERIAL,)
    table.answer(IMPERIAL, "evade")
    told = next(e for e in table.log if e.text.id == "xw-log-hits")
    assert (told.text.args["hits"], told.text.args["criticals"]) == (1, 1)
    cards = table.state.ship(1).damage
    assert [card.face_up for card in cards] == [False, True]
    view = table.view(IMPERIAL).ships[1]
    assert view.critical_tokens == 1
    assert view.status == "in play"  # 2 damage, hull 3
    # now the Academy Pilot attacks
    assert table.seen.active == 1
    table.attack(IMPERIAL, 0)
    ship = table.state.ship(0)
    assert (ship.shields, ship.damage) == (1, ())
    last = [e for e in table.log if e.text.id == "xw-log-hits"][-1]
    assert (last.text.args["hits"], last.text.args["criticals"]) == (0, 1)


@pytest.mark.rule("XW-OBSTRUCTION-2")
@pytest.mark.parametrize(("at", "dice"), [((450, 560, 270), 4), ((450, 600, 270), 5)])
def test_an_obstructed_attack_gives_the_defender_a_die(
    at: tuple[float, float, float], dice: int
) -> None:
    from cantina.games.x_wing.state import Obstacle

    defender = tie(at=at, tokens={"focus": 1})
    table = fight(
        x_wing(at=(450, 330, 90)),
        defender,
        [HIT, BLANK, BLANK],
        [FOCUS] * dice,
        obstacles=[Obstacle(0, "coreasteroid5", 450.0, 450.0, 0.0)],
    )
    assert "xw-log-obstructed" in table.told_ids()
    assert len(table.seen.attack.defense_roll) == dice


@pytest.mark.rule("XW-OBSTRUCTION-2")
def test_without_an_obstacle_in_the_line_there_is_no_extra_die() -> None:
    from cantina.games.x_wing.state import Obstacle

    table = fight(
        x_wing(at=(450, 330, 90)),
        tie(at=(450, 560, 270), tokens={"focus": 1}),
        [HIT, BLANK, BLANK],
        [FOCUS] * 3,
        obstacles=[Obstacle(0, "coreasteroid5", 650.0, 450.0, 0.0)],
    )
    assert len(table.seen.attack.defense_roll) == 3


def test_the_attack_ask_shows_the_exact_chance_to_hit() -> None:
    table = play(position(x_wing(), tie(had_combat=True)))
    plain = table.asks(REBEL)[0].options[0].odds
    assert plain == pytest.approx(955 / 2048)
    focused = play(position(x_wing(tokens={"focus": 1}), tie(had_combat=True)))
    assert focused.asks(REBEL)[0].options[0].odds == pytest.approx(0.7224, abs=0.0001)
    assert table.seen.attack is None  # looking at odds changes nothing


@pytest.mark.rule("XW-INITIATIVE-5")
@pytest.mark.parametrize("side", ["imperial", "rebel"])
def test_abilities_of_one_moment_go_by_initiative(
    monkeypatch: pytest.MonkeyPatch, side: str
) -> None:
    cheer = Ability(Window.ATTACK_ENDS, Gain(Token.FOCUS), may=True)
    jeer = Ability(At(Window.ATTACK_ENDS, Whose.ENEMY), Gain(Token.EVADE), may=True)
    give(monkeypatch, "rookiepilot", cheer)
    give(monkeypatch, "academypilot", jeer)
    table = fight(x_wing(), tie(), [BLANK] * 3, [BLANK] * 3, initiative=side)
    first = REBEL if side == "rebel" else IMPERIAL
    assert table.waiting == (first,)
    table.answer(first, "none")
    assert table.waiting == (1 - first,)
