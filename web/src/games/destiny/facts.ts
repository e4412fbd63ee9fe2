import { t } from '../../lib/fluent.svelte'
import type { Option } from '../../lib/protocol'
import { readSide } from './sides'
import type { BattleView, PlayerView } from './view'

const SYMBOLS: Record<string, string> = {
  MD: 'damage', RD: 'damage', ID: 'indirect', Sh: 'shield', R: 'resource', Dr: 'disrupt', Dc: 'discard', F: 'focus', Sp: 'special',
}

/** What an answer costs and brings, as far as the table shows it. */
export function facts(option: Option, view: BattleView, me: PlayerView): string[] {
  const [kind, id = ''] = option.key.split(':')
  if (kind === 'play') {
    const cost = me.hand?.find((card) => String(card.id) === id)?.cost
    return cost === undefined ? [] : [t('web-ds-fact-cost', { cost, have: me.resources })]
  }
  if (kind === 'resolve') {
    const die = view.players.flatMap((player) => player.pool ?? []).find((each) => String(each.id) === id)
    const side = readSide(die?.side ?? '-')
    const price = side.cost > 0 ? [t('web-ds-fact-cost', { cost: side.cost, have: me.resources })] : []
    return SYMBOLS[side.symbol] ? [t('web-ds-fact-resolve', { symbol: SYMBOLS[side.symbol]!, value: side.value }), ...price] : price
  }
  if (kind === 'claim') return [t('web-ds-fact-claim')]
  if (kind === 'pass') return [t('web-ds-fact-pass')]
  return kind === 'reroll' ? [t('web-ds-fact-reroll')] : []
}
