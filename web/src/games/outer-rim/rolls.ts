import type { GameEvent, Text } from '../../lib/protocol'

/** A roll that was made between two questions, read from what the log tells of it. */
export interface ToldRoll {
  seq: number
  what: Text
  faces: string[]
  outcome: Text | null
}

const ROLLS = new Set(['or-log-roll', 'or-log-enemy-roll'])
const OUTCOMES = new Set([
  'or-log-test-passed', 'or-log-test-failed', 'or-log-combat-won', 'or-log-combat-lost', 'or-log-delivered', 'or-log-delivery-trouble',
])
const MOST = 3

/** The last rolls among the news, each with what came of it. */
export function toldRolls(events: readonly GameEvent[], heard: number): ToldRoll[] {
  const rolls: ToldRoll[] = []
  for (const event of events) {
    if (event.seq <= heard) continue
    if (ROLLS.has(event.text.id)) rolls.push({ seq: event.seq, what: event.text, faces: facesOf(event), outcome: null })
    else if (OUTCOMES.has(event.text.id) && rolls.length > 0) rolls.at(-1)!.outcome = event.text
  }
  return rolls.slice(-MOST)
}

const FIGHTS = new Set(['or-log-combat-ground', 'or-log-combat-ship'])

/** The dice of the last fight told so far, while nobody changed them: after a reroll only the score is sure. */
export function foughtWith(events: readonly GameEvent[], attack: number, defence: number): { attack: string[]; defence: string[] } | null {
  const start = events.findLastIndex((event) => FIGHTS.has(event.text.id))
  if (start < 0) return null
  const rolls = events.slice(start).filter((event) => ROLLS.has(event.text.id)).map(facesOf)
  const [mine, theirs] = rolls
  if (!mine || rolls.length > 2 || mine.length !== attack || (theirs && theirs.length !== defence)) return null
  return { attack: mine, defence: theirs ?? [] }
}

/** The faces a sentence about a roll tells of. */
export function facesOf(event: GameEvent): string[] {
  const results = event.text.args?.results
  return Array.isArray(results) ? results.map((face) => face.id.replace('or-face-', '')) : []
}
