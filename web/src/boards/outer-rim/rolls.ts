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
    const results = event.text.args?.results
    if (ROLLS.has(event.text.id) && Array.isArray(results)) {
      rolls.push({ seq: event.seq, what: event.text, faces: results.map((face) => face.id.replace('or-face-', '')), outcome: null })
    } else if (OUTCOMES.has(event.text.id) && rolls.length > 0) rolls.at(-1)!.outcome = event.text
  }
  return rolls.slice(-MOST)
}
