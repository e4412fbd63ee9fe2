import type { Patch } from './protocol'

type Container = Record<string | number, unknown>

/**
 * Apply the operations of a patch in order and return the new value.
 * Containers on the way are copied, the rest is shared: whatever did not change stays the same object.
 */
export function applyPatch<T>(value: T, patch: Patch): T {
  const copied = new Set<unknown>()
  let root: unknown = value
  for (const [path, ...values] of patch) {
    if (path.length === 0) {
      root = values[0]
      continue
    }
    root = own(root, copied)
    let target = root as Container
    for (const step of path.slice(0, -1)) {
      target[step] = own(target[step], copied)
      target = target[step] as Container
    }
    change(target, path[path.length - 1]!, values)
  }
  return root as T
}

function own(container: unknown, copied: Set<unknown>): unknown {
  if (copied.has(container)) return container
  const copy: unknown = Array.isArray(container) ? [...container] : { ...(container as Container) }
  copied.add(copy)
  return copy
}

function change(target: Container, last: string | number, values: unknown[]): void {
  if (values.length > 0) target[last] = values[0]
  else if (Array.isArray(target)) target.splice(Number(last), 1)
  else delete target[last]
}
