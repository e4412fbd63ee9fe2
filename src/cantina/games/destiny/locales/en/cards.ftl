## Card text of Destiny: one message for each word of the card language

ds-says-detail = { $what } { $detail }
ds-says-list = { $first }, { $second }
ds-says-or = { $first } or { $second }
ds-says-nor = { $first } or { $second }
ds-says-and = { $first } and { $second }

### Symbols, colours, types

ds-says-symbol = { $symbol ->
    [melee] melee damage
    [ranged] ranged damage
    [indirect] indirect damage
    [shield] shields
    [resource] resources
    [disrupt] disrupt
    [discard] discard
    [focus] focus
    [special] a special
   *[blank] a blank
}
ds-says-any-damage = any damage
ds-colour-blue = blue
ds-colour-red = red
ds-colour-yellow = yellow
ds-colour-gray = gray
ds-not-colour-blue = non-blue
ds-not-colour-red = non-red
ds-not-colour-yellow = non-yellow
ds-not-colour-gray = non-gray
ds-affiliation-hero = hero
ds-affiliation-villain = villain
ds-affiliation-neutral = neutral
ds-subtype-ability = Ability
ds-subtype-advisor = Advisor
ds-subtype-apprentice = Apprentice
ds-subtype-artillery = Artillery
ds-subtype-bounty = Bounty
ds-subtype-bounty-hunter = Bounty Hunter
ds-subtype-droid = Droid
ds-subtype-engineer = Engineer
ds-subtype-equipment = Equipment
ds-subtype-form = Form
ds-subtype-guard = Guard
ds-subtype-gungan = Gungan
ds-subtype-injury = Injury
ds-subtype-inquisitor = Inquisitor
ds-subtype-intel = Intel
ds-subtype-jawa = Jawa
ds-subtype-jedi = Jedi
ds-subtype-leader = Leader
ds-subtype-location = Location
ds-subtype-mod = Mod
ds-subtype-move = Move
ds-subtype-nightbrother = Nightbrother
ds-subtype-pilot = Pilot
ds-subtype-podracer = Podracer
ds-subtype-scavenger = Scavenger
ds-subtype-scoundrel = Scoundrel
ds-subtype-shapeshifter = Shapeshifter
ds-subtype-sith = Sith
ds-subtype-spectre = Spectre
ds-subtype-title = Title
ds-subtype-trooper = Trooper
ds-subtype-vehicle = Vehicle
ds-subtype-weapon = Weapon
ds-subtype-witch = Witch
ds-subtype-wookiee = Wookiee
ds-says-ready = ready
ds-says-exhausted = exhausted
ds-says-unique = unique
ds-says-not-unique = non-unique
ds-type-battlefield = battlefield
    .pl = battlefields
ds-type-character = character
    .pl = characters
ds-type-downgrade = downgrade
    .pl = downgrades
ds-type-event = event
    .pl = events
ds-type-plot = plot
    .pl = plots
ds-type-support = support
    .pl = supports
ds-type-upgrade = upgrade
    .pl = upgrades
ds-type-card = card
    .pl = cards
ds-type-die = die
    .pl = dice
ds-says-copy-of-this = copy of this card
    .pl = copies of this card
ds-says-qualified = { $adjective } { $what }
ds-says-subtyped = { $subtype } { $what }
ds-says-not-subtyped = non-{ $subtype } { $what }
# $what is the type of that card
ds-says-titled = { $name }
ds-says-die-of-type = { FORM($kind, number: "sg") } { $what }
ds-says-die-named = { $name } { $what }
ds-says-own-die = character { $what } of { FORM($host, number: "sg") }
ds-says-die-subtyped = { $subtype } { $what }

### Players and places

