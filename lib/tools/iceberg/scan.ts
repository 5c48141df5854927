import type { ContentFile } from './manifest'
import type { Predicate } from './predicate'
import { fileReason, manifestReason } from './prune'
import type { SnapshotFiles, Table } from './table'
import type { ScanGroup } from './views'

type Verdict = { by: ScanGroup['by']; text: string } | undefined

/** A data file of a snapshot, and why a query skips it. */
export type ScannedFile = { file: ContentFile; skipped: Verdict }

export type Scan = {
  files: ScannedFile[]
  manifests: { read: number; skipped: number }
  /** Delete files that apply to files that are read. */
  deletes: Set<ContentFile>
}

/** Plans a query with a condition as engines do: manifests by their partition ranges, then files by partition, then by the bounds of columns. */
export function planScan(table: Table, { manifests, deletesOf }: SnapshotFiles, predicate: Predicate): Scan {
  const scan: Scan = { files: [], manifests: { read: 0, skipped: 0 }, deletes: new Set() }
  for (const manifest of manifests) {
    const spec = table.specs.get(manifest.specId)
    const whole = manifestReason(predicate, manifest, spec)
    if (whole) scan.manifests.skipped++
    else scan.manifests.read++
    for (const file of manifest.entries) {
      if (file.status === 'deleted' || file.content !== 'data') continue
      const skipped: Verdict = whole ? { by: 'manifest', text: whole.text } : fileReason(predicate, file, spec)
      scan.files.push({ file, skipped })
      if (!skipped) for (const one of deletesOf(file)) scan.deletes.add(one)
    }
  }
  return scan
}

/** Reasons with the number and size of the files that they skip, those that skip most files first. */
export function scanGroups(files: readonly ScannedFile[]): ScanGroup[] {
  const groups = new Map<string, ScanGroup>()
  for (const { file, skipped } of files) {
    if (!skipped) continue
    const key = `${skipped.by} ${skipped.text}`
    const group = groups.get(key) ?? { ...skipped, files: 0, bytes: 0 }
    group.files++
    group.bytes += file.size
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.files - a.files)
}
