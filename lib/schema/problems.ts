import { z } from 'zod'
import { suggestion } from '../nearest'

/** A validation error in a value. */
export type Problem = { /** Keys and array indexes from the root of the value. */ path: PropertyKey[]; message: string }

/** Returns a schema without its optional and nullable wrappers. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrapped(schema.unwrap()) : schema
}

/** Returns the schema at a path within another schema, or undefined if there is none. */
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

/** Returns the keys that an object of this schema can have. */
function keysOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String)
  return []
}

/** Names of Zod types in messages. */
const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a set of fields',
  record: 'a set of fields',
}

/** Describes the expected value in the message about a wrong type. */
function expectation(schema: z.core.$ZodType | undefined, expected: string): string {
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`
  if (schema instanceof z.ZodArray && unwrapped(schema.element) instanceof z.ZodString) return 'a list of texts'
  return typeNames[expected] ?? expected
}

/** Returns the message about a text of the wrong length, or undefined if the schema does not limit it. */
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

/** Returns all validation errors of a value. Messages about unknown names suggest the nearest valid name. */
export function problemsOf(schema: z.ZodType, value: unknown): Problem[] {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? [] : result.error.issues.flatMap((issue) => problemsOfIssue(schema, issue))
}

/** Formats a path for messages, for example `engine.features.dml.level` or `speakers[0].person`. */
export const printedPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)), '')
