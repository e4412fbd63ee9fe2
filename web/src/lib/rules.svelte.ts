import { gameOfRule } from '../games/registry'
import { api } from './api'
import { fluent } from './fluent.svelte'
import type { RuleEntry } from './protocol'

class RulesDrawer {
  /** The paragraphs open beside the log, where there is a log to stand beside. */
  open = $state.raw<readonly string[]>([])
  attached = $state(false)
  /** The game on the table, for rules whose letters nobody knows. */
  game: string | null = null
  private shelves = new Map<string, Promise<RuleEntry[]>>()

  shelf(game: string): Promise<RuleEntry[]> {
    const place = `${fluent.language}/${game}`
    let shelf = this.shelves.get(place)
    if (!shelf) {
      shelf = api.rules(game, fluent.language)
      shelf.catch(() => this.shelves.delete(place))
      this.shelves.set(place, shelf)
    }
    return shelf
  }

  async find(rule: string): Promise<RuleEntry | null> {
    const game = gameOfRule(rule) ?? this.game
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
