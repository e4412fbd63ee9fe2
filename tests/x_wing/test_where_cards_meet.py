"""Two cards, two ships or two moments at once: what the rules reference says about them."""

from typing import Any

import pytest

from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import DESTROYED, Bomb, Obstacle
from x_wing.faces import BLANK, CRITICAL, HIT
from x_wing.scenarios import scene
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, act, fight, fly, play, position

CARDS = (
    "blinded-pilot",
    "damaged-cockpit",
    "damaged-engine",
    "direct-hit",
    "minor-explosion",
    "structural-damage",
    "stunned-pilot",
)
"""What the hidden cards of a destroyed ship turn out to be."""


def asked(table: Skirmish, seat: int, prompt: str) -> bool:
    return seat in table.waiting and table.ask(seat).prompt_text().id == prompt


def mine(card: str, x: int, y: int, owner: int = 1) -> Bomb:
    return Bomb(0, card, owner, x, y, 90.0)


def rock(x: int, y: int, shape: str = "coreasteroid0") -> Obstacle:
    return Obstacle(0, shape, x, y, 0.0)


class TestWhatTheActionBarShows:
    def test_expert_handling_is_offered_though_nobody_has_locked_the_ship(self) -> None:
        table = act(x_wing("lukeskywalker", upgrades=["experthandling"]), tie())
        assert "card:upgrade:experthandling:0" in table.offered(REBEL)

    @pytest.mark.parametrize(("upgrades", "stress"), [((), 1), (("vectoredthrusters",), 0)])
    def test_an_icon_that_a_card_adds_spares_expert_handling_the_stress(
        self, upgrades: tuple[str, ...], stress: int
    ) -> None:
        table = act(x_wing("lukeskywalker", upgrades=["experthandling", *upgrades]), tie())
        table.answer(REBEL, "card:upgrade:experthandling:0")
        table.answer(REBEL, "left")
        table.answer(REBEL, "0")
        assert table.ship(0).tokens.get("stress", 0) == stress

    @pytest.mark.parametrize(
        ("upgrades", "dice"), [((), ([HIT, BLANK],)), (("engineupgrade",), ())]
    )
    def test_an_icon_that_a_card_adds_spares_daredevil_the_dice(
        self, upgrades: tuple[str, ...], dice: tuple[list[str], ...]
    ) -> None:
        table = act(x_wing("lukeskywalker", upgrades=["daredevil", *upgrades]), tie(), chance=dice)
        table.answer(REBEL, "card:upgrade:daredevil:0")
        table.answer(REBEL, "turn:left:1")
        assert table.ship(0).shields == 2 - len(dice)
        assert table.ship(0).tokens["stress"] == 1

    def test_r7_t1_locks_although_no_boost_fits(self) -> None:
        wall = [x_wing(at=(x, 380, 90)) for x in (400, 450, 500)]
        table = act(x_wing("lukeskywalker", upgrades=["r7t1"]), tie(at=(450, 520, 270)), *wall)
        table.answer(REBEL, "card:upgrade:r7t1:0")
        table.answer(REBEL, "yes")
        assert table.state.ship(0).locks_on(1)


class TestPilotsAndTheirWounds:
    def test_determination_discards_the_wound_that_would_silence_it(self) -> None:
        hero = x_wing("lukeskywalker", upgrades=["determination"], shields=0)
        table = fight(
            tie(), hero, [CRITICAL, BLANK], [BLANK, BLANK], "injured-pilot", more=(x_wing(),)
        )
        assert table.ship(1).damage == []

    def test_an_injured_pilot_without_determination_loses_both(self) -> None:
        hero = x_wing("lukeskywalker", upgrades=["veteraninstincts"], shields=0)
        table = fight(
            tie(), hero, [CRITICAL, BLANK], [BLANK, BLANK], "injured-pilot", more=(x_wing(),)
        )
        assert table.ship(1).skill == 8

    def test_swarm_tactics_lifts_a_pilot_out_of_a_damaged_cockpit(self) -> None:
        cadet = tie(at=(500, 500, 270), damage=damage("damaged-cockpit"))
        leader = tie("howlrunner", upgrades=["swarmtactics"])
        table = play(position(x_wing(), leader, cadet, step="begin-combat", turn=2))
        assert table.ship(2).skill == 0
        table.use(IMPERIAL, "upgrade:swarmtactics", you=1)
        assert table.ship(2).skill == 8


