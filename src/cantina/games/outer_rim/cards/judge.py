"""When conditions hold and what counts stand for."""

from __future__ import annotations

from cantina.games.outer_rim.cards.conditions import (
    AtNavpoint,
    EnemyFaction,
    EquipmentCosts,
    EventAmount,
    EventIs,
    Has,
    HasCard,
    HasCredits,
    HasSkill,
    Helped,
    InCombat,
    InTest,
    IsDamaged,
    IsDefeated,
    IsDroid,
    MarkedPlanets,
    MoreFame,
    MostFamous,
    OnPlanet,
    OtherReputation,
    Owned,
    PatrolPaysFame,
    PatrolWithin,
    PlayerHere,
    PositiveStandings,
    Reputation,
    ShipCosts,
)
from cantina.games.outer_rim.cards.factions import factions_of
from cantina.games.outer_rim.cards.language import LANGUAGE, holds
from cantina.games.outer_rim.cards.scene import Context
from cantina.games.outer_rim.library import CARDS, CHARACTERS, PATROLS, asset
from cantina.games.outer_rim.rules.fame import most_famous
from cantina.games.outer_rim.rules.map import PLANET_FACTION, chart_of, is_navpoint, is_planet
from cantina.games.outer_rim.rules.patrols import patrol
from cantina.games.outer_rim.rules.reputation import reputation
from cantina.games.outer_rim.rules.values import (
    assets_of_type,
    cost_of,
    has_skill,
    others_here,
    ship_cost,
)
from cantina.games.outer_rim.terms import FACTIONS, ILLEGAL, POSITIVE


@LANGUAGE.holds(Reputation)
def _reputation(x: Context, node: Reputation) -> bool:
    return any(
        reputation(x.g, x.seat, faction) in node.standings
        for faction in factions_of(x, node.faction)
    )


@LANGUAGE.holds(HasSkill)
def _has_skill(x: Context, node: HasSkill) -> bool:
    return any(has_skill(x.g, x.seat, skill) for skill in node.skills)


@LANGUAGE.holds(Has)
def _has(x: Context, node: Has) -> bool:
    fitting = [
        card
        for card in assets_of_type(x.g, x.seat, node.type)
        if (not node.trait or node.trait in asset(card).traits)
        and (not node.droid or asset(card).droid)
    ]
    return len(fitting) >= node.least


@LANGUAGE.holds(HasCard)
def _has_card(x: Context, node: HasCard) -> bool:
    return node.card in x.g.players[x.seat].assets


@LANGUAGE.holds(HasCredits)
def _has_credits(x: Context, node: HasCredits) -> bool:
    return x.g.players[x.seat].credits >= node.least


@LANGUAGE.holds(IsDroid)
def _is_droid(x: Context, node: IsDroid) -> bool:
    return CHARACTERS[x.g.players[x.seat].character].droid


@LANGUAGE.holds(IsDefeated)
def _is_defeated(x: Context, node: IsDefeated) -> bool:
    return x.g.players[x.seat].defeated


@LANGUAGE.holds(IsDamaged)
def _is_damaged(x: Context, node: IsDamaged) -> bool:
    player = x.g.players[x.seat]
    character = player.damage > 0 and node.what != "ship"
    return character or (player.ship_damage > 0 and node.what != "character")


@LANGUAGE.holds(OnPlanet)
def _on_planet(x: Context, node: OnPlanet) -> bool:
    space = x.g.players[x.seat].space
    if not is_planet(space):
        return False
    return node.faction is None or PLANET_FACTION[space] == node.faction


@LANGUAGE.holds(AtNavpoint)
def _at_navpoint(x: Context, node: AtNavpoint) -> bool:
    return is_navpoint(x.g.players[x.seat].space)


@LANGUAGE.holds(PlayerHere)
def _player_here(x: Context, node: PlayerHere) -> bool:
    return any(
        node.who is None or holds(x.focused(other), node.who) for other in others_here(x.g, x.seat)
    )


@LANGUAGE.holds(MoreFame)
def _more_fame(x: Context, node: MoreFame) -> bool:
    return x.other >= 0 and x.g.players[x.other].fame > x.g.players[x.seat].fame


