import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { DestinationId, SourceId } from '@/lib/systems'
import { checkText } from '@/lib/tools/config/check-text'
import type { ToolData } from '@/lib/tools/config/tool-data'
import { CodeInput, goTo } from './CodeInput'
import { countText, Findings } from './Findings'

/** Checks a file while the visitor types. */
export function CheckPanel({ data, source, destination }: { data: ToolData; source: SourceId; destination: DestinationId }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [version, setVersion] = useState(data.versions[0] ?? '')
  const checked = useDeferredValue(text)
  const result = useMemo(
    () => (checked.trim() ? checkText(checked, { data, source, destination, version }) : undefined),
    [checked, data, source, destination, version],
  )
  return (
    <section className="config-check-panel" aria-label="Check a file">
      <div className="config-columns">
        <div>
          <CodeInput
            id={id}
            label="source.json, destination.json or streams.json"
            describedBy={`${id}-result`}
            value={text}
            onChange={setText}
            field={field}
          />
          <label className="config-version">
            OLake version
            <select className="form-control" value={version} onChange={(event) => setVersion(event.target.value)}>
              {data.versions.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        </div>
        <div>
          <output id={`${id}-result`} className="config-result">
            {result ? (
              <>
                <strong>{result.title}</strong>: {countText(result.findings) || 'no problems found'}
              </>
            ) : (
              'Paste a file. It is checked in your browser while you type.'
            )}
          </output>
          {result && <Findings findings={result.findings} go={(finding) => goTo(field.current, finding)} />}
        </div>
      </div>
    </section>
  )
}