ds-says-owned = { $what } { $whose ->
    [you] { $person ->
        [they] of their own
       *[you] of yours
    }
    [controller] of yours
    [opponent] of an opponent
    [that-player] of that player
    [each-opponent] of any opponent
    [another] of another player
   *[other] of any player
}
ds-says-player = { $who ->
    [you] { $person ->
        [they] themselves
       *[you] yourself
    }
    [opponent] an opponent
    [that-player] that player
    [each-opponent] each opponent
    [another] another player
    [everyone] each player
   *[anyone] any player
}
ds-says-in-zone = { $what } { $zone ->
    [hand] { $whose ->
        [you] { $person ->
            [they] in their own hand
           *[you] in your hand
        }
        [opponent] in the hand of an opponent
        [each-opponent] in the hands of all opponents
       *[other] in the hand of that player
    }
    [discard] { $whose ->
        [you] { $person ->
            [they] in their own discard pile
           *[you] in your discard pile
        }
        [opponent] in the discard pile of an opponent
        [that-player] in the discard pile of that player
       *[other] in any discard pile
    }
    [hand-or-discard] in your hand or discard pile
    [defeated] { $whose ->
        [you] of yours already defeated
       *[other] of that player already defeated
    }
    [set-aside] set aside
    [under-this] from beneath this plot
    [left-in-deck] left of the cards just seen
   *[looked-at] among the cards just seen
}
ds-says-not-this = { $what } other than this one
ds-says-not-host = { $what } other than the bearer of this card
ds-says-not-that = { $what } other than that one
ds-says-copy-of-that = { $what } with the same title
ds-says-cheapest = { $what } of the lowest cost
ds-says-not-its-card = { $what } other than that of the die
ds-says-of-same-player = { $what } of the same player
ds-says-of-same-type = { $what } of the same type
ds-says-removed-last-turn = { $what } that an opponent’s last turn this round removed
ds-says-of-named-colour = { $what } of the named colour
ds-says-of-named-cost = { $what } with the named cost
ds-says-that-you-own = { $what } that you own
ds-says-of-odd-cost = { $what } with an odd cost
ds-says-of-named-type = { $what } of the named type
ds-says-of-named-title = { $what } with the named title
ds-says-among-picked = { $what } among those picked
ds-says-not-picked = { $what } not among those picked
ds-says-unresolved = { $what } left unresolved
ds-says-lowest-of-those = { $what } of the lowest value among those
ds-says-among-those = { $what } among those dice
ds-says-of-same-colour = { $what } of the same colour
ds-says-sharing-subtype = { $what } sharing a subtype with it
ds-says-of-same-symbol = { $what } showing the same symbol
ds-says-of-named-symbol = { $what } showing the named symbol
ds-says-of-odd-value = { $what } with an odd value
ds-says-copy-of-that-die = { $what } from copies of that card
ds-says-of-symbol-not-here = { $what } with a symbol that no character die of this card shows
ds-says-but-name = except { $name }
ds-says-on = { $what } on { FORM($host, number: "sg") }
ds-says-on-any = { $what } on any { FORM($host, number: "sg") }
ds-says-with = { $what ->
    [damage] with { $bound } damage
    [shields] with { $bound } shields
    [health] with { $bound } health left
    [points] worth { $bound } points
    [downgrades] with { $bound } downgrades
    [mods] with { $bound } mods
    [upgrades] with { $bound } upgrades
    [tokens] with { $bound } tokens
    [resources] with { $bound } resources
    [own-copies] of which you have { $bound } copies in play
    [copies] of which { $bound } copies are in play
   *[cost] of cost { $bound }
}
ds-says-with-any = { $what ->
    [damage] with damage
    [shields] with shields
    [tokens] with tokens
    [resources] with resources
    [discarded-copies] of which a copy lies in any discard pile
    [downgrades] with downgrades
    [mods] with mods
   *[other] with upgrades
}
ds-says-without = { $what ->
    [damage] without damage
    [shields] without shields
    [tokens] without tokens
    [resources] without resources
    [downgrades] without downgrades
    [mods] without mods
   *[other] without upgrades
}
ds-says-with-keyword = with { $keyword ->
    [ambush] Ambush
    [guardian] Guardian
   *[redeploy] Redeploy
}
ds-says-with-word = that has “{ $word }” in its title
ds-says-bearing = bearing { $name }
ds-says-bearing-subtype = with a { $subtype } on it
ds-says-dice-show = with a character die showing { $symbols }
ds-says-die-on = { $upgrades ->
    [yes] of { FORM($host, number: "sg") } or its upgrades
   *[no] of { FORM($host, number: "sg") }
}
ds-says-die-card = from a { FORM($card, number: "sg") }
ds-says-die-place = { $place ->
    [on-card] not yet rolled
   *[anywhere] in a pool or on its card
}
ds-says-showing = showing { $symbols }
ds-says-not-showing = not showing { $symbols }
ds-says-showing-cost = with a cost
ds-says-die-value = with a value of { $bound }
ds-says-die-modifier = showing a plus side

### How many

ds-says-one = one { $what }
ds-says-one-of-each = one { $what } of each opponent
ds-says-up-to = at most { $n } { FORM($what, $n) }
ds-says-up-to-value = at most X { FORM($what, number: "pl") } (X is { $n })
ds-says-any-number = { $some ->
    [yes] one or more { FORM($what, number: "pl") }
   *[no] any number of { FORM($what, number: "pl") }
}
ds-says-several = { $n } { FORM($what, $n) }
ds-says-several-value = X { FORM($what, number: "pl") } (X is { $n })
ds-says-each = each { $what }
ds-says-all = { FORM($what, number: "pl") }
ds-says-any = { $whose ->
    [opponent] any enemy { $what }
   *[any] any { $what }
}
ds-says-top = { $n ->
    [one] the uppermost card
   *[other] the { $n } uppermost cards
} of { $whose ->
    [you] { $person ->
        [they] their own deck
       *[you] your deck
    }
    [opponent] the deck of an opponent
    [that-player] the deck of that player
    [everyone] each deck
   *[other] any deck
}
ds-says-at-random = { $n } { FORM($what, $n) } (at random)
ds-says-combined = { $what } whose values add up to { $bound }
ds-says-same-symbol = { $what } with one and the same symbol
ds-says-same-title = { $what } with one and the same title
ds-says-different-colours = { $what } of different colours
ds-says-share-subtype = { $what } with a subtype in common
ds-says-alike = { $what } with the same symbol and value
# $what is the type of the card
ds-says-this = this card
# $what is the type of the card that it bears
ds-says-host = its bearer
ds-says-that-card = that card
ds-says-that-card-all = those cards
ds-says-that-card-one = one of those cards
ds-says-played-card = that event again
ds-says-picked-card = the card picked
ds-says-that-character = that character
ds-says-that-character-all = those characters
ds-says-that-character-one = one of those characters
ds-says-its-card = the character of that die
ds-says-lowest-roller = each character whose die came up lowest
ds-says-this-die = this die
ds-says-this-die-with = with { $symbols }
ds-says-those-dice = that die
ds-says-those-dice-all = those dice
ds-says-those-dice-one = one of those dice
ds-says-removed-dice = the removed die
ds-says-at-least = at least { $n }
ds-says-at-most = at most { $n }
ds-says-below = less than { $n }
# $how says whether $n is a number or the value of something
ds-says-exactly = { $how ->
    [value] exactly { $n }
   *[number] { $n }
}
ds-says-count = the number of { FORM($what, number: "pl") }
ds-says-value-of = the value of { $dice }
ds-says-value-of-all = the combined value of { $dice }
ds-says-value-raised = the combined value of { $dice } with each die counting { $n } more
ds-says-combined-value = the combined value of { FORM($dice, number: "pl") }
ds-says-cost-of = the cost of { $cards }
ds-says-how-many = the number of dice just rolled
ds-says-most-upgrades = the number of upgrades on one character of yours
ds-says-cost-shown = the resource cost shown
ds-says-resolved-for = the value it was resolved for
ds-says-health-of = { $left ->
    [yes] the combined health left to { $cards }
   *[no] the health of { $cards }
}
ds-says-different-symbols = the number of different symbols on { FORM($dice, number: "pl") }
ds-says-tokens-on = the { $token ->
    [damage] amount of damage
    [resource] number of resources
   *[shield] number of shields
} on { $cards }
ds-says-hand-is-empty = { $whose ->
    [you] your hand is empty
    [opponent] an opponent’s hand is empty
   *[other] that player’s hand is empty
}
ds-says-has-no-resources = { $whose ->
    [you] you have no resources
    [opponent] an opponent has no resources
   *[other] that player has no resources
}
ds-says-hand-size = { $whose ->
    [you] the size of your hand
    [controller] the size of your hand
    [opponent] the size of an opponent’s hand
   *[other] the size of that player’s hand
}
ds-says-additional-actions = { $whose ->
    [you] the number of additional actions you took in your last turn this round
   *[other] the number of additional actions that player took in their last turn this round
}
ds-says-resources = { $whose ->
    [you] the number of your resources
   *[other] the number of an opponent’s resources
}
# $of: what there were so many of
ds-says-just-done = { $of ->
    [dice] the number of those dice
    [cards] the number of those cards
    [shields] the number of those shields
    [resources] the number of those resources
   *[damage] the amount of that damage
}
ds-says-event-amount = { $of ->
    [rolled] the number of dice just rolled
    [removed] the number of dice just removed
   *[damage] the amount of that damage
}
ds-says-lost-resources = the number of resources lost by it
ds-says-more = the excess of { $first } over { $second }
ds-says-times = { $times } × { $n }
ds-says-for-every = one for every { $so_many } { FORM($what, $so_many) }
ds-says-doubling = as much again, to { $most } at most
ds-says-half = half of { $n }, rounded { $up ->
    [yes] up
   *[no] down
}
ds-says-capped = { $n }, but at most { $most }
ds-says-rather = { $usual } (or { $instead } if { $condition })
ds-says-largest-subtype-group = the greatest number of characters of yours with a common subtype

