"""What a fight is about: what winning and losing it brings, and what a defeat would cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cantina.core.cards import Do, Word, walk
from cantina.core.text import Text
from cantina.games.outer_rim.cards.assets import DeliverThis
from cantina.games.outer_rim.cards.checking import trees_of_card, trees_of_character, trees_of_ship
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, TakeCredits
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.jobs import CompleteGoal, CompleteJob
from cantina.games.outer_rim.cards.kit import CHARACTER, GOAL, SHIP, SHIP_GOAL
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation, LoseReputation
from cantina.games.outer_rim.library import CARDS, CHARACTERS, PATROLS, SHIPS, asset
from cantina.games.outer_rim.moments import Value
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.bounty import CAPTURE, ELIMINATE, bounty_of, crew_of_contact
from cantina.games.outer_rim.rules.damage import damage_on, limit
from cantina.games.outer_rim.rules.defeat import LOST_CREDITS
from cantina.games.outer_rim.rules.goals import open_goal
from cantina.games.outer_rim.rules.jobs import job_reward
from cantina.games.outer_rim.rules.space_encounter import section_for
from cantina.games.outer_rim.rules.values import modified
from cantina.games.outer_rim.state import Combat, Galaxy
from cantina.games.outer_rim.terms import CombatKind, Faction


class OutcomeView(msgspec.Struct, frozen=True, kw_only=True):
    """One way in which a fight may end for the challenger, as printed; losses are negative.

    The numbers are what is sure; whatever depends on more stands in `text` alone.
    """

    choice: str = ""
    """"eliminate" or "capture" where the winner chooses, else empty."""
    credits: int = 0
    fame: int = 0
    reputation: dict[str, int] = {}
    """Reputation gained or lost, by faction; factions without a change are left out."""
    destination: str = ""
    """Planet to which a captured contact must be brought before it pays anything."""
    crew: str = ""
    """Crew card that its owner loses."""
    unless_defeated: bool = False
    """It comes after the damage, and only to somebody who is not defeated by it."""
    text: Text | None = None
    """The whole of it in the words of the card that made the fight."""


class DefeatView(msgspec.Struct, frozen=True):
    """What a defeat in this fight would cost a player (OR-DEFEAT-2, -3)."""

    seat: int
    damage: int
    """So much damage is enough to be defeated."""
    credits: int
    secrets: int


class StakesView(msgspec.Struct, frozen=True):
    """What a fight is about, as everybody at the table can read it.

    `won` and `lost` are what follows for `seat`, the player who began the fight (nearly always the
    attacker): no entry where nothing follows, several where the player chooses one of them.
    `defeat` has an entry for each player who fights, in the order attacker, defender.
    """

    seat: int
    won: list[OutcomeView]
    lost: list[OutcomeView]
    defeat: list[DefeatView]


def stakes_view(g: Galaxy, combat: Combat) -> StakesView:
    """Tell what a fight may bring and cost."""
    won: list[OutcomeView]
    lost: list[OutcomeView]
    if combat.enemy == "patrol":
        beatable = PATROLS[combat.enemy_id].combat is not None  # OR-PATROL-14
        won, lost = [_beaten_patrol(g, combat)] if beatable else [], []
    elif combat.bounty:
        won, lost = _hunted(g, combat)
    else:
        won, lost = _told_by_the_card(g, combat)
    fighters = [seat for seat in (combat.attacker, combat.defender) if seat >= 0]
    return StakesView(combat.challenger, won, lost, [_defeat(g, combat, seat) for seat in fighters])


def _defeat(g: Galaxy, combat: Combat, seat: int) -> DefeatView:
    kind: CombatKind = "ground" if combat.kind == "ground" else "ship"
    left = limit(g, seat, kind) - damage_on(g, seat, kind)
    player = g.players[seat]
    return DefeatView(seat, left, min(LOST_CREDITS, player.credits), len(player.secrets))


# --- patrols and bounties -------------------------------------------------------------------------


def _outcome(
    *rewards: Reward | None, choice: str = "", crew: str = "", destination: str = ""
) -> OutcomeView:
    """Add printed rewards up."""
    paid = [reward for reward in rewards if reward is not None]
    reputation: dict[str, int] = {}
    for reward in paid:
        for faction, amount in reward.reputation:
            reputation[faction] = reputation.get(faction, 0) + amount
    others = [reward.effect.says() for reward in paid if reward.effect is not None]
    return OutcomeView(
        credits=sum(reward.credits for reward in paid),
        fame=sum(reward.fame for reward in paid),
        reputation=reputation,
        text=others[0] if others else None,
        choice=choice,
        crew=crew,
        destination=destination,
    )


def _beaten_patrol(g: Galaxy, combat: Combat) -> OutcomeView:
    """Return what the token pays, and the reputation it costs (OR-PATROL-2, OR-PATROL-3)."""
    token = PATROLS[combat.enemy_id]
    if modified(g, combat.attacker, Value.NO_REPUTATION_LOSS_FOR_PATROLS):
        return _outcome(token.reward)
    return _outcome(token.reward, Reward(reputation=((token.faction, -1),)))


def _hunted(g: Galaxy, combat: Combat) -> tuple[list[OutcomeView], list[OutcomeView]]:
    """Both rewards of a bounty; hunted crew leaves its owner (OR-BOUNTY-8, -15, -16, -22)."""
    bounty = bounty_of(combat.bounty)
    crews = [crew_of_contact(g, player.seat, bounty.target) for player in g.players]
    crew = next((card for card in crews if card), "")
    won = [
        _outcome(bounty.eliminate, bounty.after, choice=ELIMINATE, crew=crew),
        _outcome(
            bounty.capture,
            bounty.after,
            choice=CAPTURE,
            crew=crew,
            destination=bounty.destination,
        ),
    ]
    return won, [OutcomeView(crew=combat.barred)] if combat.barred else []


# --- fights that a card asks for ------------------------------------------------------------------


def _told_by_the_card(g: Galaxy, combat: Combat) -> tuple[list[OutcomeView], list[OutcomeView]]:
    node = fought_for(g, combat)
    if node is None:
        return [], []
    won = _consequence(g, combat, node.won)
    if isinstance(node, Fight):
        won += _consequence(g, combat, node.survived, unless_defeated=True)
    return won, _consequence(g, combat, node.lost)


def fought_for(g: Galaxy, combat: Combat) -> Fight | FightPlayer | None:
    """Return the part of the card's text that made a fight."""
    for tree in _texts(g, combat):
        for node in walk(tree):
            if isinstance(node, FightPlayer) and combat.enemy == "player":
                return node
            if isinstance(node, Fight) and node.name.id == combat.enemy_id:
                return node
    return None


