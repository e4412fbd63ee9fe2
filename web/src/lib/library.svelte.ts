import { api } from './api'

interface Known {
  id: string
}

/** The printed cards of a game, fetched once and looked up by id. */
class Library<T extends Known> {
  cards = $state.raw<T[]>([])
  failed = $state(false)
  byId = $derived(new Map(this.cards.map((card) => [card.id, card])))

  constructor(game: string) {
    api.cards<T>(game).then(
      (cards) => (this.cards = cards),
      () => (this.failed = true),
    )
  }

  get(id: string): T | undefined {
    return this.byId.get(id)
  }
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