### Conditions

ds-says-neither = neither { $first } nor { $second }
ds-says-there = { $n ->
    [1] there is at least one { $what }
   *[other] there are at least { $n } { FORM($what, $n) }
}
ds-says-there-no = there is no { $what }
ds-says-every = every { $what }
ds-says-is = { $card } is { $what }
ds-says-is-affiliation = { $card } is { $affiliation ->
    [hero] a hero
    [villain] a villain
   *[neutral] neutral
}
ds-says-name = { $name }
ds-says-is-card = { $card } is { $name }
ds-says-is-subtype = { $card } has the subtype { $subtype }
ds-says-is-type = { $card } is of the type { $type }
ds-says-is-titled = { $card } has “{ $word }” in its title
ds-says-is-bearing = { $card } bears { $name }
ds-says-is-bearing-subtype = { $card } has a { $subtype } on it
ds-says-is-named-colour = { $card } has the named colour
ds-says-is-discarded-too = a copy of { $card } lies in the discard pile of its owner
ds-says-is-odd = the cost of { $card } is odd
ds-says-has = { $card } { $what ->
    [damage] has { $bound } damage
    [shields] has { $bound } shields
    [health] has { $bound } health left
    [upgrades] has { $bound } upgrades
    [resources] has { $bound } resources
   *[points] is worth { $bound } points
}
ds-says-has-no = { $card } { $what ->
    [damage] has no damage
    [upgrades] has no upgrades
    [resources] has no resources
   *[shields] has no shields
}
ds-says-has-any = { $card } { $what ->
    [damage] has damage
    [upgrades] has upgrades
    [resources] has resources
   *[shields] has shields
}
ds-says-shows = { $die } shows { $symbols }
ds-says-shows-value = { $die } shows a value of { $bound }
ds-says-shows-named = { $die } shows the named symbol
ds-says-shows-named-value = { $die } shows the named number
ds-says-is-die-of-type = { $die } is a { FORM($kind, number: "sg") } die
ds-says-shields-blocked = shields blocked some of that damage
ds-says-damage-taken = that damage was not blocked
ds-says-opponent-controls-battlefield = an opponent controls the battlefield
ds-says-exceeds = { $first } exceeds { $second }
ds-says-compared = { $number } is { $bound }
ds-says-control-battlefield = the battlefield is under your control
ds-says-not-control-battlefield = the battlefield is not under your control
ds-says-on-your-battlefield = the battlefield is one that you brought
ds-says-took-actions = this is at least action number { $n } of your turn
ds-says-first-round = it is the first round
ds-says-first-action = no player has taken an action this round
ds-says-resolved-this-turn = at least { $n } dice were resolved this turn
ds-says-removed-enemy-die = you removed a die of an opponent this round
ds-says-same-symbol-again = the symbol came up again
ds-says-lost-dice-last-turn = dice of yours were removed in an opponent’s last turn this round
ds-says-opponent-activated = an opponent activated a character in their last turn this round
ds-says-opponent-resolved-same-symbol = an opponent resolved a die with the same symbol in their last turn this round

### Order, choice, cost

