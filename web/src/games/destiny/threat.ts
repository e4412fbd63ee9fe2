import { readSide } from './sides'
import type { DieView } from './view'

/** Damage of one kind that lies up in a pool. */
export interface Threat {
  symbol: string
  value: number
  /** Resources its owner would pay for all of it. */
  cost: number
  /** Some value depends on what happens then. */
  open: boolean
}

const DAMAGE = ['MD', 'RD', 'ID']

/** The damage a pool would deal if all of it were resolved; plus sides count only with a die to ride on. */
export function threats(pool: readonly DieView[]): Threat[] {
  const sides = pool.map((die) => readSide(die.side ?? '-'))
  return DAMAGE.flatMap((symbol) => {
    const same = sides.filter((side) => side.symbol === symbol)
    if (!same.some((side) => !side.modifier)) return []
    return [{
      symbol,
      value: same.reduce((sum, side) => sum + (Number(side.value) || 0), 0),
      cost: same.reduce((sum, side) => sum + side.cost, 0),
      open: same.some((side) => side.value === 'X'),
    }]
  })
}
