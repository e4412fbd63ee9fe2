"""Odds from the rules' own steps: held against counting, against cards, against played attacks."""

from __future__ import annotations

from math import sqrt

import pytest

from cantina.core.chance import Pick, Reveal, Roll
from cantina.core.rng import Rng
from cantina.games.x_wing import attack_odds, attack_tree, game
from cantina.games.x_wing.attack_odds import odds_of
from cantina.games.x_wing.attack_tree import Place, Tally, rolls, walked_odds
from cantina.games.x_wing.library import PILOTS, UPGRADES, ship_type
from cantina.games.x_wing.odds import Odds
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.attack_steps import ATTACK_STEPS
from cantina.games.x_wing.rules.squads import may_carry
from cantina.games.x_wing.rules.targets import combat_choices
from cantina.games.x_wing.spending import answer
from cantina.games.x_wing.state import Attack, Battle, DamageDeck, Ship
from x_wing.ships import tie, x_wing
from x_wing.table import Skirmish, position

TRIPLES = 200
PLAYED = 100_000


def odds(attacker: Ship, defender: Ship, weapon: str = "", *more: Ship) -> Odds:
    return odds_of(position(attacker, defender, *more), 0, weapon, 1)


@pytest.mark.parametrize("attacking", [{}, {"focus": 1}])
@pytest.mark.parametrize("locks", [{}, {"lock": 1}])
@pytest.mark.parametrize("defending", [{}, {"focus": 1}, {"evade": 1}, {"focus": 1, "evade": 2}])
def test_walking_and_counting_agree(
    attacking: dict[str, int], locks: dict[str, int], defending: dict[str, int]
) -> None:
    g = position(x_wing(tokens=attacking, **locks), tie(tokens=defending))
    counted = odds_of(g, 0, "", 1)
    g.attack = Attack(0, 1, range=2)
    walked = walked_odds(g, 1)
    assert walked.expected_hits == pytest.approx(counted.expected_hits)
    assert walked.expected_crits == pytest.approx(counted.expected_crits)
    assert walked.p_hit == pytest.approx(counted.p_hit)
    assert sum(walked.p) == pytest.approx(1.0)


def test_the_battle_stays_as_it_is() -> None:
    g = position(x_wing("graysquadronpilot", upgrades=["ioncannonturret"]), tie())
    before = g.copy()
    odds_of(g, 0, "ioncannonturret", 1)
    assert g == before


def test_a_tractor_beam_hits_and_hurts_nobody() -> None:
    found = odds(x_wing("graysquadronpilot", upgrades=["tractorbeam"]), tie(), "tractorbeam")
    assert found.p_hit == pytest.approx(0.4663, abs=0.0001)
    assert found.expected_damage == 0.0
    assert found.p_destroyed(1, 0) == 0.0


def test_an_ion_cannon_does_one_damage_and_no_more() -> None:
    found = odds(x_wing("daggersquadronpilot", upgrades=["ioncannon"]), tie(), "ioncannon")
    assert found.expected_damage == pytest.approx(found.p_hit)
    assert found.p_destroyed(2, 0) == 0.0


def test_cluster_missiles_count_twice() -> None:
    missiles = ["clustermissiles"]
    once = odds(x_wing("lukeskywalker"), tie("tempestsquadronpilot"))
    twice = odds(
        x_wing("lukeskywalker", upgrades=missiles, lock=1),
        tie("tempestsquadronpilot"),
        "clustermissiles",
    )
    assert twice.expected_damage == pytest.approx(2 * once.expected_damage, rel=0.01)


def test_a_blaster_turret_spends_the_focus_it_fires_with() -> None:
    spent = odds(
        x_wing("graysquadronpilot", upgrades=["blasterturret"], tokens={"focus": 1}),
        tie(),
        "blasterturret",
    )
    kept = odds(
        x_wing("graysquadronpilot", upgrades=["blasterturret"], tokens={"focus": 2}),
        tie(),
        "blasterturret",
    )
    assert spent.expected_damage == pytest.approx(0.6738, abs=0.0001)
    assert kept.expected_damage == pytest.approx(1.2167, abs=0.0001)


