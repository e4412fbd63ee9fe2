import { api } from '../lib/api'
import { fluent } from '../lib/fluent.svelte'
import type { Text } from '../lib/protocol'
import { gameOf, isDrawn } from './registry'

class Titles {
  private told = $state.raw<Record<string, Text>>({})
  private asked = false

  /** What a game is called; a game from outside is called as its server says. */
  of(game: string): string {
    if (isDrawn(game) || game === '') return fluent.t(gameOf(game).title)
    const title = this.told[game]
    if (!title) void this.ask()
    return title ? fluent.say(title) : ''
  }

  private async ask(): Promise<void> {
    if (this.asked) return
    this.asked = true
    const games = await api.games().catch(() => [])
    await Promise.all(games.filter((game) => !isDrawn(game.name)).map((game) => fluent.add(game.name)))
    this.told = Object.fromEntries(games.map((game) => [game.name, game.title]))
  }
}

export const titles = new Titles()
