from typing import Any

import pytest

from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.state import Battle, Ship
from x_wing.faces import BLANK, CRITICAL, EVADE, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.squads import ONE_EACH
from x_wing.table import Skirmish, act, fly, play, position

MISSION = {"mission": "political-escort"}


def shuttle(at: tuple[float, float, float] = (450, 80, 90), **more: Any) -> Ship:
    return x_wing("senators-shuttle", at=at, **more)


def escort(*ships: Ship, **settings: Any) -> Battle:
    return position(*ships, options=MISSION, **settings)


def start(**options: Any) -> Skirmish:
    return Skirmish.start(game, 2, {**MISSION, **options})


@pytest.mark.rule("XW-MISSION-1-1")
def test_forces() -> None:
    ships = start().state.ships
    assert [(s.side, s.pilot, s.number) for s in ships] == [
        ("rebel", "redsquadronpilot", 0),
        ("imperial", "academypilot", 1),
        ("imperial", "academypilot", 2),
    ]


@pytest.mark.rule("XW-MISSION-1-2", "XW-MISSION-1-3")
def test_the_shuttle_starts_in_the_middle_of_the_rebel_edge() -> None:
    table = start()
    assert prompt(table, REBEL) == "xw-ask-place-shuttle"
    assert table.refusal(REBEL, "81").rule == "XW-MISSION-1-2"
    assert table.refusal(REBEL, "19").rule == "XW-MISSION-1-2"
    table.answer(REBEL, "80")
    placed = table.state.ships[-1]
    assert (placed.x, placed.y, placed.heading) == (450.0, 80.0, 90.0)
    view = table.seen.ships[-1]
    assert (view.side, view.damage) == ("rebel", [])


@pytest.mark.rule("XW-MISSION-1-4")
def test_ships_start_at_range_2_of_their_edges() -> None:
    table = start()
    table.answer(REBEL, "80")
    assert table.waiting == (REBEL,)
    assert table.refusal(REBEL, "300,119,90").rule == "XW-MISSION-1-4"
    assert table.refusal(REBEL, "300,181,90").rule == "XW-MISSION-1-4"
    table.answer(REBEL, "300,120,90")
    assert table.waiting == (IMPERIAL,)
    table.answer(IMPERIAL, "1")
    assert table.refusal(IMPERIAL, "300,850,270").rule == "XW-MISSION-1-4"
    table.answer(IMPERIAL, "300,780,270")
    table.answer(IMPERIAL, "600,720,270")
    assert table.seen.phase == "planning"


@pytest.mark.rule("XW-MISSION-1-5")
def test_the_shuttle_is_a_rebel_ship() -> None:
    ships = (
        x_wing("biggsdarklighter", at=(400, 300, 90), had_combat=True),
        shuttle((460, 300, 90)),
        tie(at=(430, 480, 270)),
    )
    table = play(escort(*ships))
    assert table.offered(IMPERIAL) == ["attack:primary:0", "pass"]  # Biggs shelters it
    ships = (
        x_wing("rookiepilot", at=(400, 300, 90), had_combat=True),
        shuttle((460, 300, 90)),
        tie(at=(430, 480, 270)),
    )
    assert "attack:primary:1" in play(escort(*ships)).offered(IMPERIAL)
    # an ability that gives a friend something gives it to the shuttle, too
    garven = x_wing("garvendreis", at=(400, 300, 90), tokens={"focus": 1})
    ships = (garven, shuttle((460, 300, 90)), tie(at=(400, 480, 270), had_combat=True))
    table = play(escort(*ships), ["focus", BLANK, BLANK], [BLANK] * 3)
    table.attack(REBEL, 2)
    table.answer(REBEL, "focus")
    table.answer(REBEL, "use:0:pilot:garvendreis:0")
    given = [event.text.args["ship"] for event in table.log if "focus" in event.text.id]
    assert given[-1].id == "xw-shuttle"


