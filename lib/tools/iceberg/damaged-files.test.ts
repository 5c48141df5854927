import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { Explorer } from './explorer'
import type { TableFile } from './files'
import { kindOf } from './kind'
import { inheritedOf, readManifest, readManifestList } from './manifest'
import { readMetadata } from './metadata'
import { firstRows, readParquet } from './parquet'
import { FileProblem } from './problem'
import { readPuffin } from './puffin'
import { sampleTable } from './sample-table'
import { filesOfTar } from './tar'

/** Files of the sample table, damaged in one place each. Every message must name the byte and what is there. */

let table: TableFile[]
let archive: Uint8Array

const bytesOf = async (end: string): Promise<Uint8Array> => {
  const file = table.find(({ path }) => path.endsWith(end))
  if (!file) throw new Error(`The sample table has no file ${end}.`)
  return new Uint8Array(await file.blob.arrayBuffer())
}
const fileOf = (bytes: Uint8Array | string, path = 'file'): TableFile => ({
  path,
  blob: new Blob([typeof bytes === 'string' ? bytes : bytes.slice()]),
})
const changed = (bytes: Uint8Array, at: number, ...values: number[]): Uint8Array => {
  const copy = bytes.slice()
  copy.set(values, at < 0 ? copy.length + at : at)
  return copy
}

beforeAll(async () => {
  archive = new Uint8Array(readFileSync(`public${sampleTable.archive}`))
  table = await filesOfTar(fileOf(archive, 'orders.tar'))
})

async function problemOf(promise: Promise<unknown>): Promise<FileProblem> {
  const cause = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(cause).toBeInstanceOf(FileProblem)
  const problem = cause as FileProblem
  expect(problem.advice).toMatch(/\.$/)
  expect(problem.offset).toBeGreaterThanOrEqual(0)
  return problem
}

const METADATA = '00000-2c0e63b4-8bc2-4724-8a57-3e8cb04b4c15.metadata.json'
const textOf = async () => new TextDecoder().decode(await bytesOf(METADATA))

describe('table metadata', () => {
  const problemIn = (text: string) => problemOf(readMetadata(fileOf(text, 'v1.metadata.json')))

  test('that ends too early', async () => {
    const text = (await textOf()).slice(0, 300)
    expect(await problemIn(text)).toMatchObject({ offset: 300, found: expect.stringContaining('The file ends') })
  })

  test('with a missing comma', async () => {
    const text = (await textOf()).replace('"format-version": 2,', '"format-version": 2 ')
    expect(await problemIn(text)).toMatchObject({ offset: text.indexOf('"table-uuid"'), found: 'There is """ where an object needs "}".' })
  })

  test('with a text that is not UTF-8', async () => {
    const bytes = new TextEncoder().encode(await textOf())
    const at = (await textOf()).indexOf('s3://lake')
    expect(await problemOf(readMetadata(fileOf(changed(bytes, at, 0xff))))).toMatchObject({
      offset: at,
      found: 'This text is not valid UTF-8.',
    })
  })

  test('without its location', async () => {
    const text = (await textOf()).replace('"location"', '"lokation"')
    expect(await problemIn(text)).toMatchObject({ offset: 0, found: expect.stringContaining('no "format-version" and "location"') })
  })

  test('with a required field of another type', async () => {
    const text = (await textOf()).replace(/"last-updated-ms": \d+/, '"last-updated-ms": "today"')
    expect(await problemIn(text)).toMatchObject({
      offset: text.indexOf('"today"'),
      found: '"last-updated-ms" is the text "today"; it must be a number.',
    })
  })

  test('with a field in a list that is missing', async () => {
    const text = (await textOf()).replace('"name": "customer",', '')
    expect(await problemIn(text)).toMatchObject({ found: '"schemas[0].fields[1].name" is missing; it must be a text.' })
  })

  test('of a later format version', async () => {
    const text = (await textOf()).replace('"format-version": 2', '"format-version": 9')
    expect(await problemIn(text)).toMatchObject({
      offset: text.indexOf('9'),
      found: expect.stringContaining('a version that the explorer reads'),
    })
  })

  test('whose current schema does not exist', async () => {
    const text = (await textOf()).replace('"current-schema-id": 0', '"current-schema-id": 7')
    expect(await problemIn(text)).toMatchObject({ offset: text.indexOf(': 7') + 2 })
  })

  test('whose nesting has no end', async () => {
    expect(await problemIn('['.repeat(100_000))).toMatchObject({ offset: 201, found: 'Values are nested more than 200 deep.' })
  })

  test('whose gzip data is damaged', async () => {
    expect(await problemOf(readMetadata(fileOf(Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3), 'v1.gz.metadata.json')))).toMatchObject({
      offset: 0,
      found: 'The gzip data cannot be decompressed.',
    })
  })
})

