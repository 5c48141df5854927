import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { environment } from '#environment'
import type { Redirect } from '../lib/check/redirects'
import { DOCUMENTS_FILE } from '../lib/content/generated-documents'
import { keepGenerated, saveGenerated } from './generated'
import { answerHelp, rejectUnknownOptions } from './help'
import { placeMermaid } from './place-mermaid'
import { writeComponentIndex } from './write-component-index'

answerHelp()
rejectUnknownOptions(process.argv.slice(2), ['--port', '--help'])
const { values } = parseArgs({ options: { port: { type: 'string', default: String(environment.PORT ?? 3000) } } })
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.SITE_CONTENT_READY = '1'

// The first page does not wait for the check of the content, pictures and compiled texts. It needs these files, which the last start wrote.
writeComponentIndex()
placeMermaid()
for (const name of ['history', 'images']) keepGenerated(name, {})
keepGenerated('left-out', [])
keepGenerated('problems', { findings: [], edits: 0 })
// Only `watchContent` changes these two.
saveGenerated('edits', {})
saveGenerated('documents-version', 0)

const children: ChildProcess[] = []
const stop = () => {
  for (const child of children) child.kill()
  process.exit()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

/** Starts a program of node_modules. If one of them ends, the other ends too, because pages need both. */
function start(program: string, args: readonly string[], stdio: StdioOptions): ChildProcess {
  const child = spawn(`node_modules/.bin/${program}`, args, { stdio, env: { ...process.env, NODE_ENV: 'development' } })
  child.on('exit', (code) => {
    if (code) console.error(`✗ ${program} ended with code ${code}. To start again: npm run dev`)
    stop()
  })
  children.push(child)
  return child
}

/** The redirects for a first start. The check reports what is wrong with the files, and saves the redirects again. */
async function firstRedirects(): Promise<Redirect[]> {
  const { readRedirectsOnly } = await import('./check-content')
  return readRedirectsOnly().catch(() => [])
}

// Pages wait for the current documents.
rmSync(DOCUMENTS_FILE, { force: true })
// `watchContent` reads errors of the front matter from its output.
const contentlayer = start('contentlayer2', ['dev'], ['ignore', 'pipe', 'pipe'])
if (!existsSync('.generated/redirects.json')) saveGenerated('redirects', await firstRedirects())
start('next', ['dev', '--port', values.port], 'inherit')

// The check loads slowly, while the two programs above start.
const { watchContent } = await import('./watch-content')
watchContent(contentlayer)
