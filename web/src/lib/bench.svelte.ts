import { api } from './api'
import { refusal } from './deed'
import { t } from './fluent.svelte'
import { lists, newId } from './lists.svelte'
import { router } from './router.svelte'
import type { AnyJudgement, AnyReady, Fault, Wish } from './protocol'

export type Judgement<L> = Omit<AnyJudgement, 'list'> & { list: L }
export type ReadyList<L> = Omit<AnyReady, 'list'> & { list: L }

interface Ways<L> {
  game: string
  empty: () => L
  isEmpty: (list: L) => boolean
  nameOf: (list: L) => string
  named: (list: L, name: string) => L
}

/** A workbench: one squad or deck being built, judged by the rules after every change. */
export class Bench<L extends object> {
  list = $state.raw<L>(undefined as unknown as L)
  judged = $state.raw<Judgement<L> | null>(null)
  ready = $state.raw<ReadyList<L>[]>([])
  problem = $state('')
  wish = $state.raw<Wish>({})
  /** The list under which it is kept. */
  id = $state(newId())
  /** What a text or file held that could not be understood. */
  unread = $state.raw<readonly Fault[]>([])
  private past = $state.raw<readonly L[]>([])
  private future = $state.raw<readonly L[]>([])
  private turn = 0

  constructor(private readonly ways: Ways<L>) {
    this.list = ways.empty()
    void api.readyLists(ways.game).then((found) => (this.ready = found as ReadyList<L>[]), () => (this.problem = t('web-server-silent')))
    void lists.load()
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }
  get canRedo(): boolean {
    return this.future.length > 0
  }
  get isEmpty(): boolean {
    return this.ways.isEmpty(this.list)
  }
  /** The list as it stands is judged and nothing is wrong with it. */
  get isLegal(): boolean {
    return this.judged !== null && !this.isEmpty && this.faults.length === 0
  }
  get faults(): readonly Fault[] {
    return this.judged?.faults ?? []
  }
  get name(): string {
    return this.ways.nameOf(this.list)
  }
  set name(name: string) {
    this.change(this.ways.named(this.list, name))
  }

  change(list: L): void {
    this.past = [...this.past, this.list].slice(-200)
    this.future = []
    this.show(list)
  }
  undo(): void {
    const last = this.past.at(-1)
    if (!last) return
    this.future = [this.list, ...this.future]
    this.past = this.past.slice(0, -1)
    this.show(last)
  }
  redo(): void {
    const [next, ...rest] = this.future
    if (!next) return
    this.past = [...this.past, this.list]
    this.future = rest
    this.show(next)
  }
  /** Begin with another list; the one at hand stays kept. */
  open(list: L, id = newId()): void {
    this.id = id
    this.unread = []
    this.change(list)
  }

  /** Open what the address names: a list kept here, or one written into a link. */
  openLinked(fromLink: (link: string, name: string) => L | null): void {
    const found = lists.find(router.query.get('kept') ?? '')
    const linked = router.query.get('list')
    if (found) this.open(found.list as unknown as L, found.id)
    else if (linked) this.open(fromLink(linked, router.query.get('name') ?? '') ?? this.ways.empty())
  }

  private show(list: L): void {
    this.list = list
    if (!this.isEmpty) void lists.keep(this.ways.game, this.id, this.name, list)
  }

  /** Ask the rules; of several questions under way only the last one counts. */
  async judge(wish: Wish): Promise<void> {
    this.turn += 1
    const turn = this.turn
    await this.attempt(async () => {
      const found = await api.work(this.ways.game, { list: this.list, wish })
      if (turn === this.turn) this.judged = found as Judgement<L>
    })
  }
  async read(text: string): Promise<boolean> {
    let understood = false
    await this.attempt(async () => {
      const found = (await api.work(this.ways.game, { deed: 'read', text, wish: this.wish })) as Judgement<L>
      understood = !this.ways.isEmpty(found.list)
      if (understood) this.open(found.list)
      this.unread = found.faults ?? []
    })
    return understood
  }
  async draw(wish: Wish): Promise<void> {
    await this.attempt(async () => {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0]!
      const found = await api.work(this.ways.game, { deed: 'draw', seed, wish })
      this.open(found.list as L)
    })
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed()
      this.problem = ''
    } catch (error) {
      this.problem = refusal(error)
    }
  }
}
