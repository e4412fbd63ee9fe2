import type { IconName } from '../../lib/icon-names'

/** One side of a Destiny die, read from its short text: `2MD`, `+2RD1`, `Sp`, `XRD`, `-`. */
export interface Side {
  value: string
  modifier: boolean
  symbol: string
  cost: number
}

const SYMBOLS: Record<string, { icon: IconName; word: string }> = {
  MD: { icon: 'ds-melee', word: 'web-ds-melee' },
  RD: { icon: 'ds-ranged', word: 'web-ds-ranged' },
  ID: { icon: 'ds-indirect', word: 'web-ds-indirect' },
  Sh: { icon: 'ds-shield', word: 'web-ds-shield' },
  R: { icon: 'ds-resource', word: 'web-ds-resource' },
  Dr: { icon: 'ds-disrupt', word: 'web-ds-disrupt' },
  Dc: { icon: 'ds-discard', word: 'web-ds-discard' },
  F: { icon: 'ds-focus', word: 'web-ds-focus' },
  Sp: { icon: 'ds-special', word: 'web-ds-special' },
  '*': { icon: 'ds-modifier', word: 'web-ds-any' },
  '-': { icon: 'ds-blank', word: 'web-ds-blank' },
}

export function readSide(code: string): Side {
  const match = /^(\+?)(X|\d*)(MD|RD|ID|Sh|Sp|R|Dr|Dc|F|\*)(\d*)$/.exec(code)
  if (!match) return { value: '', modifier: false, symbol: '-', cost: 0 }
  return { modifier: match[1] === '+', value: match[2]!, symbol: match[3]!, cost: Number(match[4] || 0) }
}

export const symbolIcon = (symbol: string): IconName => SYMBOLS[symbol]?.icon ?? 'ds-special'
export const symbolWord = (symbol: string): string => SYMBOLS[symbol]?.word ?? 'web-ds-special'

/** The price of a side, drawn and not written: the words for a die say it (WCAG 2.5.3 wants written words in them as they stand). */
export const PRICES: Record<number, string> = {
  1: 'M-1.8 -2.2 0.6 -3.8V3.8',
  2: 'M-2.2 -1.8C-2.2 -4.8 2.2 -4.8 2.2 -1.9 2.2 0 -2.2 1.8 -2.2 3.7H2.4',
  3: 'M-2.2 -3.7H2.1L-.3 -.7C3.2 -.7 2.9 3.8 -.2 3.8 -1.3 3.8 -2.1 3.2 -2.4 2.3',
}

/** The corner shape that stands beside each card colour. */
export const CORNERS: Record<string, string> = {
  blue: 'M9 36.8a3.2 3.2 0 1 0 .01 0z',
  red: 'M9 36.2l3.6 6.6H5.4z',
  yellow: 'M9 36l4 4-4 4-4-4z',
  gray: 'M6 37h6v6H6z',
}
