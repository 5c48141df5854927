import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BodyReading } from './read-body'

/**
 * Compiled bodies of pages, one file for each text. The name of a file is a hash of everything that its content depends on, so the store is
 * also the cache between builds. The folder is inside the cache of Next.js, which CI systems keep.
 */
const FOLDER = '.next/cache/content'

/** Compiled body of a page: its text without front matter, what the parser found in it, and the code that creates its React elements. */
export type CompiledBody = { raw: string; reading: BodyReading; code: string }

const fileOf = (hash: string) => path.join(FOLDER, `${hash}.json`)

/** Whether the store contains the body with a hash. */
export const hasBody = (hash: string) => existsSync(fileOf(hash))

/** The compiled body with a hash, or undefined if it is not in the store. */
export const storedBody = (hash: string): CompiledBody | undefined =>
  existsSync(fileOf(hash)) ? JSON.parse(readFileSync(fileOf(hash), 'utf8')) : undefined

export function storeBody(hash: string, body: CompiledBody): void {
  mkdirSync(FOLDER, { recursive: true })
  // Other processes may read the file at the same time, so it must appear with its whole content.
  const unfinished = `${fileOf(hash)}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(body))
  renameSync(unfinished, fileOf(hash))
}

/** Removes bodies that no page uses. @param used hashes of the bodies to keep */
export function removeUnusedBodies(used: ReadonlySet<string>): void {
  if (!existsSync(FOLDER)) return
  for (const name of readdirSync(FOLDER)) if (!used.has(path.parse(name).name)) rmSync(path.join(FOLDER, name), { force: true })
}
