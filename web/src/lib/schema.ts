/** Reads a game's options (JSON Schema) as fields of a form. What a form cannot show is left out. */

export interface Field {
  name: string
  kind: 'switch' | 'choice' | 'number' | 'text' | 'file'
  choices?: (string | number)[]
  least?: number
  most?: number
  /** How a disputed rule is read: few look at these. */
  reading?: boolean
}

type Schema = Record<string, unknown>

function resolve(schema: Schema, root: Schema): Schema {
  const reference = schema.$ref
  if (typeof reference !== 'string') return schema
  const name = reference.split('/').pop()!
  return ((root.$defs as Record<string, Schema> | undefined)?.[name] ?? {}) as Schema
}

function fieldOf(name: string, schema: Schema): Field | null {
  if (Array.isArray(schema.enum)) {
    const choices = schema.enum.filter((value) => typeof value === 'string' || typeof value === 'number')
    return choices.length > 1 ? { name, kind: 'choice', choices } : null
  }
  if (schema.type === 'boolean') return { name, kind: 'switch' }
  if (schema.type === 'integer' || schema.type === 'number') {
    return { name, kind: 'number', least: schema.minimum as number, most: schema.maximum as number }
  }
  if (schema.type === 'string') return { name, kind: schema.format === 'file' ? 'file' : 'text' }
  return null
}

export function fields(root: Schema): Field[] {
  const body = resolve(root, root)
  return Object.entries((body.properties ?? {}) as Record<string, Schema>).flatMap(([name, schema]) => {
    const field = fieldOf(name, resolve(schema, root))
    if (!field) return []
    return schema.reading ? { ...field, reading: true } : field
  })
}

/** Only what differs from the defaults is sent, so that a later default reaches old links too. */
export function changed(values: Record<string, unknown>, defaults: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name])),
  )
}
