/* Made by `npm run types` from the Python definitions. Do not edit. */

/**
 * XW-MANEUVER-2: the six directions an arrow on a dial can show, and those of later dials.
 */
export type Bearing =
  | 'bank:left'
  | 'bank:right'
  | 'koiogran'
  | 'reverse-bank:left'
  | 'reverse-bank:right'
  | 'reverse-straight'
  | 'segnor-turn:left'
  | 'segnor-turn:right'
  | 'segnor:left'
  | 'segnor:right'
  | 'stationary'
  | 'straight'
  | 'tallon-bank:left'
  | 'tallon-bank:right'
  | 'tallon:left'
  | 'tallon:right'
  | 'turn:left'
  | 'turn:right'
/**
 * XW-DIFFICULTY-1: the colour of a maneuver's arrow.
 */
export type Difficulty = 'green' | 'red' | 'white'
export type ClientMessage = Hello | Answer | Interject | Say | Undo | Vote | Concede | Pause | Resume | Return | StandIn
export type ServerMessage =
  | Welcome
  | ViewMessage
  | Delta
  | Asks
  | Events
  | Seats
  | Agreed
  | Chat
  | Proposal
  | Clocks
  | Chances
  | Accepted
  | MessageRefused
  | Ended
  | Moved

export interface Everything {
  DestinyPrinted?: DestinyPrinted
  Text?: Text
  OuterRimPrinted?: OuterRimPrinted
  XWingPrinted?: XWingPrinted
  Maneuver?: Maneuver
  Bearing?: Bearing
  Difficulty?: Difficulty
  GameInfo?: GameInfo
  Ready?: Ready
  LanguageInfo?: LanguageInfo
  CreateTable?: CreateTable
  SeatWish?: SeatWish
  Clock?: Clock
  TakeSeat?: TakeSeat
  Brings?: Brings
  Rename?: Rename
  Branch?: Branch
  Carry?: Carry
  HeldSeat?: HeldSeat
  Credentials?: Credentials
  Seated?: Seated
  TableInfo?: TableInfo
  SeatInfo?: SeatInfo
  Result?: Result
  Standing?: Standing
  OpenTournament?: OpenTournament
  Decide?: Decide
  BroughtLists?: BroughtLists
  TournamentInfo?: TournamentInfo
  TournamentPlayer?: TournamentPlayer
  TournamentTable?: TournamentTable
  Session?: Session
  OpenSession?: OpenSession
  RecoveryCodes?: RecoveryCodes
  Profile?: Profile
  OwnTable?: OwnTable
  Hint?: Hint
  HintReason?: HintReason
  Replay?: Replay
  Moment?: Moment
  Event?: Event
  ReplayView?: ReplayView
  ReplayViews?: ReplayViews
  Report?: Report
  Chart?: Chart
  Series?: Series
  MatchAnalysis?: MatchAnalysis
  Analysis?: Analysis
  Decision?: Decision
  Costly?: Costly
  Tried?: Tried
  RuleEntry?: RuleEntry
  Health?: Health
  RequestRefused?: RequestRefused
  Work?: Work
  Wish?: Wish
  Judgement?: Judgement
  Part?: Part
  Fault?: Fault
  ReadyList?: ReadyList
  KeepList?: KeepList
  KeptList?: KeptList
  Answers?: Answers
  Finished?: Finished
  Course?: Course
  Brief?: Brief
  Progress?: Progress
  Task?: Task
  OpenAsk?: OpenAsk
  Option?: Option
  Blocked?: Blocked
  Mistake?: Mistake
  Why?: Why
  House?: House
  Assertion?: Assertion
  Confirm?: Confirm
  NewPassword?: NewPassword
  NewPasskey?: NewPasskey
  Named?: Named
  Challenge?: Challenge
  Passkeys?: Passkeys
  PasskeyInfo?: PasskeyInfo
  Reach?: Reach
  DeviceInfo?: DeviceInfo
  NewAddress?: NewAddress
  MailWish?: MailWish
  Forgotten?: Forgotten
  Mailed?: Mailed
  MailedPassword?: MailedPassword
  NewDevice?: NewDevice
  DeviceKeys?: DeviceKeys
  Rest?: Rest
  PersonInfo?: PersonInfo
  RatingInfo?: RatingInfo
  PrivateWords?: PrivateWords
  Friend?: Friend
  LeaderInfo?: LeaderInfo
  SeekWish?: SeekWish
  SeekInfo?: SeekInfo
  Seeking?: Seeking
  Invite?: Invite
  Opening?: Opening
  RatingChange?: RatingChange
  Hello?: Hello
  Answer?: Answer
  Interject?: Interject
  Say?: Say
  Undo?: Undo
  Vote?: Vote
  Concede?: Concede
  Pause?: Pause
  Resume?: Resume
  Return?: Return
  StandIn?: StandIn
  Welcome?: Welcome
  ViewMessage?: ViewMessage
  Delta?: Delta
  Asks?: Asks
  Events?: Events
  Seats?: Seats
  Agreed?: Agreed
  Chat?: Chat
  ChatLine?: ChatLine
  Proposal?: Proposal
  Clocks?: Clocks
  Chances?: Chances
  Accepted?: Accepted
  MessageRefused?: MessageRefused
  Ended?: Ended
  Moved?: Moved
  DuelView?: DuelView
  DestinyPlayerView?: DestinyPlayerView
  HandCard?: HandCard
  DestinyDieView?: DestinyDieView
  DestinyReportView?: DestinyReportView1
  CardView?: CardView
  OuterRimView?: OuterRimView
  SpaceView?: SpaceView
  OuterRimPlayerView?: OuterRimPlayerView
  SlotView?: SlotView
  OuterRimReportView?: OuterRimReportView
  PatrolView?: PatrolView
  ContactView?: ContactView
  MarketView?: MarketView
  RollView?: RollView
  OuterRimDieView?: OuterRimDieView
  CombatView?: CombatView
  StakesView?: StakesView
  OutcomeView?: OutcomeView
  DefeatView?: DefeatView
  ReadingView?: ReadingView
  TestView?: TestView
  TradeView?: TradeView
  SmugglersDiceView?: SmugglersDiceView
  SmugglerView?: SmugglerView
  BattleView?: BattleView
  EdgeView?: EdgeView
  ShipView?: ShipView
  DamageView?: DamageView
  ManeuverView?: ManeuverView
  LockView?: LockView
  ObstacleView?: ObstacleView
  MarkerView?: MarkerView
  BombView?: BombView
  AttackView?: AttackView
  XWingDieView?: XWingDieView
  PlanView?: PlanView
  SupplyView?: SupplyView
  MissionView?: MissionView
  ZoneView?: ZoneView
  CardFaces?: CardFaces
  ShipCardFace?: ShipCardFace
  UpgradeCardFace?: UpgradeCardFace
  DamageCardFace?: DamageCardFace
  ConditionCardFace?: ConditionCardFace
  ClientMessage?: ClientMessage
  ServerMessage?: ServerMessage
}
/**
 * A card as printed; facts it does not have stay at their defaults.
 */
