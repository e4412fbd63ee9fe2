import { api } from './api'
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

  /** The first card among names. */
  named(names: readonly string[]): T | undefined {
    const found = names.find((name) => this.byName.has(name))
    return found === undefined ? undefined : this.byName.get(found)
  }
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
