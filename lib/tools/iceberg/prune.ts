import type { ContentFile, Manifest } from './manifest'
import type { PartitionField, PartitionSpec } from './metadata'
import type { Comparison, Leaf, Predicate } from './predicate'
import type { Field } from './schema'
import { keepsOrder, partitionText, resultType, transformed, transformOf } from './transforms'
import { avroValue, boundValue, compareValues, primitiveOf, type Value, valueText } from './values'

/**
 * Which manifests and files a condition can skip (specification, "Scan Planning"). A file is skipped only if no row in it can match.
 */

/** What is known about the values of a column or a partition field in a manifest or a file. */
type Range = {
  lower?: Value | undefined
  upper?: Value | undefined
  nulls: 'none' | 'some' | 'all' | 'unknown'
  /** Whether all values equal both bounds, which are not shortened: the value of a partition. */
  exact?: boolean
}

/** Why something is skipped, for example `amount is between 1.00 and 80.00`. Undefined if it must be read. */
export type Reason = { by: 'partition' | 'bounds'; text: string } | undefined

/** Whether a row of a range can match a comparison. */
function canMatch(comparison: Comparison, values: readonly Value[], { lower, upper, nulls, exact }: Range): boolean {
  if (comparison === 'is null') return nulls !== 'none'
  if (nulls === 'all') return false
  const [value] = values
  if (value === undefined) return true
  const below = (one: Value) => lower !== undefined && compareValues(one, lower) < 0
  const above = (one: Value) => upper !== undefined && compareValues(one, upper) > 0
  switch (comparison) {
    case '=':
    case 'in':
      return values.some((one) => !below(one) && !above(one))
    case '<':
      return lower === undefined || compareValues(lower, value) < 0
    case '<=':
      return lower === undefined || compareValues(lower, value) <= 0
    case '>':
      return upper === undefined || compareValues(upper, value) > 0
    case '>=':
      return upper === undefined || compareValues(upper, value) >= 0
    case 'starts with': {
      if (typeof value !== 'string') return true
      const cut = (one: Value | undefined) =>
        typeof one === 'string' ? Array.from(one).slice(0, Array.from(value).length).join('') : undefined
      const [low, high] = [cut(lower), cut(upper)]
      return (low === undefined || compareValues(low, value) <= 0) && (high === undefined || compareValues(high, value) >= 0)
    }
    default:
      // Bounds of texts can be shortened, so two equal bounds of a column do not prove that all its values are equal.
      if (!exact || lower === undefined) return true
      if (comparison === 'not starts with') return !(typeof lower === 'string' && typeof value === 'string' && lower.startsWith(value))
      return values.every((one) => compareValues(one, lower) !== 0)
  }
}

/** A comparison with the values of a partition field. Undefined if the transform says nothing about it. */
function projected(
  { field, comparison, values }: Leaf,
  { transform }: PartitionField,
): { comparison: Comparison; values: Value[] } | undefined {
  if (comparison === 'is null' || comparison === 'is not null')
    return transformOf(transform).name === 'void' ? undefined : { comparison, values: [] }
  const { name } = transformOf(transform)
  if (name === 'identity') return { comparison, values }
  const through = (value: Value) => transformed(transform, field.type, value)
  if (comparison === '=' || comparison === 'in') {
    const results = values.map(through)
    return results.every((one) => one !== undefined) ? { comparison, values: results } : undefined
  }
  const [value] = values
  if (!keepsOrder(transform) || value === undefined) return undefined
  const one = (comparison: Comparison, result: Value | undefined) => (result === undefined ? undefined : { comparison, values: [result] })
  switch (comparison) {
    case '<':
      return one('<=', through(neighbor(field.type, value, -1)))
    case '<=':
      return one('<=', through(value))
    case '>':
      return one('>=', through(neighbor(field.type, value, 1)))
    case '>=':
      return one('>=', through(value))
    case 'starts with':
      if (name !== 'truncate' || typeof value !== 'string') return undefined
      return Array.from(value).length <= transformOf(transform).parameter ? one('starts with', value) : one('=', through(value))
    default:
      return undefined
  }
}

/** The next smaller or larger value of types that have one, so that `< '2026-11-01'` does not match November. */
function neighbor(type: string, value: Value, step: 1 | -1): Value {
  const { name } = primitiveOf(type)
  if (name === 'float' || name === 'double') return value
  return typeof value === 'bigint' ? value + BigInt(step) : typeof value === 'number' ? value + step : value
}

