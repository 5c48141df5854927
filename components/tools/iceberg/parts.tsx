import type { ReactNode } from 'react'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { Spinner } from '@/components/ui/Spinner'
import type { Failure } from '@/lib/tools/iceberg/messages'
import type { Problem } from '@/lib/tools/iceberg/problem'
import { countText, sizeText } from '@/lib/tools/iceberg/units'
import type { Answer } from './use-answer'

type Column = { name: string; numeric?: true }

/** A table that scrolls in its own box. Cells of numeric columns are aligned to the right. */
export function DataTable({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly Column[]
  rows: ReadonlyArray<{ key: string; cells: ReactNode[]; mark?: string }>
}) {
  return (
    <ScrollBox label={label} className="tx-table">
      <table>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ name, numeric }) => (
              <th key={name} scope="col" data-numeric={numeric}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, mark }) => (
            <tr key={key} data-mark={mark}>
              {cells.map((cell, index) => (
                <td key={columns[index]?.name} data-numeric={columns[index]?.numeric}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** Terms and values in a row, such as the totals of a snapshot. */
export function Facts({ items }: { items: ReadonlyArray<readonly [term: string, value: ReactNode]> }) {
  return (
    <dl className="tx-facts">
      {items.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A file that cannot be read: what was found, where, and what to do. */
export function ProblemReport({ problem: { file, offset, found, advice } }: { problem: Problem }) {
  return (
    <div className="tx-problem">
      <p className="tx-problem-place">
        <code>{file}</code>, byte {countText(offset)}
      </p>
      <p>
        {found} {advice}
      </p>
    </div>
  )
}

/** Why a view has no content, with a button that tries again where that can help. */
export function FailureReport({ failure, again }: { failure: Failure; again?: () => void }) {
  return (
    <div role="alert" className="tx-failure">
      {failure.kind === 'file' && <ProblemReport problem={failure.problem} />}
      {failure.kind === 'canceled' && <p>Reading was canceled.</p>}
      {failure.kind === 'condition' && <p>{failure.message}</p>}
      {failure.kind === 'defect' && <p>The explorer failed: {failure.message}</p>}
      {again && failure.kind !== 'condition' && (
        <button type="button" className="tx-button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  )
}

/** Progress of a read with a button that stops it. @param total in bytes, if it is known */
export function Progress({ label, bytes, total, cancel }: { label: string; bytes: number; total?: number; cancel: () => void }) {
  return (
    <div className="tx-state">
      <Spinner label={label} />
      <span>
        {label}
        {bytes > 0 && `, ${sizeText(bytes)}${total ? ` of ${sizeText(total)}` : ''} read`}
      </span>
      <button type="button" className="tx-button" onClick={cancel}>
        Cancel
      </button>
    </div>
  )
}

/** The states of an answer around its content. */
export function Answered<Value>({
  answer,
  label,
  children,
}: {
  answer: Answer<Value>
  label: string
  children: (value: Value) => ReactNode
}) {
  const { value, failure, isBusy, bytes, cancel, again } = answer
  if (failure) return <FailureReport failure={failure} again={again} />
  if (value === undefined) return isBusy ? <Progress label={label} bytes={bytes} cancel={cancel} /> : null
  return (
    <div className="tx-stack" aria-busy={isBusy}>
      {children(value)}
    </div>
  )
}
