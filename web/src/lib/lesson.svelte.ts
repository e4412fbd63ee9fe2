import { api, Refused } from './api'
import { fluent } from './fluent.svelte'
import type { FromServer, Progress, SeatInfo, TableInfo, ToServer, View } from './protocol'
import { Table } from './table.svelte'

export type LessonKind = 'lessons' | 'puzzles'

/** A table at which a lesson is played: the server plays it again from its beginning after every answer. */
export class LessonTable extends Table {
  progress = $state.raw<Progress | null>(null)
  failed = $state(false)
  private told = 0

  constructor(
    readonly game: string,
    readonly kind: LessonKind,
    readonly name: string,
  ) {
    super(`learn-${game}-${kind}-${name}`)
  }

  override connect(): void {
    void this.play([])
  }

  override retry(): void {
    void this.play([...(this.progress?.answers ?? [])])
  }

  override answer(key: string): void {
    if (!this.ask) return
    this.sent = this.ask.number
    this.story.dismiss()
    this.said = { prompt: this.ask.prompt.id, key, label: this.ask.options?.find((each) => each.key === key)?.label }
    this.choice.opened = null
    this.marks.clear()
    this.heard = this.events.at(-1)?.seq ?? -1
    void this.play([...(this.progress?.answers ?? []), key])
  }

  override get undoable(): boolean {
    return (this.progress?.answers?.length ?? 0) > 0
  }

  override undo(): void {
    void this.play([...(this.progress?.answers ?? [])].slice(0, -1), true)
  }

  restart(): void {
    void this.play([], true)
  }

  /** Nobody else is at this table. */
  override send(_message: ToServer): void {}
  override talk(_text: string): void {}

  private async play(answers: string[], anew = false): Promise<void> {
    try {
      const found = await api.learn(this.game, this.kind, this.name, answers)
      if (anew) this.forget()
      const first = this.progress === null || anew
      this.progress = found
      this.line = 'live'
      this.failed = false
      this.story.receive(this.messages(found, first))
      if (found.mistake) this.sent = null
    } catch (error) {
      this.sent = null
      if (error instanceof Refused && error.reason) this.refused = error.reason
      else this.failed = true
    }
  }

  private forget(): void {
    this.events = []
    this.told = 0
  }

  private messages(found: Progress, first: boolean): FromServer[] {
    const seats: SeatInfo[] = Array.from({ length: found.seats }, (_, seat) => ({
      seat, kind: seat === found.learner ? 'human' : 'bot', taken: true, connected: true,
      ...(seat === found.learner ? { name: fluent.t('web-you') } : { bot: 'greedy' }),
    }))
    const info: TableInfo = { id: this.id, game: this.game, title: fluent.say(found.title), state: 'running', seats, options: {}, created: 0 }
    const events = (found.events ?? []).filter((event) => event.seq >= this.told)
    this.told = Math.max(this.told, (found.events?.at(-1)?.seq ?? -1) + 1)
    return [
      ...(first ? [{ type: 'welcome', table: info, seat: found.learner, next_event: 0 } as FromServer] : []),
      { type: 'events', events, next: this.told } as FromServer,
      { type: 'view', seq: 0, view: found.view as View } as FromServer,
      { type: 'asks', asks: found.asks, waiting: found.waiting } as FromServer,
    ]
  }
}