/** Evaluates a condition: a reason to skip, or undefined. @param skips the reason of one comparison */
function reasonOf(predicate: Predicate, skips: (leaf: Leaf) => Reason): Reason {
  if (predicate.kind === 'leaf') return skips(predicate)
  if (predicate.kind === 'and') {
    for (const part of predicate.parts) {
      const reason = reasonOf(part, skips)
      if (reason) return reason
    }
    return undefined
  }
  const reasons = predicate.parts.map((part) => reasonOf(part, skips))
  const found = reasons.filter((reason) => reason !== undefined)
  if (found.length < reasons.length) return undefined
  return {
    by: found.some(({ by }) => by === 'bounds') ? 'bounds' : 'partition',
    text: [...new Set(found.map(({ text }) => text))].join('; '),
  }
}

/** Partition fields of a column with their place in the spec. */
const fieldsOf = ({ fields }: PartitionSpec, source: Field) =>
  fields.flatMap((field, index) => (field.sourceId === source.id ? [{ field, index }] : []))

const rangeText = ({ lower, upper, nulls }: Range, shown: (value: Value) => string): string => {
  if (nulls === 'all') return 'null only'
  if (lower === undefined && upper === undefined) return nulls === 'none' ? 'never null' : 'unknown'
  if (lower === undefined) return `at most ${shown(upper as Value)}`
  if (upper === undefined) return `at least ${shown(lower)}`
  return compareValues(lower, upper) === 0 ? shown(lower) : `between ${shown(lower)} and ${shown(upper)}`
}

function partitionReason(leaf: Leaf, field: PartitionField, range: Range): Reason {
  const projection = projected(leaf, field)
  if (!projection || canMatch(projection.comparison, projection.values, range)) return undefined
  const text =
    projection.comparison === 'is null' ? 'never null' : rangeText(range, (value) => partitionText(field.transform, leaf.field.type, value))
  return { by: 'partition', text: `partition ${field.name} is ${text}` }
}

/** Why a condition skips a whole manifest, by its entry in the manifest list. */
export function manifestReason(predicate: Predicate, { partitions }: Manifest, spec: PartitionSpec | undefined): Reason {
  if (!spec) return undefined
  return reasonOf(predicate, (leaf) => {
    for (const { field, index } of fieldsOf(spec, leaf.field)) {
      const summary = partitions[index]
      if (!summary) continue
      const type = resultType(field.transform, leaf.field.type)
      const [lower, upper] = [summary.lower, summary.upper].map((bytes) => (bytes ? boundValue(type, bytes) : undefined))
      const hasValues = summary.lower !== undefined || summary.containsNan === true
      const reason = partitionReason(leaf, field, {
        lower,
        // NaN is larger than all values and not part of the bounds.
        upper: summary.containsNan === false || !/float|double/.test(type) ? upper : undefined,
        nulls: !summary.containsNull ? 'none' : hasValues ? 'some' : 'all',
      })
      if (reason) return reason
    }
    return undefined
  })
}

/** Bounds and counts of a column in a file. */
export function columnRange(file: ContentFile, field: Field): Range {
  const value = (map: ReadonlyMap<number, Uint8Array>) => {
    const bytes = map.get(field.id)
    const bound = bytes && boundValue(field.type, bytes)
    return typeof bound === 'number' && Number.isNaN(bound) ? undefined : bound
  }
  const [count, nulls] = [file.valueCounts.get(field.id), file.nullCounts.get(field.id)]
  return {
    lower: value(file.lower),
    upper: value(file.upper),
    nulls: nulls === undefined ? 'unknown' : nulls === 0 ? 'none' : nulls === count ? 'all' : 'some',
  }
}

/** Value of a partition field of a file. */
export const partitionValue = (file: ContentFile, field: PartitionField, source: Field | undefined): Value | undefined =>
  avroValue(resultType(field.transform, source?.type ?? 'string'), file.partition.get(field.id))

/** Why a condition skips a file, by its partition and then by its bounds. */
export function fileReason(predicate: Predicate, file: ContentFile, spec: PartitionSpec | undefined): Reason {
  const byPartition = (leaf: Leaf): Reason => {
    for (const { field } of spec ? fieldsOf(spec, leaf.field) : []) {
      const value = partitionValue(file, field, leaf.field)
      const reason = partitionReason(leaf, field, { lower: value, upper: value, nulls: value === undefined ? 'all' : 'none', exact: true })
      if (reason) return reason
    }
    return undefined
  }
  const byBounds = (leaf: Leaf): Reason => {
    const range = columnRange(file, leaf.field)
    if (canMatch(leaf.comparison, leaf.values, range)) return undefined
    const text = leaf.comparison === 'is null' ? 'never null' : rangeText(range, (value) => valueText(leaf.field.type, value))
    return { by: 'bounds', text: `${leaf.field.path} is ${text}` }
  }
  return reasonOf(predicate, byPartition) ?? reasonOf(predicate, (leaf) => byPartition(leaf) ?? byBounds(leaf))
}
