import { openAvro } from './avro'
import { decompressBlock } from './compression'
import { baseName, type Reading, readBytes, type TableFile } from './files'
import { type FileKind, isDataName, isLeftOut, kindOf } from './kind'
import { rangeLanes } from './lanes'
import { avroKind, type ContentFile, inheritedOf, readManifest, readManifestList } from './manifest'
import { readMetadata } from './metadata'
import { firstRows, readParquet, shownValue } from './parquet'
import { parsePredicate } from './predicate'
import { pressureOf } from './pressure'
import type { Problem } from './problem'
import { readPuffin } from './puffin'
import { planScan, scanGroups } from './scan'
import { fileRow, fileView, manifestView, partitionName, relatedFiles, tableView } from './show'
import { problemFrom, type SnapshotFiles, Table } from './table'
import { filesOfTar } from './tar'
import type {
  ContentView,
  FilePage,
  FileQuery,
  FileRow,
  FileView,
  OpenedView,
  PressureView,
  ScanView,
  SnapshotDetails,
  TableView,
} from './views'

/** Longest lists that are sent to the page at once. */
const MOST_CHANGES = 200
const MOST_REASONS = 12
const PAGE = 50
const MOST_PARTITIONS = 50
const MOST_ENTRIES = 500
const FIRST_ROWS = 20
const LONGEST_TEXT = 64 << 10

const sumOf = (files: readonly ContentFile[], key: 'rows' | 'size') => files.reduce((sum, file) => sum + file[key], 0)

/** Version of a metadata file by its name: `00005-….metadata.json` or `v5.metadata.json`. */
const versionOf = (path: string) => Number(/^v?(\d+)/.exec(baseName(path))?.[1] ?? -1)

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** The opened files of a visitor. Everything is read from them when a view needs it. */
export class Explorer {
  private files: TableFile[] = []
  private readonly tables = new Map<string, Table>()

  /**
   * Opens files: recognizes them, unpacks archives, and reads the newest metadata file of each table.
   * A file that cannot be read is reported next to the others. @throws if the read was canceled
   */
  async open(given: readonly TableFile[], reading: Reading = {}): Promise<OpenedView> {
    const problems: Problem[] = []
    const kinds = new Map<TableFile, FileKind>()
    const files: TableFile[] = []
    const queue = given.filter((file) => !isLeftOut(file))
    for (let file = queue.shift(); file; file = queue.shift()) {
      reading.signal?.throwIfAborted()
      // Folders can have thousands of data files. They are read when a visitor opens them.
      const kind =
        isDataName(file) && given.length > 1 ? 'parquet' : await kindOf(file).catch((cause) => void problems.push(problemFrom(cause)))
      if (kind === 'tar') {
        const inside = await filesOfTar(file, reading).catch((cause) => void problems.push(problemFrom(cause)))
        queue.push(...(inside ?? []).filter((one) => !isLeftOut(one)))
      } else if (kind) {
        kinds.set(file, kind)
        files.push(file)
      }
    }
    this.files = files
    this.tables.clear()
    const metadata = files.filter((file) => kinds.get(file) === 'metadata')
    const tables = await this.openTables(metadata, problems, reading)
    return {
      tables,
      loose:
        tables.length > 0 ? [] : files.filter((file) => kinds.get(file) !== 'hint').map(({ path, blob }) => ({ path, size: blob.size })),
      problems,
      files: files.length,
      bytes: files.reduce((sum, { blob }) => sum + blob.size, 0),
      leftOut: given.length - given.filter((file) => !isLeftOut(file)).length,
    }
  }

  /** Opens another metadata file of an opened table. */
  async openVersion(path: string, versions: readonly string[], reading: Reading): Promise<TableView> {
    const file = this.files.find((one) => one.path === path)
    if (!file) throw new Error(`Unknown metadata file: ${path}`)
    return this.openTable(file, versions, reading)
  }

  private async openTables(metadata: readonly TableFile[], problems: Problem[], reading: Reading): Promise<TableView[]> {
    const byFolder = new Map<string, TableFile[]>()
    for (const file of metadata) byFolder.set(folderOf(file.path), [...(byFolder.get(folderOf(file.path)) ?? []), file])
    const tables: TableView[] = []
    for (const versions of byFolder.values()) {
      versions.sort((a, b) => versionOf(b.path) - versionOf(a.path) || b.path.localeCompare(a.path))
      const paths = versions.map(({ path }) => path)
      // If the newest file is damaged, the one before it shows the table as it was.
      for (const file of versions) {
        const table = await this.openTable(file, paths, reading).catch((cause) => void problems.push(problemFrom(cause)))
        if (!table) continue
        tables.push(table)
        break
      }
    }
    return tables
  }

