"""How effects on tokens, damage, cards, actions and attacks are done."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import tokens
from cantina.games.x_wing.abilities.effects import (
    AcquireLock,
    AttackAgain,
    ChooseShip,
    DiscardDealtCard,
    DiscardFaceDown,
    DiscardThis,
    DiscardWeapon,
    FreeAction,
    Gain,
    HandOver,
    LockAgain,
    MatchSkill,
    RegainShield,
    Remove,
    RollAside,
    ShedLock,
    SpendLock,
    Suffer,
    TurnOneDown,
    TurnThisDown,
    UntilEndOfRound,
)
from cantina.games.x_wing.abilities.executors import attack_in, choose_ship, subject
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.sources import statics
from cantina.games.x_wing.abilities.upgrade_words import FocusForLock
from cantina.games.x_wing.abilities.vocabulary import Whose, Window
from cantina.games.x_wing.abilities.windows import happens
from cantina.games.x_wing.actions import free_action, free_actions
from cantina.games.x_wing.barrel_rolls import can_roll, roll_aside
from cantina.games.x_wing.content import DAMAGE
from cantina.games.x_wing.damage import discard, suffer, turn_face_down
from cantina.games.x_wing.destroying import destroy_if_beaten
from cantina.games.x_wing.discarding import discard_upgrade
from cantina.games.x_wing.measuring import is_within
from cantina.games.x_wing.names import damage_name, ship_name, weapon_name
from cantina.games.x_wing.printed import weapon_of
from cantina.games.x_wing.sides import other_friends
from cantina.games.x_wing.state import IN_PLAY, NOBODY
from cantina.games.x_wing.target_locks import (
    acquire,
    choose_lock,
    lockable,
    locks_on,
    remove_lock,
    spend_lock,
)
from cantina.games.x_wing.targets import lenders
from cantina.games.x_wing.values import pilot_skill, shield_value

# --- tokens and locks -----------------------------------------------------------------------


ASSIGNED = {
    tokens.STRESS: Window.STRESS_RECEIVED,
    tokens.ION: Window.ION_RECEIVED,
    tokens.FOCUS: Window.FOCUS_ASSIGNED,
}


@language.does(Gain)
async def gain(scene: Scene, node: Gain) -> Outcome:
    """Place tokens beside the ship."""
    if subject(scene).status == IN_PLAY:
        tokens.gain(scene.g, subject(scene), node.token, node.amount)
        window = ASSIGNED.get(node.token)
        if window is not None:
            for _ in range(node.amount):
                await happens(scene.g, window, scene.ship)
    return DONE


@language.does(Remove)
async def remove(scene: Scene, node: Remove) -> Outcome:
    """Return a token to the supply."""
    lost = tokens.lose(subject(scene), node.token)
    if lost and node.token == tokens.STRESS:
        await happens(scene.g, Window.STRESS_REMOVED, scene.ship)
    return Outcome(lost)


@language.can(HandOver)
def can_hand_over(scene: Scene, node: HandOver) -> bool:
    """Whether another friend is near enough."""
    you = scene.g.ship(scene.you)
    return any(is_within(you, ship, node.farthest) for ship in other_friends(scene.g, you))


@language.does(HandOver)
async def hand_over(scene: Scene, node: HandOver) -> Outcome:
    """Give the spent token to a friend."""
    return await choose_ship(
        scene, ChooseShip(Whose.OTHER_FRIEND, Gain(node.token), farthest=node.farthest)
    )


@language.can(AcquireLock)
def can_acquire_lock(scene: Scene, _: AcquireLock) -> bool:
    """Whether an enemy is near enough."""
    return bool(lockable(scene.g, subject(scene)))


@language.does(AcquireLock)
async def acquire_lock(scene: Scene, _: AcquireLock) -> Outcome:
    """Acquire a target lock outside the action step."""
    return Outcome(await choose_lock(scene.g, scene.ship))


@language.does(LockAgain)
async def lock_again(scene: Scene, _: LockAgain) -> Outcome:
    """Lock the defender once more; that lock stays unspent in this attack."""
    attack = attack_in(scene)
    acquire(scene.g, subject(scene), attack.defender)
    attack.forbidden_lock = True
    return DONE


@language.does(SpendLock)
async def spend_the_lock(scene: Scene, _: SpendLock) -> Outcome:
    """XW-SECONDARY-WEAPON-6: the lock pair is spent for the attack, or what a card accepts."""
    kinds = payments(scene)
    if not kinds:
        return NOTHING
    paid = kinds[0]
    if len(kinds) > 1:
        paid = await Ask(scene.seat, "xw-ask-pay", kinds, label=lambda kind: pay_label(scene, kind))
    if paid == LOCK:
        await spend_lock(scene.g, scene.ship)
    elif paid.startswith(LENT):
        await spend_lock(scene.g, int(paid.partition(":")[2]))
    else:
        tokens.lose(subject(scene), tokens.FOCUS)
        await happens(scene.g, Window.FOCUS_SPENT, scene.ship)
    return DONE


LOCK = "lock"
PAYMENTS = {LOCK: "xw-option-pay-lock", tokens.FOCUS: "xw-option-pay-focus"}


LENT = "lent"


def pay_label(scene: Scene, kind: str) -> Text:
    """Label what can be spent."""
    if kind.startswith(LENT):
        friend = ship_name(scene.g, int(kind.partition(":")[2]))
        return text("xw-option-pay-lent", ship=friend)
    return Text(PAYMENTS[kind])


def payments(scene: Scene) -> list[str]:
    """Return what can be spent where a target lock is wanted."""
    ship, attack = subject(scene), scene.g.attack
    elsewhere = attack is not None and ship.ship_id == attack.attacker
    elsewhere = elsewhere and attack is not None and ship.lock != attack.defender
    found = [] if ship.lock == NOBODY or elsewhere else [LOCK]
    if tokens.held(ship, tokens.FOCUS) and statics(scene.g, ship, FocusForLock):
        found.append(tokens.FOCUS)
    if attack is not None and ship.ship_id == attack.attacker:
        found += [f"{LENT}:{friend}" for friend in lenders(scene.g, ship, attack.defender)]
    return found


@language.can(ShedLock)
def can_shed_lock(scene: Scene, _: ShedLock) -> bool:
    """Whether an enemy has locked the ship."""
    return bool(locks_on(scene.g, scene.ship))


@language.does(ShedLock)
async def shed_lock(scene: Scene, _: ShedLock) -> Outcome:
    """XW-TARGET-LOCK-11: remove one enemy lock from the ship."""
    locking = [ship.ship_id for ship in locks_on(scene.g, scene.ship)]
    if not locking:
        return NOTHING
    chosen = await Ask(
        scene.seat,
        "xw-ask-shed-lock",
        locking,
        label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
        at=lambda ship: f"ship:{ship}",
        rules=("XW-TARGET-LOCK-11",),
    )
    remove_lock(scene.g.ship(chosen))
    return DONE


# --- shields, damage and cards --------------------------------------------------------------


@language.can(RegainShield)
def can_regain_shield(scene: Scene, _: RegainShield) -> bool:
    """XW-SETUP-16: never above the shield value."""
    return subject(scene).shields < shield_value(scene.g, subject(scene))


@language.does(RegainShield)
async def regain_shield(scene: Scene, _: RegainShield) -> Outcome:
    """Get a shield token back."""
    if not can_regain_shield(scene, RegainShield()):
        return NOTHING
    subject(scene).shields += 1
    scene.g.say("xw-log-regains-shield", "XW-SETUP-16", ship=ship_name(scene.g, scene.ship))
    return DONE


@language.does(Suffer)
async def suffer_damage(scene: Scene, node: Suffer) -> Outcome:
    """XW-DAMAGE-2: damage outside the results of an attack follows the same procedure."""
    g = scene.g
    for _ in range(node.damage):
        await suffer(g, scene.ship, node.critical)
    attack = g.attack
    if attack is None or attack.defender != scene.ship:
        await destroy_if_beaten(g, scene.ship)
    return Outcome(True, node.damage)


@language.does(TurnThisDown)
async def turn_this_down(scene: Scene, _: TurnThisDown) -> Outcome:
    """Turn the card this is printed on face down."""
    turn_face_down(scene.g, scene.g.ship(scene.you), int(scene.source.partition(":")[2]))
    return DONE


def face_up_with(scene: Scene, trait: str) -> list[int]:
    """Return the ship's face-up damage cards with a trait."""
    return [
        card.card_id
        for card in subject(scene).damage
        if card.face_up and DAMAGE[card.kind].trait.value == trait
    ]


