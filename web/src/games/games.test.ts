import { describe, expect, it } from 'vitest'
import { Batch, resolvable, sumOf, together } from './destiny/batch.svelte'
import { facts as duelFacts } from './destiny/facts'
import { readSide } from './destiny/sides'
import { threats } from './destiny/threat'
import { touched as touchedDuel } from './destiny/touched'
import type { DuelView } from './destiny/view'
import type { OpenAsk } from '../lib/protocol'
import { moved } from '../lib/flights'
import { spelling } from '../lib/library.svelte'
import { sections } from './generic/outline'
import { chart, DESKTOP, linkPath, PLANETS, STANDARD, unroll, way } from './outer-rim/chart'
import { facts as rimFacts } from './outer-rim/facts'
import { atLeast, combatStep, distribution, winChance } from './outer-rim/odds'
import { foughtWith } from './outer-rim/rolls'
import { HULLS } from './outer-rim/ships'
import { touched as touchedRim } from './outer-rim/touched'
import { isOpen, Offer, partOf } from './outer-rim/trade.svelte'
import type { GalaxyView } from './outer-rim/view'
import { attackStep, pairs } from './x-wing/attack'
import { facts as matFacts } from './x-wing/facts'
import { arcBands, arcTurns, between, bullseyeOutline, corners, halfOutline, place, polygonGap, poseKey, readPose, shortest, templatePath } from './x-wing/geometry'
import { labelSides } from './x-wing/labels'
import { around } from './x-wing/maneuvers'
import { doubtOf, shipZones, shuttleDepth, shuttlePose, zoneFor, type Placing } from './x-wing/placement'
import { touched as touchedMat } from './x-wing/touched'
import type { AttackView, BattleView, ShipView } from './x-wing/view'

describe('before it is taken, an answer says', () => {
  const player = { seat: 0, character: 'bossk', space: 'ryloth', credits: 4000, damage: 0, ship_damage: 2, hyperdrive: 6 }
  const galaxy = { players: [player, { ...player, seat: 1, character: 'han_solo', space: 'naboo' }], patrols: [{ space: 'naboo', faction: 'imperial', token: 'imperial_1', level: 1 }], contacts: [{ planet: 'naboo', contact: 'greedo', contact_class: 'white' }] } as unknown as GalaxyView
  const of = (key: string, label: string, at?: string) => rimFacts({ key, label: { id: label, args: { amount: 2000 } }, at }, galaxy, galaxy.players[0]!, chart()).map((fact) => fact.id)
  it('how far a flight is, who waits there and what is left of the turn', () => {
    expect(of('move:naboo', 'or-option-move', 'space:naboo')).toEqual(['web-or-fact-flown', 'web-or-fact-there', 'web-or-fact-then'])
    expect(of('move:t5_x', 'or-option-move', 'space:t5_x')).toEqual(['web-or-fact-flown', 'web-or-fact-then'])
  })
  it('what one will have, and whether there is anything to recover', () => {
    expect(of('credits', 'or-option-credits')).toEqual(['web-or-fact-credits'])
    expect(of('recover', 'or-option-recover')).toEqual(['web-or-fact-recover'])
  })
  it('what a card or a die costs, what a token is for', () => {
    const duel = { players: [{ seat: 0, resources: 2, pool: [{ id: 3, side: '2RD1' }], hand: [{ id: 7, code: 'x', cost: 1 }] }] } as unknown as DuelView
    const answer = (key: string) => duelFacts({ key, label: { id: 'x' } }, duel, duel.players[0]!, null).map((fact) => fact.id)
    expect([answer('play:7'), answer('resolve:3'), answer('claim'), answer('use:1')]).toEqual([['web-ds-fact-cost'], ['web-ds-fact-resolve', 'web-ds-fact-cost'], ['web-ds-fact-claim'], []])
    const hurt = { cards: [{ id: 4, kind: 'character', health: 10, damage: 3 }, { id: 5, kind: 'character', health: 8, shields: 2 }] } as unknown as DuelView
    const ask = { prompt: { id: 'ds-ask-damage', args: { amount: 2 } } } as unknown as OpenAsk
    const left = (at: string) => duelFacts({ key: '4', at, label: { id: 'x' } }, hurt, duel.players[0]!, ask)
    expect([left('card:4'), left('card:5')]).toEqual([[{ id: 'web-ds-fact-damage', args: { left: 5, of: 10 } }], [{ id: 'web-ds-fact-health', args: { left: 8, of: 8, shields: 2 } }]])
    expect([matFacts({ key: 'focus', label: { id: 'xw-option-focus' } }), matFacts({ key: 'x', label: { id: 'x' } })]).toEqual([[{ id: 'web-xw-fact-focus' }], []])
  })
})

