import { z } from 'zod'
import { text } from './values'

/** Names of all references, which are those of connectors and writers. */
export const referenceNames = ['postgres', 'mysql', 'mongodb', 'oracle', 'kafka', 'iceberg', 'parquet'] as const

/** Kinds of value that a key of a configuration file may have. */
export const valueTypes = [
  'string',
  'integer',
  'number',
  'boolean',
  'object',
  'array of strings',
  'array of objects',
  'object of strings',
] as const

/** One key: `required` and `default` are words for readers, `meaning` is a line of Markdown. */
const referenceKey = z.strictObject({
  key: text(),
  label: text().optional(),
  type: z.enum(valueTypes),
  required: text(),
  default: text(),
  meaning: text(),
})

/** `content/data/reference/*.yml`: the configuration file of a source or destination. */
export const reference = z.strictObject({
  file: text(),
  /** `path` is the place of an object in the file, such as `ssl` or `writer.ssl`, '' for the file itself. */
  objects: z.array(z.strictObject({ path: z.string(), keys: z.array(referenceKey) })),
  /** A `partial` example shows a part and may lack required keys. */
  examples: z.array(z.strictObject({ id: text(), label: text(), partial: z.boolean().optional(), value: z.unknown() })).default([]),
})

/** Commands of the tool. */
const toolCommands = ['spec', 'check', 'discover', 'sync', 'clear-destination'] as const

/** `content/data/reference/flags.yml`; `default` and `meaning` are lines of Markdown. A retired flag is only named in notes of old releases. */
export const flagList = z.array(
  z.strictObject({
    flag: text(),
    short: text().optional(),
    type: text(),
    default: text(),
    commands: z.array(z.enum(toolCommands)),
    meaning: text(),
    retired: z.boolean().optional(),
  }),
)
