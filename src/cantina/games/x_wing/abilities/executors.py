"""How each effect of the ability language is done."""

from __future__ import annotations

from cantina.core.ask import Ask, AskMany
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.x_wing import dice, tokens
from cantina.games.x_wing.abilities.effects import (
    AcquireLock,
    AddResult,
    AttackAgain,
    CancelAllResults,
    CancelResults,
    ChangeResults,
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
    RerollDice,
    RollAside,
    RollDie,
    ShedLock,
    SpendLock,
    Suffer,
    TheAttacker,
    TheDefender,
    TurnOneDown,
    TurnThisDown,
    UntilEndOfRound,
    Yourself,
)
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.vocabulary import Whose
from cantina.games.x_wing.actions import free_action, free_actions
from cantina.games.x_wing.barrel_rolls import can_roll, roll_aside
from cantina.games.x_wing.content import DAMAGE
from cantina.games.x_wing.damage import discard, suffer, turn_face_down
from cantina.games.x_wing.destroying import destroy_if_beaten
from cantina.games.x_wing.measuring import is_within
from cantina.games.x_wing.modifying import can_reroll, reroll, rerollable, roll_of
from cantina.games.x_wing.names import damage_name, face_name, ship_name, weapon_name
from cantina.games.x_wing.printed import weapon_of
from cantina.games.x_wing.sides import enemies_of, other_friends
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Attack, Result, Ship
from cantina.games.x_wing.target_locks import (
    acquire,
    choose_lock,
    lockable,
    locks_on,
    remove_lock,
    spend_lock,
)
from cantina.games.x_wing.values import pilot_skill, shield_value


def attack_in(scene: Scene) -> Attack:
    """Return the attack in progress, which some effects need."""
    attack = scene.g.attack
    if attack is None:
        raise ValueError(f"{scene.source} needs an attack in progress")
    return attack


def subject(scene: Scene) -> Ship:
    """Return the ship the effect speaks of."""
    return scene.g.ship(scene.ship)


# --- who ------------------------------------------------------------------------------------


@language.targets(TheAttacker)
def the_attacker(scene: Scene, _: TheAttacker) -> list[int]:
    """The attacking ship."""
    return [attack_in(scene).attacker]


@language.targets(TheDefender)
def the_defender(scene: Scene, _: TheDefender) -> list[int]:
    """The defending ship."""
    return [attack_in(scene).defender]


@language.targets(Yourself)
def yourself(scene: Scene, _: Yourself) -> list[int]:
    """The ship the card belongs to."""
    return [scene.you]


def candidates(scene: Scene, node: ChooseShip) -> list[int]:
    """Return the ships that may be chosen."""
    you = scene.g.ship(scene.you)
    ships = (
        other_friends(scene.g, you)
        if node.whose is Whose.OTHER_FRIEND
        else enemies_of(scene.g, you)
    )
    return [
        ship.ship_id
        for ship in ships
        if is_within(you, ship, node.farthest, node.nearest)
        and (not node.lower_skill or pilot_skill(scene.g, ship) < pilot_skill(scene.g, you))
    ]


@language.can(ChooseShip)
def can_choose_ship(scene: Scene, node: ChooseShip) -> bool:
    """Whether there is a ship to choose."""
    return bool(candidates(scene, node))


@language.does(ChooseShip)
async def choose_ship(scene: Scene, node: ChooseShip) -> Outcome:
    """Let your player choose a ship; the effect then speaks of it."""
    found = candidates(scene, node)
    if not found:
        return NOTHING
    chosen = await Ask(
        scene.g.ship(scene.you).seat,
        "xw-ask-choose-ship",
        found,
        label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
        at=lambda ship: f"ship:{ship}",
    )
    return await language.run(scene.focused(chosen), node.effect)


# --- dice -----------------------------------------------------------------------------------


@language.can(ChangeResults)
def can_change_results(scene: Scene, node: ChangeResults) -> bool:
    """Whether the roll shows such a face."""
    attack = scene.g.attack
    return attack is not None and any(r.face == node.face for r in roll_of(attack, node.die))


@language.does(ChangeResults)
async def change_results(scene: Scene, node: ChangeResults) -> Outcome:
    """XW-MODIFY-4: turn dice to another face."""
    changed = 0
    for result in roll_of(attack_in(scene), node.die):
        if result.face == node.face and (not node.most or changed < node.most):
            result.face = node.into
            changed += 1
    if changed:
        scene.g.say(
            "xw-log-changes",
            "XW-MODIFY-4",
            count=changed,
            face=face_name(node.face),
            into=face_name(node.into),
        )
    return Outcome(changed > 0, changed)


