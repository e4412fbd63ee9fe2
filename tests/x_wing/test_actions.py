import pytest

from cantina.games.x_wing.cards.frames import Ability, Standing
from cantina.games.x_wing.cards.standing.values import Value
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.state import Obstacle, Ship
from cantina.games.x_wing.terms import Token, Window
from x_wing.faces import BLANK, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, upgrade_source, x_wing
from x_wing.table import Skirmish, act, fly, give, play, position

FAR_AWAY = (850, 850, 90)


def pose(table: Skirmish, ship_id: int = 0) -> tuple[float, float, float]:
    ship = table.ship(ship_id)
    return (ship.x, ship.y, ship.heading)


@pytest.mark.rule("XW-ACTION-1", "XW-FOCUS-1")
def test_one_action_after_the_movement() -> None:
    table = fly("straight:1", x_wing(), tie(at=(450, 600, 90)))
    assert table.offered(REBEL) == ["focus", "target-lock:1", "pass"]
    table.answer(REBEL, "focus")
    assert table.ship(0).tokens.get("focus") == 1
    assert table.seen.phase == "combat"  # no second action was offered
    assert table.told_ids().count("xw-log-gains-focus") == 1
    again = act(x_wing(tokens={"focus": 1}), tie(at=(450, 600, 90)))
    again.answer(REBEL, "focus")
    assert again.ship(0).tokens == {"focus": 2}  # one more than it had


@pytest.mark.rule("XW-ACTION-2")
def test_only_actions_of_the_bar_are_offered() -> None:
    table = act(tie(), x_wing(at=(450, 350, 90)))
    assert table.offered(IMPERIAL) == [
        "focus",
        "barrel-roll:left",
        "barrel-roll:right",
        "evade",
        "pass",
    ]
    assert table.blocked(IMPERIAL)["target-lock"] == "XW-ACTION-2"
    assert table.refusal(IMPERIAL, "target-lock").rule == "XW-ACTION-2"


@pytest.mark.rule("XW-ACTION-3", "XW-ACTION-7", "XW-CARD-ABILITY-2")
def test_a_free_action_leaves_the_action_but_not_the_same_one() -> None:
    table = fly("straight:2", tie("nightbeast"), x_wing(at=FAR_AWAY))
    assert table.offered(IMPERIAL) == ["use:0:pilot:nightbeast:0", "none"]
    table.answer(IMPERIAL, "use:0:pilot:nightbeast:0")
    assert table.ship(0).tokens == {"focus": 1}
    keys = table.offered(IMPERIAL)
    assert "evade" in keys
    assert "focus" not in keys
    assert table.refusal(IMPERIAL, "focus").rule == "XW-ACTION-7"
    table.answer(IMPERIAL, "evade")
    assert table.told_ids().count("xw-log-gains-evade") == 1


@pytest.mark.rule("XW-ACTION-7")
def test_the_same_action_is_the_same_on_another_target_or_side() -> None:
    enemies = (x_wing(at=(450, 300, 90)), x_wing("redsquadronpilot", at=(300, 300, 90)))
    table = act(tie("darthvader"), *enemies)
    assert {"target-lock:1", "target-lock:2"} <= set(table.offered(IMPERIAL))
    table.answer(IMPERIAL, "target-lock:1")
    assert not any(key.startswith("target-lock") for key in table.offered(IMPERIAL))
    table = act(tie("darthvader"), *enemies)
    table.answer(IMPERIAL, "barrel-roll:left")
    table.answer(IMPERIAL, "0")
    assert not any(key.startswith("barrel-roll") for key in table.offered(IMPERIAL))


@pytest.mark.rule("XW-ACTION-7")
def test_in_the_next_round_the_action_may_be_performed_again() -> None:
    ship = x_wing(actions=["focus", "target-lock"])
    table = play(position(ship, tie(at=(450, 700, 270)), step="end-phase"))
    table.answer(REBEL, "0:straight:1")
    table.answer(IMPERIAL, "1:straight:2")
    table.answer(IMPERIAL, "pass")
    assert table.offered(REBEL) == ["focus", "target-lock:1", "pass"]


@pytest.mark.rule("XW-CARD-ABILITY-1", "XW-CARD-ABILITY-2")
def test_an_ability_helps_only_its_own_ship() -> None:
    table = fly(
        "straight:2",
        tie("academypilot"),
        tie("nightbeast", at=(300, 500, 270)),
        x_wing(at=FAR_AWAY),
    )
    # the Academy Pilot's green maneuver offers no free focus to anybody
    assert table.offered(IMPERIAL)[0] == "focus"
    assert "use:1:pilot:nightbeast:0" not in table.offered(IMPERIAL)
    table.answer(IMPERIAL, "pass")
    assert "xw-log-gains-focus" not in table.told_ids()