ds-says-do = { $first }; { $second }
ds-says-option = { $first }; or else { $second }
ds-says-then = { $first }; then { $then }
ds-says-may = { $person ->
    [they] they can { $effect }
   *[you] you can { $effect }
}
ds-says-to = { $cost } in order to { $effect }
ds-says-choose = choose: { $options }
ds-says-choose-several = do { $count } of these: { $options }
ds-says-if = if { $condition }, { $effect }
ds-says-if-else = if { $condition }, { $effect }; if not, { $otherwise }
ds-says-otherwise = { $first }; failing that, { $second }
ds-says-brawl = { $effect }; then that opponent can { $cost } to do the same in turn, and so on
ds-says-everyone-does = have each player do this: { $effect }
ds-says-as = have { $who } do this: { $effect }
ds-says-unless = { $who } can { $they }; failing that, { $effect }
ds-says-unless-accepted = { $who } can { $they }; if they do, { $accepted }; failing that, { $effect }
ds-says-for-each = do this for { $cards }: { $effect }
ds-says-for-each-of-those = for each of those cards: { $effect }
ds-says-let-choose = { $who } picks { $count } of these, and they are done: { $options }
ds-says-pick = pick { $what }
ds-says-spot = spot { $n ->
    [1] one { $what }
   *[other] { $n } { FORM($what, $n) }
}
ds-says-spot-sharing = { $effect } { $share ->
    [title] with the same title
   *[subtype] with a subtype in common
}
ds-says-spot-or = { $first } or else one { $what }
ds-says-spot-any-number = spot any number of { FORM($cards, number: "pl") }
ds-says-declare = name a { $what ->
    [colour] colour
    [number] number
    [symbol] symbol
    [card] card
    [type] card type: event, support or upgrade
   *[subtype] character subtype
}
ds-says-spare-subtypes = each opponent names a character subtype; then remove all character dice of opponents that have none of these subtypes
ds-says-later = { $moment ->
    [end-of-action-phase] when the action phase ends, { $effect }
   *[end-of-round] when the round ends, { $effect }
}
ds-says-until = { $moment ->
    [end-of-action-phase] for the rest of the action phase { $rule }
   *[end-of-round] for the rest of the round { $rule }
}
ds-says-negotiate = an opponent picks and does one of these, then you do two of the rest: { $options }
ds-says-bid-blood = all players bid in secret and show their bids together; the highest bidders take their bid as indirect damage from you, and each can play a card from hand without paying

### Dice

ds-says-remove = remove { $dice }
ds-says-reroll = reroll { $dice }
ds-says-turn = turn { $dice } to another side
ds-says-turn-to = turn { $dice } to { $side }
ds-says-side-showing = a side with { $symbols }
ds-says-side-at-a-cost = a side with a cost
ds-says-side-not-showing = a side without { $symbols }
ds-says-side-of-value = a side of value { $value }
ds-says-side-one-higher = a side of the next higher value
ds-says-side-symbol-picked = a side with the symbol of the die picked
ds-says-side-symbol-of-this-die = a side with the symbol of this die
ds-says-side-symbol-of-that-die = a side with the symbol of that die
ds-says-side-like-this-die = a side with the symbol and value of this die
ds-says-resolve = resolve { $dice }
ds-says-resolve-other = { $effect } as a symbol of your choice
ds-says-resolve-as = { $effect } as { $symbol }
ds-says-resolve-base = { $effect } as if its plus were not there
ds-says-resolve-value = { $effect } as if its value were { $n }
ds-says-resolve-plus = { $which ->
    [one] { $effect } with the value of one of them raised by { $n }
   *[each] { $effect }{ $number ->
        [many] , each
       *[one] { "" }
    } with its value raised by { $n }
}
ds-says-resolve-minus = { $effect } with its value lowered by { $n }
ds-says-resolve-plus-if = { $effect }, with its value raised by { $n } if { $condition }
ds-says-resolve-free = { $effect }, without paying costs
ds-says-resolve-less = { $effect } for { $n } less
ds-says-resolve-unblockable = { $effect }, { $number ->
    [many] their
   *[one] its
} damage being unblockable
ds-says-resolve-each = { $effect }, hitting each { $cards }
ds-says-resolve-against = { $effect }, hitting { $cards }
ds-says-resolve-keep = { $effect }; { $number ->
    [many] the dice stay in the pool
   *[one] the die stays in the pool
}
ds-says-resolve-keep-if = { $effect }; if { $condition }, the die stays in the pool
ds-says-resolve-any-side = resolve a side of its die, if it has one
ds-says-resolve-another-side = resolve another side of this die
ds-says-roll-in = { $which ->
    [this] roll { $dice } into the pool
   *[other] roll into the pool { $dice }
}
ds-says-roll-lost-die = roll one of those dice into your pool
ds-says-roll-set-aside = { $n ->
    [1] roll one of your set-aside { $name } dice into your pool; on leaving it that die is set aside again
   *[other] roll { $n } of your set-aside { $name } dice into your pool; on leaving it they are set aside again
}
ds-says-roll-die-of = roll the die of { $card }, if there is one, into your pool; on leaving it the die is set aside again
ds-says-raise = raise its value by { $n }
ds-says-pay-less = lower its resource cost by { $n }
ds-says-pay-nothing = pay nothing for it
ds-says-keep-this-die = this die stays in the pool
ds-says-reroll-this-die = reroll this die, which so stays in the pool
ds-says-forbid-rolling = pick { $dice }: it stays unrolled throughout the coming round
ds-says-hold-dice = keep { $dice } on this card, unrolled as long as this card is in play

### Damage and shields

