import { destiny } from './destiny'
import type { Game } from './game'
import { plainGame } from './generic'
import { outerRim } from './outer-rim'
import { xWing } from './x-wing'

/** The games with a board of their own, in the order the home page shows them. */
export const GAMES: readonly Game[] = [outerRim, xWing, destiny]

/** A game by its name; any other game is played on the plain board. */
export function gameOf(name: string): Game {
  return GAMES.find((game) => game.name === name) ?? plainGame
}

export function isDrawn(name: string): boolean {
  return GAMES.some((game) => game.name === name)
}

/** Which game a rule speaks of, by its first letters. */
export function gameOfRule(rule: string): string | null {
  const prefix = rule.split('-')[0] ?? ''
  return GAMES.find((game) => game.rules === prefix)?.name ?? null
}

/** The turn or round a sentence opens. */
export function opening(id: string): 'turn' | 'round' | null {
  return GAMES.find((game) => game.opens[id])?.opens[id] ?? null
}

export function opensPhase(id: string): boolean {
  return GAMES.some((game) => game.phases?.includes(id))
}
