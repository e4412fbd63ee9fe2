/** What this browser keeps under a name; `none` where it keeps nothing, or nothing that can be read. */
export function kept<T extends object>(key: string, none: T): T {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
    return found && Array.isArray(found) === Array.isArray(none) ? found : none
  } catch {
    return none
  }
}

/** Keep something; a browser that keeps nothing goes on without. */
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // it only forgets
  }
}

/** Keep one more entry, the latest; of all of them only so many stay. */
export function keepLatest<T>(key: string, name: string, value: T, most: number): void {
  const { [name]: _before, ...others } = kept<Record<string, T>>(key, {})
  keep(key, Object.fromEntries([...Object.entries(others).slice(1 - most), [name, value]]))
}
