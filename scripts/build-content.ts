import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { pageRedirects } from '../lib/check/redirect-from'
import type { SourceFile } from '../lib/check/source-file'
import { buildImages } from './build-images'
import { checkAndReport } from './check-content'
import { gitHistory } from './git-history'
import { step } from './log'
import { contentDir } from './read-content'

/** Contentlayer may wait for ever where file watching is forbidden; a build that takes this long, in milliseconds, is ended. */
const CONTENT_TIMEOUT = 180_000

const save = (name: string, data: unknown) => {
  mkdirSync('.generated', { recursive: true })
  writeFileSync(`.generated/${name}.json`, JSON.stringify(data))
}

/** Writes what pages need besides their own files: built pictures, redirects from former addresses and the history of each file. */
export async function prepareContent(sources: readonly SourceFile[]) {
  await step(
    'pictures',
    async () => {
      const images = await buildImages(sources, contentDir)
      save('images', images)
      return Object.keys(images).length
    },
    (count) => `${count} ready`,
  )
  save('redirects', pageRedirects(sources))
  await step(
    'history',
    () => {
      const { history, reason } = gitHistory(contentDir, 'app/(company)')
      save('history', history)
      return reason ?? `last change of ${Object.keys(history).length} files`
    },
    (result) => result,
  )
}

/** Compiles the MDX. Rejects with Contentlayer's own words where it fails. */
export function compileContent(): Promise<string> {
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
      else if (signal) reject(new Error(`Contentlayer did not end within ${CONTENT_TIMEOUT / 1000} s.`))
      else reject(new Error(output.trim() || `Contentlayer ended with ${code}.`))
    })
  })
}

/** Everything that must stand before Next builds. Returns false where content is wrong; the reasons are printed. */
export async function buildContent(): Promise<boolean> {
  const { ok, sources } = await checkAndReport({ strict: false })
  if (!ok) return false
  await prepareContent(sources)
  await step('content build', compileContent, (documents) => documents)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = (await buildContent()) ? 0 : 1
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message}`)
    process.exitCode = 1
  }
}
