"""Rebel pilots of large ships, one by one: what is offered and what it does."""

from typing import Any

from cantina.games.x_wing import game
from cantina.games.x_wing.rules.squads import Squad, SquadShip, xws_text
from cantina.games.x_wing.rules.target_locks import lockable
from cantina.games.x_wing.state import Bomb, Obstacle, Ship
from cantina.games.x_wing.terms import Faction
from x_wing.duels import shoot
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

FAR = (450, 800, 270)


def combat(*ships: Ship, **state: Any) -> Skirmish:
    return play(position(*ships, step="begin-combat", **state))


def test_the_outer_rim_smuggler_flies_a_weaker_ship() -> None:
    table = play(position(x_wing("outerrimsmuggler"), tie(at=FAR)))
    assert table.ship(0).shields == 4


def test_chewbacca_turns_his_criticals_face_down() -> None:
    table = shoot(
        tie("howlrunner"),
        x_wing("chewbacca", shields=0),
        [CRITICAL] * 2,
        [BLANK],
        "direct-hit",
        "direct-hit",
    )
    assert [card.face_up for card in table.ship(1).damage] == [False, False]


def test_lando_lets_a_friend_act_after_a_green_maneuver() -> None:
    friend = x_wing(at=(530, 420, 90))
    table = fly("straight:1", x_wing("landocalrissian"), friend, tie(at=FAR))
    table.use(REBEL, "pilot:landocalrissian")
    table.answer(REBEL, "focus")
    assert table.ship(1).tokens == {"focus": 1}


def test_han_solo_rerolls_everything_or_nothing() -> None:
    table = shoot(x_wing("hansolo"), tie(), [HIT, BLANK, BLANK], [HIT, HIT, BLANK], [BLANK] * 3)
    table.use(REBEL, "pilot:hansolo")
    assert len(table.ship(1).damage) == 2


def test_rey_rerolls_two_blanks_against_who_is_in_her_arc() -> None:
    table = shoot(x_wing("rey"), tie(), [BLANK] * 3, [HIT, HIT], [BLANK] * 3)
    table.use(REBEL, "pilot:rey")
    table.answer(REBEL, "0+1")
    assert len(table.ship(1).damage) == 2
    behind = tie(at=(450, 100, 90))
    assert "use:0:pilot:rey:0" not in shoot(
        x_wing("rey"), behind, [BLANK] * 3, [BLANK] * 3
    ).offered(REBEL)


def test_rey_rerolls_blanks_when_defending() -> None:
    table = shoot(tie("howlrunner"), x_wing("rey"), [HIT, BLANK], [BLANK], [EVADE])
    table.use(REBEL, "pilot:rey", 1, you=1)
    table.answer(REBEL, "0")
    assert table.ship(1).shields == 5


def setup_with(rebels: list[str], imperials: list[str]) -> Skirmish:
    squads = (
        xws_text(Squad(Faction.REBEL, tuple(SquadShip(pilot) for pilot in rebels))),
        xws_text(Squad(Faction.IMPERIAL, tuple(SquadShip(pilot) for pilot in imperials))),
    )
    return Skirmish.start(game, 2, {"squads": squads, "points": (200, 200)}, seed=3)


def placed_last(table: Skirmish, seat: int, ships: int) -> None:
    """Place all but the last ship of a seat at the first suggested pose."""
    while sum(ship.status == "in play" for ship in table.seen.ships) < ships:
        table.answer(table.waiting[0], table.offered(table.waiting[0])[0])
    assert table.waiting == (seat,)


def test_han_solo_of_the_resistance_is_placed_anywhere_far_from_enemies() -> None:
    table = setup_with(["hansolo-swx57"], ["academypilot"])
    placed_last(table, REBEL, 1)
    enemy = table.ship(1)
    table.refusal(REBEL, f"{enemy.x},700,90")
    table.answer(REBEL, f"{enemy.x},450,90")
    assert table.ship(0).y == 450


