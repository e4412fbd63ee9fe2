import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { optionIds } from './lib/options'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const words = (language: string) => read(`../../src/cantina/locales/${language}/web.ftl`)
const file = words('en')
const ids = [...file.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1]!)
const sources = sourceFiles().map((path) => read(path)).join('\n')
const used = new Set([...sources.matchAll(/['"`](web-[a-z0-9-]+)['"`]/g)].map((match) => match[1]!))

function sourceFiles(): string[] {
  const found = import.meta.glob(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'])
  return Object.keys(found)
}

describe('the words of the page', () => {
  it('are well formed', () => {
    const bundle = new FluentBundle('en')
    expect(bundle.addResource(new FluentResource(file))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(['ru', 'pl', 'uk'])('are all there in %s', (language) => {
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(words(language)))).toEqual([])
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([])
  })

  it('exist for every id that is used', () => {
    expect([...used].filter((id) => !ids.includes(id))).toEqual([])
  })

  it('are all used', () => {
    expect(ids.filter((id) => !used.has(id) && !id.startsWith('web-option-'))).toEqual([])
  })
})

describe('the words of the options', () => {
  it('are those that the form asks for', () => {
    const known = new Set(ids)
    const asked = [
      optionIds('outer-rim', 'fame'), optionIds('x-wing', 'mission', ''), optionIds('x-wing', 'squad_building'), optionIds('destiny', 'points', 'balance'),
    ]
    expect(asked.map((each) => each.name).filter((id) => !known.has(id))).toEqual([])
    expect(asked[0]!.hint).toBe('web-option-outer-rim-fame-hint')
  })
})