export interface DestinyPrinted {
  id: string
  kind: string
  name: Text
  lines: Text[]
  colour: string
  affiliation: string
  set: string
  number: number
  rarity: string
  subtitle?: Text | null
  unique?: boolean
  cost?: number | null
  points?: number[]
  health?: number
  sides?: string[]
  subtypes?: string[]
}
/**
 * A Fluent message id with its arguments; an argument may be a Text itself.
 */
export interface Text {
  id: string
  args?: {
    [k: string]: string | number | Text[] | Text
  }
}
/**
 * A component as printed; facts it does not have stay at their defaults.
 */
export interface OuterRimPrinted {
  id: string
  kind: string
  name: Text
  lines: Text[]
  type?: string
  cost?: number | null
  destination?: string
  credits?: number
  fame?: number
  traits?: string[]
  skills?: string[]
  faction?: string
  distance?: number
  rank?: string
}
/**
 * A card as printed; facts it does not have stay at their defaults.
 */
export interface XWingPrinted {
  id: string
  kind: 'damage' | 'pilot' | 'upgrade'
  card: string
  name: Text
  lines?: Text[]
  faction?: string
  ship?: string
  ship_name?: Text | null
  skill?: number
  points?: number
  unique?: boolean
  values?: number[]
  actions?: string[]
  slots?: string[]
  dial?: Maneuver[]
  trait?: string
  count?: number
}
/**
 * XW-MANEUVER-1: a bearing, a speed and a colour, such as an entry of a dial.
 */
export interface Maneuver {
  bearing: Bearing
  speed: number
  /**
   * XW-DIFFICULTY-1: the colour of a maneuver's arrow.
   */
  difficulty?: 'green' | 'red' | 'white'
}
/**
 * A game one can open a table for.
 */
export interface GameInfo {
  name: string
  title: Text
  about: Text
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number]
  options_schema: {}
  defaults: {}
  bots: string[]
  ready?: Ready[]
}
/**
 * Something prepared to play with, such as a deck: its key is what an option takes.
 */
export interface Ready {
  key: string
  name: Text
  note?: Text | null
}
/**
 * A language somebody translates to.
 */
export interface LanguageInfo {
  code: string
  name: string
  complete: boolean
}
/**
 * Ask for a new table. The creator takes the first seat of kind `human`.
 */
export interface CreateTable {
  game: string
  seats: SeatWish[]
  options?: {}
  name?: string
  title?: string
  listed?: boolean
  start?: boolean
  clock?: Clock | null
  absent?: 'bot' | 'wait'
  hints?: boolean | null
  seed?: number | null
  rated?: boolean
}
/**
 * One seat of a new table: a person the creator keeps a place for, anybody, or a bot.
 */
export interface SeatWish {
  kind: 'bot' | 'human' | 'open'
  bot?: string | null
}
/**
 * How long a seat may think, and what happens when the time is over.
 */
export interface Clock {
  per_move?: number | null
  per_game?: number | null
  timeout?: 'bot' | 'forfeit'
}
/**
 * Sit down.
 */
export interface TakeSeat {
  name: string
  invitation?: string | null
  brings?: Brings | null
}
/**
 * What a seat plays with: a squad or deck, or the name of a ready one.
 */
export interface Brings {
  list?: {} | null
  ready?: string
}
/**
 * Create a rematch or a branch under this name.
 */
export interface Rename {
  name?: string
}
/**
 * Start a new table from a moment of a finished match.
 */
export interface Branch {
  seq: number
  seats: SeatWish[]
  name?: string
}
/**
 * Seats a guest holds that shall belong to the signed-in account from now on.
 */
export interface Carry {
  seats: HeldSeat[]
}
/**
 * A seat taken as a guest: the table and the token that opens the seat.
 */
export interface HeldSeat {
  table: string
  token: string
}
/**
 * An account's name and password.
 */
