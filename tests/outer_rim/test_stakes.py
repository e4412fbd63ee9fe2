"""What a fight is about, as its view tells while nothing is decided."""

from collections import Counter
from typing import Any

import pytest

from cantina.core.hidden import check_no_leak
from cantina.core.rng import Rng
from cantina.games.outer_rim.cards.checking import trees_of_card, trees_of_character, trees_of_ship
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
from cantina.games.outer_rim.library import CARDS, CHARACTERS, SHIPS
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.rules.combat import fight_player
from cantina.games.outer_rim.stakes import DefeatView, OutcomeView, StakesView
from cantina.games.outer_rim.view import make_view
from outer_rim.card_trees import nodes
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk, galaxy


@pytest.fixture
def pause(print_asset: Printer) -> Any:
    """Invents gear that makes the table wait before its owner's dice are rolled."""
    return print_asset("gear", Ability(at=Moment.COMBAT_VALUE, may=True, effect=GainCredits(1000)))


def stakes(table: Desk) -> StakesView:
    seen = [table.table.view(seat).combat.stakes for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2], "everybody reads the same"
    read: StakesView = seen[0]
    return read


def amounts(outcome: OutcomeView) -> tuple[int, int, dict[str, int]]:
    return outcome.credits, outcome.fame, outcome.reputation


@pytest.mark.rule("OR-PATROL-2", "OR-PATROL-3")
def test_a_patrol_pays_its_reward_and_costs_reputation(pause: str, print_asset: Printer) -> None:
    fighter = Seated(space="naboo", assets=[pause])
    table = desk(fighter, step="encounter", patrols={"rebel": "naboo"})
    table.do("patrol:rebel")
    told = stakes(table)
    assert told.seat == 0
    assert [amounts(each) for each in told.won] == [(3000, 0, {"rebel": -1})]
    assert told.lost == [], "the patrol moves on, that is all"
    stronger = desk(
        fighter, step="encounter", patrols={"imperial": "naboo"}, levels={"imperial": 3}
    )
    stronger.do("patrol:imperial")
    assert [amounts(each) for each in stakes(stronger).won] == [(0, 2, {"imperial": -1})]
    papers = print_asset(
        "gear", modifiers=(Standing(Modifier(Value.NO_REPUTATION_LOSS_FOR_PATROLS)),)
    )
    trusted = desk(
        {**fighter, "assets": [pause, papers]}, step="encounter", patrols={"rebel": "naboo"}
    )
    trusted.do("patrol:rebel")
    assert [amounts(each) for each in stakes(trusted).won] == [(3000, 0, {})]


def test_a_defeat_costs_credits_and_secrets_for_each_player_who_fights(pause: str) -> None:
    secret = "ryloth_naboo_8"
    bossk = Seated(character="bossk", flipped=True, space="naboo", assets=[pause])
    victim = Seated(space="naboo", fame=3, credits=2000, damage=1, secrets=[secret])
    table = desk(bossk, victim, step="encounter", encounter={"ryloth_naboo": []})
    table.do("ability:character:1")
    told = stakes(table)
    health = [player.health for player in table.table.view(0).players]
    assert told.defeat == [DefeatView(0, health[0], 3000, 0), DefeatView(1, health[1] - 1, 2000, 1)]
    assert [amounts(each) for each in told.won] == [(0, 1, {})]
    assert told.won[0].text.id == "or-says-gain-fame" and told.lost == []
    for seat in (0, 1, None):
        for seed in range(4):
            check_no_leak(table.table, seat, Rng(seed))


def test_a_ship_that_fights_is_what_can_be_lost(pause: str) -> None:
    table = desk(
        Seated(space="naboo", ship_damage=2, damage=3, assets=[pause]),
        step="encounter",
        patrols={"rebel": "naboo"},
    )
    table.do("patrol:rebel")
    (cost,) = stakes(table).defeat
    assert cost.damage == table.table.view(0).players[0].hull - 2


@pytest.mark.rule("OR-BOUNTY-8", "OR-BOUNTY-15", "OR-BOUNTY-16", "OR-BOUNTY-22")
def test_a_bounty_offers_two_rewards_and_hunted_crew_leaves(pause: str) -> None:
    hunter = Seated(space="naboo", assets=["bounty_greedo", pause])
    owner = Seated(space="naboo", assets=["databank_greedo"])
    for protect in ("yes", "no"):
        table = desk(hunter, owner, step="encounter")
        table.do("hunt:bounty_greedo:1", protect)
        told = stakes(table)
        dead, alive = told.won
        assert (dead.choice, alive.choice) == ("eliminate", "capture")
        assert amounts(dead) == (8000, 1, {"hutt": -1}) and dead.destination == ""
        assert amounts(alive) == (9000, 2, {"syndicate": 1, "hutt": -1})
        assert alive.destination == "ord_mantell"
        assert dead.crew == alive.crew == "databank_greedo" and told.lost == []
        assert [each.seat for each in told.defeat] == ([0, 1] if protect == "yes" else [0])
    own = desk(Seated(space="naboo", assets=["bounty_greedo", "databank_greedo", pause]))
    own.do("credits", "done", "hunt:bounty_greedo:0")
    assert [each.crew for each in stakes(own).lost] == ["databank_greedo"]
    free = desk(hunter, step="encounter", contacts={"naboo:0": "greedo"})
    free.do("contact:naboo:0", "bounty_greedo")
    assert [each.crew for each in stakes(free).won] == ["", ""]


