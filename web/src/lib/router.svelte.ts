/** Addresses of the page. The server answers all of them with the same document. */

export type Route =
  | { page: 'home' }
  | { page: 'watch' }
  | { page: 'mine' }
  | { page: 'account' }
  | { page: 'people'; name: string }
  | { page: 'leaders'; game: string | null }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'report'; table: string }
  | { page: 'analysis'; table: string }
  | { page: 'rules'; game: string | null }
  | { page: 'cards'; game: string | null }
  | { page: 'build'; game: string }
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; game: string; kind: 'lessons' | 'puzzles'; name: string }
  | { page: 'letter'; kind: LetterKind; token: string }
  | { page: 'tournaments'; tournament: string | null }
  | { page: 'lost' }

/** What a mailed link is for. */
export type LetterKind = 'confirm' | 'off' | 'password'

/** Read an address. */
export function parse(path: string): Route {
  const [first = '', second, third, fourth] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === '') return { page: 'home' }
  if (first === 'watch' || first === 'mine' || first === 'account') return { page: first }
  if (first === 'tournaments') return { page: first, tournament: second ?? null }
  if (first === 'rules' || first === 'cards') return { page: first, game: second ?? null }
  if (first === 'learn' && second && fourth && (third === 'lessons' || third === 'puzzles')) return { page: 'lesson', game: second, kind: third, name: fourth }
  if (first === 'leaders') return { page: first, game: second ?? null }
  if (first === 'people' && second) return { page: first, name: second }
  if (first === 'learn') return { page: 'learn', game: second ?? null }
  if (second && (first === 'new' || first === 'build')) return { page: first, game: second }
  if (second && first === 't') return { page: 'table', table: second }
  if (second && (first === 'replay' || first === 'report' || first === 'analysis')) return { page: first, table: second }
  if (first === 'letter' && third && (second === 'confirm' || second === 'off' || second === 'password')) return { page: 'letter', kind: second, token: third }
  return { page: 'lost' }
}

class Router {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname)
  query = $state(new URLSearchParams(typeof location === 'undefined' ? '' : location.search))
  route = $derived(parse(this.path))

  start(): void {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  /** Follow links inside the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || /^\/(api|docs|metrics)/.test(link.pathname)) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
