import { corners, place, polygonGap, type Pose, type Spot, type Zone } from './geometry'
import { inPlay, type BattleView } from './view'

/** What is being put down, as far as the drawing needs to know. */
export type Placing =
  | { what: 'ship'; ship: string; seat: number; base: number }
  | { what: 'obstacle'; outline: Spot[]; base: number }
  | { what: 'marker'; mine: boolean; base: number }
  | { what: 'craft'; ship: string; seat: number; base: number }

/** Hints for dragging; the rules decide when the piece is put down. */
export type Doubt = '' | 'web-xw-outside' | 'web-xw-crowded' | 'web-xw-off-mat' | 'web-xw-near-edge' | 'web-xw-near-rock' | 'web-xw-near-ship' | 'web-xw-near-satellite' | 'web-xw-near-mine'

const EDGE_GAP = 200
const RANGE = 100
const RADIUS = 15

function depth(view: BattleView, edge: string, shape: readonly Spot[]): { near: number; far: number } {
  const gaps = shape.map((spot) => (edge === 'south' ? spot.y : edge === 'north' ? view.height - spot.y : edge === 'west' ? spot.x : view.width - spot.x))
  return { near: Math.min(...gaps), far: Math.max(...gaps) }
}

function edgeGap(view: BattleView, shape: readonly Spot[]): number {
  return Math.min(...['south', 'north', 'west', 'east'].map((edge) => depth(view, edge, shape).near))
}

function rocks(view: BattleView): Spot[][] {
  return view.obstacles.map((rock) => rock.outline.map(([x, y]) => ({ x, y })))
}

function homeEdge(view: BattleView, side: string | undefined): string {
  return view.edges.find((each) => each.side === side)?.edge ?? 'south'
}

/** A band of the range ruler laid from an edge. */
function band(view: BattleView, edge: string, number: number): Zone {
  const [near, far] = [RANGE * (number - 1), RANGE * number]
  if (edge === 'south') return { x: 0, y: near, w: view.width, h: RANGE }
  if (edge === 'north') return { x: 0, y: view.height - far, w: view.width, h: RANGE }
  if (edge === 'west') return { x: near, y: 0, w: RANGE, h: view.height }
  return { x: view.width - far, y: 0, w: RANGE, h: view.height }
}

/** Where a piece may be placed: in a mission it says so itself, in any other battle it is the own edge. */
export function shipZones(rules: readonly string[], view: BattleView): Zone[] {
  if (rules[0] === 'XW-SETUP-12') return [band(view, homeEdge(view, view.sides[view.seat ?? 0]), 1)]
  const ofMission = /^XW-(MISSION|OURS|END-3)/.test(rules[0] ?? '')
  return ofMission && view.mission ? view.mission.placing : []
}

/** A craft starts midway between the side edges; only its distance from the Rebel edge is chosen. */
export function shuttlePose(depth: number, view: BattleView): Pose {
  switch (homeEdge(view, 'rebel')) {
    case 'north':
      return { x: view.width / 2, y: view.height - depth, heading: 270 }
    case 'west':
      return { x: depth, y: view.height / 2, heading: 0 }
    case 'east':
      return { x: view.width - depth, y: view.height / 2, heading: 180 }
    default:
      return { x: view.width / 2, y: depth, heading: 90 }
  }
}

/** The distance from the Rebel edge that comes nearest to a pose, with the base inside its zone. */
export function shuttleDepth(pose: Pose, view: BattleView, base: number): number {
  const home = homeEdge(view, 'rebel')
  const { near } = depth(view, home, [pose])
  const zone = view.mission?.placing?.[0] ?? band(view, home, 1)
  const from = depth(view, home, [{ x: zone.x, y: zone.y }, { x: zone.x + zone.w, y: zone.y + zone.h }])
  return Math.round(Math.min(from.far - base / 2, Math.max(from.near + base / 2, near)))
}

/** The area in which an obstacle may lie; null where it is no rectangle. */
export function zoneFor(placing: Placing, view: BattleView): Zone | null {
  if (placing.what === 'obstacle' && view.mission === null) {
    return { x: EDGE_GAP, y: EDGE_GAP, w: view.width - 2 * EDGE_GAP, h: view.height - 2 * EDGE_GAP }
  }
  return null
}

export function doubtOf(placing: Placing, pose: Pose, view: BattleView, faq: boolean, own: readonly Zone[]): Doubt {
  if (placing.what === 'obstacle') return rockDoubt(place(placing.outline, pose), view, faq)
  if (placing.what === 'marker') return markerDoubt(placing, pose, view, own)
  if (placing.what === 'craft') return ''
  return shipDoubt(placing.base, pose, view, own)
}

function outside(shape: readonly Spot[], zones: readonly Zone[]): boolean {
  const lies = (zone: Zone) => shape.every((spot) => spot.x >= zone.x && spot.x <= zone.x + zone.w && spot.y >= zone.y && spot.y <= zone.y + zone.h)
  return zones.length > 0 && !zones.some(lies)
}

function shipDoubt(base: number, pose: Pose, view: BattleView, own: readonly Zone[]): Doubt {
  const square = corners(pose, base)
  if (edgeGap(view, square) < 0) return 'web-xw-off-mat'
  if (outside(square, own)) return 'web-xw-outside'
  if (view.ships.some((ship) => inPlay(ship) && polygonGap(square, corners(ship, ship.base)) === 0)) return 'web-xw-crowded'
  return rocks(view).some((rock) => polygonGap(square, rock) === 0) ? 'web-xw-near-rock' : ''
}

function rockDoubt(shape: Spot[], view: BattleView, faq: boolean): Doubt {
  const run = view.mission !== null
  const mine = view.sides?.[view.seat ?? 0]
  if (edgeGap(view, shape) < 0) return 'web-xw-off-mat'
  if (!run && edgeGap(view, shape) <= EDGE_GAP) return 'web-xw-near-edge'
  const apart = run || faq ? RANGE : 0
  if (rocks(view).some((rock) => polygonGap(shape, rock) <= apart)) return 'web-xw-near-rock'
  const gap = (side: string) => (run && side !== mine ? RANGE : 0)
  return view.ships.some((ship) => inPlay(ship) && polygonGap(shape, corners(ship, ship.base)) <= gap(ship.side)) ? 'web-xw-near-ship' : ''
}

function markerDoubt(placing: { mine: boolean }, pose: Pose, view: BattleView, own: readonly Zone[]): Doubt {
  const disc = [[RADIUS, 0], [-RADIUS, 0], [0, RADIUS], [0, -RADIUS]].map(([x, y]) => ({ x: pose.x + x!, y: pose.y + y! }))
  if (outside(disc, own)) return 'web-xw-outside'
  const gap = (other: Spot) => Math.max(0, Math.hypot(other.x - pose.x, other.y - pose.y) - 2 * RADIUS)
  if (placing.mine) return view.bombs.some((other) => gap(other) <= RANGE) ? 'web-xw-near-mine' : ''
  const gaps = view.markers.map(gap)
  const apart = view.mission?.apart ?? []
  const fitting = gaps.length === 0 || apart.length === 0 || gaps.some((each) => apart.includes(Math.max(1, Math.ceil(each / RANGE))))
  return fitting && !gaps.includes(0) ? '' : 'web-xw-near-satellite'
}