@pytest.mark.rule("XW-MISSION-1-6", "XW-MISSION-1-18")
@pytest.mark.parametrize("cards", [4, 5])
def test_agility_2_and_hull_6(cards: int) -> None:
    ships = (
        x_wing(at=(100, 100, 90), had_combat=True),
        shuttle((450, 300, 90), damage=damage(*[""] * cards)),
        tie(),
    )
    revealed = ["direct-hit"] * 6 if cards == 5 else []
    table = play(escort(*ships), [HIT, BLANK], [BLANK, BLANK], *revealed)
    table.attack(IMPERIAL, 1)
    assert (table.ship(1).status == "destroyed") is (cards == 5)
    assert table.over is (cards == 5)
    if cards == 5:
        assert table.result.winners == (IMPERIAL,)


@pytest.mark.rule("XW-MISSION-1-7")
@pytest.mark.parametrize(
    ("options", "shields"),
    [({}, 0), ({"squads": ONE_EACH}, 6), ({"squads": ONE_EACH, "points": (31, 31)}, 0)],
)
def test_shields_with_100_point_squads(options: dict[str, Any], shields: int) -> None:
    table = start(**options)
    while table.seen.phase == "setup":
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).keys()[0])
    assert table.seen.ships[-1].shields == shields


@pytest.mark.rule("XW-MISSION-1-8", "XW-MISSION-1-9")
def test_the_rebel_may_move_the_shuttle_before_all_ships() -> None:
    ships = (
        x_wing(at=(300, 300, 90), dial="straight:1"),
        shuttle(),
        tie("academypilot", at=(300, 700, 270), dial="straight:2"),
    )
    table = play(escort(*ships, step="begin-activation"))
    assert table.waiting == (REBEL,)
    assert table.offered(REBEL) == ["straight:2", "bank:left:1", "bank:right:1", "stay"]
    assert not any(ship.activated for ship in table.seen.ships)
    table.answer(REBEL, "straight:2")
    assert (table.ship(1).x, table.ship(1).y) == (450.0, 200.0)
    active = set()
    while table.seen.round == 1:
        active.add(table.seen.active)
        table.answer(table.waiting[0], "pass")
    assert active == {0, 2}  # the shuttle is never asked for an action or an attack
    assert not table.ship(1).activated


@pytest.mark.rule("XW-MISSION-1-8")
@pytest.mark.parametrize(
    ("move", "end"),
    [
        ("stay", (450.0, 80.0, 90.0)),
        ("straight:2", (450.0, 200.0, 90.0)),
        ("bank:left:1", (412.426, 170.711, 135.0)),
        ("bank:right:1", (487.574, 170.711, 45.0)),
    ],
)
def test_the_shuttle_moves_as_told_or_stays(move: str, end: tuple[float, float, float]) -> None:
    ships = (
        x_wing(at=(300, 300, 90), dial="straight:1"),
        shuttle(),
        tie("academypilot", at=(300, 700, 270), dial="straight:2"),
    )
    table = play(escort(*ships, step="begin-activation"))
    table.answer(REBEL, move)
    moved = table.ship(1)
    assert (moved.x, moved.y, moved.heading) == end


@pytest.mark.rule("XW-MISSION-1-10", "XW-MISSION-1-11")
def test_damage_to_the_shuttle_is_always_face_down() -> None:
    ships = (x_wing(at=(100, 100, 90), had_combat=True), shuttle((450, 300, 90)), tie())
    table = play(escort(*ships), [HIT, CRITICAL], [BLANK, BLANK])
    table.attack(IMPERIAL, 1)
    assert [card.face_up for card in table.ship(1).damage] == [False, False]
    told = next(e for e in table.log if e.text.id == "xw-log-hits")
    assert (told.text.args["hits"], told.text.args["criticals"]) == (2, 0)
    # as hits they are cancelled by evades like any other
    ships = (x_wing(at=(100, 100, 90), had_combat=True), shuttle((450, 300, 90)), tie())
    table = play(escort(*ships), [CRITICAL, CRITICAL], [EVADE, BLANK])
    table.attack(IMPERIAL, 1)
    assert [card.face_up for card in table.ship(1).damage] == [False]
    # a Rebel ship beside it suffers criticals as usual
    ships = (x_wing(shields=0, had_combat=True), shuttle((100, 100, 90)), tie())
    table = play(escort(*ships), [CRITICAL, BLANK], [BLANK, BLANK], "stunned-pilot")
    table.attack(IMPERIAL, 0)
    assert [card.face_up for card in table.ship(0).damage] == [True]