ds-says-deal = { $how ->
    [value] { $unblockable ->
        [yes] inflict unblockable damage on { $to }: { $n }
       *[no] inflict damage on { $to }: { $n }
    }
   *[number] { $unblockable ->
        [yes] inflict { $n } unblockable damage on { $to }
       *[no] inflict { $n } damage on { $to }
    }
}
ds-says-deal-split = { $how ->
    [value] { $person ->
        [they] share out damage among their own characters: { $n }
       *[you] share out damage among your characters: { $n }
    }
   *[number] { $person ->
        [they] share out { $n } damage among their own characters
       *[you] share out { $n } damage among your characters
    }
}
ds-says-deal-among = share out { $unblockable ->
    [yes] unblockable damage
   *[no] damage
} among { FORM($among, number: "pl") } as you like: { $n }
ds-says-force-wave = inflict 3 damage on one character, 2 on another and 1 on a third
ds-says-redirect = have { $cards } be dealt that damage instead
ds-says-bear-damage-or-loss = share out { $n } among damage to their own characters and resources to lose
ds-says-exchange-blows = reroll one character die of an opponent; reroll one character die of yours; then each of these characters is dealt the value that the die of the other shows as damage
ds-says-indirect = { $how ->
    [value] inflict indirect damage on { $to }: { $n }
   *[number] inflict { $n } indirect damage on { $to }
}
# $how says whether $n is a number or the value of something
ds-says-heal = { $how ->
    [value] heal damage on { $cards }: { $n }
   *[number] { $up_to ->
        [yes] heal up to { $n } damage on { $cards }
       *[no] heal { $n } damage on { $cards }
    }
}
ds-says-move-damage = { $up_to ->
    [yes] move at most { $n } damage past any shields from { $source } to { $to }
   *[no] move { $n } damage past any shields from { $source } to { $to }
}
ds-says-move-all-damage = { $up_to ->
    [yes] move any amount of damage past any shields from { $source } to { $to }
   *[no] move all damage past any shields from { $source } to { $to }
}
ds-says-move-damage-around = shift damage among your characters at will, past any shields and within their health
ds-says-block = block it all
ds-says-block-some = block that damage, at most { $n }
# $how says whether $n is a number or the value of something
ds-says-give-shields = { $how ->
    [value] give { $to } shields: { $n }
   *[number] give { $to } { $n } { $n ->
        [one] shield
       *[other] shields
    }{ $number ->
        [many] {" "}each
       *[one] {""}
    }
}
ds-says-share-shields = share out { $n } { $n ->
    [one] shield
   *[other] shields
} among your characters
ds-says-remove-all-shields = strip { $cards } of all shields
ds-says-remove-any-shields = strip { $cards } of any number of shields
ds-says-remove-shields = strip { $cards } of { $n } { $n ->
    [one] shield
   *[other] shields
}
ds-says-strip-shields = strip any { FORM($cards, number: "pl") } of up to { $n } shields in all
ds-says-strip-any-shields = remove any number of shields from { FORM($cards, number: "pl") }
ds-says-move-shields = move { $n } { $n ->
    [one] shield
   *[other] shields
} from { $source } to { $to }
ds-says-move-any-shields = move any number of shields from { $source } to { $to }
ds-says-move-all-shields = move all shields from { $source } to { $to }
ds-says-defeat = defeat { $cards }

### Resources and tokens

ds-says-gain = { $how ->
    [value] gain resources: { $n }
   *[number] gain { $n } { $n ->
        [one] resource
       *[other] resources
    }
}
ds-says-spend = { $how ->
    [value] spend resources ({ $n })
   *[number] spend { $n } { $n ->
        [one] resource
       *[other] resources
    }
}
ds-says-spend-some = spend any number of resources
ds-says-lose = lose { $n } { $n ->
    [one] resource
   *[other] resources
}
ds-says-lose-all = lose all resources
ds-says-take-resources = take { $n } { $n ->
    [one] resource
   *[other] resources
} off { $source }
ds-says-switch-resources = exchange all your resources for all those of { $who }
ds-says-give-resources = hand over { $n } { $n ->
    [one] resource
   *[other] resources
}
ds-says-hand-over = hand over up to { $n } of your resources to { $to }
ds-says-give-resources-to = hand over { $n } { $n ->
    [one] resource
   *[other] resources
} to { $to }
ds-says-place-tokens = put { $n } { $token ->
    [damage] damage
    [resource] { $n ->
        [one] resource
       *[other] resources
    }
   *[shield] shields
} on { $on }
ds-says-place-tokens-value = put { $token ->
    [damage] damage
    [resource] resources
   *[shield] shields
} on { $on }: { $n }
ds-says-take-tokens = take { $n } { $token ->
    [damage] damage
    [resource] { $n ->
        [one] resource
       *[other] resources
    }
   *[shield] shield
} off { $cards }
ds-says-return-tokens = return { $n } { $n ->
    [one] resource
   *[other] resources
} from { $cards } to the supply
ds-says-take-all-tokens = take all { $token ->
    [damage] damage
    [resource] resources
   *[shield] shields
} off { $cards }
ds-says-throw-tokens = give up any number of the resources on this card in order to inflict { $n } damage on each of as many characters

### Hands, decks, discard piles

