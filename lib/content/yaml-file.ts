import { existsSync, readFileSync, statSync } from 'node:fs'
import { parse } from 'yaml'

// Kept until the file changes: many pages of one build ask for the same few files.
const read = new Map<string, { changed: number; data: unknown }>()

/** What a YAML file of `content/` holds; an empty object where there is no such file. Throws on broken YAML, naming the file. */
export function yamlFile<Data>(file: string): Data {
  if (!existsSync(file)) return {} as Data
  const changed = statSync(file).mtimeMs
  const known = read.get(file)
  if (known?.changed === changed) return known.data as Data
  try {
    const data = parse(readFileSync(file, 'utf8')) ?? {}
    read.set(file, { changed, data })
    return data as Data
  } catch (cause) {
    throw new Error(`${file} is not valid YAML: ${(cause as Error).message}`)
  }
}
