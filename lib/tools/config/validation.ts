import { type OutputUnit, Validator } from '@cfworker/json-schema'
import { nearest } from '../../nearest'
import { allowedValues } from './allowed-values'
import { type ConfigKey, type ConfigObject, type ConfigReference, conditionText, holds, isObject } from './condition'
import type { JsonPath, Report } from './document'
import { type JsonSchema, jsonSchemaOf } from './json-schema'
import { either } from './lists'

/** What is needed to explain an error: the file, and what it was checked against. */
type Checked = { file: unknown; reference: ConfigReference; schema: JsonSchema }

type Prepared = { validator: Validator; schema: JsonSchema }
const prepared = new WeakMap<ConfigReference, Prepared>()

/** The validator of a reference, which reports all errors, and its schema. Kept, because a file is checked again with each letter. */
function prepare(reference: ConfigReference): Prepared {
  const known = prepared.get(reference)
  if (known) return known
  const schema = jsonSchemaOf(reference)
  // The types of the package do not know keywords of editors.
  const made = { schema, validator: new Validator(schema as ConstructorParameters<typeof Validator>[0], '7', false) }
  prepared.set(reference, made)
  return made
}

const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))

/** Path of an object in a reference for a path in a file: positions in arrays are left out, and names in an `object of lists` are `*`. */
function objectPath({ objects }: Pick<ConfigReference, 'objects'>, path: JsonPath): string {
  let known = ''
  for (const part of path) {
    const next = known ? `${known}.${part}` : String(part)
    if (objects.some((object) => object.path === next || object.path.startsWith(`${next}.`))) known = next
    else if (objects.some((object) => object.path === `${known}.*`)) known = `${known}.*`
  }
  return known
}

const keyAt = (reference: Pick<ConfigReference, 'objects'>, path: JsonPath): ConfigKey | undefined => {
  const parent = reference.objects.find((object) => object.path === objectPath(reference, path.slice(0, -1)))
  return parent?.keys.find(({ key }) => key === path.at(-1))
}

const inside = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[part] : undefined),
    value,
  )

const code = (value: unknown) => `\`${typeof value === 'string' ? value || '""' : JSON.stringify(value)}\``

const typeNames: Record<string, string> = {
  string: 'a text between double quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: '`true` or `false` without quotes',
  object: 'an object in braces',
  array: 'an array in brackets',
}

/** A name for a key that a file does not have in this place, as a sentence, or an empty text. */
function correction(name: string, object: ConfigObject | undefined, reference: ConfigReference): string {
  const keys = object?.keys ?? []
  const names = keys.filter(({ only }) => only !== 'legacy').map(({ key }) => key)
  const known =
    keys.find(({ misnamed }) => misnamed?.includes(name))?.key ??
    nearest(name, names) ??
    names.find((key) => key.endsWith(`_${name}`) || name.endsWith(`_${key}`) || key.startsWith(`${name}_`))
  if (known) return ` Did you mean \`${known}\`?`
  const other = reference.objects.find((candidate) => candidate !== object && candidate.keys.some(({ key }) => key === name))
  if (!other) return ''
  return other.path ? ` It belongs into \`${other.path.replace('.*', '')}\`.` : ' It belongs to the top level of the file.'
}

/** Reports what a condition of the schema demands: a key that is missing, or another value of a key that depends on others. */
function reportRule(unit: OutputUnit, path: string[], { file, reference, schema }: Checked, report: Report): void {
  const rule = inside(schema, pathOf(unit.keywordLocation).slice(0, -1)) as {
    if: { properties?: Record<string, unknown> }
    then: { required?: string[] }
  }
  const object = inside(file, path)
  if (!isObject(object)) return
  for (const missing of rule.then.required ?? []) {
    const needed = keyAt(reference, [...path, missing])
    const reasons = needed?.required_when?.filter((condition) => holds(condition, (one) => object[one]))
    report(
      'error',
      [...path, missing],
      `\`${missing}\` is missing. It is required${reasons?.length ? ` because ${conditionText(reasons)}` : ''}.`,
      true,
    )
  }
  for (const dependent of rule.then.required ? [] : Object.keys(rule.if.properties ?? {})) {
    const found = keyAt(reference, [...path, dependent])
    const allowed = found ? allowedValues(found, object).map(({ value }) => code(value)) : []
    const rest = allowed.length > 0 ? ` Here, it must be ${either.format(allowed)}.` : ' Remove the key.'
    report('error', [...path, dependent], `${code(object[dependent])} does not fit the other settings.${rest}`)
  }
}

/** Turns an error of the validator into a finding. Errors that only say that another one exists are left out. */
function reportUnit(unit: OutputUnit, checked: Checked, report: Report): void {
  const { file, reference, schema } = checked
  const path = pathOf(unit.instanceLocation)
  const key = keyAt(reference, path)
  const name = path.at(-1) ?? 'The file'
  if (unit.keyword === 'if') reportRule(unit, path, checked, report)
  if (unit.keyword === 'if' || /\/(?:then|if)\//.test(unit.keywordLocation)) return
  if (unit.keyword === 'required') {
    const missing = unit.error.match(/"(.*)"/)?.[1] ?? ''
    report(
      'error',
      [...path, missing],
      `\`${missing}\` is missing. The key is always required${path.length > 0 ? ` in \`${name}\`` : ''}.`,
      true,
    )
  } else if (unit.keyword === 'type') {
    const expected = String(inside(schema, pathOf(unit.keywordLocation)))
    report('error', path, `\`${name}\` must be ${typeNames[expected] ?? expected}.`)
  } else if (unit.keyword === 'enum') {
    const parent = inside(file, path.slice(0, -1))
    const allowed = key ? allowedValues(key, isObject(parent) ? parent : {}) : []
    report(
      'error',
      path,
      `${code(inside(file, path))} is not a value of \`${name}\`. Use ${either.format(allowed.map(({ value }) => code(value)))}.`,
    )
  } else if (unit.keyword === 'minimum') {
    report('error', path, `\`${name}\` must be ${key?.min} or greater.`)
  } else if (unit.keyword === 'maximum') {
    report('error', path, `\`${name}\` must be ${key?.max} or less.`)
  } else if (unit.keyword === 'false') {
    const object = reference.objects.find((candidate) => candidate.path === objectPath(reference, path.slice(0, -1)))
    report(
      'warning',
      path,
      `\`${name}\` is not a key${object?.path ? ` of \`${object.path.replace('.*', '')}\`` : ''}, so OLake ignores it.${correction(name, object, reference)}`,
      true,
    )
  }
}

/** Validates a file with the JSON Schema of its reference, and reports each error in words. */
export function validate(file: unknown, reference: ConfigReference, report: Report): void {
  const { validator, schema } = prepare(reference)
  for (const unit of validator.validate(file).errors) reportUnit(unit, { file, reference, schema }, report)
}
