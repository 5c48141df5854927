import { FlinkSQL, HiveSQL, MySQL, TrinoSQL } from 'dt-sql-parser'
import { loadModule, parseSync } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BodyAnalysis } from '../../lib/mdx/analyse'
import { allFlags } from '../../lib/reference/flags'
import { referenceOf } from '../../lib/reference/reference'
import { referenceNames } from '../../lib/schema/reference-schema'
import { readStored } from '../../tools/authoring/check/compile-bodies'
import { contentDir, readContent } from '../../tools/authoring/check/read-content'
import { readSource } from '../../tools/authoring/check/source-file'
import { sampleProblems } from '../fixtures/reference-problems'

/** The OLake command in a shell line, with its flags; undefined if the line does not run OLake. */
function toolCall(line: string): { command: string; flags: string[] } | undefined {
  const [, command, rest = ''] =
    line.match(/(?:olakego\/source-\S+|\bolake|build\.sh driver-\S+)\s+(spec|check|discover|sync|clear-destination)\b(.*)/) ?? []
  return command ? { command, flags: [...rest.matchAll(/\s(--[a-z][a-z-]*)/g)].map(([, flag = '']) => flag) } : undefined
}

/** Lines of a shell sample. Lines that are continued with a backslash, caret or backtick are joined. */
const shellLines = (code: string) => code.replace(/[\\^`]\n\s*/g, ' ').split('\n')

/** Checks code samples of the real content with parsers of their languages and with the reference data. */

type Sample = BodyAnalysis['fences'][number] & { file: string }
let samples: Sample[] = []

beforeAll(async () => {
  await loadModule()
  for (const [file, text] of await readContent()) {
    const { source } = readSource(file, text, contentDir, readStored)
    samples = [...samples, ...(source?.body?.fences ?? []).map((fence) => ({ ...fence, file: `${file}:${fence.line}` }))]
  }
}, 60_000)

const dialectFolder = (name: string) => new RegExp(`^content/docs/(connectors|getting-started|shared/(cdc|commands))/${name}`, 'i')

describe('SQL samples of connector pages', () => {
  test('the Postgres parser accepts every statement of the Postgres pages', () => {
    const found = samples.filter(({ file, language }) => language === 'sql' && dialectFolder('postgres').test(file))
    expect(found.length).toBeGreaterThan(20)
    for (const { file, code } of found) expect(() => parseSync(code), file).not.toThrow()
  })

  test('a MySQL parser accepts every statement of the MySQL pages', () => {
    const parser = new MySQL()
    const found = samples.filter(({ file, language }) => language === 'sql' && dialectFolder('mysql').test(file))
    expect(found.length).toBeGreaterThan(10)
    for (const { file, code } of found) expect(parser.validate(code), file).toEqual([])
  }, 60_000)
})

/**
 * Parsers for engine guides. Samples that match `beyond` are skipped, because the grammar lacks statements of the engine: those that
 * Iceberg or Athena add, and CREATE DATABASE without properties in Flink.
 */
const engineGrammars = [
  { guides: 'trino|presto|starburst', parser: () => new TrinoSQL(), beyond: undefined },
  { guides: 'athena', parser: () => new TrinoSQL(), beyond: /\b(PARTITIONED BY|OPTIMIZE|VACUUM|TBLPROPERTIES)\b/ },
  { guides: 'flink', parser: () => new FlinkSQL(), beyond: /CREATE DATABASE IF NOT EXISTS [\w.]+;/ },
  { guides: 'hive', parser: () => new HiveSQL(), beyond: /\b(CONVERT TO ICEBERG|FOR SYSTEM_VERSION|CREATE BRANCH)\b/ },
] as const

test.each(engineGrammars)('a parser accepts the statements of these guides: $guides', ({ guides, parser, beyond }) => {
  const found = samples
    .filter(({ file, language }) => language === 'sql' && new RegExp(`^content/query-engine/(${guides})\\.mdx`).test(file))
    .filter(({ code }) => !beyond?.test(code))
  expect(found.length).toBeGreaterThan(8)
  for (const { file, code } of found) expect(parser().validate(code), file).toEqual([])
})

test('every JSON sample of an engine guide is valid JSON', () => {
  const found = samples.filter(({ file, language }) => language === 'json' && file.startsWith('content/query-engine/'))
  expect(found.length).toBeGreaterThan(0)
  for (const { file, code } of found) expect(() => JSON.parse(code), file).not.toThrow()
})

test('every OLake command uses only flags that the reference lists for it', () => {
  const flags = allFlags()
  const known = (command: string, flag: string) => flags.some((one) => one.flag === flag && one.commands.some((name) => name === command))
  const calls = samples
    .filter(({ language }) => ['bash', 'bat', 'powershell'].includes(language))
    .flatMap(({ file, code }) => shellLines(code).flatMap((line) => (toolCall(line) ? [{ file, ...toolCall(line) }] : [])))
  expect(calls.length).toBeGreaterThan(50)
  const unknown = calls.flatMap(({ file, command = '', flags: given = [] }) =>
    given.filter((flag) => !known(command, flag)).map((flag) => `${file}: ${command} has no ${flag}`),
  )
  expect(unknown).toEqual([])
})

/** Name of the reference for a sample of a configuration file, from the writer type or the connector of the page. */
function referenceOfSample({ file, code }: Sample): string | undefined {
  const value = JSON.parse(code) as { type?: string }
  if (value.type === 'ICEBERG') return 'iceberg'
  if (value.type === 'PARQUET') return 'parquet'
  return referenceNames.find((name) => new RegExp(`(connectors|getting-started)/${name}|shared/(config|commands)/${name}`, 'i').test(file))
}

test('every source.json and destination.json sample uses only keys of the reference, with their types', () => {
  const files = samples.filter(({ language, meta }) => language === 'json' && /^(source|destination)\.json$/.test(meta.title ?? ''))
  const problems = files.flatMap((sample) => {
    const name = referenceOfSample(sample)
    return name ? sampleProblems(JSON.parse(sample.code), referenceOf(name), true).map((problem) => `${sample.file}: ${problem}`) : []
  })
  expect(files.length).toBeGreaterThan(20)
  expect(problems).toEqual([])
})
