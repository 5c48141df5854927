import type { z } from 'zod'
import { dataFiles } from '../content/data-file'
import { suggestion } from '../nearest'
import { reference, referenceNames } from '../schema/reference-schema'

/** Reference of a configuration file, from `content/data/reference/{name}.yml`. */
export type Reference = z.infer<typeof reference>
export type ReferenceObject = Reference['objects'][number]
export type ReferenceKey = ReferenceObject['keys'][number]
export type ReferenceExample = Reference['examples'][number]
export type ValueType = ReferenceKey['type']

const files = dataFiles(reference)
const FOLDER = 'content/data/reference'

/** Returns a reference by name. Throws on an unknown name and suggests the nearest one. */
export function referenceOf(name: string): Reference {
  const known = files.optional(`${FOLDER}/${name}.yml`)
  if (!known) throw new Error(`The file ${FOLDER}/${name}.yml does not exist.${suggestion(name, referenceNames)}`)
  return known
}

/** Returns an object of a reference. Throws on an unknown path and suggests the nearest one. */
export function objectOf(name: string, path: string): ReferenceObject {
  const { objects } = referenceOf(name)
  const object = objects.find((candidate) => candidate.path === path)
  const known = objects.map((candidate) => candidate.path)
  if (!object) throw new Error(`${FOLDER}/${name}.yml has no object "${path}".${suggestion(path, known)}`)
  return object
}

/** Returns an example of a reference. Throws on an unknown ID and suggests the nearest one. */
export function exampleOf(name: string, id: string): ReferenceExample {
  const { examples } = referenceOf(name)
  const example = examples.find((candidate) => candidate.id === id)
  const known = examples.map((candidate) => candidate.id)
  if (!example) throw new Error(`${FOLDER}/${name}.yml has no example "${id}".${suggestion(id, known)}`)
  return example
}

/** An example as formatted JSON. */
export const exampleText = ({ value }: ReferenceExample) => JSON.stringify(value, null, 2)

/** Whether the table of an object has a column for UI labels. */
export const hasLabels = ({ keys }: ReferenceObject) => keys.some(({ label }) => label !== undefined)

/** Allowed values of a key, as inline Markdown: "`csv`, `xml` (v0.9.3 or later)". Undefined if the key has no list of values. */
export const valuesText = ({ values }: ReferenceKey): string | undefined =>
  values
    ?.map((one) => (typeof one === 'string' ? { value: one, since: undefined } : one))
    .map(({ value, since }) => `\`${value || '""'}\`${since ? ` (${since} or later)` : ''}`)
    .join(', ')

/** When a key is required, as inline Markdown for readers. @param required text of its field: `yes`, or a condition such as `for JDBC` */
export function requirement(required: string): string {
  if (required === 'yes' || /^UI only/.test(required)) return required.replace('yes', 'Required')
  if (required.startsWith('yes, ')) return `Required ${required.slice(5)}`
  return /^\S+ or /.test(required) ? `Required: ${required}` : `Required ${required}`
}

/** Anchor ID of a key's row. */
export const keyId = (path: string, key: string) => `key.${path ? `${path}.` : ''}${key}`
