import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { modulesFrom } from '../../../lib/files/module-graph.server'
import { sha256 } from '../../../lib/files/sha256.mjs'
import { writeWholeFile } from '../../../lib/files/whole-file.server'
import type { Problem } from '../../../lib/problem'
import { settings } from '../../../lib/site.mjs'

/** Problems of texts that were checked before, one file for each text. They depend on the text and on the rules, not on the compiler. */
const FOLDER = '.next/cache/problems'
const RULES = 'tools/authoring/rules/read-body.ts'
/** Data that the rules read. */
const DATA = ['wordings.yml', 'literal-markdown.yml'].map((name) => `tools/authoring/rules/${name}`)

let fingerprint: string | undefined

function rulesFingerprint(): string {
  if (fingerprint) return fingerprint
  // Tests run in folders without code.
  const files = existsSync(RULES) ? [...modulesFrom(RULES).modules, ...DATA] : []
  fingerprint = sha256([...files.map((file) => readFileSync(file)), Buffer.from(JSON.stringify(settings.content))])
  return fingerprint
}

const fileOf = (text: string) => path.join(FOLDER, `${text}-${rulesFingerprint()}.json`)

/** Problems of a text, or undefined if it was not checked with these rules. @param text hash of the text, by `textHash` */
export const storedProblems = (text: string): Problem[] | undefined =>
  existsSync(fileOf(text)) ? JSON.parse(readFileSync(fileOf(text), 'utf8')) : undefined

export function storeProblems(text: string, problems: readonly Problem[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeWholeFile(fileOf(text), JSON.stringify(problems))
}

/** Removes the problems of texts that no page has, and those that other rules found. @param used hashes of the texts to keep */
export function removeOldProblems(used: ReadonlySet<string>): void {
  if (!existsSync(FOLDER)) return
  const kept = new Set([...used].map((text) => path.basename(fileOf(text))))
  for (const name of readdirSync(FOLDER)) if (!kept.has(name)) rmSync(path.join(FOLDER, name), { force: true })
}
