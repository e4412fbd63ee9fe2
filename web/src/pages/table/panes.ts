import type { Table } from '../../lib/table.svelte'

/** The parts of the board (`data-in`) that hold something the open question can be answered with. */
export function litPanes(root: ParentNode, table: Table): string[] {
  // a scene offers everything itself
  if (root.querySelector('.cover')) return []
  const found: string[] = []
  for (const part of root.querySelectorAll<HTMLElement>('[data-in]')) {
    const pane = part.dataset.in!
    const glows = [part, ...part.querySelectorAll<HTMLElement | SVGElement>('[data-at]')].some((thing) => thing.dataset.at !== undefined && table.choice.options(thing.dataset.at).length > 0)
    if (glows && !found.includes(pane)) found.push(pane)
  }
  return found
}
