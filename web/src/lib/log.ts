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

export interface TurnGroup {
  turn: number
  events: GameEvent[]
}

/** Events by turn, in order; a turn that comes back starts a new group. */
export function byTurn(events: readonly GameEvent[]): TurnGroup[] {
  const groups: TurnGroup[] = []
  for (const event of events) {
    const turn = event.turn ?? 0
    const last = groups[groups.length - 1]
    if (last && last.turn === turn) last.events.push(event)
    else groups.push({ turn, events: [event] })
  }
  return groups
}
