import { type ColumnMetaData, type FileMetaData, parquetMetadata, parquetReadObjects } from 'hyparquet'
import { type Reading, readBytes, shownBytes, type TableFile } from './files'
import { COPY_AGAIN, FileProblem } from './problem'
import { decimalText } from './values'

/** A column of the schema of a Parquet file. */
type ParquetColumn = { path: string; depth: number; type: string; fieldId?: number; required: boolean }

/** Part of a column in a row group. Bounds are texts, as readers see them. */
type ColumnChunk = {
  path: string
  codec: string
  encodings: string
  values: number
  nulls?: number
  compressed: number
  uncompressed: number
  offset: number
  lower?: string
  upper?: string
}

type RowGroup = { rows: number; compressed: number; uncompressed: number; columns: ColumnChunk[] }

/** What the footer of a Parquet file says. */
export type ParquetFile = {
  rows: number
  createdBy?: string
  footerLength: number
  columns: ParquetColumn[]
  rowGroups: RowGroup[]
  /** Keys of the footer with their values, shortened. */
  properties: Array<{ key: string; value: string }>
}

const MAGIC = 'PAR1'
/** Length of the footer and signature at the end of a file. */
const TAIL = 8
const LONGEST_VALUE = 300

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)

async function readFooter(file: TableFile, reading?: Reading): Promise<{ metadata: FileMetaData; start: number }> {
  const { path, blob } = file
  const fail = (offset: number, found: string, advice = COPY_AGAIN): never => {
    throw new FileProblem({ file: path, offset, found, advice })
  }
  if (blob.size < MAGIC.length + TAIL) fail(0, `The file has ${blob.size} bytes; a Parquet file has at least 12.`)
  const start = await readBytes(file, 0, MAGIC.length)
  if (ascii(start) !== MAGIC) fail(0, `The file starts with ${shownBytes(start)} instead of 50 41 52 31 ("PAR1").`)
  const end = await readBytes(file, blob.size - TAIL, blob.size)
  if (ascii(end.subarray(4)) === 'PARE') fail(blob.size - 4, 'The footer is encrypted.', 'Its content cannot be shown without the keys.')
  if (ascii(end.subarray(4)) !== MAGIC)
    fail(blob.size - 4, `The file ends with ${shownBytes(end.subarray(4))} instead of 50 41 52 31 ("PAR1").`)
  const length = new DataView(end.buffer).getUint32(0, true)
  const footer = blob.size - TAIL - length
  if (footer < MAGIC.length)
    fail(
      blob.size - TAIL,
      `The footer should have ${length.toLocaleString('en-US')} bytes, but the file has ${blob.size.toLocaleString('en-US')}.`,
    )
  const bytes = await readBytes(file, footer, blob.size, reading)
  try {
    const metadata = parquetMetadata(bytes, { geoparquet: false })
    if (!Array.isArray(metadata.schema) || metadata.schema.length === 0) throw new Error('It has no schema.')
    return { metadata, start: footer }
  } catch (cause) {
    return fail(footer, `The footer cannot be decoded (${cause instanceof Error ? cause.message : cause}).`)
  }
}

function columnsOf({ schema }: FileMetaData): ParquetColumn[] {
  const columns: ParquetColumn[] = []
  const stack: Array<{ path: string; left: number }> = [{ path: '', left: schema[0]?.num_children ?? 0 }]
  for (const element of schema.slice(1)) {
    while (stack.at(-1)?.left === 0) stack.pop()
    const parent = stack.at(-1)
    if (!parent) break
    parent.left--
    const path = parent.path ? `${parent.path}.${element.name}` : element.name
    const logical = element.logical_type?.type ?? element.converted_type
    columns.push({
      path,
      depth: stack.length - 1,
      type: [element.type ?? 'group', logical && `(${logical})`].filter(Boolean).join(' '),
      ...(element.field_id !== undefined && { fieldId: element.field_id }),
      required: element.repetition_type === 'REQUIRED',
    })
    if (element.num_children) stack.push({ path, left: element.num_children })
  }
  return columns
}

/** A value of a row or a bound, as readers see it. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date)
    return value
      .toISOString()
      .replace('T', ' ')
      .replace(/(\.000)?Z$/, ' UTC')
  if (value instanceof Uint8Array) return `0x${Array.from(value.subarray(0, 32), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const text =
    typeof value === 'object'
      ? JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner))
      : String(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

/** How values of a column are shown: decimals with all their places, and dates without a time. */
type Shown = { scale?: number; isDate?: boolean }

/** The reader returns decimals as numbers and dates as times. */
function columnText(value: unknown, { scale, isDate }: Shown = {}): string {
  if (typeof value === 'number' && scale !== undefined) return decimalText(BigInt(Math.round(value * 10 ** scale)), scale)
  return isDate && value instanceof Date ? value.toISOString().slice(0, 10) : shownValue(value)
}

const shownColumns = ({ schema }: FileMetaData): ReadonlyMap<string, Shown> =>
  new Map(
    schema.flatMap(
      ({ name, scale, converted_type: type }): Array<[string, Shown]> =>
        type === 'DECIMAL' ? [[name, { scale: scale ?? 0 }]] : type === 'DATE' ? [[name, { isDate: true }]] : [],
    ),
  )

