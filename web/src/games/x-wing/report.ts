import type { GameEvent, Text, View } from '../../lib/protocol'
import { most, tally } from '../../lib/report'
import type { GameReport } from '../game'

interface Ship {
  ship_id: number
  seat: number
  status: string
  damage_total: number
  name?: Text
}

const ships = (view: View | null) => (view?.ships ?? []) as Ship[]

function seatOfShip(view: View | null, event: GameEvent): number | null {
  const id = Number(event.at?.[0]?.replace('ship:', ''))
  return ships(view).find((ship) => ship.ship_id === id)?.seat ?? null
}

export const report: GameReport = {
  // only the first roll is luck; what comes after is what the pilot made of it
  luck: (end, events, seats) => {
    const found = Array.from({ length: seats }, (_, seat) => ({ seat, dice: 0, beyond: 0 }))
    let attacker: number | null = null
    for (const event of events) {
      if (event.text.id === 'xw-log-declares') attacker = seatOfShip(end, event)
      else if (event.text.id === 'xw-log-attack-roll' && attacker !== null && found[attacker]) {
        const faces = (event.text.args?.faces ?? []) as Text[]
        found[attacker]!.dice += faces.length
        found[attacker]!.beyond += faces.filter((face) => /hit|critical/.test(face.id)).length - faces.length / 2
        attacker = null
      }
    }
    return found
  },
  awards: (_views, end, events, seats) => {
    const battered = ships(end)
      .filter((ship) => ship.status !== 'destroyed' && ship.status !== 'fled' && ship.damage_total > 0)
      .sort((a, b) => b.damage_total - a.damage_total)[0]
    return [
      ...most('web-award-attacks', 'xw-stat-attack', tally(events, 'xw-log-declares', seats, (event) => seatOfShip(end, event))),
      ...(battered ? [{ id: 'web-award-battered', icon: 'xw-stat-hull' as const, seat: battered.seat, count: battered.damage_total, thing: battered.name }] : []),
    ]
  },
}
