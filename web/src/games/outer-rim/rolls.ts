import type { GameEvent } from '../../lib/protocol'

const ROLLS = new Set(['or-log-roll', 'or-log-enemy-roll'])
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
