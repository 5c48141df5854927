import { z } from 'zod'
import { suggestion } from '../nearest'

/** Something in a value that its schema does not accept. */
export type Problem = { /** Keys and indexes from the root of the value. */ path: PropertyKey[]; message: string }

/** The schema without the wrappers that make a value optional. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrapped(schema.unwrap()) : schema
}

/** The schema at a path within another, or undefined where the path leaves it. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const [key, ...rest] = path
  const own = unwrapped(schema)
  if (key === undefined) return own
  let next: z.core.$ZodType | undefined
  if (own instanceof z.ZodObject) next = own.shape[String(key)]
  else if (own instanceof z.ZodArray) next = own.element
  else if (own instanceof z.ZodRecord) next = own.valueType
  return next && schemaAt(next, rest)
}

/** Names that an object of this schema may use as keys. */
function keysOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String)
  return []
}

/** What a value of each type is called in messages. */
const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a set of fields',
  record: 'a set of fields',
}

/** What has to be given instead of a value of the wrong type. */
function expectation(schema: z.core.$ZodType | undefined, expected: string): string {
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`
  if (schema instanceof z.ZodArray && unwrapped(schema.element) instanceof z.ZodString) return 'a list of texts'
  return typeNames[expected] ?? expected
}

/** The length that a text must have, in characters; undefined where the schema sets none. */
function lengthMessage(schema: z.core.$ZodType | undefined, value: unknown): string | undefined {
  if (!(schema instanceof z.ZodString) || typeof value !== 'string') return undefined
  const { minLength, maxLength } = schema
  if (value === '') return 'is empty'
  return maxLength === null ? undefined : `has ${value.length} characters; write ${minLength ?? 0} to ${maxLength}`
}

function problemsOfIssue(schema: z.core.$ZodType, issue: z.core.$ZodIssue): Problem[] {
  const { path } = issue
  const own = schemaAt(schema, path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: `unknown field.${suggestion(key, keysOf(own))}` }))
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    if (issue.input === undefined) return [{ path, message: `is missing; give one of ${values.join(', ')}` }]
    return [{ path, message: `must be one of ${values.join(', ')}.${suggestion(String(issue.input), values)}` }]
  }
  if (issue.code === 'invalid_type') {
    const what = expectation(own, issue.expected)
    return [{ path, message: issue.input === undefined ? `is missing; give ${what}` : `must be ${what}` }]
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    return [{ path, message: lengthMessage(own, issue.input) ?? issue.message }]
  }
  return [{ path, message: issue.message }]
}

/** Everything in a value that a schema does not accept, with the nearest valid name where there is one. */
export function problemsOf(schema: z.ZodType, value: unknown): Problem[] {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? [] : result.error.issues.flatMap((issue) => problemsOfIssue(schema, issue))
}

/** A path as messages print it: `engine.features.dml.level`, `speakers[0].person`. */
export const printedPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)), '')
