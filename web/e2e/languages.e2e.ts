import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answer, hold, player, shot } from './play'
import { served } from './served'
import { ROOT } from './server'

/** Four people at one table, each reading their own language and nothing else. */

let browser: Browser
const server = served((opened) => (browser = opened))

const PEOPLE = [
  { name: 'Mira', locale: 'en-GB', lang: 'en', foreign: /[\u0400-\u04ff]|[ąćęłńśźż]/i },
  { name: 'Олег', locale: 'ru-RU', lang: 'ru', foreign: /[іїєґ]|[ąćęłńśźż]/i },
  { name: 'Zofia', locale: 'pl-PL', lang: 'pl', foreign: /[\u0400-\u04ff]/ },
  { name: 'Оксана', locale: 'uk-UA', lang: 'uk', foreign: /[ыэёъ]|[ąćęłńśźż]/i },
]

/** What a language itself writes in Latin letters (droids, ships, ids of rules): the words of its own messages. */
function latin(lang: string): Set<string> {
  const texts = ['src/cantina/locales', 'src/cantina/games/outer_rim/locales'].flatMap((folder) => {
    const messages = join(ROOT, folder, lang)
    return readdirSync(messages).map((file) => readFileSync(join(messages, file), 'utf8'))
  })
  const written = texts.join('\n').replace(/^[\w-]+ *=|^#.*$|\{[^{}]*\}/gm, '')
  return new Set((written.match(LETTERS) ?? []).filter((word) => /^[A-Z]/.test(word)))
}

const LETTERS = /[A-Za-z][A-Za-z'’-]*[A-Za-z0-9]*/g

/** Ids of rules, keys and names of languages. */
const SIGN = /^(?:[A-Z]{2}(?:-[A-Z0-9]+)+|[A-Z0-9-]{1,4})$/

/** What a page says, without what people wrote themselves. */
async function lines(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  const named = PEOPLE.reduce((said, { name }) => said.replaceAll(name, ''), text)
  return named.split('\n').map((line) => line.trim()).filter((line) => line !== '')
}

/** Latin words in a Cyrillic page that its language does not write so: English that was left in. */
function english(line: string, own: Set<string>): string[] {
  return (line.match(LETTERS) ?? []).filter((word) => word.length > 2 && !own.has(word) && !SIGN.test(word))
}

/** How many answers the four give, and after how many all their pages are read. */
const ANSWERS = 120
const EVERY = 20

/** What a page says that is not its reader's language. */
async function foreign(page: Page, { lang, foreign }: (typeof PEOPLE)[number]): Promise<string[]> {
  const said = await lines(page)
  const others = said.filter((line) => foreign.test(line))
  if (lang !== 'ru' && lang !== 'uk') return others
  const own = latin(lang)
  return [...others, ...said.flatMap((line) => english(line, own))]
}

describe('four people with four languages', () => {
  it('play one match of Outer Rim, and each page holds only its own language', async () => {
    const seats = await server.gather({ game: 'outer-rim' }, PEOPLE.map(({ name }) => name))
    const pages: Page[] = []
    for (const [index, { locale }] of PEOPLE.entries()) {
      const page = await player(browser, { locale, viewport: { width: 1440, height: 900 } })
      await hold(page, server.url, seats[index]!)
      await page.locator('[data-region="ask"]').waitFor()
      pages.push(page)
    }
    for (const [index, page] of pages.entries()) {
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(PEOPLE[index]!.lang)
    }
    let given = 0
    for (let turn = 0, checked = 0; turn < 2000 && given < ANSWERS; turn += 1) {
      for (const page of pages) if ((await answer(page, turn)) !== null) given += 1
      await pages[0]!.waitForTimeout(30)
      if (given < checked + EVERY) continue
      checked = given
      for (const [index, page] of pages.entries()) expect(await foreign(page, PEOPLE[index]!)).toEqual([])
    }
    expect(given).toBeGreaterThanOrEqual(ANSWERS)
    for (const [index, page] of pages.entries()) {
      await shot(page, `four-languages-${PEOPLE[index]!.lang}`)
      expect((await lines(page)).length).toBeGreaterThan(20)
      expect(await foreign(page, PEOPLE[index]!)).toEqual([])
    }
  })
})

describe('a language', () => {
  it('of an address stays with its window, until another one is chosen', async () => {
    const page = await player(browser, { locale: 'en-GB', viewport: { width: 1440, height: 900 } })
    const spoken = () => page.locator('html').getAttribute('lang')
    await page.goto(`${server.url}/?lang=ru`)
    await expect.poll(spoken).toBe('ru')
    await page.goto(`${server.url}/learn`)
    await expect.poll(spoken).toBe('ru')
    await page.locator('.language select').first().selectOption('pl')
    await expect.poll(spoken).toBe('pl')
    await page.reload()
    await expect.poll(spoken).toBe('pl')
  })
})
