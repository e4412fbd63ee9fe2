import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GAMES, gameOf, gameOfRule } from './games/registry'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte|css)$/.test(path) && !path.endsWith('.test.ts'))
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

it('names games only in their own folders: every page asks the registry', () => {
  const named = files
    .filter((path) => !path.startsWith('games/') && path !== 'lib/generated.ts')
    .flatMap((path) => GAMES.filter((game) => new RegExp(`['"\`]${game.name}['"\`]`).test(read(path))).map((game) => `${path}: ${game.name}`))
  expect(named).toEqual([])
})

it('changes its layout at the widths of the tokens only', () => {
  const widths = (text: string) => [...text.matchAll(/(?:@media|matchMedia|MediaQuery)[^{;]*/g)].flatMap(([query]) => [...query.matchAll(/-width: (\d+)px/g)].map((found) => Number(found[1])))
  const known = new Set(widths(read('styles/tokens.css')).flatMap((width) => [width, width + 1]))
  const strange = files.flatMap((path) => widths(read(path)).filter((width) => !known.has(width)).map((width) => `${path}: ${width}`))
  expect(strange).toEqual([])
})

it('plays a game nobody drew on the plain board', async () => {
  const game = gameOf('pebbles')
  expect((await game.Board()).default).toBeTruthy()
  expect((await game.Card()).default).toBeTruthy()
  expect((await game.report()).report.luck(null, [], 2)).toEqual([])
  expect(gameOfRule('OR-TURN-1')).toBe('outer-rim')
  expect(gameOfRule('PB-TURN-1')).toBeNull()
})
