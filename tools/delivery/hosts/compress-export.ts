import { existsSync } from 'node:fs'
import { environment } from '#environment'
import { answerHelp } from '../../authoring/command/help'
import { step } from '../../authoring/command/log'
import { compressFiles } from './compress-files'

answerHelp()
const folder = environment.SITE_DIST ?? 'out'

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no export in ${folder}/. Create one with: npm run export`)
  process.exit(1)
}
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
await step(
  'compressed files',
  () => compressFiles(folder),
  ({ files, removed, bytes, gzipBytes, brotliBytes }) =>
    `${files} files, ${megabytes(bytes)}, gzip ${megabytes(gzipBytes)}, Brotli ${megabytes(brotliBytes)}, ${removed} old ones removed`,
)
