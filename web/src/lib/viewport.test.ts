import { expect, it } from 'vitest'
import { Viewport } from './viewport.svelte'

const mat = () => new Viewport(() => ({ w: 900, h: 900 }))

it('keeps the point under the fingers where it is', () => {
  const window = mat()
  window.zoomAt({ x: 300, y: 600 }, 2)
  expect(window.box).toEqual({ x: 150, y: 300, w: 450, h: 450 })
  window.zoomAt({ x: 300, y: 600 }, 0.5)
  expect(window.box).toEqual({ x: 0, y: 0, w: 900, h: 900 })
})

it('never leaves the drawing and never goes beyond four times', () => {
  const window = mat()
  window.zoomAt({ x: 0, y: 0 }, 99)
  expect(window.zoom).toBe(4)
  window.pan(-500, 5000)
  expect(window.box).toEqual({ x: 0, y: 675, w: 225, h: 225 })
  window.fit()
  expect(window.box.w).toBe(900)
  window.zoomAt({ x: 0, y: 0 }, 0.1)
  expect(window.zoom).toBe(1)
})

it('is worked by keys', () => {
  const window = mat()
  const press = (code: string) => window.press({ code } as KeyboardEvent)
  expect([press('Equal'), window.zoom > 1, press('KeyF'), window.zoom, press('KeyA')]).toEqual([true, true, true, 1, false])
})
