import { countText, sizeText } from '@/lib/tools/iceberg/units'
import type { FileRow } from '@/lib/tools/iceberg/views'
import { DataTable } from './parts'

const columns = [
  { name: 'Content' },
  { name: 'Partition' },
  { name: 'Rows', numeric: true as const },
  { name: 'Size', numeric: true as const },
  { name: 'Added by', numeric: true as const },
  { name: 'File' },
]

/** A name that can be read: the start tells task and commit, and the end the kind. */
const shortName = (name: string) => (name.length > 44 ? `${name.slice(0, 22)}…${name.slice(-18)}` : name)

/** Files as rows. @param open shows everything about one file @param marks texts for some files, such as why they are skipped, by path */
export function FileList({ label, files, open, marks }: FileListProps) {
  return (
    <DataTable
      label={label}
      columns={marks ? [...columns, { name: marks.name }] : columns}
      rows={files.map((file) => ({
        key: `${file.status} ${file.path}`,
        mark: file.content === 'data' ? 'data' : 'deletes',
        cells: [
          file.content,
          file.partition || 'none',
          countText(file.rows),
          sizeText(file.size),
          file.addedBy ?? 'expired',
          open ? (
            <button key="open" type="button" className="tx-link" title={file.path} onClick={() => open(file.path)}>
              {shortName(file.name)}
            </button>
          ) : (
            <span key="name" title={file.path}>
              {shortName(file.name)}
            </span>
          ),
          ...(marks ? [marks.of(file)] : []),
        ],
      }))}
    />
  )
}

type FileListProps = {
  label: string
  files: readonly FileRow[]
  open?: (path: string) => void
  marks?: { name: string; of: (file: FileRow) => string }
}
