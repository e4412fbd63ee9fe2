"""The plots and battlefields of Way of the Force that came with the whole set, played."""

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.rules import queue
from cantina.games.destiny.state import Happening
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, PAL, RED, scene
from destiny.made import FIGHTER
from destiny.table import In, Named, Side, position


def test_blockade_costs_an_opponent_a_resource_after_setup() -> None:
    g = position(Side([PAL], plot="WotF 29"), Side([FOE], resources=2))
    queue.after(g, Happening("setup"))
    g.step = "queue"
    g.queue, g.moment = g.moment, []
    g.following = "turn"
    assert Table.at(game, g, script=[]).state.players[1].resources == 1


def test_long_term_plan_saves_and_spends() -> None:
    d = scene("WotF 81", team=[In(PAL, dice=("1R",))]).use("WotF 81", "0")
    assert d.card("WotF 81").resources == 1
    plan = In("WotF 81", resources=3)
    d = scene(plan, team=[In(PAL, dice=("1R",))]).use("WotF 81", "1")
    assert d.resources(0) == 4


def test_built_to_last_keeps_unique_upgrades_and_pays_for_them() -> None:
    team: list[In | Named] = [In(PAL, damage=8, upgrades=["TPG 29"]), RED]
    d = scene("WotF 115", team=team, foes=[In(FIGHTER, dice=("2RD",))])
    d.pass_(0)
    d.act(1, "resolve", (FIGHTER, 0)).choose(1, PAL)
    d.choose(0, RED)
    assert d.card("TPG 29").host == d.id(RED)
    paid = scene("WotF 115", team=[RED], hand=["WotF 87"], resources=2).play("WotF 87").yes(0)
    assert (paid.resources(0), paid.exhausted("WotF 115")) == (1, True)


def test_calling_in_favors_helps_a_lone_character_more() -> None:
    d = scene("WotF 138", hand=["LEG 90"], resources=1).play("LEG 90").yes(0)
    assert d.resources(0) == 0
    pair = scene("WotF 138", team=[PAL, RED], hand=["LEG 90"], resources=1)
    assert not pair.can(0, "play", "LEG 90")


def test_arena_of_death_counts_the_fallen_up_to_three() -> None:
    d = scene("WotF 156", team=[In(PAL, damage=8), RED], foes=[In(FOE, dice=("1RD",))])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    d.claim()
    assert d.damage(FOE) == 1


def test_comm_tower_resolves_a_die_better_with_a_plot() -> None:
    team: list[In | Named] = [In(PAL, dice=("1R",))]
    assert scene("WotF 158", team=team).claim().resources(0) == 1
    assert scene("WotF 158", team=team, plot="WotF 81").claim().resources(0) == 2


def test_rift_valley_removes_a_weak_die_for_an_odd_card() -> None:
    foes = [In(FIGHTER, dice=("2RD", "1MD"))]
    odd = scene("WotF 160", foes=foes, deck=["AW 59"]).claim((FIGHTER, 0))
    assert odd.pool(1) == ["1MD"]
    even = scene("WotF 160", team=[BLUE], foes=foes, deck=[BLANK_CARD]).claim()
    assert len(even.pool(1)) == 2


def test_mos_espa_arena_takes_or_gives_a_resource_and_does_both_for_a_podracer() -> None:
    d = scene("WotF 159", foe_resources=1).claim().choose(1, "1")
    assert (d.resources(0), d.resources(1)) == (0, 0)
    d = scene("WotF 159", foe_resources=1).claim().choose(1, "0")
    assert (d.resources(0), d.resources(1)) == (1, 1)
    poor = scene("WotF 159").claim().choose(1, "1")
    assert (poor.resources(0), poor.resources(1)) == (0, 0)  # losing nothing may be chosen, too
    raced = scene("WotF 159", supports=["WotF 153"], foe_resources=1).claim()
    assert (raced.resources(0), raced.resources(1)) == (1, 0)