class TestTheOrderIsThePlayers:
    def chain(self) -> Any:
        last = tie(at=(410, 500, 270), upgrades=["swarmtactics"])
        middle = tie("blacksquadronpilot", at=(470, 500, 270), upgrades=["swarmtactics"])
        first = tie("howlrunner", at=(530, 500, 270), upgrades=["swarmtactics"])
        cadet = tie(at=(330, 500, 270))
        return play(position(x_wing(), last, middle, first, cadet, step="begin-combat"))

    def test_swarm_tactics_passes_from_ship_to_ship(self) -> None:
        table = self.chain()
        table.use(IMPERIAL, "upgrade:swarmtactics", you=3)
        table.answer(IMPERIAL, "2")
        table.use(IMPERIAL, "upgrade:swarmtactics", you=2)
        table.answer(IMPERIAL, "1")
        table.use(IMPERIAL, "upgrade:swarmtactics", you=1)
        table.answer(IMPERIAL, "4")
        skills = [pilot_skill(table.state, table.state.ship(ship)) for ship in (1, 2, 3, 4)]
        assert skills == [8, 8, 8, 8]

    def test_in_another_order_it_passes_less(self) -> None:
        table = self.chain()
        table.use(IMPERIAL, "upgrade:swarmtactics", you=1)
        table.answer(IMPERIAL, "4")
        assert table.ship(4).skill == 1

    def test_each_of_them_may_be_left_unused(self) -> None:
        table = self.chain()
        table.answer(IMPERIAL, "none")
        assert table.ship(4).skill == 1


class TestAfterTheAttack:
    def test_no_gunner_after_the_first_shot_of_a_twin_laser_turret_hit(self) -> None:
        gunship = x_wing("goldsquadronpilot", upgrades=["twinlaserturret", "r2d6"])
        gunship.upgrades = (*gunship.upgrades, "gunner")
        target = tie("tempestsquadronpilot", at=(450, 490, 270))
        target.had_combat = True
        script = [[HIT, BLANK, BLANK], [BLANK] * 3, [BLANK] * 3, [BLANK] * 3]
        table = play(position(gunship, target, tie(at=(700, 700, 270))), *script)
        table.attack(REBEL, 1, "twinlaserturret")
        assert not asked(table, REBEL, "xw-ask-use")
        assert table.ship(1).shields == 1

    def test_gunner_after_both_shots_missed(self) -> None:
        gunship = x_wing("goldsquadronpilot", upgrades=["twinlaserturret", "gunner"])
        target = tie("tempestsquadronpilot", at=(450, 490, 270))
        target.had_combat = True
        script = [[BLANK] * 3, [BLANK] * 3, [BLANK] * 3, [BLANK] * 3]
        table = play(position(gunship, target, tie(at=(700, 700, 270))), *script)
        table.attack(REBEL, 1, "twinlaserturret")
        assert asked(table, REBEL, "xw-ask-use")

    def test_a_destroyed_defender_answers_nothing(self) -> None:
        victim = x_wing("viktorhel", shields=0, damage=damage("", "", ""))
        far, friend = tie(at=(450, 590, 270)), x_wing(at=(600, 100, 90))
        table = fight(far, victim, [HIT, HIT], [BLANK] * 3, *CARDS[:5], more=(friend,))
        assert table.ship(1).status == DESTROYED
        assert not table.ship(0).tokens.get("stress")

    def test_a_defender_that_lives_answers(self) -> None:
        victim = x_wing("viktorhel")
        far, friend = tie(at=(450, 590, 270)), x_wing(at=(600, 100, 90))
        table = fight(far, victim, [HIT, HIT], [BLANK] * 3, more=(friend,))
        assert table.ship(0).tokens["stress"] == 1

    def test_a_dead_attacker_fires_no_second_missile(self) -> None:
        raider = tie(
            "tempestsquadronpilot",
            upgrades=["clustermissiles"],
            shields=0,
            lock=1,
            damage=damage("", ""),
        )
        victim = x_wing(upgrades=["r5p8"], had_combat=True)
        script = [[HIT, BLANK, BLANK], [BLANK, BLANK], HIT, *CARDS]
        table = play(position(raider, victim, tie(at=(700, 700, 270))), *script)
        table.attack(IMPERIAL, 1, "clustermissiles")
        table.use(REBEL, "upgrade:r5p8", you=1)
        assert table.ship(0).status == DESTROYED
        assert table.seen.attack is None


