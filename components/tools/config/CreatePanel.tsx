import { useMemo, useState } from 'react'
import type { DestinationId, SourceId } from '@/lib/systems'
import { checkValue } from '@/lib/tools/config/check'
import { dockerCommands, type Shell, shells } from '@/lib/tools/config/commands'
import { type Finding, readJson } from '@/lib/tools/config/document'
import { type FormValues, fileOf, startValues, uiFields, withValue } from '@/lib/tools/config/form'
import type { ToolData, ToolReference } from '@/lib/tools/config/tool-data'
import { Fields } from './Fields'
import { FileView } from './FileView'
import { countText } from './Findings'
import { Marked } from './Marked'

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** The form of a file and what it makes. @param start values that differ from those of OLake UI */
function useConfigForm(reference: ToolReference, version: string, start?: FormValues) {
  const [values, setValues] = useState(() => ({ ...startValues(reference), ...start }))
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [all, showAll] = useState(false)
  const text = json(fileOf(reference, values))
  const findings = useMemo(() => checkValue(readJson(text), reference, version), [text, reference, version])
  const problems = new Map<string, Finding[]>()
  for (const finding of findings) {
    const path = finding.path.join('.')
    // A field that the visitor has not reached yet is not wrong.
    if (finding.level === 'error' && !all && !visited.has(path)) continue
    problems.set(path, [...(problems.get(path) ?? []), finding])
  }
  const context = {
    reference,
    problems,
    change: (path: readonly string[], value: unknown) => setValues((before) => withValue(before, path, value)),
    visit: (path: readonly string[]) => setVisited((before) => new Set(before).add(path.join('.'))),
  }
  return { values, text, findings, context, showAll: () => showAll(true) }
}

type ConfigForm = ReturnType<typeof useConfigForm>

function Result({ name, form }: { name: string; form: ConfigForm }) {
  const errors = form.findings.filter(({ level }) => level === 'error')
  return (
    <>
      <FileView name={name} text={form.text} />
      <div className="config-state">
        <output>
          {errors.length > 0
            ? `${name} is not complete: ${countText(errors)}`
            : `${name} is valid${form.findings.length > 0 ? `, with ${countText(form.findings)}` : ''}`}
        </output>
        {errors.length > 0 && (
          <button type="button" className="link" onClick={form.showAll}>
            Show the errors of {name}
          </button>
        )}
      </div>
    </>
  )
}

function Commands({ source, version }: { source: SourceId; version: string }) {
  const [shell, setShell] = useState<Shell>('unix')
  return (
    <>
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
      {dockerCommands(source, version, shell).map(({ id, title, text }) => (
        <FileView key={id} name={title} text={text} type="text/plain" />
      ))}
    </>
  )
}

function UiFields({ forms }: { forms: ReadonlyArray<readonly [title: string, form: ConfigForm]> }) {
  return forms.map(([title, { context, values }]) => {
    const fields = uiFields(context.reference, values)
    const text = fields
      .map(({ section, label, value }) => `${section && section !== label ? `${section} > ` : ''}${label}: ${value}`)
      .join('\n')
    return <FileView key={title} name={`${title} in OLake UI`} text={text} type="text/plain" />
  })
}

/** Forms for a source and a destination, and the files, commands and fields of OLake UI that follow from them. */
export function CreatePanel({ data, source, destination, catalog }: CreatePanelProps) {
  const version = data.versions[0] ?? ''
  const sourceReference = data.sources[source]
  const destinationReference = data.destinations[destination]
  const sourceForm = useConfigForm(sourceReference, version)
  const start = startValues(destinationReference)
  const destinationForm = useConfigForm(
    destinationReference,
    version,
    catalog && destination === 'iceberg' ? withValue(start, ['writer', 'catalog_type'], catalog) : undefined,
  )
  const forms = [
    ['Source', sourceForm],
    ['Destination', destinationForm],
  ] as const
  return (
    <div className="config-columns">
      <div>
        {forms.map(([title, { context, values }]) => (
          <section key={title} aria-label={`${title}: ${context.reference.label}`} className="config-form">
            <h3>
              {title}: {context.reference.label}
            </h3>
            <p className="config-help">
              <Marked text={`All keys with their rules: [${context.reference.label} reference](${context.reference.href})`} />
            </p>
            <Fields context={context} values={values} />
          </section>
        ))}
      </div>
      <div className="config-results">
        <Result name="source.json" form={sourceForm} />
        <Result name="destination.json" form={destinationForm} />
        <Commands source={source} version={version} />
        <UiFields forms={forms} />
      </div>
    </div>
  )
}

type CreatePanelProps = { data: ToolData; source: SourceId; destination: DestinationId; catalog: string | undefined }
