import { gameOf } from '../games/registry'
import { kindAndRest } from './apart'
import type { Option } from './protocol'
import type { Table } from './table.svelte'

/** Answers that end a turn or decline: the last of the list, and never under the first key. */
const ENDS = /^(done|pass|end|none|stop|nothing|no|skip|finish|leave)$/

export function isEnd(option: Option): boolean {
  return ENDS.test(option.key)
}

/** What an option says of itself where taking it would change nothing. */
const IDLE = /-note-changes-nothing$/

/** The same options, those that would change nothing after those that do, and what ends something last. */
export function endsLast(options: readonly Option[]): Option[] {
  const place = (option: Option) => (isEnd(option) ? 2 : IDLE.test(option.note?.id ?? '') ? 1 : 0)
  return [...options].sort((one, two) => place(one) - place(two))
}

/**
 * Whether an answer spends or commits: it is chosen first and taken second. Each game names the frequent
 * answers that do neither; of a game the page was not built with nothing is known.
 */
export function commits(table: Table, option: Option): boolean {
  const ask = table.ask
  const { harmless } = gameOf(table.info?.game ?? '')
  if (!harmless || ask?.kind !== 'one' || (ask.options?.length ?? 0) < 2) return false
  return ![ask.prompt.id, option.label.id].some((id) => harmless.includes(id))
}

/** What choosing a thing does, in one word, where all its options do the same. */
export function verbOf(table: Table, options: readonly Option[]): string | undefined {
  const prompt = table.ask?.prompt.id ?? ''
  const { verbs } = gameOf(table.info?.game ?? '')
  const found = new Set(options.map((option) => verbs[kindAndRest(option.key)[0]] ?? verbs[prompt]))
  return found.size === 1 ? [...found][0] : undefined
}
