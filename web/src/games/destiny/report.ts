import { seatOf } from '../../lib/log'
import type { Text } from '../../lib/protocol'
import { most, tally, type Award } from '../../lib/report'
import type { GameReport } from '../game'

export const report: GameReport = {
  luck: (end) =>
    ((end?.players ?? []) as { seat: number; report?: { dice_rolled?: number; luck?: number } }[])
      .map(({ seat, report }) => ({ seat, dice: report?.dice_rolled ?? 0, beyond: report?.luck ?? 0 })),
  awards: (_views, _end, events, seats) => {
    let acting: number | null = null
    let blow: Award | null = null
    for (const event of events) {
      acting = /^ds-log-(resolve|play|activate)$/.test(event.text.id) ? (seatOf(event) ?? acting) : acting
      const taken = event.text.id === 'ds-log-damage' ? Number(event.text.args?.taken ?? 0) : 0
      if (acting !== null && taken > (blow?.count ?? 0)) blow = { id: 'web-award-blow', icon: 'ds-melee', seat: acting, count: taken, thing: event.text.args?.card as Text }
    }
    return [
      ...(blow ? [blow] : []),
      ...most('web-award-dice', 'ds-pool', tally(events, 'ds-log-resolve', seats, seatOf)),
      ...most('web-award-cards', 'ds-hand', tally(events, 'ds-log-play', seats, seatOf)),
    ]
  },
}
