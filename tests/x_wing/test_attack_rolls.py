"""How many dice an attack has, and what comes of them."""

import pytest

from cantina.games.x_wing.cards.comparing import CancelResults
from cantina.games.x_wing.cards.frames import Ability, Standing
from cantina.games.x_wing.cards.standing.dice import ExtraDice
from cantina.games.x_wing.cards.standing.values import Value
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.state import Obstacle
from cantina.games.x_wing.terms import Die, Face, Token, Whose, Window
from cantina.games.x_wing.view_records import DieView
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, fight, give, play, position

NEAR = (450, 400, 270)  # 60 mm from the X-wing at (450, 300): Range 1
MIDDLE = (450, 500, 270)  # 160 mm: Range 2
FAR = (450, 580, 270)  # 240 mm: Range 3


def faces(roll: list[DieView]) -> list[str]:
    return [result.face for result in roll]


def hits_told(table: Skirmish) -> tuple[object, object]:
    told = next(event.text for event in table.log if event.text.id == "xw-log-hits")
    return told.args["hits"], told.args["criticals"]


@pytest.mark.rule("XW-ATTACK-ROLL-1", "XW-DEFENSE-ROLL-1")
def test_each_ship_rolls_by_its_own_values() -> None:
    # an X-wing has weapon 3 and agility 2, a TIE fighter weapon 2 and agility 3, a Y-wing 2 and 1
    table = fight(tie(at=MIDDLE), x_wing(tokens={"focus": 1}), [HIT, HIT], [FOCUS, BLANK])
    assert (len(table.seen.attack.attack_roll), len(table.seen.attack.defense_roll)) == (2, 2)
    y_wing = x_wing("goldsquadronpilot", tokens={"focus": 1})
    table = fight(tie(at=MIDDLE), y_wing, [HIT, HIT], [FOCUS])
    assert (len(table.seen.attack.attack_roll), len(table.seen.attack.defense_roll)) == (2, 1)


@pytest.mark.rule("XW-ATTACK-ROLL-3")
def test_abilities_of_both_ships_change_the_attack_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    fierce = Standing(ExtraDice(Die.ATTACK, 2, whose=Whose.YOU))
    dodgy = Standing(ExtraDice(Die.ATTACK, -1, whose=Whose.ATTACKER))
    give(monkeypatch, "academypilot", fierce)
    give(monkeypatch, "rookiepilot", dodgy)
    ship = tie(at=NEAR, damage=damage("weapon-malfunction"), tokens={"focus": 1})
    table = fight(ship, x_wing(), [FOCUS] * 3)
    assert len(table.seen.attack.attack_roll) == 3  # 2, Range 1 +1, card -1, +2 and -1


@pytest.mark.rule("XW-ATTACK-ROLL-4")
def test_fewer_dice_than_none_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    feeble = Standing(ExtraDice(Die.ATTACK, -4, whose=Whose.YOU))
    give(monkeypatch, "academypilot", feeble)
    table = fight(tie(at=MIDDLE, tokens={"focus": 1}), x_wing(tokens={"evade": 1}))
    assert (table.ship(1).shields, table.ship(1).damage) == (2, [])
    assert "xw-log-misses" in table.told_ids()
    # nobody was asked to spend anything, no defense die fell, and the attack is used up
    assert not {"xw-log-spends-focus", "xw-log-step-defense-dice"} & set(table.told_ids())
    assert table.seen.phase == "planning"


@pytest.mark.rule("XW-DEFENSE-ROLL-2")
def test_abilities_of_both_ships_change_the_defense_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    wedge = x_wing("wedgeantilles")  # the defender's agility is one lower
    table = fight(wedge, tie(at=MIDDLE, tokens={"focus": 1}), [HIT] * 3, [FOCUS] * 2)
    assert len(table.seen.attack.defense_roll) == 2
    nimble = Standing(ExtraDice(Die.DEFENSE, 2, whose=Whose.YOU))
    give(monkeypatch, "academypilot", nimble)
    table = fight(x_wing(), tie(at=MIDDLE, tokens={"focus": 1}), [HIT] * 3, [FOCUS] * 5)
    assert len(table.seen.attack.defense_roll) == 5


@pytest.mark.rule("XW-DEFENSE-ROLL-2")
def test_agility_never_falls_below_no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    clumsy = Standing(Value("agility", -5))
    give(monkeypatch, "academypilot", clumsy)
    table = fight(x_wing(), tie(at=FAR, tokens={"focus": 1}), [HIT, BLANK, BLANK], [FOCUS])
    # agility 3 - 5 counts as 0, then Range 3 adds its die
    assert faces(table.seen.attack.defense_roll) == [FOCUS]


