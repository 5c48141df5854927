import type { Reference, ReferenceObject, ValueType } from '../../../lib/reference/reference'
import { valueTypes } from '../../../lib/schema/reference-schema'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isString = (value: unknown) => typeof value === 'string'

const fits: Record<ValueType, (value: unknown) => boolean> = {
  string: isString,
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  'array of strings': (value) => Array.isArray(value) && value.every(isString),
  'array of objects': (value) => Array.isArray(value) && value.every(isObject),
  'object of strings': (value) => isObject(value) && Object.values(value).every(isString),
}

/**
 * Finds problems in a sample of a configuration file: unknown keys, values of the wrong type and, unless the sample is partial, missing
 * required keys. Each problem contains the path of the key.
 */
export function sampleProblems(value: unknown, reference: Pick<Reference, 'objects'>, partial = false, path = ''): string[] {
  const object = reference.objects.find((candidate) => candidate.path === path)
  if (!object || !isObject(value)) return []
  const at = (key: string) => (path ? `${path}.${key}` : key)
  const problems = Object.entries(value).flatMap(([key, item]) => {
    const known = object.keys.find((candidate) => candidate.key === key)
    if (!known) return [`"${at(key)}" is not a key in the reference`]
    if (!fits[known.type](item)) return [`"${at(key)}" is not of type ${known.type}`]
    const items = known.type === 'array of objects' ? (item as unknown[]) : [item]
    return items.flatMap((one) => sampleProblems(one, reference, partial, at(key)))
  })
  const missing = partial
    ? []
    : object.keys.filter(({ key, required }) => required === 'yes' && !(key in value)).map(({ key }) => `"${at(key)}" is missing`)
  return [...problems, ...missing]
}

/** Finds problems in the rows of an object: unknown types, duplicate keys and empty cells. */
const rowProblems = ({ path, keys }: ReferenceObject) =>
  keys.flatMap((row, index) => {
    const name = path ? `${path}.${row.key}` : row.key
    const empty = (['key', 'type', 'required', 'default', 'meaning'] as const).filter((field) => !String(row[field] ?? '').trim())
    return [
      ...empty.map((field) => `"${name}" has no ${field}`),
      ...(valueTypes.includes(row.type) ? [] : [`"${name}": type "${row.type}" must be one of ${valueTypes.join(', ')}`]),
      ...(keys.findIndex(({ key }) => key === row.key) === index ? [] : [`"${name}" is defined twice`]),
    ]
  })

/** Finds all problems in a reference. */
export function referenceProblems(reference: Reference): string[] {
  const ids = reference.examples.map(({ id }) => id)
  return [
    ...(reference.objects.some(({ path }) => path === '') ? [] : ['there is no object with path ""']),
    ...reference.objects.flatMap(rowProblems),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `example "${id}" is defined twice`),
    ...reference.examples.flatMap(({ id, partial, value }) =>
      sampleProblems(value, reference, partial).map((problem) => `example "${id}": ${problem}`),
    ),
  ]
}
