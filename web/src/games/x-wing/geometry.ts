/** Drawing helpers on the mat. The mat's y runs up, a drawing's runs down. */
import { kindAndRest } from '../../lib/apart'
import { maneuverOf } from './maneuvers'

export interface Pose {
  x: number
  y: number
  heading: number
}
export interface Spot {
  x: number
  y: number
}

const RAD = Math.PI / 180
const BULLSEYE = 20
const ARC = { small: 40.45, large: 42.025 }
const RANGES = [100, 200, 300]
const BANK = [0, 80, 130, 180]
const TURN = [0, 35, 62.5, 90]

/** A point given forward and left of a pose. */
export function from(pose: Pose, forward: number, left: number): Spot {
  const c = Math.cos(pose.heading * RAD)
  const s = Math.sin(pose.heading * RAD)
  return { x: pose.x + forward * c - left * s, y: pose.y + forward * s + left * c }
}

export function corners(pose: Pose, base: number): Spot[] {
  const h = base / 2
  return [from(pose, h, h), from(pose, h, -h), from(pose, -h, -h), from(pose, -h, h)]
}

function nearestOn(a: Spot, b: Spot, p: Spot): Spot {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const part = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return { x: a.x + part * dx, y: a.y + part * dy }
}

/** The shortest line between two bases, for showing what was measured. */
export function shortest(one: Pose, oneBase: number, two: Pose, twoBase: number): [Spot, Spot] {
  const a = corners(one, oneBase)
  const b = corners(two, twoBase)
  let best: [Spot, Spot] = [one, two]
  let least = Infinity
  const consider = (p: Spot, q: Spot) => {
    const far = Math.hypot(p.x - q.x, p.y - q.y)
    if (far < least) {
      least = far
      best = [p, q]
    }
  }
  for (let i = 0; i < 4; i += 1) {
    for (let j = 0; j < 4; j += 1) {
      consider(a[i]!, nearestOn(b[j]!, b[(j + 1) % 4]!, a[i]!))
      consider(nearestOn(a[j]!, a[(j + 1) % 4]!, b[i]!), b[i]!)
    }
  }
  return best
}

/** An outline given around its centre, at a pose: heading 0 leaves it as it is printed. */
export function place(outline: readonly Spot[], pose: Pose): Spot[] {
  return outline.map((spot) => from(pose, spot.x, spot.y))
}

function contains(shape: readonly Spot[], spot: Spot): boolean {
  let odd = false
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i, i += 1) {
    const [a, b] = [shape[i]!, shape[j]!]
    if (a.y > spot.y !== b.y > spot.y && spot.x < ((b.x - a.x) * (spot.y - a.y)) / (b.y - a.y) + a.x) odd = !odd
  }
  return odd
}

function crosses(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const side = (p: Spot, q: Spot, r: Spot) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** How far two outlines are apart; 0 where they overlap. */
export function polygonGap(one: readonly Spot[], two: readonly Spot[]): number {
  if (contains(one, two[0]!) || contains(two, one[0]!)) return 0
  let least = Infinity
  one.forEach((a, i) => {
    const b = one[(i + 1) % one.length]!
    two.forEach((c, j) => {
      const d = two[(j + 1) % two.length]!
      if (crosses(a, b, c, d)) least = 0
      for (const [p, q] of [[a, nearestOn(c, d, a)], [c, nearestOn(a, b, c)]] as const) {
        least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y))
      }
    })
  })
  return least
}

/** How far each arc of a ship that is no half circle is turned from its nose, clockwise. */
const TURNED: Record<string, number> = { front: 0, right: 90, rear: 180, left: 270 }

/** The directions in which to draw the firing arcs of a ship, the front one always. */
export function arcTurns(arcs: readonly string[]): number[] {
  return [...new Set([0, ...arcs.flatMap((arc) => TURNED[arc] ?? [])])]
}

/** The firing arc in its three bands, in the ship's own frame: nose up, drawing coordinates. */
export function arcBands(base: number, turned = 0): { outline: string; band: string; label: Spot; range: number }[] {
  const half = base / 2
  const front = base > 60 ? ARC.large : ARC.small
  // left and right arcs are what the front and the rear one leave
  const angle = (turned % 180 === 0 ? front : 90 - front) * RAD
  const s = Math.sin(angle)
  const c = Math.cos(angle)
  return RANGES.map((d, index) => {
    const left = { x: -half - d * s, y: -half - d * c }
    const right = { x: half + d * s, y: -half - d * c }
    const band = `M${left.x} ${left.y}A${d} ${d} 0 0 1 ${-half} ${-half - d}H${half}A${d} ${d} 0 0 1 ${right.x} ${right.y}`
    return { outline: `M${-half} ${-half}L${band.slice(1)}L${half} ${-half}z`, band, label: { x: left.x * 0.94, y: left.y + 6 }, range: index + 1 }
  })
}

