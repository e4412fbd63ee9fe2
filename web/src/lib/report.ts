import type { IconName } from './icon-names'
import type { GameEvent, Text } from './protocol'

/** Something for the talk afterwards: who did the most of it. */
export interface Award {
  id: string
  icon: IconName
  seat: number
  count: number
  /** The thing it is about: a ship, a character. */
  thing?: Text
}

/** How lucky a seat's dice were: what fell beyond the average, and over how many dice. */
export interface Luck {
  seat: number
  dice: number
  beyond: number
}

/** The seat with the most of something; nobody where nobody has any, and nobody where two have as much. */
export function most(id: string, icon: IconName, counts: readonly number[], least = 1): Award[] {
  const top = Math.max(...counts)
  const seats = counts.flatMap((count, seat) => (count === top ? [seat] : []))
  return top >= least && seats.length === 1 ? [{ id, icon, seat: seats[0]!, count: top }] : []
}

export function tally(events: readonly GameEvent[], id: string, seats: number, whose: (event: GameEvent) => number | null): number[] {
  const counts = new Array<number>(seats).fill(0)
  for (const event of events) {
    const seat = event.text.id === id ? whose(event) : null
    if (seat !== null && seat in counts) counts[seat]! += 1
  }
  return counts
}

const ENOUGH_DICE = 10

/** The awards of a game, and one for the luckiest dice where enough of them were rolled. */
export function withLuck(awards: Award[], fortunes: readonly Luck[]): Award[] {
  const lucky = fortunes.filter((each) => each.dice >= ENOUGH_DICE).sort((a, b) => b.beyond / b.dice - a.beyond / a.dice)[0]
  return lucky && lucky.beyond > 0 ? [...awards, { id: 'web-award-luck', icon: 'ui-dice', seat: lucky.seat, count: Math.round(lucky.beyond * 10) / 10 }] : awards
}
