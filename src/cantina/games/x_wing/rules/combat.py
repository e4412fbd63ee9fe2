"""The Combat phase: attacks in seven steps, highest pilot skill first (XW-COMBAT)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.x_wing import plans
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import rules_in_force, turns_instead_of_attacks
from cantina.games.x_wing.cards.standing.damage import LivesOn
from cantina.games.x_wing.cards.standing.dice import AlwaysHits, HitsStand, SureCritical
from cantina.games.x_wing.cards.windows import happens, happens_to_all, say_used
from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.missions.markers import VERBS, take_marker
from cantina.games.x_wing.names import face_name, is_craft, ship_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.aftermath import remember, settle_aftermath
from cantina.games.x_wing.rules.attack_dice import attack_dice_count, defense_dice_count
from cantina.games.x_wing.rules.attack_steps import ATTACK_STEPS
from cantina.games.x_wing.rules.damage import cards_left, suffer, use_first_of_round
from cantina.games.x_wing.rules.declaring import begin_attack, declare
from cantina.games.x_wing.rules.destroying import destroy, destroy_if_beaten
from cantina.games.x_wing.rules.dice import ATTACK, DEFENSE
from cantina.games.x_wing.rules.discarding import discard_if_put_off
from cantina.games.x_wing.rules.firing import PRIMARY
from cantina.games.x_wing.rules.initiative import choose_next
from cantina.games.x_wing.rules.measuring import is_in_front_arc, lies_ahead
from cantina.games.x_wing.rules.modifying import attack_of, is_pinned, modify, roll_of, say_roll
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.rules.targets import PASS, Choice, combat_choices, weapon_in
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.rules.victory import check_victory, is_over
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Attack, Battle, FollowUp, Result, Ship
from cantina.games.x_wing.terms import Die, Window


async def begin_combat(g: Battle) -> str | None:
    """Begin the phase with what cards do at its start (XW-INITIATIVE-5)."""
    g.phase = "combat"
    g.combat_skill = NOBODY
    g.say("xw-log-combat", "XW-ROUND-1", "XW-COMBAT-1")
    await happens_to_all(g, Window.COMBAT_BEGINS)
    await settle_aftermath(g)
    return None if is_over(g) else "combat"


def pass_over_risen(g: Battle) -> None:
    """By the reference a ship whose skill rose above that of the last active one has no turn."""
    if not by_reference(g) or g.combat_skill == NOBODY:
        return
    for ship in ships_in_play(g):
        if not ship.had_combat and not is_craft(ship) and pilot_skill(g, ship) > g.combat_skill:
            ship.had_combat = True
            g.say("xw-log-skill-rose", "XW-COMBAT-2", ship=ship_name(g, ship.ship_id))


async def combat(g: Battle) -> str | None:
    """XW-COMBAT-2 and -6: the next ship may attack; after the last comes the End phase."""
    pass_over_risen(g)
    waiting = [s for s in g.ships if s.status == IN_PLAY and not s.had_combat and not is_craft(s)]
    ship_id = await choose_next(
        g, waiting, True, "xw-ask-next-combat", lambda ship: combat_choices(g, ship) != [PASS]
    )
    g.active = ship_id
    if ship_id == NOBODY:
        return await end_combat(g)
    g.combat_skill = pilot_skill(g, g.ships[ship_id])
    await happens(g, Window.COMBAT_TURN, ship_id)
    if g.ships[ship_id].status != IN_PLAY:
        return None if is_over(g) else "combat"
    choice = await declare(g, ship_id)
    g.ships[ship_id].had_combat = True
    if choice[0] == "attack":
        begin_attack(g, ship_id, weapon_in(choice), int(choice[2]))
        return "roll-attack-dice"
    if choice[0] == "card":
        await take_turn_of_card(g, ship_id, str(choice[1]), int(choice[2]))
    elif choice[0] in VERBS:
        take_marker(g, g.ships[ship_id], int(choice[1]))
    else:
        g.say("xw-log-passes-attack", "XW-COMBAT-1", ship=ship_name(g, ship_id))
    return await end_turn(g, ship_id)


async def take_turn_of_card(g: Battle, ship_id: int, source: str, index: int) -> None:
    """Do what a card offers in place of an attack."""
    for found, number, ability in turns_instead_of_attacks(g, g.ships[ship_id]):
        if (str(found), number) == (source, index):
            say_used(g, found, ship_id)
            await ability.effect.do(Scene(g, ship_id, ship_id, found))
            return


async def end_combat(g: Battle) -> str | None:
    """Resolve what cards do at the end of the phase."""
    await happens_to_all(g, Window.COMBAT_ENDS)
    await settle_aftermath(g)
    for ship in ships_in_play(g):
        if ship.doomed:
            await destroy(g, ship.ship_id)
    check_victory(g)
    return None if is_over(g) else "end-phase"


async def roll_attack_dice(g: Battle) -> str:
    """XW-ATTACK-ROLL-1 to -4: roll the attack dice; the weapon's cost is paid before."""
    attack = attack_of(g)
    if not attack.follow_up.repeated:
        await happens(g, Window.ATTACK_DECLARED, attack.attacker)
    count = attack_dice_count(g)
    g.say("xw-log-step-attack-dice", "XW-COMBAT-3", "XW-ATTACK-ROLL-1", count=count)
    attack_of(g).dice.attack_roll = await dice.roll(ATTACK, count)
    await show_named(g, ATTACK)
    await happens(g, Window.ATTACK_ROLLED, attack_of(g).attacker)
    if count:
        say_roll(g, ATTACK)
        return "modify-attack-dice"
    return "compare-results"  # XW-ATTACK-ROLL-4: without a die there is nothing to defend against