/** @param footer position at which the footer starts, before which all data must end */
function chunkOf(column: ColumnMetaData, footer: number, file: TableFile, shown: ReadonlyMap<string, Shown>): ColumnChunk {
  const offset = Number(column.dictionary_page_offset || column.data_page_offset)
  const compressed = Number(column.total_compressed_size)
  const path = column.path_in_schema.join('.')
  if (!(offset >= MAGIC.length && compressed >= 0 && offset + compressed <= footer)) {
    throw new FileProblem({
      file: file.path,
      offset: footer,
      found: `The footer says that the column ${path} has ${compressed.toLocaleString('en-US')} bytes from byte ${offset.toLocaleString('en-US')}, which is not before the footer.`,
      advice: COPY_AGAIN,
    })
  }
  const { statistics } = column
  const [lower, upper] = [statistics?.min_value ?? statistics?.min, statistics?.max_value ?? statistics?.max]
  return {
    path,
    codec: column.codec,
    encodings: [...new Set(column.encodings)].join(', '),
    values: Number(column.num_values),
    ...(statistics?.null_count !== undefined && { nulls: Number(statistics.null_count) }),
    compressed,
    uncompressed: Number(column.total_uncompressed_size),
    offset,
    ...(lower !== undefined && { lower: columnText(lower, shown.get(path)) }),
    ...(upper !== undefined && { upper: columnText(upper, shown.get(path)) }),
  }
}

/** Reads the footer of a Parquet file. @throws FileProblem at the byte that is not as the format requires */
export async function readParquet(file: TableFile, reading?: Reading): Promise<ParquetFile> {
  const { metadata, start } = await readFooter(file, reading)
  const columns = columnsOf(metadata)
  const shown = shownColumns(metadata)
  const rowGroups = metadata.row_groups.map((group): RowGroup => {
    const chunks = group.columns.flatMap(({ meta_data: column }) => (column ? [chunkOf(column, start, file, shown)] : []))
    const sum = (key: 'compressed' | 'uncompressed') => chunks.reduce((total, chunk) => total + chunk[key], 0)
    return { rows: Number(group.num_rows), compressed: sum('compressed'), uncompressed: sum('uncompressed'), columns: chunks }
  })
  const rows = Number(metadata.num_rows)
  const counted = rowGroups.reduce((sum, group) => sum + group.rows, 0)
  if (counted !== rows) {
    throw new FileProblem({
      file: file.path,
      offset: start,
      found: `The footer counts ${rows.toLocaleString('en-US')} rows, but its row groups have ${counted.toLocaleString('en-US')}.`,
      advice: COPY_AGAIN,
    })
  }
  return {
    rows,
    ...(metadata.created_by && { createdBy: metadata.created_by }),
    footerLength: metadata.metadata_length,
    columns,
    rowGroups,
    properties: (metadata.key_value_metadata ?? []).map(({ key, value }) => ({ key, value: shownValue(value ?? '') })),
  }
}

/** First rows of a file as texts. With `tooLarge`, there are none, because more would have to be read than is worth it. */
export type Rows = { columns: string[]; rows: string[][]; tooLarge?: true }

/** Columns of the first rows that are shown; the others would not fit next to each other. */
const MOST_COLUMNS = 30

/** Bytes at the start of a column in a row group that usually contain its first pages. */
const FIRST_PAGES = 4 << 20

/** Compressed bytes of a row group that are read as a whole to show its first rows. */
const LARGEST_GROUP = 32 << 20

/** A file for the Parquet reader. @param most bytes that are read of each part; the rest of a larger part is zeros, which take no memory */
function bufferOf(file: TableFile, most: number, reading: Reading | undefined) {
  const buffer = {
    byteLength: file.blob.size,
    /** Start of the last part that was asked for. */
    last: 0,
    /** Whether a part was larger than what was read of it. */
    isCut: false,
    slice: async (from: number, to = file.blob.size) => {
      buffer.last = from
      const bytes = await readBytes(file, from, Math.min(to, from + most), reading)
      if (to - from <= most) return bytes.buffer as ArrayBuffer
      buffer.isCut = true
      const whole = new Uint8Array(to - from)
      whole.set(bytes)
      return whole.buffer
    },
  }
  return buffer
}

/**
 * Reads the first rows of a Parquet file: the first pages of its first row group, or the whole row group if those are not enough and it is
 * small.
 * @throws FileProblem at the column whose pages are damaged
 */
export async function firstRows(file: TableFile, count: number, reading?: Reading): Promise<Rows> {
  const { metadata, start } = await readFooter(file, reading)
  const columns = columnsOf(metadata)
    .filter(({ depth }) => depth === 0)
    .slice(0, MOST_COLUMNS)
    .map(({ path }) => path)
  const shown = shownColumns(metadata)
  const { compressors } = await import('hyparquet-compressors')
  const options = { metadata, columns, rowStart: 0, rowEnd: count, compressors, useOffsetIndex: true, geoparquet: false }
  // A compressed page of zeros is not valid, so a page that was cut is noticed. An uncompressed one would be shown as zeros.
  const isCompressed = metadata.row_groups[0]?.columns.every(({ meta_data: column }) => column?.codec !== 'UNCOMPRESSED')
  const size =
    metadata.row_groups[0]?.columns.reduce((sum, { meta_data: column }) => sum + Number(column?.total_compressed_size ?? 0), 0) ?? 0
  const attempts = [...(isCompressed ? [FIRST_PAGES] : []), ...(size <= LARGEST_GROUP ? [file.blob.size] : [])]
  for (const most of attempts) {
    const buffer = bufferOf(file, most, reading)
    try {
      const rows = await parquetReadObjects({ file: buffer, ...options })
      return { columns, rows: rows.map((row) => columns.map((column) => columnText(row[column], shown.get(column)))) }
    } catch (cause) {
      if (cause instanceof FileProblem || reading?.signal?.aborted) throw cause
      if (buffer.isCut) continue
      throw new FileProblem({
        file: file.path,
        offset: Math.min(buffer.last, start),
        found: `The pages that start here cannot be decoded (${cause instanceof Error ? cause.message : cause}).`,
        advice: COPY_AGAIN,
      })
    }
  }
  return { columns, rows: [], tooLarge: true }
}
