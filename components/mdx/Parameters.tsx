import { requirement } from '@/lib/reference/reference'
import { Inline } from '../ui/Inline'

/** A configuration key, flag or field. Texts are inline Markdown. */
export type Parameter = {
  /** Id of the row, for links. */
  id: string
  names: readonly string[]
  type: string
  /** `yes`, `no`, or the condition under which it is required. */
  required?: string
  /** The default, or `none`. */
  standard?: string
  /** Label of the field in OLake UI. */
  label?: string | undefined
  /** What it applies to, such as the commands that have a flag. */
  scope?: string
  meaning: string
}

/**
 * Parameters as a list: each has its name, type and default in one line, and its meaning at full measure below, at every width. Each name links
 * to its own row. @param label accessible name of the list
 */
export function Parameters({ label, items }: { label: string; items: readonly Parameter[] }) {
  return (
    <dl className="parameters" aria-label={label}>
      {items.map(({ id, names, type, required = 'no', standard = 'none', label: field, scope, meaning }) => (
        <div key={id} id={id} className="parameter">
          <dt>
            <a href={`#${id}`} className="parameter-name">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </a>
            <span className="parameter-type">{type}</span>
            {required !== 'no' && (
              <span className="parameter-required">
                <Inline text={requirement(required)} />
              </span>
            )}
            {standard !== 'none' && (
              <span className="parameter-default">
                Default: <Inline text={standard} />
              </span>
            )}
          </dt>
          {(field || scope) && <dd className="parameter-field">{field ? `${field} in OLake UI` : scope}</dd>}
          <dd>
            <Inline text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
