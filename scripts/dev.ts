import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { compileContent, prepareContent } from './build-content'
import { checkAndReport } from './check-content'
import { contentDir } from './read-content'

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
await prepare()
await compileContent().catch((cause: Error) => console.error(`✗ ${cause.message}`))

const children: ChildProcess[] = [
  spawn('node_modules/.bin/contentlayer2', ['dev'], { stdio: ['ignore', 'ignore', 'inherit'] }),
  spawn('node_modules/.bin/next', ['dev', '--port', process.env.PORT ?? '3000'], { stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill()
  process.exit()
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

let timer: NodeJS.Timeout | undefined
watch(contentDir, { recursive: true }, () => {
  clearTimeout(timer)
  timer = setTimeout(prepare, SETTLE)
})
