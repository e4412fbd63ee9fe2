import { GAMES } from '../games/registry'
import type { RuleEntry } from './protocol'

export interface Chapter {
  name: string
  title: string
  entries: RuleEntry[]
}

/** The entries by chapter, in the order of the book. */
export function chapters(entries: readonly RuleEntry[]): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const entry of entries) {
    const name = entry.chapter || entry.id.replace(/-\d+$/, '')
    let chapter = found.get(name)
    if (!chapter) {
      chapter = { name, title: title(name), entries: [] }
      found.set(name, chapter)
    }
    chapter.entries.push(entry)
  }
  return [...found.values()]
}

/** `SPACE-ENCOUNTER` reads "Space encounter"; a chapter with a written name keeps it. */
export function title(name: string): string {
  if (!/^[A-Z0-9-]+$/.test(name)) return name
  const prefix = GAMES.find((game) => name.startsWith(`${game.rules}-`))?.rules ?? ''
  const words = name.slice(prefix ? prefix.length + 1 : 0).replaceAll('-', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function tokens(words: string): string[] {
  return words.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Groups of words that stand for one another in a search: `tie equal draw; hit damage`. */
export function synonyms(groups: string): string[][] {
  return groups.split(';').map(tokens).filter((group) => group.length > 1)
}

/** How many of the words a paragraph holds, at the beginning of a word or as its name. */
function holds(entry: RuleEntry, wanted: readonly string[], groups: readonly string[][]): number {
  const text = `${entry.id} ${entry.text}`.toLowerCase()
  const starts = (word: string) => entry.id.toLowerCase().includes(word) || new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').test(text)
  return wanted.filter((word) => [word, ...groups.filter((group) => group.includes(word)).flat()].some(starts)).length
}

/** Paragraphs that hold all the words; where none does, those that hold the most of them. */
export function search(entries: readonly RuleEntry[], words: string, groups: readonly string[][] = []): RuleEntry[] {
  const wanted = tokens(words)
  if (wanted.length === 0) return []
  const found = entries.map((entry) => ({ entry, count: holds(entry, wanted, groups) })).filter(({ count }) => count > 0)
  const best = Math.max(0, ...found.map(({ count }) => count))
  return found.filter(({ count }) => count === best).map(({ entry }) => entry)
}

/** The text cut so that the words found can be marked. */
export function excerpt(text: string, words: string): { text: string; hit: boolean }[] {
  const found = tokens(words).map((token) => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (found.length === 0) return [{ text, hit: false }]
  return text
    .split(new RegExp(`(${found.join('|')})`, 'gi'))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, hit: tokens(words).includes(part.toLowerCase()) }))
}
