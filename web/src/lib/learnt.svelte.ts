/** What was learnt on this device: the lessons and puzzles that were finished. */
const KEY = 'cantina-learnt'

function stored(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

class Learnt {
  private all = $state.raw<ReadonlySet<string>>(new Set(typeof localStorage === 'undefined' ? [] : stored()))

  has(game: string, kind: string, name: string): boolean {
    return this.all.has(`${game}/${kind}/${name}`)
  }

  add(game: string, kind: string, name: string): void {
    this.all = new Set([...this.all, `${game}/${kind}/${name}`])
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.all]))
    } catch {
      // a browser that keeps nothing still teaches; it only forgets
    }
  }
}

export const learnt = new Learnt()
