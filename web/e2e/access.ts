import type { Browser } from 'playwright-core'
import { findings } from './axe'
import { PATIENCE } from './browser'
import { hold, loaded, player, seatAt, settled, shot } from './play'
import type { Seat, Server } from './server'

/** How a page may be looked at: dark or light, wide or on a phone. */
export interface Look {
  colorScheme: 'dark' | 'light'
  width: 1440 | 390
}

export const LOOKS: readonly Look[] = (['dark', 'light'] as const).flatMap((colorScheme) => ([1440, 390] as const).map((width) => ({ colorScheme, width })))

const BOTS = [{ kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]

/** Pages that need nothing before them. */
const PAGES = [
  '/', '/new/outer-rim', '/new/x-wing', '/new/destiny', '/build/x-wing?list=rebel~lukeskywalker.r2d2', '/build/destiny', '/learn/x-wing',
  '/learn/destiny/lessons/6-claim', '/learn/outer-rim/lessons/1-fly', '/learn/x-wing/puzzles/01', '/learn/outer-rim/puzzles/01', '/learn/destiny/puzzles/01',
  '/account', '/tournaments', '/mine', '/leaders/x-wing', '/watch', '/rules/x-wing', '/cards/outer-rim',
]

/** Boards in the middle of something, each with the question it is brought to. */
const BOARDS = [
  ['outer-rim', 40, ['doctor_aphra', 'space', 'move'], 'or-ask-ability'],
  ['outer-rim', 7, ['move:', 'market', 'trade-market', 'space'], 'or-ask-market-discard'],
  ['x-wing', 4, ['focus', 'attack', '0:straight:2', '0:straight'], 'xw-ask-modify-attack'],
  ['x-wing', 3, [], 'xw-ask-dial'],
  ['destiny', 5, ['activate'], 'resolve:'],
] as const

export interface State {
  name: string
  /** Where it is; a seat is held first. */
  address: string
  seat?: Seat
}

/** A page by its address. */
export function pageAt(address: string): State {
  return { name: address.replace(/\?.*/, '').replaceAll('/', '-').replace(/^-$/, '-home'), address }
}

/** Everything that is looked at: the pages, a lobby, a finished match from all sides, boards in the middle of a match. */
export async function states(browser: Browser, server: Server): Promise<State[]> {
  const lobby = (await server.create({ game: 'destiny', seats: [{ kind: 'human' }, { kind: 'human' }], start: false })) as Seat
  const { table } = await server.create({ game: 'x-wing', seats: BOTS, seed: 6 })
  for (let tries = PATIENCE / 250; tries > 0; tries -= 1) {
    const found = (await (await fetch(`${server.url}/api/tables/${table}`)).json()) as { state: string }
    if (found.state === 'finished') break
    await new Promise((done) => setTimeout(done, 250))
  }
  const boards: State[] = []
  for (const [game, seed, wishes, until] of BOARDS) {
    const seat = await seatAt(browser, server, { game, seed }, { wishes: [...wishes], until, times: until === 'resolve:' ? 2 : 0 })
    boards.push({ name: `${game}-${until.replace(':', '')}`, address: `/t/${seat.table}`, seat })
  }
  return [
    ...PAGES.map(pageAt),
    { name: '-lobby', address: `/t/${lobby.table}`, seat: lobby },
    ...['report', 'replay', 'analysis'].map((kind) => ({ name: `-${kind}`, address: `/${kind}/${table}` })),
    ...boards.map((board) => ({ ...board, name: `-${board.name}` })),
  ]
}

/** What axe finds in a state, looked at in one way; a picture of it is kept. */
export async function found(browser: Browser, server: Server, state: State, look: Look): Promise<string[]> {
  const page = await player(browser, { viewport: { width: look.width, height: look.width > 600 ? 900 : 844 }, colorScheme: look.colorScheme })
  if (state.seat) await hold(page, server.url, state.seat)
  else await page.goto(server.url + state.address)
  if (state.name.startsWith('-') && !state.address.startsWith('/t/')) await loaded(page)
  else if (state.name === '-lobby') await page.getByRole('button', { name: /Deal and begin|Copy/ }).first().waitFor()
  else await settled(page)
  const minded = await findings(page)
  await shot(page, `access${state.name}-${look.colorScheme}-${look.width}`)
  await page.context().close()
  return minded.map((each) => `${state.name} ${look.colorScheme} ${look.width}: ${each}`)
}
