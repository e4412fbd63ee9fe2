import { scatter } from '../../lib/emblem'
import type { IconName } from '../../lib/icon-names'

/** The rock outline of an obstacle whose printed shape is not known. */
export function rockPath(seed: string, r: number): string {
  const next = scatter(seed)
  const corners = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    const reach = r * (0.75 + next() * 0.35)
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}

const SILHOUETTES: Record<string, IconName> = {
  xwing: 'xw-ship-x-wing',
  ywing: 'xw-ship-y-wing',
  tiefighter: 'xw-ship-tie-fighter',
  tieadvanced: 'xw-ship-tie-advanced',
}

/** The silhouette of a ship type, nose up; null for a ship we draw ourselves. */
export function silhouette(ship: string): IconName | null {
  return SILHOUETTES[ship.replace(/[^a-z]/g, '')] ?? null
}
