import type { Argument, GameEvent, Text } from './protocol'

export type Tone = 'good' | 'bad' | 'plain'

/** Dice thrown together, as they lay in the end. */
export interface TaleDice {
  who: Text | null
  kind: 'rim' | 'attack' | 'defence'
  dice: { face: string; word: string; struck?: boolean }[]
}

/** Something chance decided: what it was about, the dice, what came of it and what it cost. */
export interface Tale {
  /** Its last event. */
  seq: number
  /** The seats it happened to. */
  seats: readonly number[]
  title: Text
  dice: readonly TaleDice[]
  /** What abilities and tokens did to the dice. */
  changes: readonly Text[]
  outcome: { text: Text; tone: Tone } | null
  price: readonly { text: Text; tone: Tone }[]
  events: readonly GameEvent[]
  rules: readonly string[]
}

/** Reads the tales out of what the log tells, from an event on. */
export type Teller = (events: readonly GameEvent[], from: number, seat: number | null) => Tale[]

/** A tale while its sentences are read. */
export interface Draft {
  kind: string
  title: Text
  seats: Set<number>
  dice: TaleDice[]
  changes: Text[]
  outcome: { text: Text; tone: Tone } | null
  price: { text: Text; tone: Tone }[]
  events: GameEvent[]
}

export function draft(kind: string, event: GameEvent, seats: Iterable<number> = seatsIn(event.text)): Draft {
  return { kind, title: event.text, seats: new Set(seats), dice: [], changes: [], outcome: null, price: [], events: [event] }
}

export function taleOf(found: Draft): Tale {
  const rules = [...new Set(found.events.flatMap((event) => event.rules ?? []))]
  return { seq: found.events.at(-1)!.seq, seats: [...found.seats], title: found.title, dice: found.dice, changes: found.changes, outcome: found.outcome, price: found.price, events: found.events, rules }
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