async def modify_attack_dice(g: Battle) -> str:
    """XW-MODIFY-9: the defender modifies the attack dice first, then the attacker."""
    g.say("xw-log-step-modify-attack", "XW-COMBAT-3")
    await modify(g, ATTACK, plans.chance_to_hit)
    return "roll-defense-dice"


async def roll_defense_dice(g: Battle) -> str:
    """XW-DEFENSE-ROLL-1 to -3: roll the defense dice."""
    await happens(g, Window.BEFORE_DEFENSE_ROLL, attack_of(g).defender)
    count = defense_dice_count(g)
    g.say("xw-log-step-defense-dice", "XW-COMBAT-3", "XW-DEFENSE-ROLL-1", count=count)
    attack_of(g).dice.defense_dice = count
    attack_of(g).dice.defense_roll = await dice.roll(DEFENSE, count)
    await show_named(g, DEFENSE)
    await happens(g, Window.DEFENSE_ROLLED, attack_of(g).defender)
    check_guess(g, attack_of(g))
    if count:
        say_roll(g, DEFENSE)
    return "modify-defense-dice"


async def show_named(g: Battle, die: Die) -> None:
    """Turn one die to the face that somebody named before the roll; it stays as it is."""
    attack = attack_of(g)
    roll, face = roll_of(attack, die), attack.dice.named.get(die)
    if face is None or not roll:
        return
    ship_id = attack.attacker if die == ATTACK else attack.defender
    place = await Ask(
        g.ships[ship_id].seat,
        text("xw-ask-show-named", face=face_name(face)),
        list(range(len(roll))),
        label=lambda place: face_name(roll_of(attack_of(g), die)[place].face),
        at=lambda place: f"die:{die}:{place}",
    )
    roll_of(attack_of(g), die)[place] = Result(face, fixed=True)


def check_guess(g: Battle, attack: Attack) -> None:
    """Reward whoever foresaw the evades of this roll."""
    if attack.dice.guess == dice.count(attack.dice.defense_roll, dice.EVADE):
        attack.dice.defense_roll.append(Result(dice.EVADE, added=True))
        g.say("xw-log-guessed", "XW-MODIFY-3", ship=ship_name(g, attack.defender))


async def modify_defense_dice(g: Battle) -> str:
    """XW-MODIFY-10: the attacker modifies the defense dice first, then the defender."""
    g.say("xw-log-step-modify-defense", "XW-COMBAT-3")
    if is_pinned(g):
        g.say("xw-log-pinned", ship=ship_name(g, attack_of(g).defender))
        return "compare-results"
    reinforce(g)
    await modify(g, DEFENSE)
    return "compare-results"


def reinforce(g: Battle) -> None:
    """Add the evade of a reinforced side, if any part of the attacker lies on that side."""
    attack = attack_of(g)
    ship, attacker = g.ship(attack.defender), g.ship(attack.attacker)
    for token, turned in ((tokens.REINFORCE_FORE, 0.0), (tokens.REINFORCE_AFT, 180.0)):
        if tokens.held(ship, token) and lies_ahead(ship, attacker, turned):
            attack.dice.defense_roll.append(Result(dice.EVADE, added=True))
            g.say("xw-log-reinforced", ship=ship_name(g, attack.defender))


