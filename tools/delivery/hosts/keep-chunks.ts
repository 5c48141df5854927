import { existsSync } from 'node:fs'
import { environment } from '#environment'
import { basePath } from '../../../lib/site.mjs'
import { startCommand } from '../../authoring/command/help'
import { CHUNK_LIST, keepPreviousChunks, previousDeployment } from './previous-chunks'

startCommand()

/** Ends the command because of how it was called. */
function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/**
 * `npm run keep:chunks -- SOURCE`. It fails if it is called in a wrong way, but never because of the state of the previous deployment: a
 * site that is down must be replaceable.
 */
const [argument] = process.argv.slice(2)
const folder = environment.SITE_DIST ?? 'out'

if (!argument) refuse('Name the address or the folder of the previous deployment: npm run keep:chunks -- https://olake.io')
if (!existsSync(`${folder}/index.html`)) refuse(`There is no export in ${folder}/. Create one with: npm run export`)
let source: string
try {
  source = previousDeployment(argument, basePath)
} catch (cause) {
  refuse((cause as Error).message)
}

const result = await keepPreviousChunks(folder, source)
if ('reason' in result) {
  const hint = result.isMissing ? ' This is normal for the first deployment. Otherwise, check the address or the folder.' : ''
  console.warn(`No chunks are kept, because ${source}/${CHUNK_LIST} cannot be read: ${result.reason}.${hint}`)
} else {
  console.log(`✓ chunks of the previous deployment: ${result.kept} kept`)
  if (result.failed.length > 0) console.warn(`${result.failed.length} could not be read: ${result.failed.slice(0, 5).join(', ')}`)
}
