import { useId } from 'react'
import { allowedValues } from '@/lib/tools/config/allowed-values'
import type { ConfigKey } from '@/lib/tools/config/condition'
import { isRequired } from '@/lib/tools/config/condition'
import type { Finding } from '@/lib/tools/config/document'
import { type FormValues, labelOf, objectAt, pathBelow, visibleKeys } from '@/lib/tools/config/form'
import type { ToolReference } from '@/lib/tools/config/tool-data'
import { type InputProps, inputAttributes, ListField, NumberField, PairsField, SecretField } from './field-inputs'
import { Marked } from './Marked'

/** What all fields of a form share. `problems` are the findings to show, by the path of their key. */
export type FormContext = {
  reference: ToolReference
  problems: ReadonlyMap<string, readonly Finding[]>
  change: (path: readonly string[], value: unknown) => void
  /** Marks a field as visited, so that its errors are shown. */
  visit: (path: readonly string[]) => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The control for a value: a list, a text of one or several lines, a number, or a text with one entry in each line. */
function Input({ definition, object, ...props }: InputProps & { definition: ConfigKey; object: FormValues }) {
  const { value, change } = props
  const attributes = inputAttributes(props)
  if (definition.values) {
    const options = allowedValues(definition, object)
    return (
      <select {...attributes} value={textOf(value)} onChange={(event) => change(event.target.value)}>
        {!options.some((option) => option.value === textOf(value)) && <option value={textOf(value)}>{textOf(value) || 'Choose'}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label ?? option.value}
          </option>
        ))}
      </select>
    )
  }
  if (definition.type === 'integer' || definition.type === 'number') return <NumberField {...props} definition={definition} />
  if (definition.type === 'array of strings') return <ListField {...props} />
  if (definition.type === 'object of strings') return <PairsField {...props} />
  if (definition.multiline)
    return (
      <textarea
        {...attributes}
        rows={4}
        wrap="off"
        value={textOf(value)}
        onChange={(event) => change(event.target.value)}
        data-secret={definition.secret}
      />
    )
  if (definition.secret) return <SecretField {...props} />
  return <input {...attributes} type="text" value={textOf(value)} onChange={(event) => change(event.target.value)} />
}

function Help({ definition }: { definition: ConfigKey }) {
  const { default: standard, meaning, only, since } = definition
  return (
    <>
      <Marked text={/[.?!]$/.test(meaning) ? meaning : `${meaning}.`} />
      {standard !== 'none' && definition.preset === undefined && (
        <>
          {' '}
          Default: <Marked text={standard} />.
        </>
      )}
      {since && ` Since ${since}.`}
      {only === 'file' && !meaning.includes('OLake UI') && ' Not in OLake UI.'}
    </>
  )
}

function Problems({ id, findings }: { id: string; findings: readonly Finding[] }) {
  return (
    <div id={id} className="config-problems">
      {findings.map(({ level, text }) => (
        <p key={text} data-level={level}>
          <span className="sr-only">{level === 'error' ? 'Error: ' : level === 'warning' ? 'Warning: ' : 'Advice: '}</span>
          <Marked text={text} />
        </p>
      ))}
    </div>
  )
}

function Field({
  context,
  definition,
  object,
  path,
  group,
}: {
  context: FormContext
  definition: ConfigKey
  object: FormValues
  path: readonly string[]
  group: string | undefined
}) {
  const id = useId()
  const here = [...path, definition.key]
  const findings = context.problems.get(here.join('.')) ?? []
  const required = isRequired(definition, object)
  const input = {
    id,
    value: object[definition.key],
    describedBy: `${id}-help ${id}-problems`,
    invalid: findings.some(({ level }) => level === 'error'),
    required,
    change: (value: unknown) => context.change(here, value),
    visit: () => context.visit(here),
  }
  const label = labelOf(definition, object, group)
  return (
    <div className="config-field" data-key={here.join('.')}>
      {definition.type === 'boolean' ? (
        <label className="config-check">
          <input
            id={id}
            type="checkbox"
            className="form-box"
            checked={input.value === true}
            aria-describedby={input.describedBy}
            onChange={(event) => input.change(event.target.checked)}
          />
          <span>
            {label} {label !== definition.key && <code>{definition.key}</code>}
          </span>
        </label>
      ) : (
        <>
          <label htmlFor={id}>
            {label} {label !== definition.key && <code>{definition.key}</code>}
            {required && <span className="config-required">Required</span>}
          </label>
          <Input {...input} definition={definition} object={object} />
        </>
      )}
      <p id={`${id}-help`} className="config-help">
        <Help definition={definition} />
      </p>
      <Problems id={`${id}-problems`} findings={findings} />
    </div>
  )
}

/** The fields of an object, and those of the objects in it. Fields that have no effect beside the other values are left out. */
export function Fields({ context, values, path = [], group }: FieldsProps) {
  const at = path.join('.')
  const object = objectAt(context.reference, at)
  if (!object) return null
  return visibleKeys(object, values).map((definition) => {
    const below = pathBelow(at, definition.key)
    if (!objectAt(context.reference, below))
      // The type of a destination follows from the choice above the form.
      return at === '' && definition.values?.length === 1 ? null : (
        <Field key={definition.key} context={context} definition={definition} object={values} path={path} group={group} />
      )
    const own = values[definition.key]
    const inner = (
      <Fields
        context={context}
        values={typeof own === 'object' && own !== null ? (own as FormValues) : {}}
        path={[...path, definition.key]}
        group={definition.label}
      />
    )
    if (definition.key === 'writer') return <div key={definition.key}>{inner}</div>
    const findings = context.problems.get(below) ?? []
    return (
      <fieldset key={definition.key} className="config-group">
        <legend>
          {definition.label ?? definition.key} {definition.label && <code>{definition.key}</code>}
        </legend>
        <p className="config-help">
          <Help definition={definition} />
        </p>
        {findings.length > 0 && <Problems id={`${below}-problems`} findings={findings} />}
        {inner}
      </fieldset>
    )
  })
}

type FieldsProps = { context: FormContext; values: FormValues; path?: readonly string[]; group?: string | undefined }
