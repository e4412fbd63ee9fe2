import { gameOf } from '../games/registry'
import { opens } from './log'
import { applyPatch } from './patch'
import type { GameEvent, Moment, ReplayViews, View } from './protocol'

/** The views of a match moment by moment, filled in runs as they arrive. */
export class Film {
  private frames: View[] = []

  constructor(readonly length: number) {}

  /** Add a run: a whole view and the changes after it. Unchanged parts are shared between frames. */
  add(run: ReplayViews): void {
    let view = run.view
    this.frames[run.seq] = view
    run.patches.forEach((patch, index) => {
      view = applyPatch(view, patch)
      this.frames[run.seq + index + 1] = view
    })
  }

  at(seq: number): View | null {
    return this.frames[seq] ?? null
  }

  get known(): number {
    return this.frames.length - 1
  }
}

/** The first moment of each turn (or round, where a game is told in rounds), for marks and jumps. */
export function turns(moments: readonly Moment[]): { turn: number; seq: number }[] {
  const opened = moments.flatMap((moment) =>
    (moment.events ?? []).flatMap((event) => {
      const chapter = opens(event)
      return chapter ? [{ turn: chapter.number, seq: moment.seq }] : []
    }),
  )
  if (opened.length > 0) return opened
  const found: { turn: number; seq: number }[] = []
  for (const moment of moments) {
    const turn = moment.turn ?? 0
    if (turn > 0 && found.at(-1)?.turn !== turn && !found.some((each) => each.turn === turn)) found.push({ turn, seq: moment.seq })
  }
  return found
}

/** How a game counts what its replay is cut into: its rounds, or the turns of its players. */
export function chapterWord(game: string): 'web-log-turn' | 'web-log-round' {
  return Object.values(gameOf(game).opens).includes('round') ? 'web-log-round' : 'web-log-turn'
}

/** The turn or round an event belongs to, in the numbers its game counts; 0 before the first. */
export function chapterOf(event: GameEvent, events: readonly GameEvent[]): number {
  const opened = events.flatMap((each) => (each.seq <= event.seq ? (opens(each)?.number ?? []) : []))
  return opened.at(-1) ?? event.turn ?? 0
}

/** Every event with the moment it belongs to. */
export function eventsOf(moments: readonly Moment[]): { event: GameEvent; moment: number }[] {
  return moments.flatMap((moment) => (moment.events ?? []).map((event) => ({ event, moment: moment.seq })))
}

/** How strong each seat stands in a view, in the game's own measure: fame, hull, health. */
export function strength(game: string, view: View, seats: number): number[] {
  const sums = new Array<number>(seats).fill(0)
  gameOf(game).strength(view, (seat, amount) => {
    if (seat in sums) sums[seat]! += amount
  })
  return sums
}
