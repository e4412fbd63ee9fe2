"""How effects on credits, fame, reputation, damage, dice and combat are performed."""

from __future__ import annotations

from typing import Final

from cantina.core.effects import DONE, NOTHING, Choose, Do, Effect, If, May, Outcome, To
from cantina.core.text import text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.factions import choose_whose, factions_of
from cantina.games.outer_rim.cards.language import LANGUAGE, count, holds, perform, possible
from cantina.games.outer_rim.cards.nodes import (
    EnemyChooses,
    Fight,
    FightPlayer,
    GainCredits,
    GainFame,
    GainReputation,
    LoseCredits,
    LoseReputation,
    NextTestUnskilled,
    Otherwise,
    Recover,
    RollDice,
    Sequence,
    Spend,
    Suffer,
    TakeCredits,
    Test,
    Together,
)
from cantina.games.outer_rim.cards.scene import Context
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.names import skill_name
from cantina.games.outer_rim.odds import enemy_odds, own_odds
from cantina.games.outer_rim.rules.combat import (
    can_be_attacked,
    decide_for_enemy,
    fight_enemy,
    fight_player,
)
from cantina.games.outer_rim.rules.credits import (
    can_spend,
    gain_credits,
    lose_credits,
    spend_credits,
    take_credits,
)
from cantina.games.outer_rim.rules.damage import damage_on, recover, suffer_damage
from cantina.games.outer_rim.rules.dice import roll_dice
from cantina.games.outer_rim.rules.fame import apart, gain_fame, together
from cantina.games.outer_rim.rules.reputation import gain_reputation, lose_reputation, reputation
from cantina.games.outer_rim.rules.test import skill_test
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import NEGATIVE, CombatKind


def outcome(done: bool) -> Outcome:
    """Report whether an effect was done in full."""
    return DONE if done else NOTHING


def odds_of(x: Context, effect: Effect) -> float | None:
    """Chance that the test or combat at the head of an effect is won; None if there is none."""
    if isinstance(effect, To):
        return odds_of(x, effect.effect)
    if isinstance(effect, Test):
        skills = effect.skill if isinstance(effect.skill, tuple) else (effect.skill,)
        return max(own_odds(x.g, x.seat, skill) for skill in skills)
    if isinstance(effect, Fight):
        return enemy_odds(x.g, x.seat, effect.kind, effect.dice)
    return None


def job_is_over(g: Galaxy, seat: int) -> bool:
    """Say whether a job of the player was decided, so that nothing more of it runs (OR-JOB-12)."""
    return g.job is not None and g.job.seat == seat and g.job.status != ""


# --- sequences ------------------------------------------------------------------------------------


@LANGUAGE.does(Sequence)
async def _sequence(x: Context, node: Sequence) -> Outcome:
    done = True
    for effect in node.effects:
        if job_is_over(x.g, x.seat):
            break
        done = (await LANGUAGE.run(x, effect)).done and done
    return outcome(done)


@LANGUAGE.can(Sequence)
def _can_sequence(x: Context, node: Sequence) -> bool:
    return any(possible(x, effect) for effect in node.effects)


@LANGUAGE.does(Together)
async def _together(x: Context, node: Together) -> Outcome:
    together(x.g)
    done = [await perform(x, effect) for effect in node.effects]
    apart(x.g)
    return outcome(all(done))


@LANGUAGE.does(Otherwise)
async def _otherwise(x: Context, node: Otherwise) -> Outcome:
    first = await LANGUAGE.run(x, node.first)
    return first if first.done else await LANGUAGE.run(x, node.second)


@LANGUAGE.can(If)
def _can_if(x: Context, node: If) -> bool:
    if holds(x, node.condition):
        return possible(x, node.effect)
    return node.otherwise is not None and possible(x, node.otherwise)


@LANGUAGE.can(Do)
def _can_do(x: Context, node: Do) -> bool:
    """Say whether any part can be done; "and" does what it can (OR-TIMING-6)."""
    return any(possible(x, effect) for effect in node.effects)


@LANGUAGE.can(To)
def _can_to(x: Context, node: To) -> bool:
    """Nobody is offered a price for something that cannot be had now."""
    return possible(x, node.cost) and possible(x, node.effect)


