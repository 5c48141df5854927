import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { environment } from '#environment'
import { DOCUMENTS_FILE } from '../lib/content/generated-documents'
import { keepGenerated, saveGenerated } from './generated'
import { answerHelp } from './help'
import { placeMermaid } from './place-mermaid'
import { writeComponentIndex } from './write-component-index'

answerHelp()
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

// Pages wait for the current documents.
rmSync(DOCUMENTS_FILE, { force: true })
// `watchContent` reads errors of the front matter from its output.
const contentlayer = spawn('node_modules/.bin/contentlayer2', ['dev'], { stdio: ['ignore', 'pipe', 'pipe'] })
if (!existsSync('.generated/redirects.json')) {
  const { readRedirectsOnly } = await import('./check-content')
  saveGenerated('redirects', await readRedirectsOnly())
}
const next = spawn('node_modules/.bin/next', ['dev', '--port', String(environment.PORT ?? 3000)], { stdio: 'inherit' })
const children: ChildProcess[] = [contentlayer, next]

const stop = () => {
  for (const child of children) child.kill()
  process.exit()
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

// The check loads slowly, while the two programs above start.
const { watchContent } = await import('./watch-content')
watchContent(contentlayer)
