import { snappyUncompress } from 'hyparquet'

/** Decompresses bytes with a codec by its name in Avro, such as `snappy`. */
export type Decompress = (bytes: Uint8Array, codec: string) => Uint8Array | Promise<Uint8Array>

async function throughStream(bytes: Uint8Array, format: 'deflate-raw' | 'gzip'): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream(format))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** @throws if the bytes are not a DEFLATE stream */
export const inflateRaw = (bytes: Uint8Array): Promise<Uint8Array> => throughStream(bytes, 'deflate-raw')

/** @throws if the bytes are not a gzip file */
export const gunzip = (bytes: Uint8Array): Promise<Uint8Array> => throughStream(bytes, 'gzip')

/** Snappy and zstandard. The code of zstandard loads when the first block needs it. */
export const decompressBlock: Decompress = async (bytes, codec) => {
  if (codec === 'snappy') return snappy(bytes)
  const { decompressZstd } = await import('hyparquet-compressors')
  return decompressZstd(bytes)
}

/** Largest content of one block, which protects against a damaged length. */
const LARGEST = 1 << 30

/** A snappy block starts with its uncompressed length, as a variable-length integer. */
function snappy(bytes: Uint8Array): Uint8Array {
  let length = 0
  for (let index = 0; index < 5; index++) {
    const byte = bytes[index] ?? 0
    length += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) break
  }
  if (length > LARGEST) throw new Error(`A snappy block of ${length} bytes.`)
  const output = new Uint8Array(length)
  snappyUncompress(bytes, output)
  return output
}
