import sprite from '../assets/icons.svg?url'

/**
 * A board as a picture: its own drawing is copied into an SVG with the page's styles and symbols, and painted on
 * a canvas above the sentence and the names. Nothing is asked of the server.
 */

export const WIDTH = 1200
export const HEIGHT = 630
const MARGIN = 28
const CAPTION = 118

export interface Caption {
  /** The game, and the name of the table. */
  title: string
  /** The last thing that happened. */
  line: string
  /** Who plays. */
  names: readonly string[]
}

/** Cut a sentence into lines that are at most so wide; what does not fit into them ends in dots. */
export function wrapped(words: string, width: number, most: number, measure: (words: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width || line === '') line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}

/** Where a drawing of some size lies in a room, as large as it can be. */
export function fitted(width: number, height: number, room: { x: number; y: number; w: number; h: number }): { x: number; y: number; w: number; h: number } {
  const scale = Math.min(room.w / width, room.h / height)
  return { x: room.x + (room.w - width * scale) / 2, y: room.y + (room.h - height * scale) / 2, w: width * scale, h: height * scale }
}

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
/** What lies over a board and is no part of it. */
const OVER = '.cover, .notices, [data-tale], [data-end], dialog, script'
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important }'

let symbols: Promise<string> | null = null
function readSymbols(): Promise<string> {
  symbols ??= fetch(sprite).then((answer) => answer.text())
  return symbols
}

function styles(): string {
  const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  return [...all, STILL].join('\n')
}

function theme(): string {
  const chosen = document.documentElement.dataset.theme
  return chosen ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
}

/** The board as an image of its own, with everything it needs inside. */
async function drawn(board: HTMLElement): Promise<{ image: HTMLImageElement; width: number; height: number }> {
  const { width, height } = board.getBoundingClientRect()
  const copy = board.cloneNode(true) as HTMLElement
  for (const over of copy.querySelectorAll(OVER)) over.remove()
  copy.style.cssText += `;position:absolute;inset:0 auto auto 0;width:${width}px;height:${height}px`
  for (const use of copy.querySelectorAll('use')) use.setAttribute('href', `#${(use.getAttribute('href') ?? '').split('#')[1] ?? ''}`)

  const root = document.createElementNS(SVG, 'svg')
  // as large as the page: what asks how wide the page is gets the same answer
  root.setAttribute('width', String(innerWidth))
  root.setAttribute('height', String(innerHeight))
  root.setAttribute('data-theme', theme())
  root.style.fontSize = getComputedStyle(document.documentElement).fontSize
  const style = document.createElementNS(SVG, 'style')
  style.textContent = styles()
  const defs = new DOMParser().parseFromString(await readSymbols(), 'image/svg+xml').documentElement
  defs.setAttribute('width', '0')
  defs.setAttribute('height', '0')
  const frame = document.createElementNS(SVG, 'foreignObject')
  frame.setAttribute('width', String(innerWidth))
  frame.setAttribute('height', String(innerHeight))
  const body = document.createElementNS(XHTML, 'body')
  body.append(copy)
  frame.append(body)
  root.append(style, document.importNode(defs, true), frame)

  const image = new Image()
  // an address of the page itself would spoil the canvas; the words themselves do not
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`
  await image.decode()
  return { image, width, height }
}

/** Paint a board with its caption. */
export async function paint(board: HTMLElement, caption: Caption): Promise<HTMLCanvasElement> {
  const { image, width, height } = await drawn(board)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  pen.fillStyle = colour('--bg')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const at = fitted(width, height, { x: 0, y: 0, w: WIDTH, h: HEIGHT - CAPTION })
  pen.drawImage(image, 0, 0, width, height, at.x, at.y, at.w, at.h)

  const font = page.getPropertyValue('--font').trim() || 'sans-serif'
  const write = (words: string, size: number, weight: number, ink: string, y: number, x = MARGIN) => {
    pen.font = `${weight} ${size}px ${font}`
    pen.fillStyle = colour(ink)
    pen.fillText(words, x, y)
  }
  pen.textBaseline = 'alphabetic'
  pen.font = `400 26px ${font}`
  const lines = wrapped(caption.line, WIDTH - 2 * MARGIN, 2, (words) => pen.measureText(words).width)
  const top = HEIGHT - CAPTION + 36
  for (const [index, line] of lines.entries()) write(line, 26, 400, '--ink-1', top + index * 31)
  write([caption.title, caption.names.join(', ')].filter(Boolean).join(' · '), 18, 400, '--ink-2', HEIGHT - 18)
  pen.textAlign = 'right'
  write('Cantina', 18, 600, '--holo', HEIGHT - 18, WIDTH - MARGIN)
  return canvas
}

/** Hand a file to whoever reads. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Save a board as a picture. */
export async function savePicture(board: HTMLElement, caption: Caption, name: string): Promise<void> {
  const canvas = await paint(board, caption)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the picture cannot be read')
  save(blob, `${name}.png`)
}

/** How long each moment of a film is seen. */
const BEAT = 700
const FILM = 'video/webm'

export const canFilm = (): boolean => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(FILM)

/** Make a short film of pictures, one after another. */
export async function film(frames: readonly HTMLCanvasElement[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  const parts: Blob[] = []
  const recorder = new MediaRecorder(canvas.captureStream(12), { mimeType: FILM })
  recorder.ondataavailable = (event) => parts.push(event.data)
  const over = new Promise((done) => (recorder.onstop = done))
  recorder.start()
  for (const frame of frames) {
    // a still that is painted once may never reach the film
    for (let left = BEAT; left > 0; left -= 100) {
      pen.drawImage(frame, 0, 0)
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  recorder.stop()
  await over
  return new Blob(parts, { type: FILM })
}
