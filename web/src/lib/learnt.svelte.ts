import { untrack } from 'svelte'
import { api } from './api'
import { keep, kept } from './kept'
import { prefs } from './prefs.svelte'

/** What was learnt: the lessons and puzzles that were finished, on this device and with the account. */
const KEY = 'cantina-learnt'

class Learnt {
  private all = $state.raw<ReadonlySet<string>>(new Set(kept<string[]>(KEY, [])))

  has(game: string, kind: string, name: string): boolean {
    return this.all.has(`${game}/${kind}/${name}`)
  }

  add(game: string, kind: string, name: string): void {
    const done = `${game}/${kind}/${name}`
    if (this.all.has(done)) return
    this.keep([done])
    if (prefs.session) void api.learnt([done]).catch(() => undefined)
  }

  /** Put together what this device and the account remember; without an account, or without a line, what is here stays. */
  async load(): Promise<void> {
    if (!prefs.session) return
    try {
      // whoever loads in an effect does not wait for its own answer
      this.keep(await api.learnt([...untrack(() => this.all)]))
    } catch {
      // offline: sent with the next look
    }
  }

  private keep(done: readonly string[]): void {
    this.all = new Set([...this.all, ...done])
    keep(KEY, [...this.all])
  }
}

export const learnt = new Learnt()
