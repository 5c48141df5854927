import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { environment } from '#environment'
import { compileContent, prepareContent } from './build-content'
import { checkAndReport, printFindings } from './check-content'
import { answerHelp } from './help'
import { watchContent } from './watch-content'

answerHelp()
async function prepare() {
  try {
    printFindings(await prepareContent(await checkAndReport({ strict: false })), false)
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message}`)
  }
}

process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.SITE_CONTENT_READY = '1'
await prepare()
await compileContent().catch((cause: Error) => console.error(`✗ ${cause.message}`))

// Contentlayer compiles each change of the content. `watchContent` reads compile errors from its output.
const contentlayer = spawn('node_modules/.bin/contentlayer2', ['dev'], { stdio: ['ignore', 'pipe', 'pipe'] })
// `watchContent` shows most changes before Contentlayer, which must not slow it down.
if (contentlayer.pid) setPriority(contentlayer.pid, constants.priority.PRIORITY_BELOW_NORMAL)
const next = spawn('node_modules/.bin/next', ['dev', '--port', String(environment.PORT ?? 3000)], { stdio: 'inherit' })
const children: ChildProcess[] = [contentlayer, next]

watchContent([contentlayer.stdout, contentlayer.stderr])

const stop = () => {
  for (const child of children) child.kill()
  process.exit()
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
