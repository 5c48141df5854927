import { z } from 'zod'
import { destinationIds, sourceIds } from '../systems'
import { text } from './values'

/** Names of all configuration references, one for each source and destination. */
export const referenceNames = [...sourceIds, ...destinationIds]

/** Name of the reference of `streams.json`. */
export const STREAMS = 'streams'

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
  'object of lists',
  'any',
] as const

const scalar = z.union([z.string(), z.number(), z.boolean()])

/**
 * What must hold for the value of a key: it has a value (`set`; an empty text counts as none), it has none (`unset`), it is one of a list, in
 * which `null` means that the key is missing, it matches a regular expression, or it is a smaller or a greater number.
 */
const expectation = z.union([
  z.enum(['set', 'unset']),
  z.array(z.union([scalar, z.null()])).min(1),
  z.strictObject({ matches: text() }),
  z.strictObject({ below: z.number() }),
  z.strictObject({ above: z.number() }),
])

/** Expectations that must all hold, by key. */
const condition = z.record(text(), expectation)

const version = z.string().regex(/^v\d+\.\d+\.\d+$/, 'must be a version such as v0.9.4')

/** An allowed value. OLake UI shows `label` instead of the value. Without `when`, it is always allowed. */
const allowedValue = z.union([
  z.string(),
  z.strictObject({ value: z.string(), label: text().optional(), since: version.optional(), when: condition.optional() }),
])

/**
 * A key of a configuration file. `required` and `default` are texts for readers, `meaning` is inline Markdown. The other fields are for programs:
 * forms, JSON Schemas and checks. Conditions name other keys of the same object.
 */
const referenceKey = z.strictObject({
  key: text(),
  label: text().optional(),
  /** Labels that OLake UI shows instead of `label` under a condition. */
  labels: z.array(z.strictObject({ label: text(), when: condition })).optional(),
  type: z.enum(valueTypes),
  required: text(),
  default: text(),
  meaning: text(),
  /** The first release that reads the key. */
  since: version.optional(),
  values: z.array(allowedValue).min(1).optional(),
  /** Value that the form of OLake UI contains at the start. */
  preset: scalar.optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** Where the key has an effect. Forms hide it elsewhere. Without conditions, it always has one. */
  when: z.array(condition).min(1).optional(),
  /** Where the key is required in addition to what `required` says. `yes` in `required` means always, if the key has an effect. */
  required_when: z.array(condition).min(1).optional(),
  /** `ui` for a key that OLake UI saves and files do not need, `file` for a key without a field in OLake UI, `legacy` for one that is ignored. */
  only: z.enum(['ui', 'file', 'legacy']).optional(),
  secret: z.literal(true).optional(),
  /** Text of several lines, such as a certificate. */
  multiline: z.literal(true).optional(),
  /** Names by which files of other programs or of earlier releases call the key. OLake ignores them. */
  misnamed: z.array(text()).optional(),
})

/**
 * A combination of values that does not do what its reader expects. `if` names keys by their path in the file, `at` is the path that the text
 * is about, and `text` is inline Markdown. `error`: the run fails. `warning`: data is lost or exposed, or a setting has no effect. `advice`:
 * everything works, but not well.
 */
const combination = z.strictObject({
  if: condition,
  at: text(),
  level: z.enum(['error', 'warning', 'advice']),
  text: text(),
})

/**
 * `content/data/reference/*.yml`: the configuration file of a source or destination, and `streams.json`. Each value of an `object of lists` is
 * an array of objects, whose path ends in `.*`.
 */
export const reference = z.strictObject({
  file: text(),
  /** `path` is the path of an object in the file, such as `ssl` or `writer.ssl`, or '' for the root object. */
  objects: z.array(z.strictObject({ path: z.string(), keys: z.array(referenceKey) })),
  combinations: z.array(combination).default([]),
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
