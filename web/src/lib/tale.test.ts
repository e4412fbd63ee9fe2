import { describe, expect, it } from 'vitest'
import { ownersSeen, seatOfCard, teller as destinyTeller } from '../games/destiny/tales'
import type { DuelView } from '../games/destiny/view'
import { tales as outerRim } from '../games/outer-rim/tales'
import { teller as xWingTeller } from '../games/x-wing/tales'
import type { GameEvent, Text } from './protocol'
import type { Tale } from './tale'

const seat = (number: number): Text => ({ id: 'core-seat', args: { number } })
let seq = 0
const event = (id: string, args: Record<string, unknown> = {}, at?: string[]): GameEvent => ({ seq: seq++, text: { id, args } as Text, ...(at ? { at } : {}) })
const told = (...events: GameEvent[]): GameEvent[] => events.map((each, index) => ({ ...each, seq: index }))
const brief = (tale: Tale | undefined) => tale && { title: tale.title.id, dice: tale.dice.map((row) => row.dice.map((die) => (die.struck ? `-${die.face}` : die.face)).join(' ')), outcome: tale.outcome && `${tale.outcome.tone} ${tale.outcome.text.id}`, price: tale.price.map((each) => `${each.tone} ${each.text.id}`) }

describe('Outer Rim tells as scenes', () => {
  const faces = (...names: string[]) => names.map((name) => ({ id: `or-face-${name}` }))
  const roll = (...names: string[]) => event('or-log-roll', { player: seat(1), results: faces(...names) })
  it('a delivery that goes wrong: the dice, the test that follows and what it costs', () => {
    const events = told(roll('blank'), event('or-log-delivery-trouble', { player: seat(1) }), event('or-log-databank', { player: seat(1) }), event('or-log-test', { player: seat(1) }), roll('blank', 'focus'), event('or-log-test-failed'), event('or-log-reputation-negative', { player: seat(1) }), event('or-log-turn', { player: seat(2) }))
    const found = outerRim(events, 0, 0)
    expect(found.map(brief)).toEqual([
      { title: 'or-log-roll', dice: ['blank'], outcome: 'bad or-log-delivery-trouble', price: [] },
      { title: 'or-log-databank', dice: ['blank focus'], outcome: 'bad or-log-test-failed', price: ['bad or-log-reputation-negative'] },
    ])
    expect(found.every((tale) => tale.seats.includes(0) && !tale.seats.includes(1))).toBe(true)
  })
  it('a fight from its first die, also when a question came between, and the defeat on its own', () => {
    const events = told(event('or-log-combat-ship', { player: seat(1) }), roll('hit'), event('or-log-enemy-roll', { player: seat(2), results: faces('crit', 'hit') }), event('or-log-combat-lost', { player: seat(1) }), event('or-log-ship-damage', { player: seat(1) }), event('or-log-defeated', { player: seat(1) }), event('or-log-lose-credits', { player: seat(1) }))
    expect(outerRim(events, 2, 0).map(brief)).toEqual([
      { title: 'or-log-combat-ship', dice: ['hit', 'crit hit'], outcome: 'bad or-log-combat-lost', price: ['bad or-log-ship-damage'] },
      { title: 'or-log-defeated', dice: [], outcome: 'bad or-log-defeated', price: ['bad or-log-lose-credits'] },
    ])
  })
  it('a contact with its card, the skill it tests, the rung that counts and the faces on it, in one scene', () => {
    const events = told(event('or-log-revealed', { player: seat(1), contact: { id: 'or-contact-greedo' } }), event('or-log-databank', { player: seat(1), card: { id: 'or-card-databank-1a' } }), event('or-log-test', { player: seat(1), skill: { id: 'or-skill-strength' } }), roll('focus', 'hit'), event('or-log-test-passed', { level: 1 }))
    const [tale, ...more] = outerRim(events, 0, 0)
    expect(more).toEqual([])
    expect([tale!.card?.id, tale!.needs?.title.id, tale!.needs?.rungs.find((rung) => rung.now)]).toEqual(['or-card-databank-1a', 'or-skill-strength', { label: { id: 'web-or-skilled' }, faces: ['hit', 'crit'], chance: 0.75, now: true }])
    expect(tale!.dice[0]!.dice.map((die) => die.counts)).toEqual([false, true])
  })
  it('a contact that a card turns up under the words of the card', () => {
    const events = told(event('or-log-encounter', { player: seat(1), card: { id: 'or-card-price-of-fame' } }), event('or-log-revealed', { player: seat(1), contact: { id: 'or-contact-4-lom' } }), event('or-log-gain-credits', { player: seat(1) }))
    expect(outerRim(events, 0, 0).map((tale) => tale.card?.id)).toEqual(['or-card-price-of-fame'])
  })
  it('a fight that still goes on as open: its stage shows it, no sentence does', () => {
    const events = told(event('or-log-combat-ground', { player: seat(2), opponent: seat(1) }), roll('hit'))
    expect(outerRim(events, 0, 0).map((tale) => tale.open)).toEqual([true])
  })
  it('nothing that was told before, and nothing that still waits for an answer', () => {
    const events = told(event('or-log-test', { player: seat(1) }), roll('hit', 'blank'), event('or-log-test-passed'), event('or-log-moved', { player: seat(1) }), event('or-log-test', { player: seat(1) }), roll('hit', 'blank'))
    expect(outerRim(events, 3, 0)).toEqual([])
  })
})

