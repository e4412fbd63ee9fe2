import type { Analysis, Costly, Text } from './protocol'

/** A swing of a chance in whole per cent, with its sign. */
export function swing(amount: number): Text {
  const percent = Math.round(Math.abs(amount) * 100)
  return { id: 'core-analysis-swing', args: { percent, sign: percent === 0 ? 'same' : amount > 0 ? 'more' : 'less' } }
}

/** The chances of a seat over the match: before every decision, and at the end. */
export function curve(found: Analysis, seat: number): number[] {
  return [...found.decisions.map((each) => each.before), found.final].map((chances) => Math.round((chances[seat] ?? 0) * 1000) / 10)
}

export interface Force {
  kind: 'luck' | 'choice' | 'rest'
  /** Whose answers. */
  seat: number
  amount: number
}

/** What moved a seat's chance from the first decision to the end; together it is the whole way. */
export function forces(found: Analysis, seat: number): Force[] {
  const answers = found.final.map((_, other) =>
    found.decisions.filter((each) => each.seat === other).reduce((sum, each) => sum + (each.after[seat] ?? 0) - (each.before[seat] ?? 0), 0),
  )
  const others = answers.map((amount, other): Force => ({ kind: 'choice', seat: other, amount })).filter((each) => each.seat !== seat)
  const rest = found.rest?.[seat] ?? 0
  return [
    { kind: 'luck', seat, amount: found.luck[seat] ?? 0 },
    { kind: 'choice', seat, amount: answers[seat] ?? 0 },
    ...others,
    ...(Math.abs(rest) >= 0.005 ? [{ kind: 'rest' as const, seat, amount: rest }] : []),
  ]
}

/** What a costly answer gave away: what lies between the two chances as they are shown. */
export const cost = (one: Costly) => (Math.round(one.best * 100) - Math.round(one.chance * 100)) / 100

/** A loss of a tenth of the match and more is grave. */
export const isGrave = (one: Costly) => cost(one) >= 0.1
