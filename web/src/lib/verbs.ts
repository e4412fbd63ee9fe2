import { gameOf } from '../games/registry'
import type { Option } from './protocol'
import type { Table } from './table.svelte'

/** Answers that end a turn or decline: the last of the list, and never under the first key. */
const ENDS = /^(done|pass|end|none|stop|nothing|no|skip|finish|leave)$/

export function isEnd(option: Option): boolean {
  return ENDS.test(option.key)
}

/** The same options, those that end something last. */
export function endsLast(options: readonly Option[]): Option[] {
  return [...options.filter((option) => !isEnd(option)), ...options.filter(isEnd)]
}

/** What choosing a thing does, in one word, where all its options do the same. */
export function verbOf(table: Table, options: readonly Option[]): string | undefined {
  const prompt = table.ask?.prompt.id ?? ''
  const { verbs } = gameOf(table.info?.game ?? '')
  const found = new Set(options.map((option) => verbs[option.key.split(':')[0]!] ?? verbs[prompt]))
  return found.size === 1 ? [...found][0] : undefined
}
