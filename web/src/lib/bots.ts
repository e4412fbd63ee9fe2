/** The opponent of a quick game: the steady bot where the game has one. */
export function quickBot(bots: readonly string[]): string {
  return bots.includes('greedy') ? 'greedy' : (bots[0] ?? 'random')
}
