import { manyKey } from '../../lib/choosing.svelte'

/** Credits change hands in thousands. */
export const STEP = 1000

export type Part = 'give' | 'take' | 'credits'

const PARTS: Record<string, Part> = {
  'or-ask-trade-give': 'give',
  'or-ask-trade-take': 'take',
  'or-ask-trade-credits': 'credits',
}
const ORDER: Part[] = ['give', 'take', 'credits']

/** Which part of an offer a question asks for; null where it asks for something else. */
export function partOf(prompt: string | undefined): Part | null {
  return PARTS[prompt ?? ''] ?? null
}

/**
 * An offer while it is put together. The rules ask for it in three questions; the trays build it as a
 * whole, and once it is made each question is answered as it comes.
 */
export class Offer {
  given = $state.raw<string[]>([])
  wanted = $state.raw<string[]>([])
  /** Credits that are given; negative ones are asked for. */
  paid = $state(0)
  made = $state(false)

  get empty(): boolean {
    return this.given.length === 0 && this.wanted.length === 0 && this.paid === 0
  }

  reset(): void {
    this.given = []
    this.wanted = []
    this.paid = 0
    this.made = false
  }

  /** Put a card on the table, or take it back. */
  move(card: string, part: 'give' | 'take'): void {
    const flip = (cards: string[]) => (cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card])
    if (part === 'give') this.given = flip(this.given)
    else this.wanted = flip(this.wanted)
  }

  /** Raise or lower the credits by a thousand, between all they have and all you have. */
  pay(by: 1 | -1, mine: number, theirs: number): void {
    const whole = (credits: number) => Math.floor(credits / STEP) * STEP
    this.paid = Math.max(-whole(theirs), Math.min(whole(mine), this.paid + by * STEP))
  }

  /** The answer to a question of the rules; null while the offer is not made. */
  answerTo(prompt: string | undefined): string | null {
    const part = partOf(prompt)
    if (!this.made || part === null) return null
    if (part === 'give') return manyKey(this.given)
    if (part === 'take') return manyKey(this.wanted)
    this.made = false
    return String(this.paid)
  }
}

/** Parts already told to the rules cannot be changed any more. */
export function isOpen(part: Part, asked: Part | null): boolean {
  return asked !== null && ORDER.indexOf(part) >= ORDER.indexOf(asked)
}
