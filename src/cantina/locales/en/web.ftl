## The page around the tables

web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-mine = My games
web-guest = Guest { $name }
web-your-name = Your name
web-disclaimer = A fan-made rules engine. Names belong to their owners; every drawing and sentence here is ours.
web-language = Language
web-theme = Theme
web-theme-system = like the system
web-theme-dark = Switch to the dark theme
web-theme-light = Switch to the light theme
web-theme-dark-word = dark
web-theme-light-word = light
web-sound = Sound
web-settings = Settings and keys
web-close = Close
web-loading = One moment.
web-server-silent = The server does not answer. Your seats are kept; try again in a moment.
web-lost = There is no table behind this link.
web-back-home = Back to the games

## Home

web-home-title = Pull up a chair.
web-home-lead = Three tabletop games, every rule kept and explained, against friends or bots. No account needed.
web-games = Games
web-outer-rim = Outer Rim
web-outer-rim-pitch = Fly, trade, hunt and gamble until your name is known.
web-outer-rim-length = 1 to 4 players · about two hours
web-x-wing = X-Wing
web-x-wing-pitch = Plan in secret, fly by template, outshoot the other side.
web-x-wing-length = 2 players or teams · about an hour
web-destiny = Destiny
web-destiny-pitch = Roll your heroes' dice and make every side count.
web-destiny-length = 2 to 4 players · about half an hour
web-other-game = A small game
web-other-game-pitch = A small game to learn the table with.
web-other-game-length = a few minutes
web-also-here = Also here, to learn the table:
web-x-wing-squads = Squads of 100 points
web-play-now = Play now
web-with-friends = With friends
web-learn = Learn, 2 min
web-table-of = Table of { $name }
web-paste-invitation = Paste an invitation
web-invitation-hint = The link somebody sent you, or the last word of it.
web-invitation-unreadable = That is no link to a table.
web-your-tables = Your tables
web-your-tables-empty = Nothing yet. The first game is one click away.
web-all-matches = all matches
web-open-now = Open now
web-open-empty = No open tables right now. Start one: bots take the seats that stay empty.
web-tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
web-tables-open = Getting ready
web-tables-running = Being played
web-tables-finished = Finished
web-table-go-on = Go on
web-table-join = Join
web-table-watch = Watch
web-table-nobody-yet = nobody yet
web-table-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-table-with = with { $names }
web-table-your-move = your move
web-table-waiting-for = waiting for { $name }
web-table-won = you won
web-table-lost = you lost
web-table-drawn = a draw
web-table-outdated = from an older version
web-start-a-table = Start a table
web-mine-here-only = This browser remembers your games. With an account you find them on any device.
web-mine-waiting = { $count ->
    [0] Nobody waits for you.
    [one] One match waits for you.
   *[other] { $count } matches wait for you.
}
web-mine-yours = Your move
web-mine-theirs = Their move
web-mine-move = Move
web-mine-look = Look
web-mine-paused = rests
web-mine-rests = { $name } is on vacation until { $date }; the clock rests.
web-bell = Tell me on this device when it is my turn
web-bell-hint = Also while this page is closed.
web-bell-refused = The browser does not allow it. Its settings for this page can change that.
web-bell-failed = This browser cannot be reached at the moment.

## Other people

web-seek = Find an opponent
web-seek-open = I look for somebody
web-seek-begin = Look for an opponent
web-seek-not = Never mind
web-seek-looking = Looking for an opponent. This page takes you to the table.
web-seek-end = Stop looking
web-seek-none = Nobody looks for an opponent right now.
web-seek-play = Play
web-seek-seats = { $count } seats
web-seek-range = rating { $low }–{ $high }
web-seek-strength = Strength of the opponent
web-seek-anybody = anybody
web-seek-within = within { $width } of my rating
web-rated = Rated
web-rated-hint = It counts: accounts only, with a clock, no bots, no advice, nothing taken back.
web-rated-account = Rated matches are played with an account.
web-rated-matches = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
web-rating = Rating
web-rating-unsure = few matches yet, so this may change a lot
web-rating-history = The rating over the last matches: { $game }
web-ratings = Ratings
web-ratings-none = No rated match yet.
web-leaders = Leaders
web-leaders-none = Nobody has played a rated match yet.
web-leaders-place = Place
web-leaders-matches = Matches
web-leaders-hint = Ranked by what is sure: whoever has played little stands lower until more is known. Ratings are Glicko-2.
web-person-since = here since { $date }
web-person-own = My profile
web-person-blocked = You have blocked this person.
web-friends = Friends
web-friends-none = Nobody yet. Find somebody by name and ask.
web-friend = You are friends.
web-friend-asked = You have asked to be friends.
web-friend-asks = Asks to be friends.
web-friend-ask = Ask to be friends
web-friend-agree = Agree
web-friend-decline = Decline
web-friend-take-back = Take the request back
web-friend-end = Be friends no longer
web-friend-here = here now
web-friend-away = away
web-friend-find = Find somebody by name
web-private = Private messages
web-private-hear = Friends may write to me
web-private-hint = Off at first. You may write to friends who have switched it on, too; nobody else can reach you. Messages are not kept for ever.
web-private-write = Write to { $name }
web-private-text = Write a message
web-private-send = Send
web-private-none = Nothing written yet.
web-private-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-invited = A seat is kept for you · { $game }
web-invite-sent = a seat is kept
web-seat-kept = Kept for { $name }
web-seat-free = Open it to anybody
web-block = Block
web-unblock = Unblock
web-block-hint = Whoever you block cannot invite you, is never paired with you, cannot sit at your tables, and you do not hear what they say. They are not told. There are no private messages.
web-lobby-rated = The match begins when every seat is taken.
web-seal = Fair dice
web-seal-hint = What the dice hang on is sealed now and opened after the match.
web-seal-sealed = Dice sealed
web-seal-verified = Dice verified: the seal fits
web-seal-broken = The seal does not fit: these are not the promised dice
web-seal-record = Whoever wants to roll every die again runs { $command } on the record.
web-seal-download = Download the record

## Accounts