@pytest.mark.rule("XW-ACTION-4")
def test_no_action_is_a_choice() -> None:
    table = act(x_wing(), tie(at=(450, 600, 90)))
    table.answer(REBEL, "pass")
    assert table.ship(0).tokens == {}
    assert table.lock(0) == -1
    assert table.seen.phase == "combat"


@pytest.mark.rule("XW-ACTION-5")
def test_the_action_of_a_card_is_the_ships_action() -> None:
    ship = x_wing(upgrades=["r2f2"])
    table = act(ship, tie(at=(450, 600, 270)))
    assert "card:upgrade:r2f2:0" in table.offered(REBEL)
    table.answer(REBEL, "card:upgrade:r2f2:0")
    assert table.seen.ships[0].agility == 3
    assert table.seen.phase == "combat"  # it was the one action
    assert table.ship(0).tokens == {}
    # a ship with two actions cannot perform the card's twice (XW-ACTION-7)
    table = act(tie("darthvader", upgrades=["marksmanship"]), x_wing(at=(450, 100, 90)))
    table.answer(IMPERIAL, "card:upgrade:marksmanship:0")
    assert "card:upgrade:marksmanship:0" not in table.offered(IMPERIAL)
    table.answer(IMPERIAL, "focus")
    assert table.seen.phase != "activation"


@pytest.mark.rule("XW-ACTION-5")
def test_a_damage_card_can_give_an_action() -> None:
    ship = tie(damage=damage("console-fire"))
    table = act(ship, x_wing(at=(450, 100, 270)))
    keys = table.offered(IMPERIAL)
    (repair,) = [key for key in keys if key.startswith("card:damage")]
    table.answer(IMPERIAL, repair)
    assert [card.face_up for card in table.ship(0).damage] == [False]
    assert table.seen.phase != "activation"  # it was the one action


@pytest.mark.rule("XW-ACTION-6", "XW-CARD-ABILITY-4")
def test_an_ability_without_the_header_is_no_action() -> None:
    ship = x_wing("lukeskywalker", upgrades=["r2d2"], shields=1)
    table = fly("straight:1", ship, tie(at=(450, 600, 90)))
    assert table.offered(REBEL) == ["use:0:upgrade:r2d2:0", "none"]  # it says "may"
    table.answer(REBEL, "use:0:upgrade:r2d2:0")
    assert table.ship(0).shields == 2
    assert table.offered(REBEL) == ["focus", "target-lock:1", "pass"]


@pytest.mark.rule("XW-CARD-ABILITY-4")
def test_an_ability_without_may_is_resolved_unasked() -> None:
    ship = x_wing("rookiepilot", damage=damage("stunned-pilot"), shields=0)
    table = fly("straight:2", ship, tie(at=(450, 430, 270)))
    assert len(table.ship(0).damage) == 2  # it overlapped a ship: 1 damage


@pytest.mark.rule("XW-CARD-ABILITY-3")
def test_a_damage_card_affects_only_its_own_ship() -> None:
    ships: tuple[Ship, ...]
    ships = (tie(damage=damage("structural-damage")), tie(at=(300, 500, 270)), x_wing())
    view = play(position(*ships)).view(None)
    assert [ship.agility for ship in view.ships[:2]] == [2, 3]
    # a wingman with cards of its own is spared as well
    ships = (
        tie(damage=damage("structural-damage", "weapon-malfunction")),
        tie(at=(300, 500, 270), damage=damage("console-fire")),
        x_wing(upgrades=["r2f2"], lasting=(upgrade_source("r2f2"),)),
        x_wing(at=(600, 300, 90), upgrades=["protontorpedoes"]),
    )
    view = play(position(*ships)).view(None)
    assert [(ship.attack, ship.agility) for ship in view.ships[:2]] == [(1, 2), (2, 3)]
    assert [ship.agility for ship in view.ships[2:]] == [3, 2]
    # nor does a wingman act with its cards
    wingmen = (x_wing(at=(600, 300, 90)), x_wing(upgrades=["r2f2"]))
    table = act(*wingmen, tie(at=(450, 600, 270)))
    assert table.offered(REBEL) == ["focus", "target-lock:2", "pass"]


@pytest.mark.rule("XW-CARD-ABILITY-5")
def test_a_card_beats_the_general_rules() -> None:
    vader = tie("darthvader")
    table = act(vader, x_wing(at=(450, 300, 90)))
    table.answer(IMPERIAL, "focus")
    assert "evade" in table.offered(IMPERIAL)  # a second action, which the rules forbid
    assert "focus" not in table.offered(IMPERIAL)
    table.answer(IMPERIAL, "evade")
    assert table.told_ids().count("xw-log-gains-focus") == 1
    assert table.told_ids().count("xw-log-gains-evade") == 1
    assert table.seen.phase == "combat"


