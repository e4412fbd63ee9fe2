"""The eight characters, both sides of their cards."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import DONE, NOTHING, Limit, Outcome
from cantina.core.text import Text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.assets import DiscardAsset, Has
from cantina.games.outer_rim.cards.combat import FightPlayer, InCombat
from cantina.games.outer_rim.cards.contacts import LookAtContacts
from cantina.games.outer_rim.cards.credits import GainCredits, Spend
from cantina.games.outer_rim.cards.damage import NotDefeated, Recover
from cantina.games.outer_rim.cards.dice import Reroll, Turn
from cantina.games.outer_rim.cards.events import EventIs
from cantina.games.outer_rim.cards.flow import AnyOf, Sequence, To
from cantina.games.outer_rim.cards.frames import Ability, Goal, Modifier, Standing
from cantina.games.outer_rim.cards.movement import NoStop
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation, MoreFame
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import SkillForTest, Test
from cantina.games.outer_rim.cards.words import Condition, Effect, outcome
from cantina.games.outer_rim.content.phrases import at_results
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.names import patrol_name
from cantina.games.outer_rim.printed import Character
from cantina.games.outer_rim.rules.assets import give_asset
from cantina.games.outer_rim.rules.contact_encounter import encounter_contact
from cantina.games.outer_rim.rules.map import (
    PLANET_FACTION,
    PLANET_OF_PLACE,
    chart_of,
    is_navpoint,
    is_planet,
    neighbourhood,
    planet,
)
from cantina.games.outer_rim.rules.market import market_action
from cantina.games.outer_rim.rules.patrols import fight_patrol, patrol
from cantina.games.outer_rim.rules.progress import mark_planet
from cantina.games.outer_rim.rules.settle import settle_both
from cantina.games.outer_rim.rules.values import assets_of_type, cost_of, others_here, ship_cost
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, Skill, Where, Whose


class OnPlanet(Condition, frozen=True):
    """On a planet; with `faction`, on one of that faction, with `any_faction` on one of any."""

    faction: Faction | None = None
    any_faction: bool = False

    def holds(self, scene: Scene) -> bool:
        """Look at the space."""
        space = scene.g.players[scene.seat].space
        if not is_planet(space) or (self.any_faction and not PLANET_FACTION[space]):
            return False
        return self.faction in (None, PLANET_FACTION[space])

    def reading(self) -> str:
        """Name the faction, if there is one."""
        return "of" if self.faction is not None else "of-any" if self.any_faction else ""


class InTest(Condition, frozen=True):
    """In a skill test."""

    def holds(self, scene: Scene) -> bool:
        """Look at the test."""
        return scene.g.test is not None and scene.g.test.seat == scene.seat


class PatrolWithin(Condition, frozen=True):
    """The patrol of the event is at most so many spaces away."""

    spaces: int

    def holds(self, scene: Scene) -> bool:
        """Measure."""
        if scene.event is None:
            return False
        here = scene.g.players[scene.seat].space
        there = patrol(scene.g, scene.event.faction).space
        return chart_of(scene.g).distances[here][there] <= self.spaces


class ShipCosts(Condition, frozen=True):
    """The ship costs at least this."""

    least: int

    def holds(self, scene: Scene) -> bool:
        """Look at the sheet."""
        return ship_cost(scene.g, scene.seat) >= self.least


class EquipmentCosts(Condition, frozen=True):
    """Some mods and gear together cost at least this."""

    mods: int
    gear: int
    least: int

    def holds(self, scene: Scene) -> bool:
        """Add them up."""
        mods = assets_of_type(scene.g, scene.seat, AssetType.MOD)
        gear = assets_of_type(scene.g, scene.seat, AssetType.GEAR)
        if len(mods) < self.mods or len(gear) < self.gear:
            return False
        costs = [cost for card in (*mods, *gear) if (cost := cost_of(card)) is not None]
        return sum(costs) >= self.least


class MarkedPlanets(Condition, frozen=True):
    """Own damage tokens lie on so many planets."""

    least: int

    def holds(self, scene: Scene) -> bool:
        """Count them."""
        return len(scene.g.players[scene.seat].marked) >= self.least


class MarkPlanet(Effect, frozen=True):
    """Put a damage token on this planet."""

    def can(self, scene: Scene) -> bool:
        """At most one each."""
        here = planet(scene.g, scene.seat)
        return here != "" and here not in scene.g.players[scene.seat].marked

    async def do(self, scene: Scene) -> Outcome:
        """Put it there."""
        return outcome(await mark_planet(scene.g, scene.seat, planet(scene.g, scene.seat)))


class MarketAction(Effect, frozen=True):
    """Make a market action, here also at a navpoint if the card says so."""

    at_navpoints: bool = False

    def can(self, scene: Scene) -> bool:
        """There must be a market."""
        space = scene.g.players[scene.seat].space
        return planet(scene.g, scene.seat) != "" or (self.at_navpoints and is_navpoint(space))

    async def do(self, scene: Scene) -> Outcome:
        """Make it."""
        await market_action(scene.g, scene.seat)
        return DONE

    def reading(self) -> str:
        """Say where."""
        return "anywhere" if self.at_navpoints else ""


class StealDroid(Effect, frozen=True):
    """Take a droid crew member from another player in the space."""

    def _crew(self, scene: Scene) -> dict[str, int]:
        """Crew of other players counts as being in the space with them (OR-CREW-6)."""
        return {
            card: other
            for other in others_here(scene.g, scene.seat)
            for card in assets_of_type(scene.g, other, AssetType.CREW)
            if asset(card).droid
        }

    def can(self, scene: Scene) -> bool:
        """There must be one."""
        return bool(self._crew(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Choose and take it."""
        crew = self._crew(scene)
        if not crew:
            return NOTHING
        card = await ask.choose_card(scene.g, scene.seat, list(crew))
        await give_asset(scene.g, crew[card], scene.seat, card)
        await settle_both(scene.g, scene.seat, crew[card])
        return DONE