web-account-title = Who are you?
web-account-lead = Nobody needs an account to play. With one you find your matches on any device.
web-account-guest = As a guest
web-account-guest-hint = Others at the table see this name. Your seats are kept in this browser only.
web-account-name = Name of the account
web-account-password = Password
web-account-show-password = Show the password
web-account-password-hint = At least eight characters. Make recovery codes once you are in.
web-account-forgotten = Lost it? A recovery code opens your account.
web-safety-title = Safety
web-safety-password = Change the password
web-safety-password-hint = You stay signed in here; everywhere else you are signed out.
web-safety-password-changed = The new password holds from now on.
web-safety-new-password = New password
web-safety-codes = Recovery codes
web-safety-codes-hint = Eight codes, each of which opens your account once should the password be lost. Older ones are void then.
web-safety-codes-made = Write these down or print them: they are not shown again.
web-safety-copy = A copy of my data
web-safety-end = Delete the account
web-safety-end-hint = Your name goes from your tables and your lines from the chat. Nobody can bring it back.
web-safety-ended = The account is gone. You are a guest again.
web-safety-sessions = Where you are signed in
web-safety-here = here
web-safety-end-session = Sign out there
web-passkeys-title = Passkeys
web-passkeys-hint = A passkey opens your account by fingerprint, face or the code of your device. Nobody needs one.
web-passkey-add = Add a passkey
web-passkey-name = Name of the passkey
web-passkey-rename = Rename
web-passkey-remove = Remove
web-passkey-keep = Keep the name
web-passkey-number = Passkey { $number }
web-passkey-made = made { $date }
web-passkey-used = last used { $date }
web-passkey-doubted = may have been copied, opens nothing any more
web-passkey-added = The passkey opens your account from now on.
web-passkey-enter = Sign in with a passkey
web-passkey-confirm = Confirm with a passkey
web-passkey-failed = No passkey was given.
web-passkey-alone = Do without a password
web-passkey-alone-hint = From then on only your passkeys open the account, and recovery codes if you have some. You are signed out everywhere else.
web-passkey-is-alone = Your account has no password; your passkeys open it.
web-safety-set-password = Set a password
web-reach-title = Your turn
web-reach-drop = Forget this device
web-reach-no-address = No address. Mail opens your account again should the password be lost.
web-reach-confirmed = confirmed
web-reach-unconfirmed = look into your mail
web-reach-address = Change the address
web-reach-address-hint = We send one mail with a link to confirm it. Leave it empty to have the address forgotten.
web-reach-mail = E-mail address
web-reach-keep = Keep the address
web-reach-mailed = A link is on its way to { $address }.
web-reach-notices = Mail me when it is my turn
web-reach-notices-hint = One mail a turn, and only if you are not there. Every mail has a link that ends them.
web-vacation = Vacation
web-vacation-hint = Your clocks in days rest. { $left } of { $days } days a year are left.
web-vacation-days = Days of vacation
web-vacation-begin = Go on vacation
web-vacation-until = On vacation until { $date }. Your clocks rest.
web-vacation-end = I am back
web-forgotten-title = Send me a link by mail
web-forgotten-hint = If you gave your account an address, a link to a new password comes there.
web-forgotten-go = Send the link
web-forgotten-sent = If an account has this address, a mail is on its way.
web-letter-confirm = Confirm your address
web-letter-confirm-hint = Then a lost password is replaced by mail, and you can be told when it is your turn.
web-letter-confirm-go = This is my address
web-letter-confirm-done = The address is confirmed.
web-letter-off = No more mail about turns
web-letter-off-hint = Your matches go on; you are only not told by mail any more.
web-letter-off-go = End the mails
web-letter-off-done = Done. Your account can turn them on again.
web-letter-password = A new password
web-letter-password-hint = You are signed out everywhere else.
web-recover-title = I have lost my password
web-recover-hint = With one of the recovery codes you wrote down.
web-recover-code = Recovery code
web-recover-go = Set the new password
web-account-carry-along = { $count ->
    [one] Take the seat held in this browser along
   *[other] Take the { $count } seats held in this browser along
}
web-account-carry = Add the seats of this browser
web-account-carried = The seats of this browser belong to your account now.
web-account-yours = Your account
web-account-anywhere = Sign in on another device and go on where you left off.
web-account-signed-out = You are a guest again. The seats of this browser are kept.
web-sign-in = Sign in
web-sign-up = Make an account
web-sign-out = Sign out

## A table getting ready

web-new-overline = { $game } · a new table
web-new-title = Who plays, and how?
web-new-open = Open the table
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-open = Open seat
web-seat-open-anyone = open, by the link
web-seat-open-hint = anyone with the link can sit down
web-seat-add = One more seat
web-seat-remove = Take this seat away
web-bot = Bot
web-bot-named = { $bot ->
    [greedy] steady bot
    [random] restless bot
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
    [ace] ace bot
    [hard-aggressive] aggressive hard bot
    [hard-careful] careful hard bot
    [ace-aggressive] aggressive ace bot
    [ace-careful] careful ace bot
   *[other] { $bot } bot
}
web-bots-about = How the bots play, from the weakest to the strongest
web-bot-about = { $bot ->
    [random] Answers at random.
    [easy] Knows the game, and errs like a beginner.
    [greedy] Takes what looks best at once: stronger than easy, weaker than normal.
    [normal] Plays by common sense: the usual opponent.
    [hard] Looks ahead before it answers.
    [hard-aggressive] Looks ahead, and likes to attack.
    [hard-careful] Looks ahead, and spares its own.
    [ace] Looks farthest ahead, and thinks longest.
    [ace-aggressive] Looks farthest ahead, and likes to attack.
    [ace-careful] Looks farthest ahead, and spares its own.
   *[other] Plays in its own way.
}
web-bot-seat = { $name }, { $bot }
web-bot-person = { $seat ->
    [1] Juno
    [2] Kestrel
    [3] Vesper
   *[other] Brakk
}
web-you = you
web-the-game = The game
web-options-readings = How disputed rules are read
web-the-table = The table
web-table-name = Name of the table
web-clock-per-move = Time for a move
web-clock-none = no clock
web-clock-seconds = { $seconds } seconds
web-clock-days = { $days ->
    [one] a day for a move
   *[other] { $days } days for a move
}
web-clock-days-hint = Nobody has to stay: come back when it is your turn. With an account you are told.
web-clock-over = When the time is over
web-clock-over-bot = a bot plays on until they return
web-clock-over-forfeit = the player is out
web-clock-rests = rests until { $date }
web-time-days-hours = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
web-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-time-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-time-minutes = { $minutes } min
web-listed = Show it to everybody
web-listed-hint = Strangers find it under Watch and may take open seats.
web-build-squad = Build a squad
web-build-deck = Build a deck
web-lobby-overline = { $game } · getting ready
web-lobby-waiting = { $count ->
    [one] One seat is still open. Begin now and a bot takes it.
   *[other] { $count } seats are still open. Begin now and bots take them.
}
web-lobby-ready = Everybody is here.
web-lobby-begin = Deal and begin
web-ready = ready
web-seat-a-bot = Seat a bot
web-sit-down = Sit down
web-stand-up = Stand up
web-invite = Invite
web-invite-hint = Whoever opens it picks a name and sits down. No account.
web-copy-link = Copy the link
web-link-copied = Link copied. It opens this table.

## At the table

web-region-board = Board
web-region-ask = Your decision
web-region-log = Log
web-panes = Parts of the table
web-pane-lit = , something can be chosen here
web-pane-board = Board
web-phases = Phases
web-title-your-turn = Your turn · { $title }
web-you-are-watching = you are watching
web-watching = You are watching
web-loading-table = Setting the table. The board appears first, the log follows.
web-generic-facts = The table

