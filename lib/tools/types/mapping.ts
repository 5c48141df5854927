import type { z } from 'zod'
import { dataFiles } from '../../content/data-file'
import { suggestion } from '../../nearest'
import { typeMapping } from '../../schema/types-schema'
import { type SourceId, sourceIds, sources } from '../../systems'
import { isColumnType, parquetTypes } from './column-types'

/** What the types of a source become, from `content/data/types/{source}.yml`. */
export type TypeMapping = z.infer<typeof typeMapping>
type SourceType = TypeMapping['types'][number]
type Difference = TypeMapping['differences'][number]
type EdgeValue = TypeMapping['edges'][number] & { example?: string | undefined }

const files = dataFiles(typeMapping)

/** Returns the mapping of a source. Throws on an unknown source and suggests the nearest one. */
export function mappingOf(source: string): TypeMapping {
  const known = sourceIds.find((id) => id === source)
  if (!known) throw new Error(`There is no source "${source}" with types.${suggestion(source, sourceIds)}`)
  return files.required(`content/data/types/${known}.yml`)
}

/** The tables of a mapping. */
export const mappingParts = ['types', 'differences', 'edges', 'dates'] as const
export type MappingPart = (typeof mappingParts)[number]

/** A table of inline Markdown. */
export type TextTable = { head: string[]; rows: string[][] }

const asCode = (type: string) => (isColumnType(type) ? `\`${type}\`` : type)

function typeTable({ heading, types }: TypeMapping): TextTable {
  const hasFormats = types.some(({ format }) => format !== undefined)
  const nests = types.some(({ nested }) => nested !== undefined)
  return {
    head: [
      ...(hasFormats ? ['Format'] : []),
      heading,
      'Iceberg type',
      ...(nests ? ['Top-level field', 'Inside objects and arrays'] : ['Note']),
    ],
    rows: types.map(({ format = '', type, becomes, note = '', nested = '' }) => [
      ...(hasFormats ? [format] : []),
      type,
      asCode(becomes),
      note,
      ...(nests ? [nested] : []),
    ]),
  }
}

/** A table of a mapping, as the page of its source shows it. Throws if the mapping has no such values. */
export function mappingTable(source: string, part: MappingPart): TextTable {
  const mapping = mappingOf(source)
  if (mapping[part].length === 0) throw new Error(`content/data/types/${source}.yml has no ${part}.`)
  if (part === 'types') return typeTable(mapping)
  if (part === 'differences')
    return { head: ['Type', 'Initial load', 'CDC'], rows: mapping.differences.map(({ type, load, cdc }) => [type, load, cdc]) }
  if (part === 'edges') return { head: ['Value', 'Result'], rows: mapping.edges.map(({ value, result }) => [value, result]) }
  const hasExamples = mapping.dates.some(({ example }) => example !== undefined)
  return {
    head: ['Value in the source', 'Value in the destination', ...(hasExamples ? ['Example'] : [])],
    rows: mapping.dates.map(({ value, result, example = '' }) => [value, result, ...(hasExamples ? [example] : [])]),
  }
}

/** A type with everything that is known about it. All texts are inline Markdown. */
export type ExplorerType = Pick<SourceType, 'format' | 'type' | 'becomes' | 'note' | 'nested'> & {
  /** Type of the column in a Parquet file; undefined if it depends on the value. */
  parquet?: string
  differences: readonly Difference[]
  edges: readonly EdgeValue[]
}
export type ExplorerSource = { id: SourceId; label: string; types: ExplorerType[] }

/**
 * Types of a source in the order of its page, and then what applies to all of its types. A type does not repeat an edge value that is also
 * one of its differences.
 */
export function typesOf({ types, differences, edges, dates }: TypeMapping): ExplorerType[] {
  const concerning = (concerns: (entry: { of?: string[] | undefined }) => boolean) => {
    const own = differences.filter(concerns)
    return {
      differences: own,
      edges: [...edges, ...dates].filter((edge) => concerns(edge) && !own.some(({ type }) => type === edge.value)),
    }
  }
  const general = { type: 'Any type', becomes: '–', ...concerning(({ of }) => !of) }
  return [
    ...types.map(({ id, ...type }) => ({
      ...type,
      ...(isColumnType(type.becomes) && { parquet: parquetTypes[type.becomes] }),
      ...concerning(({ of }) => of?.includes(id) ?? false),
    })),
    ...(general.differences.length + general.edges.length > 0 ? [general] : []),
  ]
}

/** The types of all sources. */
export const explorerSources = (): ExplorerSource[] =>
  sourceIds.map((id) => ({ id, label: sources[id].label, types: typesOf(mappingOf(id)) }))
