### Building squads.

## Squads

xw-squad-needs-skill = { $card } needs pilot skill { $skill } or higher.
xw-squad-too-agile = { $card } needs agility { $agility } or lower.
xw-squad-too-large = { $card } needs a hull value of { $hull } or lower.
xw-squad-other-shields = { $card } needs a shield value of { $shields }.
xw-squad-needs-action = { $card } needs the icon { $action } in the action bar.
xw-squad-needs-slots = { $card } needs an upgrade bar with: { $slots }.
xw-squad-has-slot = { $card } does not go with a printed { $slot } symbol.
xw-squad-needs-card = { $card } must be equipped together with { $needed }.
xw-squad-too-dear = { $card } is too dear; a Crew may cost at most { $points } here.
xw-squad-only-unique = { $card } is not unique; another card of this ship wants a unique one.
xw-squad-twice = { $card } can be equipped only once; the further symbol is for a different card.
xw-squad-too-many-copies = A squad may have { $count } copies of { $card }.
xw-squad-not-json = This is not JSON: { $problem }.
xw-squad-other-version = XWS { $version } describes the second edition; this table plays the first (XWS 1.0.0).
xw-squad-bad-shape = This is not a squad file: { $problem }.
xw-squad-unknown-faction = There is no faction “{ $faction }”; write rebel, imperial or scum.
xw-squad-other-faction = This side flies { $wanted }, the squad is { $faction }.
xw-squad-unknown-pilot = There is no pilot “{ $card }” here.
xw-squad-unknown-ship = There is no ship “{ $card }” here.
xw-squad-unknown-upgrade = There is no upgrade “{ $card }” here.
xw-squad-wrong-ship = { $pilot } flies the { $ship }.
xw-squad-wrong-faction = { $card } belongs to the faction { $faction }.
xw-squad-wrong-key = { $card } belongs under “{ $key }”.
xw-squad-other-ship = { $card } can be equipped only on: { $ships }.
xw-squad-limited = { $card } is limited: one on each ship.
xw-squad-no-slot = No free “{ $key }” slot is left for { $card }.
xw-squad-not-unique = { $card } is unique: one on each side.
xw-squad-wrong-points = The file says { $said } points, but its cards cost { $points }. Correct the number or leave it out.
xw-squad-over-points = The squad costs { $points } points; the maximum is { $limit }.
xw-squad-no-ships = A squad needs at least one ship.
xw-squad-too-many-ships = { $count } ships are too many; the table holds { $limit } on a side.
xw-squad-missing = One core set holds { $owned } of { $card }; the squad needs { $count }.
xw-squad-valid =
    { $ships ->
        [one] A legal squad: { $ships } ship, { $points } of { $limit } points.
       *[other] A legal squad: { $ships } ships, { $points } of { $limit } points.
    }
xw-squad-invalid =
    { $problems ->
        [one] Not a legal squad; { $problems } problem:
       *[other] Not a legal squad; { $problems } problems:
    }
xw-squad-problem = { $where }: { $reason }
xw-squad-title = { $faction }, { $points } points
xw-squad-line = { $pilot } ({ $ship }), skill { $skill }: { $points } points
xw-squad-line-upgrade =
    { $points ->
        [one] { $card }: { $points } point
       *[other] { $card }: { $points } points
    }
xw-squad-no-file = Cannot read { $file }: { $problem }.
xw-squad-no-random = No { $faction } ship costs { $points } points or less.
xw-squad-wrong-size = { $size ->
    [small] { $card } fits a small base only.
   *[large] { $card } fits a large base only.
}
xw-squad-carried = { $card } only takes off from another ship and is in no squad.
xw-squad-no-famous = There is no ready squad “{ $name }”; without a name this command lists them.
xw-squad-no-ready = There is no ready squad “{ $name }”; “cantina squad famous” lists them.

## Cards that are not in the game yet

xw-not-yet-huge-base = They fly or need a huge base (epic play)
xw-famous-line = { $id }: { $title } ({ $season }), { $points } points
xw-famous-fourblues = Four Blues and a Bandit
xw-famous-rookierush = Rookie Rush
xw-famous-fathan = Han and the Bandits
xw-famous-chewieescort = Chewie's Convoy
xw-famous-superdash = Super Dash
xw-famous-tltyard = Four Twin Lasers
xw-famous-awings = A-wing Cloud
xw-famous-reddots = Three Heroes
xw-famous-poeregen = Poe and Miranda
xw-famous-bomberbay = Warden Minefield
xw-famous-ghostphantom = Ghost and Phantom
xw-famous-ghostfenn = The Commander's Ghost
xw-famous-uwingpatrol = Rogue Patrol
xw-famous-sawpartisans = Saw's Partisans
xw-famous-wookiees = Wookiee Wall
xw-famous-resistancebombs = Bombs for the Resistance
xw-famous-reyescort = Rey's Flight
xw-famous-stresshog = The Stress Hog
xw-famous-ewingduel = Two E-wings
xw-famous-zswarm = Headhunter Pack
xw-famous-tieswarm = Howlrunner's Swarm
xw-famous-crackswarm = Crack Shots
xw-famous-threeaces = Three Interceptors
xw-famous-palpaces = The Emperor's Aces
xw-famous-whisperpack = Whisper and the Pack
xw-famous-decimatorfel = The Admiral and the Baron
xw-famous-oicunnram = Ramming Speed
xw-famous-defenderduo = Defender Aces
xw-famous-deltatrio = Three Defenders
xw-famous-doublefiresprays = Two Firesprays
xw-famous-shuttletrio = Shuttle Battery
xw-famous-kagidoom = Doom Shuttles
xw-famous-bomberalpha = Bomber Strike
xw-famous-striketeam = Striker Wing
xw-famous-epsilonswarm = First Order Swarm
xw-famous-quickbackdraft = Fast on the Draw
xw-famous-silencerpair = Silence
xw-famous-upsilonguard = Stridan's Guard
xw-famous-dormitzrush = Dormitz's Ambush
xw-famous-brobots = Assassin Droids
xw-famous-dengaroo = Dengar and Manaroo
xw-famous-scouttrio = Three Scouts
xw-famous-mindlinktrio = Linked Minds
xw-famous-thugnest = Thug Life
xw-famous-pirateswarm = Pirate Cloud
xw-famous-bosskcrew = Bossk's Hunt
xw-famous-fettclan = Bounty for Two
xw-famous-shadowcaster = Caught in the Beam
xw-famous-protectorate = Concord Dawn
xw-famous-vipers = Black Sun Vipers
xw-squads-one-faction = Both squads fly for one side. Bring one of the other side, or none.
xw-squads-not-brought = This table flies the ships of its battle or mission: nobody brings a squad.