@LANGUAGE.holds(OtherReputation)
def _other_reputation(x: Context, node: OtherReputation) -> bool:
    factions = FACTIONS if node.faction is None else (node.faction,)
    return x.other >= 0 and any(
        reputation(x.g, x.other, faction) in node.standings for faction in factions
    )


@LANGUAGE.holds(MostFamous)
def _most_famous(x: Context, node: MostFamous) -> bool:
    return x.seat in most_famous(x.g)


@LANGUAGE.holds(PositiveStandings)
def _positive_standings(x: Context, node: PositiveStandings) -> bool:
    return sum(reputation(x.g, x.seat, each) == POSITIVE for each in FACTIONS) >= node.least


@LANGUAGE.holds(InCombat)
def _in_combat(x: Context, node: InCombat) -> bool:
    combat = x.g.combat
    if combat is None or x.seat not in (combat.attacker, combat.defender):
        return False
    if node.kind is not None and combat.kind != node.kind:
        return False
    if node.enemy == "bounty":
        return combat.bounty != "" and x.seat == combat.attacker
    return not node.enemy or combat.enemy == node.enemy


@LANGUAGE.holds(InTest)
def _in_test(x: Context, node: InTest) -> bool:
    return x.g.test is not None and x.g.test.seat == x.seat


@LANGUAGE.holds(Helped)
def _helped(x: Context, node: Helped) -> bool:
    return x.g.test is not None and x.source in x.g.test.helpers


@LANGUAGE.holds(EnemyFaction)
def _enemy_faction(x: Context, node: EnemyFaction) -> bool:
    combat = x.g.combat
    if combat is None or x.seat not in (combat.attacker, combat.defender):
        return False
    if combat.enemy == "player":
        other = combat.defender if x.seat == combat.attacker else combat.attacker
        return reputation(x.g, other, node.faction) == POSITIVE
    return combat.enemy_faction == node.faction


@LANGUAGE.holds(PatrolPaysFame)
def _patrol_pays_fame(x: Context, node: PatrolPaysFame) -> bool:
    combat = x.g.combat
    if combat is None or combat.enemy != "patrol":
        return False
    reward = PATROLS[combat.enemy_id].reward
    return reward is not None and reward.fame > 0


@LANGUAGE.holds(EventIs)
def _event_is(x: Context, node: EventIs) -> bool:
    event = x.event
    if event is None:
        return False
    if node.sort == "illegal":
        card = CARDS.get(event.card)
        return card is not None and card.asset is not None and ILLEGAL in card.asset.traits
    return event.kind == node.sort


@LANGUAGE.holds(EventAmount)
def _event_amount(x: Context, node: EventAmount) -> bool:
    return x.event is not None and x.event.amount >= node.least


@LANGUAGE.holds(PatrolWithin)
def _patrol_within(x: Context, node: PatrolWithin) -> bool:
    if x.event is None or not x.event.faction:
        return False
    here = x.g.players[x.seat].space
    there = patrol(x.g, x.event.faction).space
    return chart_of(x.g).distances[here][there] <= node.spaces


@LANGUAGE.holds(ShipCosts)
def _ship_costs(x: Context, node: ShipCosts) -> bool:
    return ship_cost(x.g, x.seat) >= node.least


@LANGUAGE.holds(EquipmentCosts)
def _equipment_costs(x: Context, node: EquipmentCosts) -> bool:
    mods = assets_of_type(x.g, x.seat, "mod")
    gear = assets_of_type(x.g, x.seat, "gear")
    if len(mods) < node.mods or len(gear) < node.gear:
        return False
    return sum(cost_of(card) or 0 for card in (*mods, *gear)) >= node.least


@LANGUAGE.holds(MarkedPlanets)
def _marked_planets(x: Context, node: MarkedPlanets) -> bool:
    return len(x.g.players[x.seat].marked) >= node.least


@LANGUAGE.counts(Owned)
def _owned(x: Context, node: Owned) -> int:
    owned = assets_of_type(x.g, x.seat, node.type)
    return owned.count(node.card) if node.card else len(owned)