it('lets only the cards fly that lie far from where they were', () => {
  const box = (x: number, y: number) => ({ x, y }) as DOMRect
  const before = new Map([['a', box(0, 0)], ['b', box(0, 0)], ['gone', box(5, 5)]])
  expect(moved(before, new Map([['a', box(300, 0)], ['b', box(10, 0)], ['new', box(9, 9)]]))).toEqual(['a'])
})

it('finds the names of cards in what people write, the longest first, and no part of a word', () => {
  const names = spelling(['Rey', 'Kylo Ren', 'Kylo Ren, Vader’s Disciple', 'Ace'])!
  expect('I fear Kylo Ren, Vader’s Disciple more than Kylo Renegades'.split(names)).toEqual(['I fear ', 'Kylo Ren, Vader’s Disciple', ' more than Kylo Renegades'])
  expect(spelling([])).toBeNull()
})

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
    const combat = { kind: 'ship', attacker: 0, defender: -1, enemy: 'patrol', enemy_id: 'imperial_1', roller: 0, attack: 0, defence: 0, attacker_dice: 3, defender_dice: 3, winner: -2, stakes: { seat: 0, won: [], lost: [], defeat: [] } }
    expect(combatStep(combat, null)).toBe(0)
    expect(combatStep({ ...combat, attack: 2 }, { seat: -1, purpose: 'defence', skill: '', dice: [] })).toBe(2)
    expect(combatStep({ ...combat, winner: 0 }, null)).toBe(4)
  })
})

describe('a fight on the rim', () => {
  const combat = { kind: 'ship', attacker: 0, defender: -1, enemy: 'patrol', enemy_id: 'imperial_1', roller: 0, attack: 0, defence: 0, attacker_dice: 1, defender_dice: 1, winner: -2, stakes: { seat: 0, won: [], lost: [], defeat: [] } }
  it('knows the chance to win before and after the attack roll; a tie is a win', () => {
    // one die each: 0, 1 or 2 damage with 4, 3 and 1 faces of eight
    expect(winChance(combat, 0)).toBeCloseTo((4 * 4 + 3 * 7 + 1 * 8) / 64)
    expect(winChance({ ...combat, attack: 1 }, 1)).toBeCloseTo(7 / 8)
    expect(winChance({ ...combat, winner: -1 }, 4)).toBe(0)
  })
  it('knows the chance of being defeated', () => {
    expect(atLeast(1, 2)).toBeCloseTo(1 / 8)
    expect(atLeast(2, 0)).toBeCloseTo(1)
    expect(atLeast(1, 3)).toBe(0)
  })
})

it('draws each ship of the rim in its own way, within its frame', () => {
  const sheets = ['g9_rigger', 'g_1a', 'hwk_290', 'gx1_short_hauler', 'lancer', 'heavy_duty_lifter', 'aggressor', 'yv_666', 'firespray_31', 'yt_1300']
  expect(Object.keys(HULLS).sort()).toEqual([...sheets].sort())
  expect(new Set(Object.values(HULLS)).size).toBe(sheets.length)
  for (const drawing of Object.values(HULLS)) {
    const starts = [...drawing.matchAll(/M([\d.]+) ([\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])] as const)
    expect(starts.length).toBeGreaterThan(4)
    expect(starts.every(([x, y]) => x >= 0 && x <= 120 && y >= 0 && y <= 60)).toBe(true)
  }
})

