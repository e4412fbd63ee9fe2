"""Odds from the rules' own steps: held against counting, against cards, against played attacks."""

from __future__ import annotations

from math import sqrt
from typing import Literal

import pytest

from cantina.core.chance import Pick, Reveal, Roll
from cantina.core.rng import Rng
from cantina.games.x_wing import attack_odds, attack_tree, game
from cantina.games.x_wing.attack_odds import odds_of
from cantina.games.x_wing.attack_rest import chance_to_destroy
from cantina.games.x_wing.attack_tree import Place, Tally, rolls, walked_odds
from cantina.games.x_wing.duel import Fighter, duel
from cantina.games.x_wing.library import DAMAGE, PILOTS, UPGRADES, ship_type
from cantina.games.x_wing.names import damage_name
from cantina.games.x_wing.odds import Odds
from cantina.games.x_wing.options import Options
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.attack_steps import ATTACK_STEPS
from cantina.games.x_wing.rules.squads import may_carry
from cantina.games.x_wing.spending import answer
from cantina.games.x_wing.state import IN_PLAY, Attack, Battle, DamageDeck, Ship
from cantina.games.x_wing.terms import Trait
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
        patch.setattr(attack_tree, "is_dealt", lambda *_: False)
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
        bystanders = x_wing(at=(850, 50, 90)), tie(at=(50, 850, 270))
        g = duel(
            random_fighter(rng, locks=bool(rng.below(2))),
            random_fighter(rng),
            20.0 + 20.0 * rng.below(15),
            *bystanders,
            options=Options(damage_deck=("core", "awakens")[rng.below(2)]),
        )
        offered = about_to_attack(g).offered(0)
        weapons = [key.split(":")[1] for key in offered if key.endswith(":1") and "attack" in key]
        if weapons:
            return g, weapons[rng.below(len(weapons))]


def random_fighter(rng: Rng, locks: bool = False) -> Fighter:
    pilots = sorted(pilot for pilot in PILOTS if ship_type(pilot).attack)
    pilot = pilots[rng.below(len(pilots))]
    cards = sorted(card for card in UPGRADES if may_carry(PILOTS[pilot], UPGRADES[card]))
    upgrades = [cards[rng.below(len(cards))] for _ in range(1 + rng.below(2))] if cards else []
    tokens = {token: 1 for token in ("focus", "evade") if rng.below(2)}
    return Fighter(pilot, tuple(dict.fromkeys(upgrades)), tokens, locks=locks)


def about_to_attack(g: Battle, seed: int = 0) -> Skirmish:
    """Put a duel on the table and answer what is asked before the attacker's turn."""
    table = Skirmish.at(game, g.copy(), options=g.options, seed=seed)
    while table.waiting and table.ask(table.waiting[0]).prompt_text().id != "xw-ask-attack":
        answer_as_told(table)
    return table


def answer_as_told(table: Skirmish) -> None:
    seat = table.waiting[0]
    table.answer(seat, answer(table.state, table.ask(seat)))


def played(g: Battle, weapon: str, seed: int) -> tuple[int, bool, bool]:
    """Play one attack; return the defender's damage, whether it hit, whether it destroyed."""
    table = about_to_attack(g, seed)
    table.answer(0, f"attack:{weapon}:1")
    while table.seen.attack is not None and table.waiting:
        answer_as_told(table)
    told = [event.text.id for event in table.log if event.at == ("ship:1",)]
    damage = sum(told.count(event) for event in HURT) - burnt(table)
    ship = table.state.ship(1)
    destroyed = ship.status != IN_PLAY or ship.doomed
    return damage, "xw-log-hits" in table.told_ids(), destroyed


HURT = ("xw-log-loses-shield", "xw-log-damage-face-down", "xw-log-damage-face-up")
EXPLOSIONS = (damage_name("minor-explosion"), damage_name("major-explosion"))


def burnt(table: Skirmish) -> int:
    """Count the damage that exploding cards did, which is no result of the attack's dice."""
    lines = [event.text for event in table.log]
    return sum(
        used.args.get("card") in EXPLOSIONS and rolled.id == "xw-log-rolls-one" and hurt.id in HURT
        for used, rolled, hurt in zip(lines, lines[1:], lines[2:], strict=False)
    )


def off_by(g: Battle, weapon: str, count: int) -> float:
    """Return by how many standard errors played attacks differ from the odds, at most."""
    before = about_to_attack(g).state.copy()
    expected = odds_of(before, 0, "" if weapon == "primary" else weapon, 1)
    sample = [played(g, weapon, seed) for seed in range(count)]
    second = sum(p * (hits + crits) ** 2 for hits, crits, p in expected.chances)
    spread = sqrt(max(second - expected.expected_damage**2, 0.0))
    wanted = [
        (expected.expected_damage, spread),
        *[
            (p, sqrt(max(p * (1 - p), 0.0)))
            for p in (expected.p_hit, chance_to_destroy(before, expected, before.ship(1)))
        ],
    ]
    found: list[float] = [sum(values) / count for values in zip(*sample, strict=True)]
    half = 0.5 / count  # a sample comes in whole attacks: what is rarer than one of them is not off
    return max(
        max(abs(value - mean) - half, 0.0) / max(deviation / sqrt(count), 1e-6)
        for value, (mean, deviation) in zip(found, wanted, strict=True)
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


@pytest.mark.parametrize("deck", ["core", "awakens"])
@pytest.mark.parametrize("upgrades", [(), ("salvagedastromech",)])
def test_direct_hits_and_explosions_destroy_as_often_as_the_odds_say(
    deck: Literal["core", "awakens"], upgrades: tuple[str, ...]
) -> None:
    """A card that is discarded before it takes effect destroys nobody."""
    g = duel(
        Fighter("lukeskywalker", ("protontorpedoes",), {"focus": 1}, locks=True),
        Fighter("concorddawnace", upgrades, hull=2),
        150.0,
        x_wing(at=(850, 50, 90)),
        tie(at=(50, 850, 270)),
        options=Options(damage_deck=deck),
    )
    pool = [kind for kind in g.deck.pools[0] if DAMAGE[kind].trait is Trait.SHIP]
    g.deck = DamageDeck(pools=[pool[:10]], left=9, next_id=2)
    assert off_by(g, "protontorpedoes", 300) < 4.5


def test_a_few_played_attacks_fall_as_the_odds_say() -> None:
    rng = Rng(7)
    for _ in range(4):
        assert off_by(*random_duel(rng), 150) < 5.0


@pytest.mark.slow
def test_a_hundred_thousand_played_attacks_fall_as_the_odds_say() -> None:
    rng = Rng(2012)
    largest, wrong = 0.0, []
    for number in range(TRIPLES):
        g, weapon = random_duel(rng)
        error = off_by(g, weapon, PLAYED // TRIPLES)
        largest = max(largest, error)
        if error > 4.5:
            ships = [(ship.pilot, ship.upgrades, ship.tokens) for ship in g.ships[:2]]
            wrong.append((number, round(error, 1), weapon, ships))
    print(f"{TRIPLES} duels, {PLAYED} attacks, largest deviation {largest:.2f} standard errors")
    assert wrong == []