def test_homing_missiles_know_no_evade_tokens() -> None:
    def fired(evades: int) -> float:
        tokens = {"evade": evades} if evades else {}
        ship = x_wing("prototypepilot", upgrades=["homingmissiles"], lock=1)
        return odds(ship, tie(tokens=tokens), "homingmissiles").expected_damage

    assert fired(2) == pytest.approx(fired(0))


def test_near_carnor_jax_a_focus_token_is_worth_nothing() -> None:
    jax = tie("carnorjax", at=(540, 300, 270))
    near = odds(x_wing(tokens={"focus": 1}), tie(), "", jax)
    assert near.expected_damage == pytest.approx(odds(x_wing(), tie()).expected_damage)


def test_autothrusters_turn_a_blank() -> None:
    def at_range_three(*upgrades: str) -> float:
        dodger = tie("alphasquadronpilot", at=(450, 590, 270), upgrades=list(upgrades))
        return odds(x_wing(), dodger).expected_damage

    assert at_range_three("autothrusters") < 0.8 * at_range_three()


def test_the_emperor_turns_the_die_that_is_worth_least() -> None:
    """Whatever the order in which the dice fell, so that played attacks fall as the odds say."""
    foreseen = tie("maarekstele", upgrades=["emperorpalpatine"], tokens={"focus": 1})
    foreseen.had_combat = True
    bystanders = x_wing(at=(850, 50, 90)), tie(at=(50, 850, 270))
    for ship in bystanders:
        ship.had_combat = True
    calm = DamageDeck(pools=[["damaged-cockpit"] * 60], left=60)
    g = position(x_wing("corranhorn", tokens={"focus": 1}), foreseen, *bystanders, deck=calm)
    assert off_by(g, "primary", 120) < 4.5


def walked_all_the_way(g: Battle, weapon: str, monkeypatch: pytest.MonkeyPatch) -> Odds:
    """Return the odds with every step walked through and every roll told apart."""
    with monkeypatch.context() as patch:
        patch.setattr(attack_odds, "_kept", {})
        patch.setattr(attack_odds, "is_plain", lambda _: False)
        patch.setattr(attack_tree, "rest_of", lambda *_: None)
        patch.setattr(
            attack_tree, "outcomes", lambda _, __, request: rolls(request.die.name, request.count)
        )
        return odds_of(g, 0, weapon, 1)


@pytest.mark.parametrize("seed", range(12))
def test_counting_the_rest_changes_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    g, weapon = random_duel(Rng(seed))
    name = "" if weapon == "primary" else weapon
    quick, walked = odds_of(g, 0, name, 1), walked_all_the_way(g, name, monkeypatch)
    assert quick.expected_damage == pytest.approx(walked.expected_damage)
    assert quick.p_hit == pytest.approx(walked.p_hit)
    shields = g.ship(1).shields
    for hull in range(1, 5):
        destroyed = walked.p_destroyed(hull, shields)
        assert quick.p_destroyed(hull, shields) == pytest.approx(destroyed)