web-ask-your-turn = Your turn
web-ask-announce = { $prompt } { $count ->
    [one] One option.
   *[other] { $count } options.
}
web-ask-options = Options
web-ask-click-glowing = { $count ->
    [one] Click what glows.
   *[other] Click what glows. { $count } things can be chosen.
}
web-ask-tap-glowing = { $count ->
    [one] Tap what glows.
   *[other] Tap what glows. { $count } things can be chosen.
}
web-ask-unfold = Show the whole question
web-ask-fold = Show less of the question
web-ask-choose-exactly = { $count ->
    [one] Choose one.
   *[other] Choose { $count }.
}
web-ask-choose-between = Choose { $least } to { $most }.
web-ask-choose-none = Choose none
web-ask-keep-all = Keep them all
web-ask-confirm-verb = { $verb }: { $count }
web-ask-confirm = { $count ->
    [one] Take this one
   *[other] Take these { $count }
}
web-ask-something-else = Something else
web-ask-explain = Why not the others?
web-ask-why-not = { $count ->
    [one] one more that cannot be done
   *[other] { $count } more that cannot be done
}
web-ask-as-list = As a list
web-ask-not-yours = Not your turn
web-ask-is-choosing = { $name } is choosing
web-ask-table-moves = The table moves on by itself.
web-odds-succeeds = Chance that it works
web-refused-title = That cannot be done
web-refused-nothing-changed = Nothing was changed.
web-undo = Take back
web-clock = Time left: { $time }
web-thing-can-be-chosen = can be chosen
web-thing-chosen = chosen
web-thing-blocked = { $name }, not possible: { $reason }
web-thing-choices = { $name }, { $count } choices

web-tab-log = Log
web-tab-chat = Chat
web-log-turn = Turn { $number }
web-log-round = Round { $number }
web-log-turn-of = { $turn } · { $name }
web-log-setup = Setting up
web-log-steps = every step
web-log-why = why?
web-log-why-rule = Why? Rule { $rule }
web-log-filter = Which lines
web-log-all = all
web-log-mine = mine
web-log-earlier = { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}
web-log-empty = Nothing has happened yet.

## What the others did, one thing after another

