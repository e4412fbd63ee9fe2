from typing import Any

import pytest

from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.library import OBSTACLES
from cantina.games.x_wing.state import Obstacle
from x_wing.faces import BLANK, CRITICAL, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, fly, play, position

AWAY = (100, 800, 180)
CHEAP_REBELS = (
    '{"faction": "rebel", "pilots": [{"name": "rookiepilot", "ship": "xwing"}]}',
    '{"faction": "imperial", "pilots": ['
    '{"name": "nightbeast", "ship": "tiefighter"}, {"name": "maulermithel", "ship": "tiefighter"}'
    "]}",
)


def rock(x: int, y: int, shape: str = "coreasteroid0") -> Obstacle:
    return Obstacle(0, shape, float(x), float(y), 0.0)


def placing(**options: Any) -> Skirmish:
    return Skirmish.start(game, 2, {"obstacles": (True, True), **options})


def spots() -> list[tuple[int, int]]:
    return [(x, y) for y in (320, 450, 580) for x in (320, 580)]


def place_six(table: Skirmish) -> list[int]:
    sides = []
    for x, y in spots():
        seat = table.waiting[0]
        sides.append(seat)
        if prompt(table, seat) == "xw-ask-obstacle-token":
            table.answer(seat, table.offered(seat)[0])
        table.answer(seat, f"{x},{y},0")
    return sides


@pytest.mark.rule("XW-OBSTACLE-1")
def test_obstacles_only_if_all_agree() -> None:
    one = Skirmish.start(game, 2, {"obstacles": (True, False)})
    assert prompt(one, one.waiting[0]) == "xw-ask-place-ship"
    none = Skirmish.start(game, 2)
    assert prompt(none, none.waiting[0]) == "xw-ask-place-ship"
    both = placing()
    assert prompt(both, both.waiting[0]) == "xw-ask-obstacle-token"
    # a team that was not asked has not agreed
    for wanted, prompt_id in (
        ((True, True), "xw-ask-place-ship"),
        ((True, True, True), "xw-ask-obstacle-token"),
    ):
        three = Skirmish.start(game, 3, {"squads": CHEAP_REBELS, "obstacles": wanted})
        three.answer(0, "0")  # who flies the Rebel ship
        assert prompt(three, three.waiting[0]) == prompt_id
    # a mission that needs them brings them without asking, the others none
    for mission, rocks in (("asteroid-run", 6), ("dark-whispers", 0)):
        table = Skirmish.start(game, 2, {"mission": mission})
        while table.seen.phase == "setup":
            table.answer(table.waiting[0], table.ask(table.waiting[0]).keys()[0])
        assert len(table.seen.obstacles) == rocks


@pytest.mark.rule("XW-OBSTACLE-2", "XW-LIMIT-1")
def test_the_sides_place_obstacles_in_turns() -> None:
    table = placing()
    assert place_six(table) == [IMPERIAL, REBEL] * 3
    rebel_first = Skirmish.start(game, 2, {"obstacles": (True, True), "squads": CHEAP_REBELS})
    assert rebel_first.seen.initiative == "rebel"
    assert place_six(rebel_first) == [IMPERIAL, REBEL] * 3  # initiative does not matter
    assert len(table.seen.obstacles) == 6
    assert len({obstacle.shape for obstacle in table.seen.obstacles}) == 6


def test_the_token_in_hand_is_named_and_its_outline_lies_open() -> None:
    table = placing()
    token = table.offered(IMPERIAL)[0]
    table.answer(IMPERIAL, token)
    assert table.asks(IMPERIAL)[0].prompt.args["token"] == token
    left = table.view(REBEL).supply.asteroids
    assert len(left) == 6
    table.answer(IMPERIAL, "450,450,0")
    outline = table.view(REBEL).obstacles[0].outline
    moved = [(x + 450, y + 450) for x, y in left[token]]
    assert [pytest.approx(point) for point in moved] == list(outline)
    assert token not in table.view(REBEL).supply.asteroids


