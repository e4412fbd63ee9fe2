## The command line

cli-help = Three Star Wars tabletop games at one table: play them in the terminal or the browser, let bots play thousands, look up every rule.
cli-panel-usage = Usage:
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-help-help = Show this text and end.
cli-help-lang = Language to speak: en, ru, pl or uk; otherwise that of the system.
# what people type to agree, separated by spaces
cli-yes-words = y yes 1
cli-help-odds = Exact odds of a test, a fight or a set of dice.
cli-help-cards = List and print the cards of a game.
cli-help-games = List the games, how many can play and which bots there are.
cli-help-schema = Print the JSON Schema of a game's views, options, asks, events and results.
cli-help-json = Print JSON for a program to read.
cli-help-game = Name of a game, as “cantina games” lists them.
cli-help-play =
    Play a game in this terminal. Without --seat you play against the usual bot, normal.

    Examples: cantina play smugglers-dice · cantina play outer-rim --seat human --seat greedy --save evening.jsonl · cantina play --resume evening.jsonl
cli-help-seat = Who sits at the table, in order; human, the name of a bot, or one of your own as FILE.py:CLASS; separated by commas, or once per seat.
cli-help-seed = Number that decides all dice and cards; the same seed gives the same match.
cli-help-save = File to save the match to, also when you leave early.
cli-help-resume = Go on with a saved match.
cli-help-server = Play on a server, e.g. http://localhost:8000.
cli-help-option = An option of the game as name=value, or name=@file for the text of a file; give it once per option.
cli-help-plain = Line by line instead of the whole screen, as in a pipe.
cli-help-learn =
    Learn a game in this terminal, chapter by chapter; without a name the chapters are listed.
cli-help-puzzle =
    Solve a puzzle of a game in this terminal; without a name the puzzles are listed.
cli-help-learn-name = The name or number of a chapter or puzzle.
cli-learn-keys = h shows the next step of the lesson.
cli-learn-mistake = Taken back: { $what }. { $rule }
cli-learn-lost = That does not work out any more. Begin again, or take the last answer back.
cli-learn-unknown = There is no “{ $name }”. Possible: { $known }.
cli-learn-no-hint = Only a lesson or a puzzle has a next step to show.
cli-help-play-deck = A deck to play with, Destiny: a file, or the name of a ready one; once for each seat in order.
cli-help-play-squad = A squad to fly, X-Wing: an XWS file, or the name of a ready one; once for each seat in order.
cli-help-simulate =
    Let bots play many matches and count who wins.

    Everybody keeps their seat; “cantina tournament” rotates them. The result depends on the seed alone, however many workers share the work. Examples: cantina simulate smugglers-dice -n 1000 --seats random,random --workers 2 · cantina simulate x-wing --seats mybot.py:Bot,greedy --squads famous
cli-help-count = How many matches.
cli-help-seats = The bots on the seats, separated by commas; one of your own is FILE.py:CLASS.
cli-help-decks = Decks drawn anew for every match: random or famous.
cli-help-jobs = How many processes share the work: one unless you say, for training one a core of this machine. With --ray, how many workers of the cluster: all unless you say.
cli-help-squads = Squads of X-Wing, the Rebel side's and the Imperial side's: names of ready squads, or famous or random, drawn anew for every match.
cli-help-squads-in-turn = Squads of X-Wing, the Rebel side's and the Imperial side's: names of ready squads, or famous or random, drawn anew for every match. Given several times, the seeds take them in turn.
cli-help-seconds = Seconds a bot may think over each answer; without it a bot takes as many steps as it always does, and plays the same everywhere. A bot of your own has to look at window.deadline by itself: nobody stops one that is late, only a server plays for it.
cli-help-ray = Let the workers of a Ray cluster play: its address, or “local” for a small one on this machine.
cli-help-tournament =
    Find out which bot is the strongest, and how sure that is.

    Every pairing plays with seats rotated and each seed mirrored. Ratings are on Elo's scale (a fit of Bradley and Terry's model; 0 is the mean of the field), with 95% intervals. With --out the tournament goes on where it was interrupted; the same seed gives the same files, however many workers there are, for bots that think in steps and not in seconds.

    Examples: cantina tournament x-wing --bots random,greedy -n 100 --workers 2 --out evening · cantina tournament destiny --bots mybot.py:Bot,greedy --decks famous --sprt -n 400 · cantina tournament outer-rim --bots greedy,random --seats 1
