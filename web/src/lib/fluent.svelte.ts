import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from './api'
import { isIn, kin, tokens, type Kin } from './finding'
import type { Argument, LanguageInfo, Text } from './protocol'
import { prefs } from './prefs.svelte'
import { FUNCTIONS, namesOf, OPEN, plain, Speaker, Voice } from './speaker'

/** A made-up language: accented letters, 40 % longer. It shows what is not translated or cut. */
export const PSEUDO = 'qps'

type Loader = () => Promise<string>
const ROOT = '../../../src/cantina'
const FILES = import.meta.glob(
  ['../../../src/cantina/locales/*/*.ftl', '../../../src/cantina/games/*/locales/*/*.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>

const LETTERS: Record<string, string> = {
  a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', s: 'š', u: 'ú', y: 'ý', z: 'ž',
  A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û', Y: 'Ý', Z: 'Ž',
}

/** Lengthen and accent a piece of text, leaving its arguments alone. */
export function pseudo(text: string): string {
  const accented = text.replace(/[a-zA-Z]/g, (letter) => LETTERS[letter] ?? letter)
  const letters = text.replace(/\s/g, '').length
  return letters > 3 ? `${accented}${'·'.repeat(Math.ceil(letters * 0.4))}` : accented
}

/** The files of a surface in a language: `web.ftl`, or all files of a game's own folder. */
function files(code: string, surface: string): Loader[] {
  const own = `${ROOT}/locales/${code}/${surface}.ftl`
  const game = `${ROOT}/games/${surface.replaceAll('-', '_')}/locales/${code}/`
  return Object.entries(FILES)
    .filter(([path]) => path === own || path.startsWith(game))
    .map(([, load]) => load)
}

class Fluent {
  language = $state('en')
  /** Every language, as the server counts them; the switch offers those that are complete. */
  private languages: LanguageInfo[] = $state([{ code: 'en', name: 'English', complete: true }])
  /** Counts what was loaded; reading it makes sentences follow the language. */
  private loaded = $state(0)
  /**
   * How many languages are on their way; a sentence that is not there yet is shown as nothing.
   * Not reactive: `loaded` tells when to look again, and effects that load must not wake themselves.
   */
  private waiting = 0
  private bundles: FluentBundle[] = []
  private speaker = new Speaker([])
  /** The surfaces whose words are there, and all that were asked for so far, with the language they are wanted in. */
  private surfaces: ReadonlySet<string> = new Set()
  private wanted = new Set<string>()
  private wished = 'en'
  /** The loading that was begun last: it brings everything wanted, so no other one is applied. */
  private latest: Promise<void> = Promise.resolve()
  private asked = new Map<string, Promise<string[]>>()
  private sources: string[] = []
  private families: Kin | null = null
  private names: (string | undefined)[] = $state([])

  /** Load what the frame needs, in the language of the address (also one in the making), or the reader's; that of an address stays as long as its window. */
  async start(address: string | null): Promise<void> {
    const asked = address ?? keptHere()
    const wished = asked ? [asked] : prefs.language ? [prefs.language] : navigator.languages.map((tag) => tag.slice(0, 2))
    if (wished[0] !== 'en') await this.count()
    else void this.count()
    const shown = wished.find((code) => code === PSEUDO || this.languages.some((each) => each.code === code && (each.complete || code === asked)))
    if (address && shown === address) keepHere(address)
    await this.use(shown ?? 'en', ['core', 'web', 'server'])
  }

  /** What the switch offers: the complete languages, and the one that is on. */
  get choices(): { code: string; name: string }[] {
    const shown = this.languages.filter(({ code, complete }) => complete || code === this.language)
    return this.language === PSEUDO ? [...shown, { code: PSEUDO, name: PSEUDO }] : shown
  }

  /** Change the language, and remember it. */
  choose(language: string): void {
    prefs.language = language
    keepHere(null)
    if (prefs.session && language !== PSEUDO) void api.keepLanguage(language).catch(() => undefined)
    void this.use(language)
  }

  private async count(): Promise<void> {
    const answer = await fetch('/api/languages').catch(() => null)
    if (answer?.ok) this.languages = (await answer.json()) as LanguageInfo[]
  }

  /** Speak a language, with more surfaces; whatever is asked for meanwhile comes with it. */
  async use(language: string, surfaces: Iterable<string> = []): Promise<void> {
    for (const surface of surfaces) this.wanted.add(surface)
    this.wished = language
    this.waiting += 1
    const loading: Promise<void> = this.load(language, [...this.wanted], () => this.latest === loading).finally(() => (this.waiting -= 1))
    this.latest = loading
    await this.arrived()
  }

  /** Add a game's sentences; a game the page was not built with asks the server for them. */
  async add(surface: string): Promise<void> {
    if (this.surfaces.has(surface)) return
    if (this.wanted.has(surface)) await this.arrived()
    else await this.use(this.wished, [surface])
  }

  /** Everything asked for so far, also while this was waited for, is there. */
  private async arrived(): Promise<void> {
    for (let awaited: Promise<void> | null = null; awaited !== this.latest; ) {
      awaited = this.latest
      await awaited
    }
  }

  /** What a language needs: itself, and English while it is in the making. */
  private spoken(language: string): string[] {
    if (language === 'en' || language === PSEUDO) return ['en']
    return this.isComplete(language) ? [language] : [language, 'en']
  }

  private isComplete(language: string): boolean {
    return this.languages.some(({ code, complete }) => complete && code === language)
  }

  private async load(language: string, wanted: string[], isLatest: () => boolean): Promise<void> {
    const codes = this.spoken(language)
    const read = codes.map((code) => Promise.all(wanted.map((surface) => this.read(code, surface))).then((texts) => texts.flat()))
    let texts: string[][]
    try {
      texts = await Promise.all(read)
    } catch (error) {
      if (!isLatest()) return
      // what did not come can be asked for again
      this.wanted = new Set(this.surfaces)
      this.wished = this.language
      throw error
    }
    if (!isLatest()) return
    this.bundles = codes.map((code, index) => bundleOf(code, language, texts[index]!))
    this.sources = texts[codes.indexOf(language)] ?? []
    this.families = null
    const name = (text: Text) => this.seatName(text)
    const missing = (text: Text) => (this.waiting > 0 ? '' : text.id)
    this.speaker = new Speaker(codes.map((code, index) => new Voice(code, this.bundles[index]!, name, missing)))
    this.surfaces = new Set(wanted)
    this.language = language
    this.loaded += 1
    // most of a language in the making is still English
    document.documentElement.lang = this.isComplete(language) ? language : 'en'
  }

  private async read(code: string, surface: string): Promise<string[]> {
    const built = files('en', surface).length > 0
    // a language or a game that the page was not built with: the server has its words
    if (built && Object.keys(FILES).some((path) => path.includes(`/locales/${code}/`))) return Promise.all(files(code, surface).map((load) => load()))
    return this.ask(code)
  }

  private ask(code: string): Promise<string[]> {
    const known = this.asked.get(code)
    if (known) return known
    const words = fetch(`/api/locales/${code}.ftl`).then(async (answer) => (answer.ok ? [await answer.text()] : []), () => [])
    this.asked.set(code, words)
    return words
  }

  /** The people on the seats: a seat's name is a Text that only the reader's page can fill in. */
  people(names: (string | undefined)[]): void {
    this.names = names
  }

  /** Write a Text as a plain sentence. */
  say(text: Text | null | undefined): string {
    return text ? plain(this.marked(text)) : ''
  }

  /** Write a message by its id. */
  t(id: string, args?: Record<string, Argument>): string {
    return this.say({ id, args })
  }

  has(id: string): boolean {
    void this.loaded
    return this.bundles.some((bundle) => bundle.hasMessage(id))
  }

  /** The sentence in pieces; `name` pieces came from arguments that are names themselves: `of` says which. */
  pieces(text: Text | null | undefined): Piece[] {
    if (!text) return []
    const names = namesOf(text)
    return split(this.marked(text)).map(({ place, ...piece }) => ({ ...piece, of: names[place - 1] }))
  }

  private marked(text: Text): string {
    void this.loaded
    return this.speaker.marked(text)
  }

  private seatName(text: Text): string | undefined {
    if (text.id !== 'core-seat') return undefined
    return this.names[Number(text.args?.number) - 1]
  }

  /** Whether words of the reader's language are among these, in any of their forms. */
  isIn(typed: string, said: readonly string[]): boolean {
    void this.loaded
    this.families ??= kin(this.sources)
    return isIn(typed, said, this.language, this.families)
  }

  /** Whether a text holds every typed word, in any of its forms. */
  finds(typed: string, said: string): boolean {
    const words = tokens(said)
    return tokens(typed).every((word) => this.isIn(word, words))
  }

  number(value: number): string {
    return new Intl.NumberFormat(document.documentElement.lang).format(value)
  }
}

const HERE = 'cantina-language'

/** The language this window was opened in by an address; the switch ends it. */
function keptHere(): string | null {
  try {
    return sessionStorage.getItem(HERE)
  } catch {
    return null
  }
}

function keepHere(language: string | null): void {
  try {
    if (language) sessionStorage.setItem(HERE, language)
    else sessionStorage.removeItem(HERE)
  } catch {
    // a browser that keeps nothing goes by the address alone
  }
}

function bundleOf(code: string, language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, {
    functions: FUNCTIONS,
    useIsolating: false,
    transform: language === PSEUDO ? pseudo : undefined,
  })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

interface Piece {
  name: boolean
  text: string
  of?: Text
}

/** Cut a marked sentence at its marks; `place` tells the names apart. */
export function split(marked: string): { name: boolean; text: string; place: number }[] {
  return marked
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) => ({ name: part.startsWith(OPEN), text: plain(part), place: part.lastIndexOf(OPEN) + 1 }))
}

export const fluent = new Fluent()
export const t = (id: string, args?: Record<string, Argument>): string => fluent.t(id, args)
export const say = (text: Text | null | undefined): string => fluent.say(text)
