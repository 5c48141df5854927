import { useState } from 'react'
import type { SourceId } from '@/lib/systems'
import { dockerCommands, type Shell, shells } from '@/lib/tools/config/commands'
import type { Finding } from '@/lib/tools/config/document'
import { uiFields } from '@/lib/tools/config/form'
import { FileView } from './FileView'
import { countText } from './Findings'
import { Marked } from './Marked'
import type { ConfigForm } from './use-config-forms'

function stateText(name: string, findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) return `${name} is not complete: ${countText(errors)}.`
  return findings.length > 0 ? `${name} is valid, with ${countText(findings)}.` : `${name} is valid.`
}

/** A file that a form makes, and whether it is complete. */
export function FormFile({ name, form: { text, findings, showAll } }: { name: string; form: ConfigForm }) {
  const incomplete = findings.some(({ level }) => level === 'error')
  return (
    <section aria-label={`Generated ${name}`}>
      <FileView name={name} text={text} />
      <div className="config-state">
        <output>{stateText(name, findings)}</output>
        {incomplete && (
          <button type="button" className="link" onClick={showAll}>
            Show errors in the form
          </button>
        )}
      </div>
    </section>
  )
}

/** The streams that were chosen. Discovery writes the rest of the file. */
export function StreamsFile({ text, findings }: { text: string; findings: readonly Finding[] }) {
  return (
    <section aria-label="Generated streams.json">
      <FileView name="streams.json" text={text} />
      <p className="config-help">
        Your choices only. <code>discover</code> writes the complete file with columns and keys: take <code>selected_streams</code> from
        here, and set <code>sync_mode</code> and <code>cursor_field</code> of these streams there.
      </p>
      <div className="config-problems">
        {findings.map(({ level, text: remark, offset }) => (
          <p key={offset + remark} data-level={level}>
            <span className="sr-only">{level}: </span>
            <Marked text={remark} />
          </p>
        ))}
      </div>
    </section>
  )
}

/** Docker commands for all steps of a job. */
export function Commands({ source, version }: { source: SourceId; version: string }) {
  const [shell, setShell] = useState<Shell>('unix')
  return (
    <details className="config-more">
      <summary>Docker commands</summary>
      <label className="config-version">
        Shell
        <select className="form-control" value={shell} onChange={(event) => setShell(event.target.value as Shell)}>
          {Object.entries(shells).map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p className="config-help">
        Put the files into the folder <code>olake</code> in your home directory.
      </p>
      {dockerCommands(source, version, shell).map(({ id, title, text }) => (
        <FileView key={id} name={title} file={`${id}.txt`} text={text} />
      ))}
    </details>
  )
}

/** Fields of OLake UI with the values to enter. */
export function UiFields({ forms }: { forms: ReadonlyArray<readonly [title: string, form: ConfigForm]> }) {
  return (
    <details className="config-more">
      <summary>Fields in OLake UI</summary>
      {forms.map(([title, { context, values }]) => {
        const lines = uiFields(context.reference, values).map(
          ({ section, label, value }) => `${section && section !== label ? `${section} > ` : ''}${label}: ${value}`,
        )
        return <FileView key={title} name={`${title} form`} file={`olake-ui-${title.toLowerCase()}.txt`} text={lines.join('\n')} />
      })}
    </details>
  )
}
