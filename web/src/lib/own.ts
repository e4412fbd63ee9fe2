import { api } from './api'
import { prefs } from './prefs.svelte'
import type { TableInfo } from './protocol'

/** A table of one's own, with the seat one holds there. */
export interface Own {
  table: TableInfo
  seat: number | null
}

/** Whether the table waits for the seat. */
export function isWaiting({ table, seat }: Own): boolean {
  return table.state === 'running' && seat !== null && (table.waiting ?? []).includes(seat)
}

/** The one waiting for you first, then what can be played on, then the newest. */
export function inOrder(tables: readonly Own[]): Own[] {
  const rank = (own: Own) => (isWaiting(own) ? 0 : own.table.state === 'finished' || own.table.outdated ? 2 : 1)
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.table.created - a.table.created)
}

/** Seats of the account and seats this browser holds, each table once. */
export function joined(account: readonly Own[], browser: readonly Own[]): Own[] {
  const known = new Set(account.map((own) => own.table.id))
  return inOrder([...account, ...browser.filter((own) => !known.has(own.table.id))])
}

/** One's tables, wherever they were begun; what cannot be reached is left out. */
export async function ownTables(most: number): Promise<Own[]> {
  const held = Object.entries(prefs.seats).slice(-most)
  const [account, browser] = await Promise.all([
    api.mine().catch(() => []),
    Promise.all(held.map(([id, { seat }]) => api.table(id).then((table): Own => ({ table, seat }), () => null))),
  ])
  return joined(account, browser.filter((own) => own !== null))
}