@pytest.mark.rule("XW-MISSION-1-12")
def test_the_protect_action() -> None:
    table = act(x_wing(at=(450, 200, 90)), shuttle(), tie(at=(100, 800, 90)), options=MISSION)
    assert "protect" in table.offered(REBEL)
    table.answer(REBEL, "protect")
    evades = [e for e in table.log if e.text.id == "xw-log-gains-evade"]
    assert [event.text.args["ship"].id for event in evades] == ["xw-shuttle"]
    assert table.ship(0).tokens == {}
    assert table.seen.phase != "activation"  # it was the ship's action
    watched = act(x_wing(at=(450, 200, 90)), shuttle(), tie(at=(450, 400, 270)), options=MISSION)
    watched.answer(REBEL, "protect")
    assert watched.seen.phase == "combat"
    assert watched.ship(1).tokens == {"evade": 1}
    far = act(x_wing(at=(450, 221, 90)), shuttle(), tie(at=(100, 800, 90)), options=MISSION)
    assert "protect" not in far.offered(REBEL)  # Range 2
    enemy = act(tie(at=(450, 200, 90)), shuttle(), x_wing(at=(100, 800, 90)), options=MISSION)
    assert "protect" not in enemy.offered(IMPERIAL)


@pytest.mark.rule("XW-MISSION-1-12")
def test_protecting_is_an_action_like_any_other() -> None:
    far = tie(at=(100, 800, 90))

    def escorted(ship: Any) -> Any:
        return act(ship, shuttle(), far, options=MISSION)

    stressed = escorted(x_wing(at=(450, 200, 90), tokens={"stress": 1}))
    assert "xw-log-no-action-stress" in stressed.told_ids()
    # a card that lets a stressed ship boost and roll does not let it protect
    daring = x_wing(
        "greensquadronpilot", at=(450, 200, 90), tokens={"stress": 1}, conditions=(), upgrades=[]
    )
    daring.upgrades = ("primedthrusters",)
    table = escorted(daring)
    assert any(key.startswith("boost") for key in table.offered(REBEL))
    assert "protect" not in table.offered(REBEL)
    # it can be performed once in a round, not again as a free action
    twice = escorted(x_wing(at=(450, 200, 90), actions=["protect"]))
    assert "protect" not in twice.offered(REBEL)
    # and it is no action of the bar
    pushy = x_wing("greensquadronpilot", at=(450, 200, 90), upgrades=["pushthelimit"])
    table = escorted(pushy)
    table.answer(REBEL, "evade")
    table.answer(REBEL, table.offered(REBEL)[0])
    assert "focus" in table.offered(REBEL)
    assert "protect" not in table.offered(REBEL)


@pytest.mark.rule("XW-MISSION-1-13")
def test_the_shuttle_spends_one_evade_per_attack() -> None:
    ships = (
        x_wing(at=(100, 100, 90), had_combat=True),
        shuttle((450, 300, 90), tokens={"evade": 2}),
        tie(at=(400, 500, 270)),
        tie("obsidiansquadronpilot", at=(500, 500, 270)),
    )
    table = play(escort(*ships), [HIT, HIT], [BLANK, BLANK], [HIT, HIT], [BLANK, BLANK])
    table.attack(IMPERIAL, 1)
    assert table.offered(REBEL) == ["evade", "done"]
    table.answer(REBEL, "evade")
    # the second token cannot be spent in the same attack, only in the next
    assert table.ship(1).tokens == {"evade": 1}
    assert len(table.ship(1).damage) == 1
    table.attack(IMPERIAL, 1)
    assert table.offered(REBEL) == ["evade", "done"]
    # other ships may spend as many as they have
    others = (x_wing(tokens={"evade": 2}, had_combat=True), shuttle((100, 100, 90)), tie())
    table = play(escort(*others), [HIT, HIT], [BLANK, BLANK])
    table.attack(IMPERIAL, 0)
    table.answer(REBEL, "evade")
    assert table.offered(REBEL) == ["evade", "done"]