describe('an offer', () => {
  it('is built as a whole and told in the three answers the rules ask for', () => {
    const offer = new Offer()
    offer.move('gear', 'give')
    offer.move('crew', 'give')
    offer.move('gear', 'give')
    offer.move('cargo', 'take')
    for (let times = 0; times < 5; times += 1) offer.pay(1, 2500, 4000)
    expect([offer.given, offer.wanted, offer.paid]).toEqual([['crew'], ['cargo'], 2000])
    expect(offer.answerTo('or-ask-trade-give')).toBeNull()
    offer.made = true
    expect(['or-ask-trade-give', 'or-ask-trade-take', 'or-ask-trade-credits'].map((id) => offer.answerTo(id))).toEqual(['crew', 'cargo', '2000'])
    expect(offer.answerTo('or-ask-trade-give')).toBeNull()
  })
  it('never asks for more than the other side has', () => {
    const offer = new Offer()
    for (let times = 0; times < 9; times += 1) offer.pay(-1, 0, 3999)
    expect(offer.paid).toBe(-3000)
    offer.reset()
    expect(offer.empty).toBe(true)
  })
  it('cannot be changed where it was told already', () => {
    expect(partOf('or-ask-trade-take')).toBe('take')
    expect(partOf('or-ask-action')).toBeNull()
    expect([isOpen('give', 'take'), isOpen('take', 'take'), isOpen('credits', 'take'), isOpen('give', null)]).toEqual([false, true, true, false])
  })
})

it('shows the dice of a fight that is decided, unless some were rerolled', () => {
  const told = (id: string, ...faces: string[]) => ({ seq: 1, text: { id, args: { results: faces.map((name) => ({ id: `or-face-${name}` })) } } })
  const fight = [told('or-log-roll', 'hit'), told('or-log-combat-ship'), told('or-log-roll', 'hit', 'crit'), told('or-log-enemy-roll', 'blank')]
  expect(foughtWith(fight, 2, 1)).toEqual({ attack: ['hit', 'crit'], defence: ['blank'] })
  expect(foughtWith([...fight, told('or-log-roll', 'hit')], 2, 1)).toBeNull()
  expect(foughtWith(fight, 3, 1)).toBeNull()
  expect(foughtWith(fight.slice(0, -1), 2, 1)).toEqual({ attack: ['hit', 'crit'], defence: [] })
  expect(foughtWith([], 2, 1)).toBeNull()
})

