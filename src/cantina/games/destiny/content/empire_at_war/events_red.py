"""Red events of Empire at War."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.destiny.asking import choose_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import free_for_all, leaving_play
from cantina.games.destiny.rules.zones import seats_from


class KeepOneUpgradeEach(Effect, frozen=True):
    """Each player, from you on, may choose one upgrade; all others in play are discarded."""

    def can(self, scene: Scene) -> bool:
        return any(card.kind == "upgrade" for card in scene.g.play.values())

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        kept: list[int] = []
        for seat in seats_from(g, scene.seat):
            left = [c.id for c in g.play.values() if c.kind == "upgrade" and c.id not in kept]
            async with free_for_all.part_of(g, seat):
                prompt = scene.question("ds-ask-keep-upgrade")
                chosen = await choose_card(g, seat, prompt, left, none=True)
                if chosen is not None:
                    kept.append(chosen)
        going = [c.id for c in g.play.values() if c.kind == "upgrade" and c.id not in kept]
        for card in going:
            await leaving_play.discard(scene, card)
        return DONE


CARDS: tuple[Card, ...] = (
    event(
        "EaW 61 Commandeer",
        "villain red uncommon, cost 2",
        Resolve(One(Dice(OPPONENT, subtypes=VEHICLE)), free=True),
    ),
    event(
        "EaW 62 Crossfire",
        "villain red common, cost 1",
        Choose(
            (
                Remove(One(Dice(has_cost=True))),
                To(Spend(1), Remove(Several(2, Dice(has_cost=True)))),
            )
        ),
    ),
    event(
        "EaW 63 Drop Your Weapon!",
        "villain red uncommon, cost 2",
        To(
            Spot(RED_CHARACTERS, 2),
            Discard(
                One(
                    Cards(
                        types=UPGRADES,
                        subtypes=WEAPON,
                        on=Each(Cards(types=CHARACTERS, ready=True)),
                    )
                )
            ),
        ),
    ),
    event(
        "EaW 64 Imperial Backing",
        "villain red uncommon, cost 2",
        Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND)), less=Count(Cards(YOU, CHARACTERS))),
        keywords="ambush",
    ),
    event("EaW 65 Prepare for War", "villain red common, cost 0", Gain(1), only_if=FirstAction()),
    event(
        "EaW 66 Red Alert",
        "villain red common, cost 3",
        Ready(One(Cards(types=CHARACTERS, colours=RED, unique=False))),
    ),
    event(
        "EaW 67 Ruthless Tactics",
        "villain red common, cost 0",
        Resolve(YOUR_DIE, plus=CostShown(THOSE_DICE)),
    ),
    event(
        "EaW 68 Take Prisoner",
        "villain red uncommon, cost 1",
        Then(
            PickPlayer(OPPONENT),
            DiscardAtRandom(
                Times(2, Count(Cards(THAT_PLAYER, CHARACTERS, zone=Zone.DEFEATED))), THAT_PLAYER
            ),
        ),
    ),
    event(
        "EaW 89 All Quiet On The Front",
        "hero red uncommon, cost 1",
        Then(StripShields(ALL, Cards(YOU, CHARACTERS)), Mill(JustDone(Handled.SHIELDS), OPPONENT)),
    ),
    event("EaW 90 Entrenched", "hero red uncommon, cost 3", ShareShields(5)),
    event(
        "EaW 91 Fortuitous Strike",
        "hero red common, cost 1",
        To(
            Spot(RED_CHARACTERS),
            Then(Reroll(ANY_OF_YOUR_DICE), Deal(Count(Dice(that=True, shows=RANGED)), A_CHARACTER)),
        ),
    ),
    event(
        "EaW 92 Rearguard",
        "hero red common, cost 1",
        Remove(UpTo(Count(Dice(YOU, colours=RED, shows=SHIELD)), Dice())),
    ),
    event(
        "EaW 93 Reckless Reentry",
        "hero red uncommon, cost 1",
        Then(
            PickCard(One(Cards(YOU, SUPPORTS, subtypes=VEHICLE))),
            Then(
                RollIn(One(Dice(types=SUPPORTS, on=THAT_CARD, place=DiePlace.ON_CARD))),
                If(DieIs(THOSE_DICE, Dice(shows=BLANK)), Discard(THAT_CARD)),
            ),
        ),
    ),
    event(
        "EaW 94 Strike Briefing",
        "hero red common, cost 0",
        Then(Do((LookAt(Top(3, OPPONENT)), PutBack())), May(Mill(1, THAT_PLAYER))),
    ),
    event("EaW 95 Swift Strike", "hero red common, cost 1", Remove(One(Dice(modifier=True)))),
    event(
        "EaW 118 Covering Fire",
        "neutral red common, cost 0",
        Reroll(UpTo(Count(Dice(YOU, shows=RANGED)), Dice(OPPONENT))),
    ),
    event(
        "EaW 119 Deploy Squadron",
        "neutral red common, cost 0",
        Activate(AnyNumber(Cards(YOU, SUPPORTS))),
    ),
    event("EaW 120 Fall Back", "neutral red uncommon, cost 4", KeepOneUpgradeEach()),
    event(
        "EaW 121 Feint",
        "neutral red uncommon, cost 1",
        Then(
            Activate(YOUR_CHARACTER),
            May(To(Remove(Each(Dice(on=THAT_CHARACTER))), Ready(THAT_CHARACTER))),
        ),
    ),
    event(
        "EaW 122 Flanking Maneuver",
        "neutral red uncommon, cost 2",
        Deal(Count(Dice(YOU, types=SUPPORTS)), A_CHARACTER),
    ),
    event(
        "EaW 123 Heat Of Battle",
        "neutral red common, cost 2",
        Then(
            As(OPPONENT, Turn(UpTo(2, Dice(YOU)), Showing(MELEE_OR_RANGED))),
            Turn(UpTo(2, Dice(YOU)), Showing(MELEE_OR_RANGED)),
        ),
    ),
    event(
        "EaW 124 Pinned Down",
        "neutral red common, cost 1",
        To(Spot(Cards(subtypes=VEHICLE)), Remove(A_DIE)),
    ),
    event("EaW 125 The Day is Ours", "neutral red common, cost 2", ClaimBattlefield()),
)
