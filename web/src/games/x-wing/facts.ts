import type { Option, Text } from '../../lib/protocol'

const WORDS: Record<string, string> = {
  'xw-option-focus': 'web-xw-fact-focus',
  'xw-option-evade': 'web-xw-fact-evade',
  'xw-option-lock': 'web-xw-fact-lock',
  'xw-option-boost': 'web-xw-fact-boost',
  'xw-option-barrel-roll': 'web-xw-fact-barrel-roll',
  'xw-option-pass-action': 'web-xw-fact-pass-action',
  'xw-option-pass-attack': 'web-xw-fact-pass-attack',
  'xw-option-done': 'web-xw-fact-done',
}

/** What an answer brings, in a few words. */
export function facts(option: Option): Text[] {
  const word = WORDS[option.label.id.replace(/-roll-(left|right).*$/, '-barrel-roll').replace(/-boost-along$/, '-boost')]
  return word ? [{ id: word }] : []
}
