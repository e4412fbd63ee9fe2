import { isStep, opens } from './log'
import { prefs, type Pace } from './prefs.svelte'
import type { FromServer, GameEvent } from './protocol'
import type { Tale } from './tale'

/** What belongs together and arrived together. */
export type Frame = readonly FromServer[]

/**
 * One thing that is told: a passage of sentences over the board, or a scene. A passage without
 * sentences is a moment to look at what the board itself shows.
 */
type Beat = { lines: readonly GameEvent[] } | { tale: Tale }

const SHORTEST: Record<Exclude<Pace, 'instant'>, number> = { calm: 450, brisk: 220 }
const LONGEST = 1500
/** Each further sentence of a passage adds to its time. */
const FURTHER = 450
const LETTER = 16
const RECENT = 3
/** More passages than this are offered as a list to whoever comes back; scenes are told all the same. */
const FEW = 6
/** The most sentences of one passage. */
const LINES = 6
/** How long the board's own stage is looked at before it changes. */
const LOOK: Record<Exclude<Pace, 'instant'>, number> = { calm: 1300, brisk: 600 }
/** A scene goes on by itself after a while: where the reader wants it brisk, or where a clock runs. */
const SCENE = { brisk: 4500, clock: 20_000 }

/** What is put on the table only when the story before it is told: the next question, the chances there, and the end. */
const AFTER = new Set<FromServer['type']>(['asks', 'chances', 'result', 'rematch'])
const MOVES = new Set<FromServer['type']>(['view', 'delta', 'events', ...AFTER])

/**
 * How long a sentence stays before the next one: long enough to read it, at most a second and a half,
 * and shorter the more of them wait.
 */
export function dwell(letters: number, waiting: number, pace: Exclude<Pace, 'instant'>): number {
  const reading = Math.min(LONGEST, 600 + letters * LETTER) * (pace === 'brisk' ? 0.5 : 1)
  return Math.max(SHORTEST[pace], Math.round(reading / (1 + waiting / 6)))
}

/** Sentences cut into passages: one begins wherever something new is done. */
export function passages(lines: readonly GameEvent[], isHead: (event: GameEvent) => boolean): GameEvent[][] {
  const found: GameEvent[][] = []
  for (const line of lines) {
    const open = found.at(-1)
    if (open && !isHead(line) && open.length < LINES) open.push(line)
    else found.push([line])
  }
  return found
}

