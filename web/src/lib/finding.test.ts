import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { finds, kin, sound } from './finding'

const ROOT = resolve(import.meta.dirname, '../../..')

interface Example {
  lang: string
  said: string
  typed: string
  found: boolean
}
const examples = readFileSync(join(ROOT, 'tests/core/finding.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Example)

function messages(lang: string): string[] {
  return ['locales', ...['outer_rim', 'x_wing', 'destiny'].map((game) => `games/${game}/locales`)].flatMap((folder) => {
    const place = join(ROOT, 'src/cantina', folder, lang)
    return readdirSync(place).map((file) => readFileSync(join(place, file), 'utf8'))
  })
}

describe('words as people type them', () => {
  it.each(examples)('$lang: $typed in "$said": $found', ({ lang, said, typed, found }) => {
    expect(finds(typed, said, lang, kin(messages(lang)))).toBe(found)
  })

  it.each([
    ['Naboo', 'Набу'], ['Tatooine', 'Татуин'], ['Tatooine', 'Татуїн'], ['Takodana', 'Такодана'], ['Kessel', 'Кессель'], ['Ryloth', 'Рилот'],
    ['Lothal', 'Лотал'], ['Cantonica', 'Кантоника'], ['Nal Hutta', 'Нал-Хатта'], ['Mon Calamari', 'Мон-Каламари'], ['Bossk', 'Босск'],
  ])('%s and %s begin alike to the ear', (one, other) => {
    expect(sound(one).slice(0, 3)).toBe(sound(other).slice(0, 3))
  })
})
