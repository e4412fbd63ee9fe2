import { thingAt } from '../../lib/apart'
import { text, type Option, type Text } from '../../lib/protocol'
import { way, type Chart } from './chart'
import { named } from './names'
import type { GalaxyView, PlayerView } from './view'

/** What an answer costs and brings, as far as the table shows it. */
export function facts(option: Option, view: GalaxyView, me: PlayerView, map: Chart): Text[] {
  if (option.label.id === 'or-option-move') return destination(thingAt(option.at, 'space') ?? '', view, me, map)
  switch (option.label.id) {
    case 'or-option-stay':
      return waiting(me.space, view, me)
    case 'or-option-credits':
      return [text('web-or-fact-credits', { credits: me.credits + Number(option.label.args?.amount ?? 0) })]
    case 'or-option-recover':
      return [me.damage + me.ship_damage === 0 ? text('web-or-fact-unhurt') : text('web-or-fact-recover', { character: me.damage, ship: me.ship_damage })]
    case 'or-option-market-action':
      return [text('web-or-fact-market', { credits: me.credits })]
    case 'or-option-end-actions':
      return [text('web-or-fact-done')]
    default:
      return []
  }
}

function destination(space: string, view: GalaxyView, me: PlayerView, map: Chart): Text[] {
  const closed = new Set(view.patrols.map((patrol) => patrol.space))
  const clear = way(map, me.space, space, closed)
  const far = (clear.length > 0 ? clear : way(map, me.space, space)).length - 1
  const flown = far > 0 ? [text('web-or-fact-flown', { count: far, of: me.hyperdrive })] : []
  return [...flown, ...waiting(space, view, me), text('web-or-fact-then')]
}

/** Who and what lies where a ship ends. */
function waiting(space: string, view: GalaxyView, me: PlayerView): Text[] {
  const patrols = view.patrols.filter((each) => each.space === space).map((each) => named('patrol', each.token))
  const captains = view.players.filter((each) => each.space === space && each.seat !== me.seat && each.character).map((each) => named('character', each.character))
  const contacts = view.contacts.filter((each) => each.planet === space).map((each) => (each.contact ? named('contact', each.contact) : text('web-or-contact-closed', { rank: named('class', each.contact_class) })))
  const there = [...patrols, ...captains, ...contacts]
  return there.length > 0 ? [text('web-or-fact-there', { things: there })] : []
}
