import { deleteFinder } from './deletes'
import { fileFinder, type Reading, type TableFile } from './files'
import { type ContentFile, type Manifest, readManifest, readManifestList } from './manifest'
import type { PartitionSpec, Snapshot, TableMetadata } from './metadata'
import { FileProblem, type Problem, problemOf } from './problem'
import { type Field, fieldsById } from './schema'

/** A manifest of a snapshot with its entries, or why they are unknown. */
export type OpenedManifest = Manifest & { entries: ContentFile[]; missing?: true; problem?: Problem }

/** Files of a snapshot. `complete` is false if a manifest was not opened or is damaged. */
export type SnapshotFiles = {
  snapshot: Snapshot
  manifests: OpenedManifest[]
  /** Live files: those that a query of the snapshot can read. */
  data: ContentFile[]
  deletes: ContentFile[]
  /** Files that the snapshot itself added or removed. */
  added: ContentFile[]
  removed: ContentFile[]
  complete: boolean
  /** Manifest list that was not opened. */
  missingList?: string
  problem?: Problem
  deletesOf: (file: ContentFile) => ContentFile[]
}

/** A table metadata file together with the other opened files of the table. */
export class Table {
  readonly fields: ReadonlyMap<number, Field>
  readonly specs: ReadonlyMap<number, PartitionSpec>
  /** Finds the opened file of an address in the metadata. */
  readonly find: (address: string) => TableFile | undefined
  /** Manifests are shared between snapshots. Entries depend on the sequence number that they inherit, which never changes. */
  private readonly manifests = new Map<string, ContentFile[]>()
  private latest?: { id: string; files: SnapshotFiles }

  constructor(
    readonly metadata: TableMetadata,
    files: readonly TableFile[],
  ) {
    this.fields = fieldsById(metadata.schemas, metadata.currentSchemaId)
    this.specs = new Map(metadata.specs.map((spec) => [spec.id, spec]))
    this.find = fileFinder(files)
  }

  /** Fields that a query of a snapshot can name. */
  fieldsOf(snapshot: Snapshot): Field[] {
    const { schemas, currentSchemaId } = this.metadata
    return (schemas.find(({ id }) => id === (snapshot.schemaId ?? currentSchemaId)) ?? schemas.at(-1))?.fields ?? []
  }

  /** Reads all manifests of a snapshot that were opened. @throws if the read was canceled */
  async read(snapshot: Snapshot, reading: Reading = {}): Promise<SnapshotFiles> {
    if (this.latest?.id === snapshot.id) return this.latest.files
    const { list, missingList, problem } = await this.list(snapshot, reading)
    const manifests: OpenedManifest[] = []
    for (const manifest of list) manifests.push(await this.open(manifest, reading))
    const entries = manifests.flatMap((manifest) => manifest.entries)
    const live = entries.filter(({ status }) => status !== 'deleted')
    const deletes = live.filter(({ content }) => content !== 'data')
    const own = entries.filter(({ snapshotId }) => snapshotId === snapshot.id)
    const files: SnapshotFiles = {
      snapshot,
      manifests,
      data: live.filter(({ content }) => content === 'data'),
      deletes,
      added: own.filter(({ status }) => status === 'added'),
      removed: own.filter(({ status }) => status === 'deleted'),
      complete: !missingList && !problem && manifests.every((manifest) => !manifest.missing && !manifest.problem),
      ...(missingList && { missingList }),
      ...(problem && { problem }),
      deletesOf: deleteFinder(deletes, this.metadata.specs, this.fields),
    }
    this.latest = { id: snapshot.id, files }
    return files
  }

  private async list(snapshot: Snapshot, reading: Reading): Promise<{ list: Manifest[]; missingList?: string; problem?: Problem }> {
    if (!snapshot.manifestList) {
      return {
        list: snapshot.manifests.map((path) => ({
          path,
          length: 0,
          specId: this.metadata.defaultSpecId,
          content: 'data',
          sequenceNumber: 0,
          minSequenceNumber: 0,
          addedSnapshotId: snapshot.id,
          partitions: [],
        })),
      }
    }
    const file = this.find(snapshot.manifestList)
    if (!file) return { list: [], missingList: snapshot.manifestList }
    return readManifestList(file, reading).then(
      (list) => ({ list }),
      (cause: unknown) => ({ list: [], problem: problemFrom(cause) }),
    )
  }

  private async open(manifest: Manifest, reading: Reading): Promise<OpenedManifest> {
    const known = this.manifests.get(manifest.path)
    if (known) return { ...manifest, entries: known }
    const file = this.find(manifest.path)
    if (!file) return { ...manifest, entries: [], missing: true }
    try {
      const entries = await readManifest(file, manifest, reading)
      this.manifests.set(manifest.path, entries)
      return { ...manifest, entries }
    } catch (cause) {
      return { ...manifest, entries: [], problem: problemFrom(cause) }
    }
  }
}

/** The problem of a file. Everything else is thrown again. */
export function problemFrom(cause: unknown): Problem {
  if (cause instanceof FileProblem) return problemOf(cause)
  throw cause
}