ds-says-draw = { $how ->
    [value] draw cards: { $n }
   *[number] draw { $n } { $n ->
        [one] card
       *[other] cards
    }
}
ds-says-draw-to-hand-size = draw until your hand is full
ds-says-discard-down-to = discard cards from hand down to { $n }
ds-says-discard-from-hand = { $how ->
    [value] discard cards ({ $n }) from hand
   *[number] discard { $n } { $n ->
        [one] card
       *[other] cards
    } from hand
}
ds-says-discard-any-from-hand = discard any number of cards from hand
ds-says-discard-from-hand-such = discard { $n } { FORM($cards, $n) } from hand
ds-says-discard-at-random = { $how ->
    [value] discard cards at random from the hand of { $whose }: { $n }
   *[number] discard { $n } { $n ->
        [one] card
       *[other] cards
    } at random from the hand of { $whose }
}
ds-says-mill = discard { $how ->
    [value] cards ({ $n })
   *[number] { $n } { $n ->
        [one] card
       *[other] cards
    }
} off { $whose ->
    [you] { $person ->
        [they] their own deck
       *[you] your deck
    }
    [opponent] the deck of an opponent
    [that-player] the deck of that player
   *[other] any deck
}
ds-says-look-at = look at { $cards }
ds-says-look-at-hand = look at { $whose ->
    [opponent] the hand of an opponent
    [each-opponent] the hands of all opponents
   *[other] the hand of that player
}
ds-says-reveal = reveal { $cards }
ds-says-reveal-hand = reveal { $whose ->
    [opponent] the hand of an opponent
    [each-opponent] the hands of all opponents
   *[other] the hand of that player
}
ds-says-discard = discard { $cards }
ds-says-put-on-deck = put { $cards } { $where ->
    [top] on top of the owner’s deck
    [shuffled] into the owner’s deck and shuffle it
    [bottom] under the owner’s deck
   *[either] on top of the owner’s deck or under it
}
ds-says-put-back = put { $where ->
    [top] the rest back on top of that deck
    [either] them back on top of that deck or under it
   *[bottom] the rest back under that deck
} in any order
ds-says-add-to-hand = { $reveal ->
    [yes] show { $cards } and put it into your hand
   *[no] put { $cards } into the owner’s hand
}
ds-says-search = search your deck for one { $cards }, show it, put it into your hand and shuffle the deck
ds-says-shuffle-deck = shuffle your deck
ds-says-find = look for one { $cards } in your deck, shuffling it, or in your discard pile
ds-says-return-to-hand = return { $cards } to the owner’s hand
ds-says-set-aside = set aside { $cards }
ds-says-stack-under-this = set this card aside and lay a card from hand face down on it
ds-says-play-stacked = play unseen and unpaid the card lying on a set-aside copy of this one, then discard that copy
ds-says-switch-upgrade = exchange this card for one { $cards }, whatever its restrictions say
ds-says-switch-with-discard = exchange a card from hand for one in your discard pile

### Playing and acting

ds-says-play = play { $card }
ds-says-play-on = { $effect } on { $on }
ds-says-play-free = { $effect } without paying
ds-says-play-less = { $how ->
    [value] { $effect }, its cost lowered by { $n }
   *[number] { $effect } for { $n } less
}
ds-says-play-less-if = { $effect }, for { $n } less if { $condition }
ds-says-play-aside = { $effect }, setting it aside when done
ds-says-play-ambush = { $effect }, as if it had Ambush
ds-says-cost-less = lower its cost by { $n }
ds-says-give-ambush = { $this_round ->
    [yes] give Ambush to the next card of their own this round
   *[no] { $to_next ->
        [yes] give Ambush to the next card you play this turn
       *[no] give that card Ambush
    }
}
ds-says-activate = activate { $cards }
ds-says-contest-of-wills = starting with you, each player activates a character of their own; then whoever has the lowest total value of character dice just rolled removes these
ds-says-make-ready = ready { $cards }
ds-says-become-support = this card becomes a ready support for the rest of the game
ds-says-return-to-game = bring { $cards } back into play without damage
ds-says-exhaust = exhaust { $cards }
ds-says-move-upgrade = move { $upgrade } over to { $to }
ds-says-keep-one-upgrade-each = starting with you, each player can pick one upgrade; discard every other upgrade
ds-says-extra-actions = take { $n ->
    [one] { $n } more action
   *[other] up to { $n } more actions
}{ $next_turn ->
    [yes] { " " }in the next turn this round
   *[no] { "" }
}
ds-says-limit-extra-actions = not more than 1 additional action can be taken by you this turn
ds-says-limit-resolving = resolve at most one die in the next turn this round
ds-says-force-activation = activate a character with the next action this round, if able
ds-says-must-pass = your coming { $n ->
    [one] turn
   *[other] { $n } turns
} this round must be { $n ->
    [one] a pass
   *[other] passes
}
ds-says-must-pass-all = you must pass all your coming turns this round
ds-says-coerce = that player must play that card as the next action, if able
ds-says-bar-action = keep { $who } from taking the same action in the next turn
ds-says-end-action-phase = bring the action phase to an end
ds-says-end-action-phase-after = { $who } can take 1 more action, then the action phase is over
ds-says-lose-game = the game is lost for you
ds-says-take-battlefield = take over the battlefield
ds-says-claim-battlefield = claim the battlefield, even though an opponent may have claimed it this round
ds-says-take-control = take control of { $cards }, its die returning to it
ds-says-give-back = give { $cards } back to its owner
ds-says-become-mod = attach { $card } to { $to } as a mod, discarding all upgrades it bears
ds-says-lose-host = this card, if it is an upgrade, becomes a support (not readied)
ds-says-add-to-team = add { $name } to your team
ds-says-give-battlefield = hand the battlefield over to { $to }
ds-says-switch-battlefield = replace the battlefield by one that was set aside
ds-says-use-claim = { $unused ->
    [yes] use the claim ability of a set-aside battlefield
   *[no] { $or_power_action ->
        [yes] use the claim ability or a power action of the battlefield, used or not
       *[no] use the claim ability of the battlefield
    }
}
ds-says-use-of-host = use a special or a power action of its bearer, whether it was used this round or not
ds-says-use-special = use a special of { $cards }

### What holds