@LANGUAGE.does(May)
async def _may(x: Context, node: May) -> Outcome:
    """OR-TIMING-2; the solo opponent declines whatever it may (OR-AI-DECIDE-1)."""
    if not possible(x, node.effect):
        return NOTHING
    wanted = await ask.may(
        x.g,
        x.seat,
        lambda: text("or-ask-may", effect=LANGUAGE.text(node.effect)),
        odds=lambda: odds_of(x, node.effect),
    )
    return await LANGUAGE.run(x, node.effect) if wanted else NOTHING


@LANGUAGE.does(Choose)
async def _choose(x: Context, node: Choose) -> Outcome:
    """One of the effects that can be done; if none can, nothing happens."""
    open_now = [place for place, each in enumerate(node.effects) if possible(x, each)]
    if not open_now:
        return NOTHING
    chosen = await ask.choose(
        x.g,
        x.seat,
        "or-ask-choose",
        open_now,
        label=lambda place: LANGUAGE.text(node.effects[place]),
        odds=lambda place: odds_of(x, node.effects[place]),
    )
    return await LANGUAGE.run(x, node.effects[chosen])


# --- credits, fame, reputation --------------------------------------------------------------------


@LANGUAGE.does(GainCredits)
async def _gain_credits(x: Context, node: GainCredits) -> Outcome:
    source = "encounter" if _on_encounter_card(x) else ""
    await gain_credits(x.g, x.seat, node.amount, source)
    return DONE


def _on_encounter_card(x: Context) -> bool:
    """Say whether the text is an encounter card's section or secret, not its asset part."""
    card = CARDS.get(x.source)
    if card is None or card.encounter is None:
        return False
    return all(x.source not in player.assets for player in x.g.players)


@LANGUAGE.does(LoseCredits)
async def _lose_credits(x: Context, node: LoseCredits) -> Outcome:
    await lose_credits(x.g, x.seat, node.amount)
    return DONE


def _price(x: Context, node: Spend) -> int:
    cheaper = node.less * count(x, node.per) if node.per is not None else 0
    return max(0, node.amount - cheaper)


@LANGUAGE.does(Spend)
async def _spend(x: Context, node: Spend) -> Outcome:
    return outcome(await spend_credits(x.g, x.seat, _price(x, node)))


@LANGUAGE.can(Spend)
def _can_spend(x: Context, node: Spend) -> bool:
    return can_spend(x.g, x.seat, _price(x, node))


@LANGUAGE.does(TakeCredits)
async def _take_credits(x: Context, node: TakeCredits) -> Outcome:
    return outcome(await take_credits(x.g, x.seat, x.other, node.amount) > 0)


@LANGUAGE.does(GainFame)
async def _gain_fame(x: Context, node: GainFame) -> Outcome:
    await gain_fame(x.g, x.seat, node.amount, "card")
    return DONE


@LANGUAGE.does(GainReputation)
async def _gain_reputation(x: Context, node: GainReputation) -> Outcome:
    faction = await choose_whose(x, x.seat, factions_of(x, node.faction))
    if not faction:
        return NOTHING
    return outcome(await gain_reputation(x.g, x.seat, faction, node.amount))


def _losable(x: Context, node: LoseReputation) -> list[str]:
    factions = factions_of(x, node.faction)
    lower = [each for each in factions if reputation(x.g, x.seat, each) != NEGATIVE]
    return lower or (factions if node.even_if_negative else [])


@LANGUAGE.does(LoseReputation)
async def _lose_reputation(x: Context, node: LoseReputation) -> Outcome:
    # "rival": whoever sent the loss chooses the faction, everybody else chooses for themselves.
    chooser = x.other if node.faction == "rival" and x.other >= 0 else x.seat
    faction = await choose_whose(x, chooser, _losable(x, node))
    if not faction:
        return NOTHING
    lost = await lose_reputation(x.g, x.seat, faction, node.amount)
    return outcome(lost or node.even_if_negative)


@LANGUAGE.can(LoseReputation)
def _can_lose_reputation(x: Context, node: LoseReputation) -> bool:
    return bool(_losable(x, node))


# --- damage ---------------------------------------------------------------------------------------


KINDS: Final[dict[str, tuple[CombatKind, ...]]] = {
    "character": ("ground",),
    "ship": ("ship",),
    "both": ("ground", "ship"),
}


def _kinds(what: str) -> tuple[CombatKind, ...]:
    return KINDS[what]


@LANGUAGE.does(Suffer)
async def _suffer(x: Context, node: Suffer) -> Outcome:
    await suffer_damage(x.g, x.seat, node.amount, _kinds(node.what)[0])
    return DONE