export interface Credentials {
  name: string
  password: string
}
/**
 * A seat taken: keep the token, it is the only key to the seat.
 */
export interface Seated {
  table: string
  seat: number | null
  token: string
  invitation?: string | null
}
/**
 * A table as the lobby shows it.
 */
export interface TableInfo {
  id: string
  game: string
  title: string
  state: 'finished' | 'open' | 'running'
  seats: SeatInfo[]
  options: {}
  created: number
  started?: number | null
  finished?: number | null
  seq?: number
  clock?: Clock | null
  absent?: 'bot' | 'wait'
  listed?: boolean
  seeded?: boolean
  result?: Result | null
  branch_of?: string | null
  branch_seq?: number | null
  rematch_of?: string | null
  rematch?: string | null
  hints?: boolean
  waiting?: number[]
  left?: {
    [k: string]: number
  }
  moved?: number | null
  last?: Text | null
  turn?: number
  outdated?: boolean
  rated?: boolean
  seal?: string | null
}
/**
 * One seat as everybody may see it.
 */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'human' | 'open'
  name?: string | null
  bot?: string | null
  taken?: boolean
  connected?: boolean
  stand_in?: string | null
  away?: boolean
  conceded?: boolean
  lang?: string | null
  rests?: number | null
  rating?: number | null
  unsure?: boolean
  kept?: boolean
}
/**
 * How a match ended. No winner is a draw.
 */
export interface Result {
  winners: number[]
  reason: Text
  standings?: Standing[]
}
/**
 * How one seat ended: its place (1 is best) and its score in the game's own measure.
 */
export interface Standing {
  seat: number
  place: number
  score?: number
  detail?: Text | null
}
/**
 * Ask for a new tournament; every table of it is played with the same options and clock.
 */
export interface OpenTournament {
  game: string
  kind: 'knockout' | 'league' | 'round-robin' | 'swiss'
  title: string
  clock: Clock
  options?: {}
  rounds?: number
  seats?: number
  brings?: boolean
  most?: number
}
/**
 * The host's word on a table that will not be played to its end.
 */
export interface Decide {
  table: string
  places: number[]
}
/**
 * The squads or decks of somebody who takes part.
 */
export interface BroughtLists {
  lists: {}[]
}
/**
 * A tournament as everybody may see it.
 */
export interface TournamentInfo {
  id: string
  title: string
  kind: 'knockout' | 'league' | 'round-robin' | 'swiss'
  game: string
  host: string
  state: 'finished' | 'open' | 'running'
  clock: Clock
  options: {}
  brings: boolean
  created: number
  count: number
  most: number
  rounds: number
  round: number
  is_mine: boolean
  players: TournamentPlayer[]
  played: TournamentTable[][]
}
/**
 * Somebody who takes part, with their line of the table.
 */
export interface TournamentPlayer {
  number: number
  name: string
  place: number
  points: number
  opponents: number
  beaten: number
  won: number
  played: number
  is_out: boolean
  is_me: boolean
}
/**
 * One table of a round: who sits there, and how it ended.
 */
export interface TournamentTable {
  players: number[]
  table: string
  places: number[]
  is_awarded: boolean
}
/**
 * A signed-in account. Send the token as `Authorization: Bearer`; it also opens one's seats.
 */
export interface Session {
  name: string
  token: string
  lang?: string | null
}
/**
 * Where an account is signed in.
 */
export interface OpenSession {
  id: string
  created: number
  device: string
  is_here: boolean
}
/**
 * Codes that open an account once each; they are shown this one time.
 */
export interface RecoveryCodes {
  codes: string[]
}
/**
 * Who is signed in.
 */
export interface Profile {
  name: string
  hears: boolean
  lang?: string | null
}
/**
 * A table of an account, with its seat.
 */
export interface OwnTable {
  table: TableInfo
  seat: number
}
/**
 * What a bot would answer to the open ask, from what the seat itself can see.
 */
export interface Hint {
  ask: number
  key: string
  bot: string
  reasons?: HintReason[]
}
/**
 * One answer a bot thought of: in words, how likely the seat wins with it (0 to 1), and why.
 */
export interface HintReason {
  key: string
  label: Text
  chance: number
  why: Text
}
/**
 * The story of a finished match: its moments, without views.
 */
export interface Replay {
  table: TableInfo
  moments: Moment[]
}
/**
 * One entry of a match's record, as shown beside the replay.
 */
export interface Moment {
  seq: number
  kind: string
  at: number
  seat?: number | null
  turn?: number
  events?: Event[]
}
/**
 * Something visible that happened, with the rules behind it.
 */
export interface Event {
  seq: number
  text: Text
  rules?: string[]
  at?: string[]
  turn?: number
  only?: number[] | null
}
/**
 * What a seat saw at a moment (all seats are open once the match is over).
 */
export interface ReplayView {
  seq: number
  view: unknown
}
/**
 * A run of moments: the first view whole, then one patch a moment.
 */
export interface ReplayViews {
  seq: number
  view: unknown
  patches: unknown[][][]
}
/**
 * How a finished match went over its turns, in the game's own measures.
 */
export interface Report {
  charts: Chart[]
}
/**
 * Something that changed over a match, seat by seat (fame, hull, cards).
 */
export interface Chart {
  title: Text
  turns: number[]
  series: Series[]
}
/**
 * One seat's line in a chart: a value for each turn.
 */
export interface Series {
  seat: number
  values: number[]
}
/**
 * A finished match in hindsight, or how far that is.
 */
