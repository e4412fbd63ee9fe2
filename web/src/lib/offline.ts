import { GAMES } from '../games/registry'
import { fluent } from './fluent.svelte'

/** What is laid by to be read without a line, in the reader's language. */
export function readable(language: string): string[] {
  return [
    '/api/games', '/api/languages',
    ...GAMES.flatMap(({ name }) => [`/api/cards/${name}`, `/api/rules?game=${name}&limit=1000&lang=${language}`, `/api/learn/${name}`]),
  ]
}

/** Let the browser keep pages and books; a browser that cannot still plays. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').then(async () => {
    const ready = await navigator.serviceWorker.ready
    const idle = globalThis.requestIdleCallback ?? ((deed: () => void) => setTimeout(deed, 2000))
    idle(() => ready.active?.postMessage({ keep: readable(fluent.language) }))
  }, () => undefined)
}