async def compare_results(g: Battle) -> str:
    """XW-COMPARE-1 to -6: evades cancel hits, then criticals; what is left has hit."""
    g.say("xw-log-step-compare", "XW-COMBAT-3", "XW-COMPARE-1")
    attack = attack_of(g)
    await happens(g, Window.COMPARE_RESULTS, attack.attacker)
    await happens(g, Window.COMPARE_RESULTS, attack.defender)
    attack = attack_of(g)
    soften(g, attack)
    evades = dice.count(attack.dice.defense_roll, dice.EVADE)
    hits = dice.count(attack.dice.attack_roll, dice.HIT)
    sure = min(attack.results.sure_hits, hits)
    hits -= sure
    criticals = dice.count(attack.dice.attack_roll, dice.CRITICAL)
    if rules_in_force(g, g.ship(attack.attacker), HitsStand):
        attack.results.hits, attack.results.criticals = hits, max(0, criticals - evades)
    elif attack.results.criticals_first:
        attack.results.criticals = max(0, criticals - evades)
        attack.results.hits = max(0, hits - max(0, evades - criticals))
    else:
        attack.results.hits = max(0, hits - evades)
        attack.results.criticals = max(0, criticals - max(0, evades - hits))
    attack.results.hits += sure
    attacker = g.ship(attack.attacker)
    if criticals and has_gift(g, attacker, SureCritical):
        attack.results.criticals = max(1, attack.results.criticals)
    attack.results.criticals_lost = criticals - attack.results.criticals
    cancel(attack)
    attack.results.hit = attack.results.hits + attack.results.criticals > 0 or has_gift(
        g, attacker, AlwaysHits
    )
    if attack.results.hit:
        rule, message = "XW-COMPARE-3", "xw-log-hits"
    else:
        rule, message = "XW-COMPARE-4", "xw-log-misses"
    g.say(message, rule, hits=attack.results.hits, criticals=attack.results.criticals)
    return "deal-damage"


def soften(g: Battle, attack: Attack) -> None:
    """XW-LIMIT-4, XW-MISSION-1-11: where no card can be face up, criticals count as hits."""
    if is_craft(g.ship(attack.defender)) or not cards_left(g, g.ship(attack.defender)):
        for result in attack.dice.attack_roll:
            if result.face == dice.CRITICAL:
                result.face = dice.HIT


def cancel(attack: Attack) -> None:
    """XW-COMPARE-5: cancelled results are removed; no later effect of this attack sees them."""
    left: list[Result] = []
    hits, criticals = attack.results.hits, attack.results.criticals
    for result in attack.dice.attack_roll:
        if result.face == dice.HIT:
            hits -= 1
            if hits < 0:
                continue
        elif result.face == dice.CRITICAL:
            criticals -= 1
            if criticals < 0:
                continue
        left.append(result)
    attack.dice.attack_roll = left


async def deal_damage(g: Battle) -> str | None:
    """XW-DAMAGE-1 and -4: one damage per hit, then one critical damage per critical."""
    attack = attack_of(g)
    g.say("xw-log-step-damage", "XW-COMBAT-3", "XW-DAMAGE-1")
    discard_if_put_off(g)
    if attack.results.hit:
        await happens(g, Window.ATTACK_HITS, attack.attacker)
    elif not attack.follow_up.landed:  # an attack made twice has missed if both did
        await happens(g, Window.ATTACK_MISSES, attack.attacker)
    attack = attack_of(g)
    if not attack.results.cancelled:
        for _ in range(attack.results.hits):
            await suffer(g, attack.defender, cause=attack.attacker)
        for _ in range(attack.results.criticals):
            await suffer(g, attack.defender, critical=True, cause=attack.attacker)
    return await end_attack(g)


async def end_attack(g: Battle) -> str | None:
    """Settle the defender's fate; some weapons attack again."""
    attack = attack_of(g)
    attacker, defender = attack.attacker, attack.defender
    await destroy_if_beaten(g, defender, attacker)
    await happens(g, Window.ATTACK_ENDS, attacker)
    await happens(g, Window.ATTACK_ENDS, defender)
    ended = attack_of(g)
    g.attack = None
    await destroy_if_beaten(g, defender, attacker)
    use_first_of_round(g, g.ship(attacker), g.ship(defender))  # even if it dealt no card
    remember_attack(g, attacker, defender)
    await settle_aftermath(g)
    if is_over(g):
        return None
    both_there = g.ship(attacker).status == g.ship(defender).status == IN_PLAY
    if ended.follow_up.repeats and both_there:
        g.attack = repetition(ended)
        return "roll-attack-dice"
    if ended.follow_up.aside:
        return ASIDE
    if ended.follow_up.grants[0] and await attack_afterwards(g, ended):
        return "roll-attack-dice"
    return await end_turn(g, attacker)


