import type { Blocked, OpenAsk, Option, Text } from './protocol'

/** How a thing on the board looks while an ask is open. */
export type Glow = 'available' | 'hovered' | 'selected' | 'blocked' | null

/** The options of an ask by the thing they lie on. */
export function byPlace(ask: OpenAsk | null): Map<string, Option[]> {
  const places = new Map<string, Option[]>()
  for (const option of ask?.options ?? []) {
    if (option.at === undefined || option.at === null) continue
    const there = places.get(option.at)
    if (there) there.push(option)
    else places.set(option.at, [option])
  }
  return places
}

export function blockedByPlace(ask: OpenAsk | null): Map<string, Blocked> {
  const places = new Map<string, Blocked>()
  for (const refused of ask?.blocked ?? []) {
    if (refused.at && !places.has(refused.at)) places.set(refused.at, refused)
  }
  return places
}

/**
 * The one place that carries several options, such as the ship that acts. Its options read
 * better as buttons; where several places are crowded, each opens its own small menu instead.
 */
export function crowded(places: ReadonlyMap<string, Option[]>): string | null {
  const found = [...places].filter(([, options]) => options.length > 1)
  return found.length === 1 ? found[0]![0] : null
}

/** The options that need a button: without a place, on a place not drawn, or on the crowded one. */
export function buttons(ask: OpenAsk | null, drawn: ReadonlySet<string>, crowd: string | null): Option[] {
  return (ask?.options ?? []).filter((option) => !option.at || !drawn.has(option.at) || option.at === crowd)
}

/** Add a key to a selection or take it out, never beyond what the ask takes. */
export function toggled(chosen: readonly string[], key: string, most: number): string[] {
  if (chosen.includes(key)) return chosen.filter((other) => other !== key)
  if (most === 1) return [key]
  return chosen.length < most ? [...chosen, key] : [...chosen]
}

/** Is this selection complete enough to be sent? */
export function enough(ask: OpenAsk, chosen: readonly string[]): boolean {
  return chosen.length >= (ask.least ?? 1) && chosen.length <= (ask.most ?? 1)
}

/** What an option says: a bare "yes" or "no" to an effect says the effect, or that it is left. */
export function meaning(ask: OpenAsk | null, option: Option): Text {
  // elsewhere "yes" may mean to prevent what the question speaks of
  const effect = ask?.prompt.id.endsWith('-ask-may') ? ask.prompt.args?.effect : undefined
  if (!effect || typeof effect !== 'object' || Array.isArray(effect)) return option.label
  if (option.key === 'yes') return effect
  return option.key === 'no' ? { id: 'web-ask-leave' } : option.label
}

/** A whole per cent with honest ends: never 0 or 100 for what is merely unlikely or likely. */
export function inPercent(chance: number): Text {
  const edge = chance > 0 && chance < 0.01 ? 'low' : chance < 1 && chance > 0.99 ? 'high' : 'none'
  return { id: 'core-percent', args: { percent: Math.round(chance * 100), edge } }
}

/** The chances of everybody in whole per cents that add up to a hundred, as those of one bar must. */
export function inPercents(chances: readonly number[]): Text[] {
  const whole = chances.reduce((sum, chance) => sum + chance, 0) || 1
  const exact = chances.map((chance) => (chance / whole) * 100)
  const percents = exact.map(Math.floor)
  // what rounding down left over goes to those who lost most by it
  const byLoss = exact.map((_, index) => index).sort((one, two) => exact[two]! - percents[two]! - (exact[one]! - percents[one]!) || one - two)
  for (const index of byLoss.slice(0, 100 - percents.reduce((sum, percent) => sum + percent, 0))) percents[index]! += 1
  return chances.map((chance, index) => {
    const { args } = inPercent(chance)
    return { id: 'core-percent', args: { ...args, percent: percents[index]! } }
  })
}
