import { describe, expect, it } from 'vitest'
import { readSide } from './destiny/sides'
import { sections } from './generic/outline'
import { chart, DESKTOP, linkPath, PLANETS, STANDARD, unroll, way } from './outer-rim/chart'
import { combatStep, distribution } from './outer-rim/odds'
import { attackStep, pairs } from './x-wing/attack'
import { bandOf, between, crowds, inside, poseKey, readPose, shortest, templatePath } from './x-wing/geometry'
import { around } from './x-wing/maneuvers'
import type { AttackView } from './x-wing/view'

describe('the rim', () => {
  it('places every planet and joins the whole map, whatever the order of the tiles', () => {
    for (const tiles of [STANDARD, ['t6', 't3', 't1', 't5', 't2', 't4']]) {
      const map = chart(tiles)
      for (const planet of Object.keys(PLANETS)) {
        expect(map.spots.has(planet), planet).toBe(true)
        expect(way(map, planet, 'kessel').length, planet).toBeGreaterThan(0)
      }
      for (const [one, two] of map.links) expect(linkPath(map, DESKTOP, one, two)).toMatch(/^M[\d.-]+ [\d.-]+[AL]/)
    }
  })
  it('flies the shortest way and around what is closed', () => {
    const map = chart()
    expect(way(map, 'ryloth', 'naboo')).toEqual(['ryloth', 't5_x', 'naboo'])
    expect(way(map, 'ryloth', 'naboo', new Set(['t5_x'])).length).toBeGreaterThan(3)
  })
  it('unrolls into two lanes from top to bottom', () => {
    const { map, height } = unroll(STANDARD)
    expect(map.spots.get('cantonica')!.y).toBeLessThan(map.spots.get('takodana')!.y)
    expect(map.spots.get('ryloth')!.x).toBeLessThan(map.spots.get('naboo')!.x)
    expect(Math.max(...[...map.spots.values()].map((spot) => spot.y))).toBeLessThan(height)
  })
  it('knows the exact damage of its dice', () => {
    const chances = distribution(3)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(chances[0]).toBeCloseTo(0.125)
    expect(chances[6]).toBeCloseTo(1 / 512)
  })
  it('tells the step of a combat from what lies on the table', () => {
    const combat = { kind: 'ship', attacker: 0, defender: -1, enemy: 'patrol', enemy_id: 'imperial', roller: 0, attack: 0, defence: 0, attacker_dice: 3, defender_dice: 3, winner: -2 }
    expect(combatStep(combat, null)).toBe(0)
    expect(combatStep({ ...combat, attack: 2 }, { seat: -1, purpose: 'defence', skill: '', dice: [] })).toBe(2)
    expect(combatStep({ ...combat, winner: 0 }, null)).toBe(4)
  })
})

describe('the mat', () => {
  it('writes a pose on a fine grid and reads it back', () => {
    expect(poseKey({ x: 10.128, y: 20, heading: -90 })).toBe('10.13,20,270')
    expect(readPose('10.13,20,270')).toEqual({ x: 10.13, y: 20, heading: 270 })
  })
  it('measures between the nearest points of two bases', () => {
    const [a, b] = shortest({ x: 0, y: 0, heading: 90 }, 40, { x: 0, y: 140, heading: 0 }, 40)
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100)
  })
  it('tells whether a base lies in its band or on another', () => {
    const band = bandOf({ edge: 'south', staging: 100 }, { width: 900, height: 900 })
    expect(inside({ x: 450, y: 60, heading: 90 }, 40, band)).toBe(true)
    expect(inside({ x: 450, y: 60, heading: 45 }, 80, band)).toBe(false)
    expect(inside({ x: 450, y: 85, heading: 90 }, 40, band)).toBe(false)
    expect(crowds({ x: 0, y: 0, heading: 0 }, 40, { x: 39, y: 0, heading: 0 }, 40)).toBe(true)
    expect(crowds({ x: 0, y: 0, heading: 0 }, 40, { x: 41, y: 0, heading: 0 }, 40)).toBe(false)
  })
  it('glides from pose to pose, turning on the way', () => {
    const path = between({ x: 0, y: 0, heading: 90 }, { x: -80, y: 80, heading: 180 })
    expect(path[0]).toMatchObject({ x: 0, y: 0, heading: 90 })
    expect(path.at(-1)!.x).toBeCloseTo(-80)
    expect(path[7]!.heading).toBeCloseTo(135)
  })
  it('turns at the end of a Koiogran turn', () => {
    const path = between({ x: 0, y: 0, heading: 90 }, { x: 0, y: 200, heading: 270 })
    expect(path[7]!.heading).toBe(90)
    expect(Math.abs(path.at(-1)!.heading - 90)).toBeCloseTo(180)
  })
  it('draws straight and curved templates', () => {
    expect(templatePath('straight:2', 40)).toBe('M0 -20v-80')
    expect(templatePath('turn:left:1', 40)).toContain('A35 35 0 0 0 -35.00 -55.00')
  })
  it('orders a dial by speed and from left to right', () => {
    const entry = (bearing: string, speed: number) => ({ key: `${bearing}:${speed}`, bearing, speed, colour: 'white' as const })
    const dial = around([entry('straight', 2), entry('turn:right', 1), entry('turn:left', 1)])
    expect(dial.map((each) => each.key)).toEqual(['turn:left:1', 'turn:right:1', 'straight:2'])
  })
  it('strikes hits through before crits', () => {
    const die = (face: string) => ({ face, rerolled: false, added: false })
    const attack: AttackView = { attacker: 0, defender: 1, weapon: '', range: 1, obstructed: false, attack_roll: [die('critical'), die('hit')], defense_roll: [die('evade'), die('blank')], hits: 0, criticals: 1 }
    expect(attackStep(attack)).toBe(6)
    expect([...pairs(attack).attack]).toEqual([1])
    expect([...pairs(attack).defence]).toEqual([0])
    expect(attackStep({ ...attack, criticals: 0, defense_roll: [] })).toBe(2)
  })
})

it('reads the sides of Destiny dice', () => {
  expect(readSide('+2RD1')).toEqual({ modifier: true, value: '2', symbol: 'RD', cost: 1 })
  expect(readSide('Sp')).toEqual({ modifier: false, value: '', symbol: 'Sp', cost: 0 })
  expect(readSide('XRD').value).toBe('X')
  expect(readSide('-').symbol).toBe('-')
})

it('sorts any view into facts and groups', () => {
  const outline = sections({ round: 2, face_up: true, title: { id: 'x' }, players: [{ a: 1 }] })
  expect(outline.facts.map(([name]) => name)).toEqual(['round', 'face up', 'title'])
  expect(outline.groups.map(([name]) => name)).toEqual(['players'])
})
