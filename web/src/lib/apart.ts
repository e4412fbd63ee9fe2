/** A key, or a place on the board, taken apart: `contact:kessel:1` is `contact` and `kessel:1`. */
export function kindAndRest(written: string): [kind: string, rest: string] {
  const cut = written.indexOf(':')
  return cut < 0 ? [written, ''] : [written.slice(0, cut), written.slice(cut + 1)]
}

/** What of a kind lies at a place: at `space:kessel` the space `kessel`; null if it is something else. */
export function thingAt(at: string | null | undefined, kind: string): string | null {
  const [found, rest] = kindAndRest(at ?? '')
  return found === kind ? rest : null
}
