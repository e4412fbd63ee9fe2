import type { IconName } from '../../lib/icon-names'

/** One side of a Destiny die, read from its short text: `2melee`, `+2ranged`, `1shield`, `special`. */
export interface Side {
  value: number | null
  modifier: boolean
  symbol: string
}

const SYMBOLS: Record<string, IconName> = {
  melee: 'ds-melee',
  ranged: 'ds-ranged',
  indirect: 'ds-indirect',
  shield: 'ds-shield',
  resource: 'ds-resource',
  disrupt: 'ds-disrupt',
  discard: 'ds-discard',
  focus: 'ds-focus',
  special: 'ds-special',
  blank: 'ds-blank',
}

export function readSide(text: string): Side {
  const match = /^(\+?)(\d+|X)?\s*([a-z]+)/i.exec(text)
  if (!match) return { value: null, modifier: false, symbol: 'blank' }
  return {
    modifier: match[1] === '+',
    value: match[2] === undefined || match[2] === 'X' ? null : Number(match[2]),
    symbol: match[3]!.toLowerCase(),
  }
}

export function symbolIcon(symbol: string): IconName {
  return SYMBOLS[symbol] ?? 'ds-special'
}

/** The corner shape that stands beside each card colour. */
export const CORNERS: Record<string, string> = {
  blue: 'M9 36.8a3.2 3.2 0 1 0 .01 0z',
  red: 'M9 36.2l3.6 6.6H5.4z',
  yellow: 'M9 36l4 4-4 4-4-4z',
  gray: 'M6 37h6v6H6z',
}
