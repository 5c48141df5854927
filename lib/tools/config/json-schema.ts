import type { ValueType } from '../../reference/reference'
import type { Condition, ConfigKey, ConfigObject, ConfigReference } from './condition'

/** A JSON Schema of draft 7, which all common editors read. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** Texts of a key for editors, or nothing if the schema only checks. */
export type TextsOf = (key: ConfigKey) => { description: string; markdownDescription: string } | undefined

const required = (key: string, value?: JsonSchema): JsonSchema => ({
  ...(value && { properties: { [key]: value } }),
  required: [key],
})

/** A demand that a condition makes. */
const rule = (condition: JsonSchema, demand: JsonSchema): JsonSchema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: demand,
})

const EMPTY = { enum: ['', null] }

function expectationSchema(key: string, expected: Condition[string]): JsonSchema {
  if (expected === 'set') return required(key, { not: EMPTY })
  if (expected === 'unset') return { properties: { [key]: EMPTY } }
  if (Array.isArray(expected)) {
    const values = expected.filter((value) => value !== null)
    if (values.length === 0) return { not: required(key) }
    // A property that is missing fulfills every schema of its value.
    return expected.includes(null) ? { properties: { [key]: { enum: values } } } : required(key, { enum: values })
  }
  if ('matches' in expected) return required(key, { type: 'string', pattern: expected.matches })
  return required(key, 'below' in expected ? { exclusiveMaximum: expected.below } : { exclusiveMinimum: expected.above })
}

const conditionSchema = (condition: Condition): JsonSchema => ({
  allOf: Object.entries(condition).map(([key, expected]) => expectationSchema(key, expected)),
})

const anyOf = (conditions: readonly Condition[]): JsonSchema =>
  conditions.length === 1 && conditions[0] ? conditionSchema(conditions[0]) : { anyOf: conditions.map(conditionSchema) }

/** Values that a key accepts, whatever the other keys are. */
const valuesOf = ({ values = [] }: ConfigKey) => values.map((one) => (typeof one === 'string' ? one : one.value))

const typeSchemas: Record<ValueType, JsonSchema> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
  'array of strings': { type: 'array', items: { type: 'string' } },
  'array of objects': { type: 'array', items: { type: 'object' } },
  'object of strings': { type: 'object', additionalProperties: { type: 'string' } },
  'object of lists': { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
  any: {},
}

/** Builds the JSON Schema of a configuration file from its reference. Keys that the reference does not have are errors. */
export function jsonSchemaOf({ objects }: Pick<ConfigReference, 'objects'>, textsOf: TextsOf = () => undefined): JsonSchema {
  const objectAt = (path: string) => objects.find((object) => object.path === path)

  function valueSchema(key: ConfigKey, path: string): JsonSchema {
    const of = objectAt(path)
    const items = objectAt(`${path}.*`)
    if (key.type === 'object' && of) return objectSchema(of)
    if (key.type === 'array of objects' && of) return { type: 'array', items: objectSchema(of) }
    if (key.type === 'object of lists' && items)
      return { type: 'object', additionalProperties: { type: 'array', items: objectSchema(items) } }
    return typeSchemas[key.type]
  }

  const propertySchema = (key: ConfigKey, path: string): JsonSchema => ({
    ...(key.label && { title: key.label }),
    ...textsOf(key),
    ...valueSchema(key, path),
    ...(key.values && { enum: valuesOf(key) }),
    ...(key.preset !== undefined && { default: key.preset }),
    ...(key.min !== undefined && { minimum: key.min }),
    ...(key.max !== undefined && { maximum: key.max }),
    ...(key.only === 'legacy' && { deprecationMessage: 'OLake ignores this key.' }),
  })

  function objectSchema({ path, keys }: ConfigObject): JsonSchema {
    const always = keys.filter((key) => key.required === 'yes' && !key.when).map(({ key }) => key)
    const sometimes = keys.flatMap((key) => [
      ...(key.required === 'yes' && key.when ? [rule(anyOf(key.when), required(key.key))] : []),
      ...(key.required_when
        ? [rule({ allOf: [anyOf(key.required_when), ...(key.when ? [anyOf(key.when)] : [])] }, required(key.key))]
        : []),
    ])
    // An allowed value can depend on another key: then the value demands it.
    const dependent = keys.flatMap((key) =>
      (key.values ?? []).flatMap((one) =>
        typeof one !== 'string' && one.when ? [rule(required(key.key, { const: one.value }), conditionSchema(one.when))] : [],
      ),
    )
    const conditions = [...sometimes, ...dependent]
    return {
      type: 'object',
      properties: {
        ...(path === '' && { $schema: { type: 'string' } }),
        ...Object.fromEntries(keys.map((key) => [key.key, propertySchema(key, path ? `${path}.${key.key}` : key.key)])),
      },
      ...(always.length > 0 && { required: always }),
      ...(conditions.length > 0 && { allOf: conditions }),
      additionalProperties: false,
    }
  }

  const root = objectAt('')
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...(root ? objectSchema(root) : {}) }
}
