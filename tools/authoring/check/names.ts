import { z } from 'zod'
import { type NameKind, nameKinds, unwrapped } from '../../../lib/schema/values'

/** A name in a value, with its path. */
export type FoundName = { kind: NameKind; name: string; path: PropertyKey[] }

/** Returns all names in a value: the fields that the schema declares with `name()`. Skips parts that do not match the schema. */
export function namesIn(schema: z.core.$ZodType, value: unknown, path: PropertyKey[] = []): FoundName[] {
  const own = unwrapped(schema)
  const kind = nameKinds.get(own)?.kind
  if (kind) return typeof value === 'string' ? [{ kind, name: value, path }] : []
  if (own instanceof z.ZodArray) {
    return Array.isArray(value) ? value.flatMap((item, index) => namesIn(own.element, item, [...path, index])) : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = own instanceof z.ZodObject ? own.shape[key] : own instanceof z.ZodRecord ? own.valueType : undefined
    return inner ? namesIn(inner, item, [...path, key]) : []
  })
}
