import { z } from 'zod'
import { suggestion } from '../nearest'
import { fieldAdvice, limitMessage, rewriting } from './advice'
import { insteadOfField, misplacedFields, unwrapped } from './values'

/** What a value violates. `path` has the keys and array indexes from the root of the value. */
type Violation = { path: PropertyKey[]; message: string }

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
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((option) => keysOf(unwrapped(option))))]
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

/** Formats of texts in messages. */
const formatNames: Record<string, string> = {
  date: 'a date such as 2025-11-03',
  'date-time': 'a date and time such as 2025-10-09T15:00:00Z',
}

/** Describes the expected value in the message about a wrong type. */
function expectation(schema: z.core.$ZodType | undefined, expected: string): string {
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`
  if (schema instanceof z.ZodArray && unwrapped(schema.element) instanceof z.ZodString) return 'a list of texts'
  const format = schema instanceof z.ZodString ? schema.meta()?.format : undefined
  return formatNames[String(format)] ?? typeNames[expected] ?? expected
}

/** Number of fields that a value shares with an object of a schema. */
const sharedFields = (schema: z.core.$ZodType | undefined, value: unknown) =>
  typeof value === 'object' && value !== null ? keysOf(schema).filter((key) => key in value).length : 0

/** Problems without those about missing fields that a misspelled field stands for. */
const withoutMisspelled = (problems: readonly Violation[]) =>
  problems.filter(
    ({ path, message }) =>
      !message.startsWith('is missing') || !problems.some((other) => other.message.includes(`Did you mean "${String(path.at(-1))}"?`)),
  )

/**
 * Problems of a value that fits no option of a union: those of the option that it resembles most, which has the value's type, the most of
 * its fields, the fewest problems, and among equals the most suggestions.
 */
function problemsOfUnion(union: z.core.$ZodType | undefined, issue: z.core.$ZodIssueInvalidUnion): Violation[] {
  const options = union instanceof z.ZodUnion ? (union.options as z.core.$ZodType[]) : []
  const suggestions = (problems: readonly Violation[]) => problems.filter(({ message }) => message.includes('?')).length
  const [nearest] = issue.errors
    .map((issues, index) => ({ issues, option: options[index] }))
    .filter(({ issues }) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
    .map(({ issues, option }) => ({
      shared: sharedFields(option, issue.input),
      problems: issues.flatMap((inner) => (option ? problemsOfIssue(option, inner) : [])),
    }))
    .sort((a, b) => b.shared - a.shared || a.problems.length - b.problems.length || suggestions(b.problems) - suggestions(a.problems))
  if (!nearest) return [{ path: issue.path, message: `${issue.input === null ? 'is empty; it ' : ''}must be text or a set of fields` }]
  if (nearest.shared === 0 && typeof issue.input === 'object' && nearest.problems.every(({ message }) => !message.includes('?'))) {
    const sets = options.map((option) => keysOf(unwrapped(option)).join(', ')).filter(Boolean)
    return [{ path: issue.path, message: `has no field that is known here; write one of these sets of fields: ${sets.join('; ')}` }]
  }
  return withoutMisspelled(nearest.problems).map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
}

/** What to do about a field that belongs to another set of fields; undefined for other fields. */
function misplacedAdvice(schema: z.core.$ZodType | undefined, key: string): string | undefined {
  // The only option that a value resembles has no issue of its own.
  const options = schema instanceof z.ZodUnion ? (schema.options as z.core.$ZodType[]) : schema ? [schema] : []
  return options.map((option) => misplacedFields.get(unwrapped(option))?.[key]).find((advice) => advice !== undefined)
}

function problemsOfIssue(schema: z.core.$ZodType, issue: z.core.$ZodIssue): Violation[] {
  const { path } = issue
  const own = schemaAt(schema, path)
  if (issue.code === 'invalid_union') return problemsOfUnion(own, issue)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: misplacedAdvice(own, key) ?? `unknown field.${fieldAdvice(key, keysOf(own))}`,
    }))
  }
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, message }))
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    if (issue.input === undefined) return [{ path, message: `is missing; give one of ${values.join(', ')}` }]
    const listed = values.some((value) => value.includes(' ')) ? values.map((value) => `"${value}"`) : values
    return [{ path, message: `must be one of ${listed.join(', ')}.${suggestion(String(issue.input), values)}` }]
  }
  if (issue.code === 'invalid_type') {
    const fields = issue.expected === 'object' ? keysOf(own).join(', ') : ''
    const what = `${expectation(own, issue.expected)}${fields && ` (${fields})`}${rewriting(own, issue.input)}`
    const instead = own && insteadOfField.get(own)
    return [
      { path, message: issue.input === undefined ? `is missing; give ${what}${instead ? `, ${instead.advice}` : ''}` : `must be ${what}` },
    ]
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    return [{ path, message: (issue.message.startsWith('Too ') && limitMessage(own, issue.input)) || issue.message }]
  }
  return [{ path, message: issue.message }]
}

/** Returns all validation errors of a value. Messages about unknown names suggest the nearest valid name. */
export function problemsOf(schema: z.ZodType, value: unknown): Violation[] {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? [] : result.error.issues.flatMap((issue) => problemsOfIssue(schema, issue))
}

/** Formats a path for messages, for example `engine.features.dml.level` or `speakers[0].person`. */
export const printedPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)), '')
