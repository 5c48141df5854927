import type { FieldDef, FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'
import { unwrapped } from './values'

/**
 * Returns the Contentlayer field type of a schema. Dates need the type `date`, because the YAML parser returns them as `Date` objects. Nested
 * values have the type `json`, which Contentlayer passes on unchanged.
 */
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

/** Returns the Contentlayer fields for a front matter schema. @param strict whether a document needs the fields that the schema requires */
export const contentlayerFields = (schema: z.ZodObject, strict = true): FieldDefs =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([field, value]) => [
      field,
      { ...typeOf(value), required: strict && !(value instanceof z.ZodOptional) } as FieldDef,
    ]),
  )
