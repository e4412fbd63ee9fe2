import type { CombatView, RollView } from './view'

/** Faces of the eight-sided die: three hits, one crit, two focuses, two blanks. */
const DAMAGE: [number, number][] = [[0, 4 / 8], [1, 3 / 8], [2, 1 / 8]]

/** The exact chance of each amount of damage with a number of dice, without any rerolls. */
export function distribution(dice: number): number[] {
  let chances = [1]
  for (let die = 0; die < dice; die += 1) {
    const next = new Array<number>(chances.length + 2).fill(0)
    chances.forEach((chance, damage) => {
      for (const [more, part] of DAMAGE) next[damage + more]! += chance * part
    })
    chances = next
  }
  return chances
}

/** Which of the five steps of a combat is on the table. */
export function combatStep(combat: CombatView, roll: RollView | null): number {
  if (combat.winner !== -2) return 4
  if (roll?.purpose === 'defence') return 2
  if (roll?.purpose === 'attack') return combat.attack > 0 ? 1 : 0
  return combat.attack > 0 ? 1 : 0
}

/** The chance that the attacker wins, from where the combat stands; a tie is the attacker's (OR-COMBAT-24). */
export function winChance(combat: CombatView, step: number): number {
  if (combat.winner !== -2) return combat.winner === combat.attacker ? 1 : 0
  const defence = distribution(combat.defender_dice)
  const beats = (attack: number) => defence.slice(0, attack + 1).reduce((sum, chance) => sum + chance, 0)
  if (step > 0) return beats(combat.attack)
  return distribution(combat.attacker_dice).reduce((sum, chance, attack) => sum + chance * beats(attack), 0)
}

/** The chance that so many dice deal at least so much damage. */
export function atLeast(dice: number, damage: number): number {
  return distribution(dice).slice(Math.max(0, damage)).reduce((sum, chance) => sum + chance, 0)
}
