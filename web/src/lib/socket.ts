import type { FromServer, ToServer } from './protocol'

/** `gone`: the server said for good why not; trying again would not help. */
export type Line = 'connecting' | 'live' | 'reconnecting' | 'closed' | 'gone'

interface Hooks {
  hello: () => ToServer
  /** What belongs together arrives together. */
  frame: (messages: FromServer[]) => void
  line: (line: Line, retryIn: number) => void
  /** The server no longer knows the key to the seat. */
  unknownKey: () => void
}

const NO_KEY = 4401
/** Another origin, no such table, too many watching. */
const FINAL = [4403, 4404, 4429]

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000

/** Wait before the n-th try: doubling, so that a restarted server is not stormed. */
export function backoff(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
}

/** One line to a table that repairs itself; after each repair it says hello from where it was. */
export class TableSocket {
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private tries = 0
  private ended = false

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.ended = false
    this.hooks.line(this.tries === 0 ? 'connecting' : 'reconnecting', 0)
    const socket = this.open(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      socket.send(JSON.stringify(this.hooks.hello()))
      this.hooks.line('live', 0)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.hooks.frame(JSON.parse(event.data) as FromServer[])
    socket.onclose = (event: CloseEvent) => {
      if (this.socket !== socket || this.ended) return
      if (event.code === NO_KEY) this.hooks.unknownKey()
      if (FINAL.includes(event.code)) this.hooks.line('gone', 0)
      else this.repair()
    }
  }

  /** Try again now instead of waiting. */
  retry(): void {
    clearTimeout(this.timer)
    this.start()
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  stop(): void {
    this.ended = true
    clearTimeout(this.timer)
    this.socket?.close()
    this.hooks.line('closed', 0)
  }

  private repair(): void {
    const wait = backoff(this.tries)
    this.tries += 1
    this.hooks.line('reconnecting', wait)
    this.timer = setTimeout(() => this.start(), wait)
  }
}
