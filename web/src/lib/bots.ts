import { kindAndRest } from './apart'
import { fluent } from './fluent.svelte'

/** The opponent of a quick game: the normal level where the game has levels. */
export function quickBot(bots: readonly string[]): string {
  return bots.includes('normal') ? 'normal' : (bots[0] ?? 'random')
}

/** What a bot is called: its level, and its manner if it has one (`hard:careful`). */
export function botName(bot: string): string {
  return fluent.t('web-bot-named', { bot: bot.replace(':', '-') })
}

/** The levels from the weakest to the strongest; a manner stands beside its level. */
const LEVELS = ['random', 'easy', 'greedy', 'normal', 'hard', 'ace']
const rank = (bot: string) => {
  const level = LEVELS.indexOf(kindAndRest(bot)[0])
  return level < 0 ? LEVELS.length : level
}

/** Bots in the order in which one grows out of them; what this house does not know comes last. */
export function byStrength(bots: readonly string[]): string[] {
  return [...bots].sort((one, two) => rank(one) - rank(two))
}

/** How a bot plays, in a sentence. */
export function aboutBot(bot: string): string {
  return fluent.t('web-bot-about', { bot: bot.replace(':', '-') })
}
