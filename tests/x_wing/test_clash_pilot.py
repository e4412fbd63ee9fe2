"""A pilot who weighs the clash: whom it shoots, what it spends, where it flies."""

from cantina.core.rng import Rng
from cantina.core.window import Window
from cantina.games.x_wing.bot.clash import Clash
from cantina.games.x_wing.bot.dials import likely_dials
from cantina.games.x_wing.bot.fighters import Stance
from cantina.games.x_wing.bot.guns import best_volley, guns_of
from cantina.games.x_wing.bot.hourglass import Hourglass
from cantina.games.x_wing.bot.losses import downed, losses, step_of
from cantina.games.x_wing.bot.pilot import ClashPilot, WingPilot
from cantina.games.x_wing.bot.sight import Sight, pose_of
from cantina.games.x_wing.bot.stances import enemy_sight, enemy_stances, standing
from cantina.games.x_wing.bot.wing import PEER, RIVAL, Squad, Thinking, Wing
from cantina.games.x_wing.geometry import Pose, do_overlap
from x_wing.ships import REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, play, position


def answer(table: Skirmish, seat: int, pilot: ClashPilot | None = None) -> str:
    return (pilot or ClashPilot(1)).choose(Window(table, seat))


def two_on_two(*places: tuple[float, float]) -> Skirmish:
    """Let two Rebels look north at two Imperials, who look south."""
    first, second, third, fourth = places
    rebels = [x_wing(at=(*place, 90)) for place in (first, second)]
    return play(position(*rebels, *[tie(at=(*place, 270)) for place in (third, fourth)]))


def test_damage_costs_more_the_nearer_the_end_is() -> None:
    assert downed(1)[step_of(1.0)] > downed(3)[step_of(1.0)] > 0.0
    hurt, whole = losses(12.0, 3, 1), losses(12.0, 3, 3)
    assert hurt[step_of(1.0)] > whole[step_of(1.0)]
    assert whole[0] == 0.0
    assert whole[-1] <= 12.0


def test_shoots_at_whom_it_can_destroy() -> None:
    hurt = tie(at=(400, 450, 270), damage=damage("", ""))
    table = play(position(x_wing(), tie(at=(500, 450, 270)), hurt))
    assert answer(table, REBEL) == "attack:primary:2"


def test_shoots_first_at_who_has_not_fired_yet() -> None:
    spent = tie(at=(400, 450, 270), had_combat=True)
    table = play(position(x_wing(), spent, tie(at=(500, 450, 270))))
    assert answer(table, REBEL) == "attack:primary:2"


def test_all_fire_at_one_rather_than_each_at_another() -> None:
    table = two_on_two((400, 300), (500, 300), (400, 450), (500, 450))
    sight = Sight(table.view(REBEL))
    clash = Clash(sight, {ship.ship_id: [standing(ship)] for ship in sight.by_id.values()})
    taken = clash.fire([0] * 4, [0.0] * 4, [0] * 4, set())
    assert min(taken[2:]) == 0.0
    assert max(taken[2:]) > 1.0


def test_turrets_and_ordnance_count_among_the_weapons() -> None:
    table = play(
        position(
            x_wing("goldsquadronpilot", upgrades=("twinlaserturret",)),
            x_wing(upgrades=("protontorpedoes",)),
            tie(),
        )
    )
    turret, torpedoes, _ = [guns_of(ship) for ship in table.view(REBEL).ships]
    assert best_volley(turret, 3, None, 2, lock=False) is not None
    assert best_volley(turret, 3, None, 1, lock=False) is None
    locked, free = (best_volley(torpedoes, 3, 2, 2, lock=lock) for lock in (True, False))
    assert locked is not None
    assert free is not None
    assert locked[1] > free[1]


def test_a_squad_plans_so_that_nobody_runs_into_a_friend() -> None:
    ships = [x_wing(at=(400 + 45 * number, 200, 90)) for number in range(3)]
    table = play(position(*ships, tie(at=(450, 700, 270)), step="planning"))
    sight = Sight(table.view(REBEL))
    wing = Wing(sight, Thinking(draws=4), Rng(1))
    plan = wing.plan()
    ends = []
    for one in wing.clash.own:
        stance = next(each for each in one.stances if each.key == plan[one.ship.ship_id])
        ends.append(stance.pose)
    assert not any(do_overlap(a, b) for a in ends for b in ends if a is not b)


def test_the_dials_of_a_round_are_set_as_planned() -> None:
    ships = [x_wing(at=(400 + 80 * number, 200, 90)) for number in range(2)]
    table = play(position(*ships, tie(at=(450, 700, 270)), step="planning"))
    sight, pilot = Sight(table.view(REBEL)), WingPilot(3, Thinking(draws=4))
    first = answer(table, REBEL, pilot)
    table.answer(REBEL, first)
    second = answer(table, REBEL, pilot)
    plan = Wing(sight, Thinking(draws=4), Rng(3)).plan()
    assert {first, second} == {f"{ship}:{key}" for ship, key in plan.items()}


def test_the_front_ship_moves_first_so_that_the_other_finds_room() -> None:
    behind, front = x_wing(at=(450, 200, 90), dial="straight:1"), x_wing(at=(450, 245, 90))
    front.dial = "straight:3"
    table = play(position(behind, front, tie(activated=True), step="activation"))
    assert answer(table, REBEL) == "1"


def test_who_has_the_least_choice_shoots_first() -> None:
    table = two_on_two((450, 300), (250, 300), (400, 450), (600, 500))
    assert answer(table, REBEL) == "1"


def test_what_looks_best_is_expected_most_and_nothing_is_ruled_out() -> None:
    table = play(position(x_wing(), tie(at=(450, 600, 270)), step="planning"))
    sight = Sight(table.view(REBEL))
    theirs = enemy_sight(sight)
    assert theirs is not None
    stances = enemy_stances(sight, theirs, sight.enemies[0])
    likely = likely_dials(theirs, theirs.by_id[1])
    assert max(stances, key=lambda stance: stance.chance).key == likely[0][0]
    assert max(stance.chance for stance in stances) > 1.5 * likely[0][1]
    assert abs(sum(stance.chance for stance in stances) - 1.0) < 1e-6
    assert all(stance.chance > 0.0 for stance in stances)


def test_a_squad_that_expects_clever_enemies_plans_for_them() -> None:
    ships = [x_wing(at=(400 + 80 * number, 200, 90)) for number in range(2)]
    table = play(position(*ships, tie(at=(450, 700, 270)), step="planning"))
    sight = Sight(table.view(REBEL))
    wing = Wing(sight, Thinking(draws=0, peers=3, rivals=2), Rng(1))
    own = Squad(wing.clash, 0, Hourglass())
    feared = wing._ways()
    assert sum(weight for _, weight in feared) == 3 * PEER + 2 * RIVAL
    best = own.answer(feared)
    lazy = [0] * len(best)

    def worth(plan: list[int]) -> float:
        return sum(weight * wing.clash.value(plan + way) for way, weight in feared)

    assert worth(best) > worth(lazy)


def test_who_stands_behind_an_enemy_has_the_lead() -> None:
    table = play(position(x_wing(), tie(), step="planning"))
    sight = Sight(table.view(REBEL))
    places = [Stance(Pose(450, 100, 90)), Stance(Pose(450, 100, 270))]
    enemy = [Stance(Pose(450, 600, 90))]
    mine, theirs = sight.friends[0], sight.enemies[0]
    clash = Clash(sight, {mine.ship_id: places, theirs.ship_id: enemy})
    assert clash.value([0, 0]) > clash.value([1, 0])
    assert pose_of(mine) not in [place.pose for place in places]
