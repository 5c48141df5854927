import { z } from 'zod'
import { destinationIds, sourceIds } from '../systems'
import { text } from './values'

/** Names of all configuration references, one for each source and destination. */
export const referenceNames = [...sourceIds, ...destinationIds]

/** Value types of keys in configuration files. */
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

/** A key of a configuration file. `required` and `default` are texts for readers, `meaning` is inline Markdown. */
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
  /** `path` is the path of an object in the file, such as `ssl` or `writer.ssl`, or '' for the root object. */
  objects: z.array(z.strictObject({ path: z.string(), keys: z.array(referenceKey) })),
  /** A `partial` example is an excerpt that can omit required keys. */
  examples: z.array(z.strictObject({ id: text(), label: text(), partial: z.boolean().optional(), value: z.unknown() })).default([]),
})

/** Commands of OLake. */
const toolCommands = ['spec', 'check', 'discover', 'sync', 'clear-destination'] as const

/** `content/data/reference/flags.yml`. `default` and `meaning` are inline Markdown. `retired` flags only appear in notes about old releases. */
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
