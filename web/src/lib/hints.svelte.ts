import type { Hint } from './protocol'
import type { Table } from './table.svelte'

/** What a bot would answer, if the reader asks. */
export class Hints {
  given = $state.raw<Hint | null>(null)
  thinking = $state(false)

  constructor(private readonly table: Table) {}

  /** Ask what a bot would do here; the answer marks an option, nothing is decided. */
  async seek(ask: () => Promise<Hint>): Promise<void> {
    if (!this.table.ask || this.thinking) return
    this.thinking = true
    try {
      const hint = await ask()
      if (hint.ask === this.table.ask?.number) this.given = hint
    } finally {
      this.thinking = false
    }
  }

  /** Whether a bot would choose this option. */
  names(key: string): boolean {
    return this.given !== null && (this.given.key === key || (this.table.ask?.kind === 'many' && this.given.key.split('+').includes(key)))
  }
}
