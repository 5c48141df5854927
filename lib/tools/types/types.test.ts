import { expect, test } from 'vitest'
import { dataOf } from '../../schema/parse-data'
import { typeMapping } from '../../schema/types-schema'
import { sourceIds } from '../../systems'
import { isColumnType, parquetTypes } from './column-types'
import { typesCsv, typesJson } from './files'
import { filterFrom, searchOf } from './filter'
import { type ExplorerSource, explorerSources, mappingOf, mappingTable, typesOf } from './mapping'

const mapping = (text: string) => dataOf('types.yml', text, typeMapping)

const small = `heading: Test type
types:
  - { id: blob, type: '\`blob\`, bytes', becomes: string, note: Raw bytes }
  - { id: union, type: Union, becomes: Type of the value }
differences:
  - { type: '\`blob\`', load: Raw bytes, cdc: 'Hexadecimal, "0x"', of: [blob] }
edges:
  - { value: Empty value, result: Zero }
dates:
  - { value: Year 0, result: 1970-01-01, example: 0000-05-10 becomes 1970-01-01, of: [blob] }
`
const sources: ExplorerSource[] = [{ id: 'mysql', label: 'MySQL', types: typesOf(mapping(small)) }]

test('a type has the differences, edge values and dates that name it, and what names no type applies to any type', () => {
  const [blob, union, any] = typesOf(mapping(small))
  expect(blob).toMatchObject({ parquet: 'STRING', differences: [{ load: 'Raw bytes' }], edges: [{ value: 'Year 0' }] })
  expect(union).toEqual({ type: 'Union', becomes: 'Type of the value', differences: [], edges: [] })
  expect(any).toMatchObject({ type: 'Any type', differences: [], edges: [{ value: 'Empty value' }] })
})

test('a type does not repeat an edge value that is one of its differences', () => {
  const [blob] = typesOf(mapping(small.replace('value: Year 0,', "value: '`blob`',")))
  expect(blob).toMatchObject({ differences: [{ type: '`blob`' }], edges: [] })
})

test('a mapping with unknown ids, repeated ids or a misspelled column type is reported with its line', () => {
  expect(() => mapping(small.replace('of: [blob] }\nedges', 'of: [blub] }\nedges'))).toThrow(
    'types.yml:6:66 differences[0].of: "blub" is not the id of a type of this source',
  )
  expect(() => mapping(small.replace('id: union', 'id: blob'))).toThrow('types[1].id: "blob" is also the id of another type')
  expect(() => mapping(small.replace('becomes: string', 'becomes: sting'))).toThrow('types[0].becomes: must be one of boolean, int')
})

test('the JSON file has plain text, and no Parquet type where it depends on the value', () => {
  expect(JSON.parse(typesJson(sources))[0]).toEqual({
    source: 'MySQL',
    type: 'blob, bytes',
    iceberg: 'string',
    parquet: 'STRING',
    note: 'Raw bytes',
    differences: [{ type: 'blob', initialLoad: 'Raw bytes', cdc: 'Hexadecimal, "0x"' }],
    edgeValues: [{ value: 'Year 0', result: '1970-01-01', example: '0000-05-10 becomes 1970-01-01' }],
  })
  expect(JSON.parse(typesJson(sources))[1]).toMatchObject({ iceberg: 'Type of the value', parquet: null })
})

test('the CSV file quotes cells with commas, quotes and line breaks', () => {
  expect(typesCsv(sources).split('\r\n').slice(1)).toEqual([
    'MySQL,,"blob, bytes",string,STRING,Raw bytes,,"blob: Raw bytes (initial load), Hexadecimal, ""0x"" (CDC)",Year 0: 1970-01-01 (0000-05-10 becomes 1970-01-01)',
    'MySQL,,Union,Type of the value,,,,,',
    'MySQL,,Any type,–,,,,,Empty value: Zero',
    '',
  ])
})

test('a filter is read from the address, without sources and types that do not exist, and written back', () => {
  const options = { sources: [['mysql', 'MySQL']], types: [['string', 'string']] } as const
  const filter = filterFrom('?source=mysql&type=sting&q=time+zone', options)
  expect(filter).toEqual({ source: 'mysql', type: '', query: 'time zone' })
  expect(searchOf(filter)).toBe('?source=mysql&q=time+zone')
  expect(searchOf(filterFrom('', options))).toBe('')
})

test.each(sourceIds)('the explorer has every type, difference, edge value and date of %s', (source) => {
  const { types, differences, edges, dates } = mappingOf(source)
  const explored = explorerSources().find(({ id }) => id === source)?.types ?? []
  expect(explored.map(({ type }) => type)).toEqual(expect.arrayContaining(types.map(({ type }) => type)))
  expect(new Set(explored.flatMap((type) => type.differences))).toEqual(new Set(differences))
  // An edge value with the same name as a difference is shown once.
  const once = [...edges, ...dates].filter(({ value }) => !differences.some(({ type }) => type === value))
  expect(new Set(explored.flatMap((type) => type.edges))).toEqual(new Set(once))
  for (const { becomes, parquet } of explored) expect(parquet).toBe(isColumnType(becomes) ? parquetTypes[becomes] : undefined)
})

test('pages show the columns that their source has', () => {
  expect(mappingTable('postgres', 'types').head).toEqual(['PostgreSQL type', 'Iceberg type', 'Note'])
  expect(mappingTable('s3', 'types').head).toEqual(['Format', 'Value or type in the file', 'Iceberg type', 'Note'])
  expect(mappingTable('mongodb', 'types').head).toEqual(['BSON type', 'Iceberg type', 'Top-level field', 'Inside objects and arrays'])
  expect(mappingTable('postgres', 'types').rows[0]).toEqual(['`smallint`, `int2`, `smallserial`, `serial2`', '`int`', 'Widened to 32 bits'])
})

test('an unknown source and a table without rows are reported', () => {
  expect(() => mappingOf('postgre')).toThrow('There is no source "postgre" with types. Did you mean "postgres"?')
  expect(() => mappingTable('oracle', 'differences')).toThrow('content/data/types/oracle.yml has no differences.')
})
