/** How far one has looked at each table, so that coming back tells what happened since. */

const KEY = 'cantina-seen'
const KEPT = 60

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** The first event of a table that was not looked at; nothing for a table never visited. */
export function seenAt(table: string): number | undefined {
  return typeof localStorage === 'undefined' ? undefined : read()[table]
}

/** Remember how far one has looked; only the tables visited last are kept. */
export function look(table: string, next: number): void {
  if (typeof localStorage === 'undefined') return
  const { [table]: _before, ...others } = read()
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [table, next]])))
  } catch {
    // a browser that keeps nothing tells no more than the log does
  }
}