class ChaseOther(Effect, frozen=True):
    """The patrol moves toward another player instead."""

    async def do(self, scene: Scene) -> Outcome:
        """Choose whom it chases."""
        if scene.event is None:
            return NOTHING
        others = [player.seat for player in scene.g.players if player.seat != scene.seat]
        scene.event.other = await ask.choose_player(scene.g, scene.seat, others)
        return DONE


Choice = tuple[str, ...]


class EncounterWithin(Effect, frozen=True):
    """Fight a patrol or encounter a contact up to some spaces away."""

    spaces: int

    def _choices(self, scene: Scene) -> list[Choice]:
        """Patrols and contacts up to some spaces away, but not in the player's own space."""
        g, here = scene.g, scene.g.players[scene.seat].space
        away = neighbourhood(g, here, self.spaces) - {here}
        patrols: list[Choice] = [
            ("patrol", each.faction) for each in g.patrols if each.space in away
        ]
        places = [token.place for token in g.contacts if PLANET_OF_PLACE[token.place] in away]
        return patrols + [("contact", place) for place in places]

    def can(self, scene: Scene) -> bool:
        """There must be something within reach."""
        g, here = scene.g, scene.g.players[scene.seat].space
        away = neighbourhood(g, here, self.spaces) - {here}
        if any(each.space in away for each in g.patrols):
            return True
        return any(PLANET_OF_PLACE[token.place] in away for token in g.contacts)

    async def do(self, scene: Scene) -> Outcome:
        """Choose one and encounter it."""
        choices = self._choices(scene)
        if not choices:
            return NOTHING
        kind, where = await ask.choose(
            scene.g,
            scene.seat,
            "or-ask-encounter",
            choices,
            label=lambda choice: self._label(scene, choice),
            at=":".join,
        )
        if kind == "patrol":
            await fight_patrol(scene.g, scene.seat, where)
        else:
            token = next(each for each in scene.g.contacts if each.place == where)
            await encounter_contact(scene.g, scene.seat, token.contact)
        return DONE

    def _label(self, scene: Scene, choice: Choice) -> Text:
        if choice[0] == "patrol":
            return patrol_name(patrol(scene.g, choice[1]).token)
        return ask.token_label(scene.g, scene.seat, choice[1])


HYPERDRIVE: Final = (Standing(Modifier(Value.HYPERDRIVE, 2)),)
PEEK: Final = Ability(Moment.ACTION, LookAtContacts(where=Where.HERE), when=OnPlanet())
REROLL_ONE: Final = Ability(Moment.AFTER_ROLL, Reroll(most=1), may=True)
ANY_SKILL: Final = Ability(Moment.BEFORE_TEST, SkillForTest(), may=True, limit=Limit.TURN)
RECOVER_TWO: Final = Ability(
    Moment.ACTION, Sequence((Recover(2, Hurt.CHARACTER), Recover(2, Hurt.SHIP)))
)
FOCUS_TO_CRIT: Final = at_results(
    Turn((Face.FOCUS,), Face.CRIT), AnyOf((InCombat(), InTest())), limit=Limit.TURN
)
REROLL_ANY: Final = Ability(
    Moment.AFTER_ROLL, Reroll(), when=InCombat(), may=True, limit=Limit.COMBAT
)
REACH: Final = Ability(Moment.ENCOUNTER, EncounterWithin(3))

