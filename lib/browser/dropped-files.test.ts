import { expect, test } from 'vitest'
import { droppedFiles } from './dropped-files'

type Entry = { isFile: boolean; fullPath: string }

const file = (fullPath: string, text?: string) => ({
  isFile: true,
  fullPath,
  file: (resolve: (file: Blob) => void, reject: (cause: unknown) => void) =>
    text === undefined ? reject(new DOMException('denied', 'NotReadableError')) : resolve(new Blob([text])),
})

/** A folder whose entries come in parts of one, as browsers may return them. */
const folder = (fullPath: string, entries: readonly Entry[]) => ({
  isFile: false,
  fullPath,
  createReader: () => {
    const rest = entries.map((entry) => [entry])
    return { readEntries: (resolve: (part: Entry[]) => void) => resolve(rest.shift() ?? []) }
  },
})

const drop = (...entries: Entry[]) =>
  droppedFiles({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [] } as unknown as DataTransfer)

test('all files of a dropped folder are found, with their paths', async () => {
  const table = folder('/orders', [folder('/orders/data', [file('/orders/data/a.parquet', 'a')]), file('/orders/metadata.json', '{}')])
  expect((await drop(table)).map(({ path }) => path)).toEqual(['orders/data/a.parquet', 'orders/metadata.json'])
})

test('a file that cannot be read is named', async () => {
  await expect(drop(folder('/orders', [file('/orders/secret.avro')]))).rejects.toThrow('cannot read orders/secret.avro')
})
