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
