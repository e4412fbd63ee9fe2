/** About four evenly spaced whole numbers from nought, in steps people count in: 1, 2, 5, 10, 20 … */
export function ticksUpTo(top: number): number[] {
  const rough = Math.max(1, top / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step)
}

/** Two numbers on an axis stand at least so far apart, in pixels. */
const APART = 30

/**
 * The numbers written below a row of values: in steps people count in, each where its turn or round begins,
 * and none so near another that they read as one. `at` says where a value stands, in pixels.
 */
export function numbered(labels: readonly (string | number)[], at: (index: number) => number, apart = APART): { index: number; number: number }[] {
  const numbers = labels.map((label) => (label === '' ? NaN : Number(label)))
  const [first, last] = [numbers[0] ?? 0, Math.max(...numbers.filter((each) => !Number.isNaN(each)))]
  for (let power = 1; power <= Math.max(1, last); power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) {
      const found = multiples(first, last, step).map((number) => ({ number, index: numbers.findIndex((each) => each >= number) }))
      // where nothing stands between two numbers the later one is written
      const kept = found.filter((each, place) => each.index !== found[place + 1]?.index)
      if (kept.every((each, place) => place === 0 || at(each.index) - at(kept[place - 1]!.index) >= apart)) return kept
    }
  }
  return labels.length > 0 ? [{ index: 0, number: first }] : []
}

function multiples(first: number, last: number, step: number): number[] {
  const from = Math.ceil(first / step)
  return Array.from({ length: Math.max(0, Math.floor(last / step) - from + 1) }, (_, index) => (from + index) * step)
}