@pytest.mark.rule("XW-MISSION-1-14")
def test_evade_tokens_of_the_shuttle_add_up_and_go_in_the_end_phase() -> None:
    places = ((370, 100, 90), (530, 100, 90), (450, 60, 90))
    first, *others = (x_wing("rookiepilot", at=at, dial="straight:1") for at in places)
    far = tie(at=(100, 880, 0), activated=True)
    table = play(escort(first, shuttle((450, 200, 90)), *others, far, step="activation"))
    held = 0
    for protected in range(3):
        if prompt(table, REBEL) == "xw-ask-next-activation":
            table.answer(REBEL, table.offered(REBEL)[0])
        held = table.ship(1).tokens.get("evade", 0)
        assert held == protected
        table.answer(REBEL, "protect")
    assert table.told_ids().count("xw-log-gains-evade") == 3
    assert table.seen.phase == "planning"  # the End phase has passed
    assert table.ship(1).tokens == {}


@pytest.mark.rule("XW-MISSION-1-14")
def test_the_shuttle_may_hold_any_number_of_evade_tokens() -> None:
    table = act(
        x_wing(at=(450, 200, 90)),
        shuttle(tokens={"evade": 4}),
        tie(at=(450, 400, 270)),
        options=MISSION,
    )
    table.answer(REBEL, "protect")
    assert table.seen.phase == "combat"
    assert table.ship(1).tokens == {"evade": 5}


@pytest.mark.rule("XW-MISSION-1-15", "XW-MISSION-1-16", "XW-END-3")
def test_imperial_reinforcements() -> None:
    ships = (x_wing(at=(100, 100, 90)), shuttle(), tie("academypilot", at=(450, 700, 270)))
    g = escort(*ships, step="end-phase", destroyed_this_round={"imperial": 2})
    table = play(g)
    assert table.waiting == (IMPERIAL,)
    assert table.offered(IMPERIAL) == ["yes", "no"]
    table.answer(IMPERIAL, "yes")
    assert table.refusal(IMPERIAL, "450,819,270").rule == "XW-MISSION-1-16"
    table.answer(IMPERIAL, "450,850,200")
    called = table.state.ships[-1]
    assert (called.pilot, called.side, called.status) == ("academypilot", "imperial", "in play")
    assert len({ship.number for ship in table.seen.ships if ship.side == "imperial"}) == 2
    table.answer(IMPERIAL, "yes")
    table.answer(IMPERIAL, "600,850,200")
    # two were lost, so no third one is offered; the new ships get dials
    assert table.seen.phase == "planning"
    assert {key.split(":")[0] for key in table.offered(IMPERIAL)} == {"2", "3", "4"}


@pytest.mark.rule("XW-MISSION-1-15")
def test_reinforcements_may_be_declined_and_need_a_loss() -> None:
    ships = (x_wing(at=(100, 100, 90)), shuttle(), tie(at=(450, 700, 270)))
    table = play(escort(*ships, step="end-phase", destroyed_this_round={"imperial": 1}))
    table.answer(IMPERIAL, "no")
    assert len(table.seen.ships) == 3
    ships = (x_wing(at=(100, 100, 90)), shuttle(), tie(at=(450, 700, 270)))
    table = play(escort(*ships, step="end-phase", destroyed_this_round={"rebel": 1}))
    assert table.seen.phase == "planning"


