import { botName } from './bots'
import { Choosing } from './choosing.svelte'
import { fluent } from './fluent.svelte'
import type { BoardFrame } from './frame'
import { Hints } from './hints.svelte'
import { libraryOf, type Known } from './library.svelte'
import { seatOf } from './log'
import { Marks } from './marks.svelte'
import { applyPatch } from './patch'
import { prefs } from './prefs.svelte'
import type {
  Brings, Chances, ChatLine, Clocks, FromServer, GameEvent, OpenAsk, Option, Proposal, Result, SeatInfo, TableInfo, TableState, Text, ToServer,
  View,
} from './protocol'
import { look, seenAt } from './seen'
import { TableSocket, type Line } from './socket'
import { Story } from './story.svelte'
import type { Tale } from './tale'

/** Everything a page knows about one table: what it shows, what is asked, what was chosen. */
export class Table {
  view = $state.raw<View | null>(null)
  asks = $state.raw<OpenAsk[]>([])
  waiting = $state.raw<number[]>([])
  /** What the seat may do at any time, asked or not. */
  asides = $state.raw<Option[]>([])
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

  frame = $state.raw<BoardFrame>({})
  /** What somebody who has not yet sat down at an open table will bring along. */
  brings = $state.raw<Brings | null>(null)
  /** The answer that is being made. */
  readonly choice: Choosing = new Choosing(this)
  readonly hints: Hints = new Hints(this)
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
  /** Nothing glows while the line is down or an answer is on its way. */
  mine = $derived(this.ask !== null && this.line === 'live' && this.sent !== this.ask.number && !this.story.holds)

  /** The scenes of this seat so far, by the sentence each begins with. */
  scenes = $derived(new Map(this.tales(0).filter((tale) => !tale.open).map((tale) => [tale.events[0]!.seq, tale])))
  /** How likely each seat wins, by what everybody can see: told to spectators where hints are allowed. */
  chances = $state.raw<Chances | null>(null)
  /** The moment of the match that lies on the table. */
  private moment = $state(0)
  /** The match has gone on since the chances were told. */
  readonly isBeyondChances = $derived(this.chances !== null && this.moment > this.chances.seq)

  /** The board is drawn. */
  stands = false
  private socket: TableSocket | null = null
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
        this.moment = message.seq
        this.see(message.view)
        break
      case 'delta':
        this.moment = message.seq
        this.see(applyPatch(this.view, message.patch)!)
        break
      case 'asks':
        this.open(message.asks)
        this.waiting = message.waiting
        this.asides = message.asides ?? []
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
        this.chances = message
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
      this.choice.begin()
      this.refused = null
      this.sent = null
      this.hints.given = null
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

  answer(key: string): void {
    if (!this.ask) return
    if (this.socket?.send({ type: 'answer', ask: this.ask.number, key })) {
      this.sent = this.ask.number
      this.story.dismiss()
      const option = this.ask.options?.find((each) => each.key === key)
      this.said = { prompt: this.ask.prompt.id, key, label: option?.label, odds: option?.odds }
      this.refused = null
      this.choice.opened = this.choice.armed = null
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

  /** Do something besides the question. */
  interject(key: string): void {
    this.send({ type: 'aside', key })
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

  /** How strong the bot on a seat is; nothing where somebody sits. */
  levelOf(seat: number): string {
    const bot = this.seats.find((each) => each.seat === seat && each.kind === 'bot')?.bot
    return bot ? botName(bot) : ''
  }

  /** Who sits there, with the level of a bot. */
  seatTitle(seat: number): string {
    const bot = this.levelOf(seat)
    return bot ? fluent.t('web-bot-seat', { name: this.seatName(seat), bot }) : this.seatName(seat)
  }
}

/** Whoever sits on a seat; bots go by names of their own, so that the log can tell them apart. */
export function personOf(seat: SeatInfo): string | undefined {
  return seat.name ?? (seat.bot ? fluent.t('web-bot-person', { seat: seat.seat + 1 }) : undefined)
}
