## Why the server refused something

server-no-table = There is no such table.
server-no-open-table = No table { $table } is open or running.
server-no-seat = This table has no such seat.
server-no-bot = No bot { $bot } plays this game.
server-no-language = There is no language { $language }.
server-no-rules = There is no rulebook of { $game }.
server-no-moment = The match has no such moment.
server-bad-request = The request is wrong: { $detail }
server-crash = Something broke on our side. Nothing has changed; please try again.
server-bad-token = That is not the key to this seat.
server-host-only = Only whoever opened the table may do that.
server-started = The match has already started.
server-not-running = No match is running at this table.
server-not-finished = The match is not over yet.
server-seats-free = Some seats are still free.
server-seat-taken = Somebody already sits there.
server-name-taken = Somebody already has this name.
server-bad-password = Name and password do not fit.
server-known-password = Many people use this password, or it is your name: choose another.
server-wrong-password = This is not your password.
server-bad-code = Name and recovery code do not fit, or the code was used already.
server-sign-in = Sign in first.
server-busy = Too many changes at once; please try again.
server-outdated = This match was played under an older version of the rules. Its story can be read, but the board cannot be set up any more.
server-no-hints = At this table nobody asks a bot for advice.
server-no-hint = The bot has no advice in time. Nothing has changed; ask again if you like.
server-branch-seats = A branch of this match needs { $seats } seats.
server-branch-over = The match is already over at this moment.
server-foreign-page = This page belongs to another host and may not change anything here.
server-too-much = That is more than one table can hold; take fewer or shorter parts.
server-too-slow = { $seconds ->
    [one] Looking at this took too long. Try again in { $seconds } second.
   *[other] Looking at this took too long. Try again in { $seconds } seconds.
}
server-desk-busy = { $seconds ->
    [one] Too much is waiting to be looked at. Try again in { $seconds } second.
   *[other] Too much is waiting to be looked at. Try again in { $seconds } seconds.
}
server-kept = This seat is kept for somebody and opens to an invitation only.
server-too-many-tables = You have opened many tables in a short time; please wait a little.
server-too-many-analyses = You have had many matches analysed in a short time; please wait a little.
server-already-served = Another server (process { $process }) already uses { $file }. End it first, or give this one a file of its own.
server-too-many-letters = You have been sent several mails already. Please wait an hour.
server-no-mail = This server sends no mail. A recovery code opens your account.
server-bad-link = This link is too old or was used already.
server-no-passkeys = Passkeys need an address with TLS that this server is set up for.
server-bad-passkey = This passkey could not be checked.
server-old-passkey = That took too long, or was answered already. Please begin again.
server-unknown-passkey = This passkey opens no account here.
server-copied-passkey = This passkey may have been copied and opens nothing any more. Sign in another way and remove it.
server-need-passkey = Confirm this with one of your passkeys.
server-passkey-taken = This passkey already belongs to an account.
server-too-many-passkeys = You have many passkeys already; remove one first.
server-last-passkey = This is the only way into your account. Set a password or add another passkey first.
server-bad-device = This browser cannot be reached by this server.
server-on-vacation = You are on vacation already.
server-no-vacation = Clocks rest for { $days } days a year at most.
server-rated-account = Rated matches are for accounts: sign in first.
server-rated-no-bots = In a rated match people play, at least two of them; bots have no seat there.
server-rated-seed = A repeatable match cannot be rated.
server-rated-clock = A rated match needs a clock: it decides when somebody goes away.
server-rated-twice = You already sit at this rated table.
server-rated-no-undo = In a rated match nothing is taken back.
server-rated-no-stand-in = In a rated match no bot plays for anybody; the clock decides.
server-kept-away = This table is not open to you.
server-no-person = Nobody here has this name.
server-yourself = That is you.
server-you-block = You have blocked this person; unblock them first.
server-too-many-people = Your list is full; take somebody off it first.
server-friends-only = Seats are kept for friends only.
server-private-friends = Private messages are for friends.
server-private-off = Switch private messages on in your account first: who writes to friends can be written to.
server-private-closed = { $name } takes no private messages.
server-seek-gone = They no longer look for an opponent.
server-seek-refused = They look for somebody of another rating, or have just found one.
server-too-many-seeks = You already look for opponents; end one search first.

## At a live table

