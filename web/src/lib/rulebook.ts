import { tokens } from './finding'
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
      chapter = { name, title: entry.title, entries: [] }
      found.set(name, chapter)
    }
    chapter.entries.push(entry)
  }
  return [...found.values()]
}

/** Groups of words that stand for one another in a search: `tie equal draw; hit damage`. */
export function synonyms(groups: string): string[][] {
  return groups.split(';').map(tokens).filter((group) => group.length > 1)
}

/** Whether a typed word is among others; the page knows the forms of its language. */
export type Among = (typed: string, said: readonly string[]) => boolean
const begins: Among = (typed, said) => said.some((word) => word.startsWith(typed))

/** How many of the words a paragraph holds, in any form or as its name. */
function holds(entry: RuleEntry, wanted: readonly string[], groups: readonly string[][], among: Among): number {
  const [id, said] = [entry.id.toLowerCase(), tokens(`${entry.id} ${entry.text}`)]
  const meant = (word: string) => [word, ...groups.filter((group) => group.includes(word)).flat()]
  return wanted.filter((word) => meant(word).some((each) => id.includes(each) || among(each, said))).length
}

/** Paragraphs that hold all the words; where none does, those that hold the most of them. */
export function search(entries: readonly RuleEntry[], words: string, groups: readonly string[][] = [], among: Among = begins): RuleEntry[] {
  const wanted = tokens(words)
  if (wanted.length === 0) return []
  const found = entries.map((entry) => ({ entry, count: holds(entry, wanted, groups, among) })).filter(({ count }) => count > 0)
  const best = Math.max(0, ...found.map(({ count }) => count))
  return found.filter(({ count }) => count === best).map(({ entry }) => entry)
}

/** The text cut so that the words found can be marked. */
export function excerpt(text: string, words: string, among: Among = begins): { text: string; hit: boolean }[] {
  const wanted = tokens(words)
  const parts = text.split(/([\p{L}\p{N}_'’-]+)/u).filter((part) => part !== '')
  const marked = parts.map((part) => ({ text: part, hit: wanted.some((word) => among(word, tokens(part))) }))
  return marked.reduce<{ text: string; hit: boolean }[]>((joined, part) => {
    const last = joined.at(-1)
    if (last && !last.hit && !part.hit) last.text += part.text
    else joined.push(part)
    return joined
  }, [])
}
