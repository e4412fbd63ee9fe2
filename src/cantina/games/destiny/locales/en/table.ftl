## Destiny at the table: questions, options, reasons, and what the log tells

ds-title = Star Wars: Destiny
ds-about = Two teams, their dice and thirty cards each; whoever still has characters standing wins. Played by rules reference 2.1.

ds-chart-health = Health left
ds-chart-damage = Damage dealt to others
ds-chart-spent = Resources spent

### Things on the table

ds-symbol = { $symbol ->
    [melee] melee damage
    [ranged] ranged damage
    [indirect] indirect damage
    [shield] shield
    [resource] resource
    [disrupt] disrupt
    [discard] discard
    [focus] focus
    [special] special
    [any] any symbol
   *[blank] blank
}
ds-side = { $sign ->
    [plus] +
   *[plain] { "" }
}{ $symbol ->
    [melee] { $value } melee
    [ranged] { $value } ranged
    [indirect] { $value } indirect
    [shield] { $value } shield
    [resource] { $value } resource
    [disrupt] { $value } disrupt
    [discard] { $value } discard
    [focus] { $value } focus
    [special] special
    [any] { $value } to any symbol
   *[blank] blank
}{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost }
}
ds-die = { $name } die: { $side }
ds-die-on-card = { $name } die, on its card
ds-word = { $word ->
    [blue] blue
    [red] red
    [yellow] yellow
    [gray] gray
    [melee] melee damage
    [ranged] ranged damage
    [indirect] indirect damage
    [shield] shield
    [resource] resource
    [disrupt] disrupt
    [discard] discard
    [focus] focus
    [special] special
    [blank] blank
    [advisor] advisor
    [apprentice] apprentice
    [bounty-hunter] bounty hunter
    [droid] droid
    [engineer] engineer
    [guard] guard
    [gungan] gungan
    [inquisitor] inquisitor
    [jawa] jawa
    [jedi] Jedi
    [leader] leader
    [nightbrother] nightbrother
    [pilot] pilot
    [scavenger] scavenger
    [scoundrel] scoundrel
    [shapeshifter] shapeshifter
    [sith] Sith
    [spectre] Spectre
    [trooper] trooper
    [witch] witch
    [wookiee] wookiee
    [event] event
    [support] support
    [upgrade] upgrade
    [downgrade] downgrade
   *[number] { $word }
}

### Questions of setup, turns and upkeep

ds-ask-mulligan = Which cards do you shuffle back into your deck?
ds-ask-battlefield = Which battlefield is used?
ds-ask-own-battlefield = Which of your battlefields is used?
ds-ask-setup-shield = Which of your characters gets a shield?
ds-ask-action = Your turn: take an action or pass.
ds-ask-additional = You may take an additional action.
ds-ask-resolve-next = Resolve another die with { $symbol ->
    [melee] melee damage
    [ranged] ranged damage
    [indirect] indirect damage
    [shield] shields
    [resource] resources
    [disrupt] disrupt
    [discard] discard
    [focus] focus
   *[special] a special
}, or stop?
ds-ask-upkeep-discard = Which cards do you discard before you draw?
ds-ask-reroll = Which dice do you reroll?
ds-ask-host = What is { $card } attached to?
ds-ask-replace = Replace an upgrade to lower the cost of { $card }, now { $cost }?
ds-ask-modifiers = Which plus dice are added to { $die }?
ds-ask-claim = Use the claim ability of { $card }?

### Questions of dice and damage

ds-ask-damage = Who is dealt { $amount } { $symbol ->
    [melee] melee
   *[ranged] ranged
} damage?
ds-ask-shields = Who gets { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
}?
ds-ask-focus = Turn up to { $amount ->
    [one] 1 die
   *[other] { $amount } dice
}: which?
ds-ask-side = To which side do you turn { $die }?
ds-ask-special = Which special of { $card } do you use?
ds-ask-assign = Assign { $left } damage to your characters, one at a time.
ds-ask-lend-shields = { $lender }: how many shields block damage to { $card }?
ds-ask-share-shields = Share out { $left } { $left ->
    [one] shield
   *[other] shields
} among your characters, one by one.
ds-ask-block-first = { $card } is dealt damage: what blocks first?
ds-ask-guardian = { $card } may remove a die showing damage and be dealt its value.
ds-ask-redeploy = Where is { $card } redeployed?
ds-ask-elite-die = { $card } is no longer elite: which die is set aside?
ds-ask-twin-die = Which die is set aside with { $card }?
ds-ask-unique = You control two copies of a unique card: which one goes?
ds-ask-surplus = Too much is attached to { $card }: what goes?