@LANGUAGE.does(Recover)
async def _recover(x: Context, node: Recover) -> Outcome:
    done = 0
    for kind in _kinds(node.what):
        done += await recover(x.g, x.seat, node.amount or None, kind)
    return outcome(done > 0)


@LANGUAGE.can(Recover)
def _can_recover(x: Context, node: Recover) -> bool:
    return any(damage_on(x.g, x.seat, kind) > 0 for kind in _kinds(node.what))


# --- tests and dice -------------------------------------------------------------------------------


@LANGUAGE.does(Test)
async def _test(x: Context, node: Test) -> Outcome:
    """Make a test; only what is printed for its result follows (OR-TEST-8)."""
    skill = await _skill_to_test(x, node)
    unskilled = _job_unskilled(x.g, x.seat)
    passed = await skill_test(x.g, x.seat, skill, unskilled=unskilled)
    effect = node.passed if passed else node.failed
    if effect is not None:
        await LANGUAGE.run(x, effect)
    return outcome(passed)


async def _skill_to_test(x: Context, node: Test) -> str:
    if not isinstance(node.skill, tuple):
        return node.skill
    skills: tuple[str, ...] = node.skill
    return await ask.choose(
        x.g,
        x.seat,
        "or-ask-skill",
        skills,
        label=skill_name,
        odds=lambda each: own_odds(x.g, x.seat, each),
    )


def _job_unskilled(g: Galaxy, seat: int) -> bool:
    if g.job is None or g.job.seat != seat or not g.job.next_unskilled:
        return False
    g.job.next_unskilled = False
    return True


@LANGUAGE.does(NextTestUnskilled)
async def _next_test_unskilled(x: Context, node: NextTestUnskilled) -> Outcome:
    if x.g.job is None:
        return NOTHING
    x.g.job.next_unskilled = True
    return DONE


@LANGUAGE.does(RollDice)
async def _roll_dice(x: Context, node: RollDice) -> Outcome:
    results = await roll_dice(x.g, x.seat, count(x, node.dice))
    fitting = sum(face in node.faces for face in results)
    effect = node.each if fitting else node.otherwise
    if effect is not None:
        for _ in range(max(1, fitting)):
            await perform(x, effect)
    return outcome(fitting > 0)


# --- combat ---------------------------------------------------------------------------------------


async def _follow(x: Context, effect: Effect | None) -> None:
    if effect is not None:
        await perform(x, effect)


def enemy_name(node: Fight) -> str:
    """Return the text id of an enemy's name."""
    return f"or-enemy-{node.enemy.replace('_', '-')}"


@LANGUAGE.does(Fight)
async def _fight(x: Context, node: Fight) -> Outcome:
    won = await fight_enemy(
        x.g,
        x.seat,
        node.kind,
        node.dice,
        enemy_name(node),
        node.faction or "",
        won=lambda: _follow(x, node.won),
        lost=lambda: _follow(x, node.lost),
        source=x.source,
        cargo=x.event.card if x.event is not None else "",
    )
    if won and node.survived is not None and not x.g.players[x.seat].defeated:
        await perform(x, node.survived)
    return outcome(won)


@LANGUAGE.does(EnemyChooses)
async def _enemy_chooses(x: Context, node: EnemyChooses) -> Outcome:
    choices = {str(place): each for place, each in enumerate(node.effects) if possible(x, each)}
    if x.g.combat is None or not choices:
        return NOTHING
    chosen = await decide_for_enemy(x.g, list(choices), lambda key: LANGUAGE.text(choices[key]))
    return outcome(await perform(x, choices[chosen]))


def _opponents(x: Context, node: FightPlayer) -> list[int]:
    return [
        other
        for other in can_be_attacked(x.g, x.seat)
        if node.who is None or holds(x.focused(other), node.who)
    ]


@LANGUAGE.does(FightPlayer)
async def _fight_player(x: Context, node: FightPlayer) -> Outcome:
    opponents = _opponents(x, node)
    if not opponents:
        return NOTHING
    other = await ask.choose_player(x.g, x.seat, opponents, "or-ask-opponent")
    x = x.focused(other)
    won = await fight_player(
        x.g,
        x.seat,
        other,
        node.kind,
        won=lambda: _follow(x, node.won),
        lost=lambda: _follow(x, node.lost),
        source=x.source,
    )
    return outcome(won)


@LANGUAGE.can(FightPlayer)
def _can_fight_player(x: Context, node: FightPlayer) -> bool:
    return bool(_opponents(x, node))