describe('manifests', () => {
  const MANIFEST = '35643dda-19c7-4c23-821b-332f92b32a79-m0.avro'
  const read = async (bytes: Uint8Array) => {
    const file = fileOf(bytes, 'm0.avro')
    return readManifest(file, await inheritedOf(file))
  }

  test('with another start', async () => {
    const bytes = changed(await bytesOf(MANIFEST), 0, 0x58)
    expect(await problemOf(read(bytes))).toMatchObject({ offset: 0, found: expect.stringContaining('58 62 6a 01') })
  })

  test('that end inside the header', async () => {
    const bytes = (await bytesOf(MANIFEST)).slice(0, 100)
    const problem = await problemOf(read(bytes))
    expect(problem.found).toContain('should follow, but there are')
    expect(problem.offset).toBeLessThanOrEqual(100)
  })

  test('that end inside the block', async () => {
    const bytes = await bytesOf(MANIFEST)
    expect(await problemOf(read(bytes.slice(0, -50)))).toMatchObject({
      found: expect.stringMatching(/bytes of a block should follow|marker after a block/),
    })
  })

  test('whose marker after a block differs', async () => {
    const bytes = await bytesOf(MANIFEST)
    expect(await problemOf(read(changed(bytes, -1, 0)))).toMatchObject({
      offset: bytes.length - 16,
      found: 'The marker after this block differs from the one in the header.',
    })
  })

  test('whose block cannot be decompressed', async () => {
    const bytes = await bytesOf(MANIFEST)
    expect(await problemOf(read(changed(bytes, -400, 255, 255, 255, 255)))).toMatchObject({
      found: expect.stringMatching(/decompressed|uncompressed block/),
    })
  })

  test('with an unknown codec', async () => {
    const bytes = await bytesOf(MANIFEST)
    const at = new TextDecoder('latin1').decode(bytes).indexOf('deflate')
    expect(await problemOf(read(changed(bytes, at, ...new TextEncoder().encode('xzxzxzx'))))).toMatchObject({
      found: 'The blocks are compressed with "xzxzxzx".',
    })
  })

  test('whose schema in the header is not JSON', async () => {
    const bytes = await bytesOf(MANIFEST)
    const at = new TextDecoder('latin1').decode(bytes).indexOf('{"type":"record","name":"manifest_entry"')
    expect(await problemOf(read(changed(bytes, at, 0x5b)))).toMatchObject({ file: 'm0.avro' })
  })

  test('read as a manifest list, and the other way around', async () => {
    const manifest = fileOf(await bytesOf(MANIFEST))
    expect(await problemOf(readManifestList(manifest))).toMatchObject({ found: expect.stringContaining('not a manifest list') })
    const list = await bytesOf('snap-9085954316536514572-1-2d8655ac-c090-4756-8d86-066977065524.avro')
    expect(await problemOf(read(list))).toMatchObject({ found: expect.stringContaining('not a manifest.') })
  })

  test('with random bytes in their block never fail without a place', async () => {
    const bytes = await bytesOf(MANIFEST)
    let state = 7
    const random = (most: number) => {
      state = (state * 1103515245 + 12345) & 0x7fffffff
      return state % most
    }
    for (let round = 0; round < 200; round++) {
      const copy = changed(bytes, random(bytes.length), random(256))
      await read(copy).catch((cause: unknown) => expect(cause).toBeInstanceOf(FileProblem))
    }
  })
})

describe('Parquet files', () => {
  const DATA = '00000-1-b5247a41-b3c0-4f3e-8a2e-2cc39a028150-00001.parquet'
  const read = (bytes: Uint8Array) => readParquet(fileOf(bytes, 'data.parquet'))

  test('that are too short', async () => {
    expect(await problemOf(read(new Uint8Array(8)))).toMatchObject({
      offset: 0,
      found: 'The file has 8 bytes; a Parquet file has at least 12.',
    })
  })

  test('with another start', async () => {
    expect(await problemOf(read(changed(await bytesOf(DATA), 0, 0)))).toMatchObject({
      offset: 0,
      found: expect.stringContaining('instead of 50 41 52 31'),
    })
  })

  test('whose upload stopped', async () => {
    const bytes = (await bytesOf(DATA)).slice(0, 4000)
    expect(await problemOf(read(bytes))).toMatchObject({ offset: 3996, found: expect.stringContaining('The file ends with') })
  })

  test('with a footer that is longer than the file', async () => {
    const bytes = await bytesOf(DATA)
    expect(await problemOf(read(changed(bytes, -8, 255, 255, 255, 0)))).toMatchObject({
      offset: bytes.length - 8,
      found: expect.stringContaining('16,777,215 bytes'),
    })
  })

  test('with a footer that cannot be decoded', async () => {
    const bytes = await bytesOf(DATA)
    const problem = await problemOf(read(changed(bytes, -300, ...Array.from({ length: 40 }, () => 255))))
    expect(problem.offset).toBeGreaterThan(4)
    expect(problem.offset).toBeLessThan(bytes.length)
  })

  test('with an encrypted footer', async () => {
    const bytes = await bytesOf(DATA)
    expect(await problemOf(read(changed(bytes, -4, 0x50, 0x41, 0x52, 0x45)))).toMatchObject({ found: 'The footer is encrypted.' })
  })

  test('with damaged pages still show their footer', async () => {
    const bytes = changed(await bytesOf(DATA), 4, ...Array.from({ length: 400 }, () => 255))
    expect((await read(bytes)).rows).toBe(1000)
    const problem = await problemOf(firstRows(fileOf(bytes, 'data.parquet'), 5))
    expect(problem.found).toContain('cannot be decoded')
    expect(problem.offset).toBe(4)
  })
})

