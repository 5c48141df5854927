import { FileProblem } from './problem'

/** A file that a visitor opened. Nothing of it is in memory until a part is read. */
export type TableFile = { path: string; blob: Blob }

/** How a read is stopped and observed. `read` receives the number of bytes of each part. */
export type Reading = { signal?: AbortSignal | undefined; read?: ((bytes: number) => void) | undefined }

/** Bytes that are read at once. Between two parts, the read can be canceled. */
const PART = 4 << 20

/** Files that describe a table are far smaller. A larger one is not read into memory. */
const LARGEST_DESCRIPTION = 512 << 20

/**
 * Bytes of a part of a file, up to its end.
 * @throws if the read was canceled, or FileProblem if the file can no longer be read
 */
export async function readBytes({ path, blob }: TableFile, from: number, to: number, { signal, read }: Reading = {}): Promise<Uint8Array> {
  const end = Math.min(to, blob.size)
  const bytes = new Uint8Array(Math.max(0, end - from))
  for (let start = from; start < end; start += PART) {
    signal?.throwIfAborted()
    const stop = Math.min(start + PART, end)
    const part = await blob
      .slice(start, stop)
      .arrayBuffer()
      .catch(() => {
        throw new FileProblem({
          file: path,
          offset: start,
          found: 'The browser can no longer read this file.',
          advice: 'It was changed, moved or deleted after it was opened. Open the table again.',
        })
      })
    bytes.set(new Uint8Array(part), start - from)
    read?.(stop - start)
  }
  signal?.throwIfAborted()
  return bytes
}

/** All bytes of a file that describes a table. @throws FileProblem if it is too large for that */
export async function readWhole(file: TableFile, reading?: Reading): Promise<Uint8Array> {
  if (file.blob.size > LARGEST_DESCRIPTION) {
    throw new FileProblem({
      file: file.path,
      offset: LARGEST_DESCRIPTION,
      found: `The file has ${file.blob.size.toLocaleString('en-US')} bytes; metadata is read up to ${LARGEST_DESCRIPTION.toLocaleString('en-US')}.`,
      advice: 'Expire old snapshots to make the metadata smaller.',
    })
  }
  return readBytes(file, 0, file.blob.size, reading)
}

/** The last part of a path or address. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Bytes as readers see them in messages, such as `50 41 52 45 ("PARE")`. */
export function shownBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ')
  const text = Array.from(bytes, (byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : '.')).join('')
  return bytes.length === 0 ? 'nothing' : `${hex} ("${text}")`
}

/**
 * Finds opened files by the addresses in metadata. Tables are usually copied to another place before they are opened, so the file with the
 * same name wins whose folders agree most, counted from the end.
 */
export function fileFinder(files: readonly TableFile[]): (address: string) => TableFile | undefined {
  const byName = new Map<string, TableFile[]>()
  for (const file of files) {
    const same = byName.get(baseName(file.path))
    if (same) same.push(file)
    else byName.set(baseName(file.path), [file])
  }
  const agreement = (path: string, address: string): number => {
    const [a, b] = [path.split('/').reverse(), address.split('/').reverse()]
    const different = a.findIndex((part, index) => part !== b[index])
    return different === -1 ? a.length : different
  }
  return (address) => {
    const [first, ...others] = byName.get(baseName(address)) ?? []
    return others.reduce((best, file) => (best && agreement(file.path, address) > agreement(best.path, address) ? file : best), first)
  }
}
