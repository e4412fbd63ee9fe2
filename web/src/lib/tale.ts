import type { Argument, GameEvent, Text } from './protocol'

export type Tone = 'good' | 'bad' | 'plain'

export interface TaleDie {
  face: string
  word: Text
  struck?: boolean
  /** Whether it helped; unknown where every face has its own worth. */
  counts?: boolean
  /** The name of the card it belongs to. */
  card?: Text
}

/** Dice thrown together, as they lay in the end. */
export interface TaleDice {
  who: Text | null
  /** Eight-sided dice, or those a game draws itself. */
  kind: 'rim' | 'attack' | 'defence' | 'own'
  dice: TaleDie[]
}

/** One rung of what a roll needed: who stands on it needs one of its faces. */
export interface Rung {
  label: Text
  faces: readonly string[]
  chance: number
  now: boolean
}

/** Something chance decided: what it was about, the dice, what came of it and what it cost. */
export interface Tale {
  /** Its last event. */
  seq: number
  /** The seats it happened to. */
  seats: readonly number[]
  title: Text
  /** The name of the card that is resolved: its words are the stakes. */
  card: Text | null
  /** What the roll was about and needed. */
  needs: { title: Text; rungs: readonly Rung[] } | null
  dice: readonly TaleDice[]
  /** What abilities and tokens did to the dice. */
  changes: readonly Text[]
  outcome: { text: Text; tone: Tone } | null
  price: readonly { text: Text; tone: Tone }[]
  events: readonly GameEvent[]
  rules: readonly string[]
  /** It still goes on: the board shows it on its own stage. */
  open: boolean
}

/** What is left of somebody a scene hurt. */
export interface Worth {
  label: string
  left: number
  of: number
  lost: number
  kind?: 'health' | 'shield'
}

/** Reads the tales out of what the log tells, from an event on. */
export type Teller = (events: readonly GameEvent[], from: number, seat: number | null) => Tale[]

/** A tale while its sentences are read. */
export interface Draft {
  kind: string
  title: Text
  card: Text | null
  needs: Tale['needs']
  seats: Set<number>
  dice: TaleDice[]
  changes: Text[]
  outcome: { text: Text; tone: Tone } | null
  price: { text: Text; tone: Tone }[]
  events: GameEvent[]
}

export function draft(kind: string, event: GameEvent, seats: Iterable<number> = seatsIn(event.text)): Draft {
  return { kind, title: event.text, card: null, needs: null, seats: new Set(seats), dice: [], changes: [], outcome: null, price: [], events: [event] }
}

export function taleOf(found: Draft, open = false): Tale {
  const rules = [...new Set(found.events.flatMap((event) => event.rules ?? []))]
  const { title, card, needs, dice, changes, outcome, price, events } = found
  return { seq: events.at(-1)!.seq, seats: [...found.seats], title, card, needs, dice, changes, outcome, price, events, rules, open }
}

/** Good news for one seat is bad news for who is against it. */
export function toneFor(seat: number | null, whose: number | null, tone: Tone): Tone {
  if (tone === 'plain' || seat === null || whose === null || whose === seat) return tone
  return tone === 'good' ? 'bad' : 'good'
}

/** All seats a sentence names. */
export function seatsIn(text: Text): number[] {
  if (text.id === 'core-seat') return [Number(text.args?.number) - 1]
  return Object.values(text.args ?? {}).flatMap(seatsOf)
}

function seatsOf(value: Argument): number[] {
  if (Array.isArray(value)) return value.flatMap(seatsIn)
  return typeof value === 'object' ? seatsIn(value) : []
}
