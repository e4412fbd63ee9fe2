/** The opponent of a quick game: the normal level where the game has levels. */
export function quickBot(bots: readonly string[]): string {
  return bots.includes('normal') ? 'normal' : (bots[0] ?? 'random')
}