@pytest.mark.rule("XW-MISSION-1-15", "XW-END-3")
def test_losses_of_this_round_are_counted_and_those_of_earlier_rounds_are_not() -> None:
    ships = (
        x_wing(),
        shuttle((100, 100, 90)),
        tie(damage=damage("", ""), had_combat=True),
        tie(at=(700, 700, 90), had_combat=True),
    )
    table = play(escort(*ships), [HIT, BLANK, BLANK], [BLANK] * 3, *["direct-hit"] * 3)
    table.attack(REBEL, 2)
    assert prompt(table, IMPERIAL) == "xw-ask-reinforcement"
    table.answer(IMPERIAL, "no")
    assert table.seen.phase == "planning"
    # nobody is lost in the next round, so nobody may be called
    table.answer(REBEL, "0:straight:1")
    table.answer(IMPERIAL, "3:straight:2")
    table.answer(REBEL, "stay")
    while table.seen.round == 2:
        assert prompt(table, table.waiting[0]) != "xw-ask-reinforcement"
        table.answer(table.waiting[0], "pass")
    assert table.seen.round == 3


@pytest.mark.rule("XW-MISSION-1-17")
@pytest.mark.parametrize(
    ("at", "winner", "status"),
    [
        ((450, 850, 90), REBEL, "fled"),
        ((50, 450, 180), IMPERIAL, "destroyed"),
        ((450, 50, 270), IMPERIAL, "destroyed"),
    ],
)
def test_the_shuttle_must_leave_over_the_imperial_edge(
    at: tuple[float, float, float], winner: int, status: str
) -> None:
    ships = (x_wing(at=(200, 200, 90)), shuttle(at), tie(at=(700, 300, 270)))
    table = play(escort(*ships, step="begin-activation"))
    table.answer(REBEL, "straight:2")
    assert table.ship(1).status == status
    assert table.result.winners == (winner,)


@pytest.mark.rule("XW-MISSION-1-17")
@pytest.mark.parametrize(
    ("at", "status"),
    # it ends askew on the corner: more beyond the Imperial edge, more beyond the side, equally
    [((800, 810, 45), "fled"), ((810, 800, 45), "destroyed"), ((805, 805, 45), "fled")],
)
def test_at_a_corner_the_edge_with_more_of_the_base_beyond_it_counts(
    at: tuple[float, float, float], status: str
) -> None:
    ships = (x_wing(at=(200, 200, 90)), shuttle(at), tie(at=(700, 300, 270)))
    table = play(escort(*ships, step="begin-activation"))
    table.answer(REBEL, "straight:2")
    assert table.ship(1).status == status


@pytest.mark.rule("XW-MISSION-1-17")
def test_only_the_shuttle_may_leave() -> None:
    table = fly(
        "straight:2", x_wing(at=(450, 880, 90)), shuttle(), tie(at=(100, 800, 0)), options=MISSION
    )
    assert table.ship(0).status == "destroyed"
    assert not table.over


@pytest.mark.rule("XW-MISSION-1-9")
def test_the_shuttle_never_strikes_back_even_at_equal_skill() -> None:
    ships = (
        x_wing(at=(100, 100, 90), had_combat=True),
        shuttle((450, 300, 90), damage=damage(*[""] * 5)),
        tie(damage=damage("damaged-cockpit", dealt=0)),  # skill 0, like the shuttle
    )
    table = play(escort(*ships), [HIT, BLANK], [BLANK, BLANK], *["direct-hit"] * 6)
    table.attack(IMPERIAL, 1)
    assert table.result.winners == (IMPERIAL,)
    assert "xw-log-doomed" not in table.told_ids()  # it was lost at once


def test_ships_overlap_the_shuttle_like_any_ship() -> None:
    table = fly(
        "straight:2",
        x_wing(at=(450, 100, 90)),
        shuttle((450, 230, 90)),
        tie(at=(100, 800, 90)),
        options=MISSION,
    )
    assert table.ship(0).touching == [1]
    assert EVADE not in table.ship(1).tokens
