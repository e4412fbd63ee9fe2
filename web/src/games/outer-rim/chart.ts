/** Where the spaces of the rim lie. Polar, so that it works for any order of the six tiles. */

export interface Spot {
  x: number
  y: number
  /** Angle in degrees from straight up; with the radius it tells inside from outside. */
  angle: number
  radius: number
  lane: 'outer' | 'inner' | 'between'
}

interface TileShape {
  outer: [string, string, string, string]
  inner: (string | null)[]
  /** The navpoint between the tile's two planets. */
  cross?: { id: string; between: [string, string] }
  /** Spaces off the lanes: degrees from the tile's middle, and their radius as part of R. */
  off?: Record<string, [number, number]>
  links: [string, string][]
}

const SLOT = 5.75
const SLOTS = 24
const INNER = 0.75

function chain(names: string[]): [string, string][] {
  return names.slice(1).map((name, index) => [names[index]!, name])
}

/** The printed tiles, each lane from left to right; two letters name a navpoint of the tile. */
const TILES: Record<string, TileShape> = {
  t1: shape('t1', 'lo cantonica om ro', 'li im ord_mantell ri'),
  t2: shape('t2', 'lo om lothal ro', 'li im mon_calamari ri'),
  t3: {
    outer: ['t3_lo', 't3_a', 't3_b', 't3_ro'],
    inner: ['t3_li', null, null, 't3_ri'],
    off: {
      maelstrom: [-7.4, 0.84 * INNER],
      kessel: [0.6, 0.78 * INNER],
      t3_c: [6.3, 0.825 * INNER],
      t3_d: [8.9, 0.9 * INNER],
      t3_e: [4.4, 0.99 * INNER],
    },
    links: [
      ['t3_lo', 't3_a'], ['t3_a', 't3_b'], ['t3_b', 't3_ro'], ['t3_li', 'maelstrom'], ['maelstrom', 'kessel'],
      ['t3_li', 't3_a'], ['kessel', 't3_c'], ['t3_c', 't3_d'], ['t3_d', 't3_e'], ['t3_e', 't3_ri'], ['t3_e', 't3_b'],
    ],
  },
  t4: shape('t4', 'lo tatooine om ro', 'li im nal_hutta ri'),
  t5: shape('t5', 'lo ryloth om ro', 'li im naboo ri'),
  t6: shape('t6', 'lo ring_of_kafrene om ro', 'li takodana im ri'),
}

function shape(tile: string, outer: string, inner: string): TileShape {
  const full = (lane: string) => lane.split(' ').map((name) => (name.length === 2 ? `${tile}_${name}` : name))
  const lanes = [full(outer), full(inner)] as const
  const planets = lanes.flat().filter((name) => !name.startsWith(`${tile}_`)) as [string, string]
  const cross = `${tile}_x`
  return {
    outer: lanes[0] as TileShape['outer'],
    inner: lanes[1],
    cross: { id: cross, between: planets },
    links: [...chain(lanes[0]), ...chain(lanes[1]), [planets[0], cross], [cross, planets[1]]],
  }
}

export const STANDARD = ['t1', 't2', 't3', 't4', 't5', 't6']

export interface Frame {
  cx: number
  cy: number
  R: number
}

/** The mockup's frame: a map of 1068 × 616 units. */
export const DESKTOP: Frame = { cx: 534, cy: 576, R: 480 }

export function polar(frame: Frame, angle: number, radius: number): { x: number; y: number } {
  const turned = (angle * Math.PI) / 180
  return { x: frame.cx + radius * Math.sin(turned), y: frame.cy - radius * Math.cos(turned) }
}

export function slotAngle(slot: number): number {
  return (slot - (SLOTS - 1) / 2) * SLOT
}

export interface Chart {
  spots: Map<string, Spot>
  links: [string, string][]
  neighbours: Map<string, string[]>
  /** Angles of the borders between tiles, both ends included. */
  borders: number[]
}

export function chart(tiles: readonly string[] = STANDARD, frame: Frame = DESKTOP): Chart {
  const spots = new Map<string, Spot>()
  const links: [string, string][] = []
  const put = (id: string, angle: number, radius: number, lane: Spot['lane']) =>
    spots.set(id, { ...polar(frame, angle, radius), angle, radius, lane })
  tiles.forEach((tile, place) => {
    const shape = TILES[tile]
    if (!shape) return
    shape.outer.forEach((id, slot) => put(id, slotAngle(place * 4 + slot), frame.R, 'outer'))
    shape.inner.forEach((id, slot) => {
      if (id) put(id, slotAngle(place * 4 + slot), frame.R * INNER, 'inner')
    })
    const middle = slotAngle(place * 4 + 1.5)
    for (const [id, [offset, radius]] of Object.entries(shape.off ?? {})) {
      put(id, middle + offset, radius * frame.R, 'inner')
    }
    if (shape.cross) {
      const [one, two] = shape.cross.between.map((id) => spots.get(id)!) as [Spot, Spot]
      put(shape.cross.id, (one.angle + two.angle) / 2, (one.radius + two.radius) / 2, 'between')
    }
    links.push(...shape.links)
    const next = TILES[tiles[place + 1] ?? '']
    if (next) {
      links.push([shape.outer[3], next.outer[0]], [shape.inner[3]!, next.inner[0]!])
    }
  })
  return {
    spots,
    links,
    neighbours: neighbours(links),
    borders: Array.from({ length: tiles.length + 1 }, (_, place) => slotAngle(place * 4 - 0.5)),
  }
}

