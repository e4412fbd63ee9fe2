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

/** Ships without a symbol of their own in the sprite, drawn in the same 24 units. */
const OUTLINES: Record<string, string> = {
  awing: 'M12 2.5 20 18l-3 3h-3l-2-2-2 2H7l-3-3zM12 2.5V13M4 18l-1.5 2.5M20 18l1.5 2.5',
  bwing: 'M12 2v20M10.2 5h3.6v4h-3.6zM12 13 3 15.5M12 13l9 2.5M3 13.5v4M21 13.5v4M10.5 17h3v4h-3z',
  ewing: 'M12 1.5l2.4 8V20h-4.8V9.5zM9.6 12 3 14.5v4l6.6-1M14.4 12l6.6 2.5v4l-6.6-1M3 10v8.5M21 10v8.5',
  hwk290: 'M12 2l3 6v5l5 4v4h-4l-4-2-4 2H4v-4l5-4V8zM12 8v6',
  z95headhunter: 'M12 2l1.6 9V20h-3.2v-9zM10.4 12 2.5 14v3.5h7.9M13.6 12l7.9 2v3.5h-7.9M7 18v3M17 18v3',
  attackshuttle: 'M12 3l2.5 5v10h-5V8zM9.5 10 4 14v6l5.5-2M14.5 10l5.5 4v6l-5.5-2M12 3v5',
  tieinterceptor: 'M12 9.2a2.8 2.8 0 1 0 .01 0M9.2 12H6M14.8 12H18M6 3l-2.5 5v8L6 21M18 3l2.5 5v8L18 21M6 3v6.5M6 21v-6.5M18 3v6.5M18 21v-6.5',
  tiebomber: 'M8.7 9.5a2.5 2.5 0 1 0 .01 0M15.3 9.5a2.5 2.5 0 1 0 .01 0M6.2 12H4.5M17.8 12h1.7M4.5 5 3 8v8l1.5 3M19.5 5 21 8v8l-1.5 3M8.7 9.5h6.6M8.7 14.5h6.6',
  tiedefender: 'M12 9.2a2.8 2.8 0 1 0 .01 0M9.2 13 4 17M14.8 13l5.2 4M12 9.2V3M9 3h6M2.5 13.5 5.5 20M21.5 13.5 18.5 20',
  tiepunisher: 'M7 9.8a2.2 2.2 0 1 0 .01 0M12 9a3 3 0 1 0 .01 0M17 9.8a2.2 2.2 0 1 0 .01 0M3.5 5v14M20.5 5v14M3.5 12h1.3M19.2 12h1.3M10 15v4h4v-4',
  tieadvprototype: 'M12 9.2a2.8 2.8 0 1 0 .01 0M9.2 12H5.5M14.8 12h3.7M5.5 6 3.5 9v6l2 3M18.5 6l2 3v6l-2 3M10.5 14.5 9 20M13.5 14.5 15 20',
  tieaggressor: 'M12 8.6a3.4 3.4 0 1 0 .01 0M8.6 12H5M15.4 12H19M5 4v16M19 4v16M5 4h2.5M19 4h-2.5M5 20h2.5M19 20h-2.5M12 12V5',
}

const PLAIN = 'M12 3.5c4 3.4 4 13.6 0 17-4-3.4-4-13.6 0-17zM12 8v6'

export function outline(ship: string): string {
  return OUTLINES[ship.replace(/[^a-z0-9]/g, '')] ?? PLAIN
}
