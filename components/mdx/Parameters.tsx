import { requirement } from '@/lib/reference/reference'
import { Inline } from '../ui/Inline'
import { FilteredParameters } from './FilteredParameters.client'

/** A configuration key, flag or field. Texts are inline Markdown. */
export type Parameter = {
  /** Id of the row, for links. */
  id: string
  names: readonly string[]
  /** Left out if it is not known. */
  type?: string
  /** `yes`, `no`, or the condition under which it is required. */
  required?: string
  /** The default, or `none`. */
  standard?: string
  /** Label of the field in OLake UI. */
  label?: string | undefined
  /** The first version that has it. */
  since?: string | undefined
  /** Allowed values as inline Markdown, if they are a list. */
  values?: string | undefined
  /** What it applies to, such as the commands that have a flag. */
  scope?: string
  meaning: string
}

/** Number of parameters from which on a list has a filter field. */
const LONG = 16

function Content({ id, names, type, required = 'no', standard = 'none', label, since, values, scope, meaning }: Parameter) {
  return (
    <>
      <dt>
        <a href={`#${id}`} className="parameter-name">
          {names.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </a>
        {type && <span className="parameter-type">{type}</span>}
        {required !== 'no' && (
          <span className="parameter-required">
            <Inline text={requirement(required)} />
          </span>
        )}
        {since && <span className="parameter-type">{since} or later</span>}
        {standard !== 'none' && (
          <span className="parameter-default">
            Default: <Inline text={standard} />
          </span>
        )}
      </dt>
      {(label || scope) && <dd className="parameter-field">{label ? `${label} in OLake UI` : scope}</dd>}
      <dd>
        <Inline text={meaning} />
      </dd>
      {values && (
        <dd>
          Allowed values: <Inline text={values} />
        </dd>
      )}
    </>
  )
}

/**
 * Parameters as a list: each has its name, type and default in one line, and its meaning at full measure below, at every width. Each name links
 * to its own row. A long list has a filter field. @param label accessible name of the list
 */
export function Parameters({ label, items }: { label: string; items: readonly Parameter[] }) {
  const rows = items.map((item) => ({ id: item.id, content: <Content {...item} /> }))
  if (rows.length >= LONG) return <FilteredParameters label={label} rows={rows} />
  return (
    <dl className="parameters" aria-label={label}>
      {rows.map(({ id, content }) => (
        <div key={id} id={id} className="parameter">
          {content}
        </div>
      ))}
    </dl>
  )
}
