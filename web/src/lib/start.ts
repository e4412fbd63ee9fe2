import { api } from './api'
import { refusal } from './deed'
import { t } from './fluent.svelte'
import { quickBot } from './bots'
import { prefs } from './prefs.svelte'
import { router } from './router.svelte'

/** Open a table with what was built, against a bot; a refusal comes back in words. */
export async function start(game: string, options: Record<string, unknown>): Promise<string> {
  try {
    const about = (await api.games()).find((each) => each.name === game)
    const seated = await api.create({
      game, options, name: prefs.name, title: t('web-table-of', { name: prefs.name }), listed: false, start: true,
      seats: [{ kind: 'human' }, { kind: 'bot', bot: quickBot(about?.bots ?? []) }],
    })
    router.go(`/t/${seated.table}`)
    return ''
  } catch (error) {
    return refusal(error)
  }
}