def test_chewbacca_of_the_resistance_avenges_a_friend() -> None:
    friend = x_wing(shields=0, damage=damage("console-fire", "console-fire"), had_combat=True)
    chewie = x_wing("chewbacca-swx57", at=(560, 300, 90), had_combat=True)
    dice = [HIT, BLANK], [BLANK] * 2, "direct-hit", [HIT, BLANK, BLANK], [BLANK] * 3
    table = play(position(tie("howlrunner"), friend, chewie), *dice)
    table.answer(IMPERIAL, "attack:primary:1")
    table.use(REBEL, "pilot:chewbacca-swx57", you=2)
    table.answer(REBEL, "attack:primary:0")
    assert table.ship(1).status == "destroyed"
    assert len(table.ship(0).damage) == 1


def test_eaden_vrill_shoots_better_at_the_stressed() -> None:
    calm = shoot(x_wing("eadenvrill"), tie(), [BLANK] * 2, [BLANK] * 3)
    assert calm.seen.attack is None
    stressed = shoot(x_wing("eadenvrill"), tie(tokens={"stress": 1}), [BLANK] * 3, [BLANK] * 3)
    assert stressed.seen.attack is None


def test_leebo_chooses_his_damage() -> None:
    table = shoot(
        tie("howlrunner"),
        x_wing("leebo", shields=0),
        [CRITICAL, BLANK],
        [BLANK] * 2,
        "direct-hit",
        "console-fire",
    )
    table.answer(REBEL, "console-fire")
    assert [card.kind for card in table.ship(1).damage] == ["console-fire"]
    assert table.seen.supply.damage_discard == ["direct-hit"]


def test_dash_rendar_flies_over_rocks_but_does_not_shoot_from_them() -> None:
    rocks = [Obstacle(0, "coreasteroid5", 450.0, 420.0, 0.0)]
    table = fly("straight:1", x_wing("dashrendar"), tie(at=(450, 650, 270)), obstacles=rocks)
    assert "focus" in table.offered(REBEL)
    table.answer(REBEL, "focus")
    assert table.waiting != (REBEL,) or "attack:primary:1" not in table.offered(REBEL)


def test_hera_syndulla_turns_her_dial_in_the_ghost_too() -> None:
    table = fly("straight:1", x_wing("herasyndulla-vcx100"), tie(at=FAR))
    table.use(REBEL, "pilot:herasyndulla-vcx100")
    table.answer(REBEL, "bank:left:2")
    assert table.state.ship(0).flight.bearing == "bank:left"


def test_kanan_jarrus_spoils_attacks_nearby() -> None:
    kanan = x_wing("kananjarrus", at=(560, 300, 90), tokens={"focus": 1})
    table = shoot(tie("howlrunner"), x_wing(), [BLANK], [BLANK] * 2, more=(kanan,))
    table.use(REBEL, "pilot:kananjarrus", you=2)
    assert table.ship(2).tokens == {}


def test_chopper_stresses_enemies_he_touches() -> None:
    chopper, enemy = x_wing("chopper", touching=[1, 3]), tie(at=(450, 360, 270), touching=[0])
    friend = x_wing(at=(450, 240, 90), touching=[0])
    table = combat(chopper, enemy, tie(at=(450, 500, 270)), friend)
    assert [table.ship(i).tokens for i in (1, 2, 3)] == [{"stress": 1}, {}, {}]


def test_heff_tobber_acts_when_an_enemy_bumps_him() -> None:
    heff = x_wing("hefftobber", at=(450, 360, 90), had_combat=True)
    table = fly("straight:3", tie(at=(450, 500, 270)), heff, x_wing(at=(450, 640, 270)))
    table.use(REBEL, "pilot:hefftobber", you=1)
    table.answer(REBEL, "focus")
    assert table.ship(1).tokens == {"focus": 1}