web-story-next = Go on
web-story-skip = { $count ->
    [one] Skip { $count } more
   *[other] Skip { $count } more
}
web-back-again = Meanwhile
web-back-count = { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
web-back-show = Show me
web-back-go-on = Go on
web-pace = What others do is shown
web-pace-calm = calmly
web-pace-brisk = quickly
web-pace-instant = at once
web-key-space = go on in the story; hold it to skip
web-key-bot = what would a bot do

## Advice

web-hint = What would a bot do?
web-hint-thinking = A bot is thinking.
web-hint-would = A bot would choose: { $option }
web-hint-would-place = A bot has an answer of its own to this.
web-hint-take = Do that
web-hint-best = What a bot would weigh
web-hints-allowed = Bots may be asked for advice
web-hints-allowed-hint = "What would a bot do?" shows its answer to whoever asks.
web-hint-this = a bot would choose this

## A match from an older version

web-outdated-title = This match is from an older version
web-outdated-text = It was played under rules that have changed since, so the board cannot be set up any more. What happened can still be read and kept.
web-outdated-keep = Keep the story
web-outdated-again = Play { $game } again
web-only-you = only you see this
web-chat-empty = Nobody has said anything.
web-chat-label = Say something
web-chat-send = Send

web-rule-link = Rule { $rule }
web-rule-unknown = This paragraph is not in the book.
web-rule-why = Why

web-line-dropped = The line dropped. Your seat is kept.
web-line-trying = { $seconds ->
    [0] Trying again.
   *[other] Trying again in { $seconds } s.
}
web-line-try-now = Try now
web-paused = The table pauses.
web-resume = Go on
web-pause = Pause the table
web-proposal = A request
web-proposal-undo = { $name } asks to take back a move.
web-proposal-pause = { $name } asks to pause.
web-allow = Allow
web-refuse = Refuse
web-away = { $name } is away.
web-away-bot = Let a bot play
web-concede = Give up
web-concede-sure = Yes, I give up
web-finished = The game is over
web-open-report = Open the report
web-watch-replay = Watch the replay

web-letters = Single letters are keys
web-single = One click answers, without confirming
web-keys = Keys
web-key-tab = next control
web-key-glow = next thing that glows; with Shift the one before
web-key-arrows = nearest glowing thing in that direction
web-key-enter = choose; main option
web-key-digits = option of that number
web-key-escape = leave a preview or a dialogue
web-key-regions = next region: board, decision, log
web-key-inspect = full card of the focused thing
web-key-name = type a name, its first letter a capital: go to that place, ship or card
web-key-why = why: the rule behind what is refused
web-key-undo = take back, or ask for it
web-key-describe = the board in words
web-key-log = log, talk
web-key-help = this list

web-shape-circle = blue circle
web-shape-triangle = coral triangle
web-shape-square = mint square
web-shape-diamond = lilac diamond

## The guided first turn

web-guide-step = Your first turn · { $step } of { $steps }
web-guide-keys = or press G, then Enter
web-guide-next = Next hint
web-guide-skip = Skip the tour
web-guide-done = Play on
web-guide-or-1 = Become known: the first captain with enough fame wins. Begin by choosing who you are.
web-guide-or-2 = Warm rings are yours. Point at one to see what it costs, click to do it.
web-guide-or-3 = Planning: fly somewhere, earn 2,000 credits or recover. Planets are where the work is.
web-guide-or-4 = Action: buy from the market below the map. Cargo and jobs name the planet that pays.
web-guide-or-5 = Where dice decide, the option shows your chance before you take it.
web-guide-or-6 = What cannot be done is listed in grey, with the rule that forbids it. Click the rule to read it.
web-guide-or-7 = The log tells everything that happened; taking back is free until dice or hidden cards come in. Good flight.
web-guide-xw-1 = Two squads, one fight: destroy every enemy ship.
web-guide-xw-2 = Planning: pick a ship that glows and turn its dial. Nobody sees it.
web-guide-xw-3 = Activation: ships fly lowest skill first, along the template on their dial.
web-guide-xw-4 = After flying, take one action. Focus turns eyes into hits or evades.
web-guide-xw-5 = Combat: highest skill shoots first. Your arc and the range decide whom you can hit; the chance stands beside each target.
web-guide-xw-6 = Red moves bring stress, and a stressed ship may do neither red moves nor actions. Grey lines tell why.
web-guide-xw-7 = The log has every roll and its rule. The next round is yours alone.
web-guide-ds-1 = Defeat every enemy character, or let their deck run dry.
web-guide-ds-2 = One action at a time: activate a character to roll its dice into the pool.
web-guide-ds-3 = Resolve dice that show one symbol together: click the first, the fitting ones glow.
web-guide-ds-4 = Pay resources to play cards from your hand. Upgrades bring dice of their own.
web-guide-ds-5 = Shields stop damage one for one. The panel tells what will be left.
web-guide-ds-6 = Grey means not now, with the rule beside it.
web-guide-ds-7 = Claim the battlefield when you are done first. The log remembers everything. Play on.

## The rulebook

web-rules-search = Search the rules
web-rules-chapters = Chapters
web-rules-found = { $count ->
    [one] one paragraph
   *[other] { $count } paragraphs
}
web-rules-nothing = No paragraph has all these words.
web-rules-own-words = { $count } paragraphs, our own words. Each one is enforced at the table.

## X-Wing

web-ask-send = Send this
web-xw-setup = Setup
web-xw-planning = Planning
web-xw-activation = Activation
web-xw-combat = Combat
web-xw-end = End
web-xw-pane-mat = Mat
web-xw-pane-order = Order
web-xw-mat = The play area
web-xw-dial = Manoeuvre dial
web-xw-dial-left = Turn the dial left
web-xw-dial-right = Turn the dial right
web-xw-dial-is-set = dial set
web-xw-dial-open = no dial yet
web-xw-pick-ship = Which ship
web-xw-set = Set { $maneuver }
web-xw-not-now = not possible for this ship now
web-xw-green = green: takes stress off
web-xw-white = white: stress unchanged
web-xw-red = red: adds stress
web-xw-green-short = takes stress off
web-xw-red-short = adds stress
web-xw-order-planning = Set every dial, in any order. Nobody sees them.
web-xw-order-setup = Lowest pilot skill is placed first.
web-xw-order-activation = Lowest pilot skill flies first.
web-xw-order-combat = Highest pilot skill shoots first.
web-xw-on-the-mat = On the mat
web-xw-by-eye = Templates and ruler rest: planning is by eye.
web-xw-arc = Firing arc
web-xw-ruler = Range 1 to 3
web-xw-paths = Paths flown
web-xw-range = range { $range }
web-xw-ship-label = { $name }, pilot skill { $skill }, hull { $hull }, shields { $shields }, { $player }
web-xw-hull-left = hull { $left } of { $of }
web-xw-shields-left = shields { $left } of { $of }
web-xw-asteroid = Asteroid
web-xw-bomb = Bomb
web-xw-mine = Mine
web-xw-satellite = Satellite
web-xw-cargo = Container
web-xw-docked = docked
web-xw-suggested = A suggested place
web-xw-place-at = { $x } × { $y } mm
web-xw-place-hint = Drag it, or press the arrow keys on the mat (Shift: ten times as far). Wheel, Q and E turn it.
web-xw-place-hint-straight = Drag it, or press the arrow keys on the mat (Shift: ten times as far).
web-xw-place-hint-touch = Drag it with a finger, or tap a suggested place. The arrows turn it.
web-xw-place-hint-touch-straight = Drag it with a finger, or tap a suggested place.
web-xw-place-here = Put it here
web-xw-outside = Part of it lies outside your hatched band.
web-xw-crowded = It would lie on another ship.
web-xw-off-mat = Part of it would lie beside the mat.
web-xw-near-edge = Too close to an edge.
web-xw-near-rock = Too close to an asteroid.
web-xw-near-ship = Too close to a ship.
web-xw-near-satellite = A satellite lies at range 2 or 3 of another one.
web-xw-near-mine = Mines lie farther than range 1 from each other.
web-xw-fits = It fits here.
web-xw-ghost = This table shows where a manoeuvre ends.
web-xw-beyond = beyond 3
web-xw-plan = Your plan
web-xw-plan-hits = hits
web-xw-plan-spread = damage
web-xw-plan-destroys = destroys
web-xw-plan-count = { $damage ->
    [0] miss
    [1] 1 damage
   *[other] { $damage }
}
web-xw-plan-damage = { $damage ->
    [0] no damage { $chance }
   *[other] { $damage } damage { $chance }
}
web-xw-plan-token = { $token ->
    [lock] Lock
    [focus] Focus
    [evade] Evade
   *[other] { $token }
}
web-xw-plan-then = then
web-xw-plan-none = Keep the dice
web-xw-plan-exact = Exact, over every face still to be rolled; cards come on top. The defender is taken to spend tokens well.
web-xw-turn-left = Turn left
web-xw-turn-right = Turn right
web-xw-slide = How far along, in millimetres
web-xw-squads = Squads
web-xw-side = { $faction ->
    [rebel] Rebels
    [imperial] Empire
   *[scum] Scum
}
web-xw-token = { $token ->
    [focus] focus
    [evade] evade
    [stress] stress
    [ion] ion
    [cloak] cloak
    [reinforce-fore] reinforce, fore
    [reinforce-aft] reinforce, aft
    [weapons-disabled] weapons disabled
    [jam] jam
   *[other] token
}
web-xw-action = { $action ->
    [focus] focus
    [evade] evade
    [target-lock] target lock
    [barrel-roll] barrel roll
    [cloak] cloak
    [slam] SLAM
    [reinforce] reinforce
    [reload] reload
    [coordinate] coordinate
    [jam] jam
   *[boost] boost
}
web-xw-slot = { $slot ->
    [ept] elite talent
    [amd] astromech
    [torpedo] torpedo
    [missile] missile
    [turret] turret
    [cannon] cannon
    [bomb] bomb
    [crew] crew
    [system] system
    [mod] modification
    [title] title
    [samd] salvaged astromech
    [illicit] illicit
    [tech] tech
   *[other] upgrade
}
web-xw-attack = attack
web-xw-agility = agility
web-xw-hull = hull
web-xw-shields = shields
web-xw-skill = Pilot skill { $skill }
web-xw-face-down = A damage card, face down
web-xw-attacker = Attacker
web-xw-defender = Defender
web-xw-attack-overline = Round { $round } · combat · pilot skill { $skill }
web-xw-attack-title = { $attacker } has { $defender } in sight
web-xw-attack-value = attack { $value }, range { $range }
web-xw-agility-value = agility { $value }
web-xw-obstructed = obstructed
web-xw-clear = path clear
web-xw-outcome = { $hits ->
    [0] { $criticals ->
        [one] One critical hit goes through.
       *[other] { $criticals } critical hits go through.
    }
    [one] { $criticals ->
        [0] One hit goes through.
       *[other] One hit and { $criticals } critical go through.
    }
   *[other] { $criticals ->
        [0] { $hits } hits go through.
       *[other] { $hits } hits and { $criticals } critical go through.
    }
}
web-xw-step-target = Target
web-xw-step-attack = Attack roll
web-xw-step-modify-attack = Modify attack
web-xw-step-defence = Defence roll
web-xw-step-modify-defence = Modify defence
web-xw-step-compare = Compare
web-xw-step-damage = Damage

## Outer Rim

web-or-setup = Setup
web-or-planning = Planning
web-or-action = Action
web-or-encounter = Encounter
web-or-your-step = Your turn · { $step }
web-or-pane-map = Map
web-or-pane-ship = Ship
web-or-pane-market = Market
web-or-pane-players = Players
web-or-map = Map of the rim
web-or-market = Market
web-or-kind = { $kind ->
    [bounty] Bounty
    [cargo] Cargo
    [gear_mod] Gear, mod
    [job] Job
    [luxury] Luxury
    [ship] Ship
    [encounter] Encounter
    [databank] Databank
    [character] Character
    [sheet] Ship sheet
   *[contact] Contact
}
web-or-slot = { $slot ->
    [cargo] Cargo slot
    [mod] Mod slot
    [cargo_or_mod] Cargo or mod
    [crew] Crew slot
    [gear] Gear slot
   *[other] Job, bounty
}
web-or-standing = { $standing ->
    [1] positive
    [-1] negative
   *[0] neutral
}
web-or-source = { $source ->
    [bounty] bounties
    [cargo] cargo
    [job] jobs
    [patrol] patrols
    [goal] goals
    [luxury] luxuries
    [card] cards
   *[other] other deeds
}
web-or-empty-deck = empty
web-or-cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-or-deck-short = { $deck ->
    [bounty] Bounty
    [cargo] Cargo
    [gear_mod] Gear
    [job] Job
    [luxury] Luxury
   *[ship] Ship
}
web-or-free = free
web-or-to = To { $planet }
web-or-to-player = To another captain
web-or-patrol-moves = patrol moves { $distance }
web-or-planet = planet
web-or-navpoint = navpoint
web-or-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
}
web-or-fact-flown = { $count } of { $of ->
    [one] { $of } space
   *[other] { $of } spaces
}
web-or-fact-there = There: { $things }
web-or-fact-then = Then you act, and meet something there.
web-or-fact-credits = You will have { $credits }.
web-or-fact-unhurt = Nothing is damaged.
web-or-fact-recover = Damage: { $character } on you, { $ship } on your ship.
web-or-fact-market = Discard one card if you like, then buy one. You have { $credits }.
web-or-fact-done = The encounter follows.
web-or-contact-closed = { $rank } contact, face down
web-or-no-contacts = No contacts here.
web-or-first-to = First to { $fame } fame
web-or-fame = fame
web-or-credits = credits
web-or-ground = ground
web-or-ship = ship
web-or-health = health
web-or-hull = hull
web-or-hyperdrive = hyperdrive
web-or-damage = damage
web-or-damage-of = { $damage } damage of { $of }
web-or-left-of = { $left } of { $of } left
web-or-defeated = defeated
web-or-goal-done = Goal reached
web-or-secrets = { $count ->
    [one] one secret
   *[other] { $count } secrets
}
web-or-captured = { $contact } on board
web-or-choosing = choosing
web-or-describe = { $name }, { $player }: { $space }, { $fame } fame, { $credits } credits.
web-or-attacker = Attacker
web-or-defender = Defender
web-or-enemy = The enemy
web-or-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
web-or-takes-no-damage = Takes no damage
web-or-ship-combat = Space combat
web-or-ground-combat = Ground combat
web-or-combat-title = { $attacker } against { $defender }
web-or-combat-title-enemy = { $attacker } against an enemy
web-or-tie = A tie goes to the attacker.
web-or-their-damage = { $count ->
    [one] Their damage, one die
   *[other] Their damage, { $count } dice
}
web-or-step-attack = Attack roll
web-or-step-attack-damage = Attack damage
web-or-step-defence = Defence roll
web-or-step-winner = Who wins
web-or-step-suffer = Take damage
web-or-encounter-of = Encounter · { $name }
web-or-a-roll = A roll
web-or-unskilled = unskilled
web-or-skilled = skilled
web-or-highly-skilled = highly skilled
web-or-test-of = A test of { $skill }
web-or-test-chance = chance to pass
web-or-counts = passes
web-or-chances = Chances
web-or-chance-win = { $name } wins
web-or-chance-defeated = { $name } is defeated by { $damage } or more
web-or-chances-plain = Exact, without further abilities.
web-or-stake-you-win = If you win
web-or-stake-you-lose = If you lose
web-or-stake-wins = If { $name } wins
web-or-stake-loses = If { $name } loses
web-or-stake-either = Either way
web-or-stake-choice = { $choice ->
    [eliminate] Eliminate:
   *[capture] or capture:
}
web-or-stake-credits = { $amount } credits
web-or-stake-fame = { $amount } fame
web-or-stake-reputation = { $amount } { $faction } reputation
web-or-stake-deliver = paid on { $planet }
web-or-stake-crew = { $card } leaves the crew
web-or-stake-survived = only if the damage does not defeat you
web-or-stake-nothing = nothing more
web-or-stake-patrol-gone = the patrol is gone; the next one of its faction appears
web-or-stake-patrol-pushed = the patrol stays; you move it one space away
web-or-stake-defeat = { $secrets ->
    [0] { $damage } damage defeats { $name }: { $credits } credits lost
   *[other] { $damage } damage defeats { $name }: { $credits } credits and all secrets lost
}
web-or-stake-defeat-you = { $secrets ->
    [0] { $damage } damage defeats you: you lose { $credits } credits
   *[other] { $damage } damage defeats you: you lose { $credits } credits and all secrets
}
web-or-trade-overline = Trade · { $place }
web-or-trade-title = { $one } and { $two } make a deal
web-or-trade-you = you
web-or-trade-goods = Goods of { $name }
web-or-trade-none-left = Nothing left to put on the table.
web-or-trade-lane = from { $from } to { $to }
web-or-trade-nothing = nothing yet
web-or-trade-sum = { NUMBER($amount) } credits
web-or-trade-lay = put it on the table
web-or-trade-back = take it back
web-or-trade-pay = You give { NUMBER($amount) } credits
web-or-trade-ask = You ask for { NUMBER($amount) } credits
web-or-trade-no-credits = No credits change hands
web-or-trade-give-more = Give { $amount } credits more
web-or-trade-ask-more = Let { $name } pay { $amount } credits more
web-or-trade-yourself = You
web-or-trade-agreed = agreed
web-or-trade-open = not agreed yet
web-or-trade-make = Make this offer
web-or-trade-make-hint = then the other side agrees or declines
web-or-trade-leave = Call it off

