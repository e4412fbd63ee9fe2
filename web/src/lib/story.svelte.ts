import { isStep } from './log'
import { prefs, type Pace } from './prefs.svelte'
import type { FromServer, GameEvent } from './protocol'

/** What belongs together and arrived together. */
export type Frame = readonly FromServer[]

const SHORTEST: Record<Exclude<Pace, 'instant'>, number> = { calm: 450, brisk: 220 }
const LONGEST = 1500
const LETTER = 16
const RECENT = 3

/**
 * How long a sentence stays before the next one: long enough to read it, at most a second and a half,
 * and shorter the more of them wait.
 */
export function dwell(letters: number, waiting: number, pace: Exclude<Pace, 'instant'>): number {
  const reading = Math.min(LONGEST, 600 + letters * LETTER) * (pace === 'brisk' ? 0.5 : 1)
  return Math.max(SHORTEST[pace], Math.round(reading / (1 + waiting / 6)))
}

interface Stage {
  /** Put a frame on the table. */
  apply: (frame: Frame) => void
  /** How long a sentence is, in the reader's language. */
  length: (event: GameEvent) => number
  /** The number of the first event the page does not have. */
  next: () => number
  isHidden?: () => boolean
  isStill?: () => boolean
}

/** What a frame has to tell; the steps of a procedure are left to the log. */
function sentences(frame: Frame): GameEvent[] {
  return frame.flatMap((message) => (message.type === 'events' ? message.events : [])).filter((event) => !isStep(event))
}

/** Is the reader elsewhere? */
function hidden(): boolean {
  return typeof document !== 'undefined' && document.hidden
}

/** Does the reader want nothing to move? */
function still(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * One story at a time: what the others do is put on the table step by step, each step with its
 * sentences, so that it can be followed. One's own moves are never held back.
 */
export class Story {
  /** What is being told. */
  line = $state.raw<GameEvent | null>(null)
  /** How many sentences come after it. */
  left = $state(0)
  /** What happened while nobody looked: offered as a list. */
  missed = $state.raw<readonly GameEvent[]>([])
  /** Where nothing may move: the last things that happened, all at once. */
  recent = $state.raw<readonly GameEvent[]>([])

  private frames: Frame[] = []
  private lines: GameEvent[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly stage: Stage) {}

  /** Whether something is being told. */
  get isTelling(): boolean {
    return this.timer !== undefined
  }

  receive(frame: Frame): void {
    const moves = frame.some((message) => message.type === 'view' || message.type === 'delta' || message.type === 'events')
    // talk, seats and clocks belong to no step of the game
    if (!moves || (!this.isTelling && this.frames.length === 0 && this.isOwn(frame))) {
      this.stage.apply(frame)
      return
    }
    const away = (this.stage.isHidden ?? hidden)()
    if (prefs.pace === 'instant' || away || (this.stage.isStill ?? still)()) {
      this.hurry(frame, away)
      return
    }
    this.frames.push(frame)
    this.count()
    if (!this.isTelling) this.advance()
  }

  /** The answer to what one did oneself, or everything at first: never told, only shown. */
  private isOwn(frame: Frame): boolean {
    return frame.some((message) => message.type === 'accepted' || message.type === 'welcome')
  }

  /** Put everything on the table and keep what was not watched for a list. */
  private hurry(frame: Frame, away: boolean): void {
    this.finish()
    const fresh = this.isOwn(frame) ? [] : this.fresh(frame)
    this.stage.apply(frame)
    if (prefs.pace === 'instant') return
    if (away) this.missed = [...this.missed, ...fresh]
    else this.recent = [...this.recent, ...fresh].slice(-RECENT)
  }

  private fresh(frame: Frame): GameEvent[] {
    const from = this.stage.next()
    return sentences(frame).filter((event) => event.seq >= from)
  }

  /** Tell the next sentence; where a step has none left, put the next one on the table. */
  private advance(): void {
    this.timer = undefined
    let line = this.lines.shift()
    while (!line) {
      const frame = this.frames.shift()
      if (!frame) {
        this.rest()
        return
      }
      this.lines = this.isOwn(frame) ? [] : this.fresh(frame)
      this.stage.apply(frame)
      line = this.lines.shift()
    }
    this.line = line
    this.count()
    const pace = prefs.pace === 'instant' ? 'brisk' : prefs.pace
    this.timer = setTimeout(() => this.advance(), dwell(this.stage.length(line), this.left, pace))
  }

  private rest(): void {
    this.line = null
    this.left = 0
  }

  private count(): void {
    this.left = this.lines.length + this.frames.flatMap(sentences).length
  }

  /** Go on to the next sentence. */
  skip(): void {
    clearTimeout(this.timer)
    this.advance()
  }

  /** Put everything that waits on the table at once. */
  finish(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const frame of this.frames.splice(0)) this.stage.apply(frame)
    this.lines = []
    this.rest()
  }

  /** Back after a while: keep what happened since for a list. */
  recall(events: readonly GameEvent[]): void {
    if (prefs.pace !== 'instant') this.missed = events
  }

  /** Tell what was missed, one sentence after another. */
  show(): void {
    const told = this.missed
    this.missed = []
    this.finish()
    this.lines = [...told]
    if (told.length > 0) this.advance()
  }

  /** What was missed has been read, or does not matter. */
  dismiss(): void {
    this.missed = []
    this.recent = []
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.frames = []
    this.lines = []
    this.rest()
  }
}