@language.can(RerollDice)
def can_reroll_dice(scene: Scene, node: RerollDice) -> bool:
    """Whether a die may be rerolled."""
    return can_reroll(scene.g, node.die) and bool(rerollable(scene.g, node.die, node.faces))


@language.does(RerollDice)
async def reroll_dice(scene: Scene, node: RerollDice) -> Outcome:
    """XW-MODIFY-5: the player picks dice and rolls them again."""
    g = scene.g
    found = rerollable(g, node.die, node.faces)
    chosen = await AskMany(
        scene.seat,
        "xw-ask-reroll",
        found,
        least=1 if node.most == 1 else 0,
        most=node.most or None,
        label=lambda place: face_name(roll_of(attack_in(scene), node.die)[place].face),
        at=lambda place: f"die:{node.die}:{place}",
        rules=("XW-MODIFY-5", "XW-MODIFY-7"),
    )
    await reroll(g, node.die, chosen)
    return Outcome(bool(chosen), len(chosen))


@language.does(AddResult)
async def add_result(scene: Scene, node: AddResult) -> Outcome:
    """XW-MODIFY-3: one more result in the roll."""
    roll_of(attack_in(scene), node.die).append(Result(node.face, added=True))
    return DONE


@language.can(CancelResults)
def can_cancel_results(scene: Scene, node: CancelResults) -> bool:
    """Whether the attack roll shows such a face."""
    return scene.g.attack is not None and dice.count(scene.g.attack.attack_roll, node.face) > 0


@language.does(CancelResults)
async def cancel_results(scene: Scene, node: CancelResults) -> Outcome:
    """XW-COMPARE-5: cancelled results are gone for the rest of the attack."""
    roll = attack_in(scene).attack_roll
    places = [place for place, result in enumerate(roll) if result.face == node.face]
    for place in reversed(places[: node.most or None]):
        del roll[place]
    return Outcome(bool(places), len(places[: node.most or None]))


@language.does(CancelAllResults)
async def cancel_all_results(scene: Scene, _: CancelAllResults) -> Outcome:
    """Cancel all results: the dice of this attack deal no damage."""
    attack = attack_in(scene)
    attack.cancelled = True
    attack.attack_roll = []
    attack.defense_roll = []
    return DONE


@language.does(RollDie)
async def roll_die(scene: Scene, node: RollDie) -> Outcome:
    """Roll one die for a card."""
    face = await dice.roll_one(node.die)
    scene.g.say(
        "xw-log-rolls-one",
        "XW-CRITICAL-1",
        ship=ship_name(scene.g, scene.ship),
        face=face_name(face),
    )
    if face not in node.faces:
        return NOTHING
    return await language.run(scene, node.effect)


# --- tokens and locks -----------------------------------------------------------------------


@language.does(Gain)
async def gain(scene: Scene, node: Gain) -> Outcome:
    """Place tokens beside the ship."""
    if subject(scene).status == IN_PLAY:
        tokens.gain(scene.g, subject(scene), node.token, node.amount)
    return DONE


@language.does(Remove)
async def remove(scene: Scene, node: Remove) -> Outcome:
    """Return a token to the supply."""
    return Outcome(tokens.lose(subject(scene), node.token))


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
    """XW-SECONDARY-WEAPON-6: the lock pair is spent for the attack."""
    if subject(scene).lock == NOBODY:
        return NOTHING
    await spend_lock(scene.g, scene.ship)
    return DONE


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
    upgrade = scene.source.partition(":")[2]
    ship = scene.g.ship(scene.you)
    if upgrade not in ship.upgrades:
        return NOTHING
    ship.upgrades.remove(upgrade)
    scene.g.say("xw-log-discards-upgrade", "XW-UPGRADE-3", card=weapon_name(upgrade))
    return DONE


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
    subject(scene).upgrades.remove(chosen)
    scene.g.say("xw-log-discards-upgrade", "XW-UPGRADE-3", card=weapon_name(chosen))
    return DONE


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
    """The chosen ship's pilot skill equals yours for this phase."""
    subject(scene).skill_this_phase = pilot_skill(scene.g, scene.g.ship(scene.you))
    return DONE


@language.does(AttackAgain)
async def attack_again(scene: Scene, _: AttackAgain) -> Outcome:
    """The attack will be made once more."""
    attack_in(scene).repeats += 1
    return DONE


@language.does(UntilEndOfRound)
async def until_end_of_round(scene: Scene, _: UntilEndOfRound) -> Outcome:
    """The card's further abilities are in force until the round ends."""
    subject(scene).lasting.append(scene.source)
    return DONE
