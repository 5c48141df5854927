import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { contentParts } from '../../../lib/content/content-parts'
import { bodyHash, textHash } from '../../../lib/mdx/body-hash.server'
import { hasBody, storedBody } from '../../../lib/mdx/body-store.server'
import { problemsOf, readBody } from '../rules/read-body'
import { storedProblems, storeProblems } from './problem-store'
import type { BodyReader } from './source-file'

/** A body to compile and the folder of its file relative to the content folder. */
type BodyJob = { raw: string; folder: string }

/** Number of bodies from which a second process saves more time than it needs to start. */
const WORTH_A_PROCESS = 24

/** A reader that takes bodies and their problems from the stores, and parses only those that are not in both. */
export const readStored: BodyReader = (raw, folder) => {
  const text = textHash(raw, folder)
  const problems = storedProblems(text)
  const analysis = problems && storedBody(bodyHash(text))?.analysis
  if (problems && analysis) return { problems, analysis }
  const reading = readBody(raw)
  storeProblems(text, reading.problems)
  return reading
}

/** Bodies of content files that are not in the store. Files whose body cannot be found are left out. */
const missingBodies = (files: ReadonlyMap<string, string>, contentDir: string): BodyJob[] =>
  [...files].flatMap(([file, text]) => {
    const raw = contentParts(text)?.body
    const folder = path.posix.dirname(file.slice(contentDir.length + 1))
    return raw === undefined || hasBody(bodyHash(textHash(raw, folder))) ? [] : [{ raw, folder }]
  })

/**
 * Compiles bodies into the store. A body with an error is left out; the content check reports the error with its position.
 * @param onEach is called after each body
 */
async function compileAll(jobs: readonly BodyJob[], onEach: () => void): Promise<void> {
  if (jobs.length === 0) return
  // The compiler takes long to load, and most checks find all bodies in the store.
  const { compileBody } = await import('../../../lib/mdx/compile-body.server')
  for (const { raw, folder } of jobs) {
    await compileBody(raw, folder, (tree) => storeProblems(textHash(raw, folder), problemsOf(tree, raw))).catch(() => undefined)
    onEach()
  }
}

/** Compiles bodies in a process of its own, which is this file. */
const inProcess = (jobs: readonly BodyJob[], onEach: () => void) =>
  new Promise<void>((resolve, reject) => {
    const child = fork(import.meta.filename)
    child.on('message', onEach)
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The process that compiles pages exited with code ${code}.`))))
    child.send(jobs)
  })

/**
 * Compiles the bodies of all files that are not in the store yet, in one process per processor if there are many.
 * @param files text of each file by its path
 * @param onProgress is called after each body with the number of bodies that are compiled, and of those that were not in the store
 * @returns the number of bodies that were not in the store
 */
export async function compileBodies(
  files: ReadonlyMap<string, string>,
  contentDir: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const jobs = missingBodies(files, contentDir)
  const processes = Math.min(availableParallelism(), Math.floor(jobs.length / WORTH_A_PROCESS))
  let done = 0
  const onEach = () => onProgress(++done, jobs.length)
  if (processes < 2) await compileAll(jobs, onEach)
  else {
    // Longest first, dealt out in turn, so that all parts have about the same amount of text.
    const sorted = jobs.toSorted((a, b) => b.raw.length - a.raw.length)
    const parts = Array.from({ length: processes }, (_, part) => sorted.filter((_job, index) => index % processes === part))
    await Promise.all(parts.map((part) => inProcess(part, onEach)))
  }
  return jobs.length
}

// A child process of `inProcess` receives its bodies in one message, and sends one for each that it has compiled.
if (process.send && process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit())
  process.once('message', (jobs) => {
    void compileAll(jobs as BodyJob[], () => process.send?.('compiled')).then(() => process.disconnect())
  })
}