export interface MatchAnalysis {
  state: 'done' | 'failed' | 'none' | 'waiting' | 'working'
  done?: number
  total?: number
  reason?: Text | null
  found?: Analysis | null
}
/**
 * What a match looks like in hindsight.
 */
export interface Analysis {
  game: string
  names: string[]
  decisions: Decision[]
  final: number[]
  luck: number[]
  choice: number[]
  costly: Costly[]
  rest?: number[]
}
/**
 * One decision: the chances of all seats before it, and after it but before chance.
 */
export interface Decision {
  at: number
  turn: number
  seat: number
  prompt: Text
  answer: Text
  key: string
  before: number[]
  after: number[]
  skipped?: number
}
/**
 * A decision that cost much: what would have been better, by how much, and why.
 */
export interface Costly {
  at: number
  turn: number
  seat: number
  prompt: Text
  answer: Text
  better: Text
  key: string
  chance: number
  best: number
  why: Text
  tried?: Tried[]
  given?: string
  shifts?: number[]
}
/**
 * An answer that was tried in the place of a costly one.
 */
export interface Tried {
  key: string
  label: Text
  chance: number
  why?: Text | null
}
/**
 * A paragraph of the rulebook.
 */
export interface RuleEntry {
  id: string
  game: string
  chapter: string
  title: string
  kind: string
  text: string
  shows?: string
  see?: string[]
  card?: string
  note?: string
}
/**
 * How a process goes, and what is loaded.
 */
export interface Health {
  status: 'failing' | 'ok'
  version: string
  tables: number
  failing?: string[]
}
/**
 * Why a request was refused.
 */
export interface RequestRefused {
  reason: Text
}
/**
 * Have a squad or deck judged, read or drawn.
 */
export interface Work {
  deed?: 'draw' | 'judge' | 'read'
  list?: {}
  text?: string
  seed?: number
  wish?: Wish | null
}
/**
 * What to judge by, and what to look for.
 */
export interface Wish {
  points?: number | null
  format?: string
  side?: string
  at?: string
}
/**
 * A list as it was understood, what it costs, and all that is wrong with it.
 */
export interface Judgement {
  list: unknown
  points: number
  limit: number
  parts?: Part[]
  faults?: Fault[]
  notes?: Fault[]
  refused?: {
    [k: string]: Fault
  }
  exports?: {
    [k: string]: string
  }
}
/**
 * A ship or a character of a list: what it costs, and the places it has for other cards.
 */
export interface Part {
  points: number
  slots?: string[]
}
/**
 * What is wrong with a list, or why a card cannot join it, with the rule.
 */
export interface Fault {
  reason: Text
  rule?: string
  part?: number | null
}
/**
 * A list prepared to play with, and a word on how it plays.
 */
export interface ReadyList {
  key: string
  name: Text
  side: string
  points: number
  list: unknown
  notes?: Text[]
  season?: number
}
/**
 * Keep a squad or deck.
 */
export interface KeepList {
  game: string
  name: string
  list: {}
}
/**
 * A squad or deck that an account keeps.
 */
export interface KeptList {
  id: string
  game: string
  name: string
  list: {}
  changed: number
}
/**
 * What a learner has answered so far.
 */
export interface Answers {
  answers?: string[]
}
/**
 * What a learner has finished on a device, each as `game/lessons/name`.
 */
export interface Finished {
  done: string[]
}
/**
 * What a game teaches.
 */
export interface Course {
  lessons: Brief[]
  puzzles: Brief[]
}
/**
 * A lesson as a list of them shows it.
 */
export interface Brief {
  name: string
  title: Text
  steps: number
  level: number
}
/**
 * Where a learner stands: the table as they see it, and what is to do.
 */
export interface Progress {
  title: Text
  tasks: Task[]
  learner: number
  seats: number
  answers: string[]
  view: unknown
  asks: OpenAsk[]
  waiting: number[]
  events: Event[]
  step: number
  done?: boolean
  lost?: boolean
  mistake?: Mistake | null
  result?: Result | null
  hint?: Text | null
  hint_at?: string
  why?: Why | null
}
/**
 * A step as the learner is told of it.
 */
export interface Task {
  say: Text
  at?: string
}
/**
 * A question a seat has to answer now.
 */
export interface OpenAsk {
  number: number
  seat: number
  kind: 'free' | 'many' | 'one'
  prompt: Text
  options?: Option[]
  blocked?: Blocked[]
  least?: number
  most?: number
  form?: string | null
  rules?: string[]
}
/**
 * One thing a seat may answer, as shown to it.
 */
export interface Option {
  key: string
  label: Text
  at?: string | null
  odds?: number | null
  note?: Text | null
}
/**
 * An option that the rules refuse right now, with the rule that refuses it.
 */
export interface Blocked {
  key: string
  label: Text
  reason: Text
  rule?: string
  at?: string | null
}
/**
 * An answer that was taken back: which one, and the rule that explains it.
 */
export interface Mistake {
  key: string
  label?: Text | null
  rule?: string
}
/**
 * Why a solution is one, told to whoever has found it, with the rule behind it.
 */
export interface Why {
  say: Text
  rule?: string
}
/**
 * What this server offers beside tables.
 */
export interface House {
  mail: boolean
  push: string
  vacation_days: number
  passkeys: boolean
}
/**
 * What a passkey says to a challenge, as the browser writes it.
 */
export interface Assertion {
  id: string
  client: string
  data: string
  signature: string
  user?: string | null
}
/**
 * The password or a passkey once more, before something that cannot be taken back.
 */
