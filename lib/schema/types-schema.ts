import { z } from 'zod'
import { columnTypes, isColumnType } from '../tools/types/column-types'
import { text } from './values'

/** Ids of the types that an entry concerns. An entry without them concerns all types of the source. */
const of = z.array(text()).min(1).optional()

/** A type of a source. `type`, `note` and `nested` are inline Markdown. */
const sourceType = z.strictObject({
  id: text(),
  /** Format of the file or message, for sources with several. */
  format: text().optional(),
  type: text(),
  /** A type of `columnTypes`, or, if it depends on the value, a phrase for readers. */
  becomes: z.string().refine((value) => isColumnType(value) || /^[A-Z–]/.test(value), {
    error: `must be one of ${columnTypes.join(', ')}, or a phrase that begins with a capital letter`,
  }),
  note: text().optional(),
  /** What the value becomes inside objects and arrays. */
  nested: text().optional(),
})

type Mapping = { types: Array<{ id: string }> } & Partial<Record<'differences' | 'edges' | 'dates', Array<{ of?: string[] | undefined }>>>

/** Reports ids that two types share, and ids without a type. */
function reportIds({ value, issues }: z.core.ParsePayload<Mapping>): void {
  const ids = value.types.map(({ id }) => id)
  const report = (path: Array<string | number>, input: string, message: string) => issues.push({ code: 'custom', input, path, message })
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) report(['types', index, 'id'], id, `"${id}" is also the id of another type`)
  })
  for (const list of ['differences', 'edges', 'dates'] as const)
    value[list]?.forEach((entry, index) => {
      const unknown = entry.of?.find((id) => !ids.includes(id))
      if (unknown !== undefined) report([list, index, 'of'], unknown, `"${unknown}" is not the id of a type of this source`)
    })
}

/** `content/data/types/*.yml`: what the types of a source become in Iceberg tables and Parquet files. Texts are inline Markdown. */
export const typeMapping = z
  .strictObject({
    /** Head of the column with the types. */
    heading: text(),
    types: z.array(sourceType).min(1),
    /** Values that the initial load and CDC write differently. */
    differences: z.array(z.strictObject({ type: text(), load: text(), cdc: text(), of })).default([]),
    /** Values that change or lose something on the way. */
    edges: z.array(z.strictObject({ value: text(), result: text(), of })).default([]),
    /** Dates that destinations cannot store. */
    dates: z.array(z.strictObject({ value: text(), result: text(), example: text().optional(), of })).default([]),
  })
  .check(reportIds)
