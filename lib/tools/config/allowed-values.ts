import { type ConfigKey, holds } from './condition'

/** A value that a key accepts, and how OLake UI calls it. */
export type AllowedValue = { value: string; label?: string | undefined; since?: string | undefined }

/** Values that a key accepts beside the other values of its object. */
export const allowedValues = ({ values = [] }: ConfigKey, object: Readonly<Record<string, unknown>>): AllowedValue[] =>
  values.flatMap((one): AllowedValue[] => {
    if (typeof one === 'string') return [{ value: one }]
    return one.when && !holds(one.when, (key) => object[key]) ? [] : [one]
  })