CHARACTERS: Final = (
    Character(
        id="han_solo",
        confidence="public",
        ground_combat=3,
        health=4,
        skills=(Skill.PILOTING, Skill.TECH),
        databank=91,
        reputation=((Faction.HUTT, -1),),
        modifiers=HYPERDRIVE,
        goal=Goal(Moment.ALWAYS, when=ShipCosts(15000)),
        flipped_modifiers=HYPERDRIVE,
        flipped_abilities=(
            Ability(Moment.ENTER_PATROL_SPACE, Test(Skill.PILOTING, passed=NoStop()), may=True),
        ),
    ),
    Character(
        id="boba_fett",
        confidence="seed",
        ground_combat=3,
        health=4,
        skills=(Skill.STEALTH, Skill.TACTICS),
        databank=90,
        reputation=((Faction.HUTT, 1),),
        abilities=(PEEK,),
        goal=Goal(Moment.BOUNTY_REWARD, tokens=2),
        flipped_abilities=(
            PEEK,
            Ability(Moment.BOUNTY_REWARD, GainCredits(5000), when=EventIs("eliminate")),
        ),
    ),
    Character(
        id="lando_calrissian",
        confidence="seed",
        ground_combat=2,
        health=4,
        skills=(Skill.INFLUENCE, Skill.KNOWLEDGE, Skill.PILOTING),
        databank=91,
        any_reputation=True,
        abilities=(REROLL_ONE,),
        goal=Goal(Moment.CARGO_DELIVERED, when=EventIs("illegal"), tokens=2),
        flipped_abilities=(
            REROLL_ONE,
            Ability(
                Moment.ACTION,
                To(Spend(1000), Test(Skill.INFLUENCE, passed=GainReputation(Whose.PLANET))),
                when=OnPlanet(any_faction=True),
            ),
        ),
    ),
    Character(
        id="doctor_aphra",
        confidence="public",
        ground_combat=2,
        health=4,
        skills=(Skill.KNOWLEDGE, Skill.STEALTH, Skill.TECH),
        databank=92,
        reputation=((Faction.IMPERIAL, 1),),
        abilities=(ANY_SKILL,),
        goal=Goal(Moment.JOB_COMPLETED, tokens=2),
        flipped_abilities=(ANY_SKILL, Ability(Moment.PLANNING, MarketAction(at_navpoints=True))),
    ),
    Character(
        id="bossk",
        confidence="public",
        ground_combat=3,
        health=4,
        skills=(Skill.STRENGTH, Skill.TACTICS),
        databank=90,
        reputation=((Faction.HUTT, 1),),
        abilities=(RECOVER_TWO,),
        goal=Goal(Moment.ALWAYS, when=EquipmentCosts(mods=1, gear=2, least=15000)),
        flipped_abilities=(
            RECOVER_TWO,
            Ability(Moment.ENCOUNTER, FightPlayer(who=MoreFame(), won=GainFame())),
        ),
    ),
    Character(
        id="jyn_erso",
        confidence="public",
        ground_combat=3,
        health=4,
        skills=(Skill.INFLUENCE, Skill.TACTICS),
        databank=92,
        reputation=((Faction.IMPERIAL, -1),),
        abilities=(
            FOCUS_TO_CRIT,
            Ability(
                Moment.ACTION,
                Test(Skill.STEALTH, passed=MarkPlanet()),
                when=OnPlanet(Faction.IMPERIAL),
            ),
        ),
        goal=Goal(Moment.ALWAYS, when=MarkedPlanets(2)),
        flipped_abilities=(
            FOCUS_TO_CRIT,
            Ability(Moment.PATROL_ICON, ChaseOther(), when=PatrolWithin(3), may=True),
        ),
    ),
    Character(
        id="ig_88",
        confidence="public",
        droid=True,
        ground_combat=3,
        health=4,
        skills=(Skill.STRENGTH, Skill.TECH),
        databank=90,
        abilities=(REROLL_ANY, Ability(Moment.ACTION, StealDroid())),
        goal=Goal(Moment.ALWAYS, when=Has(AssetType.CREW, 2, droid=True)),
        flipped_abilities=(
            REROLL_ANY,
            Ability(
                Moment.BEFORE_DEFEAT,
                To(DiscardAsset(AssetType.CREW), Sequence((Recover(0, Hurt.BOTH), NotDefeated()))),
                may=True,
            ),
        ),
    ),
    Character(
        id="ketsu_onyo",
        confidence="public",
        ground_combat=3,
        health=4,
        skills=(Skill.STEALTH, Skill.STRENGTH),
        databank=90,
        reputation=((Faction.SYNDICATE, 1),),
        abilities=(REACH,),
        goal=Goal(Moment.COMBAT_WON, tokens=3),
        flipped_abilities=(REACH, Ability(Moment.COMBAT_WON, GainCredits(4000))),
    ),
)
