import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { environment } from '#environment'
import { basePath } from '../../../lib/site.mjs'
import { startCommand } from '../../authoring/command/help'
import { serveExport } from './static-server'

startCommand(['--host'])

/** Ends the command with a message that says what to do. */
function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

const { values } = parseArgs({ options: { host: { type: 'string', default: 'localhost' } } })
const root = environment.SITE_DIST ?? 'out'
const port = environment.PORT ?? 4173

if (!existsSync(`${root}/index.html`)) stop(`There is no export in ${root}/. Create one with: npm run export`)
// Scripts and styles are below the base path of the export.
const exported = readFileSync(`${root}/index.html`, 'utf8').match(/"([^"]*)\/_next\/static\//)?.[1] ?? basePath
const named = (base: string) => (base ? `the base path ${base}` : 'no base path')
if (exported !== basePath)
  stop(
    `${root}/ was exported with ${named(exported)}, but SITE_BASE_PATH says ${named(basePath)}. Set it to the same value, or export again.`,
  )

serveExport(root, basePath)
  .on('error', (cause: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} is in use. Stop the program that uses it, or choose another one: PORT=${port + 1} npm run preview`
    stop(cause.code === 'EADDRINUSE' ? inUse : cause.message)
  })
  .listen(port, values.host, () => console.log(`${root}/ is served on http://${values.host}:${port}${basePath}/`))