cli-help-bots = The bots, separated by commas; one of your own is FILE.py:CLASS.
cli-help-pairing = How many matches each pairing plays; with --sprt, at most.
cli-help-seat-count = How many seats a match has; 1: everybody plays alone against the game itself.
cli-help-sprt = Play each pairing only until it is clear whether the first bot is stronger (a sequential test).
cli-help-elo = The two strengths the test of --sprt tells apart, in Elo points, the smaller first; unless you say, 0 and 50.
cli-help-out = Folder for the played matches (to go on from), the tables and the report.
cli-help-records = Keep every match as a record in the folder of --out.
cli-help-train =
    Teach a game's judge: bots play many matches, and a small network learns how positions end.

    One match in five is kept apart and only tried. The same seed gives the same judge, however many workers there are; a training that was interrupted goes on. The folder then holds the judge, its learning curve as a table and a picture, and how often its chances came true. Example: cantina train smugglers-dice -n 4000 --out school
cli-help-lessons = How many matches to learn from.
cli-help-train-out = Folder for the matches (to go on from), the judge and its curve; otherwise training/GAME.
cli-help-analyse =
    Look back at a saved match: how likely everybody was to win, what luck and what choices made of it, and which decisions cost most.

    Chances are judged by playing on from a moment: as far as the game looks ahead, or with --bot to the end. An answer is measured before chance has spoken; what comes then is luck. What would have been better is judged by what the player could know. Examples: cantina analyse match.jsonl · cantina analyse match.jsonl --playouts 64 --bot greedy --plot chances.svg