/** The outline of everything within a distance of a base: a square with round corners. */
export function rangeOutline(base: number, distance: number): string {
  const h = base / 2
  const far = h + distance
  return `M${-h} ${-far}H${h}A${distance} ${distance} 0 0 1 ${far} ${-h}V${h}A${distance} ${distance} 0 0 1 ${h} ${far}H${-h}A${distance} ${distance} 0 0 1 ${-far} ${h}V${-h}A${distance} ${distance} 0 0 1 ${-h} ${-far}z`
}

/** The front half of everything within a distance of a base: the arc of ships that see to both sides. */
export function halfOutline(base: number, distance: number): string {
  const h = base / 2
  const far = h + distance
  return `M${-far} 0V${-h}A${distance} ${distance} 0 0 1 ${-h} ${-far}H${h}A${distance} ${distance} 0 0 1 ${far} ${-h}V0z`
}

/** The strip straight ahead, to range 3, in which a target is in the bullseye. */
export function bullseyeOutline(base: number): string {
  const ahead = RANGES[RANGES.length - 1]!
  return `M${-BULLSEYE / 2} ${-base / 2}v${-ahead}h${BULLSEYE}v${ahead}z`
}

/** The centre line of a manoeuvre's template in the ship's own frame: nose up, from the front edge. */
export function templatePath(key: string, base: number): string {
  const { bearing, speed } = maneuverOf(key)
  const [shape, way] = kindAndRest(bearing)
  const front = -base / 2
  if (shape === 'stationary') return ''
  if (shape === 'straight' || shape === 'koiogran') return `M0 ${front}v${-40 * speed}`
  if (shape === 'reverse-straight') return `M0 ${-front}v${40 * speed}`
  if (shape === 'reverse-bank') {
    const radius = BANK[speed] ?? 0
    const to = way === 'left' ? -1 : 1
    const x = to * radius * (1 - Math.cos(45 * RAD))
    const y = -front + radius * Math.sin(45 * RAD)
    return `M0 ${-front}A${radius} ${radius} 0 0 ${to > 0 ? 0 : 1} ${x.toFixed(2)} ${y.toFixed(2)}`
  }
  const bank = shape === 'bank' || shape === 'segnor' || shape === 'tallon-bank'
  const radius = (bank ? BANK : TURN)[speed] ?? 0
  const angle = (bank ? 45 : 90) * RAD
  const side = way === 'left' ? -1 : 1
  const x = side * radius * (1 - Math.cos(angle))
  const y = front - radius * Math.sin(angle)
  return `M0 ${front}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${x.toFixed(2)} ${y.toFixed(2)}`
}

/** Poses between two: a smooth curve that leaves and arrives along the headings, as a template does. */
export function between(start: Pose, end: Pose, steps = 14): Pose[] {
  const far = Math.hypot(end.x - start.x, end.y - start.y)
  const turned = ((end.heading - start.heading + 540) % 360) - 180
  // a Koiogran turn flies straight and turns at the end; a barrel roll keeps its heading
  const straight = Math.abs(Math.abs(turned) - 180) < 1
  const leave = start.heading * RAD
  const arrive = (straight ? start.heading : end.heading) * RAD
  const forward = Math.abs(Math.cos(Math.atan2(end.y - start.y, end.x - start.x) - leave)) > 0.3
  const pull = forward ? far : 0
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps
    const h1 = 2 * t ** 3 - 3 * t ** 2 + 1
    const h2 = t ** 3 - 2 * t ** 2 + t
    const h3 = -2 * t ** 3 + 3 * t ** 2
    const h4 = t ** 3 - t ** 2
    const turn = straight ? (t > 0.85 ? ((t - 0.85) / 0.15) * turned : 0) : turned * t
    return {
      x: h1 * start.x + h2 * pull * Math.cos(leave) + h3 * end.x + h4 * pull * Math.cos(arrive),
      y: h1 * start.y + h2 * pull * Math.sin(leave) + h3 * end.y + h4 * pull * Math.sin(arrive),
      heading: start.heading + turn,
    }
  })
}

export interface Zone {
  x: number
  y: number
  w: number
  h: number
}

/** A pose as free answers are written: millimetres and degrees on a fine grid. */
export function poseKey(pose: Pose): string {
  const round = (value: number) => String(Math.round(value * 100) / 100)
  return `${round(pose.x)},${round(pose.y)},${round(((pose.heading % 360) + 360) % 360)}`
}

export function readPose(key: string): Pose {
  const [x = 0, y = 0, heading = 0] = key.split(',').map(Number)
  return { x, y, heading }
}
