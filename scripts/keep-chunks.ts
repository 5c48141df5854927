import { existsSync } from 'node:fs'
import { environment } from '#environment'
import { answerHelp } from './help'
import { CHUNK_LIST, keepPreviousChunks } from './previous-chunks'

answerHelp()
/** `npm run keep:chunks -- SOURCE`. It never fails because of the previous deployment: a site that is down must be replaceable. */
const [source] = process.argv.slice(2)
const folder = environment.SITE_DIST ?? 'out'

if (!source || !existsSync(`${folder}/index.html`)) {
  console.error(
    source
      ? `There is no export in ${folder}/. Create one with: npm run export`
      : 'Name the address or the folder of the previous deployment: npm run keep:chunks -- https://olake.io',
  )
  process.exit(1)
}
const result = await keepPreviousChunks(folder, source)
if (!result)
  console.warn(`${source} has no ${CHUNK_LIST} or cannot be reached, so no chunks are kept. This is normal for the first deployment.`)
else {
  console.log(`✓ chunks of the previous deployment: ${result.kept} kept`)
  if (result.failed.length > 0) console.warn(`${result.failed.length} could not be read: ${result.failed.slice(0, 5).join(', ')}`)
}
