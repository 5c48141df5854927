import { existsSync, readFileSync } from 'node:fs'
import { modulesFrom, versionsOf } from '../files/module-graph.server'
import { sha256 } from '../files/sha256.mjs'

const COMPILER = 'lib/mdx/compile-body.server.ts'

let fingerprint: string | undefined

/** Hash of the modules and packages that compile bodies. If one of them changes, all compiled bodies are outdated. */
function compilerFingerprint(): string {
  if (fingerprint) return fingerprint
  // Tests run in folders without code.
  const { modules, packages } = existsSync(COMPILER) ? modulesFrom(COMPILER) : { modules: [], packages: [] }
  const versions = packages.length > 0 ? versionsOf(packages, JSON.parse(readFileSync('package-lock.json', 'utf8'))) : []
  fingerprint = sha256([...modules.map((file) => readFileSync(file)), versions.join()])
  return fingerprint
}

const hashOf = (...parts: string[]): string => sha256([JSON.stringify(parts)], 24)

/**
 * Identifies the text of a page.
 * @param raw the text without front matter
 * @param folder folder of the page's file relative to `content/`, against which image paths are resolved
 */
export const textHash = (raw: string, folder: string): string => hashOf(folder, raw)

/** Identifies a compiled body in the store. @param text hash of its text, by `textHash` */
export const bodyHash = (text: string): string => hashOf(compilerFingerprint(), text)