  private async openTable(file: TableFile, versions: readonly string[], reading: Reading): Promise<TableView> {
    const table = new Table(await readMetadata(file, reading), this.files)
    this.tables.set(file.path, table)
    return tableView(table, versions)
  }

  private async at(key: string, snapshotId: string, reading: Reading): Promise<{ table: Table; files: SnapshotFiles }> {
    const table = this.tables.get(key)
    const snapshot = table?.metadata.snapshots.find(({ id }) => id === snapshotId)
    if (!table || !snapshot) throw new Error(`Unknown snapshot: ${snapshotId}`)
    return { table, files: await table.read(snapshot, reading) }
  }

  /** @param target file size in bytes that compaction would aim at */
  async snapshot(key: string, snapshotId: string, target: number, reading: Reading = {}): Promise<SnapshotDetails> {
    const { table, files } = await this.at(key, snapshotId, reading)
    const rowsOf = (list: readonly ContentFile[]) => list.slice(0, MOST_CHANGES).map((file) => fileRow(table, file, 0))
    return {
      id: snapshotId,
      complete: files.complete,
      ...(files.missingList && { missingList: files.missingList }),
      ...(files.problem && { problem: files.problem }),
      manifests: files.manifests.map((manifest) => manifestView(table, manifest)),
      totals: {
        dataFiles: files.data.length,
        rows: sumOf(files.data, 'rows'),
        bytes: sumOf(files.data, 'size'),
        deleteFiles: files.deletes.length,
        deletedRows: sumOf(files.deletes, 'rows'),
        deleteBytes: sumOf(files.deletes, 'size'),
      },
      added: rowsOf(files.added),
      removed: rowsOf(files.removed),
      more: Math.max(0, files.added.length - MOST_CHANGES) + Math.max(0, files.removed.length - MOST_CHANGES),
      pressure: this.pressure(table, files, target),
    }
  }

  private pressure(table: Table, { data, deletes, deletesOf }: SnapshotFiles, target: number): PressureView {
    const { classes, deletes: sums, filesWithDeletes, deleteReads, partitions, advice } = pressureOf(data, deletes, deletesOf, target)
    return {
      target,
      classes,
      deletes: (['equality deletes', 'position deletes', 'deletion vector'] as const).map((content) => ({ content, ...sums[content] })),
      filesWithDeletes,
      deleteReads,
      partitions: partitions.slice(0, MOST_PARTITIONS).map(({ example, files, rows, bytes, deleteFiles }) => ({
        name: partitionName(table, example) || 'Whole table',
        files,
        rows,
        bytes,
        deleteFiles,
      })),
      partitionCount: partitions.length,
      advice,
    }
  }