## Destiny

web-ds-setup = Setup
web-ds-action-phase = Action phase
web-ds-upkeep = Upkeep
web-ds-your-action = Your action
web-ds-pane-table = Table
web-ds-pane-field = Field
web-ds-pane-hand = Hand
web-ds-melee = melee
web-ds-ranged = ranged
web-ds-indirect = indirect
web-ds-shield = shield
web-ds-resource = resource
web-ds-disrupt = disrupt
web-ds-discard = discard
web-ds-focus = focus
web-ds-special = special
web-ds-blank = blank
web-ds-any = any symbol
web-ds-kind = { $kind ->
    [character] character
    [upgrade] upgrade
    [downgrade] downgrade
    [support] support
    [event] event
    [plot] plot
   *[battlefield] battlefield
}
web-ds-side = { $side ->
    [hero] hero
    [villain] villain
   *[neutral] neutral
}
web-ds-side-costs = { $side }, costs { $cost }
web-ds-health = health
web-ds-health-of = { $left } of { $of } health
web-ds-ready = ready
web-ds-exhausted = exhausted
web-ds-resting-die = die of { $card }, on the card
web-ds-cost = costs { $cost }
web-ds-points = { $points } points
web-ds-elite = { $points } with two dice
web-ds-hand = hand
web-ds-hand-empty = Your hand is empty.
web-ds-discard-pile = Discard pile
web-ds-pile-empty = Nothing lies here.
web-ds-you = You
web-ds-out = out of the game
web-ds-claimed = has claimed
web-ds-acts = acts now
web-ds-your-pool = Your pool
web-ds-pool-of = Pool of { $name }
web-ds-pool-empty = no dice
web-ds-threatens = threatens
web-ds-threat-cost = for { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
}
web-ds-queue = Queue
web-ds-queue-now = being applied
web-ds-queued = waits as number { $place }
web-ds-chosen = chosen
web-ds-resolve-chosen = { $count ->
    [one] Resolve this die
   *[other] Resolve these { $count } dice
}
web-ds-resolve-same = one after another, at the same target
web-ds-resolve-plus = a plus side needs a die of its symbol
web-ds-resolve-other = Choose other dice
web-ds-has-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
web-ds-has-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-ds-has-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
web-ds-deck-of = { $count ->
    [one] deck, 1 card left
   *[other] deck, { $count } cards left
}
web-ds-you-control = you control it
web-ds-controls = { $name } controls it
web-ds-describe = { $name } of { $player }: { $left } of { $of } health, { $shields } shields.

## Cards

web-cards-search = Search the cards
web-cards-kinds = Kinds of cards
web-cards-all = all
web-cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-cards-more = Show more
web-xw-kind = { $kind ->
    [pilot] ship card
    [upgrade] upgrade
   *[damage] damage card
}
web-xw-faction = { $faction ->
    [rebel] Rebel
    [imperial] Imperial
   *[other] Scum
}
web-xw-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-xw-unique = unique name

