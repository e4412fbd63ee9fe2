## The table itself, whatever game lies on it

# the name of this language, in this language
core-language = English
core-seat = player { $number }
core-person = { $name }
# $edge says whether it is merely unlikely, all but certain, or a whole number
core-percent = { $edge ->
    [low] <1%
    [high] >99%
   *[none] { $percent }%
}
core-yes = Yes
core-no = No
core-none = Nothing
core-option = { $key }

core-refused-option = There is no option { $key } now. Open: { $open }.
core-refused-twice = { $key } names the same thing twice. Choose each only once.
core-refused-count = { $count } chosen; choose { $least } to { $most }.
core-refused-form = { $key } cannot be read. Write it as { $form }.
core-refused-aside = This cannot be done now: { $key }.
core-refused-over = The match is over.
core-refused-seat = Player { $seat } is not asked now. Waiting for: { $waiting }.

core-no-undo-chance = Dice or cards have come in since; that cannot be taken back.
core-no-undo-aside = Somebody has acted on it since; that cannot be taken back.
core-no-undo-reveal = Something hidden has been revealed since; that cannot be taken back.
core-no-undo-nothing = There is no answer to take back.

core-conceded = Player { $seat } gives up.

## The general parts of card text

effect-number = { $number }
effect-otherwise = { $first }; otherwise { $second }
effect-do = { $effects }
effect-then = { $first }; then { $then }
effect-may = { $verb ->
    [let] { FORM($effect, verb: "bare") }
    [bare] { TRAIT($effect, "mine") ->
        [yes] you may { FORM($effect, verb: "you") }
       *[no] { $effect } { TRAIT($effect, "doer") ->
            [you] at your choice
           *[it] at its choice
        }
    }
   *[you] you may { $effect }
}
    .doer = let
effect-to = { $cost } to { FORM($effect, verb: "to") }
effect-choose = { $count ->
    [one] choose one: { $effects }
   *[other] choose { $count }: { $effects }
}
effect-if = { $verb ->
    [bare] { $effect } if { $condition }
    [apart] if { $condition }: have it { FORM($effect, verb: "bare") }
   *[you] if { $condition }: { $effect }
}
    .doer = apart
effect-if-else = if { $condition }: { $effect }; otherwise { $otherwise }
effect-repeat = { $times } times: { $effect }
effect-for-each = for each { $target }: { $effect }
effect-all-of = { $conditions }
effect-any-of = either { FORM($conditions, join: " or ") }
effect-not = { FORM($condition, case: "not") }
effect-not-so = it is not true that { $condition }
effect-at-least = { $count } is at least { $number }
effect-ask-may = Do this? { $effect }
effect-ask-choose = { $count ->
    [one] Choose one
   *[other] Choose { $count }
}

## What cannot be done, and what can

core-problem = { $message }
core-bad-option = { $game } has no option “{ $option }”. Possible: { $possible }.
core-bad-option-value = An option of { $game } is wrong: { $problem }.
core-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
core-bad-step = { $game } has no step “{ $step }”. Possible: { $possible }.
core-bad-place = There is no place { $place } in a list of { $length }.
core-bad-position = This position of { $game } is wrong: { $problem }.
core-no-position = This is not a position: { $problem }.
core-bad-list = This is not such a list: { $problem }.
core-no-ready-list = There is no ready list “{ $name }”.
core-unknown-game = There is no game “{ $game }”. Possible: { $possible }.
core-unknown-bot = There is no bot “{ $bot }” for { $game }. Possible: { $possible }.
core-bot-no-file = The bot “{ $bot }” cannot be loaded: { $problem }. Write it as FILE.py:CLASS.
core-bot-no-class = There is no { $name } in { $file }. Write a bot of your own as FILE.py:CLASS.
core-bot-cannot-choose = The bot “{ $bot }” has no method choose(window).
core-bot-not-made = The bot “{ $bot }” cannot be loaded: { $problem }. Mend the bot and start again.
core-bot-failed = The bot “{ $bot }” failed: { $problem }. Mend the bot and start again.
core-bot-no-key = The bot “{ $bot }” returned { $kind } instead of a key: choose(window) must return the key of an answer as a str, such as next(window.answers()).
core-bot-refused = The bot “{ $bot }” gave an answer that cannot be taken. { $problem }
core-bot-in-match = { $problem } It sat on seat { $seat } in the match of seed { $seed }.
core-bot-error = { $error }
core-bot-error-at = { $error } (line { $line } of { $file }: { $code })
core-worker-died = Worker processes died { $times } times in a row over the same matches. Is there enough memory?
core-too-long = After { $answers } answers no end is in sight: a draw.
core-nothing-to-analyse = Nobody decided anything in this match.
core-analysis-chart = Chance to win, in per cent
core-analysis-several = { FORM($parts, join: ", ") }
core-analysis-swing =
    { $sign ->
        [more] +{ $percent }%
        [less] −{ $percent }%
       *[same] ±0%
    }
core-analysis-why = “{ $better }” has a chance of { $best }, “{ $answer }” of { $chance }.
core-needs-ray = A Ray cluster needs Ray, which is not installed. Install it with: { $command }
core-tournament-bots = A tournament needs at least two different bots, separated by commas; alone against the game itself, one is enough.
core-tournament-games = A pairing needs at least one match.
core-other-tournament = { $file } holds another tournament. Give the same bots, options and seed to go on with it, or another folder.
core-other-lessons = { $file } holds the lessons of another judge. Give the same game and seed to go on with them, or another folder.
core-damaged-line = Line { $line } of { $file } is damaged. Delete this line and start again: only its match is played anew.
core-damaged-lines = Line { $line } of { $file } is damaged. Delete this line and all below it and start again: only their matches are played anew.
core-too-few-lessons = There is too little to learn from: at least { $least } matches are needed.
core-unknown-language = There is no language “{ $language }”. Possible: { $possible }.
core-bad-record = Line { $line } of the record: { $problem }
core-record-short = the record ends too early; its last lines are missing.
core-record-rules = it was played under rules { $recorded } of { $game }, these are rules { $here }. Go on from its checkpoint instead.
core-record-no-checkpoint = it stores no checkpoint to go on from.
core-record-mismatch = it does not fit the rules: { $problem }
core-record-line = this is neither an answer, nor a chance outcome, nor a checkpoint.
core-seal-wrong = The seal is not that of this secret: the match was played with other dice than promised.
core-seal-options = The match was played with other options than those that were sealed.
core-seal-differs = Drawn again from the sealed secret, the match goes another way at happening { $number }.
core-record-header = this is not the header of a record: { $problem }
core-record-format = format { $found } is unknown; this program reads format { $known }.
core-record-damaged = the line is damaged or cut off.
core-record-changed = the line has been changed; its checksum is wrong.
core-record-empty = there is nothing in it.

# Why a bot prefers an answer
bot-why-even = It leads to about the same as the other answers.
bot-why-alike = It is about as good as the bot's choice.
bot-why-only = No other answer was compared.
bot-why-own-way = It is the bot's own way: in the matches it imagined now, another answer did better.
bot-why-better = It won more often in the imagined matches.
bot-why-worse = It won less often in the imagined matches.