@pytest.mark.parametrize("upgrades", [["gunner"], ["firecontrolsystem"]])
def test_what_comes_after_the_damage_is_not_walked_to(
    upgrades: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    g = position(x_wing("outerrimsmuggler", upgrades=upgrades), tie(tokens={"evade": 1}))
    walked = walked_all_the_way(g, "", monkeypatch)
    monkeypatch.setattr(attack_odds, "walked_odds", None)
    assert odds_of(g, 0, "", 1).expected_damage == pytest.approx(walked.expected_damage)


def random_duel(rng: Rng) -> tuple[Battle, str]:
    """Put two random ships with random cards and tokens opposite each other; pick a weapon."""
    while True:
        ships = [random_ship(rng, maker) for maker in (x_wing, tie)]
        ships[1].x, ships[1].y = 450.0, 300.0 + 60.0 + 20.0 * rng.below(15)
        if rng.below(2):
            ships[0] = with_lock(ships[0])
        calm = DamageDeck(pools=[["damaged-cockpit"] * 60], left=60)
        ships[1].had_combat = True
        bystanders = x_wing(at=(850, 50, 90)), tie(at=(50, 850, 270))
        for ship in bystanders:
            ship.had_combat = True
        g = position(*ships, *bystanders, deck=calm)
        weapons = [
            str(choice[1])
            for choice in combat_choices(g, g.ship(0))
            if choice[0] == "attack" and choice[2] == 1
        ]
        first_asked = Skirmish.at(game, g.copy(), options=g.options).waiting
        if weapons and first_asked == (0,):  # some defenders speak before the attack
            return g, weapons[rng.below(len(weapons))]


def with_lock(ship: Ship) -> Ship:
    return x_wing(ship.pilot, upgrades=ship.upgrades, tokens=ship.tokens, lock=1)


def random_ship(rng: Rng, maker: object) -> Ship:
    pilots = sorted(pilot for pilot in PILOTS if ship_type(pilot).attack)
    pilot = pilots[rng.below(len(pilots))]
    cards = sorted(card for card in UPGRADES if may_carry(PILOTS[pilot], UPGRADES[card]))
    upgrades = [cards[rng.below(len(cards))] for _ in range(1 + rng.below(2))] if cards else []
    tokens = {token: 1 for token in ("focus", "evade") if rng.below(2)}
    return maker(pilot, upgrades=list(dict.fromkeys(upgrades)), tokens=tokens)  # type: ignore[operator, no-any-return]


def played(g: Battle, weapon: str, seed: int) -> tuple[int, bool]:
    """Play one attack at the table; return its damage on the defender and whether it hit."""
    table = Skirmish.at(game, g.copy(), options=g.options, seed=seed)
    table.answer(0, f"attack:{weapon}:1")
    while table.seen.attack is not None and table.waiting:
        seat = table.waiting[0]
        table.answer(seat, answer(table.state, table.ask(seat)))
    told = [event for event in table.log if event.at == ("ship:1",)]
    hurt = ("xw-log-loses-shield", "xw-log-damage-face-down", "xw-log-damage-face-up")
    damage = sum(event.text.id in hurt for event in told)
    return damage, any(event.text.id == "xw-log-hits" for event in table.log)


def off_by(g: Battle, weapon: str, count: int) -> float:
    """Return by how many standard errors played attacks differ from the odds, at most."""
    name = "" if weapon == "primary" else weapon
    expected = odds_of(g, 0, name, 1)
    sample = [played(g, weapon, seed) for seed in range(count)]
    mean = sum(damage for damage, _ in sample) / count
    second = sum(p * (hits + crits) ** 2 for hits, crits, p in expected.chances)
    error = sqrt(max(second - expected.expected_damage**2, 1e-9) / count)
    rate = sum(hit for _, hit in sample) / count
    rate_error = sqrt(max(expected.p_hit * (1 - expected.p_hit), 1e-9) / count)
    return max(
        abs(mean - expected.expected_damage) / error, abs(rate - expected.p_hit) / rate_error
    )


def test_a_card_that_is_seen_on_the_way_takes_nobodys_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = []

    async def step(_: Battle) -> None:
        await Reveal()
        card = await Pick(["console-fire", "direct-hit"])
        found.append((card, await Roll(dice.ATTACK_DIE, 1)))

    monkeypatch.setitem(ATTACK_STEPS, "looked-at", step)
    place = Place(position(x_wing(), tie()), "looked-at", Tally(), 1.0)
    ends = list(attack_tree.branches(place, 1, ()))
    assert sum(end.chance for end in ends) == pytest.approx(1.0)
    assert {card for card, _ in found} == {"console-fire"}
    assert len({faces for _, faces in found}) == len(ends) > 1


def test_a_few_played_attacks_fall_as_the_odds_say() -> None:
    rng = Rng(7)
    for _ in range(4):
        assert off_by(*random_duel(rng), 150) < 5.0


@pytest.mark.slow
def test_a_hundred_thousand_played_attacks_fall_as_the_odds_say() -> None:
    rng = Rng(2012)
    wrong = []
    for number in range(TRIPLES):
        g, weapon = random_duel(rng)
        error = off_by(g, weapon, PLAYED // TRIPLES)
        if error > 4.5:
            ships = [(ship.pilot, ship.upgrades, ship.tokens) for ship in g.ships[:2]]
            wrong.append((number, round(error, 1), weapon, ships))
    assert wrong == []