### Questions of abilities

ds-ask-may = Use { $card }: { $effect }?
ds-ask-instead = Use { $card } instead?
ds-ask-unless = Prevent what { $card } does: { $effect }?
ds-ask-choose = { $card }: choose { $count ->
    [one] one
   *[other] { $count }
}.
ds-ask-order-queue = Which ability enters the queue first?
ds-ask-order-before = Which ability is applied first?
ds-ask-order-instead = Which replacement is applied first?
ds-ask-opponent = Which opponent?
ds-ask-opponent-for = { $card }: which opponent?
ds-ask-player = Which player?
ds-ask-declare = { $card }: name a { $what ->
    [colour] colour
    [number] number
    [symbol] symbol
    [type] card type
    [card] card
   *[subtype] subtype
}.
ds-ask-negotiate = { $card }: choose one and do it.
ds-ask-bid = { $card }: how many tokens do you hide?
ds-ask-play-free = { $card }: which card do you play for free?
ds-ask-pick-dice = { $card }: choose dice.
ds-ask-pick-card = { $card }: choose a card.
ds-ask-remove-die = { $card }: which dice are removed?
ds-ask-reroll-dice = { $card }: which dice are rerolled?
ds-ask-turn-die = { $card }: which dice are turned?
ds-ask-copied-die = Whose symbol is copied?
ds-ask-roll-die = { $card }: which die is rolled into your pool?
ds-ask-forbid-die = { $card }: which die cannot be rolled?
ds-ask-resolve-die = { $card }: which die is resolved?
ds-ask-resolve-order = { $card }: which die is resolved next?
ds-ask-raise-die = { $card }: which die has its value raised?
ds-ask-resolve-as = As what is { $die } resolved?
ds-ask-any-side = { $card }: which side is resolved?
ds-ask-deal = { $card }: who is dealt damage?
ds-ask-heal = { $card }: who is healed?
ds-ask-damage-from = { $card }: from whom is damage moved?
ds-ask-damage-to = { $card }: to whom is damage moved?
ds-ask-how-much = { $card }: how much?
ds-ask-give-shields = { $card }: who gets shields?
ds-ask-remove-shields = { $card }: who loses shields?
ds-ask-shields-from = { $card }: from whom are shields moved?
ds-ask-shields-to = { $card }: to whom are shields moved?
ds-ask-defeat = { $card }: who is defeated?
ds-ask-place = { $card }: where are tokens placed?
ds-ask-take = { $card }: from what are tokens taken?
ds-ask-discard-hand = { $card }: which cards do you discard?
ds-ask-look = { $card }: what do you look at?
ds-ask-reveal = { $card }: what is revealed?
ds-ask-discard = { $card }: what is discarded?
ds-ask-put-on-deck = { $card }: which card is put on its deck?
ds-ask-top-or-bottom = { $card }: on top of the deck or under it?
ds-ask-to-hand = { $card }: what returns to hand?
ds-ask-put-back = { $card }: which card comes next from the top?
ds-ask-add-to-hand = { $card }: what do you take into hand?
ds-ask-search = { $card }: which card do you take?
ds-ask-find = { $card }: which card do you choose?
ds-ask-mill-instead = { $card }: discard { $count } cards off your deck to keep all your resources?
ds-ask-where-to-search = { $card }: where do you search?
ds-ask-how-many-spotted = { $card }: how many do you spot?
ds-option-search-deck = Your deck
ds-option-search-pile = Your discard pile
ds-ask-set-aside = { $card }: what is set aside?
ds-ask-stack = { $card }: which card do you stack on it, face down?
ds-ask-stacked = { $card }: from which set-aside copy do you play?
ds-ask-play = { $card }: which card do you play?
ds-ask-activate = { $card }: what is activated?
ds-ask-take-control = { $card }: which card do you take control of?
ds-ask-keep-upgrade = { $card }: which upgrade stays in play?
ds-ask-activate-order = { $card }: what is activated next?
ds-ask-ready = { $card }: what is readied?
ds-ask-exhaust = { $card }: what is exhausted?
ds-ask-move-upgrade = { $card }: which upgrade is moved?
ds-ask-move-to = { $card }: where is it moved?
ds-ask-switch = { $card }: which battlefield comes into play?
ds-ask-use-claim = { $card }: whose claim ability is used?
ds-ask-use-special = { $card }: whose special is used?
ds-ask-return-to-game = { $card }: who comes back into play?
ds-ask-deck-order = { $card }: which card goes to the deck next?
ds-ask-switch-card = { $card }: which card is exchanged?

