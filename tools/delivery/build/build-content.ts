import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { Finding } from '../../../lib/problem'
import { contentDir } from '../../authoring/check/read-content'
import { printFindings } from '../../authoring/check/report'
import type { SourceFile } from '../../authoring/check/source-file'
import { checkAndReport } from '../../authoring/check-content'
import { saveGenerated } from '../../authoring/command/generated'
import { step } from '../../authoring/command/log'
import { writeComponentIndex } from '../../authoring/write-component-index'
import { currentRedirects } from './all-redirects'
import { buildImages, removeOldPictures } from './build-images'
import { acceptDocuments, removeOldTexts } from './content-documents'
import { explainFailure } from './explain-failure'
import { lockFolder } from './folder-lock.mjs'
import { gitHistory, HISTORY_FOLDERS } from './git-history'
import { placeMermaid } from './place-mermaid'

/** Timeout of the content build in milliseconds. Contentlayer can wait indefinitely on systems that do not permit file watching. */
const CONTENT_TIMEOUT = 180_000

/**
 * Builds the images that content uses and saves the list of their files.
 * @param removeOld whether to remove those of earlier builds. In development, open pages may still show them
 * @returns the problems of images
 */
export async function preparePictures(sources: readonly SourceFile[], removeOld = false): Promise<Finding[]> {
  const { images, findings } = await buildImages(sources)
  saveGenerated('images', images)
  if (removeOld && findings.length === 0) removeOldPictures(images)
  return findings
}

/**
 * Generates what pages need in addition to their own files: the index of components, the program that draws diagrams, images, redirects and
 * the history of each file.
 * @returns the problems of images
 */
async function prepareContent(sources: readonly SourceFile[]): Promise<Finding[]> {
  writeComponentIndex()
  placeMermaid()
  const findings = await step(
    'pictures',
    () => preparePictures(sources, true),
    (problems) => (problems.length ? `${problems.length} cannot be read` : 'ready'),
  )
  saveGenerated('redirects', currentRedirects(sources))
  // Only tools/delivery/dev/show-changes.ts changes these two.
  saveGenerated('edits', {})
  saveGenerated('content-version', 0)
  await step(
    'history',
    () => {
      const { history, reason } = gitHistory(...HISTORY_FOLDERS)
      saveGenerated('history', history)
      return reason ?? `last change of ${Object.keys(history).length} files`
    },
    (result) => result,
  )
  return findings
}

/** Runs Contentlayer. Resolves to its output, and rejects with it if the process fails. */
function runContentlayer(signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/contentlayer2', ['build'], { timeout: CONTENT_TIMEOUT, signal })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
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
  const stop = new AbortController()
  const contentlayer = runContentlayer(stop.signal)
  // Its errors count only if the check finds none, which explains the same errors better.
  contentlayer.catch(() => undefined)
  const { ok, ...result } = await checkAndReport({ strict })
  const problems = ok ? await prepareContent(result.sources) : []
  printFindings(problems, false)
  if (!ok || problems.length > 0) {
    stop.abort()
    return false
  }
  const documents = await step(
    'content build',
    async () => {
      const output = await contentlayer
      const accepted = acceptDocuments()
      const written = new Set(accepted.map(({ _raw }) => `${contentDir}/${_raw.sourceFilePath}`))
      const missing = result.sources.find(({ path }) => !written.has(path) && !result.leftOut.includes(path))
      // Contentlayer leaves out what it cannot read, and reports success.
      if (missing) throw new Error(`Contentlayer wrote no document for ${missing.path}.\n${output.trim()}`)
      return accepted
    },
    ({ length }) => `${length} documents`,
  )
  removeOldTexts(documents)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    lockFolder('build')
    process.exitCode = (await buildContent(process.argv.includes('--strict'))) ? 0 : 1
  } catch (cause) {
    console.error(`✗ ${explainFailure(cause)}`)
    process.exitCode = 1
  }
}
