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
