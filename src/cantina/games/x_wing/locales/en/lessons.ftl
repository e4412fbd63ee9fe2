## Puzzles


## Lessons

xw-lesson-dial = Dials and focus
xw-lesson-dial-set = Every ship gets a maneuver in secret, then all fly, the lowest pilot skill first. Set Luke’s dial to any straight maneuver.
xw-lesson-dial-focus = After flying a ship performs one action. Take a focus token: it improves one roll of yours this round.
xw-lesson-lock = A target lock
xw-lesson-lock-take = A lock needs an enemy at Range 1 to 3, in any direction. Fly towards “Night Beast” and lock it.
xw-lesson-lock-attack = Your target is in the firing arc. Attack it.
xw-lesson-lock-spend = Spend the lock to reroll as many attack dice as you like.
xw-lesson-attack = Attack and damage
xw-lesson-attack-declare = At Range 1 a primary weapon rolls one die more. Attack.
xw-lesson-attack-focus = A focus token turns every focus result into a hit. Spend it.
xw-lesson-attack-hit = Each evade result cancels a hit; what is left damages shields first, then the hull.
xw-lesson-bump = When ships meet
xw-lesson-bump-fly = A ship that would end on another stops before it, touches it and performs no action. “Night Beast” flies two ahead: fly into its way.
xw-lesson-stress = Stress
xw-lesson-stress-turn = A red maneuver brings a stress token. Set the Koiogran turn: straight on, then about.
xw-lesson-stress-attack = A stressed ship performs no action, but it may shoot. Attack.
xw-lesson-stress-off = A green maneuver takes one stress token off. Set one.
xw-puzzle-arc = Attack { $name } this round
xw-puzzle-arc-say = Both TIE fighters fly straight { $speed }. Set the one dial after which your target is in your firing arc at Range 1 to 3.
xw-puzzle-touch = Stop { $name }: end your move touching
xw-puzzle-touch-say = Both TIE fighters fly straight { $speed } before you. A ship that would end on another stops touching it.
xw-puzzle-turn-why = The answer was: { $maneuver }. It swings your nose round to where the target has flown, so that it is in your firing arc and in range at once. After a straight or a bank it is not, and being near alone is not enough.
xw-puzzle-koiogran-why = The target ends behind you, whatever else you fly. A Koiogran turn goes straight ahead and turns the ship about: what was behind lies in front. It is red, so you get stress and no action, but the attack is yours.
xw-puzzle-touch-why = The answer was: { $maneuver }. The fighters move before you, by pilot skill. Your ship would end on a base, so it is moved back along the template until both just touch; ships that touch cannot attack each other.
xw-lesson-arc = The firing arc
xw-lesson-arc-fly = A ship shoots only at what any part of lies in its firing arc, at Range 1 to 3. “Night Beast” flies straight 2, to the right. Set a dial that brings it into your arc.
xw-lesson-arc-shoot = There it is. Attack “Night Beast”.
xw-lesson-tokens = Tokens in defence
xw-lesson-tokens-focus = Now you fly the TIE fighter, and Luke shoots at you. A focus token turns your focus results into evades. Spend it.
xw-lesson-tokens-evade = An evade token adds one more evade, whatever the dice show. Spend it.
xw-lesson-obstacle = Obstacles
xw-lesson-obstacle-fly = A ship that flies over an asteroid rolls for damage and performs no action. Set a maneuver that misses it with template and base.
xw-lesson-obstacle-act = Clear of it: your action is yours. Take a focus token.
