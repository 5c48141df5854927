import { existsSync } from 'node:fs'
import { environment } from '#environment'
import { basePath } from '../lib/site.mjs'
import { answerHelp } from './help'
import { serveExport } from './static-server'

answerHelp()
const root = 'out'
const port = environment.PORT ?? 4173

if (!existsSync(`${root}/index.html`)) {
  console.error(`There is no export in ${root}/. Create one with: npm run export`)
  process.exit(1)
}
serveExport(root, basePath).listen(port, () => console.log(`${root}/ is served on http://localhost:${port}${basePath}/`))
