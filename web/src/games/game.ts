import type { Component } from 'svelte'
import type { IconName } from '../lib/icon-names'
import type { GameEvent, View } from '../lib/protocol'
import type { Award, Luck } from '../lib/report'
import type { Table } from '../lib/table.svelte'

type Part<Props extends object> = () => Promise<{ default: Component<Props> }>

/** A hint of the guided first game. */
export interface GuideHint {
  id: string
  /** The phases it speaks of; none: it fits from the start. */
  phases?: readonly string[]
}

/** A column beside the score in the last standing. */
export interface ReportColumn {
  title: string
  of: (seat: number) => string
}

/** What a game adds to the report of a match. */
export interface GameReport {
  luck: (end: View | null, events: readonly GameEvent[], seats: number) => Luck[]
  awards: (views: readonly View[], end: View | null, events: readonly GameEvent[], seats: number) => Award[]
  columns?: (end: View | null) => ReportColumn[]
  Panels?: Component<{ views: readonly View[]; seats: number; name: (seat: number) => string }>
}

/** All that pages know of a game. Its parts are loaded when they are shown. */
export interface Game {
  name: string
  icon: IconName
  title: string
  pitch: string
  /** A larger match that is one click away, too: what the button says and how the table is set. */
  larger?: { label: string; options: Record<string, unknown> }
  length: string
  /** What its tables are counted in, in a list of tables. */
  turnWord: 'web-log-turn' | 'web-log-round'
  /** The first letters of its rules' ids. */
  rules: string
  /** Sentences that open a turn or a round; the log is grouped by them. */
  opens: Readonly<Record<string, 'turn' | 'round'>>
  /** Sentences that open a phase inside a round. */
  phases?: readonly string[]
  guide: readonly GuideHint[]
  /** What a choice does, by the first part of its key or by its question: the word its glow says. */
  verbs: Readonly<Record<string, string>>
  /** Questions and answers that spend and commit nothing: one click takes them. */
  harmless?: readonly string[]
  /** How strong each seat stands in a view, in the game's own measure. */
  strength: (view: View, add: (seat: number, amount: number) => void) => void
  /** The rule behind each kind of card. */
  ruleOf?: Readonly<Record<string, string>>
  /** The message that names a kind of card. */
  kindOf: string
  /** Kinds of cards that are only shown when asked for. */
  hiddenKinds?: readonly string[]
  /** What the score is called in a report; points where it is not said. */
  scoreWord?: string
  /** Messages that name the choices of an option, where the game has such words already. */
  choiceWords?: Readonly<Record<string, string>>
  /** Lines of its charts keep their height until they change. */
  stepped?: boolean
  Board: Part<{ table: Table }>
  /** The picture on its card at the home page. */
  Art?: Part<Record<string, never>>
  Card: Part<{ card: never }>
  report: () => Promise<{ report: GameReport }>
  /** What each seat of a new table brings, where the game has squads or decks. */
  Bring?: Part<{ names: readonly string[]; values: Record<string, unknown> }>
  /** What everybody brings to an open table, and the choice of one's own. */
  Brought?: Part<{ table: Table }>
  /** What somebody brings to a tournament, to be chosen (`enter`) or only seen. */
  Enter?: Part<{ lists: readonly object[]; enter?: (lists: object[]) => void }>
  /** Where squads or decks are made. */
  build?: { icon: IconName; word: string; Page: Part<Record<string, never>> }
}
