'use client'

import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LazyComponent, lazySource } from '@/components/ui/LazyComponent.client'
import { Spinner } from '@/components/ui/Spinner'
import { type ChosenFile, droppedFiles, inputFiles } from '@/lib/browser/dropped-files'
import type { TableSource } from './TableExplorer.client'

const explorer = lazySource<{ source: TableSource; close: () => void }>(() =>
  import('./TableExplorer.client').then(({ TableExplorer }) => TableExplorer),
)

/** Whether the address leads to a snapshot of the sample table, as links in articles do. */
const namesSnapshot = () => /^#snapshot-\d+$/.test(window.location.hash)

/** Opens a table from the disk, or the sample table. The code that reads it loads when one is opened. */
export function OpenTable({ sample, children }: { sample: string; children: ReactNode }) {
  const [source, setSource] = useState<TableSource>()
  const [isOver, setOver] = useState(false)
  const [unreadable, setUnreadable] = useState<string>()
  const folder = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  // Browsers have the property, but HTML has no attribute for it.
  const setFolder = (input: HTMLInputElement | null) => {
    folder.current = input
    if (input) input.webkitdirectory = true
  }
  const openSample = () => setSource({ kind: 'sample', address: sample })
  const openFiles = (chosen: readonly ChosenFile[]) => {
    setUnreadable(undefined)
    if (chosen.length > 0) setSource({ kind: 'files', files: chosen })
  }

  useEffect(() => {
    const follow = () => {
      if (namesSnapshot()) setSource((current) => current ?? { kind: 'sample', address: sample })
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [sample])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void droppedFiles(event.dataTransfer).then(openFiles, (cause: Error) => setUnreadable(cause.message))
  }

  return (
    <section
      className="table-explorer not-prose"
      aria-label="Table explorer"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={drop}
    >
      <div className="needs-js no-print tx-open">
        <p className="tx-open-title">Drop a table folder here, or choose</p>
        <div className="tx-buttons">
          <button type="button" className="tx-button tx-primary" onClick={openSample}>
            Sample table
          </button>
          <button type="button" className="tx-button" onClick={() => folder.current?.click()}>
            Table folder
          </button>
          <button type="button" className="tx-button" onClick={() => files.current?.click()}>
            Single files
          </button>
        </div>
        <p className="tx-note">Files are read in this browser tab. Nothing is uploaded or stored.</p>
        {unreadable && (
          <p role="alert" className="tx-note">
            {unreadable}
          </p>
        )}
        <input
          ref={setFolder}
          type="file"
          hidden
          aria-label="Table folder"
          onChange={({ currentTarget }) => {
            openFiles(inputFiles(currentTarget.files))
            currentTarget.value = ''
          }}
        />
        <input
          ref={files}
          type="file"
          hidden
          multiple
          aria-label="Single files"
          onChange={({ currentTarget }) => {
            openFiles(inputFiles(currentTarget.files))
            currentTarget.value = ''
          }}
        />
      </div>
      {source && (
        <LazyComponent
          source={explorer}
          part="The table explorer"
          props={{ source, close: () => setSource(undefined) }}
          loading={
            <p className="tx-state">
              <Spinner label="Loading the table explorer" /> Loading the table explorer
            </p>
          }
        />
      )}
      <div className="tx-summary" hidden={source !== undefined}>
        {children}
      </div>
    </section>
  )
}
