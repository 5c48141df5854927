import { applies, type ConfigKey, type ConfigObject, type ConfigReference, holds, isObject, isSet } from './condition'

/** Values of a form: as in the file, with the choices of OLake UI that a file does not contain. */
export type FormValues = { readonly [key: string]: unknown }

/** Object of a reference at a path, if the form shows its keys as fields. */
export const objectAt = ({ objects }: Pick<ConfigReference, 'objects'>, path: string): ConfigObject | undefined =>
  objects.find((object) => object.path === path)

/** Path of a key below the path of its object. */
export const pathBelow = (path: string, key: string) => (path ? `${path}.${key}` : key)

/**
 * Label of a field, as in OLake UI if it has this field. Of a label for several cases, the first part is the general one.
 * @param group label of the object that contains the key, which is also that of the choice in it
 */
export const labelOf = (key: ConfigKey, object: FormValues, group?: string): string =>
  key.labels?.find(({ when }) => holds(when, (name) => object[name]))?.label ??
  (key.labels ? key.label?.split(' / ')[0] : key.label) ??
  (key.only === 'ui' ? group : undefined) ??
  key.key

/** The fields of an object that a form shows beside its present values. */
export const visibleKeys = (object: ConfigObject, values: FormValues): ConfigKey[] =>
  object.keys.filter((key) => key.only !== 'legacy' && applies(key, values))

/** What the form of OLake UI contains at the start. */
export function startValues(reference: Pick<ConfigReference, 'objects'>, path = ''): FormValues {
  const keys = objectAt(reference, path)?.keys ?? []
  return Object.fromEntries(
    keys.flatMap(({ key, preset }): Array<[string, unknown]> => {
      if (preset !== undefined) return [[key, preset]]
      const below = pathBelow(path, key)
      return objectAt(reference, below) ? [[key, startValues(reference, below)]] : []
    }),
  )
}

/** Values with one of them changed. @param path names of the objects and of the key */
export function withValue(values: FormValues, path: readonly string[], value: unknown): FormValues {
  const [key = '', ...rest] = path
  const own = values[key]
  return { ...values, [key]: rest.length > 0 ? withValue(isObject(own) ? own : {}, rest, value) : value }
}

/** Whether a value is worth a line in the file. */
const isGiven = (value: unknown) =>
  isSet(value) && !(Array.isArray(value) && value.length === 0) && !(isObject(value) && Object.keys(value).length === 0)

/**
 * The file for the values of a form: in the order of the reference, without fields that are hidden or empty and without the choices that only
 * OLake UI saves.
 */
export function fileOf(reference: Pick<ConfigReference, 'objects'>, values: FormValues, path = ''): Record<string, unknown> {
  const object = objectAt(reference, path)
  if (!object) return {}
  return Object.fromEntries(
    visibleKeys(object, values).flatMap((key) => {
      const below = pathBelow(path, key.key)
      const own = values[key.key]
      const value = objectAt(reference, below) ? fileOf(reference, isObject(own) ? own : {}, below) : own
      return key.only !== 'ui' && isGiven(value) ? [[key.key, value]] : []
    }),
  )
}

/** A field of OLake UI with the value to enter. */
export type UiField = { section: string; label: string; value: string }

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ')
  if (isObject(value))
    return Object.entries(value)
      .map(([name, one]) => `${name} = ${one}`)
      .join(', ')
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

/** The fields of OLake UI that correspond to the values of a form, in its order. */
export function uiFields(reference: Pick<ConfigReference, 'objects'>, values: FormValues, path = '', section = ''): UiField[] {
  const object = objectAt(reference, path)
  if (!object) return []
  return visibleKeys(object, values).flatMap((key): UiField[] => {
    const below = pathBelow(path, key.key)
    const own = values[key.key]
    if (objectAt(reference, below)) return uiFields(reference, isObject(own) ? own : {}, below, key.label ?? section)
    if (key.only === 'file' || (path === '' && key.values?.length === 1) || !isGiven(own)) return []
    const chosen = key.values?.find((one) => typeof one !== 'string' && one.value === own)
    const value = chosen && typeof chosen !== 'string' ? (chosen.label ?? chosen.value) : textOf(own)
    return [{ section, label: labelOf(key, values, section), value }]
  })
}
