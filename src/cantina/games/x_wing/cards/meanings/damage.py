"""How words about damage cards, shields and hull work and read."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.chance import Pick
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import attack_in, defender, subject, you_in
from cantina.games.x_wing.cards.printing import TRAITS, plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.vocabulary import Window
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words.damage import (
    AfterRoundDealt,
    CardsFaceUp,
    CountsAs,
    DamageAtMost,
    Damaged,
    DealFaceDown,
    DealFaceUp,
    DefenderHasDamage,
    DefenderHasShields,
    DiscardDealtCard,
    DiscardFaceDown,
    DrawsDamage,
    FaceUpDealt,
    FirstCardFaceUp,
    FlipDealt,
    FlipOneUp,
    HasTrait,
    IsThisCard,
    LivesOn,
    LoseShield,
    NoShields,
    RegainShield,
    ShieldsMissing,
    SpendShield,
    Suffer,
    TurnDealtDown,
    TurnOneDown,
    TurnThisDown,
)
from cantina.games.x_wing.content import DAMAGE
from cantina.games.x_wing.names import damage_name, ship_name
from cantina.games.x_wing.rules.aftermath import remember
from cantina.games.x_wing.rules.damage import (
    deal_face_down,
    deal_face_up,
    discard,
    find_card,
    suffer,
    turn_face_down,
    turn_face_up,
)
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.values import shield_value
from cantina.games.x_wing.state import DamageCard

plain(IsThisCard, "xw-when-this-card")
plain(AfterRoundDealt, "xw-when-round-over")
plain(DefenderHasShields, "xw-when-defender-has-shields")
plain(NoShields, "xw-when-no-shields")
plain(ShieldsMissing, "xw-when-shields-missing")
plain(Damaged, "xw-when-damaged")
plain(DefenderHasDamage, "xw-when-defender-damaged")
plain(FaceUpDealt, "xw-when-face-up-dealt")
plain(CardsFaceUp, "xw-gives-cards-face-up")
plain(FirstCardFaceUp, "xw-gives-first-card-face-up")
plain(LivesOn, "xw-gives-lives-on")
plain(RegainShield, "xw-does-regain-shield")
plain(LoseShield, "xw-does-lose-shield")
plain(SpendShield, "xw-does-spend-shield")
plain(DealFaceUp, "xw-does-deal-face-up")
plain(DealFaceDown, "xw-does-deal-face-down")
plain(FlipDealt, "xw-does-flip-dealt")
plain(FlipOneUp, "xw-does-flip-one-up")
plain(TurnThisDown, "xw-does-turn-this-down")
plain(TurnDealtDown, "xw-does-turn-dealt-down")
plain(DiscardDealtCard, "xw-does-discard-dealt")
plain(DiscardFaceDown, "xw-does-discard-face-down")


# --- conditions ------------------------------------------------------------------------------


@language.says(HasTrait)
def _(node: HasTrait) -> Text:
    return text("xw-when-trait", trait=Text(TRAITS[node.trait]))


def dealt_card(scene: Scene, card_id: int) -> DamageCard | None:
    """Find a damage card of the ship the scene speaks of."""
    cards = scene.g.ship(scene.ship).damage
    return next((card for card in cards if card.card_id == card_id), None)


@language.holds(HasTrait)
def has_trait(scene: Scene, node: HasTrait) -> bool:
    """XW-CRITICAL-2: the damage card just dealt has this trait."""
    card = dealt_card(scene, scene.card)
    return card is not None and card.face_up and DAMAGE[card.kind].trait.value == node.trait


@language.holds(IsThisCard)
def is_this_card(scene: Scene, _: IsThisCard) -> bool:
    """Look whether the card just dealt is the one the ability is printed on."""
    return scene.source == f"damage:{scene.card}"


@language.holds(AfterRoundDealt)
def after_round_dealt(scene: Scene, _: AfterRoundDealt) -> bool:
    """Look whether the round in which this damage card was dealt is over."""
    card = dealt_card(scene, int(scene.source.partition(":")[2]))
    return card is not None and card.round_dealt < scene.g.round


@language.holds(NoShields)
def _(scene: Scene, _node: NoShields) -> bool:
    return not you_in(scene).shields


@language.holds(ShieldsMissing)
def _(scene: Scene, _node: ShieldsMissing) -> bool:
    return you_in(scene).shields < shield_value(scene.g, you_in(scene))


@language.holds(DefenderHasShields)
def _(scene: Scene, _node: DefenderHasShields) -> bool:
    target = defender(scene)
    return target is not None and target.shields > 0


@language.holds(Damaged)
def _(scene: Scene, _node: Damaged) -> bool:
    return bool(you_in(scene).damage)


@language.says(DamageAtMost)
def _(node: DamageAtMost) -> Text:
    return text("xw-when-damage-at-most", cards=node.cards)


@language.holds(DamageAtMost)
def _(scene: Scene, node: DamageAtMost) -> bool:
    return len(scene.g.ship(scene.you).damage) <= node.cards


@language.holds(DefenderHasDamage)
def defender_has_damage(scene: Scene, _: DefenderHasDamage) -> bool:
    """Say whether the defender has a damage card."""
    target = defender(scene)
    return target is not None and bool(target.damage)


@language.holds(FaceUpDealt)
def _(scene: Scene, _node: FaceUpDealt) -> bool:
    return scene.g.attack is not None and scene.g.attack.face_up


# --- modifiers -------------------------------------------------------------------------------


@language.says(CountsAs)
def _(node: CountsAs) -> Text:
    return text("xw-gives-counts-as", damage=node.damage)


@language.says(DrawsDamage)
def _(node: DrawsDamage) -> Text:
    return text("xw-gives-draws-damage", count=node.count)


# --- effects ---------------------------------------------------------------------------------


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


@language.does(LoseShield)
async def lose_shield(scene: Scene, _: LoseShield) -> Outcome:
    """Take a shield token away."""
    ship = subject(scene)
    if not ship.shields:
        return NOTHING
    ship.shields -= 1
    remember(scene.g, Window.SHIELDS_WERE_LOST, scene.ship)
    return DONE


@language.can(SpendShield)
def _(scene: Scene, _node: SpendShield) -> bool:
    return you_in(scene).shields > 0


@language.does(SpendShield)
async def _(scene: Scene, _node: SpendShield) -> Outcome:
    you_in(scene).shields -= 1
    await happens(scene.g, Window.SHIELD_LOST, scene.you)
    return DONE


@language.says(Suffer)
def _(node: Suffer) -> Text:
    message = "xw-does-suffer-critical" if node.critical else "xw-does-suffer"
    return Text(message, {"count": node.damage})


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


async def settle(scene: Scene) -> None:
    """Destroy a ship that was dealt its last card; a defender waits for the end of the attack."""
    attack = scene.g.attack
    if attack is None or attack.defender != scene.ship:
        await destroy_if_beaten(scene.g, scene.ship)


@language.does(DealFaceUp)
async def _(scene: Scene, _node: DealFaceUp) -> Outcome:
    await deal_face_up(scene.g, scene.ship)
    await settle(scene)
    return DONE


@language.does(DealFaceDown)
async def _(scene: Scene, _node: DealFaceDown) -> Outcome:
    await deal_face_down(scene.g, scene.ship)
    await settle(scene)
    return DONE


@language.can(FlipDealt)
def _(scene: Scene, _node: FlipDealt) -> bool:
    attack = scene.g.attack
    if attack is None:
        return False
    cards = scene.g.ship(attack.defender).damage
    return any(card.card_id in attack.dealt and not card.face_up for card in cards)


@language.does(FlipDealt)
async def _(scene: Scene, _node: FlipDealt) -> Outcome:
    attack = attack_in(scene)
    for card_id in attack.dealt:
        await turn_face_up(scene.g, attack.defender, card_id)
    return DONE


@language.does(FlipOneUp)
async def _(scene: Scene, _node: FlipOneUp) -> Outcome:
    down = [card.card_id for card in subject(scene).damage if not card.face_up]
    if not down:
        return NOTHING
    await turn_face_up(scene.g, scene.ship, await Pick(down) if len(down) > 1 else down[0])
    await destroy_if_beaten(scene.g, scene.ship)
    return DONE


@language.does(TurnThisDown)
async def turn_this_down(scene: Scene, _: TurnThisDown) -> Outcome:
    """Turn the card this is printed on face down."""
    turn_face_down(scene.g, scene.g.ship(scene.you), int(scene.source.partition(":")[2]))
    return DONE


@language.says(TurnOneDown)
def _(node: TurnOneDown) -> Text:
    return text("xw-does-turn-one-down", trait=Text(TRAITS[node.trait]))


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


@language.can(TurnDealtDown)
def _(scene: Scene, _node: TurnDealtDown) -> bool:
    card = find_card(subject(scene), scene.card)
    return card is not None and card.face_up


@language.does(TurnDealtDown)
async def _(scene: Scene, _node: TurnDealtDown) -> Outcome:
    card = find_card(subject(scene), scene.card)
    if card is None:
        return NOTHING
    card.face_up = False
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
