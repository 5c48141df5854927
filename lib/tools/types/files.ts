import { csvOf } from '../../csv'
import { inlineText } from '../../mdx/inline'
import type { ExplorerSource, ExplorerType } from './mapping'

/** The types of all sources as files, as plain text. */

type PlainType = {
  source: string
  format?: string
  type: string
  iceberg: string
  parquet: string | null
  note?: string
  nested?: string
  differences: Array<{ type: string; initialLoad: string; cdc: string }>
  edgeValues: Array<{ value: string; result: string; example?: string }>
}

function plainType(source: string, { format, type, becomes, parquet, note, nested, differences, edges }: ExplorerType): PlainType {
  return {
    source,
    ...(format && { format }),
    type: inlineText(type),
    iceberg: inlineText(becomes),
    parquet: parquet ?? null,
    ...(note && { note: inlineText(note) }),
    ...(nested && { nested: inlineText(nested) }),
    differences: differences.map(({ type: value, load, cdc }) => ({
      type: inlineText(value),
      initialLoad: inlineText(load),
      cdc: inlineText(cdc),
    })),
    edgeValues: edges.map(({ value, result, example }) => ({
      value: inlineText(value),
      result: inlineText(result),
      ...(example && { example: inlineText(example) }),
    })),
  }
}

const plainTypes = (sources: readonly ExplorerSource[]) =>
  sources.flatMap(({ label, types }) => types.map((type) => plainType(label, type)))

/** The types as JSON: an array with an object for each type. `parquet` is null if the type depends on the value. */
export const typesJson = (sources: readonly ExplorerSource[]): string => `${JSON.stringify(plainTypes(sources), null, 2)}\n`

/** The types as CSV (RFC 4180): a row for each type. Cells with several differences or edge values have a line for each. */
export function typesCsv(sources: readonly ExplorerSource[]): string {
  const head = [
    'Source',
    'Format',
    'Type',
    'Iceberg',
    'Parquet',
    'Note',
    'Inside objects and arrays',
    'Initial load and CDC',
    'Edge values',
  ]
  const rows = plainTypes(sources).map(
    ({ source, format = '', type, iceberg, parquet, note = '', nested = '', differences, edgeValues }) => [
      source,
      format,
      type,
      iceberg,
      parquet ?? '',
      note,
      nested,
      differences.map((each) => `${each.type}: ${each.initialLoad} (initial load), ${each.cdc} (CDC)`).join('\n'),
      edgeValues.map(({ value, result, example }) => `${value}: ${result}${example ? ` (${example})` : ''}`).join('\n'),
    ],
  )
  return csvOf([head, ...rows])
}
