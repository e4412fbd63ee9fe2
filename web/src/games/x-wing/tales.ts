import { draft, taleOf, type Draft, type Tale, type TaleDice, type Teller, type Tone } from '../../lib/tale'
import type { GameEvent, Text } from '../../lib/protocol'

const ENDS = new Set(['xw-log-round', 'xw-log-activation', 'xw-log-combat', 'xw-log-end-phase', 'xw-log-reveals', 'xw-log-passes-attack', 'xw-log-wins'])
const CHANGES = new Set(['xw-log-rerolls', 'xw-log-spends-focus', 'xw-log-spends-evade', 'xw-log-spends-lock', 'xw-log-uses', 'xw-log-changes', 'xw-log-reinforced', 'xw-log-guessed', 'xw-log-obstructed', 'xw-log-pinned'])
/** What a ship gets; good or bad for whoever flies it. */
const PRICES: Record<string, Tone> = {
  'xw-log-loses-shield': 'bad', 'xw-log-damage-face-down': 'bad', 'xw-log-damage-face-up': 'bad', 'xw-log-doomed': 'bad', 'xw-log-destroyed': 'bad',
  'xw-log-gains-stress': 'bad', 'xw-log-gains-ion': 'bad', 'xw-log-gains-tractor': 'bad', 'xw-log-gains-jam': 'bad', 'xw-log-flees': 'bad', 'xw-log-regains-shield': 'good',
}

const HEADS = new Set([...ENDS, 'xw-log-drifts', 'xw-log-declares', 'xw-log-places-ship', 'xw-log-passes-action', 'xw-log-squads-revealed'])

/** Whether a sentence begins something new. */
export const isHead = (event: GameEvent): boolean => HEADS.has(event.text.id)

/** The dice a sentence tells of. */
export function diceOf(event: GameEvent): TaleDice | null {
  const { id, args } = event.text
  if (id === 'xw-log-attack-roll') return row('attack', args?.faces as Text[])
  if (id === 'xw-log-defense-roll') return row('defence', args?.faces as Text[])
  return id === 'xw-log-obstacle-roll' ? row('attack', [args!.face as Text]) : null
}

/** Reads attacks, rolls for obstacles and losses out of the log. */
export const teller = (seatOfShip: (at: string) => number | null): Teller => (events, from, seat) => {
  const found: Draft[] = []
  let open: Draft | null = null
  const seatsOf = (event: GameEvent) => (event.at ?? []).flatMap((at) => seatOfShip(at) ?? [])
  for (const event of events) {
    const { id } = event.text
    if (ENDS.has(id)) {
      open = null
      continue
    }
    if (id === 'xw-log-declares' || id === 'xw-log-obstacle-roll' || id === 'xw-log-detonates' || (id === 'xw-log-flees' && !open)) {
      open = draft(id, event, seatsOf(event))
      found.push(open)
      if (id === 'xw-log-obstacle-roll') open.dice.push(diceOf(event)!)
      if (id === 'xw-log-flees') open.outcome = { text: event.text, tone: seat !== null && open.seats.has(seat) ? 'bad' : 'good' }
      continue
    }
    if (open) add(open, event, seat, seatsOf(event))
  }
  const goesOn = (each: Draft) => each === open && each.kind === 'xw-log-declares' && each.outcome === null
  return found.filter((each) => told(each, from) || goesOn(each)).map((each) => finished(each, goesOn(each)))
}

function told(each: Draft, from: number): boolean {
  const settles = (event: GameEvent) => event.seq >= from && (event.text.id === 'xw-log-hits' || event.text.id === 'xw-log-misses' || PRICES[event.text.id] !== undefined || event === each.events[0])
  return each.events.some(settles) && (each.outcome !== null || each.kind === 'xw-log-obstacle-roll' || each.price.length > 0)
}

function add(open: Draft, event: GameEvent, seat: number | null, owners: number[]): void {
  const { id, args } = event.text
  open.events.push(event)
  const whose = owners[0] ?? null
  // a bomb that hurts somebody is told to whom it hurts and to who dropped it: to everybody
  if (PRICES[id] && open.kind === 'xw-log-detonates') for (const each of [...owners, ...(seat === null ? [] : [seat])]) open.seats.add(each)
  const toned = (tone: Tone): Tone => (tone === 'plain' || seat === null || whose === null || whose === seat ? tone : tone === 'bad' ? 'good' : 'bad')
  const thrown = diceOf(event)
  if (thrown) put(open, thrown)
  else if (id === 'xw-log-hits') open.outcome = { text: { id: 'web-xw-lands', args: { count: Number(args?.hits) + Number(args?.criticals) } }, tone: attacker(open) === seat ? 'good' : 'bad' }
  else if (id === 'xw-log-misses') open.outcome = { text: event.text, tone: attacker(open) === seat ? 'bad' : 'good' }
  else if (PRICES[id]) open.price.push({ text: event.text, tone: toned(PRICES[id]) })
  else if (CHANGES.has(id)) change(open, event)
}

const attacker = (open: Draft): number | null => [...open.seats][0] ?? null

function row(kind: TaleDice['kind'], faces: readonly Text[]): TaleDice {
  return { who: { id: kind === 'attack' ? 'web-xw-attacker' : 'web-xw-defender' }, kind, dice: faces.map((face) => ({ face: nameOf(face), word: face })) }
}

function nameOf(face: Text): string {
  const name = face.id.replace('xw-face-', '')
  return name === 'critical' ? 'crit' : name
}

/** A reroll is told with all faces again: the last of them count. */
function put(open: Draft, fresh: TaleDice): void {
  const before = open.dice.findIndex((each) => each.kind === fresh.kind)
  if (before < 0) open.dice.push(fresh)
  else open.dice[before] = fresh
}

/** The dice as they lie after a token or an ability. */
function change(open: Draft, event: GameEvent): void {
  const { id, args } = event.text
  open.changes.push(event.text)
  const last = open.dice.at(-1)
  if (!last) return
  if (id === 'xw-log-spends-evade') last.dice.push({ face: 'evade', word: { id: 'xw-face-evade' } })
  if (id === 'xw-log-spends-focus') turn(last, 'focus', last.kind === 'attack' ? 'hit' : 'evade', Infinity)
  if (id === 'xw-log-changes') turn(last, nameOf(args!.face as Text), nameOf(args!.into as Text), Number(args!.count))
}

function turn(last: TaleDice, from: string, into: string, most: number): void {
  for (const die of last.dice.filter((each) => each.face === from).slice(0, most)) {
    die.face = into
    die.word = { id: `xw-face-${into === 'crit' ? 'critical' : into}` }
  }
}

/** Evades take hits first, then criticals: what did not land is struck. */
function finished(found: Draft, open: boolean): Tale {
  const dice = found.dice.find((each) => each.kind === 'attack')?.dice ?? []
  const landed = found.events.find((event) => event.text.id === 'xw-log-hits')?.text.args
  const strike = (face: string, kept: number) => {
    const struck = dice.filter((die) => die.face === face)
    struck.forEach((die, index) => {
      die.struck = index < struck.length - kept
      die.counts = !die.struck
    })
  }
  if (found.kind === 'xw-log-declares' && found.outcome) {
    strike('hit', Number(landed?.hits ?? 0))
    strike('crit', Number(landed?.criticals ?? 0))
  }
  return taleOf(headed(found), open)
}

/** A bomb has no roll of its own: the first it does to somebody is what came of it. */
function headed(found: Draft): Draft {
  const [first, ...price] = found.price
  return found.kind === 'xw-log-detonates' && first ? { ...found, outcome: first, price } : found
}
