import { useState } from 'react'
import { counted, sizeText } from '@/lib/tools/iceberg/units'
import type { LooseFile } from '@/lib/tools/iceberg/views'
import { FileContent } from './FileContent'
import type { Reader } from './reader'

/** Most files that are listed. */
const MOST = 200

/** Files that were opened without the metadata of their table, one at a time. */
export function LooseFiles({ files, reader }: { files: readonly LooseFile[]; reader: Reader }) {
  const [open, setOpen] = useState(files.length === 1 ? files[0]?.path : undefined)
  if (files.length === 0) return null
  return (
    <section className="tx-panel" aria-label="Opened files">
      <p className="tx-note">
        {counted(files.length, 'file')} without a metadata file. To see a table, open the folder that contains its <code>metadata</code>{' '}
        folder.
      </p>
      <label className="tx-field">
        <span>File</span>
        <select value={open ?? ''} onChange={({ currentTarget }) => setOpen(currentTarget.value || undefined)}>
          <option value="">Select a file</option>
          {files.slice(0, MOST).map(({ path, size }) => (
            <option key={path} value={path}>
              {path} ({sizeText(size)})
            </option>
          ))}
        </select>
      </label>
      {files.length > MOST && <p className="tx-note">The first {MOST} are listed.</p>}
      {open !== undefined && <FileContent key={open} reader={reader} address={open} />}
    </section>
  )
}
