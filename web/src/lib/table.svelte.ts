import { tick, type Snippet } from 'svelte'
import { blockedByPlace, buttons, byPlace, crowded, enough, toggled, type Glow } from './asks'
import { fluent } from './fluent.svelte'
import type { IconName } from './icon-names'
import { libraryOf, type Known } from './library.svelte'
import { seatOf } from './log'
import { Marks } from './marks.svelte'
import { applyPatch } from './patch'
import { prefs } from './prefs.svelte'
import type {
  Blocked, Brings, ChatLine, Clocks, FromServer, GameEvent, Hint, OpenAsk, Option, Proposal, Result, SeatInfo, TableInfo,
  TableState, Text, ToServer, View,
} from './protocol'
import { look, seenAt } from './seen'
import { TableSocket, type Line } from './socket'
import { Story } from './story.svelte'
import { commits } from './verbs'
import type { Tale, TaleDice, TaleDie, Teller, Worth } from './tale'

/** What a board tells the frame around it. */
/** What a seat lost in a match and has left, and the points it took from the others. */
export interface Toll {
  seat: number
  lost: Text[]
  left: Text[]
  points: number
}

export interface BoardFrame {
  /** Beside the table's name: "turn 10". */
  moment?: string
  phases?: { id: string; label: string; icon?: IconName }[]
  phase?: string
  /** Above the prompt: whose and which step. */
  overline?: string
  /** Parts of the board that become tabs on a phone. */
  panes?: { id: string; label: string; icon: IconName }[]
  /** A board's own way to answer, shown in the ask panel. */
  special?: Snippet
  /** The special answer stands instead of the list of options. */
  alone?: boolean
  /** The printed card a place shows, to be read at once. */
  cardAt?: (at: string) => object | null
  /** Whether the board itself opens a place when it is read, telling more than its card. */
  opens?: (at: string) => boolean
  /** Everything that can be chosen is a matter of words: it is listed, also where it lies on the board. */
  listed?: boolean
  /** The board has a free line across its middle: sentences of the story are told there. */
  middle?: boolean
  /** The position in words, for readers who cannot see it. */
  describe?: () => string
  /** Whose thing an event speaks of, where its words name no player. */
  seatAt?: (at: string) => number | null
  /** The things that differ between two views: they are marked as just changed. */
  touched?: (before: View, after: View) => string[]
  /** The scenes of a seat, read out of what the log tells. */
  tales?: Teller
  /** What an answer costs and brings, where its own words do not say it. */
  facts?: (option: Option) => Text[]
  /** Whether a sentence begins something new: those that follow are told with it. */
  isHead?: (event: GameEvent) => boolean
  /** The dice a sentence tells of. */
  diceOf?: (event: GameEvent) => TaleDice | null
  /** How the game draws a die of its own: the die, its size, its place among those thrown together. */
  face?: Snippet<[TaleDie, number, number]>
  /** The steps of the rules a scene went through. */
  steps?: (tale: Tale) => string[]
  /** What is left of those a scene hurt. */
  worth?: (tale: Tale) => Worth[]
  /** What the match cost everybody, for its end. */
  tolls?: () => Toll[]
  /** Whether a sentence may have decided the match; the last one of them did. */
  decides?: (event: GameEvent) => boolean
  /** Why a match ended as it did, from the side of a seat. */
  ending?: (result: Result, seat: number) => Text | null
  /** A tab of the rail besides log and talk: boards of the players, squads, cards. */
  extra?: { label: string; content: Snippet }
}