@language.can(TurnOneDown)
def can_turn_one_down(scene: Scene, node: TurnOneDown) -> bool:
    """Whether there is such a card."""
    return bool(face_up_with(scene, node.trait))


@language.does(TurnOneDown)
async def turn_one_down(scene: Scene, node: TurnOneDown) -> Outcome:
    """Turn one face-up card face down."""
    found = face_up_with(scene, node.trait)
    if not found:
        return NOTHING
    kinds = {card.card_id: card.kind for card in subject(scene).damage}
    chosen = await Ask(
        scene.seat,
        "xw-ask-turn-down",
        found,
        label=lambda card: text("xw-option-damage-card", card=damage_name(kinds[card])),
    )
    turn_face_down(scene.g, subject(scene), chosen)
    return DONE


@language.does(DiscardDealtCard)
async def discard_dealt_card(scene: Scene, _: DiscardDealtCard) -> Outcome:
    """Discard the card just dealt before it does anything."""
    await discard(scene.g, scene.ship, scene.card)
    return DONE


@language.does(DiscardFaceDown)
async def discard_face_down(scene: Scene, _: DiscardFaceDown) -> Outcome:
    """Discard a face-down card; which one is unknown, so any will do."""
    found = [card.card_id for card in subject(scene).damage if not card.face_up]
    if not found:
        return NOTHING
    await discard(scene.g, scene.ship, found[0])
    return DONE


