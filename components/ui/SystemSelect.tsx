import { type SystemId, systemLabel } from '@/lib/systems'

type SystemSelectProps = {
  label: string
  options: readonly SystemId[]
  value: string
  onChoose: (id: string) => void
}

/** A labeled selection of a source or destination, by the names that readers know. */
export function SystemSelect({ label, options, value, onChoose }: SystemSelectProps) {
  return (
    <label className="min-w-0 text-sm text-muted">
      {label}
      <select className="form-control" value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((id) => (
          <option key={id} value={id}>
            {systemLabel(id)}
          </option>
        ))}
      </select>
    </label>
  )
}
