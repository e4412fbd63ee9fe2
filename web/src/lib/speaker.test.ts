import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Text } from './protocol'
import { FUNCTIONS, plain, Speaker, Voice } from './speaker'

const HOUSE = new URL('../../../src/cantina/', import.meta.url)
const EXAMPLES = new URL('../../../tests/core/grammar/', import.meta.url)

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
  for (const file of [...files(language), new URL(`${language}.ftl`, EXAMPLES)]) {
    const errors = made.addResource(new FluentResource(readFileSync(file, 'utf8')))
    expect(errors).toEqual([])
  }
  return made
}

/** The words of all surfaces and of every game. */
function files(language: string): URL[] {
  const games = readdirSync(new URL('games/', HOUSE)).map((game) => `games/${game}/locales/${language}/`)
  return [`locales/${language}/`, ...games]
    .map((folder) => new URL(folder, HOUSE))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)))
}

interface Example { language: string; text: Text; written: string }
const examples: Example[] = readFileSync(new URL('examples.jsonl', EXAMPLES), 'utf8').trim().split('\n').map((line) => JSON.parse(line))
const english = new Voice('en', bundle('en'))

describe('sentences', () => {
  for (const language of new Set(examples.map((example) => example.language))) {
    it(`are those of the server in ${language}`, () => {
      const own = language === 'en' ? [] : [new Voice(language, bundle(language))]
      const speaker = new Speaker([...own, english])
      const told = examples.filter((example) => example.language === language)
      const other = told.map((each) => [plain(speaker.marked(each.text)), each.written]).filter(([a, b]) => a !== b)
      expect(other.slice(0, 10)).toEqual([])
    })
  }
})
