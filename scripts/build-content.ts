import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Finding } from '../lib/check/finding'
import type { SourceFile } from '../lib/check/source-file'
import { hasBody, removeUnusedBodies } from '../lib/mdx/body-store.server'
import { buildImages } from './build-images'
import { lockBuild } from './build-lock'
import { type ContentResult, checkAndReport, printFindings } from './check-content'
import { explainFailure } from './explain-failure'
import { saveGenerated } from './generated'
import { gitHistory } from './git-history'
import { step } from './log'
import { placeMermaid } from './place-mermaid'
import { contentDir } from './read-content'
import { walkFiles } from './walk'
import { writeComponentIndex } from './write-component-index'

/** Timeout of the content build in milliseconds. Contentlayer can wait indefinitely on systems that do not permit file watching. */
const CONTENT_TIMEOUT = 180_000

/** Builds the images that content uses and saves the list of their files. @returns the problems of images */
export async function preparePictures(sources: readonly SourceFile[]): Promise<Finding[]> {
  const { images, findings } = await buildImages(sources)
  saveGenerated('images', images)
  return findings
}

/**
 * Generates what pages need in addition to their own files: the index of components, the program that draws diagrams, images, redirects and
 * the history of each file.
 * @returns the problems of images
 */
export async function prepareContent({ sources, redirects }: Pick<ContentResult, 'sources' | 'redirects'>): Promise<Finding[]> {
  writeComponentIndex()
  placeMermaid()
  const findings = await step(
    'pictures',
    () => preparePictures(sources),
    (problems) => (problems.length ? `${problems.length} cannot be read` : 'ready'),
  )
  saveGenerated('redirects', redirects)
  // Only scripts/watch-content.ts changes these two.
  saveGenerated('edits', {})
  saveGenerated('documents-version', 0)
  await step(
    'history',
    () => {
      const { history, reason } = gitHistory(contentDir, 'app/(company)')
      saveGenerated('history', history)
      return reason ?? `last change of ${Object.keys(history).length} files`
    },
    (result) => result,
  )
  return findings
}

/** Folder of the documents that Contentlayer generates. */
export const GENERATED = '.contentlayer/generated'
/** What Contentlayer remembers of its last build. */
const CONTENTLAYER_CACHE = '.contentlayer/.cache'

/** Hashes of the compiled bodies of all documents that Contentlayer generated. */
function bodiesInUse(): Set<string> {
  const files = walkFiles(GENERATED).filter((file) => file.endsWith('.mdx.json'))
  return new Set(files.map((file) => JSON.parse(readFileSync(file, 'utf8')).facts.hash))
}

/** Compiles the MDX. Resolves to a summary, and rejects with the output of Contentlayer if it fails. */
export async function compileContent(): Promise<string> {
  const summary = await runContentlayer()
  if (![...bodiesInUse()].every(hasBody)) {
    // Contentlayer skips unchanged documents, but their bodies are gone, for example because `.next` was deleted.
    rmSync(CONTENTLAYER_CACHE, { recursive: true, force: true })
    await runContentlayer()
  }
  removeUnusedBodies(bodiesInUse())
  return summary
}

function runContentlayer(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/contentlayer2', ['build'], { timeout: CONTENT_TIMEOUT })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      const documents = output.match(/Generated (\d+ documents)/)?.[1]
      if (code === 0 && documents && !/\berror\b/i.test(output.replace(/.*npm warn.*/g, ''))) resolve(documents)
      else if (signal) reject(new Error(`Contentlayer did not finish within ${CONTENT_TIMEOUT / 1000} s.`))
      else reject(new Error(output.trim() || `Contentlayer exited with code ${code}.`))
    })
  })
}

/**
 * Checks and compiles the content, which Next.js needs for its build. Prints all problems.
 * @param strict whether warnings, such as broken links, are errors
 * @returns false if the content has errors
 */
export async function buildContent(strict = false): Promise<boolean> {
  const { ok, ...result } = await checkAndReport({ strict })
  if (!ok) return false
  const problems = await prepareContent(result)
  printFindings(problems, false)
  if (problems.length > 0) return false
  await step('content build', compileContent, (documents) => documents)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    lockBuild()
    process.exitCode = (await buildContent(process.argv.includes('--strict'))) ? 0 : 1
  } catch (cause) {
    console.error(`✗ ${explainFailure(cause)}`)
    process.exitCode = 1
  }
}
