/** A window onto a drawing: zoomed by wheel, keys or two fingers, moved by one finger or the pointer. */

interface Point {
  x: number
  y: number
}

const MOST = 4
const STEP = 1.3

export class Viewport {
  zoom = $state(1)
  private x = $state(0)
  private y = $state(0)

  /** `left` is where the drawing begins, for drawings that do not begin at 0. */
  constructor(private readonly size: () => { left?: number; w: number; h: number }) {}

  /** What is seen, in units of the drawing. */
  box = $derived.by(() => {
    const { left = 0, w, h } = this.size()
    const wide = w / this.zoom
    const high = h / this.zoom
    return { x: Math.max(left, Math.min(left + w - wide, this.x)), y: Math.max(0, Math.min(h - high, this.y)), w: wide, h: high }
  })

  fit(): void {
    this.zoom = 1
    this.x = 0
    this.y = 0
  }

  /** Zoom so that the given point of the drawing stays where it is on the screen. */
  zoomAt(point: Point, factor: number): void {
    const { x, y } = this.box
    const before = this.zoom
    this.zoom = Math.max(1, Math.min(MOST, before * factor))
    this.x = point.x - ((point.x - x) * before) / this.zoom
    this.y = point.y - ((point.y - y) * before) / this.zoom
  }

  pan(dx: number, dy: number): void {
    const { x, y } = this.box
    this.x = x + dx
    this.y = y + dy
  }

  wheel(event: WheelEvent, point: Point): void {
    event.preventDefault()
    this.zoomAt(point, event.deltaY > 0 ? 1 / STEP : STEP)
  }

  /** F fits, plus and minus zoom; true when the key was used. */
  press(event: KeyboardEvent): boolean {
    const middle = { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 }
    if (event.code === 'KeyF') this.fit()
    else if (event.code === 'Equal' || event.code === 'NumpadAdd') this.zoomAt(middle, STEP)
    else if (event.code === 'Minus' || event.code === 'NumpadSubtract') this.zoomAt(middle, 1 / STEP)
    else return false
    return true
  }
}

function middle(touches: TouchList): Point & { apart: number } {
  const [one, two] = [touches[0]!, touches[1] ?? touches[0]!]
  return {
    x: (one.clientX + two.clientX) / 2,
    y: (one.clientY + two.clientY) / 2,
    apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
  }
}

/** Where a point of the screen lies in a drawing. */
export function inDrawing(svg: SVGSVGElement, x: number, y: number): Point {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse())
  return { x: point.x, y: point.y }
}

/**
 * Fingers on a drawing: two zoom and move it, one moves it while it is zoomed. `busy` says that one
 * finger is needed for something else, such as dragging a piece.
 */
export function fingers(viewport: Viewport, busy: () => boolean = () => false) {
  return (svg: SVGSVGElement) => {
    let last: (Point & { apart: number; count: number }) | null = null
    const begin = (event: TouchEvent) => {
      last = event.touches.length > 0 ? { ...middle(event.touches), count: event.touches.length } : null
    }
    const move = (event: TouchEvent) => {
      const count = event.touches.length
      if (!last || last.count !== count || (count === 1 && (busy() || viewport.zoom === 1))) return
      event.preventDefault()
      const now = middle(event.touches)
      const from = inDrawing(svg, last.x, last.y)
      const to = inDrawing(svg, now.x, now.y)
      viewport.pan(from.x - to.x, from.y - to.y)
      if (count > 1 && last.apart > 0) viewport.zoomAt(from, now.apart / last.apart)
      last = { ...now, count }
    }
    svg.addEventListener('touchstart', begin, { passive: true })
    svg.addEventListener('touchmove', move, { passive: false })
    svg.addEventListener('touchend', begin, { passive: true })
    return () => {
      svg.removeEventListener('touchstart', begin)
      svg.removeEventListener('touchmove', move)
      svg.removeEventListener('touchend', begin)
    }
  }
}
