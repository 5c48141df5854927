import { useState } from 'react'
import type { DestinationId, SourceId } from '@/lib/systems'
import { checkStreams } from '@/lib/tools/config/check-streams'
import { valueAt } from '@/lib/tools/config/condition'
import { readJson } from '@/lib/tools/config/document'
import { startValues, withValue } from '@/lib/tools/config/form'
import { type StreamChoice, startStream, streamsStub } from '@/lib/tools/config/streams-stub'
import type { ToolData } from '@/lib/tools/config/tool-data'
import { Fields } from './Fields'
import { Marked } from './Marked'
import { Commands, FormFile, StreamsFile, UiFields } from './Results'
import { StreamFields } from './StreamFields'
import { type ConfigForm, useConfigForms } from './use-config-forms'

function FormSection({ title, form: { context, values } }: { title: string; form: ConfigForm }) {
  const { label, href } = context.reference
  return (
    <section aria-label={`${title}: ${label}`} className="config-form">
      <h2>
        {title}: {label}
      </h2>
      <p className="config-help">
        <Marked text={`Labels are those of OLake UI. All keys with examples: [${label} reference](${href})`} />
      </p>
      <Fields context={context} values={values} />
    </section>
  )
}

/** Forms for a source, a destination and streams, and the files, commands and fields of OLake UI that follow from them. */
export function CreatePanel({ data, source, destination, catalog }: CreatePanelProps) {
  const version = data.versions[0] ?? ''
  const formOf = useConfigForms(version)
  const sourceForm = formOf(`source ${source}`, data.sources[source], startValues(data.sources[source]))
  const start = startValues(data.destinations[destination])
  const destinationForm = formOf(
    `destination ${destination}`,
    data.destinations[destination],
    catalog && destination === 'iceberg' ? withValue(start, ['writer', 'catalog_type'], catalog) : start,
  )
  const [streams, setStreams] = useState<Partial<Record<SourceId, StreamChoice[]>>>({})
  const chosen = streams[source] ?? [startStream(source)]
  const streamsText = JSON.stringify(streamsStub(chosen, source), null, 2)
  const arrowWrites = valueAt(destinationForm.values, 'writer.arrow_writes') === true
  const streamFindings = checkStreams(readJson(streamsText), data.streams, version, { source, destination, arrowWrites })
  return (
    <div className="config-columns">
      <div>
        <FormSection key={`source ${source}`} title="Source" form={sourceForm} />
        <FormSection key={`destination ${destination}`} title="Destination" form={destinationForm} />
        <section aria-label="Streams" className="config-form">
          <h2>Streams</h2>
          <StreamFields source={source} streams={chosen} change={(next) => setStreams({ ...streams, [source]: next })} />
        </section>
      </div>
      <div className="config-results">
        <div className="config-sticky">
          <FormFile name="source.json" form={sourceForm} />
          <FormFile name="destination.json" form={destinationForm} />
          <StreamsFile text={streamsText} findings={streamFindings} />
          <Commands source={source} version={version} />
          <UiFields
            forms={[
              ['Source', sourceForm],
              ['Destination', destinationForm],
            ]}
          />
        </div>
      </div>
    </div>
  )
}

type CreatePanelProps = { data: ToolData; source: SourceId; destination: DestinationId; catalog: string | undefined }