describe('other files', () => {
  test.each([
    ['nothing', '', 'The file is empty.'],
    ['an ORC file', 'ORC\x00', 'This is an ORC file.'],
    ['a ZIP archive', 'PK\x03\x04rest', 'This is a ZIP archive.'],
    ['text', 'order_id,status', 'The file starts with 6f 72 64 65 72 5f 69 64 ("order_id")'],
    ['an encrypted Parquet file', 'PAREdata', 'encrypted footer'],
  ])('%s', async (_, content, found) => {
    expect(await problemOf(kindOf(fileOf(content)))).toMatchObject({ offset: 0, found: expect.stringContaining(found) })
  })

  test('a name that promises Parquet says how such a file starts', async () => {
    expect((await problemOf(kindOf(fileOf('<html>', 'data.parquet')))).found).toContain('A Parquet file starts with "PAR1".')
  })

  test('a Puffin file without its end', async () => {
    expect(await problemOf(readPuffin(fileOf(`PFA1${'x'.repeat(40)}`)))).toMatchObject({
      offset: 40,
      found: expect.stringContaining('instead of "PFA1"'),
    })
  })

  test('an archive that ends too early, and one with a damaged header', async () => {
    expect(await problemOf(filesOfTar(fileOf(archive.slice(0, 60_000))))).toMatchObject({ found: expect.stringContaining('An entry of') })
    expect(await problemOf(filesOfTar(fileOf(changed(archive, 5, 0))))).toMatchObject({
      offset: 0,
      found: 'The checksum of this tar header is wrong.',
    })
  })
})

describe('a table with damaged parts', () => {
  const openWith = async (change: (file: TableFile) => TableFile | undefined) => {
    const explorer = new Explorer()
    const opened = await explorer.open(table.flatMap((file) => change(file) ?? []))
    return { explorer, opened }
  }
  const current = (opened: Awaited<ReturnType<Explorer['open']>>) => {
    const [view] = opened.tables
    return { key: view?.key ?? '', id: view?.currentSnapshotId ?? '' }
  }

  test('shows the version before a damaged metadata file, and reports the file', async () => {
    const { opened } = await openWith((file) => (/\/00010-/.test(file.path) ? fileOf('{"format-version": 2', file.path) : file))
    expect(opened.tables[0]?.metadataFile).toContain('/00009-')
    expect(opened.problems).toMatchObject([{ offset: 20 }])
  })

  test('says which manifests were not opened, and that the numbers are incomplete', async () => {
    const { explorer, opened } = await openWith((file) => (/-m\d+\.avro$/.test(file.path) ? undefined : file))
    const { key, id } = current(opened)
    const details = await explorer.snapshot(key, id, 512)
    expect(details.complete).toBe(false)
    expect(details.manifests.every(({ state }) => state === 'missing')).toBe(true)
  })

  test('shows the entries of all other manifests', async () => {
    const { explorer, opened } = await openWith((file) =>
      file.path.endsWith('52bdcd19-cddf-4ce2-85a1-ce71eb99a12a-m0.avro') ? fileOf('Obj\x01', file.path) : file,
    )
    const { key, id } = current(opened)
    const details = await explorer.snapshot(key, id, 512)
    expect(details.manifests.filter(({ state }) => state === 'damaged')).toMatchObject([{ problem: { offset: 4 } }])
    expect(details.totals.dataFiles).toBe(7)
  })

  test('says if the manifest list was not opened', async () => {
    const { explorer, opened } = await openWith((file) => (file.path.includes('/snap-') ? undefined : file))
    const { key, id } = current(opened)
    expect((await explorer.snapshot(key, id, 512)).missingList).toContain(`snap-${id}`)
  })
})

test('a read that was canceled ends without a result', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(new Explorer().open(table, { signal: controller.signal })).rejects.toThrow(/abort/i)
})

test('a file that can no longer be read says so', async () => {
  const blob = new Blob(['x'.repeat(20)])
  const gone = Object.assign(blob, {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
  }) as unknown as Blob
  expect(await problemOf(readParquet({ path: 'gone.parquet', blob: gone }))).toMatchObject({
    found: 'The browser can no longer read this file.',
  })
})