def test_a_card_tells_what_its_enemy_is_good_for(pause: str) -> None:
    table = desk(
        Seated(space="nal_hutta", reputation={"hutt": 1}, assets=[pause]),
        step="encounter",
        encounter={"tatooine_nal_hutta": [_card_with("dragonsnake")]},
    )
    table.do("space", "yes")
    told = stakes(table)
    assert [amounts(each) for each in told.won] == [(3000, 1, {})]
    assert told.won[0].text is not None and not told.won[0].unless_defeated
    assert told.lost == []


def _card_with(enemy: str) -> str:
    return next(
        card.id
        for card in CARDS.values()
        for node in nodes(tuple(trees_of_card(card)))
        if isinstance(node, Fight) and node.enemy == enemy
    )


def test_what_losing_to_an_enemy_takes_is_negative(pause: str) -> None:
    table = desk(
        Seated(space="ryloth", reputation={"rebel": -1}, assets=[pause]),
        step="encounter",
        encounter={"ryloth_naboo": [_card_with("free_ryloth_fighters")]},
    )
    table.do("space")
    told = stakes(table)
    assert told.won == []
    assert [amounts(each) for each in told.lost] == [(-2000, 0, {})]


def test_a_job_is_fought_for_its_reward_unless_defeated(pause: str) -> None:
    player = Seated(space="cantonica", assets=["job_casino_heist", pause])
    table = desk(player, step="encounter")
    table.chance(["crit", "blank"], ["blank", "blank"]).do("job:job_casino_heist")
    told = stakes(table)
    reward = CARDS["job_casino_heist"].asset.reward
    assert [amounts(each) for each in told.won] == [
        (reward.credits, reward.fame, dict(reward.reputation))
    ]
    assert told.won[0].unless_defeated
    (lost,) = told.lost
    assert amounts(lost) == (0, 0, {}) and lost.text is not None, "the card goes on elsewhere"


def test_a_goal_that_is_a_fight_pays_its_fame(pause: str) -> None:
    hunter = Seated(ship="firespray_31", space="naboo", assets=[pause])
    table = desk(hunter, Seated(space="naboo", fame=2), step="encounter")
    table.do("ability:ship_goal:0")
    goal = SHIPS["firespray_31"].goal
    assert [amounts(each) for each in stakes(table).won] == [(0, goal.fame, {})]


def test_a_noticed_cargo_is_fought_for_its_reward(pause: str) -> None:
    cargo = "cargo_stolen_supplies"
    table = desk(Seated(space="kessel", assets=[cargo, pause]), step="action")
    table.chance(["blank"], _card_with("port_security")).do("deliver", "1")
    reward = CARDS[cargo].asset.reward
    told = stakes(table)
    assert [amounts(each)[:2] for each in told.won] == [(reward.credits, reward.fame)]
    assert [each.text.id for each in told.lost] == ["or-says-discard-cargo"]


def test_every_printed_fight_is_told_apart() -> None:
    """A section, a job's step or another text makes at most one fight of a name."""
    texts = [tuple(trees_of_character(each)) for each in CHARACTERS.values()]
    texts += [tuple(trees_of_ship(each)) for each in SHIPS.values()]
    for card in CARDS.values():
        texts += [(step,) for step in card.steps]
        texts += [tuple(part.effect for part in each.parts) for each in card.sections]
        if card.asset is not None or not card.sections:
            texts.append(tuple(tree for tree in trees_of_card(card) if tree not in card.steps))
    found = 0
    for trees in texts:
        fights = Counter(
            node.enemy if isinstance(node, Fight) else ""
            for node in nodes(trees)
            if isinstance(node, Fight | FightPlayer)
        )
        assert all(count == 1 for count in fights.values()), fights
        found += len(fights)
    assert found > 30


def test_the_stakes_are_those_of_whoever_began_the_fight() -> None:
    g = galaxy(Seated(space="naboo"), Seated(space="naboo", fame=2), current=1)
    coroutine = fight_player(g, 0, 1, source="character")
    coroutine.send(None)
    told = make_view(g, None).combat
    assert (told.attacker, told.defender, told.stakes.seat) == (1, 0, 0)
    coroutine.close()