class TestSnapShot:
    def snapper(self, **more: Any) -> Any:
        return x_wing("lukeskywalker", upgrades=["snapshot"], **more)

    def test_it_fires_at_a_ship_that_ends_its_maneuver_near(self) -> None:
        table = fly("straight:2", tie(at=(450, 460, 270)), self.snapper())
        assert asked(table, REBEL, "xw-ask-use")

    def test_it_does_not_fire_from_an_asteroid(self) -> None:
        stone = rock(450, 300)
        table = fly("straight:2", tie(at=(450, 460, 270)), self.snapper(), obstacles=[stone])
        assert not asked(table, REBEL, "xw-ask-use")

    def test_it_does_not_fire_with_weapons_disabled(self) -> None:
        table = fly(
            "straight:2", tie(at=(450, 460, 270)), self.snapper(tokens={"weapons-disabled": 1})
        )
        assert not asked(table, REBEL, "xw-ask-use")

    def test_nobody_strikes_back_before_the_combat_phase(self) -> None:
        moving = tie("howlrunner", at=(450, 460, 270), damage=damage("", ""))
        script = ([HIT, HIT], [BLANK] * 3, *CARDS[:4])
        table = fly("straight:2", moving, self.snapper(), tie(at=(700, 700, 270)), chance=script)
        table.use(REBEL, "upgrade:snapshot", you=1)
        assert table.ship(0).status == DESTROYED


class TestMines:
    def test_decloaking_onto_a_mine_sets_it_off(self) -> None:
        phantom = tie(
            "sigmasquadronpilot", at=(450, 500, 270), tokens={"cloak": 1}, dial="straight:2"
        )
        waiting = x_wing(dial="straight:1", tokens={"ion": 1})
        minefield = [mine("proximitymines", 450, 380)]
        g = position(phantom, waiting, step="begin-activation", bombs=minefield)
        table = play(g, [HIT, BLANK, BLANK])
        table.answer(IMPERIAL, "forward")
        assert table.seen.bombs == []
        assert table.ship(0).shields == 1

    def test_expert_handling_onto_a_mine_sets_it_off(self) -> None:
        table = act(
            x_wing("lukeskywalker", upgrades=["experthandling"]),
            tie(),
            bombs=[mine("proximitymines", 370, 300)],
            chance=([HIT, HIT, BLANK],),
        )
        table.answer(REBEL, "card:upgrade:experthandling:0")
        table.answer(REBEL, "left")
        table.answer(REBEL, "0")
        assert table.seen.bombs == []
        assert table.ship(0).shields == 0

    def test_a_mine_under_the_template_of_a_boost_goes_off(self) -> None:
        boosting = x_wing("prototypepilot", at=(450, 300, 90))
        table = act(
            boosting, tie(), bombs=[mine("proximitymines", 471, 342)], chance=([HIT, BLANK, BLANK],)
        )
        table.answer(REBEL, "boost:bank:right")
        assert table.seen.bombs == []
        assert table.ship(0).shields == 1

    def test_who_drops_a_mine_on_two_ships_picks_the_victim(self) -> None:
        layer = x_wing("wardensquadronpilot", upgrades=["proximitymines"])
        left = tie(at=(429, 230, 90))
        right = tie(at=(471, 230, 90))
        table = act(layer, left, right, chance=([HIT, BLANK, BLANK],))
        table.answer(REBEL, "card:upgrade:proximitymines:0")
        table.answer(REBEL, "2")
        assert len(table.ship(2).damage) == 1
        assert table.ship(1).damage == []


