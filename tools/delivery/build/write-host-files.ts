import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NO_PAGE } from '../../../lib/content/static-params'
import { walkFiles } from '../../authoring/command/walk'
import { headersFile, redirectsFile } from '../hosts/host-files'
import { nginxFile } from '../hosts/host-files-nginx'
import { storeEntries, uploadsFile, viewerResponseFile } from '../hosts/host-files-s3'
import { vercelFile } from '../hosts/host-files-vercel'

/** Folder of the files that are not part of the export, because they must not be served. */
const DEPLOY = 'deploy'

/** Path of the nginx configuration. */
export const NGINX_FILE = `${DEPLOY}/nginx.conf`

/** URLs of all pages of an export. */
const exportedPages = (out: string) =>
  walkFiles(out)
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.relative(out, path.dirname(file))}/`.replace('//', '/'))

/** Writes the files that `deploy/s3/sync.sh` reads. */
function writeS3Files(files: readonly string[], pages: readonly string[]): void {
  const store = `${DEPLOY}/s3/store`
  rmSync(store, { recursive: true, force: true })
  mkdirSync(store, { recursive: true })
  for (const [index, entries] of storeEntries(files, pages).entries())
    writeFileSync(`${store}/${String(index).padStart(3, '0')}.json`, `${JSON.stringify(entries, null, 2)}\n`)
  writeFileSync(`${DEPLOY}/s3/uploads.tsv`, uploadsFile(files))
  writeFileSync(`${DEPLOY}/s3/viewer-response.js`, viewerResponseFile())
}

/** Writes `_headers`, `_redirects` and `.nojekyll` to an export, and the files for nginx, S3 and Vercel to `deploy/`. */
export function writeHostFiles(out: string): void {
  const pages = exportedPages(out)
  const files = walkFiles(out).map((file) => path.relative(out, file).split(path.sep).join('/'))
  writeFileSync(path.join(out, '_headers'), headersFile(pages))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(pages))
  // Without this file, GitHub Pages leaves out folders that begin with an underscore if the export is deployed from a branch.
  writeFileSync(path.join(out, '.nojekyll'), '')
  mkdirSync(DEPLOY, { recursive: true })
  writeFileSync(NGINX_FILE, nginxFile(pages))
  writeFileSync(`${DEPLOY}/vercel.json`, vercelFile(pages))
  writeS3Files(files, pages)
}

/** Moves the Markdown of each page from `markdown/` to the folder of the page, as `index.md`. */
export function placeMarkdown(out: string): void {
  const made = path.join(out, 'markdown')
  if (!existsSync(made)) return
  cpSync(made, out, { recursive: true })
  rmSync(made, { recursive: true })
}

/** Deletes the placeholder pages of routes without pages (`withAtLeastOne` in `lib/content/static-params.ts`). */
export function removePlaceholders(out: string): void {
  for (const file of walkFiles(out))
    if (path.basename(path.dirname(file)) === NO_PAGE) rmSync(path.dirname(file), { recursive: true, force: true })
}