interface Stage {
  /** Put a frame on the table. */
  apply: (frame: Frame) => void
  /** How long a sentence is, in the reader's language. */
  length: (event: GameEvent) => number
  /** The number of the first event the page does not have. */
  next: () => number
  /** The scenes of the reader among the events on the table, from one on; open ones are not over yet. */
  tales?: (from: number) => readonly Tale[]
  /** Whether an event begins something new. */
  isHead?: (event: GameEvent) => boolean
  /** Whether an event is the reader's own deed: whoever comes back knows it. */
  isMine?: (event: GameEvent) => boolean
  /** Whether the board stands, so that scenes can be told. */
  isReady?: () => boolean
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

/** What makes a scene worth telling again when it changes: its dice and what came of them. */
function plot({ dice, changes, outcome }: Tale): string {
  return [dice.length, changes.length, outcome?.text.id].join()
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
  /** The sentences being told together. */
  passage = $state.raw<readonly GameEvent[]>([])
  /** The scene being told. */
  tale = $state.raw<Tale | null>(null)
  /** Whether the dice of the scene have come to rest. */
  settled = $state(true)
  /** How many passages and scenes come after it. */
  left = $state(0)
  /** What happened while nobody looked: offered as a list. */
  missed = $state.raw<readonly GameEvent[]>([])
  /** Where nothing may move: the last things that happened, all at once. */
  recent = $state.raw<readonly GameEvent[]>([])
  /** What happened while nobody looked and is still to be told. */
  private away = $state.raw<readonly GameEvent[]>([])
  /** What is being told happened while nobody looked. */
  private catching = $state(false)
  private resting = $state(false)

  /** The scenes that were told, by their first event: what one's own answer only adds to them needs no second telling. */
  private scenes = new Map<number, string>()
  private frames: Frame[] = []
  private beats: Beat[] = []
  /** The question that follows what is being told. */
  private after: FromServer[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Steps are being put on the table right now: what they tell is not told yet. */
  private stepping = false

  constructor(private readonly stage: Stage) {}

  /** The first sentence of the passage being told. */
  get line(): GameEvent | null {
    return this.passage[0] ?? null
  }

  /** Whether something is being told. */
  get isTelling(): boolean {
    return this.passage.length > 0 || this.tale !== null || this.resting || this.away.length > 0
  }

  /** Whether everything that lies on the table has been told. */
  get isTold(): boolean {
    return !this.isTelling && !this.stepping
  }

  /** Whether the open question waits for the story. */
  get holds(): boolean {
    return this.tale !== null || this.catching || this.away.length > 0
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

  /** Put everything on the table and keep what was not watched for later. */
  private hurry(frame: Frame, away: boolean): void {
    const untold = away && prefs.pace !== 'instant' ? this.untold() : []
    this.finish()
    const fresh = this.isOwn(frame) ? [] : this.fresh(frame)
    this.stage.apply(frame)
    if (away && prefs.pace !== 'instant') this.away = [...untold, ...fresh]
  }

  /** What waits to be told, and what was just being told. */
  private untold(): GameEvent[] {
    const beats: Beat[] = [{ lines: this.passage }, ...(this.tale ? [{ tale: this.tale }] : []), ...this.beats]
    const told = beats.flatMap((beat) => ('tale' in beat ? beat.tale.events : beat.lines))
    return [...this.away, ...told, ...this.frames.flatMap(sentences)]
  }

  private fresh(frame: Frame): GameEvent[] {
    const from = this.stage.next()
    return sentences(frame).filter((event) => event.seq >= from)
  }

  /** That one's own turn begins is said by its question. */
  private isOwnTurn(event: GameEvent): boolean {
    return opens(event)?.word === 'turn' && (this.stage.isMine?.(event) ?? false)
  }

  private isHead(event: GameEvent): boolean {
    return this.stage.isHead?.(event) ?? true
  }

  /** The next frame that waits, with those that only go on with what it began. */
  private joined(): Frame | undefined {
    const frame = this.frames.shift()
    if (!frame || this.isOwn(frame)) return frame
    const whole = [...frame]
    while (this.frames.length > 0 && !this.isOwn(this.frames[0]!)) {
      const [first] = sentences(this.frames[0]!)
      if (!first || this.isHead(first) || sentences(whole).length === 0) break
      whole.push(...this.frames.shift()!)
    }
    return whole
  }

  /** Tell the next thing; where a step has none left, ask its question and put the next step on the table. */
  private advance(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const beat = this.next()
    if (!beat) return this.rest()
    this.passage = 'lines' in beat ? beat.lines : []
    this.tale = 'tale' in beat ? beat.tale : null
    this.resting = 'lines' in beat && beat.lines.length === 0
    this.settled = !this.tale || this.tale.dice.length === 0 || (this.stage.isStill ?? still)()
    this.count()
    const time = this.time()
    if (time !== null) this.timer = setTimeout(() => this.advance(), time)
  }

  private next(): Beat | undefined {
    this.stepping = true
    let beat = this.beats.shift()
    while (!beat) {
      this.ask()
      const frame = this.joined()
      if (!frame) break
      this.begin(frame)
      beat = this.beats.shift()
    }
    this.stepping = false
    return beat
  }

  /** Put a step on the table, all but its question, and find out what there is to tell of it. */
  private begin(frame: Frame): void {
    const from = this.stage.next()
    const fresh = this.fresh(frame)
    const own = this.isOwn(frame)
    this.stage.apply(frame.filter((message) => !AFTER.has(message.type)))
    this.after = frame.filter((message) => AFTER.has(message.type))
    // whoever comes back is told when the board stands
    const back = frame.some((message) => message.type === 'welcome')
    const tales = this.stage.tales?.(from) ?? []
    // what was taken back may come again
    for (const first of this.scenes.keys()) if (first >= from) this.scenes.delete(first)
    if (!back) this.beats = own ? this.order([], tales.filter((tale) => this.scenes.get(tale.events[0]!.seq) !== plot(tale))) : this.order(fresh, tales)
  }

  /** Passages and scenes in the order they happened; what a scene shows is not told twice. */
  private order(lines: readonly GameEvent[], tales: readonly Tale[]): Beat[] {
    const shown = new Set(tales.flatMap((tale) => tale.events.map((event) => event.seq)))
    const told = tales.filter((tale) => !tale.open)
    for (const tale of told) this.scenes.set(tale.events[0]!.seq, plot(tale))
    const alone = lines.filter((line) => !shown.has(line.seq) && !this.isOwnTurn(line))
    const scenes = told.map((tale) => ({ tale, at: tale.seq }))
    if ((this.stage.isStill ?? still)()) {
      this.recent = [...this.recent, ...alone].slice(-RECENT)
      return scenes
    }
    const beats: (Beat & { at: number })[] = [...passages(alone, (event) => this.isHead(event)).map((each) => ({ lines: each, at: each[0]!.seq })), ...scenes]
    // the board has a stage of its own for what is still going on: it is looked at for a moment
    if (beats.length === 0 && lines.length > 0) return [{ lines: [] }]
    return beats.sort((one, two) => one.at - two.at)
  }

  private ask(): void {
    const after = this.after
    this.after = []
    if (after.length > 0) this.stage.apply(after)
  }

  /** How long the present thing stays; null: until the reader goes on. */
  private time(): number | null {
    const pace = prefs.pace === 'instant' ? 'brisk' : prefs.pace
    if (this.resting) return LOOK[pace]
    if (this.line) {
      const further = this.passage.length - 1
      return dwell(this.stage.length(this.line), this.left, pace) + (further * FURTHER) / (pace === 'brisk' ? 2 : 1) / (1 + this.left / 6)
    }
    if (pace === 'brisk') return SCENE.brisk
    return this.stage.isTimed?.() ? SCENE.clock : null
  }

  private rest(): void {
    this.passage = []
    this.tale = null
    this.resting = false
    this.catching = false
    this.left = 0
    if (this.away.length === 0) this.stage.told?.()
  }

  private count(): void {
    this.left = this.beats.length + this.frames.reduce((sum, frame) => sum + passages(sentences(frame), (event) => this.isHead(event)).length, 0)
  }

  /** Go on: first the dice come to rest, then the next passage or scene is told. */
  skip(): void {
    if (!this.settled) this.settled = true
    else this.advance()
  }

  /** Put everything that waits on the table at once. */
  finish(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.beats = []
    this.away = []
    this.ask()
    for (const frame of this.frames.splice(0)) this.stage.apply(frame)
    this.rest()
  }

  /** Back after a while: what happened since is told as soon as the board stands. */
  recall(events: readonly GameEvent[]): void {
    if (prefs.pace === 'instant') return
    this.away = events.filter((event) => !isStep(event))
    this.catchUp()
  }

  /** Tell what happened while nobody looked: every scene, and the sentences where they are few. */
  catchUp(): void {
    if (this.away.length === 0 || (this.stage.isHidden ?? hidden)() || this.stage.isReady?.() === false) return
    const events = this.away
    this.away = []
    const tales = this.stage.tales?.(events[0]!.seq) ?? []
    const lines = events.filter((event) => !this.stage.isMine?.(event))
    const many = passages(lines, (event) => this.isHead(event)).length > FEW
    if (many) this.missed = lines
    this.beats.push(...this.order(many ? [] : lines, tales))
    this.catching = this.beats.length > 0
    if (!this.stepping && !this.isTelling) this.advance()
  }

  /** Tell what was missed, one thing after another, scenes and all. */
  show(): void {
    const told = this.missed
    this.missed = []
    this.finish()
    if (told.length === 0) return
    this.beats = this.order(told, this.stage.tales?.(told[0]!.seq) ?? [])
    this.catching = true
    this.advance()
  }

  /** Tell one scene again. */
  again(tale: Tale): void {
    this.beats.unshift({ tale })
    if (!this.isTelling) this.advance()
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
    this.away = []
    this.passage = []
    this.tale = null
    this.resting = false
    this.catching = false
    this.left = 0
  }
}
