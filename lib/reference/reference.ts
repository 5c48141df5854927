import { yamlFile } from '../content/yaml-file'
import { suggestion } from '../nearest'

/** Kinds of value that a key of a configuration file may have. */
export const valueTypes = [
  'string',
  'integer',
  'number',
  'boolean',
  'object',
  'array of strings',
  'array of objects',
  'object of strings',
] as const
export type ValueType = (typeof valueTypes)[number]

/** One key: `required` and `default` are words for readers, `meaning` is a line of Markdown. */
type ReferenceKey = {
  key: string
  label?: string
  type: ValueType
  required: string
  default: string
  meaning: string
}

/** An object of the file; `path` is its place, such as `ssl` or `writer.ssl`, '' for the file itself. */
export type ReferenceObject = { path: string; keys: ReferenceKey[] }

/** A sample file. A `partial` one shows a part and may lack required keys. */
export type ReferenceExample = { id: string; label: string; partial?: boolean; value: unknown }

/** Everything that is known of one configuration file, in `content/data/reference/{name}.yml`. */
export type Reference = { file: string; objects: ReferenceObject[]; examples: ReferenceExample[] }

const FOLDER = 'content/data/reference'

/** Names of all references, which are those of connectors and writers. */
export const referenceNames = ['postgres', 'mysql', 'mongodb', 'oracle', 'kafka', 'iceberg', 'parquet'] as const

/** A reference by its name. Throws on an unknown one, with the nearest. */
export function referenceOf(name: string): Reference {
  const reference = yamlFile<Partial<Reference>>(`${FOLDER}/${name}.yml`)
  if (!reference.objects) throw new Error(`There is no ${FOLDER}/${name}.yml.${suggestion(name, referenceNames)}`)
  return { file: reference.file ?? '', objects: reference.objects, examples: reference.examples ?? [] }
}

/** An object of a reference. Throws on an unknown one, with the nearest. */
export function objectOf(name: string, path: string): ReferenceObject {
  const { objects } = referenceOf(name)
  const object = objects.find((candidate) => candidate.path === path)
  const known = objects.map((candidate) => candidate.path)
  if (!object) throw new Error(`${FOLDER}/${name}.yml has no object "${path}".${suggestion(path, known)}`)
  return object
}

/** An example of a reference. Throws on an unknown one, with the nearest. */
export function exampleOf(name: string, id: string): ReferenceExample {
  const { examples } = referenceOf(name)
  const example = examples.find((candidate) => candidate.id === id)
  const known = examples.map((candidate) => candidate.id)
  if (!example) throw new Error(`${FOLDER}/${name}.yml has no example "${id}".${suggestion(id, known)}`)
  return example
}

/** An example as it stands in a file. */
export const exampleText = ({ value }: ReferenceExample) => JSON.stringify(value, null, 2)

/** Whether the table of an object has a column for labels of the interface. */
export const hasLabels = ({ keys }: ReferenceObject) => keys.some(({ label }) => label !== undefined)

/** Id of a key's row, for links. */
export const keyId = (path: string, key: string) => `key.${path ? `${path}.` : ''}${key}`