cli-help-playouts = Playouts for each chance: more are slower and surer.
cli-help-decisions = How many decisions to look at, evenly spread over the match.
cli-help-analyst = The bot that plays on to the end of the match; one that explains also gives its reasons. Unless said, the game judges as its own bots do.
cli-help-branch-seats = Who plays on from that moment, separated by commas: human, or the name of a bot.
cli-help-record = Verify, show or replay saved matches.
cli-help-file = A saved match.
cli-help-verify = Replay a saved match and compare the state with every recorded hash.
cli-help-show = Tell a saved match turn by turn; with --plot also draw how it went.
cli-help-plot = Write a chart of the match to this SVG file.
cli-help-replay = Show a saved match at its end, or at any moment; with --play go on from there.
cli-help-until = Stop after so many entries of the record.
cli-help-branch = Play on from that moment, everybody at this terminal: what if?
cli-help-table =
    Turn saved matches into tables to study: one row a match, a decision, an event (docs/studying-records.md).

    Example: cantina record table evening/records/*.jsonl --parquet tables
cli-help-files = Saved matches.
cli-help-parquet = Folder for matches.parquet, decisions.parquet and events.parquet.
cli-help-rules =
    Find rules by words or by number, with what they refer to.

    Examples: cantina rules barter · cantina rules OR-COMBAT-4 · cantina rules --coverage
cli-help-term = Words to look for, or a rule's number.
cli-help-coverage = Report which rules the last test run proved.

cli-usage = { $problem } See “{ $command } --help”.
cli-no-file = { $file } cannot be opened. Check the path.
cli-bad-option = “{ $flag }” is not an option; write it as name=value.
cli-folder-is-file = { $file } is a file, not a folder. Give another folder.
cli-folder-closed = The folder { $folder } cannot be written to. Give another folder.
cli-interrupted = Interrupted: nothing has been kept.
cli-interrupted-kept = Interrupted: the matches played so far are in { $folder }, and the same command goes on from there.
cli-bots-missing = The name of a bot is missing in “{ $given }”: write one on each side of every comma, such as greedy,random.
cli-bad-seconds = The time of --seconds must be a number above 0, such as 0.5. Leave --seconds out to give bots any time they want.
cli-bad-elo = --elo takes two different numbers from { $least } to { $most }, the smaller first, such as --elo 0 50.
cli-elo-without-sprt = --elo belongs to the test that --sprt makes: add --sprt, or leave --elo out.
cli-records-without-out = --records keeps matches in the folder of --out: add --out FOLDER, or leave --records out.

cli-games-name = name
cli-games-players = players
cli-games-bots = bots
cli-games-about = about
cli-games-next = Play one with “cantina play NAME”, or start the browser table with “cantina serve”.

cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-progress = { $game }
cli-simulate-positive = The numbers of matches and of jobs must be at least 1.
cli-simulate-summary = { $games } matches, { $draws } draws, { $turns } turns on average; { $decisions } decisions, { $rate } a second.
cli-share = { $share } ({ $low }–{ $high })

cli-tournament-rank = rank
cli-tournament-bot = bot
cli-tournament-elo = Elo
cli-tournament-score = score
cli-tournament-matches = matches
cli-tournament-elo-value = { $elo } ± { $error }
cli-tournament-versus = { $first } – { $second }
cli-tournament-pair = { $first } – { $second }: { $share }
cli-tournament-at-seat = seat { $seat }
cli-tournament-seat-line = Seat { $seat } wins { $share }.
cli-tournament-stronger = { $first } is stronger than { $second }: clear after { $matches } matches (log ratio { $llr }, bound { $upper }).
cli-tournament-not-stronger = { $first } is not that much stronger than { $second }: clear after { $matches } matches (log ratio { $llr }, bound { $lower }).
cli-tournament-open = Whether { $first } is stronger than { $second } is open after { $matches } matches (log ratio { $llr }, bounds { $lower } and { $upper }).
cli-tournament-title = Tournament: { $game }
cli-tournament-about = Matches: { $matches }; seed: { $seed }.
cli-tournament-method = Strengths are a fit of Bradley and Terry's model on Elo's scale, with one drawn match added for every pair that met; 0 is the mean of the field. Intervals hold 95%: for strengths the wider of the model's own and that between blocks of mirrored matches, for shares Wilson's.
cli-tournament-chart-ratings = Strength
cli-tournament-chart-pairs = Pairings: share of the first
cli-tournament-chart-seats = Wins by seat
cli-tournament-written = Matches, tables and report are in { $folder }.
cli-analyse-progress = analysis
cli-analyse-positive = The numbers of playouts and of decisions must be at least 1.
cli-analyse-player = player
cli-analyse-start = at the start
cli-analyse-luck = luck
cli-analyse-choice = choices
cli-analyse-rest = not looked at
cli-analyse-nothing = No decision could have been clearly better.
cli-analyse-costly = Turn { $turn }, { $name }: −{ $cost }%
cli-analyse-played = Played: { $answer } (chance to win { $chance })
cli-analyse-better = Better: { $answer } (chance to win { $chance })
cli-analyse-try = Try it: { $command }

cli-train-matches = { $game }: matches
cli-train-teaching = { $game }: learning
cli-train-no-looks = { $game } has nothing for a judge to look at.
cli-train-chart = { $game }: log loss by pass, in hundredths
cli-train-line-learned = learned from
cli-train-line-apart = kept apart
cli-train-line-written = written by hand
cli-train-summary = Matches: { $matches }; positions: { $positions }. Log loss on matches kept apart: { $learned } learned, { $written } written by hand.
cli-train-written = The judge, its curve and the matches are in { $folder }.
cli-needs-numpy = Learning needs NumPy, which is not installed. Install it with: { $command }

cli-record-turn = Turn { $turn }
cli-record-verified = The record is sound: { $answers } answers replayed, { $checked } checkpoints agree.
cli-record-sealed = The dice were sealed before the match and are those of the seal { $seal }.
cli-record-unsealed = This record opens no seal: nobody promised its dice before.
cli-record-other-seal = The record opens the seal { $seal }, which is another one.
cli-help-seal = The seal that the table showed before the match.
cli-record-no-chart = { $game } draws no chart of a match.
cli-record-tables = Rows written to { $folder }: { $matches } matches, { $decisions } decisions, { $events } events.
cli-needs-arrow = Tables need PyArrow, which is not installed. Install it with: { $command }

cli-rules-shows = Shown by: { $shows }
cli-rules-source = Source: { $source }
cli-rules-note = Note: { $note }
cli-rules-no-term = Give words to look for, a rule's number, or --coverage.
cli-rules-nothing = No rule speaks of “{ $term }”.
cli-rules-more = … and { $count } more; add a word or --game.
cli-rules-coverage = { $game }: { $proven } of { $applicable } rules proven ({ $share }); { $left } do not apply
cli-rules-missing = Not proven yet:

cli-play-keys = Answer with a number (several for several), or with an option's own word. i NAME card · g gifts and the like · u undo · s FILE save · l log · w why, the rules · ? again · q leave
cli-play-many-or-none = Choose up to { $most }, or none.
cli-play-empty-line = An empty line chooses none.
cli-play-nothing-aside = There is nothing that you may do besides the question now.
cli-play-no-card = No card is called “{ $name }”.
cli-play-bad-list = { $list } cannot be played: { $problem }
cli-play-builds-nothing = Nobody brings decks or squads to { $game }.
cli-play-too-many-lists = More lists ({ $count }) than seats ({ $seats }).
cli-play-no-option = There is no option { $key } now.
cli-play-number = Answer with a number from 1 to { $most }.
cli-play-several = “{ $typed }” fits { $count } options: { FORM($labels, join: "; ") }. Type more of the word, or a number.
cli-play-free = Write { $form }, such as one of these.
cli-play-free-numbered = Write { $form }, or pick a suggestion by its number.
cli-form-pose = x,y,heading (millimetres from the lower left corner, degrees from the right, counter-clockwise)
cli-form-xws = a squad in XWS on one line
cli-form-slide = millimetres forward (with a minus: back)
cli-form-depth = millimetres from the edge
cli-form-number = a number
cli-play-left = You leave the table.
cli-play-winners =
    { $count ->
        [0] Nobody wins.
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }
cli-play-saved = Saved to { $file }.
cli-play-you = Captain
cli-play-which = Which game? “cantina games” lists them.
cli-needs-server = The server needs { $module }, which is not installed. Install everything it needs with: { $command }

## The whole screen

cli-screen-about = The board stays in place; below or beside it stands what you are asked now. New lines of the log stand out.
cli-screen-about-digits = choose the option of that number
cli-screen-about-arrows = move the cursor; the board shows what the option is about
cli-screen-about-enter = take the option under the cursor, or what is marked
cli-screen-about-space = mark an option where several may be chosen
cli-screen-about-tab = next page of the board, where it does not fit
cli-screen-about-show-help = this list
cli-screen-about-read-card = read the cards of the option and all that lie on the table; type a name to find any other
cli-screen-about-show-why = what cannot be done and why, with the rules
cli-screen-about-show-log = the whole log with the rules behind it
cli-screen-about-take-back = take back the last answer, as long as no dice or cards came in
cli-screen-about-interject = what you may do at any time, such as giving credits away
cli-screen-about-show-hint = in a lesson: the next step
cli-screen-about-enlarge = the board large, and back
cli-screen-about-save-now = save the match
cli-screen-about-talk = at a server’s table: say something to the others
cli-screen-about-open-line = type: numbers, words of an option, “i NAME” for a card, “s FILE” to save
cli-screen-about-leave = leave the table
cli-screen-aside = Besides the question
cli-screen-close = Esc closes
cli-screen-consent = The others are asked whether they agree.
cli-screen-find = a name, or a part of it
cli-screen-go = Leave the table
cli-screen-help = Help
cli-screen-kept = The server keeps this match; return to it by its link.
cli-screen-key-enlarge = large
cli-screen-key-interject = gifts
cli-screen-key-leave = leave
cli-screen-key-open-line = type
cli-screen-key-page = page { $page } of { $pages }
cli-screen-key-read-card = card
cli-screen-key-save-now = save
cli-screen-key-show-help = help
cli-screen-key-show-log = log
cli-screen-key-show-why = why
cli-screen-key-take-back = take back
cli-screen-key-talk = say
cli-screen-leave = Do you leave the table?
cli-screen-many = Digits or space mark, Enter confirms.
cli-screen-no-card = No card has this name.
cli-screen-others = The others are choosing.
cli-screen-read = Cards
cli-screen-said = { $name }: { $text }
cli-screen-silent = The server does not answer any more. The match is kept there; return to it by its link.
cli-screen-stay = Stay
cli-screen-type = a number, words of an option, “i NAME” for a card
cli-screen-waits = Waiting until everybody has sat down. Ctrl+C leaves.