server-hello-first = A connection starts with a hello.
server-unexpected = This message is not expected now.
server-binary = Binary messages are not understood here.
server-too-long = The message is longer than { $limit } characters.
server-malformed = The message cannot be read: { $detail }
server-too-fast = Too many messages; slow down.
server-full = Too many people are watching this table.
server-spectator = Spectators may watch and talk, but not play.
server-stale = That question is no longer open.
server-not-asked = You are not asked anything right now.
server-paused = The match is paused.
server-not-paused = The match is not paused.
server-rule-fault = The rules stumbled over this answer; it was not taken.
server-bot-plays = A bot plays for you; take your seat back first.
server-no-proposal = Nothing is proposed that you could vote on.
server-no-stand-in = Nobody can be replaced on this seat.
server-not-absent = This player has not been away long enough.
server-no-return = There is no seat to take back.
server-no-undo-restart = The server has restarted with newer rules since that answer, so it cannot be taken back.

## What the table itself tells

server-event-undo = { $seat } takes back the last answer.
server-event-pause = { $seat } pauses the match.
server-event-resume = { $seat } continues the match.
server-event-concede = { $seat } gives up.
server-event-forfeit = { $seat } has run out of time and is out.
server-event-timeout = { $seat } has run out of time; the bot { $bot } plays on.
server-event-stand-in = { $seat } is away; the bot { $bot } plays on until they return.
server-event-give-back = { $seat } is back.
server-event-rewind = The rules have changed; the match goes back to its last checkpoint.
server-event-close = Whoever runs this server has closed the table. The match ends without a result.
server-event-kick = { $seat } was sent away by whoever runs this server.
server-closed = Closed by whoever runs this server: no result.
server-event-branch = The match goes on from another one.

## Letters

server-letter-turn-title = Your turn
server-letter-turn = { $game }. At the table: { $others }.
server-letter-off = No more mail about turns: { $link }
server-letter-confirm-title = Is this your address?
server-letter-confirm = Somebody, we hope you, gave this address for the account “{ $name }” at Cantina. If it was you, open the link below within a day. If not, do nothing.
server-letter-password-title = A new password
server-letter-password = Somebody, we hope you, asked for a new password at Cantina. Open the link below your account’s name within an hour to choose one. If it was not you, do nothing.

## The terminal client and the command that serves

server-play-keys = Answer with a number (several for several), or with an option's own word. i NAME card · g gifts and the like · u take back · c TEXT say · concede · l log · w why, the rules · ? again · q leave
server-play-link = Invite others, or return yourself: { $link }
server-play-reconnect = The line broke; connecting again.
server-play-unreachable = The server at { $url } does not answer. { $detail }
server-play-undo = { $seat } would like to take back the last answer. Agree?
server-play-pause = { $seat } would like to pause. Agree?
server-play-agree = (y or n)

server-help = Serve tables to browsers and terminals: one process, one file, nothing to set up.
server-help-host = Address to listen on; 0.0.0.0 lets other machines in.
server-help-port = Port to listen on.
server-help-db = Where matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
server-help-channels = How several processes tell each other news: memory (one process), redis://HOST or postgresql://USER@HOST/NAME.
server-help-origin = Another page's origin that may connect, such as https://example.org; give it once per origin.
server-help-bot-workers = Processes in which bots think.
server-help-bot-pause = Seconds a bot waits before it moves, so that people can follow.
server-help-open = Open the page in a browser once the server listens.
server-serving = Cantina is open at { $url } (stop with Ctrl+C).

## Running a server

server-bad-configuration = The configuration cannot be used: { $detail }
server-no-copy = { $file } is not a copy of a database.
server-not-empty = The database is not empty; a copy is restored into an empty one only.
server-help-config = A TOML file with settings (see docs/operating.md).
server-help-doctor = Look whether everything is there that a server needs.
server-help-backup = Copy the whole database into a file, also while it is served.
server-help-restore = Put a copy into an empty database, of either kind.
server-help-copy = The file of the copy (.jsonl.gz).
server-backed-up = { $rows } rows are copied into { $file }.
server-restored = { $rows } rows of { $file } are back.
server-doctor-failed = { $what }: { $detail }
server-doctor-games = The games can be loaded: { $games }.
server-doctor-client = The pages are built.
server-doctor-no-client = The pages are not built: make play builds them.
server-doctor-space = The disk has { $megabytes } MB left.
server-doctor-free = No other server uses the database file.
server-doctor-broken = The database file is damaged: { $detail }
server-doctor-schema = The database answers; its schema is { $schema }, ours { $ours }.
server-doctor-channels = The channels between processes answer.
server-doctor-behind = The schema of the database is { $schema }, ours { $ours }. The server brings it up to date when it starts; take a copy before.
server-doctor-newer = The schema of the database, { $schema }, is not known here: it was served by a newer version.
server-doctor-mail = The mail server answers.
server-doctor-no-mail = No mail is sent: { $missing } is not set.
server-doctor-mail-failed = The mail server { $server } does not do it: { $detail }
server-doctor-push = The key for push messages is there.
server-doctor-no-push = The key for push messages is made with the database, at the first start.
server-doctor-bad-push = The key for push messages in the database is damaged.
server-doctor-site = People reach it at { $site }.
server-doctor-no-site = No site is set: no mail is sent, and passkeys work at localhost only.
server-doctor-site-plain = The site { $site } is without TLS: browsers allow neither push messages nor passkeys there.
server-doctor-site-away = The site { $site } cannot be found: { $detail }
server-doctor-clock = The clock agrees with that of the database.
server-doctor-clock-off = The clock differs from that of the database by { $seconds } seconds: leases and times need them to agree.