function neighbours(links: [string, string][]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (one: string, two: string) => found.set(one, [...(found.get(one) ?? []), two])
  for (const [one, two] of links) {
    add(one, two)
    add(two, one)
  }
  return found
}

/** A shortest way between two spaces, for the trip of a piece; spaces in `closed` are not entered. */
export function way(map: Chart, from: string, to: string, closed: ReadonlySet<string> = new Set()): string[] {
  const came = new Map<string, string | null>([[from, null]])
  const edge = [from]
  while (edge.length > 0) {
    const space = edge.shift()!
    if (space === to) break
    for (const near of map.neighbours.get(space) ?? []) {
      if (came.has(near) || (closed.has(near) && near !== to)) continue
      came.set(near, space)
      edge.push(near)
    }
  }
  if (!came.has(to)) return []
  const path: string[] = []
  for (let space: string | null = to; space !== null; space = came.get(space) ?? null) path.unshift(space)
  return path
}

/** The line of a link: lanes bend along the arc, other routes run straight. */
export function linkPath(map: Chart, frame: Frame, one: string, two: string): string {
  const a = map.spots.get(one)!
  const b = map.spots.get(two)!
  const bends = a.lane === b.lane && a.lane !== 'between' && Math.abs(a.radius - b.radius) < 1
  const r = a.radius.toFixed(1)
  const sweep = a.angle < b.angle ? 1 : 0
  const end = `${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}${bends && frame.R > 0 ? `A${r} ${r} 0 0 ${sweep} ${end}` : `L${end}`}`
}

const STEP = 50
const LANES = { outer: 140, inner: 258 }

/** The map unrolled for a phone: two vertical lanes, the outer one left, fifty units a slot. */
export function unroll(tiles: readonly string[]): { map: Chart; height: number } {
  const arc = chart(tiles)
  const spots = new Map<string, Spot>()
  for (const [id, spot] of arc.spots) {
    const slot = spot.angle / SLOT + (SLOTS - 1) / 2
    const depth = (1 - spot.radius / DESKTOP.R) / (1 - INNER)
    const x = LANES.outer + Math.min(1.15, depth) * (LANES.inner - LANES.outer)
    spots.set(id, { ...spot, x, y: 40 + slot * STEP })
  }
  return { map: { ...arc, spots }, height: 80 + (SLOTS - 1) * STEP }
}

/** A frame that bends nothing, for the unrolled map. */
export const FLAT: Frame = { cx: 0, cy: 0, R: 0 }

/** The patrol posts of the four factions, beyond the ends of both lanes. */
export const POSTS: { faction: string; slot: number; lane: 'outer' | 'inner' }[] = [
  { faction: 'rebel', slot: 0, lane: 'outer' },
  { faction: 'syndicate', slot: 0, lane: 'inner' },
  { faction: 'imperial', slot: 23, lane: 'outer' },
  { faction: 'hutt', slot: 23, lane: 'inner' },
]

export function post(frame: Frame, slot: number, lane: 'outer' | 'inner') {
  const end = slotAngle(slot)
  const radius = lane === 'outer' ? frame.R : frame.R * INNER
  const beyond = lane === 'outer' ? 7 : 8.5
  const angle = end + Math.sign(end) * beyond
  return { ...polar(frame, angle, radius), from: polar(frame, end, radius) }
}

export interface PlanetLook {
  tint: string
  texture: 'dunes' | 'craters' | 'bands' | 'waves' | 'swamp' | 'rocks'
  faction: string | null
}

export const PLANETS: Record<string, PlanetLook> = {
  cantonica: { tint: '#c9a66b', texture: 'dunes', faction: null },
  ord_mantell: { tint: '#9aa3b5', texture: 'craters', faction: 'syndicate' },
  lothal: { tint: '#8fbf6a', texture: 'bands', faction: 'imperial' },
  mon_calamari: { tint: '#4f9fd8', texture: 'waves', faction: 'rebel' },
  kessel: { tint: '#b08a78', texture: 'craters', faction: 'syndicate' },
  tatooine: { tint: '#e0b46a', texture: 'dunes', faction: 'hutt' },
  nal_hutta: { tint: '#9a9f4a', texture: 'swamp', faction: 'hutt' },
  ryloth: { tint: '#c98a6a', texture: 'bands', faction: 'rebel' },
  naboo: { tint: '#5fae8a', texture: 'waves', faction: 'imperial' },
  ring_of_kafrene: { tint: '#a99bb8', texture: 'rocks', faction: null },
  takodana: { tint: '#6aa37a', texture: 'swamp', faction: null },
}