ds-says-each-has-keyword = each { $cards } has { $keyword ->
    [ambush] Ambush
    [guardian] Guardian
   *[redeploy] Redeploy
}
ds-says-has-keyword = { $cards } has { $keyword ->
    [ambush] Ambush
    [guardian] Guardian
   *[redeploy] Redeploy
}
ds-says-more-health = { $card } has { $n } { $sign ->
    [less] less
   *[more] more
} health
ds-says-more-health-each = each { $cards } has { $n } more health
ds-says-more-health-value = { $card } has this much more health: { $n }
ds-says-more-shields = { $card } can have { $n } more { $n ->
    [one] shield
   *[other] shields
}
ds-says-more-shields-each = each { $card } has room for { $n } more shield
ds-says-takes-indirect = indirect damage may be put on this support as on a character with { $health } health
ds-says-has-subtype = { $card } also counts as { $subtype }
ds-says-has-named-subtype = { $card } also has the named subtype
ds-says-sheltered = all damage that opponents deal to { $card } is blocked, unless it is indirect
ds-says-cost-changes = { $sign ->
    [less] { $number ->
        [one] { $card } costs you { $n } less to play
       *[many] { $card } cost you { $n } less to play
    }
   *[more] { $number ->
        [one] { $card } costs you { $n } more to play
       *[many] { $card } cost you { $n } more to play
    }
}
ds-says-cost-on = { $rule } on { $on }
ds-says-cost-first = once each round { $rule }
ds-says-ignores-restrictions = { FORM($cards, number: "pl") } fit on this card whatever their restrictions say
ds-says-cannot-play-on = { FORM($cards, number: "pl") } cannot be played on this card by you
ds-says-cannot-play-on-host = { FORM($cards, number: "pl") } cannot be played on its bearer
ds-says-not-counted = each { $subtype } on { $card } does not count toward its limit of upgrades
ds-says-draws-indirect = indirect damage that its controller assigns goes to { $card } first
ds-says-loses-abilities = { $card } has no abilities but its specials
ds-says-is-elite = its bearer becomes elite, with a second die if one was set aside
ds-says-fewer-upgrades = its bearer has room for { $n } upgrade fewer
ds-says-can-be-activated = this card may be activated, even without a die
ds-says-anyone-can-activate = any player may use an action to have you activate this character
ds-says-activated-first = your first action of each round has to be activating this character, if it can be
ds-says-leaves-aside = this card is set aside rather than leaving play in any other way
ds-says-opponents-cannot = { $what ->
    [give-shields] opponents cannot give characters any shields
    [heal] opponents cannot heal any character
    [turn-dice] opponents cannot turn any die
   *[extra-actions] opponents take no additional actions
}
ds-says-copies-not-unique = your copies of it do not count as unique
ds-says-has-abilities-of = this card also has what is printed on each { $cards }
ds-says-discarded-if = this card is discarded as soon as { $condition }
ds-says-more-upkeep = { $who } gets { $n } more in each upkeep
ds-says-less-upkeep = { $who } gets { $n } { $n ->
    [one] resource
   *[other] resources
} less in each upkeep, but at least { $least }
ds-says-less-upkeep-or-mill = { $who } gets { $n } less in each upkeep, but at least { $least }, unless that player discards { $or_mill } cards off the deck
ds-says-larger-hand = your hand size is { $n } larger
ds-says-lends-shields = shields of { FORM($card, number: "sg") } may block damage dealt to any character
ds-says-starts-with-more = you begin the game { $n } richer
ds-says-rolls-higher = your roll for the battlefield counts { $n } more
ds-says-claim-costs = claiming the battlefield costs opponents { $n }
ds-says-x-is = X is { $n }
ds-says-more-value = { FORM($dice, number: "pl") } are worth { $n } more
ds-says-more-value-counted = { FORM($dice, number: "pl") } are worth more, by { $n }
ds-says-modifies-any = its plus sides may be added to whatever symbol you like
ds-says-plus-optional = its plus sides may be resolved as if their plus were not there
ds-says-modifies-any-on = its plus sides may be added to whatever symbol is on a { $dice }
ds-says-resolves-as = { $dice } may be resolved as { $symbol }
ds-says-with-value = { $rule } of value { $value }
ds-says-damage-unblockable = { $modified_too ->
    [yes] the damage of this die, alone or as a plus on another, is unblockable
   *[no] the damage of this die is unblockable
}
ds-says-die-costs-less = resolving { $dice } costs you { $n } less
ds-says-die-costs-less-value = resolving { $dice } costs you less, by { $n }
ds-says-modified-costs-less = a character die of its bearer costs { $n } less when this die is added to it
ds-says-opens-claimers-pool = the dice of a player who has claimed the battlefield this round may be resolved by you as your own
ds-says-raises-sides = each side of this die is worth { $n } more
ds-says-shares-shields = shields of this die may be shared out among your characters
ds-says-protected = opponents cannot remove { FORM($dice, number: "pl") }
ds-says-protected-from = no { FORM($cards, number: "pl") } of opponents can remove { FORM($dice, number: "pl") }
ds-says-one-die-each-turn = each turn only one character die of { $card } may be resolved, and nothing may be added to it
ds-says-limit-on-host = no more than { $n } { $subtype } may be on its card
ds-says-more-upgrades = { $number ->
    [one] { $cards } can bear { $n } more { $n ->
        [one] upgrade
       *[other] upgrades
    } than usual
   *[each] each { $cards } can bear { $n } more { $n ->
        [one] upgrade
       *[other] upgrades
    } than usual
}

### Building a team and a deck

ds-says-may-include = { FORM($cards, number: "pl") } are allowed in your deck
ds-says-may-include-up-to = your deck may hold { $n } { $affiliation ->
    [hero] hero
    [villain] villain
   *[neutral] neutral
} { $n ->
    [one] card
   *[other] cards
} of your choice
ds-says-may-include-coloured = { $allowed }, { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
   *[gray] gray
} ones only
ds-says-copies-allowed = your deck may hold { $n } of this card
ds-says-extra-copies = of { $n } cards your deck may hold one more copy than usual
ds-says-points-change = each { $cards } costs { $n } { $sign ->
    [less] less
   *[more] more
}
ds-says-included-only-if-colour-shared = needs { $n } characters of one colour on the team
ds-says-included-only-if-worth = needs a character worth at least { $n } points on the team
ds-says-included-only-if-of-one-colour = only for a team of one colour whose deck holds not more than one copy of any card
ds-says-included-only-if = { $how ->
    [every] the team may only have { FORM($team, number: "pl") }
   *[some] needs one { $team } on the team
}
ds-says-only-together = the team is { $first } and { $second }; your deck may hold cards of both sides, but no { $without ->
    [blue] blue
    [red] red
    [yellow] yellow
   *[gray] gray
} ones
ds-says-not-with = { $name } cannot be on the team
ds-says-brings-battlefields = bring { $n } battlefields; when yours is used, pick which, and set the other aside
ds-says-brings-under = bring up to { $n } different { FORM($cards, number: "pl") } from outside the deck, face down beneath this plot

