// Writes src/lib/generated.ts: the server's messages, every game's view and its cards, from the Python definitions.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from 'json-schema-to-typescript'

const ROOT = resolve(import.meta.dirname, '../..')
const TARGET = join(ROOT, 'web/src/lib/generated.ts')
const BANNER = '/* Made by `npm run types` from the Python definitions. Do not edit. */'

const pascal = (words) => words.split(/[-_]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')

/** `cantina.games.x_wing.view.DieView` is called XWingDieView, the server's own `….messages.View` is ViewMessage. */
function shortName(name) {
  const parts = name.split('.')
  if (parts.length === 1) return name
  if (parts[1] !== 'games') return `${parts.at(-1)}Message`
  return pascal(parts[2]) + parts.at(-1)
}

/** Names with dots are no names in TypeScript, and titles would make twins of the same type. */
function tidy(node) {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== 'object' || node === null) return node
  const { prefixItems, minItems, maxItems, ...rest } = node
  if (prefixItems) {
    // the compiler knows tuples in the older spelling only
    const count = prefixItems.length
    return { ...tidy(rest), items: prefixItems.map(tidy), minItems: count, maxItems: count, additionalItems: false }
  }
  return Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => {
      if (key === 'title' && typeof value === 'string') return []
      if (key === '$ref') return [[key, `#/$defs/${shortName(value.split('/').pop())}`]]
      if (key === '$defs') return [[key, Object.fromEntries(Object.entries(value).map(([name, part]) => [shortName(name), tidy(part)]))]]
      return [[key, tidy(value)]]
    }),
  )
}

export async function types() {
  const python = process.env.PYTHON ?? join(ROOT, '.venv/bin/python')
  const schema = JSON.parse(execFileSync(python, ['-m', 'cantina.server.protocol'], { cwd: ROOT, maxBuffer: 1 << 26 }).toString())
  const { $defs } = tidy(schema)
  const everything = { $defs, type: 'object', properties: Object.fromEntries(Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }])), additionalProperties: false }
  return compile(everything, 'Everything', { bannerComment: BANNER, additionalProperties: false, style: { semi: false, singleQuote: true, printWidth: 120 } })
}

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, await types())
