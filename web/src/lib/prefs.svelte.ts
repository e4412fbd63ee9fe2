/** What the browser remembers: language, looks, who one is and the seats it holds. */
import { keep, kept } from './kept'

export interface HeldSeat {
  seat: number | null
  token: string
}

/** A seat of somebody who plays at this screen, too. */
export interface SharedSeat {
  seat: number
  token: string
  name: string
}

/** A signed-in account: its name, and the token that stands for its password. */
export interface SignedIn {
  name: string
  token: string
}

/** How fast the page tells what the others did: every step, quickly, or the end at once. */
export type Pace = 'calm' | 'brisk' | 'instant'

interface Stored {
  language: string
  theme: 'system' | 'dark' | 'light'
  sound: boolean
  letters: boolean
  /** One click answers; nothing is confirmed. */
  single: boolean
  name: string
  seats: Record<string, HeldSeat>
  /** Tables at which several people play on this screen. */
  shared: Record<string, SharedSeat[]>
  guided: Record<string, boolean>
  session: SignedIn | null
  pace: Pace
}

const KEY = 'cantina'
// none is the name of a bot (web-bot-person)
const GUESTS = ['Mira', 'Rook', 'Ania', 'Oleh', 'Tamsin', 'Ludo', 'Zofia', 'Ilya', 'Wren', 'Sable']

function read(): Stored {
  const fresh: Stored = {
    language: '',
    theme: 'system',
    sound: false,
    letters: true,
    single: false,
    name: GUESTS[Math.floor(Math.random() * GUESTS.length)]!,
    seats: {},
    shared: {},
    guided: {},
    session: null,
    pace: 'calm',
  }
  return { ...fresh, ...kept<Partial<Stored>>(KEY, {}) }
}

class Prefs implements Stored {
  private stored = $state(read())

  /** A guest keeps the first name that was thought of. */
  constructor() {
    if (typeof localStorage !== 'undefined' && !kept<Partial<Stored>>(KEY, {}).name) this.change({ name: this.stored.name })
  }

  /** Other tabs remember things, too: what they kept since is read before anything is changed. */
  private change(part: Partial<Stored> | ((kept: Stored) => Partial<Stored>)): void {
    Object.assign(this.stored, kept<Partial<Stored>>(KEY, {}))
    Object.assign(this.stored, typeof part === 'function' ? part($state.snapshot(this.stored) as Stored) : part)
    keep(KEY, this.stored)
  }

  get language() { return this.stored.language }
  set language(language) { this.change({ language }) }
  get theme() { return this.stored.theme }
  set theme(theme) {
    this.change({ theme })
    this.dress()
  }
  get sound() { return this.stored.sound }
  set sound(sound) { this.change({ sound }) }
  get letters() { return this.stored.letters }
  set letters(letters) { this.change({ letters }) }
  get single() { return this.stored.single }
  set single(single) { this.change({ single }) }
  get name() { return this.stored.name }
  set name(name) { this.change({ name }) }
  get seats() { return this.stored.seats }
  get shared() { return this.stored.shared }
  get guided() { return this.stored.guided }
  get session() { return this.stored.session }
  get pace() { return this.stored.pace }
  set pace(pace) { this.change({ pace }) }

  hold(table: string, held: HeldSeat): void {
    this.change(({ seats }) => ({ seats: { ...seats, [table]: held } }))
  }

  /** Several people play at this table on this screen. */
  share(table: string, people: SharedSeat[]): void {
    this.change(({ shared }) => ({ shared: { ...shared, [table]: people } }))
  }

  leave(table: string): void {
    this.change(({ seats: { [table]: _gone, ...seats } }) => ({ seats }))
  }

  /** At tables one goes by the account's name; it stays when one signs out. */
  signIn(session: SignedIn): void {
    this.change({ session, name: session.name })
  }

  signOut(): void {
    this.change({ session: null })
  }

  finishGuide(game: string): void {
    this.change(({ guided }) => ({ guided: { ...guided, [game]: true } }))
  }

  /** Put the chosen theme on the page; `system` leaves it to the media query. */
  dress(): void {
    const root = document.documentElement
    if (this.stored.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.stored.theme
  }
}

export const prefs = new Prefs()
