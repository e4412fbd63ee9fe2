import { meaning } from './asks'
import { say, t } from './fluent.svelte'
import type { Table } from './table.svelte'
import { verbOf } from './verbs'

/** An answer in words, with what is done to the things it names; of several things, all of them. A free answer has none. */
export function inWords(table: Table, key: string): string {
  const { ask } = table
  if (!ask) return ''
  if (ask.kind !== 'many') return ask.kind === 'free' ? '' : named(table, [key])
  const verb = verbOf(table, ask.options ?? [])
  if (key === 'none') return t(verb === 'shuffle' ? 'web-ask-keep-all' : 'web-ask-choose-none')
  const names = named(table, key.split('+'))
  return verb ? t('web-ask-confirm-verb', { verb: t('web-verb', { verb }), count: names }) : names
}

function named({ ask }: Table, keys: readonly string[]): string {
  return (ask?.options ?? []).filter((option) => keys.includes(option.key)).map((option) => say(meaning(ask, option))).join(', ')
}