export interface Confirm {
  password?: string | null
  passkey?: Assertion | null
}
/**
 * The password or a passkey, and the password from now on.
 */
export interface NewPassword {
  password?: string | null
  passkey?: Assertion | null
  fresh: string
}
/**
 * A passkey that a browser has made, and what its owner calls it.
 */
export interface NewPasskey {
  id: string
  client: string
  attestation: string
  name: string
}
/**
 * What something shall be called.
 */
export interface Named {
  name: string
}
/**
 * What a passkey has to sign, once and soon.
 */
export interface Challenge {
  challenge: string
  site: string
  seconds: number
  known?: string[]
  user?: string
  algorithms?: number[]
}
/**
 * How an account is opened.
 */
export interface Passkeys {
  has_password: boolean
  passkeys: PasskeyInfo[]
}
/**
 * A passkey of an account.
 */
export interface PasskeyInfo {
  id: string
  name: string
  created: number
  used: number | null
  is_doubted: boolean
}
/**
 * How an account is reached, and until when its clocks rest.
 */
export interface Reach {
  address: string | null
  is_confirmed: boolean
  notices: boolean
  devices: DeviceInfo[]
  rests: number | null
  vacation_left: number
}
/**
 * A browser that takes push messages.
 */
export interface DeviceInfo {
  id: string
  name: string
  created: number
}
/**
 * The address to send mail to (none: no longer any), and the password or a passkey.
 */
export interface NewAddress {
  password?: string | null
  passkey?: Assertion | null
  address: string | null
}
/**
 * Whether mail shall say that it is one's turn.
 */
export interface MailWish {
  notices: boolean
}
/**
 * The address of somebody who has lost their password.
 */
export interface Forgotten {
  address: string
  lang?: string
}
/**
 * What stands at the end of a mailed link.
 */
export interface Mailed {
  token: string
}
/**
 * What stands at the end of a mailed link, and a new password.
 */
export interface MailedPassword {
  token: string
  password: string
}
/**
 * A browser's own description of where it takes push messages.
 */
export interface NewDevice {
  endpoint: string
  keys: DeviceKeys
}
/**
 * The keys of a browser that takes push messages, as it writes them.
 */
export interface DeviceKeys {
  p256dh: string
  auth: string
}
/**
 * For how many days one's clocks shall rest.
 */
export interface Rest {
  days: number
}
/**
 * An account as everybody sees it, and how it stands to whoever looks.
 */
export interface PersonInfo {
  name: string
  since: number
  ratings: RatingInfo[]
  bond?: 'asked' | 'asks' | 'friend' | 'none' | 'self'
  blocked?: boolean
}
/**
 * How strong somebody is at a game.
 */
export interface RatingInfo {
  game: string
  rating: number
  deviation: number
  matches: number
  unsure: boolean
  history?: number[]
}
/**
 * A line between two friends.
 */
export interface PrivateWords {
  is_mine: boolean
  at: number
  text: string
}
/**
 * Somebody whom the account knows.
 */
export interface Friend {
  name: string
  bond: 'asked' | 'asks' | 'friend'
  online: boolean
  hears: boolean
  unread: number
}
/**
 * A line of a game's table of leaders.
 */
export interface LeaderInfo {
  name: string
  rating: number
  deviation: number
  matches: number
  unsure: boolean
}
/**
 * Look for opponents.
 */
export interface SeekWish {
  game: string
  seats?: number
  rated?: boolean
  clock?: Clock | null
  low?: number
  high?: number
  options?: {}
  name?: string
}
/**
 * Somebody who looks for opponents.
 */
export interface SeekInfo {
  id: string
  game: string
  seats: number
  rated: boolean
  name: string
  low: number
  high: number
  created: number
  options: {}
  clock?: Clock | null
  rating?: number | null
  unsure?: boolean
}
/**
 * One's own search. Its key becomes the key to the seat as soon as there is a table.
 */
export interface Seeking {
  id: string
  token: string
  table?: string | null
  seat?: number | null
}
/**
 * Keep a seat for a friend.
 */
export interface Invite {
  name: string
}
/**
 * What a finished match leaves for checking: its opened seal, and the ratings it changed.
 */
export interface Opening {
  seal: string | null
  nonce: string | null
  secret: string
  game: string
  options: string
  changes: RatingChange[]
}
/**
 * What a match did to the rating of a seat.
 */
export interface RatingChange {
  seat: number
  before: number
  rating: number
}
/**
 * First message of a connection: who I am (no token: a spectator) and what I already know.
 */
export interface Hello {
  type: 'hello'
  token?: string | null
  since?: number
  lang?: string
}
/**
 * Answer an open ask. AskMany keys are joined as the core's `many` answers are.
 */
export interface Answer {
  type: 'answer'
  ask: number
  key: string
}
/**
 * Do what the game allows at any time, asked or not: one of the `asides` offered.
 */
export interface Interject {
  type: 'aside'
  key: string
}
/**
 * Say something to the table.
 */
export interface Say {
  type: 'chat'
  text: string
}
/**
 * Ask the others to take back my last answer (granted at once when nobody else is there).
 */
export interface Undo {
  type: 'undo'
}
/**
 * Agree or not to the proposal on the table.
 */
export interface Vote {
  type: 'vote'
  agree: boolean
}
/**
 * Give up.
 */
export interface Concede {
  type: 'concede'
}
/**
 * Stop the clocks; with clocks the others have to agree.
 */
export interface Pause {
  type: 'pause'
}
/**
 * Go on.
 */
