import type { z } from 'zod'
import type { reference } from '../../schema/reference-schema'
import { both, either } from './lists'

/** Reference of a configuration file; see `lib/schema/reference-schema.ts`. */
export type ConfigReference = z.infer<typeof reference>
export type ConfigObject = ConfigReference['objects'][number]
export type ConfigKey = ConfigObject['keys'][number]
export type Condition = NonNullable<ConfigKey['when']>[number]
type Expectation = Condition[string]

/** Whether a value of a file is an object in braces. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value counts as given. OLake UI saves an empty text for an empty field. */
export const isSet = (value: unknown) => value !== undefined && value !== null && value !== ''

const fits = (value: unknown, expected: Expectation): boolean => {
  if (expected === 'set') return isSet(value)
  if (expected === 'unset') return !isSet(value)
  if (Array.isArray(expected)) return expected.some((one) => one === (value ?? null))
  if ('matches' in expected) {
    const pattern = new RegExp(expected.matches)
    return (Array.isArray(value) ? value : [value]).some((one) => typeof one === 'string' && pattern.test(one))
  }
  if (typeof value !== 'number') return false
  return 'below' in expected ? value < expected.below : value > expected.above
}

/** Whether all expectations of a condition hold. @param read the value of a key that the condition names, or undefined */
export const holds = (condition: Condition, read: (key: string) => unknown): boolean =>
  Object.entries(condition).every(([key, expected]) => fits(read(key), expected))

/** Whether a key has an effect beside the other values of its object. */
export const applies = ({ when }: Pick<ConfigKey, 'when'>, object: Readonly<Record<string, unknown>>): boolean =>
  !when || when.some((condition) => holds(condition, (key) => object[key]))

/** Whether a key is required beside the other values of its object. */
export const isRequired = (key: ConfigKey, object: Readonly<Record<string, unknown>>): boolean =>
  applies(key, object) &&
  (key.required === 'yes' || Boolean(key.required_when?.some((condition) => holds(condition, (name) => object[name]))))

function expectationText(key: string, expected: Expectation): string {
  if (expected === 'set') return `\`${key}\` is set`
  if (expected === 'unset') return `\`${key}\` is not set`
  if (!Array.isArray(expected)) return `\`${key}\` has another value`
  return `\`${key}\` is ${either.format(expected.map((one) => (one === null ? 'missing' : `\`${one}\``)))}`
}

/** Conditions of which one must hold, in words and as inline Markdown: "`mode` is `verify-ca` or `verify-full`". */
export const conditionText = (conditions: readonly Condition[]): string =>
  either.format(
    conditions.map((condition) => {
      // Files do not need the choices that only OLake UI saves, so it is no news that they are missing.
      const told = Object.entries(condition).filter(([, expected]) => !(Array.isArray(expected) && expected.every((one) => one === null)))
      return both.format(told.map(([key, expected]) => expectationText(key, expected)))
    }),
  )

/** The value at a path such as `ssl.mode`. A name can contain dots only at the end of the path. */
export function valueAt(file: unknown, path: string): unknown {
  if (!isObject(file)) return undefined
  if (path in file) return file[path]
  const dot = path.indexOf('.')
  return dot < 0 ? undefined : valueAt(file[path.slice(0, dot)], path.slice(dot + 1))
}