### When

ds-says-when-played = Effect: { $effect }.
ds-says-special = Special: { $effect }.
ds-says-action = Action: { $effect }.
ds-says-action-by = Action ({ $by ->
    [anyone] of any player
   *[other] only of the player who controls its bearer
}): { $effect }.
ds-says-power-action = Power action: { $effect }.
ds-says-claim = Claim: { $effect }.
ds-says-after = After { $event }: { $effect }.
ds-says-before = Just before { $event }: { $effect }.
ds-says-instead = { $optional ->
    [yes] If { $event }, you can { $effect } instead.
   *[no] If { $event }: instead, { $effect }.
}
ds-says-first-time = { $event } (the first time each { $each ->
    [round] round
   *[game] game
})
ds-says-ongoing = Always: { $rule }.
ds-says-ongoing-while = As long as { $condition }: { $rule }.
ds-says-while-in-pool = As long as this die is in your pool: { $rule }.
ds-says-inherent = Die: { $rule }.
ds-says-building = Building: { $rule }.
ds-says-keyword = { $keyword ->
    [ambush] Ambush.
    [guardian] Guardian.
   *[redeploy] Redeploy.
}
ds-says-only-on = Goes only on: { $card }.
ds-says-only-if = Playable only if { $condition }.

ds-says-on-activates = { $by ->
    [you] { $tense ->
        [after] you have activated { $card }
       *[before] you activate { $card }
    }
    [opponent] an opponent has activated { $card }
   *[other] { $card } was activated
}
ds-says-on-plays = { $by ->
    [opponent] an opponent has played { $card }
    [anyone] any player has played { $card }
   *[you] { $tense ->
        [after] you have played { $card }
       *[before] you play { $card }
    }
}
ds-says-on-plays-on = { $moved ->
    [yes] { $event } on { $on }, or moved it there
   *[no] { $event } on { $on }
}
ds-says-on-empties-hand = { $by ->
    [you] the last card of your hand was played
   *[other] { $or_discards ->
        [yes] the last card of an opponent’s hand was played or discarded
       *[no] the last card of an opponent’s hand was played
    }
}
ds-says-on-defeated = { $tense ->
    [after] { $card } was defeated
    [would] { $by_damage ->
        [yes] damage would defeat { $card }
       *[no] { $card } would be defeated
    }
   *[before] { $card } is defeated
}
ds-says-on-dealt-damage = { $card } is dealt damage
ds-says-on-dealt-damage-of-this-die = this die deals damage to { $card }
ds-says-on-deals-you-indirect = you have dealt indirect damage to yourself
ds-says-on-dealt-damage-of = { $card } is dealt at least { $least } { $symbols }
ds-says-on-dealt-damage-by = { $by ->
    [you] you have dealt damage to { $card }
   *[other] an opponent has dealt damage to { $card }
}
ds-says-on-deals-indirect = { $to ->
    [you] you have dealt indirect damage to yourself
   *[opponent] you have dealt indirect damage to an opponent
}
ds-says-on-mills = { $to ->
    [you] you have discarded cards off your deck
   *[opponent] you have discarded cards off the deck of an opponent
}
ds-says-on-takes-damage = { $card } takes damage
ds-says-on-takes-damage-of-this-die = this die has wounded { $card }
ds-says-on-takes-damage-of = { $card } takes { $symbols }
ds-says-on-dice-deal-damage = a die of { FORM($of, number: "sg") } or its upgrades has dealt damage
ds-says-on-gains-shields = { $card } gains shields
ds-says-on-loses-shields = shields were removed from { $card }
ds-says-on-rolls = { $into_pool ->
    [yes] { $dice } was rolled into the pool
   *[no] { $dice } was rolled
}
ds-says-on-rerolled = a card effect has rerolled { $dice }
ds-says-on-turned = { $dice } was turned
ds-says-on-rolls-together = you have rolled one or more { FORM($dice, number: "pl") }
ds-says-on-resolves = { $tense ->
    [after] you have resolved { $dice }
   *[before] you resolve { $dice }
}
ds-says-on-returns-resolved = { $dice } would leave your pool after it was resolved
ds-says-on-removes-dice = { $by ->
    [you] you have removed { FORM($dice, number: "pl") }
   *[other] an opponent’s effect has removed { FORM($dice, number: "pl") }
}
ds-says-on-rerolls-dice = { $by ->
    [you] an effect of yours has rerolled { FORM($dice, number: "pl") }
   *[other] an effect of an opponent has rerolled { FORM($dice, number: "pl") }
}
ds-says-on-discards-to-reroll = { $by } has discarded a card for a reroll
ds-says-on-claims-battlefield = you have claimed the battlefield
ds-says-on-takes-control = you have taken over { $card }
ds-says-on-takes-action = { $tense ->
    [after] you have taken an action
   *[before] you take an action
}
ds-says-on-uses-action = an action of { $card } was used
ds-says-on-discarded = { $tense ->
    [before] { $by ->
        [opponent] an effect of an opponent discards { $card }
       *[other] an effect discards { $card }
    }
   *[would] { $by ->
        [opponent] an effect of an opponent would discard { $card }
       *[other] an effect would discard { $card }
    }
}
ds-says-on-event-takes-effect = an event of an opponent would take effect
ds-says-on-action-phase-ends = the action phase is over
ds-says-on-set-up = setup is over