export interface Resume {
  type: 'resume'
}
/**
 * Take my seat back from the bot that plays for me.
 */
export interface Return {
  type: 'return'
}
/**
 * Let a bot play for an absent seat until its person returns.
 */
export interface StandIn {
  type: 'stand_in'
  seat: number
  bot?: string | null
}
/**
 * The connection is accepted: which seat it holds (null: a spectator).
 */
export interface Welcome {
  type: 'welcome'
  table: TableInfo
  seat: number | null
  next_event: number
}
/**
 * Everything the seat may know, whole.
 */
export interface ViewMessage {
  type: 'view'
  seq: number
  view: unknown
}
/**
 * The change from the view sent before to the view at `seq`.
 */
export interface Delta {
  type: 'delta'
  seq: number
  patch: unknown[][]
}
/**
 * What this seat has to answer now, and all the seats the table waits for.
 */
export interface Asks {
  type: 'asks'
  asks: OpenAsk[]
  waiting: number[]
  no_undo?: Text | null
  asides?: Option[]
}
/**
 * What happened since the last event sent; `next` is the number of the next event.
 */
export interface Events {
  type: 'events'
  events: Event[]
  next: number
}
/**
 * The seats, or who is connected, changed.
 */
export interface Seats {
  type: 'seats'
  state: 'finished' | 'open' | 'running'
  seats: SeatInfo[]
  paused?: boolean
}
/**
 * Somebody brings another squad or deck to a table that has not begun.
 */
export interface Agreed {
  type: 'agreed'
  options: {}
  seal: string | null
}
/**
 * Lines said at the table, oldest first.
 */
export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}
/**
 * Something said; `seat` is null for a spectator.
 */
export interface ChatLine {
  id: number
  seat: number | null
  name: string
  text: string
  at: number
}
/**
 * Somebody proposes to take back a move or to pause; `kind` null means none is open.
 */
export interface Proposal {
  type: 'proposal'
  kind: ('pause' | 'undo') | null
  by?: number | null
  agreed?: number[]
  needed?: number[]
}
/**
 * Seconds left for each seat at this instant; only the seats in `running` lose time.
 */
export interface Clocks {
  type: 'clocks'
  move: (number | null)[]
  game: (number | null)[]
  running: number[]
}
/**
 * For spectators: how likely each seat wins (0 to 1), by what everybody may know.
 */
export interface Chances {
  type: 'chances'
  seq: number
  chances: number[]
}
/**
 * The answer is on disk.
 */
export interface Accepted {
  type: 'accepted'
  ask: number
  seq: number
}
/**
 * The message changed nothing, and why.
 */
export interface MessageRefused {
  type: 'refused'
  reason: Text
  ask?: number | null
  rule?: string
}
/**
 * The match is over.
 */
export interface Ended {
  type: 'result'
  result: Result
}
/**
 * The players play again at another table.
 */
export interface Moved {
  type: 'rematch'
  table: string
}
/**
 * The whole table as one seat (or a spectator) sees it.
 */
export interface DuelView {
  seat: number | null
  step: string
  round: number
  active: number
  acting: number
  claimed: number
  battlefield: number
  controller: number
  passes: number
  seating: number[]
  players: DestinyPlayerView[]
  cards: CardView[]
  queue?: string[]
  played?: HandCard[]
  extra?: number[]
  winners?: number[]
}
/**
 * One player as a seat sees him (DS-HAND-4, DS-DECK-2, DS-RESOURCE-3).
 */
export interface DestinyPlayerView {
  seat: number
  resources: number
  hand_size: number
  deck_size: number
  hand?: HandCard[]
  discard?: HandCard[]
  set_aside?: HandCard[]
  set_aside_dice?: string[]
  stacked?: number[]
  known_top?: string[]
  known_bottom?: string[]
  pool?: DestinyDieView[]
  on_cards?: DestinyDieView[]
  replaced?: boolean
  out?: boolean
  report?: DestinyReportView
}
/**
 * A card outside play whose face this seat may see.
 */
export interface HandCard {
  id: number
  code: string
  cost?: number
}
/**
 * A die: what it shows, or nothing while it lies on its card.
 */
export interface DestinyDieView {
  id: number
  code: string
  card: number
  face?: number
  side?: string
}
/**
 * What the report at the end tells about a player.
 */
export interface DestinyReportView {
  damage?: number
  resources_gained?: number
  resources_spent?: number
  cards_played?: number
  dice_resolved?: number
  dice_rolled?: number
  luck?: number
}
/**
 * A card in play with everything on it.
 */
export interface CardView {
  id: number
  code: string
  kind: string
  owner: number
  controller: number
  host?: number
  exhausted?: boolean
  damage?: number
  health?: number
  shields?: number
  resources?: number
  under?: number
  beneath?: string[]
}
/**
 * What the report at the end tells about a player.
 */
export interface DestinyReportView1 {
  damage?: number
  resources_gained?: number
  resources_spent?: number
  cards_played?: number
  dice_resolved?: number
  dice_rolled?: number
  luck?: number
}
/**
 * The whole table as a seat sees it.
 */
export interface OuterRimView {
  seat: number | null
  step: string
  turn: number
  current: number
  first_player: number
  extra_turn: boolean
  fame_to_win: number
  solo: boolean
  tiles: string[]
  spaces: SpaceView[]
  players: OuterRimPlayerView[]
  patrols: PatrolView[]
  contacts: ContactView[]
  market: MarketView[]
  encounter_decks: {
    [k: string]: number
  }
  here_deck: string
  databank: number
  ship_pool: string[]
  unused_contacts: string[]
  removed: string[]
  ai_goals: {
    [k: string]: number
  }
  ai_cards: number
  actions_used: string[]
  roll: RollView | null
  combat: CombatView | null
  reading: ReadingView | null
  job: ReadingView | null
  test: TestView | null
  trade: TradeView | null
  winner: number
}
/**
 * A space of the map.
 */