## Administration

server-barred = This account is closed. Write to whoever runs this server.
server-muted = You may not write in the chat for now.
server-no-account = There is no account called { $name }.
server-admin-help = People and tables, for whoever runs a server; also while it runs.
server-admin-help-people = List the accounts.
server-admin-help-tables = List the tables that are open or running.
server-admin-help-close = End a table without a result: its players are told, nothing is rated.
server-admin-help-kick = Free a seat, or have it give up where the match has begun.
server-admin-help-bar = Sign an account out everywhere and let nobody in: for some days, or until --days 0.
server-admin-help-mute = Take the chat from an account: for some days, or until --days 0.
server-admin-help-rename = Give an account another name, at its tables, too.
server-admin-help-delete = Delete an account, its name at its tables and its lines in the chat.
server-admin-help-export = Write all that is kept about an account, as JSON.
server-admin-help-forget = Delete old finished tables at which no account has a seat.
server-admin-help-name = The name of the account.
server-admin-help-fresh = The name it gets.
server-admin-help-days = For how many days; 0 takes it back. For ever without it.
server-admin-help-yes = Do not ask.
server-admin-help-old = Tables that ended more days ago than this.
server-admin-help-table = The id of the table, as in its link and in the list of tables.
server-admin-help-seat = The number of the seat, from 1.
server-admin-name = Name
server-admin-since = Since
server-admin-seats = Seats
server-admin-barred = Barred until
server-admin-muted = Muted until
server-admin-table = Table
server-admin-game = Game
server-admin-title = Title
server-admin-state = State
server-admin-people = People
server-admin-done = Done. It holds at once.
server-admin-ordered = Noted. The server does it within seconds, or when it starts.
server-admin-sure = Delete { $name } for good?
server-admin-deleted = { $count ->
    [one] Deleted; the account had one seat.
   *[other] Deleted; the account had { $count } seats.
}
server-admin-forgot = { $count ->
    [one] One table is forgotten.
   *[other] { $count } tables are forgotten.
}
server-no-workshop = This game has nothing to build.
server-brings-own = Only who sits on this seat decides what it plays with.
server-brings-late = The match has begun; everybody plays on with what they have brought.
server-brings-branch = This table goes on from another match: what everybody plays with is settled.
server-too-many-lists = An account keeps { $most } squads and decks at most. Delete some first.
server-no-lesson = There is no such lesson.
server-preview-home = Outer Rim, X-Wing and Destiny at one table, with friends or bots.
server-preview-rules = The whole rulebook, searchable.
server-preview-cards = Every card with what it does.
server-preview-learn = Short lessons and puzzles on a real table.
server-preview-build = A squad or deck to look at, change and play.
server-preview-new = Set a table and invite friends by its link.
server-preview-game = A game
server-preview-table = { $title } · { $game }
server-preview-state = { $state ->
    [open] A table for { $seats }, free seats: { $free }. Sit down and play.
    [running] A match is being played. Come and watch.
   *[finished] A finished match to watch again.
}
server-tournament-begun = The tournament has begun; its list is closed.
server-tournament-joined = You take part already.
server-tournament-not-in = You do not take part in this tournament.
server-tournament-full = The tournament is full: { $most } people take part.
server-tournament-too-few = At least { $least } people must take part.
server-tournament-bad-places = Give every player of the table a place; the best is 1.
server-tournament-seats = The game cannot be played by so many at a table.
server-tournament-bring = Everybody brings their own here: choose what you play with.
server-tournament-lists = Bring one at least, and no more than { $most }.
server-tournament-lists-closed = The tournament has begun; everybody plays on with what they have brought.
server-tournament-lists-hidden = What the others bring is shown once the tournament has begun.
server-tournament-no-match = What these players brought cannot meet at one table.
