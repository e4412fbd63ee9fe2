/**
 * What travels between the page and the server, in one place.
 * The shapes follow `cantina.core.wire` and `cantina.server`; the server's code wins.
 */

export interface Text {
  id: string
  args?: Record<string, Argument>
}
export type Argument = string | number | Text | Text[]

export interface Option {
  key: string
  label: Text
  /** The thing on the board to click: `planet:kessel`, `ship:3`, `die:12`. */
  at?: string
  /** Exact chance that the thing this option tries succeeds. */
  odds?: number
  /** A small line on what choosing this brings. */
  note?: Text
}

export interface Blocked {
  key: string
  label: Text
  reason: Text
  rule?: string
  at?: string
}

export interface OpenAsk {
  number: number
  seat: number
  kind: 'one' | 'many' | 'free'
  prompt: Text
  options?: Option[]
  blocked?: Blocked[]
  least?: number
  most?: number
  form?: string
  rules?: string[]
}

export interface GameEvent {
  seq: number
  text: Text
  rules?: string[]
  at?: string[]
  turn?: number
  only?: number[] | null
}

export interface Standing {
  seat: number
  place: number
  score?: number
  detail?: Text
}

export interface Result {
  winners: number[]
  reason: Text
  standings?: Standing[]
}

export type SeatKind = 'human' | 'open' | 'bot'
export type TableState = 'open' | 'running' | 'finished'

export interface SeatInfo {
  seat: number
  kind: SeatKind
  name?: string | null
  bot?: string | null
  taken?: boolean
  connected?: boolean
  /** The bot that plays for the absent person until they return. */
  stand_in?: string | null
  conceded?: boolean
  lang?: string | null
}

export interface Clock {
  per_move?: number | null
  per_game?: number | null
  timeout?: 'bot' | 'forfeit'
}

export interface TableInfo {
  id: string
  game: string
  title: string
  state: TableState
  seats: SeatInfo[]
  options: Record<string, unknown>
  created: number
  started?: number | null
  finished?: number | null
  seq?: number
  clock?: Clock | null
  result?: Result | null
  branch_of?: string | null
  rematch?: string | null
}

/** A game's own view; each board knows its game's shape. */
export type View = Record<string, unknown>

export interface ChatLine {
  id: number
  seat: number | null
  name: string
  text: string
  at: number
}

export interface Proposal {
  kind: 'undo' | 'pause' | null
  by?: number | null
  agreed?: number[]
  needed?: number[]
}

export interface Clocks {
  move: (number | null)[]
  game: (number | null)[]
  running: number[]
}

/** `[path]` removes, `[path, value]` sets; a path is a list of names and indexes. */
export type Patch = ([(string | number)[]] | [(string | number)[], unknown])[]

export type FromServer =
  | { type: 'welcome'; table: TableInfo; seat: number | null; next_event: number }
  | { type: 'view'; seq: number; view: View }
  | { type: 'delta'; seq: number; patch: Patch }
  | { type: 'asks'; asks: OpenAsk[]; waiting: number[] }
  | { type: 'events'; events: GameEvent[]; next: number }
  | { type: 'seats'; state: TableState; seats: SeatInfo[]; paused?: boolean }
  | { type: 'chat'; lines: ChatLine[] }
  | ({ type: 'proposal' } & Proposal)
  | ({ type: 'clocks' } & Clocks)
  | { type: 'accepted'; ask: number; seq: number }
  | { type: 'refused'; reason: Text; ask?: number | null }
  | { type: 'result'; result: Result }
  | { type: 'rematch'; table: string }

export type ToServer =
  | { type: 'hello'; token: string | null; since: number; lang: string }
  | { type: 'answer'; ask: number; key: string }
  | { type: 'chat'; text: string }
  | { type: 'vote'; agree: boolean }
  | { type: 'stand_in'; seat: number; bot?: string }
  | { type: 'undo' | 'concede' | 'pause' | 'resume' }

export interface GameInfo {
  name: string
  title: Text
  seats: [number, number]
  options_schema: Record<string, unknown>
  defaults: Record<string, unknown>
  bots: string[]
}

export interface SeatWish {
  kind: SeatKind
  bot?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, unknown>
  name: string
  title?: string
  listed?: boolean
  start?: boolean
  clock?: Clock
  seed?: number
}

export interface Seated {
  table: string
  seat: number | null
  token: string
}

export interface Moment {
  seq: number
  kind: string
  at: number
  seat?: number | null
  turn?: number
  events?: GameEvent[]
}

export interface Replay {
  table: TableInfo
  moments: Moment[]
}

export interface ReplayViews {
  seq: number
  view: View
  patches: Patch[]
}

export interface RuleEntry {
  id: string
  text: string
  chapter?: string
  game?: string
}
