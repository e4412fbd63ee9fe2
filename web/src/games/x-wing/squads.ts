import { say } from '../../lib/fluent.svelte'
import type { Printed } from './view'
import type { SquadList } from './squad'

/** Who flies in a squad: `Luke Skywalker, 2 × Rookie Pilot`. */
export function describeSquad(squad: SquadList, find: (id: string) => Printed | undefined): string {
  const counts = new Map<string, number>()
  for (const { pilot } of squad.ships) counts.set(pilot, (counts.get(pilot) ?? 0) + 1)
  return [...counts].map(([pilot, count]) => `${count > 1 ? `${count} × ` : ''}${say(find(`pilot:${pilot}`)?.name) || pilot}`).join(', ')
}