## Replay and report

web-chart-table = as a table
web-replay = Replay
web-replay-chip = replay
web-replay-timeline = Time line
web-replay-turn-back = Previous turn
web-replay-turn-forward = Next turn
web-replay-step-back = One step back
web-replay-step-forward = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-moment = moment { $now } of { $last }
web-replay-what-if = What if?
web-replay-what-if-hint = Start a new table from this exact moment, with you in one seat and bots in the others.
web-replay-branch = Branch from here
web-replay-link = Link to this moment
web-picture = Save picture
web-picture-failed = This browser cannot draw the picture.
web-film = Save a short film
web-film-making = The film is being made: { $now } of { $last }
web-replay-through = Seen through
web-replay-everyone = what everybody could see
web-replay-open = everything, with nothing hidden
web-report = Report
web-report-winner = { $name } wins
web-report-draw = Nobody wins
web-report-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-report-over-time = { $game ->
    [outer-rim] Fame, turn by turn
    [x-wing] Hull and shields, round by round
    [destiny] Health, round by round
   *[other] Turn by turn
}
web-report-turn = turn
web-report-round = round
web-report-standing = Final standing
web-report-player = Player
web-report-score = Score
web-report-sources = Where the fame came from
web-report-luck = Dice luck
web-report-luck-hint = what fell beyond the average of so many dice
web-report-share = Share
web-report-record = Record
web-report-fame = Fame
web-report-credits = Credits
web-report-fights = Fights won
web-report-fights-won = { $won } of { $all }
web-report-sources-hint = each block is one source; its number counts fame
web-report-no-fame = none
web-report-visits = Where everybody went
web-report-visits-hint = visits by planet
web-report-awards = Awards
web-report-awards-hint = for the talk afterwards
web-award-traveller = Far traveller: { $count } planets
web-award-fighter = Best fighter: { $count ->
    [one] one fight won
   *[other] { $count } fights won
}
web-award-earner = Best business: { $count } credits earned
web-award-luck = Luckiest dice: { $count } above the average
web-award-attacks = Quickest trigger: { $count ->
    [one] one attack
   *[other] { $count } attacks
}
web-award-battered = Home on one engine: { $thing }, { $count } damage
web-award-blow = Hardest blow: { $thing } takes { $count }
web-award-dice = Busiest dice: resolved { $count ->
    [one] once
   *[other] { $count } times
}
web-award-cards = Full hands: { $count ->
    [one] one card played
   *[other] { $count } cards played
}
web-report-beyond = { $sign ->
    [short] −{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[more] +{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
web-report-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
web-report-turning = Turning points
web-analyse = Analyse
web-analysis = Analysis
web-analysis-about = How likely everybody was to win, what dice and decisions made of it, and which answers cost most.
web-analysis-how = Bots play on from every decision. It takes a minute or two; what they find stays with the match.
web-analysis-begin = Analyse this match
web-analysis-waiting = Other work comes first; this match is next in line.
web-analysis-working = The bots are playing on from every decision.
web-analysis-chance = Chance to win
web-analysis-chance-hint = before every decision, and at the end; choose a point to see that moment
web-analysis-moment = { $turn }, { $name }: { $chance }
web-analysis-forces = Luck and choice
web-analysis-forces-hint = everything that moved the chance of { $name } from { $start } to { $end }, all ups and downs of the match added up
web-analysis-luck = Luck
web-analysis-choices = Answers: { $name }
web-analysis-rest = Not looked at
web-analysis-rest-hint = stretches with answers that were not weighed, luck and choice together
web-analysis-costly = { $count ->
    [one] One decision cost { $percent }%
   *[other] { $count } decisions cost { $percent }%
}
web-analysis-nothing = No answer could have been clearly better.
web-analysis-instead = { $answer } → { $better }
web-analysis-given = as played
web-analysis-others = What it would have meant for the others:
web-analysis-judged = Judged by what the player could know then, with the dice averaged. Small differences are guesswork.
web-analysis-try = Try it from here
web-analysis-try-hint = { $name }: { $answer }; bots play the rest
web-analysis-play = Play it and go on
web-analysis-replay = This moment in the replay
web-analysis-whose = Whose decisions
web-analysis-odds = { $name }: { $chance }
web-chances = Chances to win
web-chances-hint = from what everybody can see
web-chances-earlier = before the latest moves
web-rematch = Rematch

## Squads and decks

web-build-side = Side
web-build-play = Play with this
web-build-pilots = Ships
web-build-search = Search pilots and ships
web-build-yours = Your squad
web-build-add = Add { $name }
web-build-paste = Paste or drop
web-build-paste-squad = The XWS text of a squad builder.
web-build-paste-deck = The plain text or JSON of a deck site.
web-build-read = Read it

## What can be agreed on before a game

web-option-outer-rim-fame = Fame to win
web-option-outer-rim-fame-hint = 8 for a first game, 12 for a long evening
web-option-outer-rim-random-map = Shuffled map
web-option-outer-rim-random-map-hint = the six tiles in any order
web-option-outer-rim-ai-fame = Fame of the solo opponent
web-option-outer-rim-ai-fame-hint = only when you play alone; more is harder
web-option-outer-rim-turn-cap = Longest game, in turns
web-option-outer-rim-turn-cap-hint = 0 plays until somebody wins
web-option-x-wing-mission = Mission
web-option-x-wing-mission-none = none
web-option-x-wing-mission-asteroid-run = Asteroid run
web-option-x-wing-mission-dark-whispers = Dark whispers
web-option-x-wing-mission-political-escort = Political escort
web-option-x-wing-mission-convoy = Convoy
web-option-x-wing-mission-salvage = Salvage
web-option-x-wing-mission-minefield = Through the minefield
web-option-x-wing-mission-relay = The relay
web-option-x-wing-mission-defector = Hunt for the defector
web-option-x-wing-own-mission = Mission file
web-option-x-wing-own-mission-hint = the text of a mission of your own
web-option-x-wing-squad-building = Own squads
web-option-x-wing-squad-building-hint = each side builds its own, in secret
web-option-x-wing-core-set-only = Core set only
web-option-x-wing-core-set-only-hint = what one box holds, at most 31 points
web-option-x-wing-width = Width of the mat, mm
web-option-x-wing-height = Height of the mat, mm
web-option-x-wing-special-area = Another size of mat
web-option-x-wing-special-area-hint = smaller than 900 × 900 only by agreement
web-option-x-wing-assist = Training table
web-option-x-wing-assist-hint = planning shows where a manoeuvre would end
web-option-x-wing-rules = Rules
web-option-x-wing-rules-book = as in the book
web-option-x-wing-rules-reference = the rules reference and its later answers
web-option-x-wing-round-limit = Longest game, in rounds
web-option-x-wing-round-limit-hint = 0 plays until one side is gone
web-option-x-wing-time-limit = Time limit, minutes
web-option-x-wing-time-limit-hint = 75 at tournaments: the round they end in is played out, then scores decide; 0 is no limit
web-option-x-wing-damage-deck = Damage deck
web-option-x-wing-damage-deck-core = of the first core set
web-option-x-wing-damage-deck-awakens = of the second core set
web-option-x-wing-obstacle-choice = Obstacles chosen
web-option-x-wing-obstacle-choice-hint = each side brings three, asteroids or debris clouds
web-option-x-wing-tournament = Tournament scoring
web-option-x-wing-tournament-hint = half points for large ships, a final salvo on a tie
web-option-destiny-format = Format
web-option-destiny-format-any = any, each deck by its own
web-option-destiny-points = Points
web-option-destiny-points-balance = by the balance list
web-option-destiny-points-printed = as printed
web-option-destiny-reroll-zero = Reroll no dice
web-option-destiny-reroll-zero-hint = a card may be discarded to reroll none
web-option-destiny-power-actions = Power actions
web-option-destiny-power-actions-hint = what may be used once a round when you have several copies
web-option-destiny-power-actions-card = that of each copy
web-option-destiny-power-actions-title = that of one copy
web-option-destiny-both-defeated = Last characters defeated at once
web-option-destiny-both-defeated-battlefield = the battlefield’s controller wins
web-option-destiny-both-defeated-draw = nobody wins
web-option-destiny-any-battlefield = Any battlefield
web-option-destiny-any-battlefield-hint = with three or four players the highest roll chooses among all
web-option-destiny-loop-tables = Loop: the same table, times
web-option-destiny-loop-tables-hint = then whoever can stop must
web-option-destiny-loop-effects = Loop: effects in one action
web-option-destiny-loop-effects-hint = after these, too
web-option-destiny-idle-rounds = Idle rounds
web-option-destiny-idle-rounds-hint = after so many with nothing but passes it is a draw
web-option-smugglers-dice-target = Credits to win
web-report-place = Place
web-scene-told = What happened
web-scene-first = The next question comes after it.
web-scene-go-on = Go on
web-scene-rolls = { $player }
web-scene-enemy-rolls = The enemy
web-scene-no-dice = no dice
web-scene-cancelled = cancelled
web-scene-tested = Skill tested
web-scene-one-face = one of these faces is enough
web-scene-again = See it again
web-card-more = more about it:
web-card-rule = The rule behind it
web-card-rulings = Rules that name it
web-xw-lands =
    { $count ->
        [one] One hit lands.
       *[other] { $count } hits land.
    }
web-ds-hurts = { $card } takes { $count } damage.
web-ds-fact-cost = Costs { $cost }; you have { $have }.
web-ds-fact-resolve = { $symbol ->
    [damage] Deals { $value } damage to a character you choose.
    [indirect] Deals { $value } damage; whoever is hit spreads it.
    [shield] Gives { $value } shields.
    [resource] Brings { $value } resources.
    [disrupt] Takes { $value } resources from an opponent.
    [discard] An opponent discards { $value } cards at random.
    [focus] Turns { $value } of your other dice to any side.
   *[special] Does what its card says.
}
web-ds-fact-claim = Uses the battlefield; you pass for the rest of the round.
web-ds-fact-health = Health { $left } of { $of }{ $shields ->
    [0] .
    [one] , { $shields } shield blocks first.
   *[other] , { $shields } shields block first.
}
web-ds-fact-damage = Health { $left } of { $of } would be left.
web-ds-fact-pass = The round ends when everybody passes in a row.
web-ds-fact-reroll = Discards this card; then reroll any of your dice.
web-end-won = You won
web-end-lost = You lost
web-end-drawn = Nobody won
web-end-closed = Closed
web-end-board = Look at the board
web-ds-end-characters-lost = Your last character was defeated.
web-ds-end-cards-lost = You had no cards left.
web-ds-end-conceded-lost = You left the game.
web-xw-end-won = No enemy ship is left to fight.
web-xw-end-lost = Your squad has no ship left to fight.
web-end-fallen = Lost: { $things }
web-end-standing = Left: { $things }
web-end-nothing = nothing
web-end-won-points = enemy points destroyed: { $points }
web-end-decided = What decided it
web-or-end-won = You reached { $fame } fame.
web-or-end-lost = { $name } reached { $fame } fame; you have { $mine }.
web-ask-take = Do it
web-ask-leave = Leave it
web-ask-again = Once more to confirm
web-asides = Besides the question
web-undo-ask = Ask to take back
web-proposal-waits = Waiting for { $names } to agree.
web-rules-synonyms = tie equal draw; fight combat battle; hurt damage wound; money credits; player captain; shoot attack
web-xw-spot = Spot { $number }
web-xw-fact-focus = Later turns focus results into hits or evades.
web-xw-fact-evade = Adds one evade when you are shot at.
web-xw-fact-lock = Lets you reroll attack dice against it.
web-xw-fact-boost = Flies one short template further.
web-xw-fact-barrel-roll = Slides one template sideways.
web-xw-fact-pass-action = No token and no move this round.
web-xw-fact-pass-attack = This ship does not shoot this round.
web-xw-fact-done = The dice stay as they lie.
web-verb =
    { $verb ->
        [move] move
        [stay] stay
        [discard] discard
        [buy] buy
        [sell] sell
        [barter] barter
        [deliver] deliver
        [attack] attack
        [reroll] reroll
        [turn] turn
        [meet] meet
        [trade] trade
        [protect] protect
        [use] use
        [push] push
        [lock] lock
        [place] place
        [play] play
        [activate] activate
        [resolve] resolve
        [claim] claim
        [damage] damage
        [shield] shield
        [heal] heal
        [remove] remove
        [shuffle] shuffle back
        [defeat] defeat
        [attach] attach
       *[other] choose
    }
web-xw-squad-yours = Your squad
web-xw-squad-ready = A ready squad
web-xw-squad-paste = From another builder (XWS)
web-region-rail = Question, log and talk
web-end-gave-up = You gave up.
web-end-gives-up = { $name } gives up.

## Builders

web-build-squad-overline = X-Wing · squad builder
web-build-deck-overline = Destiny · deck builder
web-build-new-squad = A new squad
web-build-new-deck = A new deck
web-build-limit = Points
web-build-format = Format
web-build-parts = Parts of the builder
web-build-tab = { $tab ->
    [find] Find
    [list] Squad
   *[check] Check
}
web-build-deck-tab = { $tab ->
    [find] Cards
    [list] Deck
   *[check] Filters
}
web-build-check = Points and rules
web-build-begin = Add ships from the list, or begin with a squad that is ready.
web-build-pilot-count = { $count ->
    [one] one pilot
   *[other] { $count } pilots
}
web-build-pilot-cost = pilot { $points }
web-build-only-fitting = Hide what does not fit
web-build-misfits = show what does not fit
web-build-by-cost = by cost
web-build-fit-count = fit: { $fit }, do not: { $not }
web-build-search-upgrade = Name or text
web-build-here = in this slot
web-build-free = free
web-build-free-slot = Take it off
web-build-put = Equip { $name }
web-build-copy-ship = Add another: { $name }
web-build-remove-ship = Remove: { $name }
web-build-of-points = of { $limit } points
web-build-left = { $count ->
    [one] one point left
   *[other] { $count } points left
}
web-build-over = { $count ->
    [one] one point too many
   *[other] { $count } points too many
}
web-build-dial = Dial
web-build-dial-of = Dial: { $ship }
web-build-fair-squad = legal, at most 3 points unspent if possible
web-build-fair-deck = legal, drawn from all sets
web-build-cannot-join = cannot join
web-build-less = One fewer: { $name }
web-build-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
web-build-add-character = Add a character
web-build-deck-title = Deck
web-build-of = of { $count }
web-build-order = by type, then cost
web-build-hand = Sample hand
web-build-hand-again = Draw
web-build-hand-chance = An upgrade for { $cost } or less in the first five: { $chance }%
web-build-as-text = Text for deck sites
web-ds-unique = unique
web-filter = Filters
web-filter-colour = Colour
web-filter-affiliation = Affiliation
web-filter-subtype = Subtype
web-filter-any = any
web-filter-cost = Cost
web-filter-cost-of = Cost { $cost }: cards: { $count }
web-filter-symbol = Shows on its die
web-filter-set = Set
web-filter-fitting = Only what this team may use
web-filter-clear = Clear filters
web-list-search = Search by name or card
web-list-yours = Yours
web-list-unnamed = without a name
web-list-delete = Delete: { $name }
web-list-ready = Ready to play ({ $count })
web-bring-squads = Squads
web-bring-squads-hint = Nothing chosen: the ships of the first battle. Only yours chosen: the other side picks its squad at the table.
web-bring-decks = Decks
web-bring-decks-hint = A seat for which nothing is chosen plays a ready deck.
web-bring-choose = Choose
web-bring-other = Another
web-bring-paste = Paste or file
web-bring-clear = Leave it open: { $name }
web-bring-along = What you bring
web-bring-along-hint = Choose before you sit down: the match may begin as soon as the last seat is taken.
web-bring-open = nothing chosen yet
web-bring-first = Choose your own first
web-bring-at-table = chosen at the table
web-bring-squads-secret = Squads are revealed at the table, all at once. The one you choose here is offered to you first.
web-bring-squads-known = Everybody sees which squads fly. You may bring another until the battle begins.
web-list-copied = Copied: { $what }
web-list-in = Bring in
web-list-out = Take along
web-list-file = From a file
web-list-copy = Copy
web-list-save-file = As a file
web-list-link = Link
web-list-legal = Legal. Nothing stands in the way.
web-list-empty = Nothing chosen yet
web-list-more-faults = { $count ->
    [one] one more
   *[other] { $count } more
}
web-list-fault-count = { $count ->
    [one] one rule is broken
   *[other] { $count } rules are broken
}
web-list-name = Name
web-list-nothing = Nothing is found. Loosen a filter or use fewer words.
web-list-open = Open
web-list-transfer = Import, export
web-list-random = Random
web-list-undo = Undo
web-list-redo = Redo
web-list-saved = saved on this device
web-list-saved-account = saved with your account
web-build-too-dear = Costs { $points }, left: { $left }.

## Lessons and puzzles

web-nav-learn = Learn
web-learn-lessons = Lessons
web-learn-puzzles = Puzzles
web-learn-done = done
web-learn-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
web-learn-level = difficulty { $level } of 3
web-learn-next = Next: { $title }
web-learn-progress = Done: { $done } of { $all }
web-learn-lesson-of = Lesson { $number } of { $all }
web-learn-puzzle-of = Puzzle { $number } of { $all }
web-learn-leave = Leave
web-learn-finished = Done. The rules say so.
web-learn-solved = Solved.
web-learn-go-on = Go on
web-learn-again = Start over
web-learn-lost = { $tries ->
    [one] Not this way. That was the first try.
   *[other] Not this way. Tries so far: { $tries }.
}
web-learn-mistake = Taken back: { $what }
web-learn-show = Show me
web-learn-hint-idea = Read the task again and look at what you can do now. Another hint shows where.
web-learn-hint-marked = The place is marked on the board.
web-learn-hint-words = It is among the choices beside the board.
web-learn-hint-move = The next move: { $what }
web-learn-hint-none = You went a way of your own. Start over to be led again.

## Several people at one screen

web-seat-here = somebody at this screen
web-curtain-title = Pass the screen to { $name }
web-curtain-hint = Nobody sees anything until they take over.
web-curtain-open = I am { $name }

## Choosing a character

web-or-pick-ability = Ability
web-or-pick-goal = Personal goal
web-or-pick-after = After the goal
web-or-pick-start = At the start
web-or-pick-take = Take { $name }
web-or-pick-random = Choose for me

# --- tournaments ---

web-nav-tournaments = Tournaments
web-tournament-new = New tournament
web-tournament-sign-in = Sign in to take part
web-tournament-title = Name
web-tournament-kind = How it is played
web-tournament-kind-name = { $kind ->
    [round-robin] Round robin
    [knockout] Knockout
    [league] League
   *[swiss] Swiss
}
web-tournament-kind-about = { $kind ->
    [round-robin] Everybody meets everybody once.
    [knockout] Who loses is out; the two last play for it.
    [league] Tables of three or four; everybody one has beaten counts.
   *[swiss] Everybody plays every round, against somebody with like points.
}
web-tournament-rounds = Rounds
web-tournament-rounds-fitting = as many as the number of people asks for
web-tournament-seats = People at a table
web-tournament-clock = Clock
web-tournament-clock-game = { $minutes ->
    [one] { $minutes } minute for the match
   *[other] { $minutes } minutes for the match
}
web-tournament-clock-move = { $days ->
    [one] { $days } day for a move
   *[other] { $days } days for a move
}
web-tournament-clock-hint = Each player has so much. Whoever does not come loses when it is over.
web-tournament-options = What is agreed for every table
web-tournament-open = Open the list
web-tournament-brings = Everybody brings their own
web-tournament-brings-hint = Squads and decks are checked when people join and stay hidden until it begins. Until then they may be changed.
web-tournament-bring = What you bring
web-tournament-bring-hint = You may change it until the tournament begins; nobody else sees it before.
web-tournament-bring-save = Bring this instead
web-tournament-brought = What { $name } brings
web-enter-deck = Deck
web-enter-squad = Squad { $number }
web-enter-squads-hint = One squad for each side: at every table it is drawn who flies which. Scum fly for either, so one squad of theirs is enough.
web-tournament-none = No tournament yet. Open the first one.
web-tournament-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-tournament-state = { $state ->
    [open] one can join
    [finished] over
   *[running] round { $round } of { $rounds }
}
web-tournament-host = opened by { $name }
web-tournament-join = Take part
web-tournament-leave = Take part no more
web-tournament-begin = Begin
web-tournament-call-off = Call it off
web-tournament-bracket = Bracket
web-tournament-round = Round { $number }
web-tournament-rests = rests this round
web-tournament-awarded = decided without play
web-tournament-replay = Replay
web-tournament-play = Play
web-tournament-watch = Watch
web-tournament-decide = Decide it without play
web-tournament-award-to = { $name } wins
web-tournament-entrants = Who takes part
web-tournament-standings = Standings
web-tournament-nobody = Nobody has joined yet.
web-tournament-place = Place
web-tournament-name = Player
web-tournament-points = Points
web-tournament-won = Won
web-tournament-opponents = Opponents
web-tournament-out = left
web-tournament-send-away = Send away
web-tournament-how = A point for a win, half for a tie; at larger tables, the part of the others one has beaten. Equal points are told apart by the points of the opponents.
web-tournament-how-knockout = Who wins goes on. A tie goes to whoever joined earlier.
web-tournament-lost = There is no such tournament.
