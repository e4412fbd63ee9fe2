import { api } from './api'
import type { RuleEntry } from './protocol'

/** Which game a rule id speaks of, by its first letters. */
const PREFIXES: Record<string, string> = { OR: 'outer-rim', XW: 'x-wing', DS: 'destiny' }

export function gameOfRule(rule: string): string | null {
  return PREFIXES[rule.split('-')[0] ?? ''] ?? null
}

class RulesDrawer {
  /** The paragraphs open beside the log, where there is a log to stand beside. */
  open = $state.raw<readonly string[]>([])
  attached = $state(false)
  private shelves = new Map<string, Promise<RuleEntry[]>>()

  shelf(game: string): Promise<RuleEntry[]> {
    let shelf = this.shelves.get(game)
    if (!shelf) {
      shelf = api.rules(game)
      shelf.catch(() => this.shelves.delete(game))
      this.shelves.set(game, shelf)
    }
    return shelf
  }

  async find(rule: string): Promise<RuleEntry | null> {
    const game = gameOfRule(rule)
    if (!game) return null
    return (await this.shelf(game)).find((paragraph) => paragraph.id === rule) ?? null
  }
}

export const rules = new RulesDrawer()

/** Show paragraphs in place if the page has room for it; false: follow the link. */
export function openRule(found: string | readonly string[]): boolean {
  if (!rules.attached) return false
  rules.open = typeof found === 'string' ? [found] : found
  return true
}
