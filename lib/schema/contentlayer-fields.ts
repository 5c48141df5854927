import type { FieldDef, FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'
import { unwrapped } from './problems'

/** Contentlayer's type of a value. It reads dates itself, since YAML of front matter knows them; what has an inner structure is passed on as it is. */
function typeOf(schema: z.core.$ZodType): FieldDef {
  const own = unwrapped(schema)
  if (own instanceof z.ZodEnum) return { type: 'enum', options: own.options.map(String) }
  if (own instanceof z.ZodBoolean) return { type: 'boolean' }
  if (own instanceof z.ZodNumber) return { type: 'number' }
  if (own instanceof z.ZodString) return { type: own.meta()?.format ? 'date' : 'string' }
  if (own instanceof z.ZodArray && unwrapped(own.element) instanceof z.ZodObject) return { type: 'json' }
  if (own instanceof z.ZodArray) return { type: 'list', of: { type: 'string' } }
  return { type: 'json' }
}

/** Contentlayer's fields for a schema of front matter. */
export const contentlayerFields = (schema: z.ZodObject): FieldDefs =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([field, value]) => [
      field,
      { ...typeOf(value), required: !(value instanceof z.ZodOptional) } as FieldDef,
    ]),
  )
