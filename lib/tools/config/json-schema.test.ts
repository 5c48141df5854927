import { Validator } from '@cfworker/json-schema'
import Ajv from 'ajv'
import { describe, expect, test } from 'vitest'
import { configToolData, publishedSchema, schemaFiles } from '../../content/config-tool'
import { referenceOf } from '../../reference/reference'
import { jsonSchemaOf } from './json-schema'

/** An independent validator, which also checks the schema itself. Conditions name properties without repeating their types. */
function ajvFor(file: string) {
  const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false })
  for (const keyword of ['markdownDescription', 'deprecationMessage']) ajv.addKeyword(keyword)
  return ajv.compile(publishedSchema(file) ?? false)
}

/** Files with one key removed, or with a value of another type, at any depth. */
function broken(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value === 7 ? 'x' : 7]
  return Object.entries(value).flatMap(([key, own]) => {
    const { [key]: _, ...rest } = value as Record<string, unknown>
    return [rest, ...broken(own).map((other) => ({ ...rest, [key]: other }))]
  })
}

describe.each([...schemaFiles])('%s', (file, name) => {
  const validate = ajvFor(file)
  const complete = referenceOf(name).examples.filter(({ partial }) => !partial)

  test('accepts the complete examples of the documentation, also with a $schema key', () => {
    for (const { value } of complete) {
      expect(validate({ $schema: 'https://olake.io/schemas/x.json', ...(value as object) }), JSON.stringify(validate.errors)).toBe(true)
    }
  })

  test('rejects the same files as the check of the tool', () => {
    const ours = new Validator(jsonSchemaOf(referenceOf(name)) as ConstructorParameters<typeof Validator>[0], '7')
    for (const { value } of complete)
      for (const changed of broken(value)) expect(validate(changed), JSON.stringify(changed)).toBe(ours.validate(changed).valid)
  })

  test('explains every key, with complete links', () => {
    const text = JSON.stringify(publishedSchema(file))
    expect(text).not.toMatch(/\]\((?:#|\/)/)
    for (const { keys } of referenceOf(name).objects)
      for (const { key, meaning } of keys) {
        expect(text).toContain(JSON.stringify(key))
        expect(meaning.length).toBeGreaterThan(0)
      }
  })
})

test('a file that no schema has is not served', () => {
  expect(publishedSchema('source-nope.json')).toBeUndefined()
})

test('the data of the tool has no examples, which it does not show', () => {
  const { sources, versions } = configToolData()
  expect(Object.values(sources).flatMap(({ examples }) => examples)).toEqual([])
  expect(versions[0]).toMatch(/^v\d/)
})
