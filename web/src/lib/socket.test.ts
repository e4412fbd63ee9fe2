import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromServer } from './protocol'
import { backoff, TableSocket, type Line } from './socket'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.drop()
  }
}

describe('the line to a table', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    FakeSocket.all = []
  })
  afterEach(() => vi.useRealTimers())

  function line() {
    const lines: Line[] = []
    const messages: FromServer[] = []
    let since = 0
    let lost = 0
    const socket = new TableSocket(
      'ws://here',
      {
        hello: () => ({ type: 'hello', token: 'key', since, lang: 'en' }),
        frame: (frame) => messages.push(...frame),
        line: (state) => lines.push(state),
        unknownKey: () => (lost += 1),
      },
      () => new FakeSocket() as unknown as WebSocket,
    )
    return { socket, lines, messages, see: (count: number) => (since = count), keysLost: () => lost }
  }

  it('says hello, takes a frame of several messages, and sends only while it is live', () => {
    const { socket, messages } = line()
    expect(socket.send({ type: 'undo' })).toBe(false)
    socket.start()
    FakeSocket.all[0]!.open()
    expect(JSON.parse(FakeSocket.all[0]!.sent[0]!)).toEqual({ type: 'hello', token: 'key', since: 0, lang: 'en' })
    FakeSocket.all[0]!.onmessage?.({ data: '[{"type":"accepted","ask":1,"seq":2},{"type":"asks","asks":[],"waiting":[]}]' })
    expect(messages.map((message) => message.type)).toEqual(['accepted', 'asks'])
    expect(socket.send({ type: 'undo' })).toBe(true)
  })

  it('comes back by itself and asks only for what it has not seen', () => {
    const { socket, lines, see } = line()
    socket.start()
    FakeSocket.all[0]!.open()
    see(7)
    FakeSocket.all[0]!.drop()
    expect(lines.at(-1)).toBe('reconnecting')
    vi.advanceTimersByTime(backoff(0))
    FakeSocket.all[1]!.open()
    expect(JSON.parse(FakeSocket.all[1]!.sent[0]!)).toMatchObject({ since: 7 })
    expect(lines.at(-1)).toBe('live')
  })

  it('believes the server when it says for good that there is no table', () => {
    const { socket, lines } = line()
    socket.start()
    FakeSocket.all[0]!.open()
    FakeSocket.all[0]!.drop(4404)
    vi.advanceTimersByTime(60_000)
    expect(lines.at(-1)).toBe('gone')
    expect(FakeSocket.all.length).toBe(1)
  })

  it('comes back as a spectator when its key is not known', () => {
    const { socket, keysLost } = line()
    socket.start()
    FakeSocket.all[0]!.open()
    FakeSocket.all[0]!.drop(4401)
    vi.advanceTimersByTime(60_000)
    expect(keysLost()).toBe(1)
    expect(FakeSocket.all.length).toBe(2)
  })

  it('waits longer each time, up to a limit, and stays closed when it was closed', () => {
    expect([0, 1, 2, 10].map(backoff)).toEqual([500, 1000, 2000, 10_000])
    const { socket } = line()
    socket.start()
    FakeSocket.all[0]!.open()
    socket.stop()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(1)
  })
})
