import { readBytes, shownBytes, type TableFile } from './files'
import { parseJson } from './json'
import { Fields } from './json-fields'
import { COPY_AGAIN, FileProblem } from './problem'

/** Part of a Puffin file: statistics of columns, or a deletion vector. */
export type PuffinBlob = {
  type: string
  fields: number[]
  snapshotId: string
  offset: number
  length: number
  codec: string
  properties: Record<string, string>
}

const MAGIC = 'PFA1'
/** Length of the payload, flags and signature at the end of a file. */
const TAIL = 12

/** Reads the footer of a Puffin file. @throws FileProblem at the byte that is not as the format requires */
export async function readPuffin(file: TableFile): Promise<PuffinBlob[]> {
  const { path, blob } = file
  const fail = (offset: number, found: string, advice = COPY_AGAIN): never => {
    throw new FileProblem({ file: path, offset, found, advice })
  }
  if (blob.size < 2 * MAGIC.length + TAIL) return fail(0, `The file has ${blob.size} bytes; a Puffin file has at least 20.`)
  const tail = await readBytes(file, blob.size - TAIL, blob.size)
  const signature = (bytes: Uint8Array) => String.fromCharCode(...bytes)
  if (signature(tail.subarray(8)) !== MAGIC)
    return fail(blob.size - 4, `The file ends with ${shownBytes(tail.subarray(8))} instead of "PFA1".`)
  const length = new DataView(tail.buffer).getInt32(0, true)
  const start = blob.size - TAIL - length
  if (length < 0 || start < 2 * MAGIC.length) return fail(blob.size - TAIL, `The footer cannot have ${length} bytes.`)
  const before = await readBytes(file, start - MAGIC.length, start)
  if (signature(before) !== MAGIC) return fail(start - MAGIC.length, `The footer starts with ${shownBytes(before)} instead of "PFA1".`)
  if (((tail[4] ?? 0) & 1) === 1)
    return fail(blob.size - 8, 'The footer is compressed with LZ4.', 'The explorer reads uncompressed footers only.')
  const footer = Fields.of(parseJson(await readBytes(file, start, start + length), path), path)
  return footer.children('blobs').map((one) => ({
    type: one.text('type'),
    fields: one.numbers('fields'),
    snapshotId: one.id('snapshot-id'),
    offset: one.number('offset'),
    length: one.number('length'),
    codec: one.has('compression-codec') ? one.text('compression-codec') : 'none',
    properties: one.has('properties') ? one.map('properties') : {},
  }))
}
