/** So much room is left between what is shown and the edge of its box. */
const EDGE = 12

interface Span {
  top: number
  bottom: number
}

/** How far a box must scroll so that something in it is seen: all of it, or its beginning where it is higher than the box. */
export function wayTo(thing: Span, box: Span, edge = EDGE): number {
  const below = thing.bottom + edge - box.bottom
  const above = thing.top - edge - box.top
  if (above < 0) return above
  return below > 0 ? Math.min(below, above) : 0
}

/** Scroll the panel something stands in until it is seen; the page itself stays where it is. */
export function intoSight(thing: HTMLElement, boxes: readonly (Element | null)[]): void {
  for (const box of boxes) if (box) box.scrollTop += wayTo(thing.getBoundingClientRect(), box.getBoundingClientRect())
}