export interface SpaceView {
  id: string
  kind: string
  tile: string
  arc: number
  links: string[]
  faction?: string
  base?: string
}
/**
 * A player as everybody sees him, with own secrets for the seat itself.
 */
export interface OuterRimPlayerView {
  seat: number
  is_ai: boolean
  character: string
  flipped: boolean
  goal_tokens: number
  ship: string
  ship_flipped: boolean
  ship_goal_tokens: number
  space: string
  credits: number
  fame: number
  reputation: {
    [k: string]: number
  }
  damage: number
  health: number
  ship_damage: number
  hull: number
  hyperdrive: number
  ground_combat: number
  ship_combat: number
  skills: {
    [k: string]: number
  }
  defeated: boolean
  slots: SlotView[]
  captured: {
    [k: string]: string
  }
  marked: string[]
  secret_count: number
  secrets: string[]
  report: OuterRimReportView
}
/**
 * A slot and what lies in it.
 */
export interface SlotView {
  slot: string
  cards: string[]
}
/**
 * How the game went for a player: fame over turns, where it came from, credits, luck.
 */
export interface OuterRimReportView {
  fame_by_turn: number[]
  fame_sources: {
    [k: string]: number
  }
  earned: number
  spent: number
  fights_won: number
  fights_lost: number
  dice: {
    [k: string]: number
  }
  luck: number
}
/**
 * A patrol; faction and level of its stack are public (OR-PATROL-12).
 */
export interface PatrolView {
  faction: string
  token: string
  level: number
  combat: number | null
  space: string
  stack: number[]
}
/**
 * A contact token: its class always, the rest only if the seat may know (OR-CONTACT-25).
 */
export interface ContactView {
  place: string
  planet: string
  contact_class: string
  space_class: string
  face_up: boolean
  contact?: string | null
  databank?: number | null
  faction?: string | null
  droid?: boolean | null
  text?: Text | null
}
/**
 * A market deck: the face-up card and how many lie there in all.
 */
export interface MarketView {
  deck: string
  face_up: string
  count: number
}
/**
 * The roll on the table.
 */
export interface RollView {
  seat: number
  purpose: string
  skill: string
  dice: OuterRimDieView[]
}
/**
 * A die of the roll on the table.
 */
export interface OuterRimDieView {
  face: string
  cancelled: boolean
  added: boolean
  turned: boolean
}
/**
 * The combat in progress.
 */
export interface CombatView {
  kind: string
  attacker: number
  defender: number
  enemy: string
  enemy_id: string
  roller: number
  attack: number
  defence: number
  attacker_dice: number
  defender_dice: number
  winner: number
  stakes: StakesView
}
/**
 * What a fight is about, as everybody at the table can read it.
 *
 *     `won` and `lost` are what follows for `seat`, the player who began the fight (nearly always the
 *     attacker): no entry where nothing follows, several where the player chooses one of them.
 *     `defeat` has an entry for each player who fights, in the order attacker, defender.
 */
export interface StakesView {
  seat: number
  won: OutcomeView[]
  lost: OutcomeView[]
  defeat: DefeatView[]
}
/**
 * One way in which a fight may end for the challenger, as printed; losses are negative.
 *
 *     The numbers are what is sure; whatever depends on more stands in `text` alone.
 */
export interface OutcomeView {
  choice?: string
  credits?: number
  fame?: number
  reputation?: {
    [k: string]: number
  }
  destination?: string
  crew?: string
  unless_defeated?: boolean
  text?: Text | null
}
/**
 * What a defeat in this fight would cost a player (OR-DEFEAT-2, -3).
 */
export interface DefeatView {
  seat: number
  damage: number
  credits: number
  secrets: number
}
/**
 * The card being resolved, as far as it may be read now (OR-JOB-8, OR-SPACE-ENCOUNTER-9).
 */
export interface ReadingView {
  seat: number
  card: string
  place: string
  section: number
  texts: Text[]
}
/**
 * The skill test in progress: its level (0 unskilled to 2) and the chance of one attempt.
 */
export interface TestView {
  seat: number
  skill: string
  level: number
  chance: number
}
/**
 * The deal being talked over; all at the table hear it (OR-TRADE-2).
 */
export interface TradeView {
  seat: number
  other: number
  given: string[]
  wanted: string[]
  paid: number
  offered: boolean
}
/**
 * The table as a seat sees it.
 */
export interface SmugglersDiceView {
  seat: number | null
  round: number
  target: number
  smugglers: SmugglerView[]
  deck: number
  deck_top: (string | null)[]
  delivered: string[]
  order: number[]
}
/**
 * A smuggler as seen: only its own player sees the hand.
 */
export interface SmugglerView {
  credits: number
  cards: number
  route: string
  hand?: string[] | null
}
/**
 * All that a seat (or a spectator) may know.
 */