@pytest.mark.rule("XW-OBSTACLE-3")
def test_obstacles_keep_more_than_range_2_from_every_edge() -> None:
    table = placing()
    table.answer(IMPERIAL, "coreasteroid0")
    west = -min(x for x, _ in OBSTACLES["coreasteroid0"].outline)
    assert table.refusal(IMPERIAL, f"{west + 199},450,0").rule == "XW-OBSTACLE-3"
    assert table.refusal(IMPERIAL, f"{900 - west - 199},450,180").rule == "XW-OBSTACLE-3"
    south = -min(y for _, y in OBSTACLES["coreasteroid0"].outline)
    assert table.refusal(IMPERIAL, f"450,{south + 199},0").rule == "XW-OBSTACLE-3"
    assert table.refusal(IMPERIAL, f"450,{900 - south - 199},180").rule == "XW-OBSTACLE-3"
    table.answer(IMPERIAL, f"{west + 201},450,0")
    table.answer(REBEL, "coreasteroid1")
    # and they never lie on one another
    assert table.refusal(REBEL, f"{west + 205},450,0").rule == "XW-OBSTACLE-3"


@pytest.mark.rule("XW-OBSTACLE-4")
def test_the_rebel_then_chooses_an_edge() -> None:
    table = placing()
    place_six(table)
    assert table.waiting == (REBEL,)
    assert table.offered(REBEL) == ["south", "north", "west", "east"]
    table.answer(REBEL, "east")
    edges = {edge.edge: edge.side for edge in table.seen.edges}
    assert (edges["east"], edges["west"]) == ("rebel", "imperial")
    for at in ("50,300,0", "50,600,0"):
        table.refusal(IMPERIAL, "850,450,0")
        table.answer(IMPERIAL, at)
    table.refusal(REBEL, "450,50,90")
    table.answer(REBEL, "850,450,180")


@pytest.mark.rule("XW-SETUP-12")
def test_nobody_starts_on_an_obstacle() -> None:
    g = position(
        x_wing(status="awaiting"), tie(at=AWAY), step="place-ship", obstacles=[rock(450, 60)]
    )
    table = play(g)
    assert table.refusal(REBEL, "450,50,90").rule == "XW-SETUP-12"
    table.answer(REBEL, "300,50,90")
    assert table.ship(0).status == "in play"


@pytest.mark.rule("XW-OBSTACLE-5")
def test_the_core_set_has_six_asteroids() -> None:
    core = [token for token in OBSTACLES.values() if token.xws.startswith("coreasteroid")]
    assert [token.kind for token in core] == ["asteroid"] * 6


@pytest.mark.rule("XW-OBSTACLE-7", "XW-OBSTACLE-9")
def test_a_ship_stays_on_the_obstacle_and_skips_its_action() -> None:
    table = fly("koiogran:4", x_wing(), tie(at=AWAY), chance=([BLANK],), obstacles=[rock(450, 500)])
    ship = table.ship(0)
    assert (ship.x, ship.y, ship.heading) == (450.0, 500.0, 270.0)
    assert ship.tokens == {"stress": 1}
    assert "xw-log-no-action-obstacle" in table.told_ids()
    clear = fly("straight:4", x_wing(), tie(at=AWAY), obstacles=[rock(700, 500)])
    assert "focus" in clear.offered(REBEL)
    # the action step is skipped this round only
    later = play(position(x_wing(struck=[0]), tie(at=AWAY), step="end-phase"))
    assert later.state.ship(0).flight.struck == ()


@pytest.mark.rule("XW-OBSTACLE-6", "XW-OBSTACLE-7")
def test_an_obstacle_under_the_template_counts_too() -> None:
    table = fly(
        "straight:5",
        tie(at=(450, 700, 270)),
        x_wing(at=AWAY),
        chance=([BLANK],),
        obstacles=[rock(450, 600)],
    )
    assert "xw-log-obstacle-roll" in table.told_ids()
    assert "xw-log-no-action-obstacle" in table.told_ids()
    assert table.ship(0).y == 460.0


@pytest.mark.rule("XW-OBSTACLE-8")
@pytest.mark.parametrize(
    ("face", "cards"), [(HIT, [False]), (CRITICAL, [True]), (FOCUS, []), (BLANK, [])]
)
def test_one_attack_die_is_rolled(face: str, cards: list[bool]) -> None:
    chance = ([face], "console-fire") if face == CRITICAL else ([face],)
    if face == CRITICAL:
        chance = (*chance, [BLANK])  # the console burns at the start of combat
    ship = tie(at=(450, 700, 270))
    table = fly("straight:4", ship, x_wing(at=AWAY), chance=chance, obstacles=[rock(450, 500)])
    assert [card.face_up for card in table.ship(0).damage] == cards
    assert table.told_ids().count("xw-log-obstacle-roll") == 1


