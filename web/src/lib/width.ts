const known = new Map<string, number>()
let pen: CanvasRenderingContext2D | null = null

/** How wide words are when drawn in the reader's own font, in pixels. */
export function widthOf(words: string, size: number): number {
  const key = `${size} ${words}`
  const before = known.get(key)
  if (before !== undefined) return before
  pen ??= document.createElement('canvas').getContext('2d')!
  pen.font = `${size}px ${getComputedStyle(document.body).fontFamily}`
  const width = pen.measureText(words).width
  known.set(key, width)
  return width
}
