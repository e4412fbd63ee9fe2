/** How long a thing that just changed wears its ring; its dot stays until the next answer. */
const RING = 4000

/**
 * What happened since the seat's last answer: the things it touched wear a ring for a moment and a
 * dot until the next answer, so that whoever looked away can still see where something happened.
 */
export class Marks {
  /** Ringed now. */
  fresh = $state.raw<ReadonlySet<string>>(new Set())
  /** Touched since the last answer. */
  kept = $state.raw<ReadonlySet<string>>(new Set())
  private timer: ReturnType<typeof setTimeout> | undefined

  add(places: readonly string[]): void {
    if (places.length === 0) return
    this.fresh = new Set([...this.fresh, ...places])
    this.kept = new Set([...this.kept, ...places])
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.fresh = new Set()), RING)
  }

  clear(): void {
    clearTimeout(this.timer)
    if (this.kept.size === 0) return
    this.fresh = new Set()
    this.kept = new Set()
  }

  of(at: string): 'now' | 'kept' | undefined {
    return this.fresh.has(at) ? 'now' : this.kept.has(at) ? 'kept' : undefined
  }
}
