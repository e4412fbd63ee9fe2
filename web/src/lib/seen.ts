/** How far one has looked at each table, so that coming back tells what happened since. */
import { kept, keepLatest } from './kept'

const KEY = 'cantina-seen'
const KEPT = 60

/** The first event of a table that was not looked at; nothing for a table never visited. */
export function seenAt(table: string): number | undefined {
  return kept<Record<string, number>>(KEY, {})[table]
}

/** Remember how far one has looked; only the tables visited last are kept. */
export function look(table: string, next: number): void {
  keepLatest(KEY, table, next, KEPT)
}
