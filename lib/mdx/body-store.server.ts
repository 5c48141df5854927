import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { writeWholeFile } from '../files/whole-file.server'
import type { BodyAnalysis } from './analyse'

/**
 * Compiled bodies of pages, one file for each text. The name of a file is a hash of everything that its content depends on, so the store is
 * also the cache between builds. The folder is inside the cache of Next.js, which CI systems keep.
 */
export const BODY_FOLDER = '.next/cache/content'

/** Compiled body of a page: what the parser found in its text, and the code that creates its React elements. */
export type CompiledBody = { analysis: BodyAnalysis; code: string }

const fileOf = (hash: string) => path.join(BODY_FOLDER, `${hash}.json`)
const treeOf = (hash: string) => path.join(BODY_FOLDER, `${hash}.tree.json`)

/** Whether the store contains the body with a hash. */
export const hasBody = (hash: string) => existsSync(fileOf(hash))

/** The compiled body with a hash, or undefined if it is not in the store. */
export const storedBody = (hash: string): CompiledBody | undefined =>
  existsSync(fileOf(hash)) ? JSON.parse(readFileSync(fileOf(hash), 'utf8')) : undefined

/**
 * A copy of the syntax tree of the body with a hash, without positions and `[#id]` markers. It is in a file of its own, because pages do not
 * need it. Throws if the body is not in the store.
 */
export const storedTree = (hash: string): Root => JSON.parse(readFileSync(treeOf(hash), 'utf8'))

/** Stores a compiled body. @param tree JSON of its syntax tree */
export function storeBody(hash: string, body: CompiledBody, tree: string): void {
  mkdirSync(BODY_FOLDER, { recursive: true })
  writeWholeFile(treeOf(hash), tree)
  writeWholeFile(fileOf(hash), JSON.stringify(body))
}

/** Removes bodies that no page uses. @param used hashes of the bodies to keep */
export function removeUnusedBodies(used: ReadonlySet<string>): void {
  if (!existsSync(BODY_FOLDER)) return
  for (const name of readdirSync(BODY_FOLDER))
    if (!used.has(name.split('.')[0] ?? '')) rmSync(path.join(BODY_FOLDER, name), { force: true })
}
