import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '#environment'
import { writeWholeFile } from '../files/whole-file.server'
import { inputsOf, stateOf } from './inputs.server'
import { STORE } from './recorded-pages.server'

/** Results of the last export by their keys, with the states of the inputs that they were made from. */
type Results = Record<string, { inputs: Record<string, string | undefined>; value: unknown }>

const FILE = `${STORE}/results.json`

let before: Results | undefined
const used: Results = {}

/**
 * The result of `make` in the last export if nothing changed that it was made from, otherwise its result. For exports only, which forget all
 * results if code or settings changed.
 * @param key what the result depends on besides its inputs, and what tells it from others @param make returns a JSON value
 */
export function remembered<Value>(key: string, make: () => Value): Value {
  if (!environment.SITE_KEEP_PAGES) return make()
  before ??= existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {}
  const known = used[key] ?? before[key]
  if (known && Object.entries(known.inputs).every(([input, state]) => stateOf(input) === state)) {
    used[key] = known
    return known.value as Value
  }
  const { value, inputs } = inputsOf(make)
  used[key] = { inputs: Object.fromEntries([...inputs].map((input) => [input, stateOf(input)])), value }
  return value
}

/** Saves the results that this export used. */
export function saveResults(): void {
  if (!environment.SITE_KEEP_PAGES) return
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeWholeFile(FILE, JSON.stringify(used))
}
