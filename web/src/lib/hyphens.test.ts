import { expect, it } from 'vitest'
import { hyphenated } from './hyphens'

const shown = (text: string) => hyphenated(text).replaceAll('\u00ad', '-')

it('breaks long words where they are spoken in parts', () => {
  expect(shown('Smuggling Compartment')).toBe('Smuggling Com-part-ment')
  expect(shown('Пилотирование')).toBe('Пило-ти-ро-ва-ние')
})

it('leaves short words and sounds of two letters whole', () => {
  expect(shown('Food Supplies')).toBe('Food Supplies')
  expect(shown('Marchewkowa')).toBe('Marchew-kowa')
})
