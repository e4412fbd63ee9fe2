import { api } from './api'
import { fluent } from './fluent.svelte'
import type { Argument, Text } from './protocol'

export interface Known {
  id: string
  name: Text
  lines?: Text[]
}

/** The printed cards of a game, fetched once and looked up by id. */
class Library<T extends Known> {
  cards = $state.raw<T[]>([])
  failed = $state(false)
  byId = $derived(new Map(this.cards.map((card) => [card.id, card])))
  private byName = $derived(new Map(this.cards.map((card) => [card.name.id, card])))

  constructor(game: string) {
    api.cards<T>(game).then(
      (cards) => (this.cards = cards),
      () => (this.failed = true),
    )
  }

  get(id: string): T | undefined {
    return this.byId.get(id)
  }

  /** What the cards are called in the reader's language. */
  private called = $derived(new Map(this.cards.map((card) => [fluent.say(card.name), card.name.id])))
  private spelt = $derived(spelling([...this.called.keys()]))

  /** What somebody wrote, cut so that the cards named in it can be read. */
  cut(words: string): { text: string; name?: string }[] {
    const parts = this.spelt ? words.split(this.spelt) : [words]
    return parts.filter((part) => part !== '').map((text) => ({ text, name: this.called.get(text) }))
  }

  /** The first card among names. */
  named(names: readonly string[]): T | undefined {
    const found = names.find((name) => this.byName.has(name))
    return found === undefined ? undefined : this.byName.get(found)
  }
}

const SHORTEST = 3

/** Finds any of some names as whole words, the longest first. */
export function spelling(names: readonly string[]): RegExp | null {
  const known = names.filter((name) => name.length > SHORTEST).sort((one, two) => two.length - one.length)
  const written = known.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return written.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(${written.join('|')})(?![\\p{L}\\p{N}])`, 'u') : null
}

/** All messages a text is made of, its own first: one of them may be the name of a card. */
export function idsIn(text: Text): string[] {
  return [text.id, ...Object.values(text.args ?? {}).flatMap(idsOf)]
}

function idsOf(value: Argument): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return typeof value === 'object' ? idsIn(value) : []
}

const shelves = new Map<string, Library<Known>>()

export function libraryOf<T extends Known>(game: string): Library<T> {
  let shelf = shelves.get(game)
  if (!shelf || shelf.failed) {
    shelf = new Library(game)
    shelves.set(game, shelf)
  }
  return shelf as Library<T>
}
