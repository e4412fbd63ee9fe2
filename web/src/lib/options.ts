import { words } from '../games/generic/outline'
import { gameOf } from '../games/registry'
import { fluent } from './fluent.svelte'

/** The ids an option of a game is written with: its name, its one-line consequence, its choices. */
export function optionIds(game: string, option: string, choice?: string | number): { name: string; hint: string } {
  const stem = `web-option-${game}-${option}${choice === undefined ? '' : `-${choice === '' ? 'none' : choice}`}`
  const id = stem.replaceAll('_', '-').toLowerCase()
  return { name: id, hint: `${id}-hint` }
}

export function optionName(game: string, option: string, choice?: string | number): string {
  const { name } = optionIds(game, option, choice)
  if (fluent.has(name)) return fluent.t(name)
  const shared = gameOf(game).choiceWords?.[option]
  if (shared && choice !== undefined) return fluent.t(shared, { [option]: choice })
  return words(choice === undefined ? option : String(choice) || '–')
}

export function optionHint(game: string, option: string): string {
  const { hint } = optionIds(game, option)
  return fluent.has(hint) ? fluent.t(hint) : ''
}