def test_bodhi_rook_lends_his_eyes() -> None:
    scout = x_wing(at=(100, 100, 90))
    near = x_wing(at=(450, 600, 90))
    alone = position(scout, near, tie(at=(450, 800, 270)))
    assert lockable(alone, alone.ship(0)) == []
    helped = position(scout, near, tie(at=(450, 800, 270)), x_wing("bodhirook", at=(800, 100, 90)))
    assert lockable(helped, helped.ship(0)) == [2]


def test_benthic_two_tubes_passes_his_focus_on() -> None:
    friend = x_wing(at=(560, 300, 90))
    table = act(x_wing("benthictwotubes"), friend, tie(at=(560, 540, 270)))
    table.answer(REBEL, "focus")
    table.use(REBEL, "pilot:benthictwotubes")
    assert [table.ship(i).tokens for i in (0, 1)] == [{}, {"focus": 1}]


def test_magva_yarro_allows_one_reroll_against_her_friends() -> None:
    magva = x_wing("magvayarro", at=(560, 300, 90))
    table = shoot(
        tie("howlrunner", lock=1), x_wing(), [BLANK] * 2, [HIT], [BLANK] * 2, more=(magva,)
    )
    table.answer(IMPERIAL, "lock")
    table.refusal(IMPERIAL, "0+1")
    table.answer(IMPERIAL, "0")
    assert table.ship(1).shields == 1


def test_cassian_andor_calms_a_friend() -> None:
    friend = x_wing(at=(560, 300, 90), tokens={"stress": 1}, dial="straight:2")
    cassian = x_wing("cassianandor", dial="straight:2")
    table = play(position(cassian, friend, tie(at=FAR, dial="straight:2"), step="begin-activation"))
    table.use(REBEL, "pilot:cassianandor")
    assert table.ship(1).tokens == {}


def test_saw_gerrera_helps_the_stressed_and_the_damaged() -> None:
    saw = x_wing("sawgerrera", at=(560, 300, 90))
    friend = x_wing("lukeskywalker", tokens={"stress": 1})
    table = shoot(friend, tie(), [BLANK] * 3, [HIT], [BLANK] * 3, more=(saw,))
    table.use(REBEL, "pilot:sawgerrera", you=2)
    table.answer(REBEL, "0")
    assert len(table.ship(1).damage) == 1
    calm = shoot(x_wing("lukeskywalker"), tie(), [BLANK] * 3, [BLANK] * 3, more=(saw,))
    assert calm.seen.attack is None


def test_crimson_specialist_lays_bombs_beside_the_ship() -> None:
    bomber = x_wing("crimsonspecialist", upgrades=["protonbombs"])
    table = fly("straight:1", bomber, tie(at=FAR))
    table.use(REBEL, "upgrade:protonbombs")
    table.answer(REBEL, "beside")
    table.refusal(REBEL, "450,400,90")
    table.answer(REBEL, "505,300,90")
    assert [(bomb.x, bomb.y) for bomb in table.seen.bombs] in ([(505, 300)], [])


def test_cobalt_leader_shoots_better_at_ships_near_bombs() -> None:
    bomb = Bomb(0, "proximitymines", 0, 500.0, 560.0)
    attacker = x_wing("cobaltleader", at=(450, 400, 90))
    table = play(
        position(attacker, tie(at=(450, 600, 270), had_combat=True), bombs=[bomb]),
        [BLANK] * 2,
        [BLANK] * 2,
    )
    table.answer(REBEL, "attack:primary:1")
    assert table.seen.attack is None


def test_crimson_leader_spends_a_hit_to_rattle_the_defender() -> None:
    table = shoot(x_wing("crimsonleader"), tie(), [HIT, FOCUS], [BLANK] * 3)
    table.use(REBEL, "pilot:crimsonleader")
    assert table.ship(1).conditions == ["rattled"]
    assert table.ship(1).damage == []
