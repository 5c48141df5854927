import { baseName, readBytes, shownBytes, type TableFile } from './files'
import { FileProblem } from './problem'

/** Kinds of files that the explorer reads. */
export type FileKind = 'metadata' | 'avro' | 'parquet' | 'puffin' | 'tar' | 'hint'

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** Signatures of files that people open by mistake, with what they are. */
const OTHERS: ReadonlyArray<{ signature: string; what: string; advice: string }> = [
  { signature: 'PARE', what: 'a Parquet file with an encrypted footer', advice: 'Its content cannot be shown without the keys.' },
  { signature: 'ORC', what: 'an ORC file', advice: 'The explorer shows ORC files as entries of their manifests, but does not open them.' },
  { signature: 'PK\x03\x04', what: 'a ZIP archive', advice: 'Unpack it, and open the folder.' },
  { signature: '%PDF', what: 'a PDF document', advice: 'Open files of a table, such as metadata.json.' },
  { signature: 'ARROW1', what: 'an Arrow IPC file', advice: 'Iceberg tables consist of Parquet, Avro and ORC files.' },
  { signature: 'SQLite format 3', what: 'a SQLite database', advice: 'If it is a catalog, open the metadata.json file that it names.' },
  { signature: '(\xb5/\xfd', what: 'a zstandard archive', advice: 'Unpack it, and open the result.' },
]

/** Files that tools write next to a table, and that contain nothing of it. */
const LEFT_OUT = /^(\.DS_Store|Thumbs\.db|desktop\.ini|_SUCCESS|\..*\.crc)$|\.crc$/

/** Whether a file of an opened folder belongs to no table, such as a checksum. */
export const isLeftOut = ({ path }: TableFile): boolean => LEFT_OUT.test(baseName(path))

/** Whether a name is that of a data file, whose content is not needed to show the table. */
export const isDataName = ({ path }: TableFile): boolean => /\.parquet$/i.test(path)

/**
 * Recognizes a file by its first bytes, and by its name if they are compressed.
 * @throws FileProblem if it is none that the explorer reads
 */
export async function kindOf(file: TableFile): Promise<FileKind> {
  const { path, blob } = file
  const fail = (offset: number, found: string, advice: string): never => {
    throw new FileProblem({ file: path, offset, found, advice })
  }
  if (blob.size === 0) return fail(0, 'The file is empty.', 'Copy it from the storage again.')
  const start = await readBytes(file, 0, 512)
  const signature = ascii(start.subarray(0, 16))
  if (signature.startsWith('PAR1')) return 'parquet'
  if (signature.startsWith('Obj\x01')) return 'avro'
  if (signature.startsWith('PFA1')) return 'puffin'
  if (ascii(start.subarray(257, 262)) === 'ustar') return 'tar'
  if (start[0] === 0x1f && start[1] === 0x8b) {
    if (/\.gz\.metadata\.json$|\.metadata\.json\.gz$/.test(path)) return 'metadata'
    return fail(0, 'This is a gzip archive.', 'Unpack it, and open the result.')
  }
  const other = OTHERS.find((known) => signature.startsWith(known.signature))
  if (other) return fail(0, `This is ${other.what}.`, other.advice)
  if (/^version-hint\.text$/.test(baseName(path))) return 'hint'
  if (/^(?:\xef\xbb\xbf)?\s*\{/.test(ascii(start))) return 'metadata'
  const expected = /\.parquet$/i.test(path)
    ? ' A Parquet file starts with "PAR1".'
    : /\.avro$/i.test(path)
      ? ' An Avro file starts with "Obj" and the byte 1.'
      : ''
  return fail(
    0,
    `The file starts with ${shownBytes(start.subarray(0, 8))}, which no file of an Iceberg table does.${expected}`,
    'Open metadata.json, a manifest list, a manifest, a Parquet file, a Puffin file or a .tar archive of them.',
  )
}
