'use client'

import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '@/components/ui/LoadFailure'
import type { ChosenFile } from '@/lib/browser/dropped-files'
import { type Failure, ReadFailure } from '@/lib/tools/iceberg/messages'
import { counted, sizeText } from '@/lib/tools/iceberg/units'
import type { OpenedView } from '@/lib/tools/iceberg/views'
import { LooseFiles } from './LooseFiles'
import { FailureReport, ProblemReport, Progress } from './parts'
import { type Reader, startReader } from './reader'
import { TablePanel } from './TablePanel'

/** What a visitor opened: the sample table at its address, or files. */
export type TableSource = { kind: 'sample'; address: string } | { kind: 'files'; files: readonly ChosenFile[] }

type State =
  | { step: 'opening'; bytes: number; cancel: () => void }
  | { step: 'open'; reader: Reader; opened: OpenedView }
  | { step: 'failed'; failure: Failure }
  | { step: 'missing'; part: string; error: unknown }

const SAMPLE = 'iceberg-orders.tar'

async function filesOf(source: TableSource, signal: AbortSignal): Promise<readonly ChosenFile[]> {
  if (source.kind === 'files') return source.files
  const response = await fetch(source.address, { signal })
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${source.address}.`)
  return [{ path: SAMPLE, blob: await response.blob() }]
}

/** Starts the thread that reads files, and opens a table with it. */
function useTable(source: TableSource): [State, () => void] {
  const [state, setState] = useState<State>({ step: 'opening', bytes: 0, cancel: () => {} })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` opens the table again
  useEffect(() => {
    let isCurrent = true
    const show = (next: State) => {
      if (isCurrent) setState(next)
    }
    const loading = new AbortController()
    const reader = startReader((error) => show({ step: 'missing', part: 'The file reader', error }), ReadFailure)
    const stop = () => {
      loading.abort()
      show({ step: 'failed', failure: { kind: 'canceled' } })
    }
    show({ step: 'opening', bytes: 0, cancel: stop })
    filesOf(source, loading.signal).then(
      (files) => {
        if (!isCurrent) return
        const asked = reader.ask('open', [[...files]], (bytes) =>
          setState((before) => (isCurrent && before.step === 'opening' ? { ...before, bytes: before.bytes + bytes } : before)),
        )
        show({ step: 'opening', bytes: 0, cancel: asked.cancel })
        asked.answer.then(
          (opened) => show({ step: 'open', reader, opened }),
          (cause: unknown) => {
            if (cause instanceof ReadFailure) show({ step: 'failed', failure: cause.failure })
          },
        )
      },
      (error: unknown) => {
        if (!loading.signal.aborted) show({ step: 'missing', part: 'The sample table', error })
      },
    )
    return () => {
      isCurrent = false
      loading.abort()
      reader.stop()
    }
  }, [source, attempt])

  return [state, () => setAttempt(attempt + 1)]
}

const nameOf = (source: TableSource) =>
  source.kind === 'sample' ? 'Opening the sample table' : `Opening ${counted(source.files.length, 'file')}`

/** An opened table with all its views. It loads when the first table is opened. */
export function TableExplorer({ source, close }: { source: TableSource; close: () => void }) {
  const [state, again] = useTable(source)
  const [chosen, setChosen] = useState<string>()
  const top = useRef<HTMLDivElement>(null)
  const isOpen = state.step === 'open'

  useEffect(() => {
    if (isOpen && source.kind === 'sample' && window.location.hash.startsWith('#snapshot-')) top.current?.scrollIntoView()
  }, [isOpen, source])

  if (state.step === 'opening') return <Progress label={nameOf(source)} bytes={state.bytes} cancel={state.cancel} />
  if (state.step === 'failed') return <FailureReport failure={state.failure} again={again} />
  if (state.step === 'missing') return <LoadFailure part={state.part} error={state.error} retry={again} />
  const { opened, reader } = state
  const table = opened.tables.find(({ key }) => key === chosen) ?? opened.tables[0]
  return (
    <div ref={top} className="tx-opened">
      <div className="tx-opened-head">
        <p>
          {counted(opened.files, 'file')}, {sizeText(opened.bytes)}
          {opened.leftOut > 0 && `, ${opened.leftOut} left out`}
        </p>
        {opened.tables.length > 1 && (
          <label className="tx-field">
            <span>Table</span>
            <select value={table?.key} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
              {opened.tables.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name} ({key})
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="tx-button" onClick={close}>
          Close
        </button>
      </div>
      {opened.problems.length > 0 && (
        <section className="tx-problems" aria-label="Files that could not be read" role="alert">
          <p>{counted(opened.problems.length, 'file')} could not be read.</p>
          {opened.problems.slice(0, 20).map((problem) => (
            <ProblemReport key={`${problem.file} ${problem.offset}`} problem={problem} />
          ))}
          {opened.problems.length > 20 && <p>{opened.problems.length - 20} more problems are not shown.</p>}
        </section>
      )}
      {table ? (
        <TablePanel key={table.key} first={table} reader={reader} isSample={source.kind === 'sample'} />
      ) : (
        <LooseFiles files={opened.loose} reader={reader} />
      )}
    </div>
  )
}
