import { meaning } from './asks'
import { say, t } from './fluent.svelte'
import type { OpenAsk } from './protocol'

/** An answer in words; of several things, all of them. A free answer has none. */
export function inWords(ask: OpenAsk, key: string): string {
  if (ask.kind === 'many' && key === 'none') return t('web-ask-choose-none')
  const parts = ask.kind === 'many' ? key.split('+') : [key]
  return (ask.options ?? []).filter((option) => parts.includes(option.key)).map((option) => say(meaning(ask, option))).join(', ')
}
