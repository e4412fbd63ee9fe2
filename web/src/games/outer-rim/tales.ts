import { draft, seatsIn, taleOf, toneFor, type Draft, type TaleDice, type Teller, type Tone } from '../../lib/tale'
import type { GameEvent, Text } from '../../lib/protocol'
import { facesOf } from './rolls'

/** Sentences that begin something chance decides. */
const OPENS: Record<string, string> = {
  'or-log-test': 'test',
  'or-log-combat-ground': 'fight',
  'or-log-combat-ship': 'fight',
  'or-log-encounter': 'card',
  'or-log-databank': 'card',
  'or-log-revealed': 'card',
  'or-log-job': 'card',
  'or-log-defeated': 'defeat',
}
const ENDS = new Set(['or-log-turn', 'or-log-moved', 'or-log-moved-directly', 'or-log-stayed', 'or-log-buy', 'or-log-victory', 'or-log-stands-up'])
const OUTCOMES: Record<string, Tone> = {
  'or-log-test-passed': 'good', 'or-log-test-failed': 'bad', 'or-log-combat-won': 'good', 'or-log-combat-lost': 'bad',
  'or-log-delivered': 'good', 'or-log-delivery-trouble': 'bad', 'or-log-job-completed': 'good', 'or-log-job-failed': 'bad',
  'or-log-bounty': 'good', 'or-log-captured': 'good', 'or-log-strongest-patrol': 'bad',
}
const CHANGES = new Set(['or-log-add', 'or-log-cancel', 'or-log-turn-die', 'or-log-ability', 'or-log-secret-played'])
const PRICES: Record<string, Tone> = {
  'or-log-gain-credits': 'good', 'or-log-gain-fame': 'good', 'or-log-gain-card': 'good', 'or-log-take-credits': 'good', 'or-log-goal': 'good',
  'or-log-lose-credits': 'bad', 'or-log-lose-fame': 'bad', 'or-log-spend-credits': 'bad', 'or-log-discard': 'bad', 'or-log-hand-over': 'bad',
  'or-log-character-damage': 'bad', 'or-log-ship-damage': 'bad', 'or-log-recover-character': 'good', 'or-log-recover-ship': 'good',
  'or-log-reputation-positive': 'good', 'or-log-reputation-neutral': 'plain', 'or-log-reputation-negative': 'bad',
  'or-log-own-secret': 'good', 'or-log-secret-discarded': 'bad', 'or-log-extra-turn': 'good', 'or-log-contact-discarded': 'plain',
  'or-log-patrol-eliminated': 'good', 'or-log-revealed': 'plain',
}
const HEADS = new Set([...ENDS, 'or-log-combat-ground', 'or-log-combat-ship', 'or-log-encounter', 'or-log-revealed', 'or-log-job', 'or-log-defeated', 'or-log-new-ship', 'or-log-patrol-moved', 'or-log-patrol-appears', 'or-log-first-player'])

/** OR-TEST-2 to -4: the faces that pass at each level of skill, and the chance that one of two dice shows one. */
export const LEVELS: readonly { word: string; faces: readonly string[]; chance: number }[] = [
  { word: 'web-or-unskilled', faces: ['crit'], chance: 15 / 64 },
  { word: 'web-or-skilled', faces: ['hit', 'crit'], chance: 3 / 4 },
  { word: 'web-or-highly-skilled', faces: ['focus', 'hit', 'crit'], chance: 15 / 16 },
]

/** Whether a sentence begins something new. */
export const isHead = (event: GameEvent): boolean => HEADS.has(event.text.id)

/** The dice a sentence tells of. */
export function diceOf(event: GameEvent): TaleDice | null {
  const { id, args } = event.text
  if (id !== 'or-log-roll' && id !== 'or-log-enemy-roll') return null
  const who: Text = id === 'or-log-roll' ? { id: 'web-scene-rolls', args } : { id: 'web-scene-enemy-rolls' }
  return { who, kind: 'rim', dice: facesOf(event).map((face) => ({ face, word: { id: `or-face-${face}` } })) }
}