def _texts(g: Galaxy, combat: Combat) -> Iterable[Word]:
    """Return the texts that may have made the fight: of a card being read, what is read now."""
    player, source = g.players[combat.challenger], combat.source
    if source in (CHARACTER, GOAL):
        return trees_of_character(CHARACTERS[player.character])
    if source in (SHIP, SHIP_GOAL):
        return trees_of_ship(SHIPS[player.ship])
    if source not in CARDS:
        return ()
    card = CARDS[source]
    if g.job is not None and g.job.databank == source:
        return (card.steps[g.job.section - 1],)
    if g.encounter is not None and g.encounter.card == source:
        section = section_for(source, g.encounter.place)
        if section is not None:
            return [part.effect for part in section.parts]
    return trees_of_card(card)


def _consequence(
    g: Galaxy, combat: Combat, effect: AnyEffect | None, *, unless_defeated: bool = False
) -> list[OutcomeView]:
    if effect is None:
        return []
    tallied = _outcome(*_sure(effect, g, combat))
    return [msgspec.structs.replace(tallied, unless_defeated=unless_defeated, text=effect.says())]


def _sure(effect: AnyEffect, g: Galaxy, combat: Combat) -> Iterator[Reward | None]:
    """Yield what an effect gives or takes in any case."""
    match effect:
        case Do():
            for part in effect.effects:
                yield from _sure(part, g, combat)
        case GainCredits() | TakeCredits():
            yield Reward(credits=effect.amount)
        case LoseCredits():
            yield Reward(credits=-effect.amount)
        case GainFame():
            yield Reward(fame=effect.amount)
        case GainReputation() | LoseReputation():
            sign = 1 if isinstance(effect, GainReputation) else -1
            if isinstance(effect.faction, Faction):
                yield Reward(reputation=((effect.faction, sign * effect.amount),))
        case CompleteJob():
            if g.job is not None:
                yield job_reward(g.job)
        case DeliverThis():
            if combat.cargo and not effect.half:
                yield asset(combat.cargo).reward
        case CompleteGoal():
            side = SHIP if combat.source == SHIP_GOAL else CHARACTER
            goal = open_goal(g, combat.challenger, side)
            if goal is not None:
                yield Reward(fame=goal.fame)
