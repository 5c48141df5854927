import { type Reading, readBytes, type TableFile } from './files'
import { COPY_AGAIN, FileProblem } from './problem'

const BLOCK = 512

const fieldText = (header: Uint8Array, from: number, length: number): string => {
  const bytes = header.subarray(from, from + length)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end))
}

/** A number of a header: octal digits, or a binary number if the first bit is set, as GNU tar writes large sizes. */
function fieldNumber(header: Uint8Array, from: number, length: number): number {
  if (((header[from] ?? 0) & 0x80) === 0) return Number.parseInt(fieldText(header, from, length).trim() || '0', 8)
  return header.subarray(from + 1, from + length).reduce((sum, byte) => sum * 256 + byte, 0)
}

/**
 * Files in a tar archive, as parts of it, so that their content stays on the disk.
 * @throws FileProblem at a header whose checksum is wrong, or at the end of an archive that is too short
 */
export async function filesOfTar(archive: TableFile, reading: Reading = {}): Promise<TableFile[]> {
  const files: TableFile[] = []
  const fail = (offset: number, found: string): never => {
    throw new FileProblem({ file: archive.path, offset, found, advice: COPY_AGAIN })
  }
  /** The name of the next file, if a header of its own contains it, because it is long. */
  let longName: string | undefined
  for (let at = 0; at + BLOCK <= archive.blob.size; ) {
    const header = await readBytes(archive, at, at + BLOCK, { signal: reading.signal })
    if (header.every((byte) => byte === 0)) return files
    const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0)
    if (fieldNumber(header, 148, 8) !== sum) fail(at, 'The checksum of this tar header is wrong.')
    const size = fieldNumber(header, 124, 12)
    const from = at + BLOCK
    if (!(size >= 0) || from + size > archive.blob.size) {
      fail(
        at,
        `An entry of ${size.toLocaleString('en-US')} bytes starts here, but ${Math.max(0, archive.blob.size - from).toLocaleString('en-US')} follow.`,
      )
    }
    const type = String.fromCharCode(header[156] ?? 0)
    if (type === 'L') {
      longName = fieldText(await readBytes(archive, from, from + size), 0, size)
    } else if (type === 'x') {
      const record = /^\d+ path=(.*)$/m.exec(new TextDecoder().decode(await readBytes(archive, from, from + size)))
      longName = record?.[1] ?? longName
    } else {
      const prefix = fieldText(header, 345, 155)
      const path = longName ?? (prefix ? `${prefix}/` : '') + fieldText(header, 0, 100)
      if (type === '0' || type === '\0') files.push({ path: path.replace(/^\.\//, ''), blob: archive.blob.slice(from, from + size) })
      longName = undefined
    }
    at = from + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}