### Options

ds-option-none = Nothing
ds-option-use = Yes
ds-option-decline = No
ds-note-that = Namely { $things }
ds-option-play = Play { $card }
ds-option-activate = Activate { $card }
ds-option-resolve = Resolve { $die }
ds-option-resolve-as = Resolve { $die } as { $symbol ->
    [melee] melee damage
    [ranged] ranged damage
    [indirect] indirect damage
    [shield] shields
    [resource] resources
    [disrupt] disrupt
    [discard] discard
    [focus] focus
   *[special] a special
}
ds-option-reroll = Discard { $card } to reroll dice
ds-option-reroll-any = Discard a card to reroll dice
ds-option-card-action = Use the action of { $card }
ds-option-power-action = Use the power action of { $card }
ds-option-claim = Claim the battlefield
ds-option-pass = Pass
ds-option-decline-action = Take no additional action
ds-option-stop = Stop resolving
ds-option-replace = Replace { $card } and pay { $cost }
ds-option-replace-none = Replace nothing and pay { $cost }
ds-option-assign = { $card }, assigned { $damage } so far
ds-option-lose-resource = Lose 1 resource
ds-option-share-shields = { $card }, { $shields } so far
ds-option-shields-first = Shields
ds-option-ability-first = The other ability
ds-option-discard-it = Let it be discarded
ds-option-ability = { $card } of { $seat }
ds-option-special = Special { $number }: { $effect }
ds-option-number = { $number }
ds-option-top = On top
ds-option-bottom = At the bottom
ds-note-changes-nothing = changes nothing now
ds-note-activate = { $dice ->
    [0] rolls no dice
    [one] rolls 1 die, about { $damage } damage
   *[other] rolls { $dice } dice, about { $damage } damage
}

### Why something cannot be done

ds-blocked-type = Such a card is not played from hand.
ds-blocked-restriction = { $card } can be played only if { $condition }.
ds-blocked-unique = A copy of the unique { $card } is already in play on your side.
ds-blocked-host = There is nothing that { $card } can be attached to.
ds-blocked-host-only = { $card } goes only on: { $wanted }. There is none.
ds-blocked-host-named = The effect says what { $card } is played on.
ds-blocked-host-cannot = { $card } cannot be played on { $host }.
ds-blocked-host-unfit = { $card } goes only on: { $wanted }.
ds-blocked-cost = It costs { $cost } and you have { $resources }.
ds-blocked-exhausted = { $card } is exhausted.
ds-blocked-power-used = The power action of { $card } was used this round.
ds-blocked-power-of-copy-used = You used the power action of another { $card } this round.
ds-blocked-claimed = { $seat } has claimed the battlefield this round.
ds-blocked-blank = A blank cannot be resolved.
ds-blocked-modifier = A plus side is resolved only together with a die of the same symbol.
ds-blocked-hampered = Another die of this character was resolved this turn.
ds-blocked-no-cards = You have no card to discard.
ds-blocked-no-dice = You have no dice in your pool.
ds-blocked-fast-dice = None of the dice in your pool can be rolled now.
ds-blocked-combination = These dice do not fit what { $card } asks for.
ds-bad-deck = The deck of seat { $seat } is not legal: { $reason }
ds-bad-deck-format = The deck of seat { $seat } is not of a format that is played here: { $formats }.
ds-bad-deck-unplayable = The deck of seat { $seat } has cards that cannot be played here yet: { $cards }.
ds-no-ready-deck = No ready deck is legal in the format { $format }.
ds-format = { $format ->
    [starter] starter
    [standard] standard
    [trilogy] trilogy
    [infinite] infinite
    [standard-2016] standard of 2016
    [standard-2017] standard of 2017
    [standard-2018] standard of 2018
    [standard-2019] standard of 2019
    [trilogy-2018] trilogy of 2018
    [trilogy-2019] trilogy of 2019
    [arh-standard] standard by A Renewed Hope
    [tci-standard] standard by The Chance Initiative
   *[constructed] constructed
}
ds-ready-deck = { $deck ->
    [rey-starter] Rey starter
    [kylo-ren-starter] Kylo Ren starter
    [two-player-villains] Two-player villains
    [two-player-heroes] Two-player heroes
    [luke-skywalker-starter] Luke Skywalker starter
    [boba-fett-starter] Boba Fett starter
    [obi-wan-kenobi-starter] Obi-Wan Kenobi starter
    [general-grievous-starter] General Grievous starter
    [scavenger-and-defector] Scavenger and defector
    [disciple-and-line-troopers] Disciple and line troopers
    [two-player-villains-full-deck] Two-player villains, full deck
    [two-player-heroes-full-deck] Two-player heroes, full deck
    [farm-boy-and-smuggler] Farm boy and smuggler
    [hunter-with-escort] Hunter with escort
    [avenger-and-duchess] Avenger and duchess
    [droid-commander] Droid commander
    [loyal-friend-and-crack-shot] Loyal friend and crack shot
    [emperor-alone] Emperor alone
   *[other] { $deck }
}
ds-ready-team = { $team } · { $format }
ds-famous-deck = { $team }
ds-famous-note = { $how } · { $format }
ds-bad-deck-name = There is no ready deck { $name }. Possible: { $known }.

