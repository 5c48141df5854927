import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { headersFile, redirectsFile } from '../lib/host-files'
import { nginxFile } from '../lib/host-files-nginx'
import { walkFiles } from './walk'

/** Path of the nginx configuration. It is outside the export, because it must not be served. */
export const NGINX_FILE = 'deploy/nginx.conf'

/** URLs of all pages of an export. */
const exportedPages = (out: string) =>
  walkFiles(out)
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.relative(out, path.dirname(file))}/`.replace('//', '/'))

/** Writes `_headers` and `_redirects` to an export, and the nginx configuration to `NGINX_FILE`. */
export function writeHostFiles(out: string): void {
  const pages = exportedPages(out)
  writeFileSync(path.join(out, '_headers'), headersFile(pages))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(pages))
  mkdirSync(path.dirname(NGINX_FILE), { recursive: true })
  writeFileSync(NGINX_FILE, nginxFile(pages))
}

/** Moves the Markdown of each page from `markdown/` to the folder of the page, as `index.md`. */
export function placeMarkdown(out: string): void {
  const made = path.join(out, 'markdown')
  if (!existsSync(made)) return
  cpSync(made, out, { recursive: true })
  rmSync(made, { recursive: true })
}
