import type { EntryStatus, FileContent, ManifestContent } from './manifest'
import type { Ref, Snapshot } from './metadata'
import type { ParquetFile, Rows } from './parquet'
import type { Advice, SizeClass } from './pressure'
import type { Problem } from './problem'
import type { PuffinBlob } from './puffin'
import type { Schema, SchemaChange } from './schema'

/** What the reader sends to the page. All values of a table are texts, as readers see them. */

/** A snapshot as a step on the time line. */
export type SnapshotView = Snapshot & {
  /** Names of the branches and tags that point to it. */
  refs: Ref[]
  isCurrent: boolean
  /** Counts from its summary. Undefined if the writer left them out. */
  counts: SnapshotCounts
}

export type SnapshotCounts = Partial<
  Record<'dataFiles' | 'deleteFiles' | 'rows' | 'addedDataFiles' | 'removedDataFiles' | 'addedDeleteFiles' | 'removedDeleteFiles', number>
>

export type SchemaView = Schema & {
  /** Differences from the schema before it. */
  changes: SchemaChange[]
  /** Number of the first snapshot that was written with it. */
  since?: number
  isCurrent: boolean
}

export type SpecView = {
  id: number
  isDefault: boolean
  fields: Array<{ id: number; name: string; transform: string; source: string; type: string }>
}

type SortOrderView = { id: number; isDefault: boolean; fields: string[] }

export type TableView = {
  key: string
  name: string
  /** Metadata file that is shown, and the others of the same folder, newest first. */
  metadataFile: string
  versions: string[]
  formatVersion: number
  uuid?: string
  location: string
  lastUpdated: number
  schemas: SchemaView[]
  specs: SpecView[]
  sortOrders: SortOrderView[]
  properties: Array<{ key: string; value: string }>
  snapshots: SnapshotView[]
  currentSnapshotId?: string
  refs: Ref[]
  log: Array<{ timestamp: number; file: string }>
}

/** A file that belongs to no opened table. */
export type LooseFile = { path: string; size: number }

export type OpenedView = { tables: TableView[]; loose: LooseFile[]; problems: Problem[]; files: number; bytes: number; leftOut: number }

/** A file of a manifest, without its bounds. */
export type FileRow = {
  path: string
  name: string
  content: FileContent
  status: EntryStatus
  format: string
  partition: string
  rows: number
  size: number
  sequenceNumber: number
  /** Number of the snapshot that added it, if the table still has it. */
  addedBy?: number
  /** Data file: number of delete files that apply to it. Delete file: number of data files that it applies to. */
  applies: number
  opened: boolean
}

export type ColumnView = {
  name: string
  id: number
  type: string
  lower?: string
  upper?: string
  nulls?: number
  nans?: number
  values?: number
  size?: number
}

/** Everything that manifests say about one file. */
export type FileView = FileRow & {
  manifest: string
  specId: number
  sortOrder?: string
  columns: ColumnView[]
  /** Columns whose values an equality delete file compares. */
  equalityColumns: string[]
  /** Delete files that apply to a data file, or data files that a delete file applies to. */
  related: Array<{ path: string; name: string; content: FileContent; rows: number }>
  vector?: { offset: number; length: number }
}

export type ManifestView = {
  path: string
  name: string
  content: ManifestContent
  specId: number
  length: number
  sequenceNumber: number
  minSequenceNumber: number
  /** Number of the snapshot that wrote it. */
  addedBy?: number
  addedFiles?: number
  existingFiles?: number
  deletedFiles?: number
  /** Range of each partition field. */
  partitions: Array<{ name: string; range: string }>
  state: 'read' | 'missing' | 'damaged'
  problem?: Problem
}

export type PressureView = {
  target: number
  classes: Array<{ name: SizeClass; files: number; bytes: number }>
  deletes: Array<{ content: FileContent; files: number; rows: number; bytes: number }>
  filesWithDeletes: number
  deleteReads: number
  partitions: Array<{ name: string; files: number; rows: number; bytes: number; deleteFiles: number }>
  partitionCount: number
  advice: Advice[]
}

export type SnapshotDetails = {
  id: string
  complete: boolean
  missingList?: string
  problem?: Problem
  manifests: ManifestView[]
  totals: { dataFiles: number; rows: number; bytes: number; deleteFiles: number; deletedRows: number; deleteBytes: number }
  added: FileRow[]
  removed: FileRow[]
  /** Files that are left out of `added` and `removed`. */
  more: number
  pressure: PressureView
}

/** Which files to list. Texts are searched in paths and partitions. */
export type FileQuery = { content: 'all' | 'data' | 'deletes'; search: string; order: 'path' | 'size' | 'rows' | 'deletes'; page: number }
export type FilePage = { rows: FileRow[]; total: number; page: number; pages: number }

/** Bounds of a column in all files on one axis. Positions are shares of the axis, from 0 to 1. */
export type RangeLane = {
  column: string
  lower: string
  upper: string
  /** Values of the condition on the axis. */
  marks: Array<{ at: number; text: string }>
  files: Array<{ path: string; from: number; to: number; isRead: boolean; text: string }>
  /** Files without bounds of the column. */
  unknown: number
}

export type ScanGroup = { by: 'manifest' | 'partition' | 'bounds'; text: string; files: number; bytes: number }

/** What a query with a condition would read. */
export type ScanView = {
  total: { files: number; rows: number; bytes: number }
  read: { files: number; rows: number; bytes: number; deleteFiles: number; deleteBytes: number }
  manifests: { read: number; skipped: number }
  skipped: Record<ScanGroup['by'], { files: number; bytes: number }>
  /** Reasons, those that skip most files first. */
  reasons: ScanGroup[]
  moreReasons: number
  lanes: RangeLane[]
  files: Array<{ row: FileRow; skipped?: { by: ScanGroup['by']; text: string } }>
  moreFiles: number
}

/** A file that was opened by itself, or the content of a file of a table. */
export type ContentView = { path: string; size: number } & (
  | { kind: 'parquet'; parquet: ParquetFile; rows?: Rows; rowsProblem?: Problem }
  | { kind: 'manifest'; entries: FileRow[]; count: number; specId: number }
  | { kind: 'manifest list'; manifests: ManifestView[] }
  | { kind: 'avro'; columns: string[]; rows: string[][]; codec: string }
  | { kind: 'puffin'; blobs: PuffinBlob[] }
  | { kind: 'text'; text: string }
)