/** Reads tests, fights, encounters, deliveries and defeats out of the log. */
export const tales: Teller = (events, from, seat) => {
  const found: Draft[] = []
  let open: Draft | null = null
  for (const event of events) open = read(event, open, found, seat)
  const fights = (each: Draft) => each === open && each.kind === 'fight' && each.outcome === null
  // what still waits for an answer is on its stage already
  return found.filter((each) => told(each, from) || fights(each)).map((each) => taleOf(headed(each), fights(each)))
}

function told(each: Draft, from: number): boolean {
  const fresh = each.events.some((event) => event.seq >= from && (OUTCOMES[event.text.id] || PRICES[event.text.id] || each.kind === 'defeat'))
  return fresh && (each.outcome !== null || each.kind === 'defeat' || (each.kind === 'card' && each.price.length > 0))
}

function read(event: GameEvent, open: Draft | null, found: Draft[], seat: number | null): Draft | null {
  const { id, args } = event.text
  if (ENDS.has(id)) return null
  const kind = OPENS[id]
  if (kind && !(open && goesOn(open, kind))) return begin(draft(kind, event), found)
  const row = diceOf(event)
  if (!open && !row) return null
  // a second roll for a delivery, after its tale was told, is a matter of its own
  const current = open ?? begin(draft('roll', event), found)
  if (current.events.at(-1) !== event) current.events.push(event)
  const whose = seatsIn(event.text)[0] ?? null
  if (kind) learn(current, event)
  else if (row) current.dice.push(row)
  else if (CHANGES.has(id)) current.changes.push(event.text)
  else if (OUTCOMES[id]) settle(current, event, toneFor(seat, whose, OUTCOMES[id]))
  else if (PRICES[id]) current.price.push({ text: event.text, tone: toneFor(seat, whose, PRICES[id]) })
  if (args?.level !== undefined) rank(current, Number(args.level))
  return current
}

/** A contact turned up is resolved, and the first test of a card belongs to the card: one scene tells both. */
function goesOn(open: Draft, kind: string): boolean {
  return open.kind === 'card' && open.outcome === null && open.dice.length === 0 && (kind === 'test' || kind === 'card')
}

function begin(fresh: Draft, found: Draft[]): Draft {
  found.push(fresh)
  learn(fresh, fresh.events[0]!)
  if (fresh.kind === 'defeat') fresh.outcome = { text: fresh.title, tone: 'bad' }
  return fresh
}

/** What a sentence tells of the card and the skill. */
function learn(current: Draft, event: GameEvent): void {
  const { args } = event.text
  // a contact that a card turns up does not hide the card
  const card = (args?.card ?? current.card ?? args?.contact) as Text | undefined
  if (card && current.kind === 'card') current.card = card
  if (args?.skill) current.needs = { title: args.skill as Text, rungs: [] }
}

/** At which level the test was made: the faces that count, on the ladder and among the dice. */
function rank(current: Draft, level: number): void {
  if (!current.needs) return
  current.needs = { ...current.needs, rungs: LEVELS.map(({ word, faces, chance }, index) => ({ label: { id: word }, faces, chance, now: index === level })) }
  for (const die of current.dice.at(-1)?.dice ?? []) die.counts = LEVELS[level]!.faces.includes(die.face)
}

/** A card that only gives or takes has that as its outcome. */
function headed(found: Draft): Draft {
  const [first, ...price] = found.price
  return found.kind === 'card' && !found.outcome && first ? { ...found, outcome: first, price } : found
}

/** The first outcome is the headline; what follows from it is part of the price. */
function settle(current: Draft, event: GameEvent, tone: Tone): void {
  if (current.outcome) current.price.push({ text: event.text, tone })
  else current.outcome = { text: event.text, tone }
}
