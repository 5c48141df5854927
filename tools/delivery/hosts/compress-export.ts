import { existsSync } from 'node:fs'
import { environment } from '#environment'
import { startCommand } from '../../authoring/command/help'
import { step } from '../../authoring/command/log'
import { compressFiles } from './compress-files'

startCommand()
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
