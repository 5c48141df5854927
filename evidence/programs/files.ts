import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { type AsyncBuffer, asyncBufferFromFile, type ParquetQueryFilter, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { npmProgram } from './npm'

export const hyparquet = npmProgram('hyparquet', 'hyparquet')

/** Size of a file, or of all files in a folder, in bytes. */
export function bytesOf(file: string): number {
  const entry = statSync(file)
  return entry.isDirectory() ? readdirSync(file).reduce((sum, name) => sum + bytesOf(path.join(file, name)), 0) : entry.size
}

/** What a reader requested from a file. */
export type Requests = { count: number; bytes: number }

async function countingBuffer(file: string): Promise<{ buffer: AsyncBuffer; requests: Requests }> {
  const source = await asyncBufferFromFile(file)
  const requests: Requests = { count: 0, bytes: 0 }
  const buffer: AsyncBuffer = {
    byteLength: source.byteLength,
    slice: (start, end) => {
      requests.count += 1
      requests.bytes += (end ?? source.byteLength) - start
      return source.slice(start, end)
    },
  }
  return { buffer, requests }
}

/** Bytes at the end of a file that a reader requests first, because the footer is there. */
const FOOTER = 16_384

/** Reads the rows that match a filter, and counts what had to be read for it. */
export async function readParquet(file: string, filter: ParquetQueryFilter, columns?: string[]) {
  const { buffer, requests } = await countingBuffer(file)
  const metadata = await parquetMetadataAsync(buffer, { initialFetchSize: FOOTER })
  const rows = await parquetReadObjects({ file: buffer, metadata, filter, ...(columns && { columns }) })
  return { rows, requests, metadata }
}
