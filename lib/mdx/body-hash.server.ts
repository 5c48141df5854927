import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

let fingerprint: string | undefined

/** Hash of the code and the packages that compile bodies. If they change, all compiled bodies are outdated. */
function compilerFingerprint(): string {
  if (fingerprint) return fingerprint
  const hash = createHash('sha256')
  const sources = readdirSync('lib/mdx').filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  for (const file of ['package-lock.json', ...sources.sort().map((name) => `lib/mdx/${name}`)]) {
    if (existsSync(file)) hash.update(readFileSync(file))
  }
  fingerprint = hash.digest('hex')
  return fingerprint
}

const hashOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)

/**
 * Identifies the text of a page.
 * @param raw the text without front matter
 * @param folder folder of the page's file relative to `content/`, against which image paths are resolved
 */
export const textHash = (raw: string, folder: string): string => hashOf(folder, raw)

/** Identifies a compiled body in the store. @param text hash of its text, by `textHash` */
export const bodyHash = (text: string): string => hashOf(compilerFingerprint(), text)