  /** A page of the live files of a snapshot. */
  async list(key: string, snapshotId: string, { content, search, order, page }: FileQuery, reading: Reading = {}): Promise<FilePage> {
    const { table, files } = await this.at(key, snapshotId, reading)
    const appliesTo = new Map<ContentFile, number>()
    const applies = (file: ContentFile) => (file.content === 'data' ? files.deletesOf(file).length : (appliesTo.get(file) ?? 0))
    for (const file of files.data) for (const one of files.deletesOf(file)) appliesTo.set(one, (appliesTo.get(one) ?? 0) + 1)
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    const listed = [...(content === 'deletes' ? [] : files.data), ...(content === 'data' ? [] : files.deletes)].filter((file) => {
      const text = `${file.path} ${partitionName(table, file)} ${file.content}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    const value = (file: ContentFile) => (order === 'size' ? file.size : order === 'rows' ? file.rows : applies(file))
    if (order !== 'path') listed.sort((a, b) => value(b) - value(a))
    const pages = Math.max(1, Math.ceil(listed.length / PAGE))
    const shown = Math.min(Math.max(0, page), pages - 1)
    return {
      rows: listed.slice(shown * PAGE, (shown + 1) * PAGE).map((file) => fileRow(table, file, applies(file))),
      total: listed.length,
      page: shown,
      pages,
    }
  }

  /** Bounds, counts and related files of one file. */
  async file(key: string, snapshotId: string, path: string, reading: Reading = {}): Promise<FileView> {
    const { table, files } = await this.at(key, snapshotId, reading)
    const file = [...files.data, ...files.deletes, ...files.removed].find((one) => one.path === path)
    if (!file) throw new Error(`Unknown file: ${path}`)
    return fileView(table, files, file)
  }

  /** What a query reads. @throws PredicateProblem if the condition cannot be understood */
  async scan(key: string, snapshotId: string, condition: string, reading: Reading = {}): Promise<ScanView> {
    const { table, files } = await this.at(key, snapshotId, reading)
    const predicate = condition.trim() ? parsePredicate(condition, table.fieldsOf(files.snapshot)) : { kind: 'and' as const, parts: [] }
    const scan = planScan(table, files, predicate)
    const kept = scan.files.filter(({ skipped }) => !skipped).map(({ file }) => file)
    const by = (kind: 'manifest' | 'partition' | 'bounds') => {
      const members = scan.files.filter(({ skipped }) => skipped?.by === kind).map(({ file }) => file)
      return { files: members.length, bytes: sumOf(members, 'size') }
    }
    const groups = scanGroups(scan.files)
    const deletes = [...scan.deletes]
    return {
      total: { files: files.data.length, rows: sumOf(files.data, 'rows'), bytes: sumOf(files.data, 'size') },
      read: {
        files: kept.length,
        rows: sumOf(kept, 'rows'),
        bytes: sumOf(kept, 'size'),
        deleteFiles: deletes.length,
        deleteBytes: sumOf(deletes, 'size'),
      },
      manifests: scan.manifests,
      skipped: { manifest: by('manifest'), partition: by('partition'), bounds: by('bounds') },
      reasons: groups.slice(0, MOST_REASONS),
      moreReasons: Math.max(0, groups.length - MOST_REASONS),
      lanes: rangeLanes(predicate, scan.files),
      files: scan.files.slice(0, MOST_CHANGES).map(({ file, skipped }) => ({
        row: fileRow(table, file, relatedFiles(files, file).length),
        ...(skipped && { skipped }),
      })),
      moreFiles: Math.max(0, scan.files.length - MOST_CHANGES),
    }
  }

  /** Content of an opened file. @param address path of an opened file, or an address in the metadata of a table */
  async content(address: string, key: string | undefined, reading: Reading = {}): Promise<ContentView> {
    const file = this.files.find(({ path }) => path === address) ?? (key === undefined ? undefined : this.tables.get(key)?.find(address))
    if (!file) throw new Error(`The file was not opened: ${address}`)
    const base = { path: file.path, size: file.blob.size }
    const kind = await kindOf(file)
    if (kind === 'puffin') return { ...base, kind, blobs: await readPuffin(file) }
    if (kind === 'avro') return { ...base, ...(await this.avroContent(file, reading)) }
    if (kind === 'parquet') {
      const parquet = await readParquet(file, reading)
      const rows = await firstRows(file, FIRST_ROWS, reading).then(
        (found) => ({ rows: found }),
        (cause) => ({ rowsProblem: problemFrom(cause) }),
      )
      return { ...base, kind, parquet, ...rows }
    }
    return { ...base, kind: 'text', text: new TextDecoder().decode(await readBytes(file, 0, LONGEST_TEXT)) }
  }

  private async avroContent(file: TableFile, reading: Reading) {
    const kind = await avroKind(file)
    const anyTable = [...this.tables.values()][0] ?? emptyTable()
    if (kind === 'manifest list') {
      const manifests = await readManifestList(file, reading)
      return { kind, manifests: manifests.map((manifest) => manifestView(anyTable, { ...manifest, entries: [] })) }
    }
    if (kind === 'manifest') {
      const inherited = await inheritedOf(file)
      const entries = await readManifest(file, inherited, reading)
      const rows: FileRow[] = entries.slice(0, MOST_ENTRIES).map((entry) => fileRow(anyTable, entry, 0))
      return { kind, entries: rows, count: entries.length, specId: inherited.specId }
    }
    const { records, codec } = await openAvro(file, { reading, decompress: decompressBlock })
    const rows: Array<Record<string, unknown>> = []
    for await (const record of records()) if (rows.push(record) >= FIRST_ROWS) break
    const columns = Object.keys(rows[0] ?? {})
    return { kind: 'avro' as const, codec, columns, rows: rows.map((row) => columns.map((column) => shownValue(row[column]))) }
  }
}

/** Stands for the unknown table of a file that is opened by itself. */
const emptyTable = () =>
  new Table(
    {
      file: '',
      formatVersion: 2,
      location: '',
      lastUpdated: 0,
      currentSchemaId: 0,
      schemas: [],
      defaultSpecId: 0,
      specs: [],
      defaultSortOrderId: 0,
      sortOrders: [],
      properties: {},
      snapshots: [],
      refs: [],
      log: [],
      statistics: [],
    },
    [],
  )
