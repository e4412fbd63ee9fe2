import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
// @ts-expect-error -- a plain script without declarations
import { types } from '../scripts/types.mjs'

it('has types that are those of the server (else: npm run types)', async () => {
  const kept = readFileSync(resolve(import.meta.dirname, '../src/lib/generated.ts'), 'utf8')
  expect(await (types as () => Promise<string>)()).toBe(kept)
})
