import { isStep } from './log'
import { prefs, type Pace } from './prefs.svelte'
import type { FromServer, GameEvent } from './protocol'
import type { Tale } from './tale'

/** What belongs together and arrived together. */
export type Frame = readonly FromServer[]

/** One thing that is told: a sentence over the board, or a scene. */
type Beat = { line: GameEvent } | { tale: Tale }

const SHORTEST: Record<Exclude<Pace, 'instant'>, number> = { calm: 450, brisk: 220 }
const LONGEST = 1500
const LETTER = 16
const RECENT = 3
/** A scene goes on by itself after a while: where the reader wants it brisk, or where a clock runs. */
const SCENE = { brisk: 4500, clock: 20_000 }

/** What is put on the table only when the story before it is told: the next question, and the end. */
const AFTER = new Set<FromServer['type']>(['asks', 'result', 'rematch'])
const MOVES = new Set<FromServer['type']>(['view', 'delta', 'events', ...AFTER])

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
  /** The scenes of the reader among the events on the table, from one on. */
  tales?: (from: number) => readonly Tale[]
  /** Everything that happened so far has been told. */
  told?: () => void
  isTimed?: () => boolean
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
 * One story at a time: what happened is put on the table step by step, each step with its sentences and
 * scenes, and the next question waits until they are told. Of one's own moves only the scenes are told.
 */
export class Story {
  /** The sentence being told. */
  line = $state.raw<GameEvent | null>(null)
  /** The scene being told. */
  tale = $state.raw<Tale | null>(null)
  /** How many sentences and scenes come after it. */
  left = $state(0)
  /** What happened while nobody looked: offered as a list. */
  missed = $state.raw<readonly GameEvent[]>([])
  /** Where nothing may move: the last things that happened, all at once. */
  recent = $state.raw<readonly GameEvent[]>([])

  private frames: Frame[] = []
  private beats: Beat[] = []
  /** The question that follows what is being told. */
  private after: FromServer[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly stage: Stage) {}

  /** Whether something is being told. */
  get isTelling(): boolean {
    return this.line !== null || this.tale !== null
  }

  receive(frame: Frame): void {
    // talk, seats and clocks belong to no step of the game
    if (!frame.some((message) => MOVES.has(message.type))) {
      this.stage.apply(frame)
      return
    }
    const away = (this.stage.isHidden ?? hidden)()
    if (prefs.pace === 'instant' || away) {
      this.hurry(frame, away)
      return
    }
    this.frames.push(frame)
    this.count()
    if (!this.isTelling) this.advance()
  }

  /** The answer to what one did oneself, or everything at first: its sentences are not told, only shown. */
  private isOwn(frame: Frame): boolean {
    return frame.some((message) => message.type === 'accepted' || message.type === 'welcome')
  }

  /** Put everything on the table and keep what was not watched for a list. */
  private hurry(frame: Frame, away: boolean): void {
    this.finish()
    const fresh = this.isOwn(frame) ? [] : this.fresh(frame)
    this.stage.apply(frame)
    if (away && prefs.pace !== 'instant') this.missed = [...this.missed, ...fresh]
  }

  private fresh(frame: Frame): GameEvent[] {
    const from = this.stage.next()
    return sentences(frame).filter((event) => event.seq >= from)
  }

  /** Tell the next thing; where a step has none left, ask its question and put the next step on the table. */
  private advance(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    let beat = this.beats.shift()
    while (!beat) {
      this.ask()
      const frame = this.frames.shift()
      if (!frame) {
        this.rest()
        return
      }
      this.begin(frame)
      beat = this.beats.shift()
    }
    this.line = 'line' in beat ? beat.line : null
    this.tale = 'tale' in beat ? beat.tale : null
    this.count()
    const time = this.time()
    if (time !== null) this.timer = setTimeout(() => this.advance(), time)
  }

  /** Put a step on the table, all but its question, and find out what there is to tell of it. */
  private begin(frame: Frame): void {
    const from = this.stage.next()
    const fresh = this.fresh(frame)
    const own = this.isOwn(frame)
    this.stage.apply(frame.filter((message) => !AFTER.has(message.type)))
    this.after = frame.filter((message) => AFTER.has(message.type))
    // whoever comes back is offered a list instead
    const tales = frame.some((message) => message.type === 'welcome') ? [] : (this.stage.tales?.(from) ?? [])
    const lines = own ? [] : fresh
    if ((this.stage.isStill ?? still)()) {
      this.recent = [...this.recent, ...lines].slice(-RECENT)
      this.beats = tales.map((tale) => ({ tale }))
    } else this.beats = order(lines, tales)
  }

  private ask(): void {
    const after = this.after
    this.after = []
    if (after.length > 0) this.stage.apply(after)
  }

  /** How long the present thing stays; null: until the reader goes on. */
  private time(): number | null {
    const pace = prefs.pace === 'instant' ? 'brisk' : prefs.pace
    if (this.line) return dwell(this.stage.length(this.line), this.left, pace)
    if (pace === 'brisk') return SCENE.brisk
    return this.stage.isTimed?.() ? SCENE.clock : null
  }

  private rest(): void {
    this.line = null
    this.tale = null
    this.left = 0
    this.stage.told?.()
  }

  private count(): void {
    this.left = this.beats.length + this.frames.flatMap(sentences).length
  }

  /** Go on to the next sentence or scene. */
  skip(): void {
    this.advance()
  }

  /** Put everything that waits on the table at once. */
  finish(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.beats = []
    this.ask()
    for (const frame of this.frames.splice(0)) this.stage.apply(frame)
    this.rest()
  }

  /** Back after a while: keep what happened since for a list. */
  recall(events: readonly GameEvent[]): void {
    if (prefs.pace !== 'instant') this.missed = events
  }

  /** Tell what was missed, one thing after another, scenes and all. */
  show(): void {
    const told = this.missed
    this.missed = []
    this.finish()
    if (told.length === 0) return
    this.beats = order(told, this.stage.tales?.(told[0]!.seq) ?? [])
    this.advance()
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
    this.beats = []
    this.after = []
    this.line = null
    this.tale = null
    this.left = 0
  }
}

/** Sentences and scenes in the order they happened; what a scene shows is not told twice. */
function order(lines: readonly GameEvent[], tales: readonly Tale[]): Beat[] {
  const shown = new Set(tales.flatMap((tale) => tale.events.map((event) => event.seq)))
  const beats: (Beat & { at: number })[] = [
    ...lines.filter((line) => !shown.has(line.seq)).map((line) => ({ line, at: line.seq })),
    ...tales.map((tale) => ({ tale, at: tale.seq })),
  ]
  return beats.sort((one, two) => one.at - two.at)
}
