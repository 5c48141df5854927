import { execFile, spawn } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { environment } from '#environment'
import { startCommand } from '../../authoring/command/help'
import { step } from '../../authoring/command/log'
import { walkFiles } from '../../authoring/command/walk'
import { writeChunkList } from '../hosts/previous-chunks'
import { buildContent } from './build-content'
import { forgetRenderedPages, isCompiled, markCompiled } from './compiled-code'
import { explainFailure } from './explain-failure'
import { lockFolder } from './folder-lock.mjs'
import { codeParts, reasonToRenderAll, restorePages, startRecords, storePages } from './kept-pages'
import { sendTextOnce } from './send-text-once'
import { writeContentPolicies } from './write-content-policies'
import { placeMarkdown, removePlaceholders, writeHostFiles } from './write-host-files'
import { writeRedirects } from './write-redirects'

startCommand(['--export'])
const exporting = process.argv.includes('--export')
const keeping = exporting && !environment.SITE_DIST
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_CONTENT_READY: '1',
  ...(exporting && { SITE_OUTPUT: 'export' }),
  ...(keeping && { SITE_KEEP_PAGES: '1' }),
}

const run = (command: string, ...args: string[]) =>
  new Promise<void>((resolve, reject) => {
    // Without NODE_ENV, React would run in its slower development mode.
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env: { ...env, NODE_ENV: 'production' } })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} exited with code ${code}.`))))
  })

/** Folder of the files for programs until the export exists. `next build` deletes what is in the folder of the export. */
const MACHINE_FILES = '.generated/files'

/** Writes the files for programs. Server builds do not need this, because Next.js makes them with the same handlers. */
async function writeMachineFiles(): Promise<void> {
  rmSync(MACHINE_FILES, { recursive: true, force: true })
  await run('tsx', '--tsconfig', 'tsconfig.tools.json', 'tools/delivery/build/write-machine-files.ts', MACHINE_FILES)
}

/** Moves all files of a folder into another one on the same disk, and removes the folder. */
function moveFiles(from: string, to: string): void {
  for (const file of walkFiles(from)) {
    const target = path.join(to, path.relative(from, file))
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(file, target)
  }
  rmSync(from, { recursive: true })
}

/** What the type checker knows from the last build, so that it checks only what changed. */
const TYPES = '.next/cache/build-types.tsbuildinfo'

/** Checks the types of all code. Buffers the output, because Next.js prints at the same time. */
const checkTypes = () =>
  new Promise<void>((resolve, reject) => {
    execFile(
      'node_modules/.bin/tsc',
      ['--project', 'tsconfig.build.json', '--incremental', '--tsBuildInfoFile', TYPES],
      { env, maxBuffer: 1 << 28 },
      (cause, output) => {
        if (!cause) resolve()
        else reject(new Error(`The type check failed.\n${output.trim() || cause.message}`))
      },
    )
  })

/** Waits for all tasks, even if one of them fails, and then throws the first error. */
async function together(...tasks: Array<Promise<void>>): Promise<void> {
  for (const result of await Promise.allSettled(tasks)) if (result.status === 'rejected') throw result.reason
}

try {
  lockFolder('build')
  if (!environment.SITE_CONTENT_READY && !(await buildContent())) process.exit(1)
  const code = codeParts()
  const reason = keeping ? reasonToRenderAll(code) : undefined
  if (keeping) startRecords(reason !== undefined)
  if (keeping && isCompiled(code)) {
    forgetRenderedPages()
    await step('pages', () => together(run('next', 'build', '--experimental-build-mode', 'generate'), writeMachineFiles()))
  } else {
    await step('site build and types', () => together(checkTypes(), run('next', 'build'), ...(exporting ? [writeMachineFiles()] : [])))
    if (keeping) markCompiled(code)
  }
  const output = environment.SITE_DIST ?? (exporting ? 'out' : '.next')
  let keptFiles: ReadonlySet<string> | undefined
  await step(
    'texts once',
    async () => sendTextOnce(exporting ? output : `${output}/server/app`),
    (saved) => `${(saved / 1e6).toFixed(1)} MB of copies removed`,
  )
  if (!exporting) await run('tsx', '--tsconfig', 'tsconfig.tools.json', 'tools/delivery/build/write-sitemap.ts')
  await step('sitemap', () => run('next-sitemap', '--config', 'next-sitemap.config.js'))
  if (exporting) {
    moveFiles(MACHINE_FILES, output)
    placeMarkdown(output)
    removePlaceholders(output)
    if (keeping) {
      const { files } = await step(
        'kept pages',
        () => restorePages(output),
        ({ summary }) => (reason ? `all pages rendered: ${reason}` : summary),
      )
      keptFiles = files
    }
    // Before the redirects, because their files are not pages.
    writeHostFiles(output)
    writeChunkList(output)
    await step(
      'redirects',
      () => writeRedirects(output),
      (count) => `${count} written`,
    )
  }
  await step(
    'content policies',
    () => writeContentPolicies(exporting ? output : `${output}/server/app`, keptFiles),
    (count) => `${count} pages`,
  )
  if (keeping)
    await step(
      'pages for the next export',
      () => storePages(output, code),
      (count) => `${count} stored`,
    )
} catch (cause) {
  console.error(`✗ ${explainFailure(cause)}`)
  process.exitCode = 1
}
