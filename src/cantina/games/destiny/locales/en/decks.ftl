## What is wrong with a deck

ds-deck-unknown = There is no card “{ $card }” here.
ds-deck-not-a-deck = This is not a deck: no section such as CHARACTER or EVENT was found.
ds-deck-bad-json = This is not a deck in JSON: { $problem }.
ds-deck-quantity = { $card } cannot be in a deck { $count } times.
ds-deck-no-characters = A team needs at least one character.
ds-deck-mixed = Heroes and villains cannot be on one team.
ds-deck-too-many-points = Team and plot cost { $points } points; the limit is { $limit }.
ds-deck-unique = { $name } is unique; the team has { $count }.
ds-deck-not-character = { $card } is not a character.
ds-deck-dice = { $card } has one die, or two as elite, not { $dice }.
ds-deck-not-elite = { $card } has one point value and cannot be elite.
ds-deck-not-with = { $card } cannot be on a team with { $name }.
ds-deck-plots = A team has at most one plot; this one has { $count }.
ds-deck-not-plot = { $card } is not a plot.
ds-deck-affiliation = { $card } is a { $affiliation ->
    [hero] hero
    [villain] villain
   *[neutral] neutral
} card, and no character of the team is.
ds-deck-colour = { $card } is { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
   *[gray] gray
}, and no character of the team is.
ds-deck-colour-shared = { $card } needs { $n } characters of one colour on the team.
ds-deck-needs-points = { $card } needs a character worth at least { $n } points on the team.
ds-deck-needs-one-colour = { $card } needs characters of one colour and a deck without second copies.
ds-deck-no-battlefield = A battlefield is missing.
ds-deck-battlefields = { $count } battlefields; it must be { $allowed }.
ds-deck-not-battlefield = { $card } is not a battlefield.
ds-deck-under-plot = { $count } events lie under the plot; { $allowed } may.
ds-deck-not-under-plot = { $card } cannot lie under this plot.
ds-deck-under-plot-twice = { $card } lies under the plot more than once.
ds-deck-size = The deck has { $size } cards; it must have { $wanted }.
ds-deck-type = { $card } is a { $type ->
    [battlefield] battlefield
    [character] character
   *[plot] plot
} and cannot be in the deck.
ds-deck-allowance = { $count } { $affiliation ->
    [hero] hero
    [villain] villain
   *[neutral] neutral
} cards; the team allows { $allowed }.
ds-deck-copies = { $count } copies of { $card }; at most { $limit } are allowed.
ds-deck-condition = { $card }: { $rule }.
ds-deck-set = { $card } is of the set { $set }, which this format does not have.
ds-deck-banned = { $card } is banned in this format.
ds-deck-restricted = The format allows one card of its restricted list; here are { $cards }.
ds-deck-apart = In this format these do not go together: { $cards }.

## The commands

ds-help-cards = List the cards of Destiny that are in, with our text of each.
ds-help-cards-name = Only cards with this in their names.
ds-help-set = Only cards of this set, such as SoR.
ds-help-missing = Name the printed cards that are not in yet.
ds-help-deck = Check and show decks of Destiny.
ds-help-deck-file = A deck as text or JSON, - for standard input, or the name of a ready deck.
ds-help-format = The format, such as constructed, starter, standard, trilogy or infinite; without it, what the deck says.
ds-help-points = balance or printed.
ds-help-deck-check = Check a deck: everything that is wrong, with the card it concerns.
ds-help-deck-show = Show a deck: team, cost curve, die sides, colours.
ds-help-deck-famous = List the famous decks and how they win.
ds-help-boosters = Open boosters of a set: three commons, an uncommon, a rare or legendary card each.
ds-help-booster-set = A set that was sold in boosters, such as SoR.
ds-help-booster-seed = Number that decides what lies in them; the same number gives the same boosters.
ds-booster = Booster { $number }: { $cards }
ds-no-boosters = { $set } was not sold in boosters. These were: { $possible }.
ds-help-deck-plot = Write a chart to this SVG file.
ds-help-odds = Exact chances of what a set of dice shows.
ds-help-odds-card = Code (01038), place (AW 38) or name of a card; 2x before it for two dice.
ds-help-rerolls = How often the dice that miss are rolled again.
ds-help-x = What X on a die is worth.
ds-no-set = There is no set “{ $set }”. Possible: { $possible }.
ds-no-format = There is no format “{ $format }”. Possible: { $possible }.
ds-no-points = There is no list of points “{ $points }”. Possible: balance, printed.
ds-cards-in = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
ds-cards-missing = { $count ->
    [one] { $count } printed card is not in yet.
   *[other] { $count } printed cards are not in yet.
}
ds-cards-line = { $place }  { $unique ->
    [yes] ◆
   *[no] {""}
}{ $name }: { $affiliation ->
    [hero] hero
    [villain] villain
   *[neutral] neutral
} { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
   *[gray] gray
} { $type ->
    [battlefield] battlefield
    [character] character
    [downgrade] downgrade
    [event] event
    [plot] plot
    [support] support
   *[upgrade] upgrade
}{ $has_subtypes ->
    [yes] {" "}({ $subtypes })
   *[no] {""}
}{ $priced ->
    [points] , { $price } points
    [balance] , { $price } points by the balance list (printed { $printed })
    [cost] , cost { $price }
   *[no] {""}
}{ $health ->
    [0] {""}
   *[other] , { $health } health
}{ $has_die ->
    [yes] ; die { $sides }
   *[no] {""}
}
ds-deck-not-text = { $file } is not a text file.
ds-deck-legal = { $name }: a legal deck, { $points } points, { $size } cards.
ds-deck-illegal = { $problems ->
    [one] { $name }: not a legal deck; one problem:
   *[other] { $name }: not a legal deck; { $problems } problems:
}
ds-workshop-unplayable = Cards that cannot be played here yet: { $cards }.
ds-deck-unplayable = { $count ->
    [one] One of its cards cannot be played here yet:
   *[other] { $count } of its cards cannot be played here yet:
}
ds-deck-rule = { $line } ({ $rule })
ds-show-title = { $name }: { $points } points, { $size } cards
ds-show-member = { $dice ->
    [one] { $card }, one die
   *[other] { $card }, elite with { $dice } dice
}
ds-show-curve = Cards by cost
ds-show-sides = Die sides by symbol
ds-show-colours = Cards by colour
ds-symbol-word = { $symbol ->
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
ds-odds-title = { $dice ->
    [one] One die
   *[other] { $dice } dice
}{ $rerolls ->
    [0] {""}
    [one] , one reroll of those that miss
   *[other] , { $rerolls } rerolls of those that miss
}
ds-odds-line = { $symbol }: { NUMBER($any, minimumFractionDigits: 1, maximumFractionDigits: 1) }% at least one, { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average
ds-odds-total = { $total }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
ds-odds-too-many = At most { $dice } dice and { $rerolls } rerolls.
ds-odds-no-die = { $card } has no die.
ds-odds-ambiguous = Several cards are called “{ $card }”: { $possible }.
ds-odds-card = { $place } ({ $name })
