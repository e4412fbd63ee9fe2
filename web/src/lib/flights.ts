/** Cards fly from where they were to where they go. */
import { thingAt } from './apart'

const SELECTOR = '[data-fly], [data-at^="card:"]'
const FAR = 40
const MOST = 6
const TIME = 520

export type Spots = ReadonlyMap<string, DOMRect>

function nameOf(element: HTMLElement): string {
  return element.dataset.fly ?? thingAt(element.dataset.at, 'card')!
}

function drawn(root: ParentNode): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>()
  for (const element of root.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (element instanceof HTMLElement && element.getClientRects().length > 0 && !found.has(nameOf(element))) found.set(nameOf(element), element)
  }
  return found
}

/** Where each card lies now. */
export function spots(root: ParentNode): Spots {
  return new Map([...drawn(root)].map(([name, element]) => [name, element.getBoundingClientRect()]))
}

/** Which cards lie far from where they were. */
export function moved(before: Spots, now: Spots): string[] {
  return [...now].flatMap(([name, box]) => {
    const old = before.get(name)
    return old && Math.hypot(old.x - box.x, old.y - box.y) > FAR ? [name] : []
  })
}

/** Let the cards that moved fly over everything else; a copy flies, so that nothing cuts it off. */
export function fly(root: ParentNode, before: Spots): void {
  if (before.size === 0 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const elements = drawn(root)
  const now = new Map([...elements].map(([name, element]) => [name, element.getBoundingClientRect()]))
  const flown = moved(before, now)
  // a board that is laid out anew moves everything: nothing flies then
  if (flown.length > MOST) return
  for (const name of flown) launch(elements.get(name)!, before.get(name)!, now.get(name)!)
}

function launch(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-at]')]) for (const name of ['data-at', 'data-glow', 'data-fly', 'data-word', 'tabindex']) part.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  copy.dataset.flying = ''
  Object.assign(copy.style, { position: 'fixed', left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px`, margin: '0', zIndex: '60', pointerEvents: 'none', transformOrigin: '0 0' })
  ;(element.closest('.board, .galaxy, main') ?? document.body).append(copy)
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`
  const hide = element.animate([{ opacity: 0 }, { opacity: 0 }], TIME)
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], { duration: TIME, easing: 'cubic-bezier(.6,0,.2,1)' })
  flight.onfinish = flight.oncancel = () => {
    copy.remove()
    hide.cancel()
  }
}
