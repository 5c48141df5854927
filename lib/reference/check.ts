import { valueTypes } from '../schema/reference'
import type { Reference, ReferenceObject, ValueType } from './reference'

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
 * What is wrong with a sample of a configuration file: unknown keys, values of another type, required keys that are missing (not in a
 * partial sample). Each problem names the key by its path.
 */
export function sampleProblems(value: unknown, reference: Pick<Reference, 'objects'>, partial = false, path = ''): string[] {
  const object = reference.objects.find((candidate) => candidate.path === path)
  if (!object || !isObject(value)) return []
  const at = (key: string) => (path ? `${path}.${key}` : key)
  const problems = Object.entries(value).flatMap(([key, item]) => {
    const known = object.keys.find((candidate) => candidate.key === key)
    if (!known) return [`"${at(key)}" is no key of the reference`]
    if (!fits[known.type](item)) return [`"${at(key)}" is not of type ${known.type}`]
    const items = known.type === 'array of objects' ? (item as unknown[]) : [item]
    return items.flatMap((one) => sampleProblems(one, reference, partial, at(key)))
  })
  const missing = partial
    ? []
    : object.keys.filter(({ key, required }) => required === 'yes' && !(key in value)).map(({ key }) => `"${at(key)}" is missing`)
  return [...problems, ...missing]
}

/** What is wrong with an object's rows: types that are not known, keys that stand twice, cells without words. */
const rowProblems = ({ path, keys }: ReferenceObject) =>
  keys.flatMap((row, index) => {
    const name = path ? `${path}.${row.key}` : row.key
    const empty = (['key', 'type', 'required', 'default', 'meaning'] as const).filter((field) => !String(row[field] ?? '').trim())
    return [
      ...empty.map((field) => `"${name}" has no ${field}`),
      ...(valueTypes.includes(row.type) ? [] : [`"${name}": type "${row.type}" is none of ${valueTypes.join(', ')}`]),
      ...(keys.findIndex(({ key }) => key === row.key) === index ? [] : [`"${name}" stands twice`]),
    ]
  })

/** Everything that is wrong with a reference. */
export function referenceProblems(reference: Reference): string[] {
  const ids = reference.examples.map(({ id }) => id)
  return [
    ...(reference.objects.some(({ path }) => path === '') ? [] : ['there is no object with path ""']),
    ...reference.objects.flatMap(rowProblems),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `example "${id}" stands twice`),
    ...reference.examples.flatMap(({ id, partial, value }) =>
      sampleProblems(value, reference, partial).map((problem) => `example "${id}": ${problem}`),
    ),
  ]
}
