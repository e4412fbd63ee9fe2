/** What the browser remembers: language, looks, the guest's name and the seats it holds. */

export interface HeldSeat {
  seat: number | null
  token: string
}

interface Stored {
  language: string
  theme: 'system' | 'dark' | 'light'
  sound: boolean
  letters: boolean
  name: string
  seats: Record<string, HeldSeat>
  guided: Record<string, boolean>
}

const KEY = 'cantina'
const GUESTS = ['Mira', 'Kestrel', 'Ania', 'Oleh', 'Tamsin', 'Ludo', 'Zofia', 'Ilya', 'Wren', 'Sable']

function firstLanguage(): string {
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages
  return asked.map((tag) => tag.slice(0, 2)).find((tag) => /^(en|ru|pl|uk)$/.test(tag)) ?? 'en'
}

function read(): Stored {
  const fresh: Stored = {
    language: firstLanguage(),
    theme: 'system',
    sound: false,
    letters: true,
    name: GUESTS[Math.floor(Math.random() * GUESTS.length)]!,
    seats: {},
    guided: {},
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return fresh
  }
}

class Prefs implements Stored {
  private stored = $state(read())

  private change(part: Partial<Stored>): void {
    Object.assign(this.stored, part)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored))
    } catch {
      // a browser that keeps nothing still plays; it only forgets
    }
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
  get name() { return this.stored.name }
  set name(name) { this.change({ name }) }
  get seats() { return this.stored.seats }
  get guided() { return this.stored.guided }

  hold(table: string, held: HeldSeat): void {
    this.change({ seats: { ...this.stored.seats, [table]: held } })
  }

  leave(table: string): void {
    const { [table]: _gone, ...seats } = this.stored.seats
    this.change({ seats })
  }

  finishGuide(game: string): void {
    this.change({ guided: { ...this.stored.guided, [game]: true } })
  }

  /** Put the chosen theme on the page; `system` leaves it to the media query. */
  dress(): void {
    const root = document.documentElement
    if (this.stored.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.stored.theme
  }
}

export const prefs = new Prefs()
