import { Refused } from './api'
import { say, t } from './fluent.svelte'
import { toasts } from './toasts.svelte'

/** What the server said against something, in the reader's language. */
export function refusal(error: unknown): string {
  return error instanceof Refused && error.reason ? say(error.reason) : t('web-server-silent')
}

/** Do something the server may refuse; the refusal is shown. Says whether it was done. */
export async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (error) {
    toasts.say(refusal(error), 'ui-error')
    return false
  }
}
