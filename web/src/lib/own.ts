import { api } from './api'
import { prefs } from './prefs.svelte'
import type { Argument, TableInfo, Text } from './protocol'

/** A table of one's own, with the seat one holds there. */
export interface Own {
  table: TableInfo
  seat: number | null
}

/** Whether the table waits for the seat. */
export function isWaiting({ table, seat }: Own): boolean {
  return table.state === 'running' && seat !== null && (table.waiting ?? []).includes(seat)
}

/** How many seconds are left for the move that is waited for, where days are counted: one's own, or the next of the others. */
export function secondsLeft(own: Own): number | null {
  const left = own.table.left ?? {}
  const mine = isWaiting(own) ? left[String(own.seat)] : undefined
  const soonest = mine ?? Math.min(...Object.values(left))
  return Number.isFinite(soonest) ? soonest : null
}

/** The one waiting for you first (the least time before others), then what can be played on, then the newest. */
export function inOrder(tables: readonly Own[]): Own[] {
  const rank = (own: Own) => (isWaiting(own) ? 0 : own.table.state === 'finished' || own.table.outdated ? 2 : 1)
  const time = (own: Own) => secondsLeft(own) ?? Number.MAX_VALUE
  return [...tables].sort((a, b) => rank(a) - rank(b) || time(a) - time(b) || b.table.created - a.table.created)
}

/** A sentence about a table with the names of its people, as far as they have one. */
export function withNames(text: Text, seats: TableInfo['seats']): Text {
  if (!text.args) return text
  const named = (value: Argument): Argument => {
    if (Array.isArray(value)) return value.map((part) => withNames(part as Text, seats)) as Argument
    if (typeof value !== 'object' || value === null) return value
    const part = value as Text
    const name = part.id === 'core-seat' ? seats[Number(part.args?.number) - 1]?.name : undefined
    return name ?? withNames(part, seats)
  }
  return { ...text, args: Object.fromEntries(Object.entries(text.args).map(([key, value]) => [key, named(value)])) }
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
