import { api } from './api'
import { keep, kept } from './kept'
import { prefs } from './prefs.svelte'
import type { KeptList } from './protocol'

/** A squad or deck kept by this browser; `sent` once the account has it too. */
export interface Kept extends KeptList {
  sent?: boolean
}

const KEY = 'cantina-lists'
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/**
 * What the account keeps and what this browser keeps, as one: the newer of two wins, what a guest made goes along,
 * and what was deleted on another device goes here too.
 */
export function merged(here: readonly Kept[], there: readonly KeptList[]): { all: Kept[]; send: Kept[] } {
  const byId = new Map<string, Kept>(there.map((each) => [each.id, { ...each, sent: true }]))
  const send: Kept[] = []
  for (const own of here) {
    const other = byId.get(own.id)
    if (other ? own.changed > other.changed && !own.sent : !own.sent) {
      byId.set(own.id, own)
      send.push(own)
    }
  }
  return { all: [...byId.values()].sort((a, b) => b.changed - a.changed), send }
}

/** The squads and decks of whoever sits here. */
class Lists {
  all = $state.raw<readonly Kept[]>(kept<Kept[]>(KEY, []))

  of(game: string): Kept[] {
    return this.all.filter((each) => each.game === game)
  }

  find(id: string): Kept | undefined {
    return this.all.find((each) => each.id === id)
  }

  /** Fetch what the account keeps; without an account, or without a line, what is here stays. */
  async load(): Promise<void> {
    if (!prefs.session) return
    try {
      const there = await api.lists()
      // read only now: what was kept meanwhile counts, and whoever loads in an effect does not wait for its own answer
      const { all, send } = merged(this.all, there)
      this.put(all)
      for (const each of send) await this.send(each)
    } catch {
      // offline: sent later
    }
  }

  async keep(game: string, id: string, name: string, list: unknown): Promise<void> {
    const kept: Kept = { id, game, name, list: list as Kept['list'], changed: Date.now() / 1000 }
    this.put([kept, ...this.all.filter((each) => each.id !== id)])
    if (prefs.session) await this.send(kept).catch(() => undefined)
  }

  async drop(id: string): Promise<void> {
    this.put(this.all.filter((each) => each.id !== id))
    if (prefs.session) await api.dropList(id).catch(() => undefined)
  }

  private async send(kept: Kept): Promise<void> {
    await api.keepList(kept)
    this.put(this.all.map((each) => (each.id === kept.id && each.changed === kept.changed ? { ...each, sent: true } : each)))
  }

  private put(all: readonly Kept[]): void {
    this.all = all
    keep(KEY, all)
  }
}

export const lists = new Lists()
