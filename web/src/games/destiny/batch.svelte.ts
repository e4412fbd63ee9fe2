import { manyKey } from '../../lib/choosing.svelte'
import type { OpenAsk } from '../../lib/protocol'
import { readSide } from './sides'
import type { DieView } from './view'

const RESOLVE = /^resolve:(\d+)$/
const SAME_TARGET = new Set(['ds-ask-damage', 'ds-ask-shields'])

/** The dice a question would resolve, by the symbol that lies up. */
export function resolvable(ask: OpenAsk | null): number[] {
  return (ask?.options ?? []).flatMap((option) => {
    const die = RESOLVE.exec(option.key)?.[1]
    return die === undefined ? [] : [Number(die)]
  })
}

const symbolOf = (die: DieView) => readSide(die.side ?? '-').symbol

/** The dice that can go together with a die: those of its symbol, and plus dice that ride on it. */
export function together(pool: readonly DieView[], able: readonly number[], die: DieView): DieView[] {
  const symbol = symbolOf(die)
  return pool.filter((other) => {
    const side = readSide(other.side ?? '-')
    if (able.includes(other.id)) return side.symbol === symbol
    return side.modifier && side.symbol === symbol && symbol !== 'Sp'
  })
}

export interface Sum {
  symbol: string
  value: number
  cost: number
  /** Some value depends on what happens then. */
  open: boolean
}

export function sumOf(dice: readonly DieView[]): Sum | null {
  if (dice.length === 0) return null
  const sides = dice.map((die) => readSide(die.side ?? '-'))
  return {
    symbol: sides[0]!.symbol,
    value: sides.reduce((sum, side) => sum + (Number(side.value) || 0), 0),
    cost: sides.reduce((sum, side) => sum + side.cost, 0),
    open: sides.some((side) => side.value === 'X'),
  }
}

/**
 * Several dice resolved at once. The rules resolve them one by one; this answers for the player as
 * long as the answers follow from the dice chosen: the next die, the plus dice, the same target.
 */
export class Batch {
  /** Dice chosen in the pool, base and plus dice alike. */
  chosen = $state.raw<number[]>([])
  running = $state(false)
  private target: string | null = null

  toggle(die: DieView, pool: readonly DieView[], able: readonly number[]): void {
    const group = new Set(together(pool, able, die).map((each) => each.id))
    const kept = this.chosen.filter((id) => group.has(id))
    this.chosen = kept.includes(die.id) ? kept.filter((id) => id !== die.id) : [...kept, die.id]
  }

  stop(): void {
    this.chosen = []
    this.running = false
    this.target = null
  }

  /** Note what the player answered, so that the next die is given the same target. */
  said(prompt: string, key: string): void {
    if (this.running && SAME_TARGET.has(prompt)) this.target = key
  }

  /** The answer to a question while the dice are being resolved; null leaves it to the player. */
  answerTo(ask: OpenAsk | null): string | null {
    if (!this.running || !ask) return null
    const keys = (ask.options ?? []).map((option) => option.key)
    const prompt = ask.prompt.id
    if (prompt === 'ds-ask-modifiers') {
      const plus = this.chosen.filter((die) => keys.includes(String(die)))
      this.chosen = this.chosen.filter((die) => !plus.includes(die))
      return manyKey(plus.map(String))
    }
    if (prompt === 'ds-ask-action' || prompt === 'ds-ask-additional' || prompt === 'ds-ask-resolve-next') {
      const next = this.chosen.find((die) => keys.includes(`resolve:${die}`))
      if (next === undefined) {
        const over = prompt === 'ds-ask-resolve-next'
        this.stop()
        return over ? 'stop' : null
      }
      this.chosen = this.chosen.filter((die) => die !== next)
      return `resolve:${next}`
    }
    return SAME_TARGET.has(prompt) && this.target !== null && keys.includes(this.target) ? this.target : null
  }
}