@pytest.mark.rule("XW-OBSTACLE-8")
def test_an_obstacle_may_destroy_a_ship_at_once() -> None:
    hurt = tie(at=(450, 700, 270), damage=damage("", ""))
    chance = ([HIT], *["direct-hit"] * 3)
    table = fly("straight:4", hurt, x_wing(at=AWAY), chance=chance, obstacles=[rock(450, 500)])
    assert table.ship(0).status == "destroyed"
    assert table.result.winners == (REBEL,)
    shielded = fly(
        "straight:4", x_wing(), tie(at=AWAY), chance=([CRITICAL],), obstacles=[rock(450, 500)]
    )
    assert (shielded.ship(0).shields, shielded.ship(0).damage) == (1, [])


def test_each_obstacle_gets_its_die() -> None:
    ship = tie(at=(450, 700, 270))
    rocks = [rock(450, 600), Obstacle(1, "coreasteroid1", 450.0, 500.0, 0.0)]
    table = fly("straight:4", ship, x_wing(at=AWAY), chance=([BLANK], [BLANK]), obstacles=rocks)
    assert table.told_ids().count("xw-log-obstacle-roll") == 2


@pytest.mark.rule("XW-OBSTACLE-10")
def test_a_ship_on_an_obstacle_cannot_attack_but_can_be_attacked() -> None:
    ships = (x_wing("redsquadronpilot"), tie("obsidiansquadronpilot"))
    table = play(position(*ships, obstacles=[rock(450, 300)]))
    # the X-wing (skill 4) was passed over; the TIE may attack it
    assert table.seen.active == 1
    assert table.offered(IMPERIAL) == ["attack:primary:0", "pass"]
    assert table.ship(0).had_combat
    from cantina.games.x_wing.rules.targets import refused

    reasons = {item.key: item.rule for item in refused(table.state, table.state.ship(0))}
    assert reasons == {"attack:primary:1": "XW-OBSTACLE-10"}
    free = play(
        position(
            x_wing("redsquadronpilot"), tie("obsidiansquadronpilot"), obstacles=[rock(700, 300)]
        )
    )
    assert free.offered(REBEL) == ["attack:primary:1", "pass"]
    assert free.blocked(REBEL) == {}


def test_a_ship_that_starts_on_an_obstacle_may_leave_it_freely() -> None:
    ship = x_wing(at=(450, 300, 90))
    table = fly("straight:2", ship, tie(at=AWAY), obstacles=[rock(450, 285)])
    assert "xw-log-obstacle-roll" not in table.told_ids()


def test_an_obstacle_without_room_stays_in_the_box() -> None:
    table = placing(width=450.0, height=450.0, special_area=True)
    placed = 0
    while prompt(table, table.waiting[0]) in ("xw-ask-obstacle-token", "xw-ask-place-obstacle"):
        seat = table.waiting[0]
        if prompt(table, seat) == "xw-ask-obstacle-token":
            table.answer(seat, table.offered(seat)[0])
        table.answer(seat, table.ask(seat).keys()[0])
        placed += 1
    # the free square inside Range 1-2 of all edges measures 50 x 50 mm: one small rock at most
    assert placed <= 1
    assert "xw-log-no-room" in table.told_ids()
    assert table.state.asteroids_left == []


def test_by_the_later_answers_obstacles_keep_range_1_from_each_other() -> None:
    table = placing(rules="reference")
    table.answer(IMPERIAL, "coreasteroid0")
    table.answer(IMPERIAL, "450,450,0")
    table.answer(REBEL, "coreasteroid1")
    assert table.refusal(REBEL, "550,450,0").rule == "XW-OBSTACLE-3"
    by_the_book = placing()
    by_the_book.answer(IMPERIAL, "coreasteroid0")
    by_the_book.answer(IMPERIAL, "450,450,0")
    by_the_book.answer(REBEL, "coreasteroid1")
    by_the_book.answer(REBEL, "550,450,0")
    assert len(by_the_book.seen.obstacles) == 2
