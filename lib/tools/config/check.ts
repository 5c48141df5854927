import { type OutputUnit, Validator } from '@cfworker/json-schema'
import { isNewer } from '../../nav/latest-release'
import { nearest } from '../../nearest'
import { allowedValues } from './allowed-values'
import { applies, type ConfigKey, type ConfigObject, type ConfigReference, conditionText, holds, isSet, valueAt } from './condition'
import { type Finding, type JsonDocument, type JsonPath, type Level, readJson } from './document'
import { type JsonSchema, jsonSchemaOf } from './json-schema'
import { either } from './lists'

type Keyed = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Keyed => typeof value === 'object' && value !== null && !Array.isArray(value)

const validators = new WeakMap<ConfigReference, Validator>()

/** The validator of a reference. It reports all errors, not only the first one. */
function validatorOf(reference: ConfigReference): Validator {
  const known = validators.get(reference)
  if (known) return known
  // The types of the package name its own drafts; the schema is of draft 7.
  const made = new Validator(jsonSchemaOf(reference) as ConstructorParameters<typeof Validator>[0], '7', false)
  validators.set(reference, made)
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

type Report = (level: Level, path: JsonPath, text: string, atKey?: boolean) => void

/** Turns an error of the validator into a finding. Errors that only say that another one exists are left out. */
function reportUnit(unit: OutputUnit, file: unknown, reference: ConfigReference, schema: JsonSchema, report: Report): void {
  const path = pathOf(unit.instanceLocation)
  const key = keyAt(reference, path)
  const name = path.at(-1) ?? 'The file'
  if (unit.keyword === 'if') {
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
        path,
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
    return
  }
  if (/\/(?:then|if)\//.test(unit.keywordLocation)) return
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

/** Remarks on keys that the file has: unknown to a version, without effect beside other values, or no longer read. */
function reportKeys(
  value: unknown,
  objects: ConfigReference['objects'],
  at: string,
  path: JsonPath,
  version: string,
  report: Report,
): void {
  const object = objects.find((candidate) => candidate.path === at)
  if (!object || !isObject(value)) return
  for (const key of object.keys) {
    const own = value[key.key]
    const here = [...path, key.key]
    if (own === undefined) continue
    if (key.since && isNewer(key.since, version))
      report('warning', here, `\`${key.key}\` requires ${key.since} or later. ${version} ignores it.`, true)
    const chosen = key.values?.find((one) => typeof one !== 'string' && one.value === own)
    if (chosen && typeof chosen !== 'string' && chosen.since && isNewer(chosen.since, version))
      report('error', here, `\`${chosen.value}\` requires ${chosen.since} or later, and this is ${version}.`)
    if (key.only === 'legacy') report('advice', here, `OLake ignores \`${key.key}\`. Remove it.`, true)
    else if (isSet(own) && own !== false && own !== 'no_tunnel' && key.when && !applies(key, value))
      report('advice', here, `\`${key.key}\` has no effect here. OLake reads it if ${conditionText(key.when)}.`, true)
    const below = at ? `${at}.${key.key}` : key.key
    if (key.type === 'object of lists' && isObject(own)) {
      for (const [name, list] of Object.entries(own))
        for (const [index, item] of (Array.isArray(list) ? list : []).entries())
          reportKeys(item, objects, `${below}.*`, [...here, name, index], version, report)
    } else {
      for (const [index, item] of (Array.isArray(own) ? own : [own]).entries())
        reportKeys(item, objects, below, Array.isArray(own) ? [...here, index] : here, version, report)
    }
  }
}

/** Findings in the order of the file. Of several at the same place, the more serious ones come first. */
export const sorted = (findings: readonly Finding[]): Finding[] => {
  const levels: Level[] = ['error', 'warning', 'advice']
  return [...findings].sort((a, b) => a.line - b.line || levels.indexOf(a.level) - levels.indexOf(b.level) || a.offset - b.offset)
}

/** Checks the values of a file against its reference. @param version version of OLake that reads the file */
export function checkValue(document: JsonDocument, reference: ConfigReference, version: string): Finding[] {
  const findings: Finding[] = []
  const report: Report = (level, path, text, atKey = false) => findings.push({ ...document.placeOf(path, atKey), level, path, text })
  const { value } = document
  if (!isObject(value)) {
    report('error', [], 'The file must contain one object in braces.')
    return findings
  }
  const validator = validatorOf(reference)
  const { errors } = validator.validate(value)
  const schema = jsonSchemaOf(reference)
  for (const unit of errors) reportUnit(unit, value, reference, schema, report)
  reportKeys(value, reference.objects, '', [], version, report)
  for (const { if: condition, at, level, text } of reference.combinations)
    if (holds(condition, (path) => valueAt(value, path))) report(level, at.split('.'), text, true)
  return findings
}

/** Checks the text of a configuration file. */
export function checkFile(text: string, reference: ConfigReference, version: string): Finding[] {
  const document = readJson(text)
  return sorted(document.value === undefined ? document.problems : [...document.problems, ...checkValue(document, reference, version)])
}
