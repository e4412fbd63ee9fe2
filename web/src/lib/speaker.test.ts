import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Text } from './protocol'
import { FUNCTIONS, plain, Speaker } from './speaker'

const LOCALES = new URL('../../../src/cantina/locales/', import.meta.url)
const EXAMPLES = new URL('../../../tests/core/grammar.jsonl', import.meta.url)

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
  const folder = new URL(`${language}/`, LOCALES)
  for (const name of readdirSync(folder)) {
    const errors = made.addResource(new FluentResource(readFileSync(new URL(name, folder), 'utf8')))
    expect(errors).toEqual([])
  }
  return made
}

interface Example { language: string; text: Text; written: string }
const examples: Example[] = readFileSync(EXAMPLES, 'utf8').trim().split('\n').map((line) => JSON.parse(line))
const english = bundle('en')

describe('sentences', () => {
  for (const language of new Set(examples.map((example) => example.language))) {
    it(`are those of the server in ${language}`, () => {
      const own = language === 'en' ? [] : [{ language, bundle: bundle(language) }]
      const speaker = new Speaker([...own, { language: 'en', bundle: english }])
      const told = examples.filter((example) => example.language === language)
      const other = told.map((each) => [plain(speaker.marked(each.text)), each.written]).filter(([a, b]) => a !== b)
      expect(other.slice(0, 10)).toEqual([])
    })
  }
})
