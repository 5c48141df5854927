import type { SourceId } from '@/lib/systems'
import { modeLabels, modesOf, type StreamChoice, type SyncMode, startStream } from '@/lib/tools/config/streams-stub'

function TextField({ label, value, hint, change }: { label: string; value: string; hint?: string; change: (value: string) => void }) {
  return (
    <label>
      {label}
      <input
        type="text"
        className="form-control"
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={value}
        onChange={(event) => change(event.target.value.trim())}
      />
    </label>
  )
}

/** Fields for the streams of a job. */
export function StreamFields({
  source,
  streams,
  change,
}: {
  source: SourceId
  streams: readonly StreamChoice[]
  change: (streams: StreamChoice[]) => void
}) {
  const set = (index: number, part: Partial<StreamChoice>) =>
    change(streams.map((stream, at) => (at === index ? { ...stream, ...part } : stream)))
  return (
    <>
      {streams.map((stream, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: streams have no name at first, and none keeps a state
        <fieldset key={index} className="config-group config-stream-fields">
          <legend>Stream {index + 1}</legend>
          <TextField label="Namespace" value={stream.namespace} change={(namespace) => set(index, { namespace })} />
          <TextField label="Name" value={stream.name} change={(name) => set(index, { name })} />
          <label>
            Sync mode
            <select className="form-control" value={stream.mode} onChange={(event) => set(index, { mode: event.target.value as SyncMode })}>
              {modesOf(source).map((mode) => (
                <option key={mode} value={mode}>
                  {modeLabels[mode]}
                </option>
              ))}
            </select>
          </label>
          {stream.mode === 'incremental' && (
            <TextField label="Cursor field" hint="updated_at" value={stream.cursor} change={(cursor) => set(index, { cursor })} />
          )}
          <TextField label="Partition regex" hint="none" value={stream.partition} change={(partition) => set(index, { partition })} />
          <label className="config-check">
            <input
              type="checkbox"
              className="form-box"
              checked={stream.append}
              onChange={(event) => set(index, { append: event.target.checked })}
            />
            Append mode
          </label>
          <button type="button" className="link" onClick={() => change(streams.filter((_, at) => at !== index))}>
            Remove stream {index + 1}
          </button>
        </fieldset>
      ))}
      <button type="button" className="config-add" onClick={() => change([...streams, startStream(source)])}>
        Add a stream
      </button>
    </>
  )
}
