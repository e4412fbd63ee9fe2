import { kept, keepLatest } from './kept'
import type { Opening } from './protocol'

const KEY = 'cantina-seals'
const MOST = 200

/**
 * Remember the seal a table showed when its match began: nobody can change it afterwards without being noticed.
 * Before that it is another one whenever somebody brings another squad or deck.
 */
export function remember(table: string, seal: string, open: boolean): string {
  const before = kept<Record<string, string>>(KEY, {})[table]
  if (before && !open) return before
  keepLatest(KEY, table, seal, MOST)
  return seal
}

/** Make the seal again from what a match opened: SHA-256 over four lines, in lower-case hex. */
export async function sealOf({ nonce, secret, game, options }: Pick<Opening, 'nonce' | 'secret' | 'game' | 'options'>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode([nonce, secret, game, options].join('\n')))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