@language.does(DiscardThis)
async def discard_this(scene: Scene, _: DiscardThis) -> Outcome:
    """XW-UPGRADE-3: the card leaves the game."""
    return Outcome(discard_upgrade(scene.g, scene.you, scene.source.partition(":")[2]))


@language.does(DiscardWeapon)
async def discard_weapon(scene: Scene, _: DiscardWeapon) -> Outcome:
    """Choose a secondary weapon and discard it."""
    weapons = [card for card in dict.fromkeys(subject(scene).upgrades) if weapon_of(card)]
    if not weapons:
        return NOTHING
    chosen = await Ask(
        scene.seat,
        "xw-ask-discard-weapon",
        weapons,
        label=lambda weapon: text("xw-option-weapon", weapon=weapon_name(weapon)),
    )
    return Outcome(discard_upgrade(scene.g, scene.ship, chosen))


# --- actions and attacks --------------------------------------------------------------------


@language.can(FreeAction)
def can_take_free_action(scene: Scene, node: FreeAction) -> bool:
    """Whether there is a free action the ship may perform."""
    return bool(free_actions(scene.g, subject(scene), node.action))


@language.does(FreeAction)
async def take_free_action(scene: Scene, node: FreeAction) -> Outcome:
    """XW-ACTION-3: perform a free action."""
    return Outcome(await free_action(scene.g, scene.ship, node.action))


@language.can(RollAside)
def can_roll_aside(scene: Scene, _: RollAside) -> bool:
    """Whether a barrel roll is possible."""
    return can_roll(scene.g, subject(scene))


@language.does(RollAside)
async def do_roll_aside(scene: Scene, _: RollAside) -> Outcome:
    """Perform a barrel roll inside another action."""
    await roll_aside(scene.g, scene.ship)
    return DONE


@language.does(MatchSkill)
async def match_skill(scene: Scene, _: MatchSkill) -> Outcome:
    """Make the chosen ship's pilot skill equal yours for this phase."""
    subject(scene).skill_this_phase = pilot_skill(scene.g, scene.g.ship(scene.you))
    return DONE


@language.does(AttackAgain)
async def attack_again(scene: Scene, _: AttackAgain) -> Outcome:
    """Make the attack once more afterwards."""
    attack_in(scene).repeats += 1
    return DONE


@language.does(UntilEndOfRound)
async def until_end_of_round(scene: Scene, _: UntilEndOfRound) -> Outcome:
    """Put the card's further abilities in force until the round ends."""
    subject(scene).lasting.append(scene.source)
    return DONE