class TestLeavingTheField:
    def test_a_ship_that_flees_sets_nobody_off(self) -> None:
        runner = x_wing(at=(450, 860, 90), upgrades=["deadmansswitch"])
        near = tie(at=(500, 860, 270))
        table = fly("straight:1", runner, near, x_wing(at=(100, 100, 90)))
        assert table.ship(0).status == DESTROYED
        assert table.ship(1).damage == []


class TestSharedMinds:
    def test_a_stress_token_that_comes_over_the_link_may_burn_a_baffle(self) -> None:
        first = x_wing("talonbanecobra", at=(450, 300, 90), upgrades=["attannimindlink"])
        second = x_wing("guri", at=(600, 300, 90), upgrades=["attannimindlink", "electronicbaffle"])
        table = fly("koiogran:5", first, second, tie(at=(100, 800, 270)))
        assert table.ship(1).tokens["stress"] == 1
        table.use(REBEL, "upgrade:electronicbaffle", you=1)
        assert not table.ship(1).tokens.get("stress")
        assert table.ship(1).shields == 0


class TestRange:
    def test_in_a_turrets_arc_beyond_range_two_autothrusters_help(self) -> None:
        """By the bases it is Range 2, inside the arc Range 3: the turret measures the former."""
        turret = x_wing("wardensquadronpilot", at=(450, 300, 90))
        dodger = tie("alphasquadronpilot", at=(627, 470, 90), upgrades=["autothrusters"])
        table = fight(turret, dodger, [HIT, HIT], [BLANK] * 3)
        assert "use:1:upgrade:autothrusters:0" in table.offered(IMPERIAL)

    def test_in_a_turrets_arc_at_range_two_they_do_not(self) -> None:
        turret = x_wing("wardensquadronpilot", at=(450, 300, 90))
        dodger = tie("alphasquadronpilot", at=(450, 490, 90), upgrades=["autothrusters"])
        friend = tie(at=(100, 800, 270))
        table = fight(turret, dodger, [HIT, HIT], [BLANK] * 3, more=(friend,))
        assert len(table.ship(1).damage) == 2

    @pytest.mark.parametrize(
        ("defender", "dice"), [("zertikstrom", 3), ("tempestsquadronpilot", 5)]
    )
    def test_near_zertik_strom_nothing_doubles_the_bonus(self, defender: str, dice: int) -> None:
        table = fight(
            x_wing("talonbanecobra"),
            tie(defender, at=(450, 400, 270)),
            [BLANK] * dice,
            [BLANK] * 3,
            more=(tie(at=(100, 800, 270)),),
        )
        assert not table.ship(1).damage

    def test_a_rock_under_the_template_of_a_tractor_beam_hurts(self) -> None:
        """The stone is as narrow as the gap between the two places, so no base lies on it."""
        puller = x_wing("graysquadronpilot", at=(450, 140, 90), upgrades=["tractorbeam"])
        stone = scene.rock(448, 452, 321, 339)
        dragged = tie(at=(450, 300, 90))
        rolls = ("hhh", "bbb", "h")
        table = scene.Scene(puller, dragged, tie(at=(700, 700, 270)), obstacles=[stone])
        table.roll(*rolls).does(REBEL, "attack:tractorbeam:1", "forward:0")
        assert table.place(1) == (450, 380, 90)
        assert table.thrown == [3, 3, 1]
        assert table.damage(1) == 1


class TestDrift:
    def test_a_drifting_ship_has_no_lightning_reflexes(self) -> None:
        ship = tie("howlrunner", tokens={"ion": 1}, upgrades=["lightningreflexes"])
        ship.dial = ""
        table = play(position(ship, x_wing(activated=True), step="activation"))
        assert not asked(table, IMPERIAL, "xw-ask-use")

    def test_a_ship_with_a_dial_has(self) -> None:
        table = fly("straight:2", tie("howlrunner", upgrades=["lightningreflexes"]), x_wing())
        assert asked(table, IMPERIAL, "xw-ask-use")


def test_every_tie_may_have_the_twin_ion_engine() -> None:
    ties = set(upgrade_card("twinionenginemkii").ships)
    assert len(ties) == 14
    assert {"tiefofighter", "tiephantom", "tiereaper", "tiesffighter", "tiesilencer"} <= ties
    assert "tiestriker" in ties
