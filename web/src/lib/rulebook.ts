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

/** Does a paragraph hold all the words, or is it named by them? */
export function matches(entry: RuleEntry, words: string): boolean {
  const text = `${entry.id} ${entry.text}`.toLowerCase()
  return tokens(words).every((token) => text.includes(token))
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
