import { opening, opensPhase } from '../games/registry'
import type { Argument, GameEvent, Text } from './protocol'

/** The seat an event speaks of first, for the mark in front of its line. */
export function seatOf(event: GameEvent): number | null {
  return seatIn(event.text)
}

function seatIn(text: Text): number | null {
  if (text.id === 'core-seat') return Number(text.args?.number) - 1
  for (const value of Object.values(text.args ?? {})) {
    const found = seatInArgument(value)
    if (found !== null) return found
  }
  return null
}

function seatInArgument(value: Argument): number | null {
  if (Array.isArray(value)) {
    for (const part of value) {
      const found = seatIn(part)
      if (found !== null) return found
    }
    return null
  }
  return typeof value === 'object' ? seatIn(value) : null
}

/** A step of a procedure the rules go through every time; worth a line only to whoever checks them. */
export function isStep(event: GameEvent): boolean {
  return event.text.id.includes('-log-step-')
}

/** The turn or round an event opens, if it opens one. */
export function opens(event: GameEvent): { word: 'turn' | 'round'; number: number } | null {
  const word = opening(event.text.id)
  return word ? { word, number: Number(event.text.args?.number ?? event.turn ?? 0) } : null
}

export interface Part {
  /** The phase that begins here. */
  head: GameEvent | null
  events: GameEvent[]
}

export interface Chapter {
  word: 'turn' | 'round'
  /** 0 before the first turn. */
  number: number
  /** The sentence that opens it, with whoever's turn it is. */
  head: GameEvent | null
  parts: Part[]
}

/** Events by what their game is told in: turns with their player, rounds with their phases. */
export function chapters(events: readonly GameEvent[]): Chapter[] {
  const told = events.some((event) => opens(event) !== null)
  const found: Chapter[] = []
  const begin = (word: 'turn' | 'round', number: number, head: GameEvent | null) =>
    found.push({ word, number, head, parts: [{ head: null, events: [] }] })
  for (const event of events) {
    const opened = opens(event)
    if (opened) {
      begin(opened.word, opened.number, event)
      continue
    }
    const turn = told ? 0 : (event.turn ?? 0)
    if (found.length === 0 || (!told && found.at(-1)!.number !== turn)) begin('turn', turn, null)
    const chapter = found.at(-1)!
    if (opensPhase(event.text.id)) chapter.parts.push({ head: event, events: [] })
    else chapter.parts.at(-1)!.events.push(event)
  }
  return found
}

/** Only the lines that are wanted, with the heads they stand under. */
export function kept(all: readonly Chapter[], wants: (event: GameEvent) => boolean): Chapter[] {
  return all
    .map((chapter) => ({
      ...chapter,
      parts: chapter.parts.map((part) => ({ ...part, events: part.events.filter(wants) })).filter((part) => part.events.length > 0),
    }))
    .filter((chapter) => chapter.parts.length > 0)
}

/** The last lines of the story, and how many came before. */
export function lastLines(all: readonly Chapter[], most: number): { chapters: Chapter[]; earlier: number } {
  const count = all.reduce((sum, chapter) => sum + chapter.parts.reduce((more, part) => more + part.events.length, 0), 0)
  let skip = Math.max(0, count - most)
  const earlier = skip
  const found = kept(all, () => skip-- <= 0)
  return { chapters: found, earlier }
}
