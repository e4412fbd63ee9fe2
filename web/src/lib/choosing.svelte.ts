import { tick } from 'svelte'
import { blockedByPlace, buttons, byPlace, crowded, enough, toggled, type Glow } from './asks'
import { prefs } from './prefs.svelte'
import type { Blocked, Option } from './protocol'
import type { Table } from './table.svelte'
import { commits } from './verbs'

/** The answer being made to a table's question: where answers lie on the board, what is pointed at, what is chosen. */
export class Choosing {
  /** Keys chosen so far in an ask for several things. */
  chosen = $state.raw<string[]>([])
  /** The option pointed at, on the board or in the panel. */
  hovered = $state<string | null>(null)
  /** The place tapped or clicked that carries several options. */
  opened = $state<string | null>(null)
  /** The answer of the panel that was chosen and is not yet taken. */
  armed = $state<string | null>(null)
  /** Places the board really draws; options elsewhere become buttons. */
  drawn = $state.raw<ReadonlySet<string>>(new Set())
  /** Explain mode: draw what cannot be chosen as well. */
  explain = $state(false)

  places = $derived.by(() => byPlace(this.table.ask))
  refusals = $derived.by(() => blockedByPlace(this.table.ask))
  crowd = $derived.by(() => this.table.ask?.kind === 'many' ? null : crowded(this.places))
  buttons = $derived.by(() => this.table.frame.listed ? (this.table.ask?.options ?? []) : buttons(this.table.ask, this.drawn, this.table.frame.alone ? null : this.crowd))

  private stop: HTMLElement | SVGElement | null = null

  constructor(private readonly table: Table) {}

  /** Find out which places the board draws; called after each change of view or ask. */
  async survey(root: ParentNode): Promise<void> {
    await tick()
    const drawn = new Set<string>()
    // a scene covers the board, so only what the scene draws can be clicked
    const scope = root.querySelector('.cover') ?? root
    const elements = [...scope.querySelectorAll<HTMLElement | SVGElement>('[data-at]')]
    for (const element of elements) drawn.add(element.dataset.at!)
    if (drawn.size !== this.drawn.size || [...drawn].some((at) => !this.drawn.has(at))) this.drawn = drawn
    if (!this.stop?.isConnected || !this.places.has(this.stop.dataset.at ?? '')) {
      this.rove(elements.find((element) => this.places.has(element.dataset.at!)) ?? elements[0] ?? null)
    }
  }

  /** Give the board's one tab stop to a thing. Set by hand: no other thing need be redrawn for it. */
  rove(element: HTMLElement | SVGElement | null): void {
    if (this.stop) this.stop.tabIndex = -1
    this.stop = element
    if (element) element.tabIndex = 0
  }

  options(at: string): Option[] {
    if (!this.table.mine || (at === this.crowd && !this.table.frame.alone)) return []
    return this.places.get(at) ?? []
  }

  refusal(at: string): Blocked | undefined {
    return this.table.mine ? this.refusals.get(at) : undefined
  }

  glow(at: string): Glow {
    const options = this.options(at)
    if (options.some((option) => this.chosen.includes(option.key))) return 'selected'
    if (options.some((option) => option.key === this.hovered) || (options.length > 0 && this.opened === at)) {
      return 'hovered'
    }
    if (options.length > 0) return 'available'
    if (this.refusal(at) && (this.explain || this.opened === at)) return 'blocked'
    return null
  }

  /** The ring of a thing inside a drawing: what can be chosen first, then what changed. */
  ring(at: string): Glow | 'changed' | 'kept' {
    const mark = this.table.marked.includes(at) ? 'now' : this.table.marks.of(at)
    return this.glow(at) ?? (mark === 'now' ? 'changed' : (mark ?? null))
  }

  point(at: string | null): void {
    // what was chosen stays in sight until something else is pointed at
    const option = this.options(at ?? this.opened ?? '')[0]
    this.hovered = option?.key ?? this.armed
  }

  /** A new question: nothing of it is chosen yet. */
  begin(): void {
    this.chosen = []
    this.rest()
  }

  /** Nothing is pointed at, opened or chosen any more. */
  rest(): void {
    this.hovered = this.opened = this.armed = null
  }

  /** A thing on the board was clicked: the first click chooses it, the second takes it. */
  click(at: string): void {
    const options = this.options(at)
    if (options.length === 0) {
      this.opened = this.refusal(at) ? at : null
      return
    }
    if (this.table.ask?.kind === 'many') return this.choose(options[0]!.key)
    this.armed = null
    if (options.length > 1) {
      this.opened = at
      return
    }
    const option = options[0]!
    if (this.opened !== at && !prefs.single) {
      this.hovered = option.key
      this.opened = at
      return
    }
    this.choose(option.key)
  }

  /** An answer of the panel was clicked: what spends or commits is chosen first and taken second. */
  pick(option: Option): void {
    if (!this.table.mine) return
    if (this.armed === option.key || prefs.single || !commits(this.table, option)) return this.choose(option.key)
    this.opened = null
    this.armed = this.hovered = option.key
  }

  /** Take an option: at once, or into the selection where several are asked for. */
  choose(key: string): void {
    const ask = this.table.ask
    if (!ask || !this.table.mine) return
    if (ask.kind === 'many') this.chosen = toggled(this.chosen, key, ask.most ?? 1)
    else this.table.answer(key)
  }

  get complete(): boolean {
    return this.table.ask !== null && this.table.ask.kind === 'many' && enough(this.table.ask, this.chosen)
  }

  confirm(): void {
    if (this.complete) this.table.answer(manyKey(this.chosen))
  }
}

/** The answer to an ask for several things: their keys joined as the core joins them. */
export function manyKey(keys: readonly string[]): string {
  return keys.join('+') || 'none'
}
