import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { modulesFrom, versionsOf } from '../files/module-graph.server'

const COMPILER = 'lib/mdx/compile-body.server.ts'

let fingerprint: string | undefined

/** Hash of the modules and packages that compile bodies. If one of them changes, all compiled bodies are outdated. */
function compilerFingerprint(): string {
  if (fingerprint) return fingerprint
  const hash = createHash('sha256')
  // Tests run in folders without code.
  if (existsSync(COMPILER)) {
    const { modules, packages } = modulesFrom(COMPILER)
    for (const file of modules) hash.update(readFileSync(file))
    hash.update(versionsOf(packages, JSON.parse(readFileSync('package-lock.json', 'utf8'))).join())
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