it('marks what differs between two views of the rim, and only that', () => {
  const player = { seat: 0, space: 'naboo', credits: 1000, fame: 0, damage: 0, flipped: false, ship: 'g_1a', ship_damage: 0, ship_flipped: false, slots: [{ slot: 'gear', cards: ['knife'] }], secrets: [], reputation: { hutt: 0 } }
  const before = { seat: 0, players: [player], market: [{ deck: 'job', face_up: 'a', count: 3 }], contacts: [], patrols: [{ faction: 'hutt', space: 't5_ri', token: 'x' }] } as unknown as GalaxyView
  const moved = { ...player, space: 'ryloth', ship_damage: 1, slots: [{ slot: 'gear', cards: ['knife', 'jetpack'] }], reputation: { hutt: -1 } }
  const after = { ...before, players: [moved], market: [{ deck: 'job', face_up: 'b', count: 2 }] } as unknown as GalaxyView
  expect(touchedRim(before, after).sort()).toEqual(['card:jetpack', 'deck:job', 'faction:hutt', 'player:0', 'ship:0', 'space:ryloth'])
  expect(touchedRim(before, { ...before })).toEqual([])
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
  it('knows how far outlines are apart, and that they overlap', () => {
    const square = corners({ x: 0, y: 0, heading: 0 }, 40)
    expect(polygonGap(square, corners({ x: 100, y: 0, heading: 0 }, 40))).toBeCloseTo(60)
    expect(polygonGap(square, corners({ x: 45, y: 0, heading: 45 }, 40))).toBe(0)
    expect(polygonGap(square, corners({ x: 2, y: 0, heading: 30 }, 10))).toBe(0)
    expect(place([{ x: 10, y: 0 }], { x: 100, y: 100, heading: 90 })[0]!.y).toBeCloseTo(110)
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

  it('draws the arcs of ships that see more than ahead', () => {
    expect(halfOutline(40, 100)).toBe('M-120 0V-20A100 100 0 0 1 -20 -120H20A100 100 0 0 1 120 -20V0z')
    expect(bullseyeOutline(40)).toBe('M-10 -20v-300h20v300z')
    expect(arcTurns(['front', 'left'])).toEqual([0, 270])
    expect(arcTurns(['half'])).toEqual([0])
    expect(arcBands(80, 270)[0]!.outline).not.toBe(arcBands(80)[0]!.outline)
  })

  it('draws straight and curved templates', () => {
    expect(templatePath('straight:2', 40)).toBe('M0 -20v-80')
    expect(templatePath('turn:left:1', 40)).toContain('A35 35 0 0 0 -35.00 -55.00')
    expect(templatePath('tallon-bank:left:2', 40)).toBe(templatePath('bank:left:2', 40))
  })
  it('orders a dial by speed and from left to right', () => {
    const entry = (bearing: string, speed: number) => ({ key: `${bearing}:${speed}`, bearing, speed, colour: 'white' as const })
    const dial = around([entry('straight', 2), entry('turn:right', 1), entry('turn:left', 1)])
    expect(dial.map((each) => each.key)).toEqual(['turn:left:1', 'turn:right:1', 'straight:2'])
  })
  it('strikes hits through before crits', () => {
    const die = (face: string) => ({ face, rerolled: false, added: false })
    const attack: AttackView = { attacker: 0, defender: 1, weapon: '', range: 1, obstructed: false, attack_roll: [die('critical'), die('hit')], defense_roll: [die('evade'), die('blank')], hits: 0, criticals: 1, plans: [] }
    expect(attackStep(attack)).toBe(6)
    expect([...pairs(attack).attack]).toEqual([1])
    expect([...pairs(attack).defence]).toEqual([0])
    expect(attackStep({ ...attack, criticals: 0, defense_roll: [] })).toBe(2)
  })
})

describe('placing by hand', () => {
  const ship = (side: string, x: number, y: number) => ({ ship_id: 0, side, status: 'in play', x, y, heading: 90, base: 40 })
  const edges = [{ edge: 'south', side: 'rebel', staging: 100 }, { edge: 'north', side: 'imperial', staging: 100 }, { edge: 'west', side: '', staging: 0 }, { edge: 'east', side: '', staging: 0 }]
  const mat = (more = {}) => ({ width: 900, height: 900, edges, ships: [], obstacles: [], markers: [], mission: null, ...more }) as unknown as BattleView
  const at = (x: number, y: number, heading = 90) => ({ x, y, heading })
  const rock: Placing = { what: 'obstacle', outline: [{ x: 20, y: 20 }, { x: -20, y: 20 }, { x: -20, y: -20 }, { x: 20, y: -20 }], base: 60 }
  const lying = [{ obstacle_id: 0, outline: [[480, 430], [520, 430], [520, 470], [480, 470]] }]

  it('keeps ships in their band, on the mat and off each other', () => {
    const base: Placing = { what: 'ship', ship: 'xwing', seat: 0, base: 40 }
    const own = shipZones(['XW-SETUP-12'], mat({ sides: ['rebel', 'imperial'], seat: 0 }))
    const doubt = (x: number, y: number, view = mat()) => doubtOf(base, at(x, y), view, false, own)
    expect([doubt(450, 60), doubt(450, 85), doubt(10, 60)]).toEqual(['', 'web-xw-outside', 'web-xw-off-mat'])
    expect(doubt(450, 60, mat({ ships: [ship('rebel', 480, 50)] }))).toBe('web-xw-crowded')
  })
  it('shows the zones that a mission names, for whoever is to place', () => {
    const zone = { side: '', x: 0, y: 300, w: 900, h: 300 }
    const played = mat({ sides: ['rebel', 'imperial'], seat: 0, mission: { placing: [zone] } })
    expect(shipZones(['XW-MISSION-2-3'], played)).toEqual([zone])
    expect(shipZones(['XW-END-3'], played)).toEqual([zone])
    expect(shipZones(['XW-PILOT-1'], played)).toEqual([])
    expect(shipZones(['XW-SETUP-12'], mat({ sides: ['rebel', 'imperial'], seat: 1 }))).toEqual([{ x: 0, y: 800, w: 900, h: 100 }])
  })
  it('moves the shuttle only away from the Rebel edge and back', () => {
    expect(shuttlePose(50, mat())).toEqual({ x: 450, y: 50, heading: 90 })
    const west = [{ edge: 'west', side: 'rebel', staging: 100 }]
    expect(shuttlePose(30, mat({ edges: west }))).toEqual({ x: 30, y: 450, heading: 0 })
    expect([shuttleDepth(at(100, 64), mat(), 40), shuttleDepth(at(100, 700), mat(), 40), shuttleDepth(at(100, -5), mat(), 40)]).toEqual([64, 80, 20])
    const far = mat({ mission: { placing: [{ side: '', x: 0, y: 200, w: 900, h: 100 }] } })
    expect([shuttleDepth(at(100, 64), far, 80), shuttleDepth(at(100, 700), far, 80)]).toEqual([240, 260])
  })
  it('keeps obstacles off the edges and off each other', () => {
    const doubt = (x: number, y: number, faq = false, view = mat({ obstacles: lying })) => doubtOf(rock, at(x, y), view, faq, [])
    expect([doubt(300, 300), doubt(210, 300), doubt(470, 440)]).toEqual(['', 'web-xw-near-edge', 'web-xw-near-rock'])
    expect([doubt(580, 450), doubt(580, 450, true)]).toEqual(['', 'web-xw-near-rock'])
    expect(zoneFor(rock, mat())).toEqual({ x: 200, y: 200, w: 500, h: 500 })
  })
  it('knows the mission that strews asteroids around the Rebels', () => {
    const run = mat({ mission: { name: 'asteroid-run' }, sides: ['rebel', 'imperial'], seat: 1, ships: [ship('rebel', 300, 300)] })
    expect([doubtOf(rock, at(100, 100), run, false, []), doubtOf(rock, at(390, 300), run, false, []), doubtOf(rock, at(5, 100), run, false, [])]).toEqual(['', 'web-xw-near-ship', 'web-xw-off-mat'])
  })
  it('keeps satellites in their band and within range of each other', () => {
    const disc: Placing = { what: 'marker', mine: false, base: 30 }
    const band = [{ side: '', x: 100, y: 200, w: 700, h: 100 }]
    const doubt = (x: number, y: number, view = mat()) => doubtOf(disc, at(x, y, 0), view, false, band)
    expect([doubt(450, 250), doubt(450, 150), doubt(110, 250)]).toEqual(['', 'web-xw-outside', 'web-xw-outside'])
    const one = mat({ markers: [{ marker_id: 0, x: 300, y: 150, radius: 15 }], mission: { apart: [2, 3] } })
    expect([doubt(500, 250, one), doubt(310, 250, one)]).toEqual(['', 'web-xw-near-satellite'])
  })
  it('keeps mines apart', () => {
    const mined = mat({ bombs: [{ bomb_id: 0, x: 300, y: 450 }] })
    const doubt = (x: number) => doubtOf({ what: 'marker', mine: true, base: 30 }, at(x, 450), mined, false, [])
    expect([doubt(420), doubt(440)]).toEqual(['web-xw-near-mine', ''])
  })
})

it('writes names where they hide neither ships nor each other', () => {
  const ship = (ship_id: number, x: number, y: number) => ({ ship_id, x, y, base: 40 }) as ShipView
  const sides = (...ships: ShipView[]) => [...labelSides(ships, () => 120, { width: 900, height: 900 }, 1).values()]
  expect(sides(ship(0, 450, 450))).toEqual(['right'])
  expect(sides(ship(0, 870, 450))).toEqual(['left'])
  expect(sides(ship(0, 400, 450), ship(1, 460, 450), ship(2, 520, 450))).toEqual(['left', 'above', 'right'])
})

it('marks the ships that moved, were hit or gained a token', () => {
  const ship = { ship_id: 0, status: 'in play', x: 1, y: 1, heading: 0, shields: 2, damage_total: 0, critical_tokens: 0, tokens: {} }
  const view = (...ships: object[]) => ({ ships, locks: [] }) as unknown as BattleView
  const before = view(ship, { ...ship, ship_id: 1 }, { ...ship, ship_id: 2, status: 'awaiting' })
  const after = view({ ...ship, tokens: { focus: 1 } }, { ...ship, ship_id: 1 }, { ...ship, ship_id: 2, x: 5 })
  expect(touchedMat(before, after)).toEqual(['ship:0'])
  expect(touchedMat(before, { ...before, locks: [{ letter: 'A', by: 0, on: 1 }] } as BattleView)).toEqual(['ship:1'])
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

it('tells what damage lies up against you; plus sides need a die to ride on', () => {
  const pool = (...sides: string[]) => sides.map((side, id) => ({ id, card: 0, code: 'x', side }))
  expect(threats(pool('2MD', '+1MD', '3RD1', '1Sh', '-'))).toEqual([
    { symbol: 'MD', value: 3, cost: 0, open: false }, { symbol: 'RD', value: 3, cost: 1, open: false },
  ])
  expect(threats(pool('+2MD', '1R'))).toEqual([])
  expect(threats(pool('XID'))).toEqual([{ symbol: 'ID', value: 0, cost: 0, open: true }])
})

describe('several dice at once', () => {
  const die = (id: number, side: string) => ({ id, side, code: '01001', card: 1, face: 0 })
  const pool = [die(1, '2MD'), die(2, '1MD1'), die(3, '+2MD'), die(4, '1Sh'), die(5, '+1RD'), die(6, 'XMD')]
  const asked = (id: string, ...keys: string[]) => ({ seat: 0, number: 1, kind: 'one', prompt: { id }, options: keys.map((key) => ({ key, label: { id: 'x' } })) }) as unknown as OpenAsk
  const action = asked('ds-ask-action', 'resolve:1', 'resolve:2', 'resolve:4', 'play:9', 'resolve:6:ranged')

  it('go together by symbol, with the plus dice that ride on it', () => {
    expect(resolvable(action)).toEqual([1, 2, 4])
    expect(together(pool, [1, 2, 4], pool[0]!).map((each) => each.id)).toEqual([1, 2, 3])
    expect(together(pool, [1, 2, 4], pool[3]!).map((each) => each.id)).toEqual([4])
  })
  it('show their sum and their cost', () => {
    expect(sumOf([pool[0]!, pool[1]!, pool[2]!])).toEqual({ symbol: 'MD', value: 5, cost: 1, open: false })
    expect(sumOf([pool[5]!])!.open).toBe(true)
    expect(sumOf([])).toBeNull()
  })
  it('are resolved one by one: plus dice join, the target stays, then it stops', () => {
    const batch = new Batch()
    for (const index of [0, 2, 1]) batch.toggle(pool[index]!, pool, [1, 2, 4])
    expect(batch.answerTo(action)).toBeNull()
    batch.running = true
    expect(batch.answerTo(action)).toBe('resolve:1')
    expect(batch.answerTo(asked('ds-ask-modifiers', '3'))).toBe('3')
    const target = asked('ds-ask-damage', 'card:7', 'card:8')
    expect(batch.answerTo(target)).toBeNull()
    batch.said('ds-ask-damage', 'card:8')
    expect(batch.answerTo(asked('ds-ask-resolve-next', 'resolve:2', 'stop'))).toBe('resolve:2')
    expect(batch.answerTo(target)).toBe('card:8')
    expect(batch.answerTo(asked('ds-ask-resolve-next', 'resolve:9', 'stop'))).toBe('stop')
    expect(batch.running).toBe(false)
  })
  it('leave what does not follow from them to the player', () => {
    const batch = new Batch()
    batch.toggle(pool[0]!, pool, [1, 2, 4])
    batch.toggle(pool[3]!, pool, [1, 2, 4])
    expect(batch.chosen).toEqual([4])
    batch.running = true
    batch.said('ds-ask-shields', 'card:5')
    expect(batch.answerTo(asked('ds-ask-guardian', 'yes', 'no'))).toBeNull()
    expect(batch.answerTo(asked('ds-ask-shields', 'card:6'))).toBeNull()
    expect(batch.answerTo(asked('ds-ask-action', 'pass'))).toBeNull()
    expect(batch.running).toBe(false)
  })
})

it('marks cards that were hurt, dice that fell and purses that changed', () => {
  const card = { id: 1, code: 'x', kind: 'character', owner: 0, controller: 0, damage: 0 }
  const player = { seat: 0, resources: 2, hand_size: 5, deck_size: 20, pool: [{ id: 7, code: 'x', card: 1, face: 0 }] }
  const view = (cards: object[], players: object[], round = 1) => ({ cards, players, round }) as unknown as DuelView
  const before = view([card, { ...card, id: 2 }], [player])
  const after = view([{ ...card, damage: 2 }, { ...card, id: 2 }, { ...card, id: 3 }], [{ ...player, resources: 1, pool: [{ id: 7, code: 'x', card: 1, face: 3 }] }])
  expect(touchedDuel(before, after)).toEqual(['card:1', 'card:3', 'die:7', 'seat:0'])
  expect(touchedDuel({ ...before, round: 0 } as DuelView, after)).toEqual([])
})