### The log: setup and rounds

ds-log-layout = The teams are laid out.
ds-log-battlefields-aside = The battlefields are set aside.
ds-log-mulligan = { $seat } shuffles back { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ds-log-battlefield-roll = { $seat } rolls { $sum } for the battlefield.
ds-log-battlefield-tie = The rolls are tied and rolled again.
ds-log-battlefield-random = No roll can decide, so chance does.
ds-log-battlefield-used = { $winner } wins the roll. The battlefield is { $card }; { $seat } controls it.
ds-log-after-setup = Setup is over.
ds-log-round = Round { $number } begins.
ds-log-phase-end = The action phase ends.
ds-log-upkeep-ready = All cards are readied.
ds-log-dice-back = { $seat } returns { $count ->
    [one] 1 die
   *[other] { $count } dice
} to the cards.
ds-log-out = { $seat } is out.
ds-log-loop = The same effects repeat without end: the game is drawn.
ds-log-declining = This could go on for ever: what may be declined is declined until the action ends.
ds-log-idle = For { $rounds } rounds everybody only passed: the game is drawn.
ds-log-together = All lose their last characters at once: the game is drawn.

### The log: actions

ds-log-pass = { $seat } passes.
ds-log-auto-pass = { $seat } has claimed and passes.
ds-log-decline = { $seat } takes no additional action.
ds-log-play = { $seat } plays { $card }.
ds-log-undone = Playing { $card } could not be completed and is taken back.
ds-log-host-gone = { $card } is discarded, for { $host } is no longer in play.
ds-log-attached = { $card } is attached to { $host }.
ds-log-no-effect = { $card } changes nothing.
ds-log-activate = { $card } is activated.
ds-log-resolve = { $seat } resolves { $dice }.
ds-log-reroll = { $seat } discards { $card } to reroll dice.
ds-log-card-action = { $seat } uses the action of { $card }.
ds-log-claim = { $seat } claims { $card }.
ds-log-extra = { $seat } may take { $amount ->
    [one] an additional action
   *[other] { $amount } additional actions
}.
ds-log-battlefield = { $seat } takes control of the battlefield.
ds-log-switched = { $card } becomes the battlefield.
ds-log-instead = { $card } happens instead.
ds-log-declared = { $seat } names { $word }.
ds-log-named-card = { $seat } names { $card }.
ds-log-bid = { $seat } reveals { $amount }.

### The log: dice

ds-log-rolled = { $seat } rolls { $dice }.
ds-log-rerolled = { $seat } rerolls { $dice }.
ds-log-turned = { $die } is turned to { $side }.
ds-log-removed = { $die } is removed.
ds-log-frozen = { $die } cannot be rolled next round.
ds-log-held = { $card } holds { $die }.

### The log: damage and tokens

ds-log-damage = { $card } is dealt { $amount } damage and takes { $taken }.
ds-log-blocked = Shields of { $card } block { $amount }.
ds-log-heal = { $card } is healed by { $amount }.
ds-log-damage-moved = { $amount } damage is moved to { $card }.
ds-log-shields = { $card } gets { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
}.
ds-log-shields-removed = { $card } loses { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
}.
ds-log-shields-moved = { $amount ->
    [one] 1 shield is
   *[other] { $amount } shields are
} moved to { $card }.
ds-log-defeated = { $card } is defeated.
ds-log-gain = { $seat } gains { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
ds-log-lose = { $seat } loses { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
ds-log-spend = { $seat } spends { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
ds-log-placed = { $amount } { $token ->
    [damage] damage
    [shield] { $amount ->
        [one] shield
       *[other] shields
    }
   *[resource] { $amount ->
        [one] resource
       *[other] resources
    }
} put on { $card }.
ds-log-taken-off = { $amount } { $token ->
    [damage] damage
    [shield] { $amount ->
        [one] shield
       *[other] shields
    }
   *[resource] { $amount ->
        [one] resource
       *[other] resources
    }
} taken off { $card }.

### The log: cards

ds-log-draw = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ds-log-hand-discard = { $seat } discards { $card }.
ds-log-mill = { $card } goes from the deck of { $seat } to the discard pile.
ds-log-looks = { $seat } looks at { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ds-log-sees = You see { $cards }.
ds-log-revealed = Revealed: { $cards }.
ds-log-discarded = { $card } is discarded from play.
ds-log-to-hand = { $card } returns to its owner's hand.
ds-log-to-deck = { $card } is put on its owner's deck.
ds-log-card-to-deck = { $seat } puts a card on the deck.
ds-log-put-back = { $seat } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back on the deck of { $owner }.
ds-log-added-to-hand = { $seat } takes { $card } into hand.
ds-log-unseen-to-hand = { $seat } takes a card into hand.
ds-log-shuffled = { $seat } shuffles the deck.
ds-log-set-aside = { $card } is set aside.
ds-log-became-support = { $card } is a support from now on.
ds-log-returned = { $card } is back in play.
ds-log-switched-resources = { $seat } and { $other } exchange their resources.
ds-log-switched-cards = { $seat } exchanges { $old } for { $new }.
ds-log-stacked = { $seat } sets { $card } aside with a card on it, face down.
ds-log-exhaust = { $card } is exhausted.
ds-log-ready = { $card } is readied.
ds-log-moved = { $card } is moved to { $host }.
ds-log-control = { $seat } takes control of { $card }.
ds-log-joined = { $seat } adds { $card } to the team.

### How a game ends

ds-end-characters = The last characters of the others were defeated.
ds-end-cards = The others had no cards left.
ds-end-conceded = All the others left the game.
ds-end-effect = A card cost the others the game.
ds-end-together = All lost their last characters at once: nobody wins.
ds-end-loop = A loop without end: nobody wins.
ds-end-idle = Round after round nobody acted: nobody wins.
ds-end-open = The game is not over.

### The board as text

ds-board-round = Round { $round }
ds-board-battlefield = Battlefield: { $card }, controlled by { $seat }
ds-board-nobody = nobody
ds-board-queue = Queue: { $cards }
ds-board-player = { $seat }: { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, hand { $hand }, deck { $deck }, discard pile { $discard }
ds-board-card = { $name } ({ $kind ->
    [character] character
    [upgrade] upgrade
    [downgrade] downgrade
    [support] support
    [plot] plot
   *[battlefield] battlefield
}{ $state ->
    [exhausted] , exhausted
   *[ready] { "" }
}){ $health ->
    [0] { "" }
   *[other] { " " }damage { $damage } of { $health }
}{ $shields ->
    [0] { "" }
   *[other] , shields { $shields }
}{ $resources ->
    [0] { "" }
   *[other] , resources { $resources }
}
ds-board-pool = Pool: { $dice }
ds-board-hand = Hand:
ds-board-hand-card = { $name } ({ $cost })
ds-why-lasting = The team keeps more health (+{ $amount }).
ds-why-fading = The team keeps less health (−{ $amount }).
ds-why-harm = The other side loses more health (+{ $amount }).
ds-why-harmless = The other side loses less health (−{ $amount }).
ds-why-force = The team's dice and cards promise more damage (+{ $amount }).
ds-why-feeble = The team's dice and cards promise less damage (−{ $amount }).
