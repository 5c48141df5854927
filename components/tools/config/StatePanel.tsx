import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { DestinationId, SourceId } from '@/lib/systems'
import { decodeState, type StateReport } from '@/lib/tools/config/state/decode-state'
import type { ToolData } from '@/lib/tools/config/tool-data'
import { CodeInput, goTo } from './CodeInput'
import { countText, Findings } from './Findings'
import { Marked } from './Marked'

function Report({ report }: { report: StateReport }) {
  return (
    <>
      {report.shared.map((text) => (
        <p key={text} className="config-paragraph">
          <Marked text={text} />
        </p>
      ))}
      {report.streams.map(({ name, load, position, next }) => (
        <section key={name} className="config-stream" aria-label={name}>
          <h2>
            <code>{name}</code>
          </h2>
          <dl>
            <dt>Initial load</dt>
            <dd>
              <Marked text={load} />
            </dd>
            <dt>Position</dt>
            <dd>
              <Marked text={position} />
            </dd>
            <dt>Next run</dt>
            <dd>
              <Marked text={next} />
            </dd>
          </dl>
        </section>
      ))}
    </>
  )
}

/** Reads a state file while the visitor types. */
export function StatePanel({ data, source, destination }: { data: ToolData; source: SourceId; destination: DestinationId }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const read = useDeferredValue(text)
  const report = useMemo(() => (read.trim() ? decodeState(read, source, destination) : undefined), [read, source, destination])
  return (
    <section className="config-columns" aria-label="Read a state file">
      <CodeInput id={id} label="state.json" describedBy={`${id}-result`} value={text} onChange={setText} field={field} />
      <div>
        <output id={`${id}-result`} className="config-result">
          {report ? (
            <>
              <strong>
                State of a {data.sources[report.source ?? source].label} job, version {report.version || 'unknown'}
              </strong>
              : {report.streams.length} {report.streams.length === 1 ? 'stream' : 'streams'}
              {report.findings.length > 0 && `, ${countText(report.findings)}`}
            </>
          ) : (
            'Paste a state.json. It stays in your browser.'
          )}
        </output>
        {report && (
          <>
            <Report report={report} />
            <Findings findings={report.findings} go={(finding) => goTo(field.current, finding)} />
          </>
        )}
      </div>
    </section>
  )
}
