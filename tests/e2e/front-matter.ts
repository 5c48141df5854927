import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * Front matter of a content file. Tests read expected values from it, so that editing a page breaks no test.
 * @param file path from the root of the repository
 * @throws if the file has no front matter
 */
export function frontMatter(file: string): Record<string, unknown> {
  const [, text] = readFileSync(file, 'utf8').match(/^---\n([\s\S]*?)\n---\n/) ?? []
  if (text === undefined) throw new Error(`${file} has no front matter.`)
  return parse(text)
}
