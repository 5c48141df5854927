import { useEffect, useRef, useState } from 'react'
import { counted } from '@/lib/tools/iceberg/units'
import type { FileQuery, SnapshotView, TableView } from '@/lib/tools/iceberg/views'
import { FileList } from './FileList'
import { FilePanel } from './FilePanel'
import { Answered } from './parts'
import type { Reader } from './reader'
import { useAnswer } from './use-answer'

/** Live files of a snapshot with a filter, and everything about the one that is open. */
export function FilesView({ reader, table, snapshot, file, setFile }: FilesViewProps) {
  const [content, setContent] = useState<FileQuery['content']>('all')
  const [order, setOrder] = useState<FileQuery['order']>('path')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const answer = useAnswer(reader, 'list', [table.key, snapshot.id, { content, search, order, page }])
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (file !== undefined) panel.current?.focus()
  }, [file])

  return (
    <>
      <div className="tx-controls">
        <label className="tx-field">
          <span>Content</span>
          <select
            value={content}
            onChange={({ currentTarget }) => {
              setContent(currentTarget.value as FileQuery['content'])
              setPage(0)
            }}
          >
            <option value="all">All files</option>
            <option value="data">Data files</option>
            <option value="deletes">Delete files</option>
          </select>
        </label>
        <label className="tx-field">
          <span>Order</span>
          <select value={order} onChange={({ currentTarget }) => setOrder(currentTarget.value as FileQuery['order'])}>
            <option value="path">As listed</option>
            <option value="size">Largest first</option>
            <option value="rows">Most rows first</option>
            <option value="deletes">Most deletes first</option>
          </select>
        </label>
        <label className="tx-field tx-grow">
          <span>Search</span>
          <input
            type="search"
            value={search}
            placeholder="Path or partition"
            onChange={({ currentTarget }) => {
              setSearch(currentTarget.value)
              setPage(0)
            }}
          />
        </label>
      </div>
      <Answered answer={answer} label="Reading the files">
        {(list) => (
          <>
            <p className="tx-note" aria-live="polite">
              {counted(list.total, 'file')}. Select a file to see its bounds and counts.
            </p>
            {list.rows.length > 0 && (
              <FileList
                label="Files of the snapshot"
                files={list.rows}
                open={setFile}
                marks={{
                  name: 'Deletes',
                  of: ({ content: kind, applies }) =>
                    kind === 'data' ? (applies > 0 ? counted(applies, 'delete file') : 'none') : `for ${counted(applies, 'data file')}`,
                }}
              />
            )}
            {list.pages > 1 && (
              <nav className="tx-pages" aria-label="Pages of the list">
                <button type="button" className="tx-button" disabled={list.page === 0} onClick={() => setPage(list.page - 1)}>
                  Previous
                </button>
                <span>
                  Page {list.page + 1} of {list.pages}
                </span>
                <button type="button" className="tx-button" disabled={list.page + 1 >= list.pages} onClick={() => setPage(list.page + 1)}>
                  Next
                </button>
              </nav>
            )}
          </>
        )}
      </Answered>
      {file !== undefined && (
        <div ref={panel} tabIndex={-1} className="tx-file">
          <FilePanel reader={reader} table={table} snapshot={snapshot} path={file} open={setFile} close={() => setFile(undefined)} />
        </div>
      )}
    </>
  )
}

type FilesViewProps = {
  reader: Reader
  table: TableView
  snapshot: SnapshotView
  /** Path of the open file. */
  file: string | undefined
  setFile: (path: string | undefined) => void
}