/** Everything a page knows about one table: what it shows, what is asked, what was chosen. */
export class Table {
  view = $state.raw<View | null>(null)
  asks = $state.raw<OpenAsk[]>([])
  waiting = $state.raw<number[]>([])
  events = $state.raw<GameEvent[]>([])
  info = $state.raw<TableInfo | null>(null)
  seats = $state.raw<SeatInfo[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  result = $state.raw<Result | null>(null)
  state = $state<TableState>('open')
  seat = $state<number | null>(null)
  paused = $state(false)
  clocks = $state.raw<Clocks | null>(null)
  proposal = $state.raw<Proposal | null>(null)
  /** Where the same people play again. */
  rematch = $state<string | null>(null)

  line = $state<Line>('connecting')
  retryIn = $state(0)
  refused = $state.raw<Text | null>(null)
  /** Sent and not yet answered: the ask stays, its options rest. */
  sent = $state<number | null>(null)

  /** The last answer given from this page, with the question it answered. */
  said = $state.raw<{ prompt: string; key: string; label?: Text; odds?: number | null } | null>(null)

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
  frame = $state.raw<BoardFrame>({})
  /** What somebody who has not yet sat down at an open table will bring along. */
  brings = $state.raw<Brings | null>(null)
  /** What changed since the last answer. */
  readonly marks = new Marks()
  /** The number of the last event known when the seat answered last: all later ones are news. */
  heard = $state(-1)
  /** Things marked because a line of the log speaks of them. */
  marked = $state.raw<string[]>([])
  /** The card that lies beside the thing under the pointer. */
  peeked: Known | null = null
  /** A card that is read at leisure. */
  reading = $state.raw<Known | null>(null)
  /** A thing whose full card is open. */
  inspected = $state<string | null>(null)
  /** Explain mode: draw what cannot be chosen as well. */
  explain = $state(false)

  /** What happened, one thing after another. */
  readonly story: Story = new Story({
    apply: (frame) => {
      for (const message of frame) this.take(message)
    },
    length: (event) => fluent.say(event.text).length,
    next: () => this.seen,
    tales: (from) => this.tales(from),
    told: () => this.lookedUp(),
    isHead: (event) => this.frame.isHead?.(event) ?? true,
    isMine: (event) => this.seat !== null && seatOf(event) === this.seat,
    isReady: () => this.stands,
    isTimed: () => this.clocks !== null,
  })

  ask = $derived(this.asks.find((ask) => ask.seat === this.seat) ?? null)
  places = $derived(byPlace(this.ask))
  refusals = $derived(blockedByPlace(this.ask))
  crowd = $derived(this.ask?.kind === 'many' ? null : crowded(this.places))
  buttons = $derived(this.frame.listed ? (this.ask?.options ?? []) : buttons(this.ask, this.drawn, this.frame.alone ? null : this.crowd))
  /** Nothing glows while the line is down or an answer is on its way. */
  mine = $derived(this.ask !== null && this.line === 'live' && this.sent !== this.ask.number && !this.story.holds)

  /** The scenes of this seat so far, by the sentence each begins with. */
  scenes = $derived(new Map(this.tales(0).filter((tale) => !tale.open).map((tale) => [tale.events[0]!.seq, tale])))
  /** What a bot would answer, if the reader asked. */
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** How likely each seat wins, by what everybody can see: told to spectators where hints are allowed. */
  chances = $state.raw<readonly number[] | null>(null)

  /** The board is drawn. */
  stands = false
  private socket: TableSocket | null = null
  private stop: HTMLElement | SVGElement | null = null
  private seen = 0
  private greeted = false

  constructor(readonly id: string) {}

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new TableSocket(`${scheme}://${location.host}/ws/tables/${this.id}`, {
      hello: () => ({
        type: 'hello',
        token: prefs.seats[this.id]?.token ?? prefs.session?.token ?? null,
        since: this.seen,
        lang: fluent.language,
      }),
      frame: (messages) => this.story.receive(messages),
      line: (line, retryIn) => {
        this.line = line
        this.retryIn = retryIn
      },
      // the seat's own key goes first; if that is not it, the account's session is over
      unknownKey: () => (prefs.seats[this.id] ? prefs.leave(this.id) : prefs.signOut()),
    })
    this.socket.start()
  }

  close(): void {
    this.story.stop()
    this.socket?.stop()
  }

  retry(): void {
    this.socket?.retry()
  }

