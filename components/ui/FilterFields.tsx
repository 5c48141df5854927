/** Fields that filter a list. Filters apply immediately, so the fields need no submit button. */

const field = 'mt-1 block h-10 w-full rounded-control border border-control bg-paper px-3 text-[0.9375rem] text-ink'
const label = 'text-[0.8125rem] text-muted'

/** Text field for search terms. */
export function SearchField({ name, value, placeholder, className = '', onChange }: SearchFieldProps) {
  return (
    <label className={`${label} ${className}`}>
      {name}
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        maxLength={64}
        onChange={(event) => onChange(event.target.value)}
        className={field}
      />
    </label>
  )
}

/** Select field. `any` is the label of the empty value. Without it, there is no empty value. */
export function SelectField({ name, value, options, any, className = '', onChange }: SelectFieldProps) {
  return (
    <label className={`${label} ${className}`}>
      {name}
      <select value={value} onChange={(event) => onChange(event.target.value)} className={field}>
        {any && <option value="">{any}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Number of matching entries, and a button that clears the filters. */
export function FilterResult({ text, filtered, onClear }: { text: string; filtered: boolean; onClear: () => void }) {
  return (
    <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-4 text-sm text-muted">
      <output>{text}</output>
      {filtered && (
        <button type="button" onClick={onClear} className="min-h-8 text-brand underline underline-offset-4">
          Clear filters
        </button>
      )}
    </div>
  )
}

type SearchFieldProps = { name: string; value: string; placeholder?: string; className?: string; onChange: (value: string) => void }
type SelectFieldProps = {
  name: string
  value: string
  options: ReadonlyArray<readonly [value: string, text: string]>
  any?: string
  className?: string
  onChange: (value: string) => void
}