@pytest.mark.rule("XW-DEFENSE-ROLL-3")
def test_range_3_helps_only_against_primary_weapons() -> None:
    attacker = x_wing(upgrades=["protontorpedoes"], lock=1)
    defender = tie(at=FAR, had_combat=True, tokens={"focus": 1})
    table = play(position(attacker, defender), [BLANK] * 4, [FOCUS] * 3)
    table.attack(REBEL, 1, "protontorpedoes")
    assert len(table.seen.attack.defense_roll) == 3
    defender = tie(at=FAR, tokens={"focus": 1})
    table = fight(x_wing(), defender, [HIT, BLANK, BLANK], [FOCUS] * 4)
    assert len(table.seen.attack.defense_roll) == 4


@pytest.mark.rule("XW-RANGE-6")
def test_a_secondary_weapon_has_no_die_for_range_1() -> None:
    y_wing = x_wing("goldsquadronpilot", upgrades=["ioncannonturret"], tokens={"focus": 1})
    defender = tie(at=NEAR, had_combat=True)
    table = play(position(y_wing, defender), [FOCUS] * 3)
    table.attack(REBEL, 1, "ioncannonturret")
    assert len(table.seen.attack.attack_roll) == 3


@pytest.mark.rule("XW-OBSTRUCTION-2")
def test_obstruction_helps_against_every_weapon() -> None:
    attacker = x_wing(at=(450, 330, 90), upgrades=["protontorpedoes"], lock=1)
    defender = tie(at=(450, 600, 270), had_combat=True, tokens={"focus": 1})
    rock = Obstacle(0, "coreasteroid5", 450.0, 450.0, 0.0)
    table = play(position(attacker, defender, obstacles=[rock]), [BLANK] * 4, [FOCUS] * 4)
    table.attack(REBEL, 1, "protontorpedoes")
    assert len(table.seen.attack.defense_roll) == 4  # agility 3 and 1; none for Range 3


@pytest.mark.rule("XW-COMPARE-1")
def test_an_evade_cancels_a_critical_as_well() -> None:
    dice = ([CRITICAL, CRITICAL, BLANK], [EVADE, BLANK, BLANK])
    table = fight(x_wing(), tie(), *dice, "stunned-pilot")
    assert [card.face_up for card in table.ship(1).damage] == [True]
    assert hits_told(table) == (0, 1)


@pytest.mark.rule("XW-COMPARE-3")
@pytest.mark.parametrize(("face", "left"), [(HIT, (1, 0)), (CRITICAL, (0, 1))])
def test_a_single_result_of_either_kind_hits(face: str, left: tuple[int, int]) -> None:
    table = fight(x_wing(), tie(), [face, BLANK, BLANK], [BLANK] * 3, "stunned-pilot")
    assert hits_told(table) == left
    assert "xw-log-misses" not in table.told_ids()
    assert len(table.ship(1).damage) == 1


@pytest.mark.rule("XW-COMPARE-4")
def test_a_roll_without_any_hit_misses() -> None:
    table = fight(x_wing(), tie(), [FOCUS, BLANK, BLANK], [BLANK] * 3)
    assert "xw-log-misses" in table.told_ids()
    assert table.ship(1).damage == []


@pytest.mark.rule("XW-COMPARE-5")
def test_a_cancelled_critical_is_gone_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    gloat = Ability(Window.ATTACK_HITS, Gain(Token.FOCUS), may=True)
    give(monkeypatch, "rookiepilot", gloat)
    dice = ([CRITICAL, CRITICAL, HIT], [EVADE, EVADE, BLANK])
    table = fight(x_wing(), tie(), *dice, "stunned-pilot")
    assert table.offered(REBEL) == ["use:0:pilot:rookiepilot:0", "none"]
    assert faces(table.seen.attack.attack_roll) == [CRITICAL]
    table.answer(REBEL, "none")
    assert len(table.ship(1).damage) == 1


@pytest.mark.rule("XW-COMPARE-6")
def test_what_an_ability_cancels_is_gone_before_evades_are_matched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shrug = Ability(Window.COMPARE_RESULTS, CancelResults(Face.HIT, 1))
    give(monkeypatch, "academypilot", shrug)
    table = fight(x_wing(), tie(), [HIT, CRITICAL, BLANK], [EVADE, BLANK, BLANK])
    # the ability takes the hit, so the evade is left for the critical
    assert "xw-log-misses" in table.told_ids()
    assert table.ship(1).damage == []
    assert table.waiting == (REBEL, IMPERIAL)
