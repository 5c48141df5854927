import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Front matter of a content file, so that a test expects what the author wrote. @param file path from the repository's root */
export function frontMatter(file: string): Record<string, unknown> {
  const [, text] = readFileSync(file, 'utf8').match(/^---\n([\s\S]*?)\n---\n/) ?? []
  if (text === undefined) throw new Error(`${file} has no front matter.`)
  return parse(text)
}
