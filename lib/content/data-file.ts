import { existsSync, readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'
import { dataOf } from '../schema/parse-data'

/**
 * Readers of the data files of `content/`, YAML or JSON, that have one schema. They throw on anything that the schema does not accept, with
 * file, line and key. What was read is kept until the file changes, since many pages of one build ask for the same few files.
 */
export function dataFiles<Data>(schema: z.ZodType<Data>) {
  const known = new Map<string, { changed: number; data: Data }>()
  /** What a file holds, or undefined where there is no such file. */
  const optional = (file: string): Data | undefined => {
    if (!existsSync(file)) return undefined
    const changed = statSync(file).mtimeMs
    const kept = known.get(file)
    if (kept?.changed === changed) return kept.data
    const data = dataOf(file, readFileSync(file, 'utf8'), schema)
    known.set(file, { changed, data })
    return data
  }
  /** What a file holds that has to exist. */
  const required = (file: string): Data => {
    const data = optional(file)
    if (data === undefined) throw new Error(`There is no file ${file}.`)
    return data
  }
  return { optional, required }
}
