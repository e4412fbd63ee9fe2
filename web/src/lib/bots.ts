import { fluent } from './fluent.svelte'

/** The opponent of a quick game: the normal level where the game has levels. */
export function quickBot(bots: readonly string[]): string {
  return bots.includes('normal') ? 'normal' : (bots[0] ?? 'random')
}

/** What a bot is called: its level, and its manner if it has one (`hard:careful`). */
export function botName(bot: string): string {
  return fluent.t('web-bot-named', { bot: bot.replace(':', '-') })
}
