import { describe, expect, it } from 'vitest'
import { fitted, wrapped } from './picture'

const measure = (words: string) => words.length

describe('the caption of a picture', () => {
  it('is cut between words', () => {
    expect(wrapped('Mira rolls two hits', 10, 3, measure)).toEqual(['Mira rolls', 'two hits'])
  })
  it('says where there is more', () => {
    expect(wrapped('one two three four five six', 8, 2, measure)).toEqual(['one two', 'three …'])
  })
  it('keeps a word that is longer than the line', () => {
    expect(wrapped('Prestidigitation', 5, 2, measure)).toEqual(['Prestidigitation'])
  })
})

it('shows a board as large as it fits, in the middle', () => {
  expect(fitted(1000, 1000, { x: 0, y: 0, w: 1200, h: 500 })).toEqual({ x: 350, y: 0, w: 500, h: 500 })
  expect(fitted(400, 100, { x: 0, y: 0, w: 1200, h: 500 })).toEqual({ x: 0, y: 100, w: 1200, h: 300 })
})
