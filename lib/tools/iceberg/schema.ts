/** A field of a schema with the names of the structs around it, such as `address.city`. */
export type Field = {
  id: number
  path: string
  /** Depth of nesting, from 0. */
  depth: number
  /** A primitive type, or `struct`, `list`, `map`. */
  type: string
  required: boolean
  doc?: string
  /** Value of rows that were written before the field was added (format version 3), as JSON. */
  initialDefault?: string
}

/** A schema as a flat list, in which nested fields follow the field that contains them. */
export type Schema = { id: number; fields: Field[]; identifierIds: number[] }

/** A change between two schemas, such as `channel: added`. */
export type SchemaChange = { field: string; change: string }

/**
 * Differences between two schemas of a table. Fields are compared by their ids, because a renamed field keeps its id, and a field that was
 * dropped and added again has a new one.
 */
export function schemaChanges(before: Schema, after: Schema): SchemaChange[] {
  const earlier = new Map(before.fields.map((field) => [field.id, field]))
  const later = new Map(after.fields.map((field) => [field.id, field]))
  const changes: SchemaChange[] = []
  for (const field of after.fields) {
    const old = earlier.get(field.id)
    if (!old) {
      changes.push({ field: field.path, change: `added, ${field.type}, ${field.required ? 'required' : 'optional'}` })
      continue
    }
    if (old.path !== field.path) changes.push({ field: field.path, change: `renamed from ${old.path}` })
    if (old.type !== field.type) changes.push({ field: field.path, change: `type changed from ${old.type} to ${field.type}` })
    if (old.required !== field.required) changes.push({ field: field.path, change: field.required ? 'made required' : 'made optional' })
    if (old.doc !== field.doc) changes.push({ field: field.path, change: 'description changed' })
  }
  for (const field of before.fields) if (!later.has(field.id)) changes.push({ field: field.path, change: 'dropped' })
  const kept = (schema: Schema, other: Map<number, Field>) => schema.fields.filter(({ id }) => other.has(id)).map(({ id }) => id)
  if (kept(before, later).join() !== kept(after, earlier).join()) changes.push({ field: 'Order of fields', change: 'changed' })
  if (before.identifierIds.join() !== after.identifierIds.join()) {
    const names = after.identifierIds.map((id) => later.get(id)?.path ?? `field ${id}`)
    changes.push({ field: 'Identifier fields', change: names.length > 0 ? `now ${names.join(', ')}` : 'removed' })
  }
  return changes
}

/** Fields of the schemas of a table by id. Newer schemas win, so that bounds of dropped columns still have a name. */
export function fieldsById(schemas: readonly Schema[], currentId: number): ReadonlyMap<number, Field> {
  const ordered = [...schemas].sort((a, b) => Number(a.id === currentId) - Number(b.id === currentId) || a.id - b.id)
  return new Map(ordered.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)))
}