export interface BattleView {
  seat: number | null
  round: number
  phase: string
  width: number
  height: number
  edges: EdgeView[]
  sides: string[]
  factions: {
    [k: string]: string
  }
  initiative: string
  squad_points: {
    [k: string]: number
  }
  active: number
  ships: ShipView[]
  dials: {
    [k: string]: ManeuverView[]
  }
  locks: LockView[]
  obstacles: ObstacleView[]
  markers: MarkerView[]
  bombs: BombView[]
  attack: AttackView | null
  supply: SupplyView
  mission: MissionView | null
  cards: CardFaces
  value_colours: {
    [k: string]: string
  }
  winner: string
}
/**
 * An edge of the play area, the side that sits there, and the depth of its staging zone.
 */
export interface EdgeView {
  edge: string
  side: string
  staging: number
}
/**
 * A ship as everybody sees it (XW-COMPONENT-2).
 */
export interface ShipView {
  ship_id: number
  name: Text
  pilot: string
  ship_type: string
  side: string
  seat: number
  number: number
  status: string
  x: number
  y: number
  heading: number
  base: number
  arc: number
  arc_colour: string
  arcs: string[]
  mobile_arc: string
  docked: number
  bullseye: boolean
  turret: boolean
  skill: number
  attack: number
  agility: number
  hull: number
  shield_value: number
  shields: number
  damage: DamageView[]
  damage_total: number
  critical_tokens: number
  tokens: {
    [k: string]: number
  }
  upgrades: string[]
  conditions: string[]
  card_in_wait: string
  action_bar: string[]
  actions: string[]
  dial_set: boolean
  dial: string
  dial_revealed: boolean
  activated: boolean
  had_combat: boolean
  touching: number[]
  doomed: boolean
  markers: number
}
/**
 * A damage card beside a ship card; the kind is shown only while it lies face up.
 */
export interface DamageView {
  face_up: boolean
  kind?: string
}
/**
 * An entry of a dial with its colour now (XW-DIAL-4: open to everybody).
 */
export interface ManeuverView {
  key: string
  bearing: string
  speed: number
  colour: string
}
/**
 * A target lock: the letter, who holds the blue token and who the red one.
 */
export interface LockView {
  letter: string
  by: number
  on: number
}
/**
 * An obstacle as it lies.
 */
export interface ObstacleView {
  obstacle_id: number
  shape: string
  x: number
  y: number
  heading: number
  outline: [number, number][]
}
/**
 * A token of a mission as it lies.
 */
export interface MarkerView {
  marker_id: number
  x: number
  y: number
  radius: number
}
/**
 * The token of a bomb or mine as it lies.
 */
export interface BombView {
  bomb_id: number
  card: string
  side: string
  mine: boolean
  x: number
  y: number
  radius: number
}
/**
 * The attack in progress.
 */
export interface AttackView {
  attacker: number
  defender: number
  weapon: string
  range: number
  obstructed: boolean
  attack_roll: XWingDieView[]
  defense_roll: XWingDieView[]
  hits: number
  criticals: number
  plans: PlanView[]
}
/**
 * One result of a roll (XW-MODIFY-1: everybody sees it).
 */
export interface XWingDieView {
  face: string
  rerolled: boolean
  added: boolean
}
/**
 * A way to spend tokens on the roll that lies, and what comes of it.
 */
export interface PlanView {
  spends: string[]
  hits: number
  damage: number[]
  destroys: number
}
/**
 * What lies beside the play area for all (XW-SETUP-18).
 */
export interface SupplyView {
  damage_deck: number
  damage_discard: string[]
  attack_dice: number
  defense_dice: number
  range_ruler: number
  templates: string[]
  tokens: {
    [k: string]: number
  }
  markers: number
  asteroids: {
    [k: string]: [number, number][]
  }
}
/**
 * The mission: its special rules, goals and counters.
 */
export interface MissionView {
  name: string
  title: Text
  special_rules: Text
  goals: {
    [k: string]: Text
  }
  tracking_tokens: number
  marked_ship: number
  craft: number[]
  next_craft: string
  next_base: number
  marker: string
  placing: ZoneView[]
  apart: number[]
  homes: ZoneView[]
  delivered: {
    [k: string]: number
  }
  charges: number
  charges_needed: number
  exits: {
    [k: string]: string[]
  }
  takers: string[]
  last_round: number
}
/**
 * A rectangle of the mat that a mission speaks of, and the side it is for.
 */
export interface ZoneView {
  side: string
  x: number
  y: number
  w: number
  h: number
}
/**
 * The cards that matter at a table, by their ids.
 */
export interface CardFaces {
  pilots: {
    [k: string]: ShipCardFace
  }
  upgrades: {
    [k: string]: UpgradeCardFace
  }
  damage: {
    [k: string]: DamageCardFace
  }
  conditions: {
    [k: string]: ConditionCardFace
  }
}
/**
 * XW-COMPONENT-12: the thirteen items of a ship card.
 */
export interface ShipCardFace {
  skill: number
  name: Text
  ship_type: Text
  faction: string
  attack: number
  agility: number
  hull: number
  shields: number
  symbol: string
  upgrade_bar: string[]
  ability: Text[]
  action_bar: string[]
  points: number
}
/**
 * XW-COMPONENT-13: an upgrade card; only a secondary weapon has a value and a range.
 */
export interface UpgradeCardFace {
  name: Text
  ability: Text[]
  symbol: string
  points: number
  attack?: number | null
  range?: [number, number] | null
  requirement?: string
  turret?: boolean
}
/**
 * A damage card seen from its front (XW-CRITICAL-2).
 */
export interface DamageCardFace {
  name: Text
  ability: Text[]
  trait: string
}
/**
 * A condition card.
 */
export interface ConditionCardFace {
  name: Text
  ability: Text[]
}