@pytest.mark.rule("XW-CARD-ABILITY-6")
def test_a_prohibition_beats_a_permission() -> None:
    ships = (x_wing("hortonsalm", lock=1, tokens={"focus": 1}), tie("darkcurse", had_combat=True))
    ships[0].pilot = "hortonsalm"
    table = play(position(*ships), [BLANK, BLANK], [BLANK] * 3)
    table.attack(REBEL, 1)
    # blanks may be rerolled by Horton Salm and by the lock, focus could be spent: all forbidden
    assert table.seen.attack is None
    assert "xw-log-rerolls" not in table.told_ids()
    against_another = play(
        position(x_wing("hortonsalm", lock=1), tie("academypilot", had_combat=True)), [BLANK, BLANK]
    )
    against_another.attack(REBEL, 1)
    assert against_another.offered(REBEL) == ["lock", "use:0:pilot:hortonsalm:0", "done"]


@pytest.mark.rule("XW-EVADE-1")
def test_the_evade_action_places_a_token() -> None:
    table = act(tie(tokens={"evade": 1}), x_wing(at=(450, 100, 90)))
    table.answer(IMPERIAL, "evade")
    told = [e for e in table.log if e.text.id == "xw-log-gains-evade"]
    assert len(told) == 1
    for before in ({}, {"evade": 1}):
        ship = act(tie(tokens=dict(before)), x_wing(at=(450, 400, 90)))
        ship.answer(IMPERIAL, "evade")
        assert ship.seen.phase == "combat"
        assert ship.ship(0).tokens == {"evade": len(before) + 1}


@pytest.mark.rule("XW-LIMIT-2")
def test_tokens_never_run_out() -> None:
    ships = tuple(tie(at=(100 + 70 * i, 500, 270), tokens={"focus": 1}) for i in range(1, 6))
    table = act(tie(at=(100, 500, 270)), *ships, x_wing(at=(450, 400, 90)))
    table.answer(IMPERIAL, "focus")  # the sixth; the box has three
    assert sum(ship.tokens.get("focus", 0) for ship in table.seen.ships) == 6
    assert table.ship(0).tokens == {"focus": 1}
    crowd = tuple(tie(at=(100 + 70 * i, 500, 270), tokens={"evade": 2}) for i in range(1, 6))
    table = act(tie(at=(100, 500, 270)), *crowd, x_wing(at=(450, 400, 90)))
    table.answer(IMPERIAL, "evade")  # the eleventh; the box has four
    assert table.ship(0).tokens == {"evade": 1}
    stressed = tie(at=(100, 800, 0), tokens={"stress": 3})  # all the box has
    table = fly("koiogran:4", x_wing(), stressed)
    assert table.ship(0).tokens == {"stress": 1}


@pytest.mark.rule("XW-BARREL-ROLL-5")
def test_a_roll_onto_a_ship_is_refused() -> None:
    blocker = x_wing(at=(530, 500, 90))
    table = act(tie(), blocker)
    assert "barrel-roll:left" not in table.offered(IMPERIAL)  # facing south, left is east
    assert "barrel-roll:right" in table.offered(IMPERIAL)
    assert table.refusal(IMPERIAL, "barrel-roll:left").rule == "XW-BARREL-ROLL-5"
    # partly blocked: only the shifts that end on the ship are refused
    table = act(tie(), x_wing(at=(530, 540, 90)))
    table.answer(IMPERIAL, "barrel-roll:left")
    assert table.refusal(IMPERIAL, "-10").rule == "XW-BARREL-ROLL-5"
    table.answer(IMPERIAL, "10")
    assert pose(table) == (530.0, 490.0, 270.0)
    # a friend is in the way just the same
    table = act(tie(), tie(at=(370, 500, 90)), x_wing(at=(450, 100, 90)))
    assert table.refusal(IMPERIAL, "barrel-roll:right").rule == "XW-BARREL-ROLL-5"


