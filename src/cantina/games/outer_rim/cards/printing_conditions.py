"""How conditions, counts and the effects inside windows read."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.text import Text, text
from cantina.games.outer_rim.cards import conditions as c
from cantina.games.outer_rim.cards import windows as w
from cantina.games.outer_rim.cards.language import LANGUAGE
from cantina.games.outer_rim.cards.printing import chain, counted, faces, simple, skills, whose
from cantina.games.outer_rim.names import card_name, face_name, faction_name, named
from cantina.games.outer_rim.terms import NEGATIVE, POSITIVE

says = LANGUAGE.says


def standings(values: Sequence[int]) -> Text:
    """Name some steps of the reputation track."""
    names = {POSITIVE: "positive", NEGATIVE: "negative"}
    return chain("or-effect-or", [named("standing", names.get(each, "neutral")) for each in values])


# --- conditions -----------------------------------------------------------------------------------


@says(c.Reputation)
def _reputation(node: c.Reputation) -> Text:
    return text("or-if-reputation", faction=whose(node.faction), standing=standings(node.standings))


@says(c.HasSkill)
def _has_skill(node: c.HasSkill) -> Text:
    return text("or-if-skill", skill=skills(node.skills))


@says(c.Has)
def _has(node: c.Has) -> Text:
    kind = named("asset", node.type)
    if node.trait:
        return text("or-if-has-trait", type=kind, trait=named("trait", node.trait.lower()))
    if node.droid:
        return text("or-if-has-droids", type=kind, least=node.least)
    return text("or-if-has", type=kind, least=node.least)


@says(c.HasCard)
def _has_card(node: c.HasCard) -> Text:
    return text("or-if-has-card", card=card_name(node.card))


@says(c.OnPlanet)
def _on_planet(node: c.OnPlanet) -> Text:
    if node.faction is not None:
        return text("or-if-on-planet-of", faction=faction_name(node.faction))
    return text("or-if-on-planet")


@says(c.IsDamaged)
def _is_damaged(node: c.IsDamaged) -> Text:
    return text("or-if-damaged", what=named("hurt", node.what))


@says(c.PlayerHere)
def _player_here(node: c.PlayerHere) -> Text:
    if node.who is None:
        return text("or-if-player-here")
    return text("or-if-player-here-who", who=LANGUAGE.text(node.who))


@says(c.OtherReputation)
def _other_reputation(node: c.OtherReputation) -> Text:
    standing = standings(node.standings)
    if node.faction is None:
        return text("or-if-other-reputation-any", standing=standing)
    return text("or-if-other-reputation", faction=faction_name(node.faction), standing=standing)


@says(c.InCombat)
def _in_combat(node: c.InCombat) -> Text:
    if node.enemy == "patrol":
        return text("or-if-against-patrol")
    if node.enemy == "player":
        return text("or-if-against-player")
    if node.enemy == "bounty":
        return text("or-if-bounty-combat")
    if node.kind is None:
        return text("or-if-in-combat")
    return text("or-if-in-ground-combat" if node.kind == "ground" else "or-if-in-ship-combat")


@says(c.EnemyFaction)
def _enemy_faction(node: c.EnemyFaction) -> Text:
    return text("or-if-enemy-faction", faction=faction_name(node.faction))


@says(c.EventIs)
def _event_is(node: c.EventIs) -> Text:
    return named("event", node.sort)


simple(c.IsDroid, "or-if-droid")
simple(c.IsDefeated, "or-if-defeated")
simple(c.AtNavpoint, "or-if-at-navpoint")
simple(c.MoreFame, "or-if-more-fame")
simple(c.MostFamous, "or-if-most-famous")
simple(c.InTest, "or-if-in-test")
simple(c.Helped, "or-if-helped")
simple(c.PatrolPaysFame, "or-if-patrol-pays-fame")
counted(c.HasCredits, "or-if-credits")
counted(c.PositiveStandings, "or-if-positive-standings")
counted(c.EventAmount, "or-if-event-amount")
counted(c.PatrolWithin, "or-if-patrol-within")
counted(c.ShipCosts, "or-if-ship-costs")
counted(c.EquipmentCosts, "or-if-equipment-costs")
counted(c.MarkedPlanets, "or-if-marked-planets")


@says(c.Owned)
def _owned(node: c.Owned) -> Text:
    if node.card:
        return text("or-count-card", card=card_name(node.card))
    return text("or-count-owned", type=named("asset", node.type))


# --- inside a window ------------------------------------------------------------------------------


@says(w.Reroll)
def _reroll(node: w.Reroll) -> Text:
    if node.faces:
        return text("or-effect-reroll-faces", most=node.most, faces=faces(node.faces))
    return text("or-effect-reroll", most=node.most)


@says(w.Turn)
def _turn(node: w.Turn) -> Text:
    return text("or-effect-turn", most=node.most, faces=faces(node.faces), to=face_name(node.to))


@says(w.Cancel)
def _cancel(node: w.Cancel) -> Text:
    return text("or-effect-cancel", face=face_name(node.face))


@says(w.Add)
def _add(node: w.Add) -> Text:
    return text("or-effect-add", face=face_name(node.face))


@says(w.SkillForTest)
def _skill_for_test(node: w.SkillForTest) -> Text:
    return text("or-effect-skill-for-test")


simple(w.RollAgain, "or-effect-roll-again")
simple(w.NoStop, "or-effect-no-stop")
simple(w.MustStop, "or-effect-must-stop")
simple(w.ChaseOther, "or-effect-chase-other")
simple(w.NotDefeated, "or-effect-not-defeated")
simple(w.FameForCredits, "or-effect-fame-for-credits")
counted(w.PreventDamage, "or-effect-prevent")
