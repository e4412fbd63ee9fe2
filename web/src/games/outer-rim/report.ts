import { fluent, t } from '../../lib/fluent.svelte'
import type { View } from '../../lib/protocol'
import { most } from '../../lib/report'
import type { GameReport } from '../game'
import Panels from './ReportPanels.svelte'
import type { ReportView } from './view'

interface Player {
  seat: number
  space: string
  credits: number
  is_ai?: boolean
  report: ReportView
}

/** Everybody at the table, without the people the rules play. */
export const players = (view: View | null): Player[] => ((view?.players ?? []) as Player[]).filter((player) => !player.is_ai)

/** How often each seat came to each planet of Outer Rim. */
export function visits(views: readonly View[], seats: number): Map<string, number[]> {
  const planets = new Set(((views[0]?.spaces ?? []) as { id: string; kind: string }[]).filter((space) => space.kind === 'planet').map((space) => space.id))
  const found = new Map([...planets].map((planet) => [planet, new Array<number>(seats).fill(0)]))
  const last = new Map<number, string>()
  for (const view of views) {
    for (const player of players(view)) {
      const before = last.get(player.seat)
      if (player.space && player.space !== before && found.has(player.space)) found.get(player.space)![player.seat]! += 1
      if (player.space) last.set(player.seat, player.space)
    }
  }
  return found
}


export const report: GameReport = {
  luck: (end) => players(end).map(({ seat, report }) => {
    const damage = (report.dice.hit ?? 0) + 2 * (report.dice.crit ?? 0)
    const dice = Object.values(report.dice).reduce((sum, count) => sum + count, 0)
    return { seat, dice, beyond: report.luck > 0 ? damage - damage / report.luck : 0 }
  }),
  awards: (views, end, _events, seats) => {
    const of = (pick: (player: Player) => number) => Array.from({ length: seats }, (_, seat) => pick(players(end).find((player) => player.seat === seat)!) || 0)
    const went = visits(views, seats)
    const planets = Array.from({ length: seats }, (_, seat) => [...went.values()].filter((counts) => counts[seat]! > 0).length)
    return [
      ...most('web-award-traveller', 'or-hyperdrive', planets),
      ...most('web-award-fighter', 'or-combat-ground', of((player) => player.report.fights_won)),
      ...most('web-award-earner', 'or-credits', of((player) => player.report.earned)),
    ]
  },
  columns: (end) => {
    const of = (tell: (player: Player) => string) => (seat: number) => {
      const player = players(end).find((each) => each.seat === seat)
      return player ? tell(player) : ''
    }
    return [
      { title: t('web-report-credits'), of: of((player) => fluent.number(player.credits)) },
      { title: t('web-report-fights'), of: of(({ report }) => t('web-report-fights-won', { won: report.fights_won, all: report.fights_won + report.fights_lost })) },
    ]
  },
  Panels,
}
