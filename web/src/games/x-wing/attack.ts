import { t } from '../../lib/fluent.svelte'
import type { AttackView } from './view'

/** Which of the seven steps an attack is in, read from what lies on the table. */
export function attackStep(attack: AttackView): number {
  if (attack.attack_roll.length === 0) return 1
  if (attack.hits + attack.criticals > 0) return 6
  if (attack.defense_roll.length === 0) return 2
  return 4
}

/** The dice that cancel each other, for striking them through: evades take hits first, then crits. */
export function pairs(attack: AttackView): { attack: Set<number>; defence: Set<number> } {
  const struck = { attack: new Set<number>(), defence: new Set<number>() }
  if (attack.hits + attack.criticals === 0 || attack.defense_roll.length === 0) return struck
  const evades = attack.defense_roll.flatMap((die, index) => (die.face === 'evade' ? [index] : []))
  const blows = ['hit', 'critical'].flatMap((face) =>
    attack.attack_roll.flatMap((die, index) => (die.face === face ? [index] : [])),
  )
  evades.slice(0, blows.length).forEach((evade, index) => {
    struck.defence.add(evade)
    struck.attack.add(blows[index]!)
  })
  return struck
}

/** The seven steps of an attack by their names. */
export function attackSteps(): string[] {
  return [
    t('web-xw-step-target'), t('web-xw-step-attack'), t('web-xw-step-modify-attack'), t('web-xw-step-defence'),
    t('web-xw-step-modify-defence'), t('web-xw-step-compare'), t('web-xw-step-damage'),
  ]
}
