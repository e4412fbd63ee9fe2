import type { Fault } from '../../lib/protocol'

/** A list that somebody brings to a table, as the rules judged it. */
export interface Brought<L> {
  list: L
  name: string
  /** The short name of a ready list. */
  key: string | null
  /** What it costs, where that has been asked for. */
  points: number | null
  faults: readonly Fault[]
  exports: Readonly<Record<string, string>>
}
