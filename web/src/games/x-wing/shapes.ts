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
  tiephantom: 'M12 7.5a3 3 0 1 0 .01 0M9.3 12 4 17.5M14.7 12l5.3 5.5M12 7.5V3M9 4.5 12 3l3 1.5M2.5 14v6l3 1.5M21.5 14v6l-3 1.5M12 13.5V20',
  tiefofighter: 'M12 8.4a3.6 3.6 0 1 0 .01 0M8.4 12H4.5M15.6 12h3.9M4.5 3v18M19.5 3v18M2.5 5v14M21.5 5v14',
  tiesffighter: 'M12 8.4a3.6 3.6 0 1 0 .01 0M8.4 12H4.5M15.6 12h3.9M4.5 3v18M19.5 3v18M12 15.6V20M10 20h4M2.5 7v10M21.5 7v10',
  tiestriker: 'M12 5l3.5 5v5.5L12 19l-3.5-3.5V10zM8.5 11 2.5 13.5v4l6-2M15.5 11l6 2.5v4l-6-2M2.5 13.5 5 6M21.5 13.5 19 6',
  tiesilencer: 'M12 8.6a3.4 3.4 0 1 0 .01 0M8.6 12H6M15.4 12H18M6 2 3 9v6l3 7M18 2l3 7v6l-3 7M6 2v20M18 2v20',
  tiereaper: 'M12 3l4 5v9l-4 4-4-4V8zM8 9 2.5 12v8l5.5-4M16 9l5.5 3v8L16 16M12 8v6',
  alphaclassstarwing: 'M12 2l2.5 7v9h-5V9zM9.5 11 3 9v8l6.5-1M14.5 11 21 9v8l-6.5-1M10 18v4M14 18v4M3 6.5V20M21 6.5V20',
  starviper: 'M12 2l2.2 7v6L12 18l-2.2-3V9zM9.8 9 4 5.5 2.5 9l7.3 4M14.2 9 20 5.5 21.5 9l-7.3 4M10.5 16 7 22M13.5 16 17 22',
  m3ainterceptor: 'M12 3.5c3.2 0 5 2.8 5 6.5v8l-3 3h-4l-3-3v-8c0-3.7 1.8-6.5 5-6.5zM7 12l-4.5 3v4L7 18M17 12l4.5 3v4L17 18M12 8v4',
  kihraxzfighter: 'M12 2l2 6v9l-2 4-2-4V8zM10 10 3.5 6 2 10l8 5M14 10l6.5-4L22 10l-8 5M9 17l-4 4M15 17l4 4',
  kwing: 'M12 3l2.2 5v10h-4.4V8zM9.8 9.5H2v6h7.8M14.2 9.5H22v6h-7.8M4.5 9.5v-3M19.5 9.5v-3M12 10.8a1.7 1.7 0 1 0 .01 0M9 21h6',
  t70xwing: 'M12 1.5l1.6 9V20h-3.2v-9.5zM10.4 11 3 13v5l7.4-1M13.6 11l7.4 2v5l-7.4-1M3 9v9M21 9v9M7 12v5.5M17 12v5.5M10 22h4',
  g1astarfighter: 'M12 2l4 6-1 11h-6L8 8zM8 9 3 12v7l6-1M16 9l5 3v7l-6-1M10 22l2-3 2 3M12 7v5',
  arc170: 'M12 1.5l1.8 8V20h-3.6V9.5zM10.2 11 1.5 12v3.5l8.7 1M13.8 11l8.7 1v3.5l-8.7 1M5 8v10M19 8v10M12 20v2.5',
  protectoratestarfighter: 'M12 2.5l2 5v9l-2 4.5-2-4.5v-9zM10 10 6 4 3 13l7 3M14 10l4-6 3 9-7 3M3 13v6M21 13v6',
  quadjumper: 'M9 7h6v10H9zM12 7V4M3.5 4.5h5v5h-5zM15.5 4.5h5v5h-5zM3.5 14.5h5v5h-5zM15.5 14.5h5v5h-5z',
  auzituckgunship: 'M12 2.5c3 0 4.5 3 4.5 6.5v9L12 21.5 7.5 18V9c0-3.5 1.5-6.5 4.5-6.5zM7.5 10 3 12.5v6l4.5-1M16.5 10l4.5 2.5v6l-4.5-1M12 6v9',
  scurrgh6bomber: 'M9 3h6v6l6 3v8h-5l-4-3-4 3H3v-8l6-3zM12 9.5v4M6 20v2M18 20v2',
  m12lkimogilafighter: 'M12 2l1.8 9h5.2l2.5 4v5h-6L12 17l-3.5 3h-6v-5L5 11h5.2zM12 11v4',
  sheathipedeclassshuttle: 'M12 2.5c3 2 4.5 5 4.5 9S15 19 12 21.5c-3-2.5-4.5-6-4.5-10S9 4.5 12 2.5zM8 13l-4.5 3.5V21M16 13l4.5 3.5V21M10 7.5h4',
  senatorsshuttle: 'M12 2.5l2.5 5v11h-5v-11zM9.5 12 4 19.5v2l5.5-3M14.5 12l5.5 7.5v2l-5.5-3M12 18.5V22',
  transport: 'M9 3h6v4h3v11h-3v3H9v-3H6V7h3zM9 7v11M15 7v11M6 12h12',
  station: 'M12 9a3 3 0 1 0 .01 0M12 9V2M12 15v7M9 12H2M15 12h7M4 4l4 4M20 4l-4 4M4 20l4-4M20 20l-4-4',
  yt1300: 'M12 6.5a7.5 7.5 0 1 0 .01 0M10.5 7 10 2.5H8L7 7.6M13.5 7l.5-4.5h2l1 5.1M12 11.5a2.5 2.5 0 1 0 .01 0M19.5 12l2.5-1.5v5L19.2 16',
  yt2400: 'M12 5.5a8 8 0 1 0 .01 0M19.5 10.5 22 8v6l-2-.5M12 5.5V2.5M9.5 3.5h5M12 10.5a3 3 0 1 0 .01 0',
  firespray31: 'M12 2.5c3 0 4.5 2.5 4.5 6v6l4 3.5v3l-5-1.5h-7l-5 1.5v-3l4-3.5v-6c0-3.5 1.5-6 4.5-6zM12 7v4M9.5 19.5v2M14.5 19.5v2',
  yv666: 'M8 3h8l3 5v10l-3 3H8l-3-3V8zM8 8h8M12 8v9M5 12H2.5v5H5M19 12h2.5v5H19',
  vcx100: 'M12 2l5 5v5l4.5 4v4h-6L12 22l-3.5-2h-6v-4L7 12V7zM12 7.5a2 2 0 1 0 .01 0M10 17h4',
  jumpmaster5000: 'M13.5 3c5 1 7.5 5 7 10s-4.5 8.5-9 8c-2-.2-3.5-1-4.5-2.5 6 1 9-2 9-6.5s-3-7.5-7.5-8C10 3.2 11.5 2.7 13.5 3zM3 8v7M3 11.500h5',
  aggressor: 'M12 2l2 8v8l-2 4-2-4v-8zM10 11 3.5 14v3l6.5-1M14 11l6.5 3v3l-6.5-1M7.5 12V8M16.5 12V8',
  lambdaclassshuttle: 'M12 2l2.5 6v10h-5V8zM9.5 11 3 20h4l2.5-3M14.5 11 21 20h-4l-2.5-3M12 10v12',
  vt49decimator: 'M12 2l4 5 5 5v6l-5 3h-8l-5-3v-6l5-5zM12 8.500a2.5 2.5 0 1 0 .01 0M8 18h8',
  lancerclasspursuitcraft: 'M12 2l2 7 6.5 4v4L14 16v4l-2 2-2-2v-4l-6.5 1v-4L10 9zM12 9v5',
  upsilonclassshuttle: 'M12 3l2 6v9h-4V9zM10 9 6 2v18l4-3M14 9l4-7v18l-4-3M12 18v4',
  uwing: 'M12 2l2 5v12l-2 2-2-2V7zM10 9 3 6v3l7 5M14 9l7-3v3l-7 5M10.5 19v3M13.5 19v3',
  bsf17bomber: 'M6 5h12v5H6zM10 10h4v11h-4zM6 7H3v2h3M18 7h3v2h-3M12 10v11',
  tieaggressor: 'M12 8.6a3.4 3.4 0 1 0 .01 0M8.6 12H5M15.4 12H19M5 4v16M19 4v16M5 4h2.5M19 4h-2.5M5 20h2.5M19 20h-2.5M12 12V5',
}

const PLAIN = 'M12 3.5c4 3.4 4 13.6 0 17-4-3.4-4-13.6 0-17zM12 8v6'

export function outline(ship: string): string {
  return OUTLINES[ship.replace(/[^a-z0-9]/g, '')] ?? PLAIN
}
