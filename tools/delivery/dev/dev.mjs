import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { environment } from '#environment'
import { lockFolder } from '../build/folder-lock.mjs'
import { expectFirstPage, firstPageSent, firstRequest } from './first-page.mjs'

/**
 * `npm run dev`. Next.js starts first, and loads while this process reads what pages need: the front matter and the redirects. Everything that
 * can wait runs in other processes with low priority. This file is JavaScript, so that Next.js does not wait for a compiler.
 */

/** Time that Next.js has to save its cache when it ends, in milliseconds. It needs half a second. */
const STOP_TIMEOUT = 10_000

/** @type {Map<string, import('node:child_process').ChildProcess>} */
const children = new Map()
let stopping = false

/** Ends all processes. Next.js ends by itself, so that the next start finds its cache; a second call does not wait for it. */
function stop(code = 0) {
  const next = children.get('Next.js')
  for (const child of children.values()) if (child !== next || stopping) child.kill('SIGKILL')
  if (stopping || !next || next.exitCode !== null) process.exit(code)
  stopping = true
  next.once('exit', () => process.exit(code))
  next.kill('SIGINT')
  setTimeout(stop, STOP_TIMEOUT, code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop())

/**
 * Adds a process. If it ends, the others end too, because pages need all of them.
 * @template {import('node:child_process').ChildProcess} Child
 * @param {string} name
 * @param {Child} child
 * @returns {Child}
 */
function keep(name, child) {
  children.set(name, child)
  child.on('exit', (code) => {
    if (stopping) return
    console.error(`✗ ${name} ended with code ${code}. To start again: npm run dev`)
    stop(1)
  })
  return child
}

/**
 * Starts a program of node_modules.
 * @param {string} file
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} output
 * @param {Record<string, string>} [variables]
 */
const start = (file, args, output, variables) =>
  spawn(process.execPath, [`node_modules/${file}`, ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...variables, NODE_ENV: 'development' },
  })

/** @typedef {{ '../../authoring/command/help': typeof import('../../authoring/command/help'), './show-changes': typeof import('./show-changes'), './watch-content': typeof import('./watch-content') }} Modules */

/**
 * Imports a TypeScript module of this folder.
 * @template {keyof Modules} Name
 * @param {Name} name
 * @returns {Promise<Modules[Name]>}
 */
async function load(name) {
  const { register } = await import('tsx/esm/api')
  register()
  return import(`${name}.ts`)
}

const args = process.argv.slice(2)
if (args.some((arg) => arg.startsWith('-') && !/^--port(=|$)/.test(arg))) {
  const { startCommand } = await load('../../authoring/command/help')
  startCommand(['--port'])
}
try {
  lockFolder('dev')
} catch (cause) {
  console.error(`✗ ${/** @type {Error} */ (cause).message}`)
  process.exit(1)
}
const { values } = parseArgs({ options: { port: { type: 'string', default: String(environment.PORT ?? 3000) } } })
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.SITE_CONTENT_READY = '1'

expectFirstPage()
keep(
  'Next.js',
  start('next/dist/bin/next', ['dev', '--port', values.port], 'inherit', {
    // Without it, Next.js 16 ends without saving what it has compiled, and each start takes as long as the first.
    __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1',
    // A larger space for new objects saves a twentieth of the time until the first page.
    NODE_OPTIONS: `--require ./tools/delivery/dev/report-first-request.cjs --max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`,
  }),
)

const { writeFirstContent, compileTextsOf } = await load('./show-changes')
await writeFirstContent()
// While Next.js compiles the modules of the page.
await compileTextsOf(await firstRequest())
const { watchContent } = await load('./watch-content')
await firstPageSent()
// What starts now, after Ctrl+C has come, would outlive this process.
if (!stopping) {
  // The check reports what Contentlayer would print, with places and advice.
  const contentlayer = keep('Contentlayer', start('contentlayer2/bin/cli.cjs', ['dev'], 'ignore'))
  if (contentlayer.pid) setPriority(contentlayer.pid, constants.priority.PRIORITY_LOW)
  keep('The content check', watchContent())
}
