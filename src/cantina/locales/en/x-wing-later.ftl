# X-Wing: what later expansions add to asks, options, log and card texts.

xw-side-scum = Scum and Villainy

## Maneuvers

xw-maneuver-segnor-left = Segnor's loop left { $speed }
xw-maneuver-segnor-right = Segnor's loop right { $speed }
xw-maneuver-tallon-left = Tallon roll left { $speed }
xw-maneuver-tallon-right = Tallon roll right { $speed }
xw-maneuver-reverse-straight = reverse straight { $speed }
xw-maneuver-reverse-bank-left = reverse bank left { $speed }
xw-maneuver-reverse-bank-right = reverse bank right { $speed }
xw-maneuver-stationary = stationary
xw-bearing-segnor-left = left Segnor's loops
xw-bearing-segnor-right = right Segnor's loops
xw-bearing-tallon-left = left Tallon rolls
xw-bearing-tallon-right = right Tallon rolls
xw-ask-tallon-slide = { $ship }: how many millimetres forward at the end of the Tallon roll?
xw-option-tallon-slide = { $slide } mm forward
xw-blocked-tallon-reach = The template would stick out past the base: at most { $reach } mm.
xw-blocked-tallon-overlap = A Tallon roll must avoid other ships where it can.

## Cards that are not in yet

xw-not-yet-ship = Their ship is not in yet
xw-not-yet-condition = They need condition cards
xw-not-yet-bomb = They need bombs
xw-not-yet-words = Their ability cannot be expressed yet
xw-not-yet-large-base = They fly a large base
xw-not-yet-huge-base = They fly a huge base (epic play)

## Actions and tokens

xw-option-cloak = Cloak
xw-option-slam = SLAM
xw-option-slam-along = SLAM: { $maneuver }
xw-option-reinforce = Reinforce
xw-option-reinforce-fore = Reinforce the front
xw-option-reinforce-aft = Reinforce the rear
xw-option-reload = Reload
xw-option-coordinate = Coordinate
xw-option-coordinate-ship = Coordinate { $ship }
xw-option-jam = Jam
xw-option-jam-ship = Jam { $ship }
xw-token-cloak = cloak
xw-token-weapons-disabled = weapons disabled
xw-token-jam = jam
xw-ask-decloak = { $ship }: decloak?
xw-ask-decloak-slide = { $ship }: how many millimetres forward while decloaking?
xw-option-decloak-forward = Decloak straight ahead
xw-option-decloak-left = Decloak to the left
xw-option-decloak-right = Decloak to the right
xw-option-stay-cloaked = Stay cloaked
xw-ask-jammed = { $ship } is jammed: what does it lose?
xw-option-lose-focus = A focus token
xw-option-lose-evade = An evade token
xw-option-lose-lock = Its target lock
xw-blocked-cloaked = A cloaked ship does not attack.
xw-blocked-weapons-disabled = Its weapons are disabled this round.
xw-at-weapons-disabled = when your weapons are disabled
xw-log-gains-cloak = { $ship } cloaks.
xw-log-gains-reinforce-fore = { $ship } reinforces its front.
xw-log-gains-reinforce-aft = { $ship } reinforces its rear.
xw-log-gains-weapons-disabled = { $ship }'s weapons are disabled.
xw-log-gains-jam = { $ship } gets a jam token.
xw-log-decloaks = { $ship } decloaks.
xw-log-jammed = { $ship } is jammed.
xw-log-reinforced = { $ship } is reinforced: one more evade.
xw-log-coordinates = { $ship } coordinates { $friend }.
