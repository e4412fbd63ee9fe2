/** Drawing helpers on the mat. The mat's y runs up, a drawing's runs down. */

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

function corners(pose: Pose, base: number): Spot[] {
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

/** The firing arc in its three bands, in the ship's own frame: nose up, drawing coordinates. */
export function arcBands(base: number): { outline: string; band: string; label: Spot; range: number }[] {
  const half = base / 2
  const angle = (base > 60 ? ARC.large : ARC.small) * RAD
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

/** The centre line of a manoeuvre's template in the ship's own frame: nose up, from the front edge. */
export function templatePath(key: string, base: number): string {
  const parts = key.split(':')
  const speed = Number(parts[parts.length - 1])
  const front = -base / 2
  if (parts[0] === 'stationary') return ''
  if (parts[0] === 'straight' || parts[0] === 'koiogran') return `M0 ${front}v${-40 * speed}`
  if (parts[0] === 'reverse-straight') return `M0 ${-front}v${40 * speed}`
  if (parts[0] === 'reverse-bank') {
    const radius = BANK[speed] ?? 0
    const to = parts[1] === 'left' ? -1 : 1
    const x = to * radius * (1 - Math.cos(45 * RAD))
    const y = -front + radius * Math.sin(45 * RAD)
    return `M0 ${-front}A${radius} ${radius} 0 0 ${to > 0 ? 0 : 1} ${x.toFixed(2)} ${y.toFixed(2)}`
  }
  const bank = parts[0] === 'bank' || parts[0] === 'segnor'
  const radius = (bank ? BANK : TURN)[speed] ?? 0
  const angle = (bank ? 45 : 90) * RAD
  const side = parts[1] === 'left' ? -1 : 1
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

/** The band along an edge in which its side places its ships. */
export function bandOf(edge: { edge: string; staging: number }, mat: { width: number; height: number }): Zone {
  const far = edge.staging
  if (edge.edge === 'south') return { x: 0, y: 0, w: mat.width, h: far }
  if (edge.edge === 'north') return { x: 0, y: mat.height - far, w: mat.width, h: far }
  if (edge.edge === 'west') return { x: 0, y: 0, w: far, h: mat.height }
  return { x: mat.width - far, y: 0, w: far, h: mat.height }
}

/** Do all corners of a base lie inside a zone? Zones are given in the mat's own millimetres. */
export function inside(pose: Pose, base: number, zone: Zone): boolean {
  return corners(pose, base).every(
    (corner) => corner.x >= zone.x && corner.x <= zone.x + zone.w && corner.y >= zone.y && corner.y <= zone.y + zone.h,
  )
}

/** Would two bases overlap? Their centres lie nearer than the sum of their inner circles. */
export function crowds(pose: Pose, base: number, other: Pose, otherBase: number): boolean {
  return Math.hypot(pose.x - other.x, pose.y - other.y) < (base + otherBase) / 2
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