  take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table
        this.seat = message.seat
        this.greeted = true
        this.rematch = message.table.rematch ?? null
        this.result = message.table.result ?? null
        this.sit(message.table.state, message.table.seats)
        break
      case 'view':
        this.see(message.view)
        break
      case 'delta':
        this.see(applyPatch(this.view, message.patch)!)
        break
      case 'asks':
        this.open(message.asks)
        this.waiting = message.waiting
        this.noUndo = message.no_undo ?? null
        break
      case 'events':
        this.tell(message.events, message.next)
        break
      case 'seats':
        this.sit(message.state, message.seats)
        this.paused = message.paused ?? false
        break
      case 'agreed':
        if (this.info) this.info = { ...this.info, options: message.options, seal: message.seal }
        break
      case 'chat':
        this.hear(message.lines)
        break
      case 'proposal':
        this.proposal = message.kind ? message : null
        break
      case 'clocks':
        this.clocks = message
        break
      case 'chances':
        this.chances = message.chances
        break
      case 'accepted':
        break
      case 'refused':
        this.refused = message.reason
        this.sent = null
        break
      case 'result':
        this.result = message.result
        this.state = 'finished'
        break
      case 'rematch':
        this.rematch = message.table
        break
    }
  }

  private sit(state: TableState, seats: SeatInfo[]): void {
    this.state = state
    this.seats = seats
    fluent.people(seats.map(personOf))
  }

  private hear(lines: ChatLine[]): void {
    const last = this.chat[this.chat.length - 1]?.id ?? -1
    const fresh = lines.filter((line) => line.id > last)
    this.chat = [...this.chat, ...fresh]
    this.unread += fresh.length
  }

  private open(asks: OpenAsk[]): void {
    const before = this.ask?.number
    this.asks = asks
    const now = asks.find((ask) => ask.seat === this.seat)?.number
    if (before !== now) {
      // answered from another window of the same player: what was told before is no news here either
      if (before !== undefined && this.sent !== before) this.heard = this.events.at(-1)?.seq ?? -1
      this.chosen = []
      this.rest()
      this.refused = null
      this.sent = null
      this.hint = null
    }
  }

  private see(view: View): void {
    const before = this.view
    this.view = view
    if (before && this.frame.touched) this.marks.add(this.frame.touched(before, view))
  }

  private tell(events: GameEvent[], next: number): void {
    const last = this.events[this.events.length - 1]?.seq ?? -1
    const fresh = events.filter((event) => event.seq > last)
    if (fresh.length > 0) {
      // what was told before this page came is no news
      if (this.events.length === 0) this.heard = fresh.at(-1)!.seq
      else this.marks.add(fresh.flatMap((event) => event.at ?? []))
      this.events = [...this.events, ...fresh]
    }
    // back at a table, or on the line again: what happened since the last look is told
    const looked = this.seen === 0 ? seenAt(this.id) : this.seen
    if (this.greeted && looked !== undefined) this.story.recall(fresh.filter((event) => event.seq >= looked))
    this.greeted = false
    this.seen = next
    if (this.story.isTold) this.lookedUp()
  }

  /** The card that one of some names is of, where the game has cards. */
  cardNamed(names: readonly string[]): Known | null {
    return this.frame.cardAt && this.info ? (libraryOf<Known>(this.info.game).named(names) ?? null) : null
  }

  /** What somebody wrote, cut so that the cards named in it can be read. */
  cut(words: string): { text: string; name?: string }[] {
    return this.frame.cardAt && this.info ? libraryOf<Known>(this.info.game).cut(words) : [{ text: words }]
  }

  /** What a card says, by its name. */
  wordsOf(name: string): readonly Text[] {
    return this.cardNamed([name])?.lines ?? []
  }

  /** The scenes of this seat; who watches sees them as sentences. */
  private tales(from: number): Tale[] {
    const seat = this.seat
    if (seat === null || !this.frame.tales) return []
    return this.frame.tales(this.events, from, seat).filter((tale) => tale.seats.includes(seat))
  }

  /** Everything told so far has been seen; what is still untold is told again after a reload. */
  private lookedUp(): void {
    if (this.seen > 0 && (typeof document === 'undefined' || !document.hidden)) look(this.id, this.seen)
  }

  /** Ask what a bot would do here; the answer marks an option, nothing is decided. */
  async askBot(ask: () => Promise<Hint>): Promise<void> {
    if (!this.ask || this.hinting) return
    this.hinting = true
    try {
      const hint = await ask()
      if (hint.ask === this.ask?.number) this.hint = hint
    } finally {
      this.hinting = false
    }
  }

  /** Whether a bot would choose this option. */
  isHinted(key: string): boolean {
    return this.hint !== null && (this.hint.key === key || (this.ask?.kind === 'many' && this.hint.key.split('+').includes(key)))
  }

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
    if (!this.mine || (at === this.crowd && !this.frame.alone)) return []
    return this.places.get(at) ?? []
  }

  refusal(at: string): Blocked | undefined {
    return this.mine ? this.refusals.get(at) : undefined
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
    const mark = this.marked.includes(at) ? 'now' : this.marks.of(at)
    return this.glow(at) ?? (mark === 'now' ? 'changed' : (mark ?? null))
  }

  point(at: string | null): void {
    // what was chosen stays in sight until something else is pointed at
    const option = this.options(at ?? this.opened ?? '')[0]
    this.hovered = option?.key ?? this.armed
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
    if (this.ask?.kind === 'many') return this.choose(options[0]!.key)
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
    if (!this.mine) return
    if (this.armed === option.key || prefs.single || !commits(this, option)) return this.choose(option.key)
    this.opened = null
    this.armed = this.hovered = option.key
  }

  /** Take an option: at once, or into the selection where several are asked for. */
  choose(key: string): void {
    const ask = this.ask
    if (!ask || !this.mine) return
    if (ask.kind === 'many') this.chosen = toggled(this.chosen, key, ask.most ?? 1)
    else this.answer(key)
  }

  get complete(): boolean {
    return this.ask !== null && this.ask.kind === 'many' && enough(this.ask, this.chosen)
  }

  confirm(): void {
    if (this.complete) this.answer(manyKey(this.chosen))
  }

  answer(key: string): void {
    if (!this.ask) return
    if (this.socket?.send({ type: 'answer', ask: this.ask.number, key })) {
      this.sent = this.ask.number
      this.story.dismiss()
      const option = this.ask.options?.find((each) => each.key === key)
      this.said = { prompt: this.ask.prompt.id, key, label: option?.label, odds: option?.odds }
      this.refused = null
      this.opened = this.armed = null
      this.marks.clear()
      this.heard = this.events.at(-1)?.seq ?? -1
    }
  }

  /** Why the last answer cannot be taken back; nothing is known before the first question. */
  noUndo = $state.raw<Text | null | undefined>(undefined)
  /** Others at the table must agree before an answer is taken back. */
  readonly asksOthers = $derived(this.seats.some((seat) => seat.kind !== 'bot' && seat.taken && seat.seat !== this.seat))
  /** Something can be taken back. */
  get undoable(): boolean {
    return this.seat !== null && this.noUndo === null && this.proposal === null && this.state === 'running'
  }

  undo(): void {
    if (!this.undoable) return
    this.send({ type: 'undo' })
  }

  talk(text: string): void {
    this.socket?.send({ type: 'chat', text })
  }

  send(message: ToServer): void {
    this.socket?.send(message)
  }

  seatName(seat: number): string {
    return fluent.say({ id: 'core-seat', args: { number: seat + 1 } })
  }
}

/** Whoever sits on a seat; bots go by names of their own, so that the log can tell them apart. */
export function personOf(seat: SeatInfo): string | undefined {
  return seat.name ?? (seat.bot ? fluent.t('web-bot-person', { seat: seat.seat + 1 }) : undefined)
}

/** The answer to an ask for several things: their keys joined as the core joins them. */
export function manyKey(keys: readonly string[]): string {
  return keys.join('+') || 'none'
}
