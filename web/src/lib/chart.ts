/** About four evenly spaced whole numbers from nought, in steps people count in: 1, 2, 5, 10, 20 … */
export function ticksUpTo(top: number): number[] {
  const rough = Math.max(1, top / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step)
}