describe('X-Wing tells as scenes', () => {
  const tales = xWingTeller((at) => (at === 'ship:0' ? 0 : at === 'ship:1' ? 1 : null))
  const faces = (...names: string[]) => names.map((name) => ({ id: `xw-face-${name}` }))
  const attack = (by: number, on: number) => event('xw-log-declares', {}, [`ship:${by}`, `ship:${on}`])
  it('an attack with what tokens made of the dice, struck pairs and the cards dealt', () => {
    const events = told(attack(0, 1), event('xw-log-attack-roll', { faces: faces('focus', 'hit', 'critical') }), event('xw-log-spends-focus', {}, ['ship:0']), event('xw-log-defense-roll', { faces: faces('evade', 'blank') }), event('xw-log-hits', { hits: 1, criticals: 1 }), event('xw-log-loses-shield', {}, ['ship:1']), event('xw-log-destroyed', {}, ['ship:1']))
    expect(tales(events, 3, 0).map(brief)).toEqual([
      { title: 'xw-log-declares', dice: ['-hit hit crit', 'evade blank'], outcome: 'good web-xw-lands', price: ['good xw-log-loses-shield', 'good xw-log-destroyed'] },
    ])
    expect(brief(tales(events, 3, 1)[0])?.outcome).toBe('bad web-xw-lands')
  })
  it('a bomb that goes off, for whom it hurts and who dropped it', () => {
    const events = told(event('xw-log-detonates', {}, ['bomb:0']), event('xw-log-loses-shield', {}, ['ship:1']), event('xw-log-damage-face-up', {}, ['ship:1']), event('xw-log-combat'))
    const [found] = tales(events, 0, 1)
    expect(found?.seats).toEqual([1])
    expect(tales(events, 0, 0).map((tale) => [tale.seats, tale.outcome?.tone])).toEqual([[[1, 0], 'good']])
    expect(brief(found)).toEqual({ title: 'xw-log-detonates', dice: [], outcome: 'bad xw-log-loses-shield', price: ['bad xw-log-damage-face-up'] })
  })
  it('an attack in progress as open, so that its stage is all that tells it', () => {
    const events = told(attack(1, 0), event('xw-log-attack-roll', { faces: faces('hit') }))
    expect(tales(events, 0, 0).map((tale) => tale.open)).toEqual([true])
    expect(tales([...events, ...told(event('xw-log-round'))], 0, 0)).toEqual([])
  })
  it('each attack once, and a miss as good news for whoever was shot at', () => {
    const miss = [attack(1, 0), event('xw-log-attack-roll', { faces: faces('hit') }), event('xw-log-defense-roll', { faces: faces('evade') }), event('xw-log-misses')]
    const found = tales(told(...miss, ...miss), 4, 0)
    expect(found.map(brief)).toEqual([{ title: 'xw-log-declares', dice: ['-hit', 'evade'], outcome: 'good xw-log-misses', price: [] }])
  })
})