@pytest.mark.rule("XW-BARREL-ROLL-6")
def test_a_roll_onto_an_obstacle_is_refused() -> None:
    rock = Obstacle(0, "coreasteroid5", 530.0, 500.0, 0.0)
    table = act(tie(), x_wing(at=(450, 100, 90)), obstacles=[rock])
    assert "barrel-roll:left" not in table.offered(IMPERIAL)
    assert table.refusal(IMPERIAL, "barrel-roll:left").rule == "XW-BARREL-ROLL-6"
    # only where the base ends: an obstacle beside that place or on the way is no hindrance
    beside = Obstacle(0, "coreasteroid0", 530.0, 545.0, 0.0)
    between = Obstacle(1, "coreasteroid1", 490.0, 500.0, 0.0)
    table = act(tie(), x_wing(at=(450, 100, 90)), obstacles=[beside, between])
    table.answer(IMPERIAL, "barrel-roll:left")
    assert table.refusal(IMPERIAL, "-15").rule == "XW-BARREL-ROLL-6"
    table.answer(IMPERIAL, "5")
    assert pose(table) == (530.0, 495.0, 270.0)


@pytest.mark.rule("XW-BARREL-ROLL-7")
def test_looking_at_a_roll_costs_nothing() -> None:
    table = act(tie(), x_wing(at=(530, 500, 90)))
    before = table.fingerprint()
    shown = table.asks(IMPERIAL, explain=True)[0]
    assert "barrel-roll:right" in [option.key for option in shown.options]
    assert "barrel-roll:left" not in [option.key for option in shown.options]
    assert "barrel-roll:left" in [item.key for item in shown.blocked]
    assert table.fingerprint() == before
    table.answer(IMPERIAL, "focus")  # the action is still there to be used
    assert table.told_ids().count("xw-log-gains-focus") == 1


@pytest.mark.rule("XW-BARREL-ROLL-2", "XW-BARREL-ROLL-3")
@pytest.mark.parametrize("slide", ["20", "-20", "0.5"])
def test_a_roll_may_shift_by_a_base_half_at_most(slide: str) -> None:
    table = act(tie(), x_wing(at=(100, 100, 90)))
    table.answer(IMPERIAL, "barrel-roll:right")
    for too_far in ("21", "-21", "20.5"):
        assert table.refusal(IMPERIAL, too_far).rule == "XW-BARREL-ROLL-2"
    table.answer(IMPERIAL, slide)
    assert pose(table) == (370.0, 500.0 - float(slide), 270.0)


@pytest.mark.rule("XW-BARREL-ROLL-1", "XW-BARREL-ROLL-4")
def test_a_roll_keeps_the_facing() -> None:
    table = act(tie(at=(450, 500, 30)), x_wing(at=(100, 100, 90)))
    table.answer(IMPERIAL, "barrel-roll:left")
    table.answer(IMPERIAL, "0")
    assert pose(table) == (410.0, 569.282, 30.0)
    table = act(tie(at=(450, 500, 30)), x_wing(at=(100, 100, 90)))
    table.answer(IMPERIAL, "barrel-roll:right")
    table.answer(IMPERIAL, "0")
    assert pose(table) == (490.0, 430.718, 30.0)


@pytest.mark.rule("XW-BARREL-ROLL-8")
def test_book_example_of_a_barrel_roll() -> None:
    rookie = x_wing("rookiepilot", at=(450, 300, 90))
    academy = tie("academypilot", at=(530, 400, 90))
    table = play(position(rookie, academy))
    assert table.offered(REBEL) == ["attack:primary:1", "pass"]  # in the X-wing's arc
    table = act(academy, rookie)
    table.answer(IMPERIAL, "barrel-roll:right")
    table.answer(IMPERIAL, "-10")
    # the template is 40 mm long: its far end lies at x = 590, and so does the left side
    assert pose(table) == (610.0, 390.0, 90.0)
    assert table.seen.phase == "planning"  # nobody had a target any more
    assert table.told_ids().count("xw-log-passes-attack") == 2


def test_a_roll_out_of_the_play_area_is_refused() -> None:
    table = act(tie(at=(870, 500, 270)), x_wing(at=(100, 100, 90)))
    assert table.refusal(IMPERIAL, "barrel-roll:left").rule == "XW-FLEE-1"


def test_damage_forbids_the_action_bar() -> None:
    table = act(
        tie(damage=damage("damaged-sensor-array")), x_wing(at=(100, 100, 90)), chance=([HIT],)
    )
    (repair, passing) = table.offered(IMPERIAL)
    assert (repair.startswith("card:damage"), passing) == (True, "pass")
    table.answer(IMPERIAL, repair)
    assert [card.face_up for card in table.ship(0).damage] == [False]


def test_a_static_gain_is_not_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    focus = Ability(Window.COMBAT_BEGINS, Gain(Token.FOCUS))
    give(monkeypatch, "academypilot", focus, Standing(Value("agility", 1)))
    table = play(position(tie(), x_wing(at=(450, 400, 90)), step="begin-combat"))
    assert table.ship(0).tokens == {"focus": 1}
    assert table.state.ship(0).deeds.actions == ()
