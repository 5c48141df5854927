import { existsSync, readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'
import { input } from '../build/inputs.server'
import { dataOf } from '../schema/parse-data'

/** Path of a file in `content/` that a page is about to read. The file need not exist. */
const contentFile = input(
  'file',
  (file) => file,
  (file) => existsSync(file) && readFileSync(file, 'utf8'),
)

/**
 * Returns readers for data files in `content/` (YAML or JSON) with the given schema. They throw an error with file, line and key if the
 * data does not match the schema. The data is cached until the file changes, because many pages of a build read the same files.
 */
export function dataFiles<Data>(schema: z.ZodType<Data>) {
  const known = new Map<string, { changed: number; data: Data }>()
  /** The data of a file, or undefined if the file does not exist. */
  const optional = (file: string): Data | undefined => {
    if (!existsSync(contentFile(file))) return undefined
    const changed = statSync(file).mtimeMs
    const kept = known.get(file)
    if (kept?.changed === changed) return kept.data
    const data = dataOf(file, readFileSync(file, 'utf8'), schema)
    known.set(file, { changed, data })
    return data
  }
  /** The data of a file. Throws if the file does not exist. */
  const required = (file: string): Data => {
    const data = optional(file)
    if (data === undefined) throw new Error(`The file ${file} does not exist.`)
    return data
  }
  return { optional, required }
}