def remember_attack(g: Battle, attacker: int, defender: int) -> None:
    """Note an attack for cards that answer once it is over."""
    beaten = g.ship(defender)
    beaten.deeds.attacked_by = attacker
    remember(g, Window.DEFENDED, defender)
    if beaten.doomed or beaten.status != IN_PLAY:
        remember(g, Window.DEFENDER_DESTROYED, attacker)


def repetition(attack: Attack) -> Attack:
    """Return the same attack made once more, with its cost already paid."""
    return Attack(
        attack.attacker,
        attack.defender,
        attack.weapon,
        attack.range,
        attack.obstructed,
        follow_up=FollowUp(
            attack.follow_up.repeats - 1,
            repeated=True,
            landed=attack.follow_up.landed or attack.results.hit,
            grants=attack.follow_up.grants,
            aside=attack.follow_up.aside,
        ),
    )


async def attack_afterwards(g: Battle, before: Attack) -> bool:
    """Make the further attack that a card granted; say whether there is one."""
    source, weapon, elsewhere = before.follow_up.grants
    if g.ship(before.attacker).status != IN_PLAY:
        return False

    def choices(g: Battle, ship: Ship) -> list[Choice]:
        return [
            choice
            for choice in combat_choices(g, ship)
            if choice[0] == "attack"
            and is_of_kind(weapon_in(choice), weapon, before.weapon)
            and not (weapon == REAR and is_in_front_arc(ship, g.ship(int(choice[2]))))
            and not (elsewhere and choice[2] == before.defender)
        ] + [PASS]

    if len(choices(g, g.ship(before.attacker))) == 1:
        return False
    choice = await declare(g, before.attacker, choices)
    if choice == PASS:
        return False
    begin_attack(g, before.attacker, weapon_in(choice), int(choice[2]))
    attack_of(g).follow_up.granted_by = source
    attack_of(g).follow_up.last = True
    return True


def is_of_kind(weapon: str, kind: str, last: str) -> bool:
    """Whether a weapon is the primary one, belongs to a slot, or is another than the last."""
    if kind == OTHER:
        return weapon != last
    if not weapon:
        return kind in (PRIMARY, REAR)
    return upgrade_card(weapon).slot.value == kind


async def attack_aside(g: Battle, attacker: int, weapon: str, defender: int) -> None:
    """Make an attack in the middle of something else, from its declaration to its end."""
    begin_attack(g, attacker, weapon, defender)
    attack_of(g).follow_up.aside = True
    attack_of(g).follow_up.last = True
    step: str | None = "roll-attack-dice"
    while step in ATTACK_STEPS:
        step = await ATTACK_STEPS[step](g)


ASIDE = "aside"
OTHER = "other"
REAR = "rear"
ATTACK_STEPS.update(
    {
        "roll-attack-dice": roll_attack_dice,
        "modify-attack-dice": modify_attack_dice,
        "roll-defense-dice": roll_defense_dice,
        "modify-defense-dice": modify_defense_dice,
        "compare-results": compare_results,
        "deal-damage": deal_damage,
    }
)


async def retaliate(g: Battle, ship_id: int, primary_only: bool, target: int) -> bool:
    """Let a ship attack out of turn, a certain ship or any; say whether it did."""
    choice = await declare(g, ship_id, lambda g, ship: retaliations(g, ship, primary_only, target))
    if choice == PASS:
        return False
    await attack_aside(g, ship_id, weapon_in(choice), int(choice[2]))
    return True


def retaliations(g: Battle, ship: Ship, primary_only: bool, target: int) -> list[Choice]:
    """Return the attacks a ship may make out of turn, and passing."""
    return [
        choice
        for choice in combat_choices(g, ship)
        if choice[0] == "attack"
        and (not primary_only or choice[1] == PRIMARY)
        and target in (NOBODY, choice[2])
    ] + [PASS]


async def end_turn(g: Battle, ship_id: int) -> str | None:
    """XW-SIMULTANEOUS-3: a doomed ship is removed once it has had its attack."""
    if g.ships[ship_id].doomed and not has_gift(g, g.ships[ship_id], LivesOn):
        g.ships[ship_id].doomed = False
        await destroy(g, ship_id)
    await settle_aftermath(g)
    check_victory(g)
    return None if is_over(g) else "combat"
