import { corners, place, polygonGap, type Pose, type Spot, type Zone } from './geometry'
import { inPlay, type BattleView } from './view'

/** What is being put down, as far as the drawing needs to know. */
export type Placing =
  | { what: 'ship'; ship: string; seat: number; base: number }
  | { what: 'obstacle'; outline: Spot[]; base: number }
  | { what: 'satellite'; range: number; base: number }
  | { what: 'shuttle'; ship: string; seat: number; base: number }

/** Hints for dragging; the rules decide when the piece is put down. */
export type Doubt = '' | 'web-xw-outside' | 'web-xw-crowded' | 'web-xw-off-mat' | 'web-xw-near-edge' | 'web-xw-near-rock' | 'web-xw-near-ship' | 'web-xw-near-satellite'

const EDGE_GAP = 200
const RANGE = 100
/** XW-MISSION-2-3: the Rebels of the asteroid run start beyond Range 3 of both faction edges. */
const FAR_INSIDE = 300
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

function farInside(view: BattleView): Zone {
  const along = homeEdge(view, 'rebel') === 'south' || homeEdge(view, 'rebel') === 'north'
  return along
    ? { x: 0, y: FAR_INSIDE, w: view.width, h: view.height - 2 * FAR_INSIDE }
    : { x: FAR_INSIDE, y: 0, w: view.width - 2 * FAR_INSIDE, h: view.height }
}

/** Where a ship may be placed: the rule the question cites says so, in missions as in any battle. */
export function shipZones(rules: readonly string[], view: BattleView): Zone[] {
  const own = homeEdge(view, view.sides[view.seat ?? 0])
  const [rebel, imperial] = [homeEdge(view, 'rebel'), homeEdge(view, 'imperial')]
  switch (rules[0]) {
    case 'XW-SETUP-12':
    case 'XW-MISSION-3-2':
    case 'XW-MISSION-3-3':
      return [band(view, own, 1)]
    case 'XW-MISSION-1-4':
      return [band(view, own, 2)]
    case 'XW-MISSION-1-16':
      return [band(view, imperial, 1)]
    case 'XW-MISSION-2-2':
    case 'XW-MISSION-2-10':
      return [band(view, rebel, 1), band(view, imperial, 1)]
    case 'XW-MISSION-2-3':
      return [farInside(view)]
    case 'XW-MISSION-3-11':
      return [band(view, rebel, 1)]
    default:
      return []
  }
}

/** The shuttle starts midway between the side edges; only its distance from the Rebel edge is chosen. */
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

/** The distance from the Rebel edge that comes nearest to a pose, with the base inside Range 1. */
export function shuttleDepth(pose: Pose, view: BattleView, base: number): number {
  const { near, far } = depth(view, homeEdge(view, 'rebel'), [pose])
  return Math.round(Math.min(RANGE - base / 2, Math.max(base / 2, (near + far) / 2)))
}

/** The area in which a piece may lie, as a rectangle of the mat; null where it is no rectangle. */
export function zoneFor(placing: Placing, view: BattleView): Zone | null {
  if (placing.what === 'obstacle' && view.mission === null) {
    return { x: EDGE_GAP, y: EDGE_GAP, w: view.width - 2 * EDGE_GAP, h: view.height - 2 * EDGE_GAP }
  }
  if (placing.what === 'satellite') {
    const edge = homeEdge(view, 'rebel')
    const strip = band(view, edge, placing.range)
    return edge === 'south' || edge === 'north'
      ? { ...strip, x: RANGE, w: view.width - 2 * RANGE }
      : { ...strip, y: RANGE, h: view.height - 2 * RANGE }
  }
  if (placing.what === 'shuttle') return band(view, homeEdge(view, 'rebel'), 1)
  return null
}

export function doubtOf(placing: Placing, pose: Pose, view: BattleView, faq: boolean, own: readonly Zone[]): Doubt {
  if (placing.what === 'obstacle') return rockDoubt(place(placing.outline, pose), view, faq)
  if (placing.what === 'satellite') return satelliteDoubt(placing, pose, view)
  if (placing.what === 'shuttle') return ''
  return shipDoubt(placing.base, pose, view, own)
}

function shipDoubt(base: number, pose: Pose, view: BattleView, own: readonly Zone[]): Doubt {
  const square = corners(pose, base)
  if (edgeGap(view, square) < 0) return 'web-xw-off-mat'
  const lies = (zone: Zone) => square.every((spot) => spot.x >= zone.x && spot.x <= zone.x + zone.w && spot.y >= zone.y && spot.y <= zone.y + zone.h)
  if (own.length > 0 && !own.some(lies)) return 'web-xw-outside'
  if (view.ships.some((ship) => inPlay(ship) && polygonGap(square, corners(ship, ship.base)) === 0)) return 'web-xw-crowded'
  return rocks(view).some((rock) => polygonGap(square, rock) === 0) ? 'web-xw-near-rock' : ''
}

function rockDoubt(shape: Spot[], view: BattleView, faq: boolean): Doubt {
  const run = view.mission?.name === 'asteroid-run'
  if (edgeGap(view, shape) < 0) return 'web-xw-off-mat'
  if (!run && edgeGap(view, shape) <= EDGE_GAP) return 'web-xw-near-edge'
  const apart = run || faq ? RANGE : 0
  if (rocks(view).some((rock) => polygonGap(shape, rock) <= apart)) return 'web-xw-near-rock'
  const gap = (side: string) => (run && side === 'rebel' ? RANGE : 0)
  return view.ships.some((ship) => inPlay(ship) && polygonGap(shape, corners(ship, ship.base)) <= gap(ship.side)) ? 'web-xw-near-ship' : ''
}

function satelliteDoubt(placing: { range: number }, pose: Pose, view: BattleView): Doubt {
  const disc = [[RADIUS, 0], [-RADIUS, 0], [0, RADIUS], [0, -RADIUS]].map(([x, y]) => ({ x: pose.x + x!, y: pose.y + y! }))
  const home = homeEdge(view, 'rebel')
  const { near, far } = depth(view, home, disc)
  if (near < RANGE * (placing.range - 1) || far > RANGE * placing.range) return 'web-xw-outside'
  const sides = home === 'south' || home === 'north' ? ['west', 'east'] : ['south', 'north']
  if (sides.some((edge) => depth(view, edge, disc).near <= RANGE)) return 'web-xw-near-edge'
  const gaps = view.satellites.map((other) => Math.max(0, Math.hypot(other.x - pose.x, other.y - pose.y) - 2 * RADIUS))
  const fitting = gaps.length === 0 || gaps.some((gap) => gap > RANGE && gap <= 3 * RANGE)
  return fitting && !gaps.includes(0) ? '' : 'web-xw-near-satellite'
}
