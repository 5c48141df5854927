import { type ChildProcess, spawn } from 'node:child_process'
import { environment } from '#environment'
import { compileContent, prepareContent } from './build-content'
import { checkAndReport } from './check-content'

/** Milliseconds of quiet after a change before the content is checked again. */
const SETTLE = 400

async function prepare() {
  try {
    const { sources } = await checkAndReport({ strict: false })
    await prepareContent(sources)
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message}`)
  }
}

process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.SITE_CONTENT_READY = '1'
await prepare()
await compileContent().catch((cause: Error) => console.error(`✗ ${cause.message}`))

// Contentlayer watches the content and speaks after each change; that is when it is checked again.
const contentlayer = spawn('node_modules/.bin/contentlayer2', ['dev'], { stdio: ['ignore', 'pipe', 'pipe'] })
const next = spawn('node_modules/.bin/next', ['dev', '--port', String(environment.PORT ?? 3000)], { stdio: 'inherit' })
const children: ChildProcess[] = [contentlayer, next]

let timer: NodeJS.Timeout | undefined
const checkSoon = () => {
  clearTimeout(timer)
  timer = setTimeout(prepare, SETTLE)
}
contentlayer.stdout.on('data', checkSoon)
contentlayer.stderr.on('data', checkSoon)

const stop = () => {
  for (const child of children) child.kill()
  process.exit()
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