describe('Destiny tells as scenes', () => {
  const tales = destinyTeller((name) => (name === 'ds-name-rey' ? [0] : name === 'ds-name-kylo' ? [1] : []))
  const hurt = (name: string, taken: number) => event('ds-log-damage', { card: { id: `ds-name-${name}` }, amount: taken, taken })
  it('what the other side does to my characters, not what my own dice do', () => {
    const events = told(event('ds-log-resolve', { seat: seat(2), dice: [{ id: 'ds-die', args: { name: { id: 'ds-name-kylo' }, side: { id: 'ds-side', args: { symbol: 'ranged', value: 2, sign: 'plain', cost: 1 } } } }] }), hurt('rey', 3), event('ds-log-resolve', { seat: seat(1) }), hurt('kylo', 2))
    expect(tales(events, 0, 0).map(brief)).toEqual([{ title: 'ds-log-resolve', dice: ['2RD1'], outcome: 'bad web-ds-hurts', price: [] }])
  })
  it('a special with the words of its card', () => {
    const die = (name: string, symbol: string) => ({ id: 'ds-die', args: { name: { id: `ds-name-${name}` }, side: { id: 'ds-side', args: { symbol, value: 0, sign: 'plain', cost: 0 } } } })
    const events = told(event('ds-log-resolve', { seat: seat(2), dice: [die('kylo', 'ranged'), die('probe', 'special')] }), hurt('rey', 4))
    expect(tales(events, 0, 0).map((tale) => tale.card?.id)).toEqual(['ds-name-probe'])
  })
  it('every defeat', () => {
    const events = told(event('ds-log-resolve', { seat: seat(1) }), hurt('kylo', 9), event('ds-log-defeated', { card: { id: 'ds-name-kylo' } }))
    const [tale] = tales(events, 0, 0)
    expect(brief(tale)?.outcome).toBe('good ds-log-defeated')
    expect([...tale!.seats].sort()).toEqual([0, 1])
  })
  it('what happened to characters that are defeated by now', () => {
    const view = { cards: [{ code: 'kylo', controller: 1 }], players: [{ seat: 0, set_aside: [{ id: 3, code: 'rey' }] }, { seat: 1 }] } as unknown as DuelView
    const events = told(event('ds-log-resolve', { seat: seat(2) }), hurt('rey', 3), event('ds-log-resolve', { seat: seat(2) }), hurt('rey', 9), event('ds-log-defeated', { card: { id: 'ds-name-rey' } }))
    const found = destinyTeller(ownersSeen(view))(events, 0, 0)
    expect(found.map((tale) => brief(tale)?.outcome)).toEqual(['bad web-ds-hurts', 'bad ds-log-defeated'])
    expect(found.every((tale) => tale.seats.includes(0))).toBe(true)
  })
  it('damage that somebody does to their own character, though the other side has the same one', () => {
    const view = { cards: [{ id: 4, code: 'rey', controller: 0 }, { id: 9, code: 'rey', controller: 1 }], players: [{ seat: 0 }, { seat: 1 }] } as unknown as DuelView
    const hit = (card: number) => told(event('ds-log-resolve', { seat: seat(2) }), event('ds-log-damage', { card: { id: 'ds-name-rey' }, amount: 2, taken: 2 }, [`card:${card}`]))
    const tales = destinyTeller(ownersSeen(view), seatOfCard(view))
    expect(tales(hit(9), 0, 0)).toEqual([])
    expect(tales(hit(4), 0, 0).map((tale) => brief(tale)?.outcome)).toEqual(['bad web-ds-hurts'])
  })
  it('what happened to cards that are in a hand or a deck again', () => {
    const view = { cards: [], players: [{ seat: 0 }, { seat: 1 }] } as unknown as DuelView
    const rolled = event('ds-log-rolled', { seat: seat(1), dice: [{ id: 'ds-die', args: { name: { id: 'ds-name-rey' } } }] })
    const events = told(rolled, event('ds-log-play', { seat: seat(1), card: { id: 'ds-name-droid' } }), event('ds-log-resolve', { seat: seat(2) }), hurt('rey', 1), hurt('droid', 2))
    expect(destinyTeller(ownersSeen(view))(events, 0, 0).map(brief)).toEqual([{ title: 'ds-log-resolve', dice: [''], outcome: 'bad web-ds-hurts', price: ['bad web-ds-hurts'] }])
  })
})
