"""Upgrades but weapons of Convergence."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import NOTHING, Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Condition, Effect


class RemovedEnemyDie(Condition, frozen=True):
    """You removed a die of an opponent this round."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.players[scene.seat].removed


class UseOfHost(Effect, frozen=True):
    """Use a special or a power action printed on the host, even one used this round."""

    def usable(self, scene: Scene) -> list[int]:
        """Return the numbers of these abilities."""
        found = facts.of(scene.g, HOST.meant(scene)[0])
        powers = found.used.get(Use.POWER_ACTION, ())
        return [*found.specials, *powers]

    def can(self, scene: Scene) -> bool:
        return bool(HOST.meant(scene)) and bool(self.usable(scene))

    async def do(self, scene: Scene) -> Outcome:
        if not self.can(scene):
            return NOTHING
        host = HOST.meant(scene)[0]
        of = facts.of(scene.g, host)
        chosen = await Ask(
            scene.seat,
            text("ds-ask-choose", card=scene.source_name(), count=1),
            self.usable(scene),
            label=lambda index: of.ability(index).does(),
        )
        return await of.ability(chosen).apply(scene.at(host))


CARDS: tuple[Card, ...] = (
    upgrade(
        "CONV 14 Force Storm",
        "villain blue legendary ability, cost 4; die 3RD 3RD 4ID 2Dc 2Sh Sp",
        Ability(
            SPECIAL,
            Do(
                (
                    To(Exhaust(THIS), PlaceTokens(Token.RESOURCE, 1, THIS)),
                    Deal(TokensOn(Token.RESOURCE, THIS), A_CHARACTER),
                    RerollThisDie(),
                )
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "CONV 15 Malice",
        "villain blue rare ability, cost 1; die 1Dr 1Dc 1Dc Sp Sp -",
        Ability(SPECIAL, Deal(1, AnyNumber(Cards(types=CHARACTERS, dice_show=BLANK)))),
        keywords="redeploy",
    ),
    upgrade(
        "CONV 17 Sith Teachings",
        "villain blue rare ability, cost 2; die +2MD 1Dc 1R Sp Sp -",
        Ability(AFTER_PLAYING, Remove(One(Dice(shows=BLANK))), may=True),
        Ability(SPECIAL, Deal(Rather(1, 2, RemovedEnemyDie()), A_CHARACTER)),
        only_if=There(Cards(YOU, subtypes=SITH)),
    ),
    upgrade(
        "CONV 34 Modular Frame",
        "villain red starter equipment, cost 0",
        Standing(MoreHealth(1, HOST)),
        Standing(
            DiscardedIf(
                Not(
                    AnyOf(
                        (
                            CardIs(HOST, Cards(subtypes=DROID)),
                            CardIs(HOST, Cards(names=("General Grievous",))),
                        )
                    )
                )
            )
        ),
        keywords="redeploy",
    ),
    upgrade(
        "CONV 51 Skilled Tracker",
        "villain yellow rare ability, cost 1; die 1Dr 1Dc 1R Sp Sp -",
        Ability(SPECIAL, Remove(A_CHARACTER_DIE)),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "CONV 68 Jedi Holocron",
        "hero blue rare equipment, cost 1; die 1F 1R +1R Sp Sp -",
        Ability(
            SPECIAL,
            To(
                PutOnDeck(THIS, DeckPlace.BOTTOM),
                Do(
                    (
                        Draw(3),
                        May(
                            Play(
                                One(
                                    Cards(
                                        YOU,
                                        UPGRADES,
                                        zone=Zone.HAND,
                                        colours=BLUE,
                                        subtypes=ABILITY,
                                    )
                                ),
                                less=1,
                            )
                        ),
                    )
                ),
            ),
        ),
        only_if=There(Cards(YOU, subtypes=JEDI)),
    ),
    upgrade(
        "CONV 69 Lore Hunter",
        "hero blue common ability, cost 1",
        Ability(
            AFTER_ITS_HOST_ACTIVATES,
            Do((LookAt(Top(2, ANYONE)), Discard(A_CARD_LOOKED_AT), AddToHand(A_CARD_LOOKED_AT))),
            may=True,
        ),
    ),
    upgrade(
        "CONV 71 Republic Jedi Armor",
        "hero blue starter equipment, cost 2; die 1F 1Sh 2Sh 2Sh1 1R -",
        Ability(After(Plays(THIS, on=Cards(subtypes=JEDI))), GiveShields(1, HOST)),
        Standing(MoreHealth(1, HOST)),
    ),
    upgrade(
        "CONV 87 Resistance Ring",
        "hero red rare equipment, cost 1; die 1F 1Sh +1R +1R Sp -",
        Ability(AFTER_PLAYING, Mill(1, ANYONE)),
        Ability(
            SPECIAL,
            Play(One(Cards(ANYONE, EVENTS, zone=Zone.DISCARD, colours=RED)), then_aside=True),
        ),
    ),
    upgrade(
        "CONV 103 Custom Bandolier",
        "hero yellow common equipment, cost 0",
        Standing(NotCounted(Subtype.EQUIPMENT, HOST)),
        Ability(
            ACTION,
            To(Exhaust(THIS), Reroll(One(Dice(YOU, subtypes=(Subtype.EQUIPMENT, Subtype.WEAPON))))),
        ),
    ),
    upgrade(
        "CONV 104 Moxie",
        "hero yellow rare ability, cost 2; die 1F 1Sh 1R Sp Sp -",
        Ability(SPECIAL, UseOfHost()),
    ),
    upgrade(
        "CONV 117 Force Pull",
        "neutral blue rare ability, cost 2; die 2ID 1F 1R Sp Sp -",
        Ability(
            SPECIAL,
            Then(
                Activate(AN_OPPONENTS_CHARACTER),
                May(Resolve(One(Dice(on=THAT_CHARACTER, types=CHARACTERS)))),
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "CONV 119 Soresu Mastery",
        "neutral blue legendary ability form, cost 3; die 2F 2Sh 2Sh 1R Sp Sp",
        Standing(LimitOnHost(Subtype.FORM)),
        Ability(AFTER_PLAYING, Remove(A_DAMAGE_DIE), may=True),
        Ability(SPECIAL, Do((Remove(A_DAMAGE_DIE), GiveShields(1, A_CHARACTER)))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "CONV 120 Soresu Training",
        "neutral blue rare ability, cost 2; die 1F 1Sh 1R Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    GiveShields(2, A_CHARACTER),
                    May(
                        To(
                            Do((PickCard(HOST), Discard(THIS))),
                            Play(
                                One(
                                    Cards(YOU, zone=Zone.HAND_OR_DISCARD, names=("Soresu Mastery",))
                                ),
                                on=THAT_CHARACTER,
                                free=True,
                            ),
                        )
                    ),
                )
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "CONV 140 Riot Shield",
        "neutral red uncommon equipment, cost 1",
        Ability(
            Before(TakesDamage(HOST)),
            To(Discard(THIS), Block(Rather(2, 3, CardIs(THAT_CHARACTER, Cards(subtypes=TROOPER))))),
            may=True,
        ),
    ),
    upgrade(
        "CONV 157 Mandalorian Jetpack",
        "neutral yellow starter equipment, cost 2; die 2ID 1Sh 1Sh Sp Sp -",
        Ability(
            SPECIAL, Then(Reroll(One(Dice(not_this=True))), Deal(ValueOf(THOSE_DICE), A_CHARACTER))
        ),
    ),
    upgrade(
        "CONV 159 Unscrupulous",
        "neutral yellow rare ability, cost 1; die 1F Sp Sp Sp - -",
        Ability(SPECIAL, Choose((DiscardAtRandom(1, OPPONENT), As(OPPONENT, Lose(1))))),
        only_on=Cards(types=CHARACTERS, subtypes=SCOUNDREL),
    ),
    upgrade(
        "CONV 170 Protective Suit",
        "neutral gray uncommon equipment, cost 1",
        Standing(
            CannotPlayOn(Cards(types=(CardType.DOWNGRADE,), not_subtypes=BOUNTY), on_host=True)
        ),
        Ability(ACTION, ReturnToHand(THIS)),
    ),
)
