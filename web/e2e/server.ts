import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** A port nobody uses, out of those that are never given to outgoing connections: a browser makes many of these. */
async function freePort(): Promise<number> {
  const port = 12_000 + Math.floor(Math.random() * 20_000)
  const isFree = await new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
  return isFree ? port : freePort()
}

/** The real server on a database of its own; it can be killed and started again on the same one. */
export class Server {
  private process: ChildProcess | null = null
  private folder = mkdtempSync(join(tmpdir(), 'cantina-e2e-'))
  private said = ''
  port = 0

  constructor(private readonly settings: Record<string, string> = {}) {}

  /** The file all its matches are kept in. */
  get database(): string {
    return join(this.folder, 'cantina.sqlite3')
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Whether it was started and nobody ended it. */
  get isRunning(): boolean {
    return this.process !== null && this.process.exitCode === null && this.process.signalCode === null
  }

  /** How it ended by itself, if it did. */
  get death(): string | undefined {
    if (!this.process || this.isRunning) return undefined
    return `the server ended (${this.process.signalCode ?? this.process.exitCode}): ${this.said}`
  }

  async start(): Promise<void> {
    this.port ||= await freePort()
    const program = process.env.CANTINA ?? join(ROOT, '.venv/bin/cantina')
    this.process = spawn(program, ['serve', '--port', String(this.port), '--db', `sqlite:///${this.database}`, '--bot-pause', '0'], {
      cwd: ROOT,
      // a busy machine is no reason to refuse a deck, or to be told to slow down
      env: { ...process.env, CANTINA_DESK_SECONDS: '60', CANTINA_REQUESTS_PER_MINUTE: '100000', CANTINA_TABLES_PER_HOUR: '100000', CANTINA_PAGES_PER_MINUTE: '100000', ...this.settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.said = ''
    this.process.stderr?.on('data', (data: Buffer) => (this.said += data.toString()))
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await fetch(`${this.url}/ready`).catch(() => null)
      if (answer?.ok) return
      if (!this.isRunning) throw new Error(this.death)
      await new Promise((done) => setTimeout(done, 250))
    }
    throw new Error(`the server does not answer: ${this.said}`)
  }

  async kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const process = this.process
    this.process = null
    if (process?.exitCode !== null || process.signalCode !== null) return
    await new Promise<void>((done) => {
      // a server that does not end when told to is ended, so that no test waits for it
      const last = setTimeout(() => process.kill('SIGKILL'), 30_000)
      process.once('exit', () => {
        clearTimeout(last)
        done()
      })
      process.kill(signal)
    })
  }

  /** End it, and let the next one know nothing of this one. */
  async forget(): Promise<void> {
    await this.close()
    this.folder = mkdtempSync(join(tmpdir(), 'cantina-e2e-'))
    this.port = 0
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Open a table through the API, as another client would. */
  async create(table: Record<string, unknown>): Promise<{ table: string; seat: number | null; token: string }> {
    const answer = await fetch(`${this.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mira', listed: false, start: true, ...table }),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { table: string; seat: number | null; token: string }
  }

  /** Open a table for people only: everybody sits, the game begins, each gets the key to a seat. */
  async gather(table: Record<string, unknown>, names: string[]): Promise<Seat[]> {
    const seats = names.map(() => ({ kind: 'human' }))
    const host = (await this.create({ ...table, name: names[0], seats, start: false })) as Seat
    const guests: Seat[] = []
    for (const [index, name] of names.slice(1).entries()) {
      guests.push(await this.post<Seat>(`/api/tables/${host.table}/seats/${index + 1}`, { name }))
    }
    await this.post(`/api/tables/${host.table}/start`, undefined, host.token)
    return [host, ...guests]
  }

  private async post<T>(path: string, body?: unknown, token?: string): Promise<T> {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (token) headers.authorization = `Bearer ${token}`
    const answer = await fetch(this.url + path, { method: 'POST', headers, body: body === undefined ? undefined : JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

export interface Seat {
  table: string
  seat: number
  token: string
}
