import { existsSync } from 'node:fs'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { environment } from '#environment'
import { startCommand } from '../../authoring/command/help'
import { exportedSite } from './exported-site'
import { siteServer } from './site-server'

// Clients read the answers from the standard output, so nothing else may be written to it.
startCommand()

const root = environment.SITE_DIST ?? 'out'
if (!existsSync(`${root}/search-index/index.json`)) {
  console.error(`There is no export in ${root}/. Create one with: npm run export`)
  process.exit(1)
}

await siteServer(exportedSite(root)).connect(new StdioServerTransport())
